import { createScimHandler, keepExtension } from "@rollcall/scim-core";
import { type ControlledServer, createServer, type ServerOptions } from "@rollcall/server";
import { createMethodHandler } from "@rollcall/webapi-core";
import { type Badge, scim } from "./generated/custom/scim/index.js";
import { webapi } from "./generated/custom/webapi/index.js";

/** Starts the reference server with badges: a SCIM extension of users, and a method that reads it. */
export function createCustomServer(
  options: ServerOptions & { readonly control?: true } = { memory: true },
): Promise<ControlledServer> {
  const values = new Map<string, Badge>();
  const badges = { definition: scim.resources.User, attribute: "badge", values } as const;
  return createServer({
    ...options,
    engines: {
      scim: ({ backends, ...engine }) =>
        createScimHandler({
          ...engine,
          definition: scim,
          backends: { ...backends, User: keepExtension(backends.User, badges) },
        }),
      webapi: ({ handlers, ...engine }) =>
        createMethodHandler({ ...engine, definition: webapi, handlers: { ...handlers, "badges.check": check } }),
    },
  });

  async function check({ user, level }: { readonly user: string; readonly level: number }) {
    const badge = values.get(user);
    if (badge === undefined) return { ok: false, error: "badge_not_found" } as const;
    return { ok: true, opens: (badge.level ?? 0) >= level } as const;
  }
}
