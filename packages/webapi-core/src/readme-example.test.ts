import {
  createMethodHandler,
  type MethodDefinition,
  type MethodErrorDefinition,
  type WebapiDefinition,
} from "@rollcall/webapi-core";
import { z } from "zod";

// A set of one method. For more than a few methods, let @rollcall/codegen write this from YAML.
type Code = "not_authed" | "invalid_auth" | "invalid_arguments" | "unknown_method" | "internal_error";

interface Methods {
  readonly "greetings.send": {
    readonly arguments: { readonly name: string; readonly times?: number };
    readonly response: { readonly text: string };
    readonly error: { readonly error: Code | "name_not_found" };
  };
}

const row = (wireName: string, meaning: string, status = 200): MethodErrorDefinition => ({ wireName, meaning, status });

const errors = {
  not_authed: row("not_authed", "No token was sent."),
  invalid_auth: row("invalid_auth", "The token is unknown."),
  invalid_arguments: row("invalid_arguments", "The arguments are wrong."),
  unknown_method: row("unknown_method", "The method does not exist."),
  internal_error: row("internal_error", "The server failed.", 500),
};

const send: MethodDefinition<Methods["greetings.send"]> = {
  wireName: "greetings.send",
  verb: "POST",
  description: "Greets someone.",
  tokens: [],
  scopes: ["greetings:write"],
  argumentTable: { name: { wireName: "name", form: "string" }, times: { wireName: "times", form: "integer" } },
  arguments: () =>
    z.object({
      name: z.string("invalid_arguments"),
      times: z.int("invalid_arguments").min(1, "invalid_arguments").exactOptional(),
    }),
  response: () => z.object({ text: z.string() }),
  errors: { name_not_found: row("name_not_found", "No user has the name.") },
  facts: {},
};

const greetings: WebapiDefinition<Methods, Code> = {
  mount: "/api",
  methods: { "greetings.send": send },
  errors,
  // Situations that the engine detects, with their codes. Leaving one out does not compile.
  situations: {
    unknownMethod: "unknown_method",
    noToken: "not_authed",
    tokenKindRefused: "invalid_auth",
    scopeMissing: "invalid_auth",
    argumentsInvalid: "invalid_arguments",
    argumentNameInvalid: "invalid_arguments",
    arrayRefused: "invalid_arguments",
    cursorInvalid: "invalid_arguments",
    bodyTypeMissing: "invalid_arguments",
    bodyTypeUnknown: "invalid_arguments",
    charsetUnknown: "invalid_arguments",
    bodyMalformed: "invalid_arguments",
    bodyTooLarge: "invalid_arguments",
    bodyTruncated: "invalid_arguments",
    overloaded: "internal_error",
    rateLimited: "internal_error",
    defect: "internal_error",
  },
  limits: { maxArgumentName: 128, maxBodyDepth: 64, maxBodyBytes: 1_000_000 },
};

export const api = createMethodHandler({
  definition: greetings,
  // One handler per method; an undeclared code does not compile.
  handlers: {
    "greetings.send": async ({ name, times = 1 }) =>
      name === "nobody" ? { ok: false, error: "name_not_found" } : { ok: true, text: `hello ${name} `.repeat(times) },
  },
  authenticate: async (token) =>
    token === "secret"
      ? { ok: true, caller: { tokenType: "bot", scopes: new Set(["greetings:write"]) } }
      : { ok: false, error: "invalid_auth" },
  clock: { now: () => new Date(), sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
  newRequestId: () => crypto.randomUUID(),
});

const response = await api(
  new Request("http://localhost/api/greetings.send", {
    method: "POST",
    headers: { authorization: "Bearer secret" },
    body: new URLSearchParams({ name: "Ada", times: "2" }),
  }),
);
export const answer: unknown = await response.json(); // { ok: true, text: "hello Ada hello Ada " }

// End of the example.
const { describe, expect, it } = await import("vitest");
const { default: readme } = await import("../README.md?raw");
const { default: self } = await import("./readme-example.test.ts?raw");

describe("the example of the README", () => {
  it("is identical to this file", () => {
    const block = /```ts\n(.*?)```/s.exec(readme)?.[1];
    expect(self.slice(0, self.indexOf("\n// End of the example."))).toBe(block);
  });

  it("has the documented result", () => {
    expect(answer).toEqual({ ok: true, text: "hello Ada hello Ada " });
  });
});
