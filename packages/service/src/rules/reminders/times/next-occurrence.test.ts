import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readWall, toWallMs } from "../../../values/time-zones.js";
import { nextOccurrence, weekdayOf, weekdays } from "./next-occurrence.js";

const timezone = "America/New_York";
type Series = Parameters<typeof nextOccurrence>[0];

/** The occurrences after an instant, as the user's clock shows them. */
function following(at: string, recurrence: Series["recurrence"], from: string, count = 3) {
  const found: string[] = [];
  let atMs = Date.parse(at);
  for (let i = 0; i < count; i += 1) {
    atMs = nextOccurrence({ recurrence, firstWallMs: readWall(from), timezone }, atMs);
    found.push(new Date(toWallMs(atMs, timezone)).toISOString().slice(0, 16));
  }
  return found;
}

describe("nextOccurrence", () => {
  it("keeps the hour when summer time begins and ends", () => {
    expect(following("2026-03-07T15:00:00Z", { frequency: "daily" }, "2026-01-01T09:00:00")).toEqual([
      "2026-03-08T09:00",
      "2026-03-09T09:00",
      "2026-03-10T09:00",
    ]);
    expect(following("2026-10-31T15:00:00Z", { frequency: "daily" }, "2026-01-01T09:00:00", 2)).toEqual([
      "2026-11-01T09:00",
      "2026-11-02T09:00",
    ]);
  });

  it("returns the last day of months that lack a day, and then the day again", () => {
    expect(following("2028-01-31T15:00:00Z", { frequency: "monthly" }, "2026-01-31T09:00:00", 4)).toEqual([
      "2028-02-29T09:00",
      "2028-03-31T09:00",
      "2028-04-30T09:00",
      "2028-05-31T09:00",
    ]);
    expect(following("2026-03-01T15:00:00Z", { frequency: "yearly" }, "2024-02-29T09:00:00", 2)).toEqual([
      "2027-02-28T09:00",
      "2028-02-29T09:00",
    ]);
  });

  it("returns the start itself, and nothing before it", () => {
    expect(
      following("2020-01-01T00:00:00Z", { frequency: "weekly", weekdays: ["sunday"] }, "2026-06-01T09:00:00"),
    ).toEqual(["2026-06-07T09:00", "2026-06-14T09:00", "2026-06-21T09:00"]);
    expect(following("2020-01-01T00:00:00Z", { frequency: "monthly" }, "2026-06-01T09:00:00", 1)).toEqual([
      "2026-06-01T09:00",
    ]);
  });

  it("is after any instant, not before the start, and on one of the days", () => {
    const instant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
    const recurrence: fc.Arbitrary<Series["recurrence"]> = fc.oneof(
      fc.constantFrom("daily", "monthly", "yearly").map((frequency) => ({ frequency }) as const),
      fc.subarray([...weekdays], { minLength: 1 }).map((days) => ({ frequency: "weekly", weekdays: days }) as const),
    );
    fc.assert(
      fc.property(instant, instant, recurrence, (atMs, firstWallMs, given) => {
        const found = nextOccurrence({ recurrence: given, firstWallMs, timezone }, atMs);
        expect(found).toBeGreaterThan(atMs);
        // Clocks that summer time moves show an hour that is skipped as another one.
        expect(toWallMs(found, timezone)).toBeGreaterThanOrEqual(firstWallMs - 3_600_000);
        if (given.frequency === "weekly") expect(given.weekdays).toContain(weekdayOf(toWallMs(found, timezone)));
      }),
    );
  });
});
