import { describe, expect, it } from "vitest";
import { matchesAddress } from "./matches-address.js";

describe("matchesAddress", () => {
  it.each([
    { peer: "10.1.2.3", allowed: ["10.1.2.3"], wanted: true },
    { peer: "10.1.2.3", allowed: ["10.1.0.0/16"], wanted: true },
    { peer: "10.2.2.3", allowed: ["10.1.0.0/16", "10.2.2.4"], wanted: false },
    { peer: "::ffff:10.1.2.3", allowed: ["10.1.0.0/16"], wanted: true },
    { peer: "2001:db8::1", allowed: ["2001:DB8:0::/32"], wanted: true },
    { peer: "2001:db8::1", allowed: ["2001:db8:0:0::1"], wanted: true },
    { peer: "2001:db9::1", allowed: ["2001:db8::/32", "10.0.0.0/8"], wanted: false },
    { peer: "10.1.2.3", allowed: ["nonsense", "1.2.3.4/99"], wanted: false },
    { peer: "nonsense", allowed: ["0.0.0.0/0"], wanted: false },
    { peer: undefined, allowed: ["0.0.0.0/0"], wanted: false },
  ])("$peer in $allowed is $wanted", ({ peer, allowed, wanted }) => {
    expect(matchesAddress(peer, allowed)).toBe(wanted);
  });
});
