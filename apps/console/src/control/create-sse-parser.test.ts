import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSseParser, type ServerEvent } from "./create-sse-parser.js";

function parse(pieces: readonly string[]): readonly ServerEvent[] {
  const events: ServerEvent[] = [];
  const push = createSseParser((event) => events.push(event));
  for (const piece of pieces) push(piece);
  return events;
}

describe("createSseParser", () => {
  it("reads types, identifiers and data, and ignores comments and unfinished events", () => {
    const text = ": hello\n\nid: 1\nevent: exchange\ndata: {}\n\ndata: a\r\ndata:b\r\n\r\nid: 2\ndata: cut";
    expect(parse([text])).toEqual([
      { id: "1", type: "exchange", data: "{}" },
      { id: "1", type: "message", data: "a\nb" },
    ]);
  });

  it("reads the same wherever the stream is cut", () => {
    const text = 'id: 1\nevent: delivery\ndata: {"a":1}\n\n: still here\n\nid: 2\ndata: x\ndata: y\n\n';
    const whole = parse([text]);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 6 }), (cuts) => {
        const places = [0, ...cuts.toSorted((one, other) => one - other), text.length];
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
        expect(parse(pieces)).toEqual(whole);
      }),
    );
  });
});
