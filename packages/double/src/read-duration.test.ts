import { describe, expect, it } from "vitest";
import { readDuration } from "./faults/fault-list.js";

describe("readDuration", () => {
  it.each([
    ["90s", 90_000],
    ["1h30m", 5_400_000],
    ["7d", 604_800_000],
    ["250ms", 250],
    [1500, 1500],
    [0, 0],
  ])("reads %s", (given, wanted) => expect(readDuration(given)).toBe(wanted));

  it.each(["", "90", "s", "1h 30m", "-5s", "1.5s", -1, Number.NaN])("does not read %s", (given) =>
    expect(readDuration(given)).toBeUndefined(),
  );
});
