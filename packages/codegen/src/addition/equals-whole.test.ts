import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { typesCheck, witnessCheck } from "../../test/addition-checks.js";
import { changes, sides, writeBase, writeChanged } from "../../test/additions.js";

const packages = fileURLToPath(new URL("../../..", import.meta.url));
const run = promisify(execFile);
const names = Object.keys(changes);
/** Sets that change several things at once. A set with fewer codes spreads no table, so one set has all the others. */
const several = [
  names,
  names.filter((name) => !name.startsWith("fewer")),
  ...fc.sample(fc.subarray(names, { minLength: 2 }), 3),
];
let root = "";

beforeAll(async () => {
  root = await mkdtemp(`${packages}codegen/test/tried-`);
  await writeBase(root);
});
afterAll(() => rm(root, { recursive: true }));

describe("a set that is emitted as an addition", () => {
  it("has the types of the whole set, and of its OpenAPI documents", async () => {
    for (const [i, each] of several.entries()) {
      const folder = `types-${i}`;
      await writeChanged(root, folder, each);
      await writeFile(join(root, folder, "check.ts"), await typesCheck(root, folder));
      await writeFile(join(root, folder, "witness-check.ts"), await witnessCheck(root, folder));
    }
    await writeFile(join(root, "package.json"), JSON.stringify({ type: "module" }));
    await writeFile(join(root, "tsconfig.json"), JSON.stringify(project));
    const tsc = `${packages}../node_modules/typescript/lib/tsc.js`;
    // Other tests use the other cores. One checker takes a quarter less CPU than two.
    const { stdout } = await run(process.execPath, [tsc, "-p", root, "--checkers", "1"]).catch(
      (error: { readonly stdout: string }) => error,
    );
    expect(stdout, JSON.stringify(several)).toBe("");
  });

  it.each(names)("has the tables and validators of the whole set after a change of the %s", async (name) => {
    await writeChanged(root, name, [name]);
    for (const side of sides) {
      const whole = await import(join(root, name, `whole/own/${side}/index.ts`));
      const base = await import(join(root, `base/modules/notes/${side}/index.ts`));
      const path = join(root, name, `addition/own/${side}/index.ts`);
      const own = existsSync(path) ? { ...base, ...(await import(path)) } : base;
      for (const [constant, value] of Object.entries(whole))
        expect([orderOf(constant, own[constant]), await shown(own[constant])]).toEqual([
          orderOf(constant, value),
          await shown(value),
        ]);
    }
  });
});

/** A project outside of this repository. */
const project = {
  extends: `${packages}../tsconfig.base.json`,
  compilerOptions: {
    noEmit: true,
    declaration: true,
    lib: ["ES2024", "WebWorker"],
    typeRoots: [],
    customConditions: ["@rollcall/source"],
  },
  include: ["types-*/**/*.ts"],
};

/** A constant, and its order if answers have it: that of attributes and of resource types. */
function orderOf(constant: string, value: unknown): readonly string[] {
  const { resources }: { readonly resources?: unknown } = Object(value);
  return [constant, ...Object.keys(Object(/Attributes$/.test(constant) ? value : resources))];
}

/** Values that most validators refuse, each in its own words. */
const probes = [undefined, null, "", "x", "x".repeat(300), -1, 2.5, 1e9, true, {}, { type: "x" }, [], [""], [{}]];

/** A value in which functions are what they make: definitions that are loaded later, and validators by their issues. */
async function shown(value: unknown, depth = 0): Promise<unknown> {
  if (typeof value === "function") return shown(await value(z), depth);
  if (typeof value !== "object" || value === null || value instanceof RegExp) return value;
  if (value instanceof z.ZodType) return depth > 12 ? "…" : shownSchema(value, depth);
  if (Array.isArray(value)) return Promise.all(value.map((each) => shown(each, depth + 1)));
  const members = Object.entries(value).map(async ([key, each]) => [key, await shown(each, depth + 1)] as const);
  return Object.fromEntries(await Promise.all(members));
}

async function shownSchema(schema: z.ZodType, depth: number): Promise<unknown> {
  const issues = probes.map((probe) =>
    schema.safeParse(probe).error?.issues.map(({ path, message }) => [path, message]),
  );
  const shape = schema instanceof z.ZodObject ? await shown(schema.shape, depth + 4) : undefined;
  return { issues, shape };
}
