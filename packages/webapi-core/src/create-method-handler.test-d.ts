import type { TwoFormHandler } from "@rollcall/engine";
import { assertType, describe, expectTypeOf, it } from "vitest";
import { createMethodHandler } from "./create-method-handler.js";
import type { WebapiDefinition } from "./definition/definition.js";
import type {
  MethodCaller,
  MethodHandlerOptions,
  MethodHandlers,
  MethodMiddleware,
  MethodOutcome,
} from "./options/method-handlers.js";
import { createNotesHandlers, type NotesCode, type NotesMethods, notes } from "./test-sets/notes.js";
import { stillClock } from "./test-sets/serve-notes.js";

interface Person extends MethodCaller {
  readonly userId: string;
}

type Options = MethodHandlerOptions<NotesMethods, NotesCode, Person>;

const person: Person = { tokenType: "bot", scopes: new Set<string>(), userId: "U1" };
const authenticate: Options["authenticate"] = async (token) =>
  token === "" ? { ok: false, error: "stranger" } : { ok: true, caller: person };
const handlers = createNotesHandlers();
const rest = { authenticate, clock: stillClock, newRequestId: () => "R1" };

describe("createMethodHandler", () => {
  it("requires one handler per method", () => {
    expectTypeOf(createMethodHandler({ definition: notes, handlers, ...rest })).toEqualTypeOf<TwoFormHandler>();
    const { "notes.get": _left, ...hole } = handlers;
    // @ts-expect-error notes.get has no handler
    createMethodHandler({ definition: notes, handlers: hole, ...rest });
  });

  it("types inline handlers by their method, and the caller by the result of authenticate", () => {
    createMethodHandler({
      definition: notes,
      ...rest,
      handlers: {
        ...handlers,
        "notes.add": async (args, { caller, signal }) => {
          expectTypeOf(args.tags).toEqualTypeOf<readonly string[] | undefined>();
          expectTypeOf(args.folder).toEqualTypeOf<string | null | undefined>();
          expectTypeOf(caller).toEqualTypeOf<Person>();
          expectTypeOf(signal).toEqualTypeOf<AbortSignal>();
          return { ok: true, id: caller.userId };
        },
      },
    });
  });

  it("accepts only declared codes from a handler", () => {
    createMethodHandler({
      definition: notes,
      ...rest,
      // @ts-expect-error text_too_long is a code of the other method
      handlers: { ...handlers, "notes.get": async () => ({ ok: false, error: "text_too_long" }) },
    });
    createMethodHandler({
      definition: notes,
      ...rest,
      // @ts-expect-error note_locked requires its field
      handlers: { ...handlers, "notes.add": async () => ({ ok: false, error: "note_locked" }) },
    });
    createMethodHandler({
      definition: notes,
      ...rest,
      // @ts-expect-error a success requires an id
      handlers: { ...handlers, "notes.add": async () => ({ ok: true }) },
    });
  });

  it("accepts only common codes from authenticate", () => {
    createMethodHandler({
      definition: notes,
      handlers,
      ...rest,
      // @ts-expect-error note_not_found is not a common code
      authenticate: async () => ({ ok: false as const, error: "note_not_found" }),
    });
  });

  it("requires a code of the table for every situation", () => {
    const { noToken: _noToken, ...fewer } = notes.situations;
    // @ts-expect-error noToken has no code
    createMethodHandler({ definition: { ...notes, situations: fewer }, handlers, ...rest });
    assertType<WebapiDefinition<NotesMethods, NotesCode>>({
      ...notes,
      // @ts-expect-error odd is not a common code
      situations: { ...notes.situations, defect: "odd" },
    });
  });

  it("requires a row for every common code", () => {
    const { gone: _gone, ...fewer } = notes.errors;
    // @ts-expect-error gone has no row
    assertType<WebapiDefinition<NotesMethods, NotesCode>>({ ...notes, errors: fewer });
  });

  it("accepts middleware with the same type of caller", () => {
    const lock: MethodMiddleware<Person> = async ({ context }, next) => {
      expectTypeOf(context.caller?.userId).toEqualTypeOf<string | undefined>();
      return next();
    };
    createMethodHandler({ definition: notes, handlers, ...rest, middleware: [lock] });
    const stranger: MethodMiddleware<Person & { readonly teamId: string }> = async (_, next) => next();
    // @ts-expect-error the caller has no team
    createMethodHandler({ definition: notes, handlers, ...rest, middleware: [stranger] });
  });
});

describe("MethodHandlers", () => {
  it("requires handlers that accept every valid argument", () => {
    assertType<MethodHandlers<NotesMethods, Person>>({
      ...handlers,
      // @ts-expect-error folder may be null
      "notes.add": async ({ folder }: { readonly text: string; readonly folder?: string }) => ({
        ok: true,
        id: folder ?? "",
      }),
    });
  });
});

describe("MethodOutcome", () => {
  it("lets a refusal have a reason, seconds to wait, and lines", () => {
    assertType<MethodOutcome<NotesMethods["notes.get"]>>({
      ok: false,
      error: "note_not_found",
      reason: { rule: "notes#get", found: "N1", wanted: "a note" },
      retryAfterSeconds: 1,
      messages: ["[ERROR] no"],
    });
  });
});
