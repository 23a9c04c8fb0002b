import {
  createBodiesInFlight,
  inOrder,
  type PlainAnswer,
  type PlainRequest,
  readBytes,
  toFetchHandler,
} from "@rollcall/engine";

/** One call. Each step adds what it finds. */
interface Call {
  readonly request: PlainRequest;
  readonly name?: string;
}

const bodies = createBodiesInFlight(1_000_000);

const findName = ({ request }: Call) => {
  const name = new URL(request.url).searchParams.get("name");
  return name === null ? ({ ok: false, status: 400 } as const) : { name };
};
const greet = async ({ request, name }: Call & { readonly name: string }) => {
  const hold = bodies.hold();
  const body = await readBytes(request, { maxBytes: 10_000, hold });
  hold.release();
  if (!(body instanceof Uint8Array)) return { ok: false, status: body.problem === "tooLarge" ? 413 : 400 } as const;
  return { text: `Hello ${name}, ${body.length} bytes` };
};
const run = inOrder<Call>()(findName, greet);

export const handler = toFetchHandler(async (request): Promise<PlainAnswer> => {
  const done = await run({ request });
  return "ok" in done ? { status: done.status, headers: {} } : { status: 200, headers: {}, body: done.text };
});

const answer = await handler(new Request("http://localhost/?name=Ada", { method: "POST", body: "hi" }));
export const text = await answer.text(); // "Hello Ada, 2 bytes"

// End of the example.
const { describe, expect, it } = await import("vitest");
const { readFile } = await import("node:fs/promises");

describe("the example of the README", () => {
  it("is identical to this file", async () => {
    const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
    const self = await readFile(new URL(import.meta.url), "utf8");
    const blocks = Array.from(readme.matchAll(/```ts\n(.*?)```/gs), ([, block]) => block);
    expect(blocks).toContain(self.slice(0, self.indexOf("\n// End of the example.")));
  });

  it("has the documented result", async () => {
    expect(text).toBe("Hello Ada, 2 bytes");
    expect((await handler(new Request("http://localhost/", { method: "POST" }))).status).toBe(400);
    const large = new Request("http://localhost/?name=Ada", { method: "POST", body: "x".repeat(10_001) });
    expect((await handler(large)).status).toBe(413);
  });
});
