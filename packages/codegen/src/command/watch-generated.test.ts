import { appendFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMemory, type RunReport } from "../generate.js";
import { layoutUnder } from "../output/outputs.js";
import { watchGenerated } from "./watch-generated.js";
import { writeStarter } from "./write-starter.js";

/** Definitions of the service that one watch has read, for the next one. */
const memory = createMemory();
const method = "definitions/webapi/methods/badges.check.yaml";
let root = "";
let stop = new AbortController();
let running: Promise<void> = Promise.resolve();

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rollcall-codegen-watch-"));
  await writeStarter(root);
  stop = new AbortController();
});

afterEach(async () => {
  stop.abort();
  await running;
  await rm(root, { recursive: true });
});

interface Report {
  readonly report: RunReport;
  readonly recovered: boolean;
}

/** Starts a watch. Each call of the result resolves with the next report. */
function start(): () => Promise<Report> {
  const reports: Report[] = [];
  let wake = Promise.withResolvers<void>();
  running = watchGenerated(
    { root, definitions: "definitions", layout: layoutUnder("out"), memory },
    {
      stop: stop.signal,
      onRun: (report, _ms, recovered) => {
        reports.push({ report, recovered });
        wake.resolve();
      },
    },
  );
  return async () => {
    while (reports.length === 0) {
      await wake.promise;
      wake = Promise.withResolvers<void>();
    }
    return reports.shift() ?? { report: { ok: false, lines: [] }, recovered: false };
  };
}

describe("watchGenerated", () => {
  it("writes only the files that a change of a definition affects", async () => {
    const next = start();
    expect((await next()).report.ok).toBe(true);
    const text = await readFile(join(root, method), "utf8");
    await writeFile(join(root, method), text.replace("User with the badge.", "User at the door."));
    expect((await next()).report.lines.join()).toContain(" 4 written, 0 removed.");
    const module = await readFile(join(root, "out/own/webapi/methods/badges-check.ts"), "utf8");
    expect(module).toContain("User at the door.");
  });

  it("notices replaced files, and added and removed folders", async () => {
    const next = start();
    await next();
    const text = await readFile(join(root, method), "utf8");
    await writeFile(join(root, "saved"), text.replace("User with the badge.", "User at the door."));
    await rename(join(root, "saved"), join(root, method));
    expect((await next()).report.lines.join()).toContain(" 4 written, 0 removed.");
    const words = "kind: words\nname: doors\ndescription: Doors.\nassumed: Ours.\nwords: [front]\n";
    await mkdir(join(root, "definitions/words"));
    await writeFile(join(root, "definitions/words/doors.yaml"), words);
    const untilMade = async (): Promise<void> => {
      await next();
      const service = await readFile(join(root, "out/own/service.ts"), "utf8");
      if (!service.includes("doors")) await untilMade();
    };
    await untilMade();
    await rm(join(root, "definitions/words"), { recursive: true });
    expect((await next()).report.ok).toBe(true);
  });

  it("generates a method of the service while a definition replaces it", async () => {
    const next = start();
    await next();
    const text = await readFile(join(root, method), "utf8");
    const replacing = join(root, "definitions/webapi/methods/auth.test.yaml");
    const generated = join(root, "out/own/webapi/methods/auth-test.ts");
    await writeFile(join(root, "saved"), text.replace("badges.check", "auth.test"));
    await rename(join(root, "saved"), replacing);
    expect((await next()).report.ok).toBe(true);
    expect(await readFile(generated, "utf8")).toContain("readonly opens: boolean;");
    await rm(replacing);
    expect((await next()).report.lines.join()).toContain(" removed.");
    await expect(readFile(generated)).rejects.toThrow("ENOENT");
  });

  it("reports an invalid file, keeps the output, and reports when it is valid again", async () => {
    const next = start();
    await next();
    const text = await readFile(join(root, method), "utf8");
    await appendFile(join(root, method), "errrors: {}\n");
    const broken = await next();
    expect(broken.report.ok).toBe(false);
    expect(broken.report.lines[0]).toMatch(
      /badges\.check\.yaml:\d+:1 Unrecognized key "errrors"; did you mean "errors"\?/,
    );
    await readFile(join(root, "out/own/webapi/methods/badges-check.ts"));
    await writeFile(join(root, method), text);
    const recovered = await next();
    expect([recovered.report.ok, recovered.recovered]).toEqual([true, true]);
  });
});
