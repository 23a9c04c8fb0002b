import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { createServer } from "../src/index.js";

describe("the example of the README", () => {
  it("works", async () => {
    // begin
    const server = await createServer({ memory: true });
    const response = await fetch(`${server.url}/api/chat.postMessage`, {
      method: "POST",
      headers: { authorization: "Bearer svcb-demo-bot" },
      body: new URLSearchParams({ channel: "general", text: "hello" }),
    });
    const answer = await response.json(); // { ok: true, channel: "C…", ts: "…", message: { … } }
    await server.close();
    // end
    expect(answer).toMatchObject({ ok: true, message: { text: "hello" } });
  });

  it("is identical in the README", async () => {
    const here = await readFile(new URL(import.meta.url), "utf8");
    const [, example = ""] = /\/\/ begin\n(.*?)\n *\/\/ end/s.exec(here) ?? [];
    const readme = await readFile(new URL("../../../README.md", import.meta.url), "utf8");
    const [, block = ""] =
      /```ts\nimport \{ createServer \} from "@rollcall\/server";\n\n(.*?)\n```/s.exec(readme) ?? [];
    expect(block).toBe(example.replaceAll(/^ {4}/gm, ""));
  });
});
