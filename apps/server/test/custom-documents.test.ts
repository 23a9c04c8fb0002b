import { type CommonCode, type MethodFacts, type Methods, webapi } from "@rollcall/api/webapi";
import { createServer } from "@rollcall/server/extended";
import { type AnyDocument, defineDocument, put, text } from "@rollcall/service/store";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import type { MethodDefinition, WebapiDefinition } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { deployed, deployedTokens } from "./kit/deployed.js";

interface Badge {
  readonly userId: string;
  readonly version: number;
  readonly level: number;
}

const badges = defineDocument<Badge>()({
  name: "badge",
  table: "x_badges",
  key: ["user_id"],
  columns: { user_id: text((badge) => badge.userId, { document: "user", onRemove: "remove" }) },
  lists: {},
  sample: (seed) => ({ userId: `U${seed}`, version: 1, level: seed }),
});

interface Raise {
  readonly arguments: { readonly user: string };
  readonly response: { readonly level: number };
  readonly error: { readonly error: CommonCode };
}

interface More extends Methods {
  readonly "badges.raise": Raise;
}

const raise: MethodDefinition<Raise, MethodFacts> = {
  wireName: "badges.raise",
  verb: "POST",
  description: "Raises the badge of a user by a level.",
  tokens: ["bot"],
  scopes: [],
  argumentTable: { user: { wireName: "user", form: "string" } },
  arguments: () => z.object({ user: z.string({ error: "invalid_arguments" }) }),
  response: () => z.object({ level: z.int() }),
  errors: {},
  facts: {
    subject: "badges",
    rates: [{ tier: "three", perMinute: 1, burst: 3, per: ["method", "token"], error: "ratelimited" }],
    requires: [],
  },
};

const definition: WebapiDefinition<More, CommonCode, MethodFacts> = {
  ...webapi,
  methods: { ...webapi.methods, "badges.raise": raise },
};

async function open(database: string | undefined) {
  const server = await createServer({
    ...(database === undefined ? { memory: true } : { database }),
    ...deployed(),
    rateMode: "enforce",
    definitions: { webapi: definition },
    documents: [badges],
    handlers: ({ store }) => ({
      "badges.raise": async ({ user }: Raise["arguments"]) => {
        const { version, level } = (await store.get(badges, { user_id: user })) ?? { version: 0, level: 0 };
        const raised = { userId: user, version: version + 1, level: level + 1 };
        await store.commit({ expect: [], writes: [put(badges, raised)] });
        return { ok: true, level: raised.level } as const;
      },
    }),
  });
  const raiseBadge = async () => {
    const response = await server.fetch("/api/badges.raise?user=UDEMOANNIE", {
      method: "POST",
      headers: { authorization: `Bearer ${deployedTokens.bot}` },
    });
    return response.json();
  };
  return { raise: raiseBadge, [Symbol.asyncDispose]: () => server.close() };
}

describe("custom documents, methods and rates", () => {
  it.each(["SQLite", "PostgreSQL"])("work on %s", async (kind) => {
    const database = kind === "SQLite" ? undefined : await (await sharedPostgres()).createSchema();
    await using server = await open(database);
    expect(await server.raise()).toEqual({ ok: true, level: 1 });
    expect(await server.raise()).toEqual({ ok: true, level: 2 });
    expect(await server.raise()).toEqual({ ok: true, level: 3 });
    expect(await server.raise()).toMatchObject({ ok: false, error: "ratelimited" });
  });

  it("keep their table on PostgreSQL for the next server", async () => {
    const database = await (await sharedPostgres()).createSchema();
    await (async () => {
      await using server = await open(database);
      await server.raise();
    })();
    await using server = await open(database);
    expect(await server.raise()).toEqual({ ok: true, level: 2 });
  });

  it("refuse a table that another document has", async () => {
    const twice: readonly AnyDocument[] = [badges, badges];
    await expect(createServer({ memory: true, documents: twice })).rejects.toThrow(/badge/);
  });
});
