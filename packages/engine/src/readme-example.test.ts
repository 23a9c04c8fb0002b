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
const refuse = (status: number) => ({ ok: false, status }) as const;

const findName = ({ request }: Call) => {
  const name = new URL(request.url).searchParams.get("name");
  return name === null ? refuse(400) : { name };
};
const greet = async ({ request, name }: Call & { readonly name: string }) => {
  const hold = bodies.hold();
  const body = await readBytes(request, { maxBytes: 10_000, hold });
  hold.release();
  if (!(body instanceof Uint8Array)) return refuse(body.problem === "tooLarge" ? 413 : 400);
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
const { default: readme } = await import("../README.md?raw");
const { default: self } = await import("./readme-example.test.ts?raw");

describe("the example of the README", () => {
  it("is identical to this file", () => {
    const block = /```ts\n(.*?)```/s.exec(readme)?.[1];
    expect(self.slice(0, self.indexOf("\n// End of the example."))).toBe(block);
  });

  it("has the documented result", async () => {
    expect(text).toBe("Hello Ada, 2 bytes");
    expect((await handler(new Request("http://localhost/", { method: "POST" }))).status).toBe(400);
    const large = new Request("http://localhost/?name=Ada", { method: "POST", body: "x".repeat(10_001) });
    expect((await handler(large)).status).toBe(413);
  });
});
