import { describe, expect, it } from "vitest";
import { keep, takesBody } from "./keep.js";

const large = { text: "a".repeat(80_000), channel: "C1" };
const nested: unknown = JSON.parse("[".repeat(20_000) + "]".repeat(20_000));

describe("keep", () => {
  it("keeps what is small as it is, and takes its room", () => {
    const [value, budget] = [{ channel: "C1", blocks: [{ type: "divider" }], at: null }, { room: 1000 }];
    expect(keep(value, budget)).toBe(value);
    expect(budget.room).toBe(1000 - "channelC1blocks0typedividerat".length - 4);
  });

  it.each<[string, object, object]>([
    ["too long", large, { text: { left_out: "80000 characters" }, channel: "C1" }],
    [
      "bytes",
      { image: new Uint8Array(9), password: "hush" },
      { image: { left_out: "9 bytes" }, password: "[redacted]" },
    ],
  ])("keeps a short copy of what is %s", (_name, value, wanted) =>
    expect(keep(value, { room: 65_536 })).toEqual(wanted),
  );

  it.each([
    ["nested deeper than a stack", { nested }],
    ["many items", { list: Array.from({ length: 100_000 }, () => "item") }],
    ["many empty objects", { list: Array.from({ length: 100_000 }, () => ({})) }],
  ])("keeps little of %s", (_name, value) =>
    expect(JSON.stringify(keep(value, { room: 65_536 })).length).toBeLessThan(300_000),
  );

  it("keeps less of each thing, the more is kept already", () => {
    const budget = { room: 100 };
    const text = { text: "a".repeat(50) };
    expect([keep(text, budget), keep(text, budget)]).toEqual([text, { text: { left_out: "50 characters" } }]);
  });
});

describe("takesBody", () => {
  it("looks at all that a piece of something holds in memory", () => {
    const budget = { room: 1000 };
    expect(takesBody(new Uint8Array(900), budget)).toBe(true);
    expect(takesBody(new Uint8Array(100), budget)).toBe(false);
    expect(takesBody(new Uint8Array(5000).subarray(0, 10), budget)).toBe(false);
    expect(budget.room).toBe(100);
  });
});
