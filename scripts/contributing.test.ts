import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examples } from "../packages/api/src/test-events/examples.js";
import { runCommand } from "../packages/codegen/src/command/run-command.js";
import { repositoryLayout } from "../packages/codegen/src/output/outputs.js";
import { sampleGroup } from "../packages/service/src/conformance/samples.js";
import { stampCommits } from "../packages/service/src/events/stamp-commits.js";
import type { Store } from "../packages/service/src/model/store.js";
import { createTestClock } from "../packages/service/src/testing/create-test-clock.js";
import { createTestIds } from "../packages/service/src/testing/create-test-ids.js";
import { createTestService, type TestService } from "../packages/service/src/testing/create-test-service.js";
import { siteUrl } from "../packages/service/src/testing/create-test-store.js";
import { organizationWorld } from "../packages/service/src/testing/demo-world.js";
import { receiveEvents } from "../packages/service/src/testing/receive-events.js";
import { loadWorld } from "../packages/service/src/worlds/load-world.js";
import { createSqliteStore } from "../packages/storage/src/sqlite/create-sqlite-store.js";
import { ensureBuilt } from "../packages/test-kit/src/build/ensure-built.js";
import { leaveFigure } from "./lib/figures.mjs";
import { root } from "./lib/packages.mjs";
import { applyDiff, isNamed, readGuide } from "./lib/read-guide.mjs";

const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const guides = {
  method: readGuide(page, "Add a method of the Web API"),
  event: readGuide(page, "Add an event"),
  field: readGuide(page, "Add a stored field"),
  reader: readGuide(page, "Add a reader of the store"),
};
const blocks = Object.values(guides).flatMap((guide) => guide.blocks);

/** The code that the tests of the guides run: that of this repository. */
const code = { createSqliteStore, createTestService, examples, receiveEvents, stampCommits };
/** The same code, of the copy. */
const entry = `
export { examples } from "./packages/api/src/test-events/examples.js";
export { stampCommits } from "./packages/service/src/events/stamp-commits.js";
export { createTestService } from "./packages/service/src/testing/create-test-service.js";
export { receiveEvents } from "./packages/service/src/testing/receive-events.js";
export { createSqliteStore } from "./packages/storage/src/sqlite/create-sqlite-store.js";
`;

