import { describe, expect, it } from "vitest";
import { after, isReversed, recentWindow, wholeWindow } from "./message-page.js";

const nowMs = 1_700_000_000_250;

describe("wholeWindow", () => {
  it.each([
    { sent: {}, wanted: ["0000000000.000000", "1700000000.999999"] },
    { sent: { oldest_ts: "1600000000" }, wanted: ["1600000000.000000", "1700000000.999999"] },
    { sent: { latest_ts: "1600000000.000001" }, wanted: ["0000000000.000000", "1600000000.000001"] },
    { sent: { latest_ts: "9999999999" }, wanted: ["0000000000.000000", "9007199254.740990"] },
  ])("of $sent is $wanted", ({ sent, wanted }) => {
    const { oldest, latest } = wholeWindow(sent, nowMs);
    expect([oldest, latest]).toEqual(wanted);
  });
});

describe("recentWindow", () => {
  it.each([
    { sent: {}, wanted: ["1699395200.250000", "1700000000.999999"] },
    { sent: { oldest_ts: "1600000000" }, wanted: ["1600000000.000000", "1600604800.000000"] },
    { sent: { latest_ts: "1600000000.000001" }, wanted: ["1599395200.000001", "1600000000.000001"] },
    { sent: { oldest_ts: "1500000000", latest_ts: "1600000000" }, wanted: ["1500000000.000000", "1600000000.000000"] },
    { sent: { latest_ts: "0000000001" }, wanted: ["0000000000.000000", "0000000001.000000"] },
    { sent: { oldest_ts: "9999999999" }, wanted: ["9007199254.740990", "9007199254.740990"] },
  ])("of $sent is $wanted", ({ sent, wanted }) => {
    const { oldest, latest } = recentWindow(sent, nowMs);
    expect([oldest, latest]).toEqual(wanted);
  });
});

it("isReversed detects a window that ends before it starts", () => {
  const [one, other] = ["1600000000.000000", "1600000000.000001"];
  expect(isReversed({ oldest: other, latest: one })).toBe(true);
  expect(isReversed({ oldest: one, latest: one })).toBe(false);
});

it("after returns the next possible ts", () => {
  expect(after("1600000000.999999")).toBe("1600000001.000000");
});
