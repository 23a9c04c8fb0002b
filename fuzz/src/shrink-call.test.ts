import { describe, expect, it } from "vitest";
import type { Call } from "./call.js";
import { shrinkCall } from "./shrink-call.js";

function callWith(body: string): Call {
  return {
    verb: "POST",
    target: "/api/auth.test?a=1&b=2",
    headers: [["x-a", "1"]],
    body: Buffer.from(body),
    damages: [],
  };
}

const bodyOf = ({ body = Buffer.alloc(0) }: Call) => Buffer.from(body).toString("utf8");

describe("shrinkCall", () => {
  it("removes what a problem does not need: query, headers and members", async () => {
    const call = callWith('{"kept":["long text"],"left":1}');
    const shrunk = await shrinkCall(call, async (each) => bodyOf(each).includes('"kept"'));
    expect(shrunk).toMatchObject({ target: "/api/auth.test", headers: [] });
    expect(bodyOf(shrunk)).toBe('{"kept":[]}');
  });

  it.each([
    ["arrays", "[", "]"],
    ["objects", '{"a":', "}"],
  ])("shortens a body of 20,000 nested %s as text", async (_what, open, close) => {
    const call = callWith(`${open.repeat(20_000)}1${close.repeat(20_000)}`);
    const shrunk = await shrinkCall(call, async (each) => bodyOf(each).includes(open));
    expect(bodyOf(shrunk).length).toBeLessThan(10);
  });
});
