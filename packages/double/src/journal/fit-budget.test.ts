import { describe, expect, it } from "vitest";
import { fitBudget, fitsBudget } from "./kept.js";

const large = { text: "a".repeat(80_000), channel: "C1" };
const nested: unknown = JSON.parse("[".repeat(20_000) + "]".repeat(20_000));

describe("fitBudget", () => {
  it("keeps a small value as it is and subtracts its size", () => {
    const [value, budget] = [{ channel: "C1", blocks: [{ type: "divider" }], at: null }, { remaining: 1000 }];
    expect(fitBudget(value, budget)).toBe(value);
    expect(budget.remaining).toBe(1000 - "channelC1blocks0typedividerat".length - 4);
  });

  it.each<[string, object, object]>([
    ["too long", large, { text: { left_out: "80000 characters" }, channel: "C1" }],
    [
      "bytes",
      { image: new Uint8Array(9), password: "hush" },
      { image: { left_out: "9 bytes" }, password: "[redacted]" },
    ],
  ])("shortens a value that is %s", (_name, value, wanted) =>
    expect(fitBudget(value, { remaining: 65_536 })).toEqual(wanted),
  );

  it.each([
    ["nested deeper than a stack", { nested }],
    ["many items", { list: Array.from({ length: 100_000 }, () => "item") }],
    ["many empty objects", { list: Array.from({ length: 100_000 }, () => ({})) }],
  ])("keeps only a small part of %s", (_name, value) =>
    expect(JSON.stringify(fitBudget(value, { remaining: 65_536 })).length).toBeLessThan(300_000),
  );

  it("keeps less of a value the more has been kept before", () => {
    const budget = { remaining: 100 };
    const text = { text: "a".repeat(50) };
    expect([fitBudget(text, budget), fitBudget(text, budget)]).toEqual([text, { text: { left_out: "50 characters" } }]);
  });
});

describe("fitsBudget", () => {
  it("counts the bytes of a view alone", () => {
    const budget = { remaining: 1000 };
    expect(fitsBudget(new Uint8Array(900), budget)).toBe(true);
    expect(fitsBudget(new Uint8Array(100), budget)).toBe(false);
    expect(fitsBudget(new Uint8Array(5000).subarray(0, 10), budget)).toBe(true);
    expect(budget.remaining).toBe(90);
  });
});
