import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { createDemoServer } from "./demo.js";
import { readCurls } from "./read-curl.js";

describe("the Lists guide", () => {
  it("has commands that work on the demo world, one after another", async () => {
    const requests = readCurls(await readFile(new URL("../../../docs/lists.md", import.meta.url), "utf8"));
    await using server = await createDemoServer();
    let job = "";
    const answers: unknown[] = [];
    for (const { url, ...init } of requests) {
      const address = url.replace("http://127.0.0.1:4010", server.url).replace("$JOB", job);
      const response = await fetch(address, init);
      const answer = (await response.json()) as { readonly job_id?: string };
      answers.push(answer);
      job = answer.job_id ?? job;
    }
    const answered = { ok: true };
    expect(answers.slice(0, 8)).toMatchObject(Array.from({ length: 8 }, () => answered));
    expect(answers.slice(8)).toEqual([
      { ok: true, job_id: expect.stringMatching(/^Le/) },
      expect.objectContaining({ list: expect.objectContaining({ name: "Launch plan" }) }),
    ]);
    const { items } = answers[9] as {
      readonly items: readonly { readonly items: readonly { readonly cells: unknown }[] }[];
    };
    expect(items[0]?.items[1]?.cells).toEqual(
      expect.arrayContaining([
        { column_id: "ColSTATE", select: ["OptDONE"] },
        { column_id: "ColDUE", date: ["2026-11-30"] },
      ]),
    );
  });
});
