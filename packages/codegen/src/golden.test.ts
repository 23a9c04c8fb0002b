import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { checkGenerated } from "./generate.js";
import { layoutUnder } from "./output/outputs.js";

const packages = fileURLToPath(new URL("../..", import.meta.url));
const golden = `${packages}codegen/test/golden`;
const run = promisify(execFile);

/**
 * A case is a folder with definitions and their expected output. After an intended change, regenerate it: `node
 * dist/command.js generate --root test/golden/<case> --out expected`, and `--documents expected --whole` for a set that is
 * generated whole although its base is in a package.
 */
const cases = ["device", "extension", "methods", "addition"];
const whole: ReadonlySet<string> = new Set(["extension"]);

const optionsOf = (each: string) => ({
  root: `${golden}/${each}`,
  definitions: "definitions",
  layout: whole.has(each) ? layoutUnder("expected", undefined, "expected") : layoutUnder("expected"),
  whole: whole.has(each),
});

describe("generate", () => {
  it.each(cases)("produces the expected output of %s", async (each) => {
    expect(await checkGenerated(optionsOf(each))).toEqual({
      ok: true,
      lines: [expect.stringContaining("generated files")],
    });
  });

  it("reports every finding of invalid definitions with its position", async () => {
    expect(await checkGenerated(optionsOf("wrong"))).toEqual({
      ok: false,
      lines: [
        "definitions/scim/errors.yaml:10:25 Expected at most 599, found 1409",
        "definitions/scim/extra.yaml:1:1 Not a path of a definition file; expected service.yaml, words/*.yaml, file-types.yaml, scim/schemas/*.yaml, scim/errors.yaml, scim/routes.yaml, webapi/errors.yaml, webapi/methods/<name>.yaml, webapi/retired.yaml, webapi/types/*.yaml, events/<type>.yaml, events/envelopes/*.yaml",
        'definitions/scim/schemas/device.yaml:14:5 Unrecognized key "requird"; did you mean "required"?',
        'definitions/scim/schemas/device.yaml:19:67 Unrecognized value "decimel"; did you mean "decimal"?',
        "4 findings in the definitions; nothing was generated.",
      ],
    });
  });

  it("emits modules that compile against the engines", async () => {
    const folder = await mkdtemp(`${packages}codegen/test/compile-`);
    try {
      await symlink(`${packages}codegen/node_modules`, join(folder, "node_modules"));
      await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
      await writeFile(join(folder, "tsconfig.json"), JSON.stringify(strangersProject(folder)));
      const tsc = `${packages}../node_modules/typescript/lib/tsc.js`;
      // Other tests use the other cores. One checker takes a quarter less CPU than two.
      const { stdout } = await run(process.execPath, [tsc, "-p", folder, "--checkers", "1"]).catch(
        (error: { readonly stdout: string }) => error,
      );
      expect(stdout).toBe("");
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** A project outside of this repository, with the engines installed and its own generated modules. */
function strangersProject(folder: string): object {
  const source = (name: string): readonly [string] => [`${packages}${name}/src/index.ts`];
  return {
    extends: `${packages}../tsconfig.base.json`,
    compilerOptions: {
      noEmit: true,
      lib: ["ES2024", "WebWorker"],
      typeRoots: [],
      paths: {
        "@rollcall/scim-core": source("scim-core"),
        "@rollcall/scim-filter": source("scim-filter"),
        "@rollcall/webapi-core": source("webapi-core"),
        zod: [`${folder}/node_modules/zod`],
        ...packageOf("@golden/notes", `${golden}/methods/expected/notes`),
        ...packageOf("@golden/inventory", `${golden}/device/expected/inventory`),
      },
    },
    include: cases.map((each) => `${golden}/${each}/expected/**/*.ts`),
  };
}

/** The entries of the package of a base whose modules are in a folder. */
function packageOf(name: string, folder: string): Readonly<Record<string, readonly string[]>> {
  const sides = ["scim", "webapi", "events"].map((side) => [`${name}/${side}/set`, [`${folder}/${side}/${side}.ts`]]);
  return { ...Object.fromEntries(sides), [`${name}/*`]: [`${folder}/*.ts`] };
}
