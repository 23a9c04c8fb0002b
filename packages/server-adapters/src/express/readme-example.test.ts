import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createExpressHandler } from "@rollcall/server-adapters/express";
import express from "express";

const greet = async (request: Request) => Response.json({ hello: new URL(request.url).searchParams.get("name") });

const app = express();
app.use("/greet", createExpressHandler(greet, { onError: (error) => process.stderr.write(`${error}\n`) }));

const server = app.listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
const response = await fetch(`http://127.0.0.1:${port}/greet?name=Ada`);
export const answer: unknown = await response.json(); // { hello: "Ada" }
server.close();

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
