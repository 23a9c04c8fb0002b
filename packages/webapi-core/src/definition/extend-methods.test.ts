import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createMethodHandler } from "../create-method-handler.js";
import { createNotesHandlers, type NotesCode, notes } from "../test-sets/notes.js";
import { ask, notesRequest, stillClock } from "../test-sets/serve-notes.js";
import type { MethodTable } from "./definition.js";
import { extendMethods } from "./load-methods.js";

interface Greetings {
  readonly "greet.send": {
    readonly arguments: { readonly name: string };
    readonly response: { readonly text: string };
    readonly error: { readonly error: NotesCode | "no_such_name" };
  };
}

const greetings: MethodTable<Greetings> = {
  methods: {
    "greet.send": {
      wireName: "greet.send",
      verb: "POST",
      description: "Greets.",
      tokens: [],
      scopes: [],
      argumentTable: { name: { wireName: "name", form: "string" } },
      arguments: () => z.object({ name: z.string("bad_args") }),
      response: () => z.object({ text: z.string() }),
      errors: { no_such_name: { wireName: "no_such_name", status: 404, meaning: "No user has the name." } },
      facts: {},
    },
  },
};

describe("extendMethods", () => {
  const definition = extendMethods(notes, greetings);
  const handler = createMethodHandler({
    definition,
    handlers: {
      ...createNotesHandlers(),
      "greet.send": async ({ name }) =>
        name === "nobody" ? { ok: false, error: "no_such_name" } : { ok: true, text: `hi ${name}` },
    },
    authenticate: async () => ({ ok: true, caller: { tokenType: "bot", scopes: new Set<string>() } }),
    clock: stillClock,
    newRequestId: () => "R1",
  });

  it.each([
    ["an added method", "greet.send?name=Ada", { ok: true, text: "hi Ada" }],
    ["a code of an added method", "greet.send?name=nobody", { ok: false, error: "no_such_name" }],
    ["a method of the base set", "notes.get?note_id=N1", { ok: false, error: "note_not_found" }],
  ])("serves %s", async (_, call, wanted) => {
    expect((await ask(handler, notesRequest(call, { token: "any" }))).body).toEqual(wanted);
  });

  it("answers a code of an added method with the status of its row", async () => {
    expect(await ask(handler, notesRequest("greet.send?name=nobody", { token: "any" }))).toMatchObject({ status: 404 });
  });

  it("does not modify the base set", () => {
    expect(Object.keys(notes.methods)).toEqual(["notes.add", "notes.get"]);
    expect(Object.keys(definition.methods)).toEqual(["notes.add", "notes.get", "greet.send"]);
  });
});
