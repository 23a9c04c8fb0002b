import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Store, Write } from "@rollcall/service/store";
import {
  sampleApp,
  sampleChannel,
  sampleGroup,
  sampleList,
  sampleMessage,
  sampleRow,
  sampleToken,
  sampleUser,
} from "@rollcall/service/store/conformance";
import { type SharedPostgres, sharedPostgres } from "@rollcall/test-kit/vitest";
import { beforeAll, describe, expect, it } from "vitest";
import { createPostgresStore } from "../postgres/create-postgres-store.js";
import { createSqliteStore } from "../sqlite/create-sqlite-store.js";
import { temporaryFolder } from "../testing/temporary-folder.js";
import { exportWorld, importWorld, type TransferDatabase } from "./transfer-world.js";

let postgres: SharedPostgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
});

const users = 4_500;
const nowMs = 1_767_323_045_006;

/** Rows for most tables, with difficult names and texts, and enough users for marks. */
function writes(): readonly Write[] {
  const ids = Array.from({ length: users }, (_, at) => `U${String(at).padStart(5, "0")}`);
  return [
    ...ids.map((id) => ({ kind: "put", document: "user", value: sampleUser(id) }) as const),
    {
      kind: "put",
      document: "user",
      value: sampleUser("UODD", { displayName: 'a\n"b"\\ \u2028 \u{1F600} é', title: "x\u0000y" }),
    },
    { kind: "put", document: "app", value: sampleApp("A1") },
    { kind: "put", document: "channel", value: sampleChannel("C1", { sharedWith: ["T2"] }) },
    { kind: "addChannelMembers", channelId: "C1", userIds: ids.slice(0, 3) },
    { kind: "insertMessage", message: sampleMessage("C1", { text: "line\nbreak" }), nowMs },
    { kind: "insertMessage", message: sampleMessage("C1"), nowMs },
    { kind: "put", document: "group", value: sampleGroup("S1") },
    { kind: "addGroupMembers", groupId: "S1", userIds: ids.slice(0, 100) },
    { kind: "connectMembers", groupId: "S1", workspaceIds: ["T1", "T2"], userIds: ids.slice(0, 100) },
    { kind: "put", document: "token", value: sampleToken("hash", { userId: "U00001" }) },
    { kind: "put", document: "list", value: sampleList("F1") },
    { kind: "put", document: "listRow", value: sampleRow("Rec1") },
  ];
}

async function fill(file: string): Promise<TransferDatabase> {
  const store = createSqliteStore({ file });
  expect(await store.commit({ expect: [], writes: writes() })).toMatchObject({ ok: true });
  await store.users.find({ home: sampleUser("U1").organizationId ?? "T1", offset: 0, limit: 1, order: "ascending" });
  for (const content of contents) await store.contents.write(only(content), nowMs);
  await store.close();
  return { file };
}

