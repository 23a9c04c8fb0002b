import type { CommonCode, MethodFacts, Methods } from "@rollcall/api/webapi";
import type { ScimDefinition } from "@rollcall/scim-core";
import { type AnyDocument, defineDocument, put, text } from "@rollcall/service/store";
import type { WebapiDefinition } from "@rollcall/webapi-core";
import { assertType, describe, expectTypeOf, it } from "vitest";
import { createServer } from "./create-server.js";
import { serviceDefinitions } from "./default-definitions.js";
import type { ServerOptions } from "./options/server-options.js";
import { withWireWords } from "./overlays/wire-words.js";

interface Mine extends Methods {
  readonly "badges.check": {
    readonly arguments: { readonly badge: string };
    readonly response: { readonly opens: boolean };
    readonly error: { readonly error: CommonCode | "badge_not_found" };
  };
}

interface Badge {
  readonly id: string;
  readonly version: number;
}

declare const webapi: WebapiDefinition<Mine, CommonCode, MethodFacts>;
const badges = defineDocument<Badge>()({
  name: "badge",
  table: "x_badges",
  key: ["id"],
  columns: { id: text((badge) => badge.id) },
  lists: {},
  sample: (seed) => ({ id: `B${seed}`, version: 1 }),
});
const { scim } = serviceDefinitions;
const definitions = { webapi };

describe("createServer", () => {
  it("asks for handlers exactly where the set has more methods than the generated one", () => {
    void (() => createServer());
    void (() => createServer({ memory: true }));
    void ((options: ServerOptions) => createServer(options));
    void (() => createServer({ definitions: { scim, webapi: serviceDefinitions.webapi } }));
    void (() =>
      createServer({
        definitions,
        handlers: () => ({ "badges.check": async () => ({ ok: true, opens: true }) as const }),
      }));
    // @ts-expect-error badges.check has no handler
    void (() => createServer({ definitions }));
    // @ts-expect-error badges.check has no handler
    void (() => createServer({ definitions, handlers: () => ({}) }));
    // @ts-expect-error the generated set has all its handlers
    void (() => createServer({ handlers: () => ({}) }));
  });

  it("refuses a code that the method does not list, and an argument that it does not have", () => {
    void (() =>
      createServer({
        definitions,
        // @ts-expect-error the method does not list the code
        handlers: () => ({ "badges.check": async () => ({ ok: false, error: "nope" }) as const }),
      }));
    void (() =>
      createServer({
        definitions,
        // @ts-expect-error the method has no argument of that name
        handlers: () => ({ "badges.check": async ({ door }) => ({ ok: true, opens: door === "" }) as const }),
      }));
  });

  it("gives handlers a store that keeps the documents of the options, and no others", () => {
    void (() =>
      createServer({
        definitions,
        documents: [badges],
        handlers: ({ store }) => ({
          "badges.check": async ({ badge }) => {
            const found = await store.get(badges, { id: badge });
            if (found === undefined) return { ok: false, error: "badge_not_found" } as const;
            await store.commit({ expect: [], writes: [put(badges, { ...found, version: found.version + 1 })] });
            return { ok: true, opens: true } as const;
          },
        }),
      }));
    void (() =>
      createServer({
        definitions,
        handlers: ({ store }) => ({
          "badges.check": async ({ badge }) => {
            // @ts-expect-error the store keeps no badges
            await store.commit({ expect: [], writes: [put(badges, { id: badge, version: 1 })] });
            return { ok: true, opens: true } as const;
          },
        }),
      }));
    assertType<AnyDocument>(badges);
  });

  it("asks for backends where a resource has more attributes than the generated one", () => {
    type Resources = typeof scim extends ScimDefinition<infer R, infer _C, infer _F> ? R : never;
    type WithBadge = Omit<Resources, "User"> & {
      readonly User: Omit<Resources["User"], "resource" | "create"> & {
        readonly resource: Resources["User"]["resource"] & { readonly badge?: { readonly level?: number } };
        readonly create: Resources["User"]["create"] & { readonly badge?: { readonly level?: number } };
      };
    };
    type Codes = keyof typeof scim.errors;
    const withBadge = scim as unknown as ScimDefinition<WithBadge, Codes, typeof scim.facts>;
    // @ts-expect-error users have an extension that the service's backend does not know
    void (() => createServer({ definitions: { scim: withBadge } }));
    void (() => createServer({ definitions: { scim: withBadge }, backends: ({ backends }) => backends }));
    void (() => createServer({ backends: ({ backends }) => backends }));
  });
});

describe("withWireWords", () => {
  it("keeps the type of what it is given", () => {
    const served = { scim, webapi };
    expectTypeOf(withWireWords(served, { svc: "acme" })).resolves.toEqualTypeOf<typeof served>();
  });
});
