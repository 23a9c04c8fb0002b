import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../packages/codegen/src/command/run-command.js";
import { repositoryLayout } from "../packages/codegen/src/output/outputs.js";
import { leaveFigure } from "./lib/figures.mjs";
import { root } from "./lib/packages.mjs";

const guide = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const [definition, handler, lines, ...others] = guideBlocks(guide, "Add a method of the Web API");
const service = "packages/service";
/** In milliseconds. A compiler runs. */
const timeout = 120_000;
const handlers = `${service}/src/handler-loaders.ts`;

let copy = "";
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "rollcall-contributing-"));
  const packages = ["api", "engine", "schemas", "scim-core", "scim-filter", "service", "webapi-core"];
  const filter = (source: string) => !/\/(?:dist|\.turbo)$/.test(source);
  const copied = ["definitions", "package.json", "tsconfig.base.json", ...packages.map((name) => `packages/${name}`)];
  for (const path of copied)
    await cp(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true, filter });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rm(copy, { recursive: true }));

/** Checks the types of the list of handlers and of everything that it imports. */
function checkTypes(): string {
  const config = { extends: "./tsconfig.json", include: [], files: ["src/handler-loaders.ts"] };
  writeFileSync(join(copy, service, "tsconfig.guide.json"), JSON.stringify(config));
  const args = [join(root, "node_modules/typescript/bin/tsc"), "-p", join(copy, service, "tsconfig.guide.json")];
  return spawnSync(process.execPath, args, { cwd: join(copy, service), encoding: "utf8" }).stdout;
}

/** Calls a method of the copy, over the world of the service's tests. */
async function call(method: string): Promise<unknown> {
  const script = join(copy, service, "src/call.ts");
  const imported = 'import { createTestService } from "./testing/create-test-service.js";';
  const printed = `const { body } = await (await createTestService()).call("${method}");\nconsole.log(JSON.stringify(body));`;
  writeFileSync(script, `${imported}\n${printed}\n`);
  const bundle = await rolldown({
    input: script,
    platform: "node",
    resolve: { conditionNames: ["@rollcall/source", "import"], extensionAlias: { ".js": [".ts", ".js"] } },
  });
  const file = join(copy, "call.mjs");
  await bundle.write({ file, format: "esm", codeSplitting: false });
  await bundle.close();
  return JSON.parse(execFileSync(process.execPath, [file], { encoding: "utf8" }));
}

const write = (path: string, text: string) => writeFileSync(join(copy, path), text);

/** The blocks of code below a heading of a page that begin with the path of their file in a comment, in order. */
function guideBlocks(page: string, heading: string) {
  const [, section = ""] = page.split(`## ${heading}\n`);
  const [own] = section.split(/^## /m);
  return [...own.matchAll(/^( *)```\w+\n +(?:#|\/\/) (\S+)\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent, path = "", text = ""]) => ({ path, text: text.replaceAll(new RegExp(`^${indent}`, "gm"), "") }),
  );
}

describe("Add a method of the Web API", () => {
  it("has a definition, a handler and lines for the list of handlers", () => {
    expect([definition?.path, handler?.path, lines?.path, ...others]).toEqual([
      "definitions/service/webapi/methods/workspaces.domain.yaml",
      "packages/service/src/rules/organizations/workspaces.domain.ts",
      handlers,
    ]);
  });

  it("generates from the definition, without a mistake", { timeout }, async () => {
    write(definition?.path ?? "", definition?.text ?? "");
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    expect(await runCommand(["generate", "--root", copy], { folder: copy, out: say, err: say }), said.join("")).toBe(0);
  });

  it("adds or changes generated files, which scripts/weights.mjs compares with a limit", () => {
    const owned = repositoryLayout.ownedFolders.map((folder) => `${folder}/**/*.*`);
    const isSame = (path: string) =>
      existsSync(join(root, path)) && readFileSync(join(root, path)).equals(readFileSync(join(copy, path)));
    const changed = globSync(owned, { cwd: copy }).filter((path) => !isSame(path));
    const asked = { cwd: root, input: changed.join("\n"), encoding: "utf8" } as const;
    const ignored = spawnSync("git", ["check-ignore", "--stdin"], asked).stdout.split("\n");
    const tracked = changed.filter((path) => !ignored.includes(path));
    expect(tracked).toContain("packages/api/src/generated/webapi/methods/workspaces-domain.ts");
    leaveFigure("method-generated", tracked.length);
  });

  it("needs a handler to compile", { timeout }, () => {
    expect(checkTypes()).toMatch(/handler-loaders\.ts.*workspaces\.domain/);
  });

  it("compiles with its handler", { timeout }, () => {
    write(handler?.path ?? "", handler?.text ?? "");
    const [before, after] = readFileSync(join(copy, handlers), "utf8").split("\n} = {\n");
    write(handlers, `${before}\n} = {\n${lines?.text}${after}`);
    expect(checkTypes()).toBe("");
  });

  it("can be called", { timeout }, async () => {
    expect(await call("workspaces.domain")).toMatchObject({ ok: true, domain: "hq" });
  });
});
