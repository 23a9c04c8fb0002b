import { describe, expect, it } from "vitest";
import { createMethodHandler } from "../create-method-handler.js";
import { createNotesHandlers, notes } from "../test-sets/notes.js";
import { stillClock } from "../test-sets/serve-notes.js";

const right = {
  definition: notes,
  handlers: createNotesHandlers(),
  authenticate: async () => ({ ok: false, error: "stranger" }),
  clock: stillClock,
  newRequestId: () => "R1",
};
const needs = "createMethodHandler needs";

describe("createMethodHandler called from JavaScript", () => {
  it.each([
    ["nothing", undefined, `${needs} the option definition: a set of methods, such as`],
    ["no definition", { ...right, definition: undefined }, `${needs} the option definition: a set of methods, such as`],
    ["a module as the definition", { ...right, definition: { notes } }, "not an object without `methods`"],
    [
      "no handlers",
      { ...right, handlers: undefined },
      `${needs} the option handlers: a handler for each method of the set`,
    ],
    ["a missing handler", { ...right, handlers: {} }, /missing: notes\.add, .*notes\.get/],
    [
      "a handler that is not a function",
      { ...right, handlers: { ...right.handlers, "notes.get": {} } },
      `${needs} a function as the handler of notes.get, not an object.`,
    ],
    [
      "no authenticate",
      { ...right, authenticate: null },
      `${needs} the option authenticate: a function that resolves a token`,
    ],
    ["no clock", { ...right, clock: undefined }, `${needs} the option clock: an object whose function now()`],
    ["a clock without now", { ...right, clock: {} }, `${needs} clock.now: a function, not undefined.`],
    [
      "an identifier instead of a function",
      { ...right, newRequestId: "R1" },
      /newRequestId: a function .*, not a string\.$/,
    ],
    [
      "onError that is not a function",
      { ...right, onError: "log" },
      `${needs} a function as the option onError, not a string.`,
    ],
  ])("throws a message for %s", (_what, options, wanted) => {
    expect(() => Reflect.apply(createMethodHandler, undefined, [options])).toThrow(wanted);
    expect(() => Reflect.apply(createMethodHandler, undefined, [options])).toThrow(TypeError);
  });
});
