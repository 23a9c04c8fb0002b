import { describe, expect, it } from "vitest";
import { parseQuery } from "./read-search.js";

const words = (...them: readonly string[]) => ({ kind: "words", words: them, isExcluded: false });
const dayMs = 86_400_000;

describe("parseQuery", () => {
  it.each([
    ["Plan b", [words("plan"), words("b")]],
    ['"Plan B" c', [words("plan", "b"), words("c")]],
    ["plan-b", [words("plan", "b")]],
    ['"never closed', [words("never", "closed")]],
    ["-plan", [{ ...words("plan"), isExcluded: true }]],
    ['-"plan b"', [{ ...words("plan", "b"), isExcluded: true }]],
    ["in:general", [{ kind: "in", value: "general", isExcluded: false }]],
    ["IN:#general", [{ kind: "in", value: "#general", isExcluded: false }]],
    ["in:<@U1>", [{ kind: "in", value: "<@U1>", isExcluded: false }]],
    ['-from:"Roll Bot"', [{ kind: "from", value: "Roll Bot", isExcluded: true }]],
    ["has:Link", [{ kind: "has", content: "link", isExcluded: false }]],
    ["before:1970-01-02", [{ kind: "time", untilMs: dayMs }]],
    ["after:1970-01-02", [{ kind: "time", fromMs: 2 * dayMs }]],
    ["on:1970-01-02", [{ kind: "time", fromMs: dayMs, untilMs: 2 * dayMs }]],
    ["on:2026-02-30", [words("on", "2026", "02", "30")]],
    ["has:fun", [words("has", "fun")]],
    ["before:", [words("before")]],
    ['?! - ""', []],
  ])("reads %j", (query, parts) => {
    expect(parseQuery(query)).toEqual(parts);
  });
});
