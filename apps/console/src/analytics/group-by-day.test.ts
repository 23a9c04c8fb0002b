import { describe, expect, it } from "vitest";
import { groupByDay } from "./group-by-day.js";

describe("groupByDay", () => {
  it("adds the counts of the messages of each day, latest day first", () => {
    const activity = (timestamp: string, views: number) => ({
      timestamp,
      unique_user_views_count: views,
      unique_views_client: { web_views_count: views },
    });
    const days = groupByDay([
      activity("1780300800.000100", 1),
      activity("1780315200.000100", 2),
      activity("1780401600.000100", 4),
    ]);
    expect(days.map(({ day, views, web, shares, messages }) => [day, views, web, shares, messages.length])).toEqual([
      ["2026-06-02", 4, 4, 0, 1],
      ["2026-06-01", 3, 3, 0, 2],
    ]);
  });
});
