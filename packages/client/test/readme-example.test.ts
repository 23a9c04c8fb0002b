import { readFile } from "node:fs/promises";
import { createServer } from "@rollcall/server";
import { describe, expect, it } from "vitest";
import { createScimClient, createWebApiClient } from "../src/index.js";

describe("the example of the README", () => {
  it("runs", async () => {
    // begin
    const server = await createServer({ memory: true }); // or any other running server
    const { url } = server;

    const scim = createScimClient({ version: "2.0", url, token: "svcp-demo-admin" });
    const made = await scim.users.create({
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
      userName: "ada.lovelace",
      emails: [{ value: "ada@example.com", primary: true }],
    });
    if (!made.ok && made.error === "username_taken") throw new Error("the name is already in use");

    const names: string[] = [];
    for await (const user of scim.users.all({ count: 100 })) names.push(user.userName); // one page at a time

    const api = createWebApiClient({ url, token: "svcb-demo-bot" });
    const posted = await api.call("chat.postMessage", { channel: "general", text: "hello" });
    const text = posted.ok ? posted.message.text : posted.error; // if refused, one of this method's codes
    await server.close();
    // end
    expect(names).toContain("ada.lovelace");
    expect(text).toBe("hello");
  });

  it("is identical in the README", async () => {
    const here = await readFile(new URL(import.meta.url), "utf8");
    const [, example = ""] = /\/\/ begin\n(.*?)\n *\/\/ end/s.exec(here) ?? [];
    const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
    const [, block = ""] = /```ts\n(?:import [^\n]+\n)+\n(.*?)\n```/s.exec(readme) ?? [];
    expect(block).toBe(example.replaceAll(/^ {4}/gm, ""));
  });
});
