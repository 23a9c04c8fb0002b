import { describe, expect, it } from "vitest";
import { createBodiesInFlight } from "./bodies-in-flight.js";
import type { PlainRequest } from "./plain-handler.js";
import { readBytes } from "./read-bytes.js";

/** A request whose body is these texts, with an announced length if one is passed. */
function requestOf(texts: readonly string[], announced?: number, more: Partial<PlainRequest> = {}): PlainRequest {
  const encoder = new TextEncoder();
  const whole = () => encoder.encode(texts.join(""));
  return {
    method: "POST",
    url: "http://localhost/",
    headers: new Headers(announced === undefined ? {} : { "content-length": String(announced) }),
    signal: new AbortController().signal,
    body: ReadableStream.from(texts.map((text) => encoder.encode(text))),
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
