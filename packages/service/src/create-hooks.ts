import type { MethodFacts, Methods } from "@rollcall/api/hooks";
import { type Awaitable, loadMethod, type MethodHandlers, type MethodMiddleware } from "@rollcall/webapi-core";
import type { HandlerOptions } from "./handler-loaders.js";
import { lazily } from "./lazily.js";
import { createHookAuthentication, type HookAdmission } from "./rules/interactivity/hooks/authenticate-hook.js";
import { type HookDefinition, loadHookDefinition } from "./rules/interactivity/hooks/hook-definitions.js";
import type { HookCaller } from "./rules/interactivity/hooks/hook-message.js";
import type { ServiceOptions } from "./service-options.js";

/** The hooks of a service, in the form that the engine takes. */
export interface Hooks {
  readonly definition: HookDefinition;
  readonly handlers: MethodHandlers<Methods, HookCaller>;
  /** Resolves the path of a hook, below the base of such addresses, to its caller. */
  readonly authenticate: (path: string) => Awaitable<HookAdmission>;
  /** Middleware of every call, outermost first. Yours goes outside of it. */
  readonly middleware: readonly MethodMiddleware<HookCaller, MethodFacts>[];
}

/** Creates the hooks of a service. */
export async function createHooks(
  options: HandlerOptions & Pick<ServiceOptions, "sha256">,
): Promise<Omit<Hooks, "middleware">> {
  const { store, clock, ids, ephemerals, definitions, sha256 } = options;
  const posting = await loadMethod(definitions.webapi.methods["chat.postMessage"]);
  const handlerOptions = { posting, store, ids, ephemerals };
  return {
    definition: await loadHookDefinition(definitions.webapi, posting),
    handlers: {
      "webhook.post": lazily(async () => {
        const { createWebhookPost } = await import("./rules/interactivity/webhook.post.js");
        return createWebhookPost(handlerOptions);
      }),
      "response.post": lazily(async () => {
        const { createResponsePost } = await import("./rules/interactivity/response.post.js");
        return createResponsePost(handlerOptions);
      }),
    },
    authenticate: createHookAuthentication({ store, clock, ...(sha256 && { hash: sha256 }) }),
  };
}
