import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { createDemoServer } from "./demo.js";
import { readCurls } from "./read-curl.js";

/** Runs the commands of a guide on the demo world, one after another, and returns their answers. */
async function follow(guide: string): Promise<readonly unknown[]> {
  const requests = readCurls(await readFile(new URL(`../../../docs/${guide}.md`, import.meta.url), "utf8"));
  await using server = await createDemoServer();
  const answers: unknown[] = [];
  for (const { url, ...init } of requests) {
    const response = await fetch(url.replace("http://127.0.0.1:4010", server.url), init);
    answers.push(await response.json());
  }
  return answers;
}

describe("the canvases guide", () => {
  it("has commands that work on the demo world", async () => {
    const detail = 'line 3: a canvas has no element "heading 4"';
    expect(await follow("canvases")).toEqual([
      { ok: true, canvas_id: expect.stringMatching(/^F/) },
      { ok: true },
      { ok: true },
      { ok: true, sections: [{ id: "SecGOAL" }] },
      { ok: true, canvas_id: expect.stringMatching(/^F/) },
      { ok: true },
      { ok: true },
      { ok: false, error: "canvas_editing_failed", detail },
      expect.objectContaining({ ok: true, content_html: expect.stringMatching(/^<h1 id="/) }),
    ]);
  });
});

describe("the agent sessions guide", () => {
  it("has commands that work on the demo world", async () => {
    expect(await follow("agent-sessions")).toEqual([
      { ok: true, status: "processing", agent_status: "processing", title: "Calling the roll" },
      { ok: true, title: "Roll call of today" },
    ]);
  });
});
