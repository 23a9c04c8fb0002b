import { scim } from "@rollcall/api/scim";
import { webapi } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import { createService } from "./create-service.js";
import { createTestStore } from "./testing/create-test-store.js";

const right = {
  definitions: { scim, webapi },
  store: createTestStore(),
  clock: { now: (): unknown => undefined, sleep: async (): Promise<void> => undefined },
  ids: { id: () => "", orderedId: () => "", uuid: () => "", secret: () => "" },
  siteUrl: "https://acme.example",
};
const needs = "createService needs";

describe("checkOptions", () => {
  it("accepts the required options alone", () => {
    expect(Reflect.apply(createService, undefined, [right])).toHaveProperty("webapi.authenticate");
  });

  it.each([
    ["nothing", undefined, `${needs} the option store: a store, such as createSqliteStore()`],
    ["no store", { ...right, store: undefined }, `${needs} the option store: a store, such as createSqliteStore()`],
    [
      "a function in place of a store",
      { ...right, store: createTestStore },
      /^createService needs the option store: .*, not a function\.$/,
    ],
    [
      "no clock",
      { ...right, clock: undefined },
      `${needs} the option clock: an object with the functions now() and sleep()`,
    ],
    ["a clock without sleep", { ...right, clock: { now: (): unknown => undefined } }, "it lacks sleep."],
    ["no ids", { ...right, ids: {} }, `${needs} the option ids: an object with the functions id(), orderedId()`],
    ["a set too few", { ...right, definitions: { scim } }, `${needs} the option definitions: the sets that are served`],
    ["no siteUrl", { ...right, siteUrl: undefined }, "such as https://acme.example, not undefined."],
    ["a siteUrl with a slash", { ...right, siteUrl: "https://a.example/" }, 'not "https://a.example/".'],
    [
      "an unknown rate mode",
      { ...right, rateMode: "on" },
      `${needs} one of off, observe, enforce as the option rateMode, not "on".`,
    ],
    [
      "a duration that is not a number",
      { ...right, updateTimeMs: "5s" },
      'milliseconds as the option updateTimeMs, not "5s".',
    ],
  ])("says what is wrong given %s", (_what, options, wanted) => {
    expect(() => Reflect.apply(createService, undefined, [options])).toThrow(wanted);
    expect(() => Reflect.apply(createService, undefined, [options])).toThrow(TypeError);
  });
});
