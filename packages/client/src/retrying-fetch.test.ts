import { describe, expect, it } from "vitest";
import { createRetryingFetch, readRetryAfterMs } from "./retrying-fetch.js";

const now = () => Date.parse("2026-06-01T12:00:00Z");

describe("readRetryAfterMs", () => {
  it.each([
    ["7", 7000],
    ["0", 0],
    ["1.5", 1500],
    ["Mon, 01 Jun 2026 12:00:30 GMT", 30_000],
    ["Mon, 01 Jun 2026 11:00:00 GMT", 0],
    ["soon", undefined],
    ["", undefined],
  ])("reads %j", (text, wanted) => {
    expect(readRetryAfterMs(new Headers({ "retry-after": text }), now)).toBe(wanted);
  });
});

describe("createRetryingFetch", () => {
  it("resends the body, and waits a second without Retry-After", async () => {
    const [bodies, waits]: [string[], number[]] = [[], []];
    const send = createRetryingFetch(
      async (request) => {
        bodies.push(await request.text());
        return new Response(null, { status: bodies.length < 3 ? 429 : 200 });
      },
      {
        sleep: async (ms) => {
          waits.push(ms);
        },
      },
    );
    const response = await send(new Request("http://example.com", { method: "POST", body: "hello" }));
    expect(response.status).toBe(200);
    expect(bodies).toEqual(["hello", "hello", "hello"]);
    expect(waits).toEqual([1000, 1000]);
  });

  it("does not wait for an aborted call", async () => {
    const send = createRetryingFetch(async () => new Response(null, { status: 429 }));
    const request = new Request("http://example.com", { signal: AbortSignal.abort(new Error("enough")) });
    await expect(send(request)).rejects.toThrow("enough");
  });
});
