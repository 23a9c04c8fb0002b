import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeStarter } from "./command/write-starter.js";
import { createMemory, type Generated, type GenerateOptions, generate } from "./generate.js";
import { layoutUnder } from "./output/outputs.js";
import type { Part } from "./output/parts.js";

let root = "";

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "rollcall-codegen-starter-"));
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(async () => {
  await rm(root, { recursive: true });
  await writeStarter(root);
});

const memory = createMemory();
const make = (only?: Part, more: Pick<GenerateOptions, "whole" | "wireWords"> = {}) =>
  generate({ root, definitions: "definitions", layout: layoutUnder("out"), only, memory, ...more });

const known = new Map<string, ReturnType<typeof make>>();
/** Makes the starter as it is written, once for all tests that do not edit it. */
const makeStarter: typeof make = (...options) => {
  const key = JSON.stringify(options);
  const made = known.get(key) ?? make(...options);
  known.set(key, made);
  return made;
};

async function edit(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(root, path), "utf8");
  expect(text).toContain(from);
  await writeFile(join(root, path), text.replace(from, to));
}

function textOf(generated: Generated, path: string): string {
  if (!generated.ok) throw new Error(JSON.stringify(generated.findings));
  return generated.files.find((file) => file.path === path)?.text ?? "";
}

function pathsOf(generated: Generated): readonly string[] {
  return generated.ok ? generated.files.map(({ path }) => path) : [];
}

function modulesOf(generated: Generated): readonly string[] {
  return pathsOf(generated).filter((path) => path.endsWith(".ts"));
}

function linesOf(generated: Generated): number {
  return modulesOf(generated).flatMap((path) => textOf(generated, path).split("\n")).length;
}

/** A module, and the modules that import it or load it, directly or through others, apart from tables and indexes. */
function importersOf(path: string, generated: Generated): readonly string[] {
  const found = new Set([path]);
  const isPart = (each: string) => /\/(methods|types|payloads|envelopes)\//.test(each);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const each of modulesOf(generated).filter(isPart)) {
      const imports = [...textOf(generated, each).matchAll(/from "(\.[^"]*)\.js"/g)];
      if (imports.some(([, to = ""]) => found.has(`${posix.join(posix.dirname(each), to)}.ts`))) found.add(each);
    }
  }
  return [...found].sort();
}

describe("writeStarter", () => {
  it("writes nothing if one of its files already exists", async () => {
    await rm(join(root, "README.md"));
    const report = await writeStarter(root);
    expect(report.ok).toBe(false);
    expect(report.lines).toContain("package.json already exists.");
    expect(await readdir(root)).not.toContain("README.md");
  });

  it("depends on the package versions of this release", async () => {
    const { version } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
    const { dependencies } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
    expect(dependencies["@rollcall/definitions"]).toBe(`^${version}`);
  });
});

