import { describe, expect, it } from "vitest";
import { backgroundClock, systemClock } from "./system-clock.js";

const clocks = [
  ["systemClock", systemClock],
  ["backgroundClock", backgroundClock],
] as const;

describe.each(clocks)("%s", (_name, clock) => {
  it("a sleep that is ended rejects with the reason of its signal, without an error of its own", async () => {
    const controller = new AbortController();
    const sleeping = clock.sleep(600_000, controller.signal);
    controller.abort("woken");
    await expect(sleeping).rejects.toBe("woken");
    await expect(clock.sleep(600_000, controller.signal)).rejects.toBe("woken");
  });

  it("a sleep that ends by itself leaves no listener at its signal", async () => {
    const controller = new AbortController();
    const removed: string[] = [];
    const { signal } = controller;
    const remove = signal.removeEventListener.bind(signal);
    signal.removeEventListener = (type: string, listener: EventListener) => {
      removed.push(type);
      remove(type, listener);
    };
    await Promise.all([clock.sleep(1, signal), systemClock.sleep(5)]);
    expect(removed).toEqual(["abort"]);
  });
});
