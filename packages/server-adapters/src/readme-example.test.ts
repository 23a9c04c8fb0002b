import { mount, serveNode } from "@rollcall/server-adapters/node";

const greet = async (request: Request) => Response.json({ hello: new URL(request.url).searchParams.get("name") });
const whoami = async (_request: Request, connection?: { readonly remoteAddress?: string }) =>
  Response.json({ address: connection?.remoteAddress });

const server = await serveNode(mount({ "/greet": greet, "/whoami": whoami }), {
  port: 0, // selects a free port
  onError: (error) => process.stderr.write(`${error}\n`),
});

const response = await fetch(`${server.url}/greet?name=Ada`);
export const answer: unknown = await response.json(); // { hello: "Ada" }

await server.close(); // stops accepting and lets running requests finish

// End of the example.
const { describe, expect, it } = await import("vitest");
const { readFile } = await import("node:fs/promises");

describe("the example of the README", () => {
  it("is identical to this file", async () => {
    const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
    const self = await readFile(new URL(import.meta.url), "utf8");
    const block = /```ts\n(.*?)```/s.exec(readme)?.[1];
    expect(self.slice(0, self.indexOf("\n// End of the example."))).toBe(block);
  });

  it("has the documented result", () => {
    expect(answer).toEqual({ hello: "Ada" });
  });
});
