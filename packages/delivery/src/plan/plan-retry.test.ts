import { describe, expect, it } from "vitest";
import { planRetry, type RetryOptions } from "./plan-retry.js";

const endedAt = new Date("2026-01-01T12:00:00Z");
const failure = { reason: "http_timeout", noRetry: false } as const;
const seconds = (at: Date) => (at.getTime() - endedAt.getTime()) / 1000;

function plan(retries: number, options: RetryOptions = {}, occurredAt = endedAt) {
  const planned = planRetry({ failure, retries, endedAt, occurredAt }, options);
  return planned.kind === "retry" ? [planned.retry.num, seconds(planned.at)] : planned.reason;
}

describe("planRetry", () => {
  it("retries at once, after a minute, after five, and gives up", () => {
    expect([0, 1, 2, 3].map((retries) => plan(retries))).toEqual([[1, 0], [2, 60], [3, 300], "3 retries failed."]);
  });

  it("names the reason of the failure", () => {
    expect(planRetry({ failure, retries: 0, endedAt, occurredAt: endedAt })).toMatchObject({
      retry: { num: 1, reason: "http_timeout" },
    });
  });

  it("gives up when the app asks for it", () => {
    const refused = { reason: "http_error", noRetry: true } as const;
    const reason = "The app asked for no retry.";
    expect(planRetry({ failure: refused, retries: 0, endedAt, occurredAt: endedAt })).toEqual({
      kind: "give_up",
      reason,
    });
  });

  it("gives up what would be more than two hours late", () => {
    const [early, late] = [7_140_000, 7_140_001].map((ms) => new Date(endedAt.getTime() - ms));
    expect(plan(1, {}, early)).toEqual([2, 60]);
    expect(plan(1, {}, late)).toBe("The next attempt would be too late.");
    expect(plan(1, { isDelayed: true }, late)).toEqual([2, 60]);
  });

  it("retries delayed events every hour for a day", () => {
    expect([3, 26, 27].map((retries) => plan(retries, { isDelayed: true }))).toEqual([
      [4, 3600],
      [27, 3600],
      "27 retries failed.",
    ]);
  });
});
