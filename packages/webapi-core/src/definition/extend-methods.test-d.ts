import { describe, it } from "vitest";
import { createMethodHandler } from "../create-method-handler.js";
import { createNotesHandlers, type NotesCode, notes } from "../test-sets/notes.js";
import { stillClock } from "../test-sets/serve-notes.js";
import type { MethodTable } from "./definition.js";
import { extendMethods } from "./load-methods.js";

interface Greetings {
  readonly "greet.send": {
    readonly arguments: { readonly name: string };
    readonly response: { readonly text: string };
    readonly error: { readonly error: NotesCode | "no_such_name" };
  };
}

interface Replaced {
  readonly "notes.get": {
    readonly arguments: { readonly number: number };
    readonly response: object;
    readonly error: { readonly error: NotesCode };
  };
}

declare const greetings: MethodTable<Greetings>;
declare const replaced: MethodTable<Replaced>;
const handlers = createNotesHandlers();
const rest = {
  authenticate: async () => ({ ok: true as const, caller: { tokenType: "bot", scopes: new Set<string>() } }),
  clock: stillClock,
  newRequestId: () => "R1",
};

describe("extendMethods", () => {
  it("requires the handlers of both sets", () => {
    const definition = extendMethods(notes, greetings);
    createMethodHandler({
      definition,
      ...rest,
      handlers: {
        ...handlers,
        "greet.send": async ({ name }) =>
          name === "" ? { ok: false, error: "no_such_name" } : { ok: true, text: `hi ${name}` },
      },
    });
    // @ts-expect-error the added method has no handler
    createMethodHandler({ definition, handlers, ...rest });
  });

  it("requires handlers of the new types for replaced methods", () => {
    const definition = extendMethods(notes, replaced);
    // @ts-expect-error the old handler takes a noteId
    createMethodHandler({ definition, handlers, ...rest });
    createMethodHandler({
      definition,
      ...rest,
      handlers: {
        ...handlers,
        "notes.get": async ({ number }) => (number > 0 ? { ok: true } : { ok: false, error: "gone" }),
      },
    });
  });
});
