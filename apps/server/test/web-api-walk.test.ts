import { readFile } from "node:fs/promises";
import { webapi } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import { createDemoServer } from "./demo.js";
import { checkMethodAnswer } from "./kit/check-method-answer.js";
import { readMethodAnswer } from "./kit/method-answer.js";
import { readCurls } from "./read-curl.js";

const requests = readCurls(await readFile(new URL("../../../docs/web-api.md", import.meta.url), "utf8"));
const methodOf = (url: string) => new URL(url).pathname.slice(`${webapi.mount}/`.length);

describe("the tour in docs/web-api.md", () => {
  it("calls every method", () => {
    const called = new Set(requests.map(({ url }) => methodOf(url)));
    expect([...called].toSorted()).toEqual(Object.keys(webapi.methods).toSorted());
  });

  it("succeeds on the demo world, in order", async () => {
    // Shortly before the time that the tour schedules a message for.
    await using server = await createDemoServer({ clock: { now: new Date("2026-01-01T09:00:00Z") } });
    for (const { url, ...init } of requests) {
      const response = await server.fetch(url.replace("http://127.0.0.1:4010", server.url), init);
      const answer = await readMethodAnswer(response);
      expect([methodOf(url), answer.outcome]).toEqual([methodOf(url), "ok"]);
      expect([methodOf(url), checkMethodAnswer(methodOf(url), answer)]).toEqual([methodOf(url), []]);
    }
  });
});
