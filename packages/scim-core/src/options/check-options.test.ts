import { describe, expect, it } from "vitest";
import { createScimHandler } from "../create-scim-handler.js";
import { createDeviceBackend } from "../test-sets/device-server.js";
import { devices } from "../test-sets/device-set.js";

const backend = createDeviceBackend(new Map());
const right = {
  definition: devices,
  backends: { Device: backend },
  authenticate: async () => ({ ok: false, error: "unauthorized" }),
  clock: { now: () => undefined },
  newRequestId: () => "r1",
};
const needs = "createScimHandler needs";

describe("createScimHandler called from JavaScript", () => {
  it("accepts the required options alone", () => {
    expect(Reflect.apply(createScimHandler, undefined, [right])).toBeTypeOf("function");
  });

  it.each([
    ["nothing", undefined, `${needs} the option definition: a definition set, such as`],
    ["no definition", { ...right, definition: undefined }, `${needs} the option definition: a definition set, such as`],
    [
      "a module as the definition",
      { ...right, definition: { devices } },
      "not an object without `versions` and `resources`",
    ],
    [
      "no backends",
      { ...right, backends: undefined },
      `${needs} the option backends: a backend for each resource type`,
    ],
    [
      "a backend under another name",
      { ...right, backends: { Devices: backend } },
      `${needs} a backend for the resource type Device, as backends.Device; given: Devices.`,
    ],
    ["no backend at all", { ...right, backends: {} }, "as backends.Device; given: none."],
    [
      "a backend that lacks a function",
      { ...right, backends: { Device: { ...backend, replace: undefined } } },
      /^createScimHandler needs backends\.Device\.replace\(\), which PUT \S+ calls\.$/,
    ],
    [
      "no authenticate",
      { ...right, authenticate: undefined },
      `${needs} the option authenticate: a function that resolves`,
    ],
    ["no clock", { ...right, clock: undefined }, `${needs} the option clock: an object whose function now()`],
    ["a clock without now", { ...right, clock: {} }, `${needs} clock.now: a function, not undefined.`],
    [
      "an identifier instead of a function",
      { ...right, newRequestId: "r1" },
      /newRequestId: a function .*, not a string\.$/,
    ],
    [
      "middleware that is not a list",
      { ...right, middleware: () => undefined },
      `${needs} a list of functions as the option middleware.`,
    ],
    [
      "onError that is not a function",
      { ...right, onError: {} },
      `${needs} a function as the option onError, not an object.`,
    ],
  ])("throws a message for %s", (_what, options, wanted) => {
    expect(() => Reflect.apply(createScimHandler, undefined, [options])).toThrow(wanted);
    expect(() => Reflect.apply(createScimHandler, undefined, [options])).toThrow(TypeError);
  });
});