/** Contents of files: one in several parts, and an empty one. */
const contents = [new Uint8Array(600_000).map((_, at) => at % 251), new Uint8Array()];

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Whether a store has the contents. */
async function hasContents(store: Store): Promise<boolean> {
  for (const content of contents) {
    const hash = createHash("sha256").update(content).digest("hex");
    const chunks = (await store.contents.read(hash)) ?? only(new Uint8Array(1));
    const parts: Uint8Array[] = [];
    for await (const chunk of chunks) parts.push(chunk);
    const read = Buffer.concat(parts);
    if (!read.equals(content)) return false;
  }
  return true;
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a world", () => {
  it("is the same after an export from SQLite to PostgreSQL and back, and can still be used", async () => {
    const folder = temporaryFolder();
    const path = (name: string) => join(folder, name);
    const first = await fill(path("first.db"));
    const url = await postgres.createSchema();
    const progress: number[] = [];
    const rows = await exportWorld({ database: first, path: path("1"), onProgress: ({ done }) => progress.push(done) });
    expect(progress.at(-1)).toBe(rows);
    expect(statSync(path("1")).mode & 0o777).toBe(0o600);
    expect(await importWorld({ database: { url }, path: path("1") })).toBe(rows);
    await exportWorld({ database: { url }, path: path("2") });
    await importWorld({ database: { file: path("second.db") }, path: path("2") });
    await exportWorld({ database: { file: path("second.db") }, path: path("3") });
    // PostgreSQL cannot store NUL in a column, but the documents, which are JSON, contain it.
    for (const copy of ["2", "3"]) expect(readFileSync(path(copy)).equals(readFileSync(path("1")))).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual([
      "1",
      "2",
      "3",
      "first.db",
      "first.db.files",
      "second.db",
      "second.db.files",
    ]);
    const second = createSqliteStore({ file: path("second.db") });
    expect(await hasContents(second)).toBe(true);
    await second.close();

    const store = await createPostgresStore({ url });
    expect(await hasContents(store)).toBe(true);
    const taken = {
      expect: [],
      writes: [{ kind: "put", document: "user", value: sampleUser("UX", { userName: "uodd" }) } as const],
    };
    expect(await store.commit(taken)).toMatchObject({ ok: false, failed: { kind: "freeUserName" } });
    expect((await store.channels.byName("T2", "channel-c1"))?.id).toBe("C1");
    const next = { kind: "insertMessage", message: sampleMessage("C1"), nowMs } as const;
    const made = await store.commit({ expect: [{ kind: "openChannel", id: "C1" }], writes: [next] });
    expect(made).toMatchObject({ ok: true, messages: [{ ts: "1767323045.006002" }] });
    const { organizationId = "T1" } = sampleUser("U1");
    const { total } = await store.users.find({ home: organizationId, offset: 3_000, limit: 10, order: "ascending" });
    expect(total).toBe(users + 1);
    await store.close();
  });

  it("is refused if the database has one, which stays unchanged", async () => {
    const folder = temporaryFolder();
    const database = await fill(join(folder, "store.db"));
    const path = join(folder, "world");
    await exportWorld({ database, path });
    const url = await postgres.createSchema();
    await importWorld({ database: { url }, path });
    for (const full of [database, { url }]) {
      expect(await refusalOf(importWorld({ database: full, path }))).toMatchObject({ kind: "notEmpty" });
    }
    await exportWorld({ database, path: join(folder, "again") });
    expect(readFileSync(join(folder, "again")).equals(readFileSync(path))).toBe(true);
  });

  it.each([
    [
      "ends within a line",
      (path: string) => truncateSync(path, statSync(path).size - 1_000),
      "brokenFile",
      /incomplete/,
    ],
    ["ends after a line", (path: string) => cutLastLine(path), "brokenFile", /incomplete/],
    ["continues after its end", (path: string) => appendFileSync(path, "[]\n"), "brokenFile", /damaged in line/],
    ["was changed", (path: string) => replace(path, "line", "lime"), "brokenFile", /changed after it was written/],
    [
      "lacks a row",
      (path: string) => replace(path, /\n\["C1","U00001",[^\n]*/, ""),
      "brokenFile",
      /changed after it was written/,
    ],
    [
      "has a row of another shape",
      (path: string) => replace(path, '["C1","U00001",', '["C1",1,'),
      "brokenFile",
      /damaged in line/,
    ],
    [
      "is of a newer version",
      (path: string) => replace(path, '"version":1', '"version":2'),
      "otherVersion",
      /another version/,
    ],
    ["is empty", (path: string) => writeFileSync(path, ""), "brokenFile", /not a Rollcall world/],
    ["is something else", (path: string) => writeFileSync(path, "hello\n"), "brokenFile", /not a Rollcall world/],
    [
      "is something else in one line",
      (path: string) => writeFileSync(path, "hello"),
      "brokenFile",
      /not a Rollcall world/,
    ],
  ])("is refused, and nothing is imported, if its file %s", async (_how, spoil, kind, says) => {
    const folder = temporaryFolder();
    const path = join(folder, "world");
    await exportWorld({ database: await fill(join(folder, "store.db")), path });
    spoil(path);
    const [file, url] = [join(folder, "empty.db"), await postgres.createSchema()];
    for (const database of [{ file }, { url }]) {
      const error = await refusalOf(importWorld({ database, path }));
      expect(error).toMatchObject({ name: "StorageError", kind, message: expect.stringMatching(says) });
      expect(String(error)).toMatch(/^[^\n]*\.$/);
      expect(await exportWorld({ database, path: join(folder, `${kind}-${"url" in database}`) })).toBe(1);
    }
  });

  it.each([
    ["a database that does not exist", { file: "/nowhere/at.db" }, "/nowhere/file", /does not exist/],
    ["a file that does not exist", undefined, "/nowhere/file", /does not exist/],
  ])("is refused for %s", async (_what, database, path, says) => {
    const file = join(temporaryFolder(), "store.db");
    const work = database === undefined ? importWorld({ database: { file }, path }) : exportWorld({ database, path });
    expect(await refusalOf(work)).toMatchObject({ kind: "unreadable", message: expect.stringMatching(says) });
  });

  it("is not written over a file, nor into something that is not a folder, and leaves no partial file", async () => {
    const folder = temporaryFolder();
    const database = await fill(join(folder, "store.db"));
    const path = join(folder, "world");
    writeFileSync(path, "precious");
    expect(await refusalOf(exportWorld({ database, path }))).toMatchObject({
      message: expect.stringMatching(/the file already exists/),
    });
    expect(readFileSync(path, "utf8")).toBe("precious");
    const below = join(path, "world");
    expect(await refusalOf(exportWorld({ database, path: below }))).toMatchObject({ kind: "unreadable" });
    expect(existsSync(`${path}.partial`)).toBe(false);
  });

  it("cannot be exported from or imported into a file that a server uses", async () => {
    const file = join(temporaryFolder(), "store.db");
    const store = createSqliteStore({ file });
    const work = { database: { file }, path: join(file, "..", "world") };
    expect(await refusalOf(exportWorld(work))).toMatchObject({ kind: "inUse" });
    await store.close();
  });
});

function replace(path: string, what: string | RegExp, by: string): void {
  const before = readFileSync(path, "utf8");
  const after = before.replace(what, by);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

function cutLastLine(path: string): void {
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1));
}
