import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { validate } from "@readme/openapi-parser";
import { describe, expect, it } from "vitest";
import { filesOfKind } from "./formats/index.js";
import { checkGenerated, generate } from "./generate.js";
import { loadDefinitions } from "./loading/load-definitions.js";
import { isInShare, layoutUnder, repositoryLayout } from "./output/outputs.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const device = fileURLToPath(new URL("../test/golden/device", import.meta.url));
const options = { root, definitions: "definitions", layout: repositoryLayout };

/** The entries of the service's list of handlers, by the name of the method. */
const handlerEntries = new Map(
  readService("handler-loaders")
    .split(/\n(?= {2}")/)
    .slice(1)
    .map((entry) => [/"([^"]+)":/.exec(entry)?.[1] ?? "", entry] as const),
);

describe("this repository", () => {
  it("contains exactly what its definitions produce", async () => {
    expect((await checkGenerated(options)).lines).toEqual([expect.stringMatching(/^\d+ generated files are up/)]);
  });

  // That it contains what another process has produced shows the same for the large sets.
  it("produces the same bytes from the same definitions", async () => {
    const small = { root: device, definitions: "definitions", layout: layoutUnder("out") };
    const generated = await generate(small);
    expect(generated).toMatchObject({ ok: true });
    expect(await generate(small)).toEqual(generated);
  });

  it("ignores what a build generates, and nothing else", () => {
    const { ownedFolders, ownedFiles } = repositoryLayout;
    const inFolders = ownedFolders.flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/") : [],
      ),
    );
    const paths = [...inFolders, ...ownedFiles];
    const asked = { cwd: root, input: paths.join("\n"), encoding: "utf8" } as const;
    const ignored = spawnSync("git", ["check-ignore", "--stdin"], asked).stdout.trim().split("\n");
    expect(ignored).toEqual(paths.filter((path) => isInShare(path, repositoryLayout, "unchecked")));
  });

  it.each(["scim-v1", "scim-v2", "web-api", "standard/scim-v2", "control/web-api"])(
    "has a valid OpenAPI document %s",
    async (name) => {
      const document = JSON.parse(await readFile(`${root}/definitions/openapi/${name}.json`, "utf8"));
      expect(document.openapi).toBe("3.1.0");
      const result = await validate(document);
      expect(result.valid ? [] : result.errors).toEqual([]);
    },
  );

  it("has the handler of each method in the folder of its subject", async () => {
    const loaded = await loadDefinitions(options);
    const sets = loaded.ok ? loaded.sets : [];
    const misplaced = sets.flatMap((set) =>
      filesOfKind(set, "webapi-method").flatMap(({ value: { subject, name } }) => {
        const isPlaced =
          set.folder === "definitions/control" ? existsSync(operationsOf(subject)) : foldersOf(name).includes(subject);
        return isPlaced ? [] : [`${name} of ${subject}`];
      }),
    );
    expect(handlerEntries.size).toBeGreaterThan(0);
    expect(misplaced).toEqual([]);
  });
});

/** The text of a module at the top of the service. */
function readService(module: string): string {
  return readFileSync(`${root}/packages/service/src/${module}.ts`, "utf8");
}

/** Folders of rules from which the handler of a method is loaded. A module at the top joins what several subjects know. */
function foldersOf(method: string): readonly string[] {
  const entry = handlerEntries.get(method) ?? `${readService("create-handlers")}${readService("create-hooks")}`;
  const top = /import\("\.\/([\w-]+)\.js"\)/.exec(entry)?.[1];
  const found = (top === undefined ? entry : readService(top)).matchAll(/"\.\/rules\/([\w-]+)\//g);
  return [...found].map(([, folder = ""]) => folder);
}

/** The file with the operations of a subject, in a folder of its own if the subject has several files. */
function operationsOf(subject: string): string {
  const control = `${root}/packages/double/src/control`;
  const name = `${subject}-operations.ts`;
  const found = readdirSync(control, { recursive: true, encoding: "utf8" });
  return `${control}/${found.find((path) => path.split(/[\\/]/).at(-1) === name) ?? name}`;
}
