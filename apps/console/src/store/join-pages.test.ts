import { describe, expect, it } from "vitest";
import { joinPages } from "./create-workspace.js";

const messages = (...all: readonly string[]) => all.map((ts) => ({ channel: "C1", ts, text: ts }));

describe("joinPages", () => {
  it.each([
    { what: "nothing is known", known: [], page: ["2", "3"], wanted: ["2", "3"] },
    { what: "the page overlaps", known: ["1", "2"], page: ["2", "3"], wanted: ["1", "2", "3"] },
    { what: "a message was deleted", known: ["1", "2", "3"], page: ["2", "4"], wanted: ["1", "2", "4"] },
    { what: "messages in between are missing", known: ["1", "2"], page: ["5", "6"], wanted: ["5", "6"] },
    { what: "all were deleted", known: ["1"], page: [], wanted: [] },
  ])("keeps what is right if $what", ({ known, page, wanted }) => {
    expect(joinPages(messages(...known), messages(...page))).toEqual(messages(...wanted));
  });
});
