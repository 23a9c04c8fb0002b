import { readFile } from "node:fs/promises";
import { createServer } from "@rollcall/server";
import { describe, expect, it } from "vitest";
import { createIdentityProvider } from "../src/index.js";

describe("the example of the README", () => {
  it("runs", async () => {
    // begin
    const server = await createServer({ memory: true }); // or your own SCIM server
    const idp = createIdentityProvider({
      style: "okta",
      directory: {
        users: [
          { userName: "ada", name: { givenName: "Ada", familyName: "Lovelace" }, emails: ["ada@acme.example"] },
          { userName: "bob", emails: ["bob@acme.example"], title: "Operator" },
        ],
        groups: [{ displayName: "Analysts", members: ["ada", "bob"] }],
      },
      to: { url: `${server.url}/scim/v2`, token: "svcp-demo-admin" },
    });

    const { ok } = await idp.sync(); // creates two users and a group
    const renamed = await idp.rename("ada", "ada.king"); // GET /Users/…, PUT /Users/…
    const left = await idp.leave("bob"); // PATCH /Groups/… and PATCH /Users/… with active: false
    const writes = left.filter(({ method }) => method === "PATCH").map(({ body, status }) => ({ body, status }));
    await server.close();
    // end
    expect(ok).toBe(true);
    expect(renamed.map(({ method, status }) => [method, status])).toEqual([
      ["GET", 200],
      ["PUT", 200],
    ]);
    expect(writes.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("is identical in the README", async () => {
    const here = await readFile(new URL(import.meta.url), "utf8");
    const [, example = ""] = /\/\/ begin\n(.*?)\n *\/\/ end/s.exec(here) ?? [];
    const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
    const [, block = ""] = /```ts\n(?:import [^\n]+\n)+\n(.*?)\n```/s.exec(readme) ?? [];
    expect(block).toBe(example.replaceAll(/^ {4}/gm, ""));
  });
});