/** A copy of the repository that follows every guide at once, because compilers and generators take as long for one. */
let copy = "";
let generated: { readonly code: number; readonly said: string };
let missing = "";
let followed: typeof code;
beforeAll(async () => {
  // Packages that no guide changes are compiled against.
  await ensureBuilt();
  copy = await mkdtemp(join(tmpdir(), "rollcall-contributing-"));
  await copyRepository();
  const isIn = (folder: string) => blocks.filter(({ path }) => path.startsWith(folder));
  apply(isIn("definitions/"));
  generated = await generate();
  declare("packages/api");
  missing = checkTypes(projects.service);
  apply(isIn("packages/api/"));
  apply(isIn("packages/service/"));
  declare("packages/service");
  missing += checkTypes(projects.storage);
  apply(isIn("packages/storage/"));
  followed = await loadCopy();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function copyRepository(): Promise<void> {
  const packages = ["api", "engine", "schemas", "scim-core", "scim-filter", "service", "storage", "webapi-core"];
  const filter = (source: string) => !/\/\.turbo$|\.test(-d)?\.ts$|\/dist\/.*\.js$|\.map$/.test(source);
  const copied = ["definitions", "package.json", "tsconfig.base.json", ...packages.map((name) => `packages/${name}`)];
  for (const path of copied)
    await cp(join(root, path), join(copy, path), { recursive: true, verbatimSymlinks: true, filter });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  // The link of the service's tests to the store leads out of the copy.
  mkdirSync(join(copy, "packages/node_modules/@rollcall"), { recursive: true });
  await symlink(join(copy, "packages/storage"), join(copy, "packages/node_modules/@rollcall/storage"));
}

function apply(applied: typeof blocks): void {
  for (const block of applied) {
    const file = join(copy, block.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, block.isDiff ? applyDiff(readFileSync(file, "utf8"), block) : block.text);
  }
}

async function generate() {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const exit = await runCommand(["generate", "--root", copy], { folder: copy, out: say, err: say });
  return { code: exit, said: said.join("") };
}

/** Writes the declarations of a package, without checking it. */
function declare(folder: string): void {
  const said = compile(folder, ["-p", "tsconfig.build.json", "--noCheck", "--emitDeclarationOnly"]);
  if (said !== "") throw new Error(said);
}

/** Projects that the guides change. The tests of storage need packages that are not in the copy. */
const projects = { service: "packages/service/tsconfig.json", storage: "packages/storage/tsconfig.build.json" };

/** Checks the types of a package over the declarations of others. */
function checkTypes(project: string): string {
  return compile(".", ["-p", project, "--noEmit", "--customConditions", "null", "--checkers", "1"]);
}

function compile(folder: string, args: readonly string[]): string {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  return spawnSync(process.execPath, [tsc, ...args], { cwd: join(copy, folder), encoding: "utf8" }).stdout;
}

/** Bundles the copy's code. */
async function loadCopy(): Promise<typeof code> {
  const [input, file] = [join(copy, "guides.ts"), join(copy, "guides.mjs")];
  writeFileSync(input, entry);
  const bundle = await rolldown({
    input,
    platform: "node",
    resolve: { conditionNames: ["@rollcall/source", "import"], extensionAlias: { ".js": [".ts", ".js"] } },
  });
  await bundle.write({ file, format: "esm", codeSplitting: false });
  await bundle.close();
  // The entry exports what `code` has.
  return import(pathToFileURL(file).href) as Promise<typeof code>;
}

describe("the guides of CONTRIBUTING.md", () => {
  it.each(Object.entries(guides))("have code only for files that their table names: %s", (_what, guide) => {
    expect(guide.blocks.length).toBeGreaterThan(2);
    expect(guide.blocks.filter(({ path }) => !isNamed(path, guide))).toEqual([]);
  });

  it("generate from their definitions, without a mistake", () => {
    expect(generated.code, generated.said).toBe(0);
  });

  it("need their code to compile", () => {
    const places = missing.matchAll(/^(\S+?)\(.*?error TS.*?(workspaces\.domain|reminder_added|app_id|countEnabled)/gm);
    expect([...places].map(([, file, name]) => `${file} ${name}`)).toEqual([
      "packages/service/src/events/event-tables.ts reminder_added",
      "packages/service/src/handler-loaders.ts workspaces.domain",
      "packages/service/src/rules/reminders/reminders.ts app_id",
      "packages/service/src/rules/reminders/reminders.ts app_id",
      "packages/storage/src/sql/readers/group-reader.ts countEnabled",
    ]);
  });

  it("compile with their code", () => {
    expect(Object.values(projects).map(checkTypes)).toEqual(["", ""]);
  });
});

/** Words that generated files have because of a guide. */
const words = { method: /workspaces.?domain|workspace.?moving/i, event: /reminder.?added/i, field: /app_id/ };

describe("a new method", () => {
  it("adds or changes generated files, which scripts/weights.mjs compares with a limit", () => {
    const owned = repositoryLayout.ownedFolders.map((folder) => `${folder}/**/*.*`);
    const read = (folder: string, path: string) => readFileSync(join(folder, path), "utf8");
    const isSame = (path: string) => existsSync(join(root, path)) && read(root, path) === read(copy, path);
    const changed = globSync(owned, { cwd: copy }).filter((path) => !isSame(path));
    const asked = { cwd: root, input: changed.join("\n"), encoding: "utf8" } as const;
    const ignored = spawnSync("git", ["check-ignore", "--stdin"], asked).stdout.split("\n");
    const tracked = changed.filter((path) => !ignored.includes(path));
    const changedBy = (word: RegExp) => tracked.filter((path) => word.test(read(copy, path)));
    expect(tracked.filter((path) => !Object.values(words).some((word) => changedBy(word).includes(path)))).toEqual([]);
    expect(changedBy(words.method)).toContain("packages/api/src/generated/webapi/methods/workspaces-domain.ts");
    leaveFigure("method-generated", changedBy(words.method).length);
  });

  it("can be called", async () => {
    const { call } = await followed.createTestService();
    expect((await call("workspaces.domain")).body).toMatchObject({ ok: true, domain: "hq" });
  });
});

const manifest = {
  display_information: { name: "Helper" },
  settings: { event_subscriptions: { request_url: "https://app.example/events", user_events: ["reminder_added"] } },
};
const mia = { token: "mia", kind: "user" as const, user: "mia", app: "Helper" };
const world = {
  ...organizationWorld,
  apps: organizationWorld.apps?.map((app) => (app.name === "Helper" ? { ...app, manifest } : app)) ?? [],
  tokens: [
    { ...mia, scopes: ["reminders:read", "reminders:write"], installation: { workspace: "hq", installer: "ada" } },
  ],
};
const reminder = { text: "lunch", time: "in 20 minutes" };

describe("a new event", () => {
  it("is delivered after the commit that brings it about", async () => {
    const service = await followed.createTestService(world, {
      wrap: (store, parts) => followed.stampCommits(store, { ...parts, onPublished() {} }),
    });
    const { body } = await service.call("reminders.add", reminder, "mia");
    await service.call("reminders.complete", { reminder: body.reminder.id }, "mia");
    const [delivered, ...others] = await followed.receiveEvents(service);
    expect([delivered, others]).toMatchObject([{ event: { reminder: body.reminder.id } }, []]);
    const { event } = delivered as { readonly event: object };
    const example = followed.examples.find(({ type }) => String(type) === "reminder_added");
    expect(Object.keys(event)).toEqual(Object.keys(example ?? {}));
  });
});

describe("a new field", () => {
  it("is read back after a restart, and null in a row from before there was the field", async () => {
    const file = join(copy, "world.db");
    const ids = createTestIds(1000);
    const run = async (from: typeof code, use: (call: TestService["call"], store: Store) => Promise<void>) => {
      const store = from.createSqliteStore({ file });
      const service = await from.createTestService(world, { ids, wrap: () => store });
      await use(service.call, store);
      await store.close();
    };
    await run(code, async (call, store) => {
      await loadWorld(store, world, { clock: createTestClock(), ids, siteUrl });
      expect((await call("reminders.add", reminder, "mia")).body).not.toHaveProperty("reminder.app_id");
    });
    await run(followed, async (call) => {
      expect((await call("reminders.add", reminder, "mia")).body).toMatchObject({ reminder: { app_id: "A1" } });
    });
    await run(followed, async (call) => {
      const { reminders } = (await call("reminders.list", {}, "mia")).body;
      expect(reminders).toMatchObject([{ app_id: null }, { app_id: "A1" }]);
    });
  });
});

describe("a new reader", () => {
  it("answers from what is stored", async () => {
    const store = followed.createSqliteStore({ memory: true });
    const of = { kind: "user", workspaceId: "T1" } as const;
    const disabled = { at: "2026-01-02T03:04:05.006Z" };
    const groups = [sampleGroup("S1", of), sampleGroup("S2", { ...of, disabled }), sampleGroup("S3", of)];
    const writes = groups.map((value) => ({ kind: "put", document: "group", value }) as const);
    await store.commit({ expect: [], writes });
    const countEnabled: unknown = Reflect.get(store.groups, "countEnabled");
    if (typeof countEnabled !== "function") throw new Error("The store has no such reader.");
    expect([await countEnabled("T1"), await countEnabled("T2")]).toEqual([2, 0]);
    await store.close();
  });
});
