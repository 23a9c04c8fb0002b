import { setTimeout as sleep } from "node:timers/promises";
import { createScimHandler, type FetchHandler, type ScimBackends } from "@rollcall/scim-core";
import { type Filter, parseFilter } from "@rollcall/scim-filter";
import { type ScimCode, type ScimResources, scim } from "./generated/directory/scim/index.js";

/** Who calls: whoever has the token, and as which user. */
interface Caller {
  readonly userName: string;
}

/** What the service is made of. */
export interface DirectoryOptions {
  readonly backends: ScimBackends<ScimResources, ScimCode, Caller>;
  /** Who has which token. */
  readonly tokens: ReadonlyMap<string, Caller>;
  /** Signs cursors: 32 characters and more. */
  readonly cursorSecret: string;
  /** The definition set; the one that was generated unless said. */
  readonly definition?: typeof scim;
  readonly onError?: (error: unknown) => void;
}

/** The whole service: a function from a request to an answer. */
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
      // The text names this attribute alone.
      const filter = parseFilter(`userName eq ${JSON.stringify(userName)}`) as Filter<"userName">;
      const { resources } = await users.find({ filter, startIndex: 1, count: 1, sortOrder: "ascending" }, context);
      return resources[0] && { resourceType: "User", id: resources[0].id };
    },
    clock: { now: () => new Date(), sleep: (ms, signal) => sleep(ms, undefined, { signal }) },
    newRequestId: () => crypto.randomUUID(),
  });
}
