import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
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

/** The name of a file that would end like a test is written with hyphens. */
function fileOf(method: string): string {
  return method.endsWith(".test") ? method.replaceAll(".", "-") : method;
}

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
    const handlers = sets.flatMap((set) =>
      filesOfKind(set, "webapi-method").map(({ value: { subject, name } }) =>
        set.folder === "definitions/control"
          ? operationsOf(subject)
          : `packages/service/src/rules/${subject}/${fileOf(name)}.ts`,
      ),
    );
    expect(handlers.length).toBeGreaterThan(0);
    expect(handlers.filter((path) => !existsSync(`${root}/${path}`))).toEqual([]);
  });
});

/** The file with the operations of a subject, in a folder of its own if the subject has several files. */
function operationsOf(subject: string): string {
  const control = "packages/double/src/control";
  const name = `${subject}-operations.ts`;
  const found = readdirSync(`${root}/${control}`, { recursive: true, encoding: "utf8" });
  return `${control}/${found.find((path) => path.split(/[\\/]/).at(-1) === name) ?? name}`;
}
