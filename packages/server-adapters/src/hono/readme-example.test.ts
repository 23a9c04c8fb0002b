import { createHonoHandler } from "@rollcall/server-adapters/hono";
import { Hono } from "hono";

const greet = async (request: Request) => Response.json({ hello: new URL(request.url).searchParams.get("name") });

const app = new Hono();
app.all("/greet/*", createHonoHandler(greet));

const response = await app.request("/greet?name=Ada");
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
