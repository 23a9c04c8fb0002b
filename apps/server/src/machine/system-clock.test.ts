import { describe, expect, it, vi } from "vitest";
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
    const { signal } = new AbortController();
    const remove = vi.spyOn(signal, "removeEventListener");
    await clock.sleep(1, signal);
    expect(remove.mock.calls.map(([type]) => type)).toEqual(["abort"]);
  });
});
