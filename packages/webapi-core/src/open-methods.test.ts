import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createMethodHandler } from "./create-method-handler.js";
import type { MethodDefinition } from "./definition/definition.js";
import { extendMethods } from "./definition/load-methods.js";
import type { MethodCaller, MethodMiddleware } from "./options/method-handlers.js";
import { createNotesHandlers, notes } from "./test-sets/notes.js";
import { ask, notesRequest, stillClock } from "./test-sets/serve-notes.js";

interface EchoTypes {
  readonly arguments: { readonly [name: string]: unknown; readonly error?: string };
  readonly response: { readonly got: object };
  readonly error: { readonly error: string };
  readonly authentication: "none";
}

const echo: MethodDefinition<EchoTypes> = {
  wireName: "notes.echo",
  verb: "POST",
  description: "Answers what was sent.",
  authentication: "none",
  tokens: [],
  scopes: [],
  otherArguments: true,
  errorArgument: "error",
  argumentTable: { error: { wireName: "error", form: "string" } },
  arguments: () => z.looseObject({ error: z.string({ error: "bad_args" }).exactOptional() }),
  response: () => z.strictObject({ got: z.record(z.string(), z.unknown()) }),
  errors: {},
  facts: {},
};

const exchanges: string[] = [];
const note: MethodMiddleware<MethodCaller> = ({ method, context }, next) => {
  exchanges.push(`${method} of ${context.caller?.tokenType ?? "nobody"}`);
  return next();
};

const api = createMethodHandler({
  definition: extendMethods(notes, { methods: { "notes.echo": echo } }),
  handlers: {
    ...createNotesHandlers(),
    "notes.echo": async (args: EchoTypes["arguments"], context: object) => {
      if (args["odd"] === true) return { ok: false as const, error: "undeclared" };
      const got = { ...args, knowsCaller: "caller" in context };
      return args.error === undefined ? { ok: true as const, got } : { ok: false as const, error: args.error, got };
    },
  },
  authenticate: () => Promise.reject(new Error("authenticate must not be called")),
  clock: stillClock,
  newRequestId: () => "R1",
  middleware: [note],
});

const json = "application/json; charset=utf-8";
const send = (body: string, type = json, token?: string) =>
  ask(api, notesRequest("notes.echo", { body, type, ...(token !== undefined && { token }) }));

describe("a method without authentication", () => {
  it("is served without a token, and its handler has no caller", async () => {
    const { body, headers } = await send("{}");
    expect(body).toEqual({ ok: true, got: { knowsCaller: false } });
    expect(headers.get("x-oauth-scopes")).toBeNull();
  });

  it("ignores a token", async () => {
    expect((await send("{}", json, "unknown")).body).toMatchObject({ ok: true });
  });

  it("runs the middleware without a caller", async () => {
    exchanges.length = 0;
    await send("{}");
    expect(exchanges).toEqual(["notes.echo of nobody"]);
  });

  it("refuses invalid bodies and names like every method", async () => {
    expect((await send("{")).body).toMatchObject({ ok: false, error: "cut_off" });
    expect((await send('{"a-b": 1}')).body).toMatchObject({ ok: false, error: "bad_name" });
    expect((await send('{"error": true}')).body).toMatchObject({ ok: false, error: "bad_args" });
  });
});

describe("unlisted arguments", () => {
  it("reach the handler unchanged", async () => {
    const { body } = await send('{"a": [1, null], "b": {"c": true}, "d": null}');
    expect(body).toMatchObject({ got: { a: [1, null], b: { c: true }, d: null } });
  });

  it("are strings and lists of strings in a form, without the token", async () => {
    const { body } = await send("a=1&b=2&b=3&token=secret", "application/x-www-form-urlencoded");
    expect(body).toEqual({ ok: true, got: { a: "1", b: ["2", "3"], knowsCaller: false } });
  });

  it("never contain __proto__", async () => {
    const { body } = await send('{"__proto__": 1}');
    expect(body).toMatchObject({ ok: false, error: "bad_body" });
  });
});

describe("the argument for an error code", () => {
  it("lets a method answer the code that the caller requests", async () => {
    const { body, status } = await send('{"error": "any_code"}');
    expect([status, body]).toEqual([
      200,
      { ok: false, error: "any_code", got: { error: "any_code", knowsCaller: false } },
    ]);
  });

  it("does not let it answer another unlisted code", async () => {
    expect((await send('{"error": "any_code", "odd": true}')).body).toMatchObject({ ok: false, error: "broken" });
  });
});
