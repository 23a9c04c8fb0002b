import { setTimeout as sleep } from "node:timers/promises";
import { createScimHandler, type FetchHandler, type ScimBackends } from "@rollcall/scim-core";
import { type Filter, parseFilter } from "@rollcall/scim-filter";
import { type ScimCode, type ScimResources, scim } from "./generated/directory/scim/index.js";

/** The caller that a token identifies. */
interface Caller {
  readonly userName: string;
}

/** Dependencies of the service. */
export interface DirectoryOptions {
  readonly backends: ScimBackends<ScimResources, ScimCode, Caller>;
  /** Callers by token. */
  readonly tokens: ReadonlyMap<string, Caller>;
  /** Signs cursors. At least 32 characters. */
  readonly cursorSecret: string;
  /** Definition set. Default: the generated one. */
  readonly definition?: typeof scim;
  readonly onError?: (error: unknown) => void;
}

/** Creates the service: a function from `Request` to `Response`. */
export function createDirectory({ tokens, definition = scim, ...options }: DirectoryOptions): FetchHandler {
  const { User: users } = options.backends;
  return createScimHandler({
    ...options,
    definition,
    authenticate: async (bearer) => {
      const caller = tokens.get(bearer);
      return caller === undefined ? { ok: false, error: "unauthorized" } : { ok: true, caller };
    },
    me: async ({ userName }, context) => {
      // The filter contains only this attribute.
      const filter = parseFilter(`userName eq ${JSON.stringify(userName)}`) as Filter<"userName">;
      const { resources } = await users.find({ filter, startIndex: 1, count: 1, sortOrder: "ascending" }, context);
      return resources[0] && { resourceType: "User", id: resources[0].id };
    },
    clock: { now: () => new Date(), sleep: (ms, signal) => sleep(ms, undefined, { signal }) },
    newRequestId: () => crypto.randomUUID(),
  });
}
