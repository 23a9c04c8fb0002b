import { describe, expect, it } from "vitest";
import { createTestClock } from "../test-apps/open-hub.js";
import { createTickets } from "./create-tickets.js";

describe("createTickets", () => {
  it("issues opaque tickets that are good once", () => {
    const tickets = createTickets({ clock: createTestClock() });
    const [one, two] = [tickets.issue("A1"), tickets.issue("A1")];
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect([one, one, two, "none"].map(tickets.redeem)).toEqual(["A1", undefined, "A1", undefined]);
  });

  it("ends them after their time", async () => {
    const clock = createTestClock();
    const tickets = createTickets({ clock });
    const [early, late] = [tickets.issue("A1"), tickets.issue("A2")];
    await clock.advance(29_999);
    expect(tickets.redeem(early)).toBe("A1");
    await clock.advance(1);
    expect(tickets.redeem(late)).toBeUndefined();
  });

  it("keeps at most 10,000 while the clock stands still", () => {
    const tickets = createTickets({ clock: createTestClock() });
    const issued = Array.from({ length: 10_001 }, (_, index) => tickets.issue(`A${index}`));
    expect(issued.slice(0, 2).map(tickets.redeem)).toEqual([undefined, "A1"]);
  });

  it("keeps at most 100 of an app, and all those of others", () => {
    const tickets = createTickets({ clock: createTestClock() });
    const other = tickets.issue("A2");
    const issued = Array.from({ length: 20_000 }, () => tickets.issue("A1"));
    const taken = issued.map(tickets.redeem).filter((app) => app !== undefined);
    expect([taken.length, tickets.redeem(other)]).toEqual([100, "A2"]);
  });
});
