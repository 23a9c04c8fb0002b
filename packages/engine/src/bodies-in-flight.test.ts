import { describe, expect, it } from "vitest";
import { createBodiesInFlight } from "./bodies-in-flight.js";

describe("createBodiesInFlight", () => {
  it("accepts bodies up to the limit, and more once one is released", () => {
    const bodies = createBodiesInFlight(100, 50);
    const held = [bodies.hold(true), bodies.hold(true), bodies.hold(true)];
    expect(held.map((each) => each.take(40))).toEqual([true, true, false]);
    held[0]?.release();
    expect(held[2]?.take(40)).toBe(true);
    held[0]?.release();
    expect(bodies.hold(true).take(40)).toBe(false);
  });

  it("counts a body while it arrives", () => {
    const bodies = createBodiesInFlight(100, 100);
    const [one, other] = [bodies.hold(true), bodies.hold(true)];
    expect([one.take(40), one.take(40), other.take(40), other.take(20), one.take(1)]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it("reserves half of the limit for small bodies", () => {
    const bodies = createBodiesInFlight(100, 10);
    const large = bodies.hold(true);
    expect([large.take(10), large.take(40), bodies.hold(true).take(11), bodies.hold(true).take(10)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    large.release();
    expect(bodies.hold(true).take(50)).toBe(true);
  });

  it("lets callers without a token use a quarter of the limit", () => {
    const bodies = createBodiesInFlight(100, 10);
    const strangers = Array.from({ length: 4 }, () => bodies.hold(false).take(8));
    expect(strangers).toEqual([true, true, true, false]);
    expect(bodies.hold(true).take(8)).toBe(true);
  });

  it("accepts everything without a limit", () => {
    expect(createBodiesInFlight().hold(false).take(1e12)).toBe(true);
  });
});
