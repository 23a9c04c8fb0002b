import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

/** A script that a process loaded. */
interface Script {
  readonly url: string;
  readonly bytes: number;
}

/** The modules that were loaded by the end of each step. */
interface Loaded extends Record<"imported" | "answered" | "called", readonly Script[]> {
  /** Whether the import loaded Node's own HTTP client. */
  readonly withClient: boolean;
  /** Whether V8 took the code that the build compiled. */
  readonly isCompiled: boolean;
}

/** The CPU time of a function in one place of the call tree, without its callees. */
interface Time {
  readonly name: string;
  readonly url: string;
  readonly microseconds: number;
}

const dist = new URL("../../dist/", import.meta.url);

/** Maxima, with room for the next feature. A larger one is a decision about the start of every test file. */
const limits = {
  import: { files: 5, bytes: 1_375_000 },
  "import, start and first answers": { files: 9, bytes: 1_555_000 },
  "same and the first calls of a bot": { files: 9, bytes: 1_555_000 },
} as const;

/** Packages that take long to load, and that most runs never need. The parser of filters, for one, loads with the first filter. */
const latePackages = ["chevrotain", "pg", "yaml", "zod"];

/** Maximum share of CPU time in code of the bundle: the rest loads and compiles it, or belongs to Node and its `fetch`. */
const maxShare = 0.4;

describe("the import and the first calls", () => {
  it("load few files and bytes", async () => {
    const { imported, answered, called } = await run<Loaded>("scripts");
    const measured = {
      import: imported,
      "import, start and first answers": answered,
      "same and the first calls of a bot": called,
    };
    const largest = await listLargest(called);
    for (const name of ["import", "import, start and first answers", "same and the first calls of a bot"] as const) {
      const { files, bytes } = limits[name];
      const found = { files: measured[name].length, bytes: sum(measured[name].map((script) => script.bytes)) };
      expect(found.files, `files of the ${name}:\n${list(measured[name])}`).toBeLessThanOrEqual(files);
      expect(found.bytes, `bytes of the ${name}; the largest modules are\n${largest}`).toBeLessThanOrEqual(bytes);
    }
  });

  it("run code that the build compiled", async () => {
    const { isCompiled } = await run<Loaded>("scripts");
    expect(isCompiled).toBe(true);
  });

  it("load no package that only later calls need, and no HTTP client", async () => {
    const { called, withClient } = await run<Loaded>("scripts");
    expect(withClient).toBe(false);
    const folders = (await sizesOf(called)).map(([folder]) => folder);
    expect(folders.filter((folder) => latePackages.some((name) => folder.split("/").includes(name)))).toEqual([]);
  });

  it("spend little time in code of the server", async () => {
    const times = (await run<readonly Time[]>("times")).filter(
      ({ name, url }) => name !== "(idle)" && url !== "node:inspector",
    );
    const own = times.filter(({ url }) => url.startsWith(dist.href));
    const share = sum(own.map(toTime)) / sum(times.map(toTime));
    expect(share, `most time is spent in\n${listSlowest(own)}`).toBeLessThanOrEqual(maxShare);
  });
});

async function run<Result>(what: "scripts" | "times"): Promise<Result> {
  const program = fileURLToPath(new URL("./first-answers.mjs", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, what], { maxBuffer: 64 * 1024 * 1024 });
  // The program next to this file writes it.
  return JSON.parse(stdout) as Result;
}

function list(scripts: readonly Script[]): string {
  return scripts.map(({ url, bytes }) => `${String(bytes).padStart(9)} ${url}`).join("\n");
}

/** The folders of sources and the packages that make up the loaded parts of the bundle, with their bytes. */
async function sizesOf(scripts: readonly Script[]): Promise<readonly (readonly [string, number])[]> {
  // The build writes it.
  const sizes = JSON.parse(await readFile(new URL("modules.json", dist), "utf8")) as Readonly<
    Record<string, Readonly<Record<string, number>>>
  >;
  const loaded = new Set(scripts.map(({ url }) => url.replace(dist.href, "")));
  return Object.entries(sizes).flatMap(([part, folders]) => (loaded.has(part) ? Object.entries(folders) : []));
}

/** The same as text, the largest first. */
async function listLargest(scripts: readonly Script[]): Promise<string> {
  const rows = await sizesOf(scripts);
  const sorted = rows.toSorted(([, one], [, other]) => other - one).slice(0, 30);
  return sorted.map(([folder, bytes]) => `${String(bytes).padStart(9)} ${folder}`).join("\n");
}

function listSlowest(all: readonly Time[]): string {
  const times = new Map<string, number>();
  for (const { name, url, microseconds } of all) {
    const key = `${name || "(module)"} in ${url.replace(dist.href, "")}`;
    times.set(key, (times.get(key) ?? 0) + microseconds);
  }
  const sorted = [...times].sort(([, one], [, other]) => other - one).slice(0, 20);
  return sorted.map(([key, time]) => `${(time / 1000).toFixed(1).padStart(7)} ms ${key}`).join("\n");
}

function toTime({ microseconds }: Time): number {
  return microseconds;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
