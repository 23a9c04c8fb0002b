import { describe, expect, it } from "vitest";
import { serveDouble } from "./serve-double.js";

const noon = new Date("2026-06-01T12:00:00Z");

describe("the clock", () => {
  it("starts at the given time, is frozen, and moves", async () => {
    await using server = await serveDouble({ clock: { now: noon, frozen: true } });
    expect(await server.clock.get()).toEqual({ now: noon, frozen: true });
    expect(await server.post("general", "noon")).toHaveProperty("ts", expect.stringMatching(/^1780315200\./));
    expect(await server.clock.advance("1h30m")).toEqual({ now: new Date("2026-06-01T13:30:00Z"), frozen: true });
    expect(await server.post("general", "later")).toHaveProperty("ts", "1780320600.000000");
    expect(await server.clock.set("2026-07-01T00:00:00+02:00")).toHaveProperty("now", new Date("2026-06-30T22:00:00Z"));
    expect(await server.clock.resume()).toHaveProperty("frozen", false);
    expect(await server.clock.freeze()).toHaveProperty("frozen", true);
  });

  it("expires tokens, refills budgets and deactivates guests", async () => {
    await using server = await serveDouble({ clock: { now: noon, frozen: true }, rateMode: "enforce" });
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.post("general", "x")));
    const refused = answers.filter(({ error }) => error === "ratelimited").length;
    expect(refused).toBe(2);
    expect((await server.limits.list()).buckets.map(({ key, used }) => [key.split(" ")[1], used])).toContainEqual([
      "posting-channel",
      10,
    ]);
    await server.clock.advance("1m");
    expect(await server.post("general", "x")).toMatchObject({ ok: true });
    await server.limits.set("off");
    const many = await Promise.all(Array.from({ length: 12 }, () => server.post("general", "x")));
    expect(many.every(({ ok }) => ok === true)).toBe(true);
  });

  it("cannot be set back before the latest event", async () => {
    await using server = await serveDouble({ clock: { now: noon, frozen: true } });
    await server.clock.advance("1h");
    await server.post("general", "one o'clock");
    await server.clock.advance("1h");
    expect(await server.clock.set("2026-06-01T13:00:00Z")).toHaveProperty("now", new Date("2026-06-01T13:00:00Z"));
    await expect(server.clock.set("2026-06-01T12:59:59Z")).rejects.toThrow(
      "The last change (insertMessage) happened at 2026-06-01T13:00:00.000Z, after 2026-06-01T12:59:59.000Z; reset the world, or load one, to go back.",
    );
    expect(await server.clock.get()).toHaveProperty("now", new Date("2026-06-01T13:00:00Z"));
    await server.world.reset();
    expect(await server.clock.get()).toEqual({ now: noon, frozen: true });
  });

  it.each([
    ["soon", /clock\.advance answered invalid_arguments: expected a duration such as 5m or 1h30m, not "soon" \(by\)$/],
    [-5, /expected a duration such as 5m or 1h30m, not "-5ms"/],
    ["99999999d", /beyond the year 9999/],
  ])("does not advance by %s", async (by, sentence) => {
    await using server = await serveDouble();
    await expect(server.clock.advance(by)).rejects.toThrow(sentence);
  });

  it.each([
    ["yesterday", 'expected an instant such as 2026-06-01T12:00:00Z, not "yesterday"'],
    ["2026-06-01", "expected an instant such as 2026-06-01T12:00:00Z"],
    [new Date("yesterday"), 'expected an instant such as 2026-06-01T12:00:00Z, not "Invalid Date"'],
    ["2026-13-01T00:00:00Z", "is not a valid date and time"],
  ])("cannot be set to %s", async (now, sentence) => {
    await using server = await serveDouble();
    await expect(server.clock.set(now)).rejects.toThrow(sentence);
  });
});
