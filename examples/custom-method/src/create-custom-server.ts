import { keepExtension } from "@rollcall/scim-core";
import { type ControlledServer, createServer, type ServerOptions } from "@rollcall/server/extended";
import { put, remove } from "@rollcall/service/store";
import { badges } from "./badges.js";
import { events } from "./generated/own/events/index.js";
import { scim } from "./generated/own/scim/index.js";
import { webapi } from "./generated/own/webapi/index.js";

/** Starts the reference server with badges: a SCIM extension of users, and a method that reads it. */
export function createCustomServer(
  options: ServerOptions & { readonly control?: true } = { memory: true },
): Promise<ControlledServer> {
  return createServer({
    ...options,
    definitions: { scim, webapi, events },
    documents: [badges],
    backends: ({ backends, definitions, store, eventOf }) => {
      const values = {
        get: (userId: string) => store.get(badges, { user_id: userId }),
        set: (userId: string, { level = 0 }) =>
          store.commit({ expect: [], writes: [put(badges, { userId, version: 1, level })] }),
        delete: async (userId: string) =>
          store.commit({
            expect: [],
            writes: [remove(badges, { user_id: userId })],
            events: [await eventOf("badge_revoked", { user: userId })],
          }),
      };
      const kept = { definition: definitions.scim.resources.User, attribute: "badge", values } as const;
      return { ...backends, User: keepExtension(backends.User, kept) };
    },
    handlers: ({ store }) => ({
      "badges.check": async ({ user, level }) => {
        const badge = await store.get(badges, { user_id: user });
        if (badge === undefined) return { ok: false, error: "badge_not_found" } as const;
        return { ok: true, opens: badge.level >= level } as const;
      },
    }),
  });
}
