import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { checkGenerated, layoutUnder, writeGenerated } from "@rollcall/codegen";
import { describe, expect, it } from "vitest";
import { runCurl } from "./kit/run-curl.js";
import { serve } from "./kit/serve.js";

const root = fileURLToPath(new URL("../", import.meta.url));
const readme = await readFile(`${root}README.md`, "utf8");
const blocks = [...readme.matchAll(/<!-- (file|part of): (.*?) -->\n\n```\w+\n(.*?)```/gs)];
const files = blocks.filter(([, kind]) => kind === "file").map(([, , path = "", text = ""]) => [path, text] as const);
const tutorial = "tsconfig.json of the tutorial";
const layout = layoutUnder("src/generated", "npm run generate", "dist/documents");
const options = { definitions: "definitions", layout };

describe("the tutorial", () => {
  it.each(blocks.filter(([, , path]) => path !== tutorial).map(([, kind, path, text]) => [kind, path, text]))(
    "contains the %s %s unchanged",
    async (kind, path, text = "") => {
      const found = await readFile(join(root, path ?? ""), "utf8");
      if (kind === "file") expect(text).toBe(found);
      else expect(unindented(found)).toContain(unindented(text));
    },
  );

  it("is complete, and compiles", async () => {
    const folder = await mkdtemp(`${root}test/tutorial-`);
    try {
      await cp(`${root}definitions/scim/schemas/device.yaml`, `${folder}/definitions/scim/schemas/device.yaml`);
      for (const [path, text] of files) {
        const file = join(folder, path === tutorial ? "tsconfig.json" : path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
      await writeFile(`${folder}/package.json`, JSON.stringify({ type: "module" }));
      await symlink(`${root}node_modules`, `${folder}/node_modules`);
      expect((await writeGenerated({ root: folder, ...options })).ok).toBe(true);
      // The packages are imported from their sources, which are outside the folder.
      const flags = ["--noEmit", "--customConditions", "@rollcall/source", "--rootDir", join(root, "../..")];
      const tsc = `${root}node_modules/typescript/bin/tsc`;
      const run = promisify(execFile)(process.execPath, [tsc, "-p", folder, ...flags]);
      expect((await run.catch((error: { readonly stdout: string }) => error)).stdout).toBe("");
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("has commands that work as described", () =>
    serve({}, async ({ url }) => {
      const shell = [...readme.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = ""]) => block);
      let id = "";
      const answers = [];
      for (const block of shell.filter((each) => each.startsWith("curl"))) {
        for (const heard of await runCurl(
          block.replace("USER_ID", () => id),
          url,
        )) {
          id = heard.body.id ?? heard.body.Resources?.[0]?.id ?? id;
          answers.push(heard);
        }
      }
      expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200]);
      const [made, found, changed, config] = answers.map(({ body }) => body);
      expect(found.Resources).toEqual([
        { schemas: [made.schemas[0]], id: made.id, userName: "ada", displayName: "Ada Lovelace" },
      ]);
      expect([changed.id, changed.active, config.bulk.supported]).toEqual([made.id, false, true]);
    }));
});

describe("the generated code", () => {
  it("matches the definitions", async () => {
    const report = await checkGenerated({ root, ...options });
    expect(report).toEqual({ ok: true, lines: [expect.stringContaining("are up to date")] });
  });
});

/** Parts of a file are in the README without their indentation. */
function unindented(text: string): string {
  return text.replaceAll(/^ +/gm, "");
}
