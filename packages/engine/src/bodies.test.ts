import { describe, expect, it } from "vitest";
import { createBodiesInFlight, readBytes } from "./bodies.js";
import type { PlainRequest } from "./in-order.js";

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

/** A request whose body is these texts, with an announced length if one is passed. */
function requestOf(texts: readonly string[], announced?: number, more: Partial<PlainRequest> = {}): PlainRequest {
  const encoder = new TextEncoder();
  const whole = () => encoder.encode(texts.join(""));
  return {
    method: "POST",
    url: "http://localhost/",
    headers: new Headers(announced === undefined ? {} : { "content-length": String(announced) }),
    signal: new AbortController().signal,
    body: new ReadableStream({
      start(controller) {
        for (const text of texts) controller.enqueue(encoder.encode(text));
        controller.close();
      },
    }),
    bodyUsed: false,
    arrayBuffer: async () => whole().buffer,
    ...more,
  };
}

const read = async (request: PlainRequest, maxInFlight?: number) => {
  const hold = createBodiesInFlight(maxInFlight).hold();
  const found = await readBytes(request, { maxBytes: 10, hold });
  return found instanceof Uint8Array ? new TextDecoder().decode(found) : found;
};
const broken = async () => Promise.reject(new Error("broke off"));

describe("readBytes", () => {
  it.each<[string, PlainRequest, unknown]>([
    ["a body of announced length", requestOf(["abc"], 3), "abc"],
    ["a body that has arrived", requestOf([], 2, { takeBody: () => new Uint8Array([104, 105]) }), "hi"],
    ["a stream", requestOf(["ab", "c"]), "abc"],
    ["no body", requestOf([], undefined, { body: null }), ""],
    ["a body of the largest size", requestOf(["0123456789"], 10), "0123456789"],
    [
      "a larger body that says so, unread",
      requestOf([], 11, { arrayBuffer: broken }),
      { problem: "tooLarge", bytes: 11 },
    ],
    ["a larger body that says otherwise", requestOf(["0123456789a"], 3), { problem: "tooLarge", bytes: 11 }],
    ["a larger stream", requestOf(["0123456789", "a"]), { problem: "tooLarge", bytes: 11 }],
    ["a body that is shorter than announced", requestOf(["ab"], 3), { problem: "truncated", found: "2 of 3 bytes" }],
    [
      "a body that breaks off",
      requestOf([], 3, { arrayBuffer: broken }),
      { problem: "truncated", found: "Error: broke off" },
    ],
  ])("returns what it finds: %s", async (_what, request, wanted) => {
    expect(await read(request)).toEqual(wanted);
  });

  it("reads nothing without room, and reserves none", async () => {
    expect(await read(requestOf(["abcdef"], 6), 5)).toEqual({ problem: "overloaded", bytes: 6 });
    expect(await read(requestOf(["abc", "def"]), 5)).toEqual({ problem: "overloaded", bytes: 6 });
  });

  it("refuses a body that is consumed already", async () => {
    await expect(read(requestOf([], undefined, { bodyUsed: true }))).rejects.toThrow(TypeError);
  });
});
