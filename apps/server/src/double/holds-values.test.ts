import { describe, expect, it } from "vitest";
import { holdsValues } from "./holds-values.js";

const sent = { channel: "C1", "a.b": 1, metadata: { event_type: "deal", lines: [{ id: 7 }] }, empty: null };

describe("holdsValues", () => {
  it.each([
    [{}],
    [{ channel: "C1" }],
    [{ "metadata.event_type": "deal" }],
    [{ "metadata.lines.0.id": 7 }],
    [{ "metadata.lines": [{ id: 7 }] }],
    [{ "a.b": 1 }],
    [{ empty: null }],
  ])("finds %j", (wanted) => expect(holdsValues(sent, wanted)).toBe(true));

  it.each([
    [{ channel: "C2" }],
    [{ channel: "C1", text: "x" }],
    [{ "metadata.lines.1.id": 7 }],
    [{ metadata: { event_type: "deal" } }],
    [{ toString: {} }],
    [{ "channel.length": 2 }],
  ])("does not find %j", (wanted) => expect(holdsValues(sent, wanted)).toBe(false));

  it("finds nothing in nothing", () => {
    expect(holdsValues(undefined, { channel: "C1" })).toBe(false);
    expect(holdsValues(undefined, {})).toBe(true);
  });
});
