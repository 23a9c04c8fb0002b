import { describe, expect, it } from "vitest";
import { matchesValues } from "./match-values.js";

const sent = { channel: "C1", "a.b": 1, metadata: { event_type: "deal", lines: [{ id: 7 }] }, empty: null };

describe("matchesValues", () => {
  it.each([
    [{}],
    [{ channel: "C1" }],
    [{ "metadata.event_type": "deal" }],
    [{ "metadata.lines.0.id": 7 }],
    [{ "metadata.lines": [{ id: 7 }] }],
    [{ "a.b": 1 }],
    [{ empty: null }],
  ])("finds %j", (wanted) => expect(matchesValues(sent, wanted)).toBe(true));

  it.each([
    [{ channel: "C2" }],
    [{ channel: "C1", text: "x" }],
    [{ "metadata.lines.1.id": 7 }],
    [{ metadata: { event_type: "deal" } }],
    [{ toString: {} }],
    [{ "channel.length": 2 }],
  ])("does not find %j", (wanted) => expect(matchesValues(sent, wanted)).toBe(false));

  it("matches nothing in a missing object", () => {
    expect(matchesValues(undefined, { channel: "C1" })).toBe(false);
    expect(matchesValues(undefined, {})).toBe(true);
  });
});
