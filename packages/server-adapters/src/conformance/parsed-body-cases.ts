import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import type { FetchHandler } from "../plain.js";
import { type AdapterCase, serving } from "./adapter-case.js";
import { openRaw } from "./raw-request.js";

/** Answers what the handler received, with the announced length. */
const echo: FetchHandler = async (request) => {
  const { headers, method } = request;
  const bytes = await request.arrayBuffer();
  const announced = headers.get("content-length");
  return Response.json({
    method,
    type: headers.get("content-type"),
    text: new TextDecoder().decode(bytes),
    isLengthRight: announced === null || Number(announced) === bytes.byteLength,
  });
};

async function send(url: string, body: string | null, type?: string, method = "POST") {
  const headers = type === undefined ? {} : { "content-type": type };
  const response = await fetch(url, { method, body, headers });
  assert.equal(response.status, 200);
  return (await response.json()) as { method: string; type: string | null; text: string; isLengthRight: boolean };
}

function clientLeaves(): AdapterCase {
  const arrived = Promise.withResolvers<boolean>();
  const aborted = Promise.withResolvers<void>();
  const wait: FetchHandler = async (request) => {
    const { signal } = request;
    signal.addEventListener("abort", () => aborted.resolve());
    await request.text();
    await new Promise((resolve) => setTimeout(resolve, 20));
    arrived.resolve(signal.aborted);
    await aborted.promise;
    return new Response("late");
  };
  return serving("aborts the signal when the client disconnects, and not earlier", wait, async ({ port }) => {
    const head = "POST / HTTP/1.1\nHost: a\nContent-Type: application/json\nContent-Length: 2\n\n";
    const raw = openRaw(port, `${head}{}`);
    assert.equal(await arrived.promise, false);
    raw.socket.destroy();
    await aborted.promise;
  });
}

/**
 * The requirements of an adapter after middleware that parses JSON, forms and text. The server of these cases has such
 * middleware.
 */
export const parsedBodyCases: readonly AdapterCase[] = [
  serving("passes on parsed JSON", echo, async ({ url }) => {
    const value = { name: "Zoë", list: [1, null, { deep: "\u2028" }], empty: {} };
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const got = await send(url, JSON.stringify(value, undefined, 4), "application/json", method);
      assert.deepEqual(JSON.parse(got.text), value);
      assert.deepEqual({ ...got, text: "" }, { method, type: "application/json", text: "", isLengthRight: true });
    }
  }),
  serving("passes on a parsed form", echo, async ({ url }) => {
    const got = await send(url, "a=1&a=2&b=%C3%A9+x&c=", "application/x-www-form-urlencoded");
    assert.equal(got.text, "a=1&a=2&b=%C3%A9+x&c=");
    assert.ok(got.isLengthRight);
    assert.match(got.type ?? "", /^application\/x-www-form-urlencoded/);
  }),
  serving("passes on parsed text", echo, async ({ url }) => {
    const got = await send(url, "Zoë", "text/plain; charset=UTF-8");
    assert.deepEqual([got.text, got.isLengthRight], ["Zoë", true]);
    assert.match(got.type ?? "", /^text\/plain; *charset=utf-8$/i);
  }),
  serving("passes on requests without a body", echo, async ({ url }) => {
    for (const method of ["GET", "POST", "DELETE"])
      assert.deepEqual(await send(url, null, undefined, method), { method, type: null, text: "", isLengthRight: true });
  }),
  serving(
    "passes on unparsed bodies unchanged",
    async (request) => {
      let length = 0;
      for await (const chunk of request.body ?? []) length += chunk.byteLength;
      return new Response(String(length));
    },
    async ({ url }) => {
      for (const type of ["application/octet-stream", "multipart/form-data; boundary=x"]) {
        const response = await fetch(url, {
          method: "POST",
          body: randomBytes(8_000_000),
          headers: { "content-type": type },
        });
        assert.equal(await response.text(), "8000000");
      }
    },
  ),
  clientLeaves(),
  serving(
    "answers without details if the handler fails after a parser",
    async (request) => {
      throw new Error(`secret ${(await request.text()).length}`);
    },
    async ({ url, errors }) => {
      const response = await fetch(url, {
        method: "POST",
        body: "{}",
        headers: { "content-type": "application/json" },
      });
      assert.deepEqual([response.status, await response.text()], [500, "Internal Server Error\n"]);
      assert.deepEqual(errors, [new Error("secret 2")]);
    },
  ),
];