describe("generate for a set on top of the service", () => {
  it("generates only what it adds and changes", async () => {
    const generated = await makeStarter();
    expect(modulesOf(generated)).toEqual([
      "out/own/events/events.ts",
      "out/own/events/index.ts",
      "out/own/events/payloads/badge-revoked.ts",
      "out/own/scim/badge.ts",
      "out/own/scim/index.ts",
      "out/own/scim/scim.ts",
      "out/own/scim/user.ts",
      "out/own/service.ts",
      "out/own/webapi/index.ts",
      "out/own/webapi/methods/badges-check.ts",
      "out/own/webapi/webapi.ts",
    ]);
    expect(textOf(generated, "out/own/scim/user.ts")).toContain("export interface User extends BaseUser {");
    expect(textOf(generated, "out/own/scim/scim.ts")).toContain("limits: { ...baseScim.limits, maxCount: 200 },");
    expect(textOf(generated, "out/own/webapi/webapi.ts")).toContain("...baseWebapi.methods,");
    expect(textOf(generated, "out/own/events/events.ts")).toContain("...baseEvents,");
    expect(linesOf(generated)).toBeLessThan(450);
  });

  it("imports no index of the base's package, which would load every method", async () => {
    const generated = await makeStarter();
    const texts = modulesOf(generated).map((path) => textOf(generated, path));
    const entries = texts
      .flatMap((text) => [...text.matchAll(/from "@rollcall\/api\/([^"]*)"/g)])
      .map(([, path]) => path);
    expect(entries).toContain("webapi/set");
    expect(entries.filter((path) => !path?.includes("/") || path.endsWith("/index"))).toEqual([]);
  });

  it("has the documents of the whole set, in a folder of their own", async () => {
    const documents = (generated: Generated) =>
      generated.ok ? generated.files.filter(({ path }) => !path.endsWith(".ts")) : [];
    const generated = await makeStarter();
    expect(documents(generated).filter(({ path }) => !path.startsWith("dist/documents/"))).toEqual([]);
    expect(documents(generated)).toEqual(documents(await makeStarter(undefined, { whole: true })));
    const { paths } = JSON.parse(textOf(generated, "dist/documents/own/reference/openapi/web-api.json"));
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/badges.check", "/chat.postMessage"]));
  });

  it.each([
    ["with replaced words", { wireWords: { svc: "acme" } }],
    ["on request", { whole: true }],
  ])("generates the whole set %s", async (_case, more) => {
    const generated = await makeStarter(undefined, more);
    expect(modulesOf(generated)).toContain("out/own/webapi/methods/chat-post-message.ts");
    expect(textOf(generated, "out/own/webapi/webapi.ts")).not.toContain("@rollcall/api");
  });

  it("generates again what refers to a shared type that it replaces, and nothing else", async () => {
    const before = new Set(modulesOf(await makeStarter()));
    const type = "webapi/types/requested-scope.yaml";
    const installed = fileURLToPath(new URL(`../../../definitions/service/${type}`, import.meta.url));
    const text = (await readFile(installed, "utf8")).replace("fields:", "fields:\n  mood: { description: Its mood. }");
    await mkdir(join(root, "definitions/webapi/types"), { recursive: true });
    await writeFile(join(root, "definitions", type), text.replace(/^source:.*$/m, "assumed: Scopes have moods."));
    const added = modulesOf(await make()).filter((path) => !before.has(path));
    const whole = await make(undefined, { whole: true });
    expect(added).toEqual(importersOf("out/own/webapi/types/requested-scope.ts", whole));
    expect(added).toContain("out/own/events/payloads/app-requested.ts");
    expect(added.length).toBeLessThan(20);
  });

  it("refuses a package of the base whose version is not that of the definitions", async () => {
    await mkdir(join(root, "node_modules/@rollcall/api"), { recursive: true });
    await writeFile(join(root, "node_modules/@rollcall/api/package.json"), JSON.stringify({ version: "9.9.9" }));
    const { version } = JSON.parse(await readFile(new URL("../package.json", import.meta.url), "utf8"));
    const message = `@rollcall/definitions is version ${version}, and @rollcall/api with its generated modules is version 9.9.9: install @rollcall/api@${version}`;
    expect(await make()).toEqual({
      ok: false,
      findings: [{ path: "definitions/service.yaml", line: 4, column: 10, message }],
    });
    expect(await make(undefined, { whole: true })).toMatchObject({ ok: true });
  });

  it("says that the package of the base must be installed", async () => {
    expect(await makeStarter()).toMatchObject({
      remarks: [expect.stringMatching(/^The modules import @rollcall\/api, which is not installed: npm install /)],
    });
    expect(await makeStarter(undefined, { whole: true })).toMatchObject({ remarks: [] });
  });

  it("replaces a method with a file of the same name", async () => {
    const method = join(root, "definitions/webapi/methods/badges.check.yaml");
    const text = (await readFile(method, "utf8")).replace("badges.check", "auth.test");
    await writeFile(join(dirname(method), "auth.test.yaml"), text);
    expect(textOf(await make(), "out/own/webapi/methods/auth-test.ts")).toContain("readonly opens: boolean");
  });

  it.each([
    [
      "an unknown key",
      "maxCount: 200",
      "maxCuont: 200",
      'definitions/service.yaml:8:13 Unrecognized key "maxCuont"; did you mean "maxCount"?',
    ],
    [
      "a wrong value",
      "maxCount: 200",
      "maxCount: many",
      'definitions/service.yaml:8:23 Expected a number, found "many"',
    ],
    [
      "a package that is not installed",
      "@rollcall/definitions",
      "@rollcall/definition",
      'definitions/service.yaml:4:10 The package @rollcall/definition is not installed; did you mean "@rollcall/definitions"?',
    ],
    [
      "a base that does not exist",
      "definitions/service",
      "definitions/servce",
      "definitions/service.yaml:4:10 @rollcall/definitions/servce has no service.yaml, so it is no definition set",
    ],
  ])("reports %s with its position", async (_case, from, to, line) => {
    await edit("definitions/service.yaml", from, to);
    const generated = await make();
    const lines = generated.ok
      ? []
      : generated.findings.map((each) => `${each.path}:${each.line}:${each.column} ${each.message}`);
    expect(lines).toContain(line);
  });

  const badge = "definitions/scim/schemas/badge.yaml";
  const check = "definitions/webapi/methods/badges.check.yaml";
  it.each([
    [
      "an extension that shadows a base extension",
      badge,
      "name: Badge",
      "name: Profile",
      `${badge}:2:7 The base set has a schema Profile: choose another name, or replace it with \`from: Profile\``,
    ],
    [
      "an extension with the URN of a base extension",
      badge,
      "urn:example:scim:schemas:extension:badge:2.0:User",
      "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
      `${badge}:6:10 urn:ietf:params:scim:schemas:extension:enterprise:2.0:User is the URN of EnterpriseUser in 2.0`,
    ],
    [
      "an extension with the short name of a base extension",
      badge,
      "name: badge",
      "name: profile",
      `${badge}:7:30 The extension Profile of User already has this name`,
    ],
    [
      "an extension with the name of an attribute",
      badge,
      "name: badge",
      "name: emails",
      `${badge}:7:30 User already has an attribute emails`,
    ],
    ["an empty range of numbers", badge, "min: 1", "min: 6", `${badge}:12:20 min (6) is greater than max (5)`],
    [
      "an empty range of lengths",
      check,
      "user: { required",
      "user: { limits: { minLength: 5, maxLength: 3 }, required",
      `${check}:10:32 minLength (5) is greater than maxLength (3)`,
    ],
    [
      "duplicate canonical values",
      badge,
      "type: integer",
      "canonicalValues: [far, FAR]",
      `${badge}:11:28 Duplicate value "FAR"`,
    ],
    ["a field ok", check, "  opens:", "  ok:", `${check}:13:7 Reserved: every answer has a field \`ok\``],
    [
      "an argument token",
      check,
      "  user:",
      "  token:",
      `${check}:10:10 Reserved: a call may have its token in \`token\``,
    ],
    [
      "an unknown scope",
      check,
      "users:read",
      "users:reed",
      `${check}:8:10 Unknown scope "users:reed"; did you mean "users:read"?`,
    ],
  ])("reports %s with its position", async (_case, file, from, to, line) => {
    await edit(file, from, to);
    const generated = await make();
    const lines = generated.ok
      ? []
      : generated.findings.map((each) => `${each.path}:${each.line}:${each.column} ${each.message}`);
    expect(lines).toContain(line);
  });

  it("accepts a scope that its service.yaml lists", async () => {
    await edit(check, "users:read", "badges:read");
    await edit("definitions/service.yaml", "scim:", "scopes: { badges:read: { description: Reads badges. } }\nscim:");
    expect(await make()).toMatchObject({ ok: true });
  });

  it("replaces a schema with from", async () => {
    await edit(badge, "name: Badge", "name: Guest\nfrom: Guest");
    await edit(badge, "urn:example:scim:schemas:extension:badge:2.0:User", "urn:example:Guest");
    await edit(badge, "name: badge", "name: guest");
    expect(textOf(await make(), "out/own/scim/guest.ts")).toContain("readonly level?: number");
  });

  it("reports two sets that extend each other", async () => {
    await mkdir(join(root, "definitions/a"), { recursive: true });
    await mkdir(join(root, "definitions/b"), { recursive: true });
    await rm(join(root, "definitions/service.yaml"));
    for (const [name, other] of [
      ["a", "b"],
      ["b", "a"],
    ] as const) {
      const text = `kind: service\nname: ${name}\ntitle: ${name}\nextends: ../${other}\nassumed: Ours.\n`;
      await writeFile(join(root, `definitions/${name}/service.yaml`), text);
    }
    const generated = await make();
    expect(generated.ok ? [] : generated.findings.map(({ message }) => message)).toEqual([
      "The set extends itself, in a circle of `extends`",
      "The set extends itself, in a circle of `extends`",
    ]);
  });
});

describe("generate --only", () => {
  it.each([
    ["openapi", /\.json$/],
    ["docs", /\.md$/],
    ["types", /\.ts$/],
    ["validators", /\.ts$/],
  ] as const)("%s generates nothing else", async (only, ending) => {
    const paths = pathsOf(await makeStarter(only));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !ending.test(path))).toEqual([]);
  });

  it("types import no package, validators only what they call", async () => {
    const packages = async (only: Part) => {
      const generated = await makeStarter(only);
      const texts = generated.ok ? generated.files.map(({ text }) => text).join("\n") : "";
      return [...new Set([...texts.matchAll(/from "([^."][^"]*)"/g)].map(([, name]) => name))].sort();
    };
    expect(await packages("types")).toEqual([]);
    expect(await packages("validators")).toEqual(["@rollcall/scim-core", "@rollcall/webapi-core", "zod"]);
  });
});
