import { afterEach, describe, expect, it } from "vitest";
import { createVirtualClock, type VirtualClock } from "./virtual-clock.js";

const noon = new Date("2026-06-01T12:00:00Z");
const clocks: VirtualClock[] = [];
const frozen = () => {
  const clock = createVirtualClock({ now: noon, frozen: true });
  clocks.push(clock);
  return clock;
};
const running = () => {
  const clock = createVirtualClock({ now: noon, frozen: false });
  clocks.push(clock);
  return clock;
};
afterEach(() => {
  for (const clock of clocks.splice(0)) clock.close();
});

describe("createVirtualClock", () => {
  it("shows the machine's time by default", () => {
    const before = Date.now();
    const clock = createVirtualClock();
    const shown = clock.now().getTime();
    expect(shown).toBeGreaterThanOrEqual(before - 1);
    expect(shown).toBeLessThanOrEqual(Date.now() + 1);
    expect(clock.state().frozen).toBe(false);
  });

  it("is constant while frozen, and continues from there", async () => {
    const clock = frozen();
    await new Promise((resolve) => setImmediate(resolve));
    expect(clock.now()).toEqual(noon);
    clock.resume();
    await clock.sleep(5);
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(noon.getTime() + 5);
    clock.freeze();
    expect(clock.state()).toEqual({ now: clock.now(), frozen: true });
  });

  it("lets other work run in a sleep of 0 ms, even while frozen", async () => {
    const clock = frozen();
    const done: string[] = [];
    setImmediate(() => done.push("another"));
    await clock.sleep(0);
    expect(done).toEqual(["another"]);
    expect(clock.now()).toEqual(noon);
  });

  it("wakes sleepers in the order of their instants", async () => {
    const clock = frozen();
    const woken: string[] = [];
    const sleep = (name: string, ms: number) =>
      clock.sleep(ms).then(() => woken.push(`${name} ${clock.now().getTime() - noon.getTime()}`));
    const all = [sleep("late", 3000), sleep("early", 1000), sleep("never", 9000)];
    void sleep("chain", 500).then(() => sleep("link", 1000));
    await clock.advance(5000);
    expect(woken).toEqual(["chain 500", "early 1000", "link 1500", "late 3000"]);
    expect(clock.now().getTime() - noon.getTime()).toBe(5000);
    await clock.set(new Date(noon.getTime() + 9000));
    await Promise.all(all);
    expect(woken.at(-1)).toBe("never 9000");
  });

  it("wakes sleepers by itself while time runs", async () => {
    const clock = running();
    await clock.sleep(3);
    await Promise.all([clock.sleep(2), clock.sleep(1)]);
    expect(clock.now().getTime()).toBeGreaterThan(noon.getTime());
  });

  it("wakes no sleeper when it is set back", async () => {
    const clock = frozen();
    let woken = false;
    void clock.sleep(1000).then(() => {
      woken = true;
    });
    await clock.set(new Date(noon.getTime() - 60_000));
    expect(woken).toBe(false);
    await clock.advance(61_000);
    expect(woken).toBe(true);
  });

  it("rejects a sleeper whose signal aborts, before or during its sleep", async () => {
    const clock = frozen();
    const gone = new AbortController();
    const asleep = clock.sleep(1000, gone.signal);
    gone.abort(new Error("gone"));
    await expect(asleep).rejects.toThrow("gone");
    await expect(clock.sleep(1000, gone.signal)).rejects.toThrow("gone");
    await clock.advance(2000);
  });

  it("performs concurrent moves one after another", async () => {
    const clock = frozen();
    const asleep = clock.sleep(500);
    const shown = () => clock.now().getTime() - noon.getTime();
    const [first, second] = await Promise.all([clock.advance(1000).then(shown), clock.advance(10_000).then(shown)]);
    await asleep;
    expect([first, second, shown()]).toEqual([1000, 11_000, 11_000]);
  });

  it("jumps to another state, even during a move, and rejects sleepers", async () => {
    const clock = frozen();
    const asleep = [clock.sleep(1000), clock.sleep(2000)];
    const ended = Promise.allSettled(asleep);
    const moved = clock.advance(5000);
    await asleep[0];
    clock.jump({ now: noon, frozen: true }, new Error("elsewhere"));
    await moved;
    expect((await ended).map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    expect(clock.state()).toEqual({ now: noon, frozen: true });
  });

  it("rejects every sleeper when it is closed", async () => {
    const clock = frozen();
    const asleep = clock.sleep(1000);
    clock.close();
    await expect(asleep).rejects.toThrow("The clock was closed.");
  });
});
