import type { MethodFacts, Methods } from "@rollcall/api/webapi";
import { loadMethod, type MethodHandlers } from "@rollcall/webapi-core";
import { type HandlerOptions, handlerLoaders, type OptionsOf, type ReadyMethod } from "./handler-loaders.js";
import { lazily } from "./lazily.js";
import type { WebapiCaller } from "./model/caller.js";
import { createApiTest, createAuthTest } from "./rules/api/ready-methods.js";

export type { HandlerOptions } from "./handler-loaders.js";

type Handlers = MethodHandlers<Methods, WebapiCaller>;
type LateMethod = Exclude<keyof Methods, ReadyMethod>;

/** Handlers of all Web API methods. Most are loaded with their first call: a test uses only some of them. */
export function createHandlers(options: HandlerOptions): Handlers {
  const { methods } = options.definitions.webapi;
  const definitionOf: OptionsOf<LateMethod>["definitionOf"] = <Name extends keyof Methods>(name: Name) =>
    loadMethod<Methods[Name], MethodFacts>(methods[name]);
  // The table pairs each name with its own handler.
  const late = Object.entries(handlerLoaders).map(([name, load]) => {
    const [key, loadCreate] = [name as LateMethod, load as () => Promise<(options: object) => Handlers[LateMethod]>];
    const handler = lazily(async () => {
      const [create, definition] = await Promise.all([loadCreate(), definitionOf(key)]);
      return create({ ...options, definition, definitionOf }) as (...sent: readonly unknown[]) => Promise<unknown>;
    });
    return [name, handler];
  });
  return { ...Object.fromEntries(late), "api.test": createApiTest(), "auth.test": createAuthTest(options) } as Handlers;
}
