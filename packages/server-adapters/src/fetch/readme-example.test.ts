import { createFetch } from "@rollcall/server-adapters/fetch";

const greet = async (request: Request) => Response.json({ hello: new URL(request.url).searchParams.get("name") });

export const server = createFetch(greet, { prefix: "/hr", stripsPrefix: true });

const response = await server.fetch(new Request("https://host.example/hr/greet?name=Ada"));
export const answer: unknown = await response.json(); // { hello: "Ada" }

// End of the example.
const { describe, expect, it } = await import("vitest");
const { readFile } = await import("node:fs/promises");

describe("the example of the README", () => {
  it("is identical to this file", async () => {
    const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
    const self = await readFile(new URL(import.meta.url), "utf8");
    const blocks = Array.from(readme.matchAll(/```ts\n(.*?)```/gs), ([, block]) => block);
    expect(blocks).toContain(self.slice(0, self.indexOf("\n// End of the example.")));
  });

  it("has the documented result", () => {
    expect(answer).toEqual({ hello: "Ada" });
  });
});
