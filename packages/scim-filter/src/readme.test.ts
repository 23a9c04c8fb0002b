import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { findPackageJSON, stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import * as library from "./index.js";

const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);

/**
 * The example, with its imports from the library, and each `// → value` replaced by an assertion about the expression
 * before it.
 */
function toProgram(example: string): string {
  return stripTypeScriptTypes(example)
    .replace(/^import (\{.*\}) from "@rollcall\/scim-filter";$/gm, "const $1 = library;")
    .replace(/^( *)(\S.*?); \/\/ → (.*)$/gm, "$1check($2, $3);");
}

describe("the README", () => {
  it.each(examples.map((example, index) => [index + 1, example] as const))(
    "has the documented result in example %i",
    (_, example) => {
      let checks = 0;
      const check = (found: unknown, wanted: unknown): void => {
        checks += 1;
        expect(found).toEqual(wanted);
      };
      new Function("library", "check", toProgram(example))(library, check);
      expect(checks).toBe(example.split("// →").length - 1);
    },
  );

  it("has examples that compile", async () => {
    const folder = await mkdtemp(join(tmpdir(), "scim-filter-readme-"));
    try {
      expect(await compile(folder)).toBe("");
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it("has examples", () => {
    expect(examples.length).toBeGreaterThan(5);
  });
});

/** The compiler's errors in the examples, which are written to the folder. */
async function compile(folder: string): Promise<string> {
  const files = examples.map((_, index) => `example-${index + 1}.mts`);
  for (const [index, file] of files.entries()) await writeFile(join(folder, file), examples[index] ?? "");
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const paths = { "@rollcall/scim-filter": [at("index.ts")] };
  const options = { extends: at("../tsconfig.json"), compilerOptions: { types: [], paths }, files };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(options));
  const compiler = join(dirname(findPackageJSON("typescript", import.meta.url) ?? ""), "bin/tsc");
  const run = promisify(execFile)(process.execPath, [compiler, "-p", folder]);
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout }) => String(stdout),
  );
}
