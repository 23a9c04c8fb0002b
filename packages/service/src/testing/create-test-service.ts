import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import { type Clock, createScimHandler, type FetchHandler } from "@rollcall/scim-core";
import { createMethodHandler } from "@rollcall/webapi-core";
import { createService } from "../create-service.js";
import type { Store } from "../model/store.js";
import type { ServiceOptions } from "../service-options.js";
import type { World } from "../worlds/world.js";
import { openTestWorld, siteUrl } from "./create-test-store.js";
import { organizationWorld } from "./demo-world.js";

/** An answer with its whole body. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
  readonly body: any;
}

/** A service over a store in memory, called through both engines. */
export interface TestService {
  readonly store: Store;
  readonly clock: Clock & { advance(ms: number): void };
  /** Sends a SCIM request. Default token: the owner's. */
  scim(verb: string, path: string, body?: object, token?: string, remoteAddress?: string): Promise<Answer>;
  /** Calls a method with a JSON body. Default token: the bot's. */
  call(method: string, args?: object, token?: string, remoteAddress?: string): Promise<Answer>;
}

/** Options of the service, and a wrapper of its store, applied after the world is loaded. */
interface TestServiceOptions extends Partial<Omit<ServiceOptions, "store">> {
  readonly wrap?: (store: Store, parts: Pick<ServiceOptions, "clock" | "ids">) => Store;
}

/** Creates a service over its own world. Its clock stands still until it is advanced. */
export async function createTestService(
  world: World = organizationWorld,
  options: TestServiceOptions = {},
): Promise<TestService> {
  const { store, clock, ids } = await openTestWorld(world);
  const { wrap = (inner: Store) => inner, ...rest } = options;
  const service = createService({
    definitions: { scim, webapi },
    store: wrap(store, { clock, ids }),
    clock,
    ids,
    siteUrl,
    ...rest,
  });
  const failed = (error: unknown) => {
    throw error;
  };
  const common = { clock, newRequestId: () => "r1", onError: failed };
  const scimHandler = createScimHandler({ definition: scim, ...(await service.scim()), ...common });
  const methodHandler = createMethodHandler({ definition: webapi, ...service.webapi, ...common });
  return {
    store,
    clock,
    scim: (verb, path, body, token = "svcp-owner", remoteAddress = "127.0.0.1") =>
      send(scimHandler, `/scim${path}`, { verb, token, remoteAddress, ...(body && { body }) }),
    call: (method, args = {}, token = "svcb-helper", remoteAddress = "127.0.0.1") =>
      send(methodHandler, `/api/${method}`, { verb: "POST", token, body: args, remoteAddress }),
  };
}

interface RequestParts {
  readonly verb: string;
  readonly token: string;
  readonly body?: object;
  readonly remoteAddress: string;
}

async function send(handler: FetchHandler, path: string, { verb, token, body, remoteAddress }: RequestParts) {
  const request = new Request(`http://host.example${path}`, {
    method: verb,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await handler(request, { remoteAddress });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}
