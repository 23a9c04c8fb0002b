import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countAttempt,
  countDelivery,
  type DeliveryWindow,
  type FailureWindow,
  isFailing,
  sumOfHour,
} from "./delivery-window.js";
import { writeRateLimited } from "./write-rate-limited.js";

const begin = Date.UTC(2026, 0, 1);
const atMinute = (minute: number) => new Date(begin + minute * 60_000);

function count(failures: number, successes: number, minute = 0, isRetry = false): FailureWindow {
  let window: FailureWindow = [];
  for (let index = 0; index < failures + successes; index += 1)
    window = countAttempt(window, { at: atMinute(minute), ok: index >= failures, isRetry });
  return window;
}

describe("isFailing", () => {
  it.each([
    ["951 of 1,000", count(951, 49), 0, true],
    ["95 % exactly", count(950, 50), 0, false],
    ["all of 999 events", count(999, 0), 0, false],
    ["all of 1,000 events and 59 minutes later", count(1000, 0), 59, true],
    ["all of 1,000 events and an hour later", count(1000, 0), 60, false],
    ["retries only", count(5000, 0, 0, true), 0, false],
    ["nothing", [], 0, false],
  ])("judges %s", (_name, window, minute, wanted) => {
    expect(isFailing(window, atMinute(minute))).toBe(wanted);
  });
});

describe("countDelivery", () => {
  it("refuses what exceeds the limit and announces it once in each minute", () => {
    let window: DeliveryWindow = [];
    const verdicts = [0, 0, 0, 0, 1, 1, 59, 60, 60, 60].map((minute) => {
      const counted = countDelivery(window, atMinute(minute), 2);
      window = counted.window;
      return counted.verdict;
    });
    expect(verdicts).toEqual([
      ...["deliver", "deliver", "announce", "drop"],
      ...["announce", "drop", "announce"],
      ...["deliver", "deliver", "announce"],
    ]);
  });
});

describe("a window", () => {
  it("has at most 60 entries and the sum of an hour, wherever the clock goes", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 300 }), (minutes) => {
        let window: FailureWindow = [];
        for (const minute of minutes) {
          window = countAttempt(window, { at: atMinute(minute), ok: true, isRetry: false });
          expect(window.length).toBeLessThanOrEqual(60);
          expect(sumOfHour(window, atMinute(minute), "attempts")).toBeGreaterThan(0);
        }
        const forward = minutes.toSorted((one, other) => one - other);
        const last = forward.at(-1) ?? 0;
        let straight: FailureWindow = [];
        for (const minute of forward)
          straight = countAttempt(straight, { at: atMinute(minute), ok: true, isRetry: false });
        expect(sumOfHour(straight, atMinute(last), "attempts")).toBe(forward.filter((each) => each > last - 60).length);
      }),
    );
  });
});

describe("writeRateLimited", () => {
  it("writes the keys in their order", () => {
    const parts = { token: "tok", team: "T1", app: "A1", at: new Date(begin + 90_000) };
    expect(writeRateLimited(parts)).toBe(
      `{"token":"tok","type":"app_rate_limited","team_id":"T1","minute_rate_limited":${begin / 1000 + 60},"api_app_id":"A1"}`,
    );
  });
});
