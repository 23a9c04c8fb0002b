import { describe, expect, it } from "vitest";
import { createMemoryRates } from "./rates.js";

describe("createMemoryRates", () => {
  it("only forgets full buckets when there are very many", async () => {
    const rates = createMemoryRates();
    const take = (key: string, nowMs: number) => rates.take({ key, perMinute: 60, burst: 1, nowMs });
    for (let at = 0; at < 10_000; at += 1) await take(`old ${at}`, 0);
    expect(await take("empty", 60_000)).toMatchObject({ ok: true });
    expect(await take("another", 60_000)).toMatchObject({ ok: true });
    expect(await take("empty", 60_500)).toMatchObject({ ok: false, retryAfterMs: 500 });
    expect(await take("old 1", 60_500)).toMatchObject({ ok: true });
  });
});
