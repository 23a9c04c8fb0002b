import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { createDemoServer } from "./demo.js";
import { readCurls } from "./read-curl.js";

describe("the documents", () => {
  it.each([
    { path: "README.md", commands: 1 },
    { path: "docs/getting-started.md", commands: 4 },
  ])("have curl commands in $path that work", async ({ path, commands }) => {
    const text = await readFile(new URL(`../../../${path}`, import.meta.url), "utf8");
    const requests = readCurls(text);
    expect(requests).toHaveLength(commands);
    await using server = await createDemoServer();
    let id = "";
    for (const { url, ...init } of requests) {
      const response = await fetch(url.replace("http://127.0.0.1:4010", server.url).replace("$ID", id), init);
      const answer = (await response.json()) as { id?: string; ok?: boolean };
      expect([url, response.status, answer.ok ?? true]).toEqual([
        url,
        init.method === "GET" ? 200 : expect.any(Number),
        true,
      ]);
      expect(response.ok).toBe(true);
      id = answer.id ?? id;
    }
  });
});
