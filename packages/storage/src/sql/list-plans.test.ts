import { parseFilter } from "@rollcall/scim-filter";
import { type AnyDocument, documents, put, type Readers, type UserFilter, type Write } from "@rollcall/service/store";
import { sampleChannel, sampleExport, sampleMessage, sampleUser } from "@rollcall/service/store/conformance";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { Client } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { createPostgresStore } from "../postgres/create-postgres-store.js";
import { postgresDialect } from "../postgres/postgres-dialect.js";
import { openSqlite } from "../sqlite/open-sqlite.js";
import { createSqliteConnection, sqliteDialect } from "../sqlite/sqlite-connection.js";
import { applyWrite } from "./commit/apply-write.js";
import { createReaders } from "./readers/create-readers.js";
import { type Cells, selectList, toRow } from "./statements/document-statements.js";
import type { Reading } from "./statements/reading.js";
import type { AnyStatement } from "./statements/statement.js";
import { runAtOnce } from "./statements/steps.js";
import { memberWrites } from "./writes/group-members.js";

const limit = 10;
const viewer = { workspaceId: "T1", viewerId: "U1", seesPublic: true } as const;
const always = { oldest: "0000000000.000000", latest: "9000000000.000000" } as const;
const stretch = { ...always, limit };
const page = { home: "T1", offset: 0, limit, order: "ascending" } as const;
const seen = { home: "T1", from: { created: "2026", id: "U1" }, limit } as const;
const administered = { ...seen, active: true } as const;
const slice = { workspaceId: "T1", type: "public_channel", from: "C2", limit } as const;
const files = { ...viewer, withLists: true, withCanvases: true, fromMs: 0, toMs: 9_000_000_000_000, offset: 0, limit };
const channels = { workspaceIds: ["T1"], ownIds: ["T1"], connectedIds: [], name: "", anyOf: [], withPrivate: true };
const byAdmin = { ...channels, direction: "descending", limit } as const;
const found = { ...viewer, all: [["hello"]], none: [], anyOf: [], ...always, scored: 5, offset: 0, limit } as const;
// The filters below only name attributes that can be filtered by.
const filtered = (text: string) => ({ ...page, filter: parseFilter(text) as UserFilter });

/** A list, and the indexes that it reads from one end on, as far as its page goes. */
type List = readonly [read: (readers: Readers) => unknown, ...walked: readonly string[]];

/** Tables of pending changes, which each search empties. */
const queues = ["search_changes", "search_behind"].flatMap((table) => [primaryKeyOf(table), `${table}_pkey`]);

/** Every list of a reader. */
const lists: Readonly<Record<string, List>> = {
  "users.find": [({ users }) => users.find(page)],
  "users.find, guests": [({ users }) => users.find(filtered("restricted eq true"))],
  "users.find, others": [({ users }) => users.find(filtered("restricted eq false"))],
  "users.find, by a part of the name": [({ users }) => users.find(filtered('userName co "u"'))],
  "users.seen": [({ users }) => users.seen(seen)],
  "users.administered": [({ users }) => users.administered(administered)],
  "users.administered, deactivated": [({ users }) => users.administered({ ...administered, active: false })],
  "users.administered, guests": [({ users }) => users.administered({ ...administered, onlyGuests: true })],
  "channels.find": [({ channels: of }) => of.find(slice, "U1")],
  "channels.ofMember": [({ channels: of }) => of.ofMember(slice, "U1")],
  "channels.ofBoth": [({ channels: of }) => of.ofBoth(slice, "U1", "U2")],
  "channels.members": [({ channels: of }) => of.members("C1", { from: 3, limit })],
  "channels.search, by members": [
    ({ channels: of }) => of.search({ ...byAdmin, order: "member_count" }),
    ...["channels_in_name_order", "channels_in_size_order"],
  ],
  "channels.search, by name": [
    ({ channels: of }) => of.search({ ...byAdmin, order: "name" }),
    ...["channels_in_name_order"],
  ],
  "channels.search, by creation": [
    ({ channels: of }) => of.search({ ...byAdmin, order: "created" }),
    ...["channels_in_name_order", "channels_in_creation_order"],
  ],
  "messages.history, newest first": [({ messages }) => messages.history("C1", { ...stretch, order: "newestFirst" })],
  "messages.history, oldest first": [({ messages }) => messages.history("C1", { ...stretch, order: "oldestFirst" })],
  "messages.replies": [({ messages }) => messages.replies("C1", "1767225600.000001", stretch)],
  "messages.pins": [({ messages }) => messages.pins("C1", limit)],
  "messages.latest": [({ messages }) => messages.latest("C1", limit)],
  "messages.window": [({ messages }) => messages.window("C1", stretch)],
  "files.find": [({ files: of }) => of.find(files)],
  "files.find, of an owner": [({ files: of }) => of.find({ ...files, ownerId: "U1" })],
  "files.find, of two kinds": [({ files: of }) => of.find({ ...files, kinds: ["images", "other"] })],
  "lists.findSeen": [({ lists: of }) => of.findSeen({ workspaceId: "T1", viewerId: "U1", limit })],
  "canvases.findSeen": [({ canvases }) => canvases.findSeen({ ...viewer, limit })],
  "lists.findRows": [({ lists: of }) => of.findRows({ listId: "F1", limit })],
  "lists.newestRows": [({ lists: of }) => of.newestRows({ listId: "F1", archived: false, limit })],
  "roles.find, newest first": [({ roles }) => roles.find({ roleIds: [], entityIds: [], order: "newestFirst", limit })],
  "roles.find, oldest first": [({ roles }) => roles.find({ roleIds: [], entityIds: [], order: "oldestFirst", limit })],
  "search.messages, by time": [
    ({ search }) => search.messages({ ...found, sort: "timestamp", direction: "descending" }),
    ...queues,
  ],
  "search.messages, by score": [
    ({ search }) => search.messages({ ...found, sort: "score", direction: "ascending" }),
    ...queues,
  ],
  "search.messages, a phrase": [
    ({ search }) => search.messages({ ...found, all: [["hello", "world"]], sort: "timestamp", direction: "ascending" }),
    ...queues,
  ],
};

const manyChannels = Array.from({ length: 1_100 }, (_, at): Write => {
  const id = `C${at + 1}`;
  return put(documents.channel, sampleChannel(id, { workspaceId: "T1" }));
});
const created = (at: number) => new Date(1_767_225_600_000 + at * 1000).toISOString();
const writes: readonly Write[] = [
  ...Array.from({ length: 60 }, (_, at) => put(documents.user, sampleUser(`U${at + 1}`, { created: created(at) }))),
  ...manyChannels,
  ...["C1", "C2", "C3"].map((channelId): Write => ({ kind: "addChannelMembers", channelId, userIds: ["U1", "U2"] })),
  ...Array.from({ length: 200 }, (_, at): Write => {
    const message = sampleMessage("C1", { text: "hello world", ...(at > 100 && { threadTs: "1767225600.000001" }) });
    return { kind: "insertMessage", message, nowMs: 1_767_225_600_000 + at };
  }),
  ...Array.from({ length: 60 }, (_, at) => {
    const file = { ...documents.file.sample(0), id: `F${at + 100}`, created: created(at), isPublic: true } as const;
    return put(documents.file, file);
  }),
  ...Array.from({ length: 60 }, (_, at) =>
    put(documents.listExport, sampleExport(`Le${at}`, { listId: `F${at % 9}` })),
  ),
];

/** A statement that a list runs, with its arguments. */
interface Run {
  readonly statement: AnyStatement;
  readonly args: object;
}

/** Reads like another one, and notes what it runs. */
function watched(reading: Reading, runs: Run[]): Reading {
  const noted = <Rest extends readonly unknown[], Result>(read: (...of: Rest) => Result): ((...of: Rest) => Result) => {
    return (...of) => {
      // A reading gets a statement and its arguments.
      const [statement, args] = of as unknown as readonly [AnyStatement, object];
      runs.push({ statement, args });
      return read(...of);
    };
  };
  return { ...reading, rows: noted(reading.rows), texts: noted(reading.texts), first: noted(reading.first) } as Reading;
}

interface DocumentList {
  readonly document: AnyDocument;
  readonly list: string;
  /** Whether it begins at its start, and not after a position. */
  readonly isFirst: boolean;
}

/** The lists of a document, at their start and after a position. */
function listsOf(document: AnyDocument): readonly DocumentList[] {
  return Object.keys(document.lists).flatMap((list) => [true, false].map((isFirst) => ({ document, list, isFirst })));
}

function toRun({ document, list, isFirst }: DocumentList): Run {
  // Only its columns are read.
  const row = toRow(document, document.sample(1) as never) as Cells;
  const prefixed = (prefix: string) => Object.entries(row).map(([name, cell]) => [`${prefix} ${name}`, cell ?? 0]);
  const args = { ...Object.fromEntries([...prefixed("by"), ...prefixed("after")]), limit };
  return { statement: selectList(document, list, isFirst), args };
}

interface Database {
  readonly name: string;
  readonly reading: Reading;
  /** Steps that read what is not the answer's: scans, and sorts. Indexes that are walked may be scanned. */
  explain(run: Run, walked: readonly string[]): Promise<readonly string[]>;
  close(): Promise<void>;
}

function openOnSqlite(): Database {
  const { db, close } = openSqlite(undefined, { documents });
  const reading = createSqliteConnection(() => db);
  for (const write of writes)
    runAtOnce(applyWrite({ write }, { made: [], members: memberWrites, documents }), reading.run);
  return {
    name: "SQLite",
    reading,
    close: async () => close(),
    async explain({ statement }, walked) {
      const plan = db.prepare(`explain query plan ${statement.prepare(sqliteDialect).sql}`).all();
      return plan
        .map(({ detail }) => String(detail))
        .filter((step) => {
          if (step.startsWith("SCAN")) return !isHarmless(step) && !walked.some((index) => step.endsWith(index));
          return step.includes("TEMP B-TREE");
        });
    },
  };
}

/** Scans of what is in memory: lists of parameters, no table, and the rows of a page. */
function isHarmless(step: string): boolean {
  return /^SCAN (?:list|each|shared|page|CONSTANT ROW|\d+ CONSTANT ROWS)\b/.test(step);
}

/** The index of a primary key on SQLite. */
function primaryKeyOf(table: string): string {
  return `sqlite_autoindex_${table}_1`;
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly PlanNode[];
}

async function openOnPostgres(): Promise<Database> {
  const url = await (await sharedPostgres()).createSchema();
  const store = await createPostgresStore({ url });
  const committed = await store.commit({ expect: [], writes });
  if (!committed.ok) throw new Error(JSON.stringify(committed.failed));
  const word = { ...found, sort: "timestamp", direction: "descending" } as const;
  await store.search.messages(word);
  await store.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("analyze");
  await client.query("set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off");
  // A connection takes one query at a time, and readers ask several at once.
  let last: Promise<unknown> = Promise.resolve();
  const rows: Reading["rows"] = async (statement, args) => {
    const { sql, values } = statement.prepare(postgresDialect);
    const asked = last.then(() => client.query(sql, [...values(args)]));
    last = asked;
    return (await asked).rows;
  };
  return {
    name: "PostgreSQL",
    reading: {
      rows,
      texts: async (statement, args) => (await rows(statement, args)).map(({ document }) => document),
      first: async (statement, args) => (await rows(statement, args))[0],
      changesOf: () => undefined,
      documentChangesOf: () => undefined,
      keep: async () => undefined,
    },
    close: () => client.end(),
    async explain({ statement, args }, walked) {
      const { sql, values } = statement.prepare(postgresDialect);
      const { rows: plans } = await client.query(`explain (format json) ${sql}`, [...values(args)]);
      return flatten(plans[0]["QUERY PLAN"][0].Plan).flatMap((node) => refuse(node, walked));
    },
  };
}

function refuse(node: PlanNode, walked: readonly string[]): readonly string[] {
  const { "Node Type": type, "Index Name": index = "", "Index Cond": condition } = node;
  if (type === "Seq Scan") return [`${type} of ${node["Relation Name"]}`];
  if (type === "Sort") return [type];
  const isWhole = type.startsWith("Index") && condition === undefined;
  return isWhole && !walked.includes(index) ? [`${type} of all of ${index}`] : [];
}

function flatten(node: PlanNode): readonly PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}

/** The lists of each reader, by its name. */
const byReader = Map.groupBy(Object.entries(lists), ([name]) => name.split(".")[0] ?? "");
const listed = Object.values(documents).filter((document) => Object.keys(document.lists).length > 0);

describe("a page of a list on SQLite and PostgreSQL is read without the rest", () => {
  const databases: Database[] = [];
  beforeAll(async () => {
    databases.push(openOnSqlite(), await openOnPostgres());
    return () => Promise.all(databases.map((each) => each.close()));
  }, 60_000);

  it.each([...byReader])("%s", async (_reader, ofReader) => {
    const departures: string[] = [];
    for (const [name, [read, ...walked]] of ofReader)
      for (const database of databases) {
        const runs: Run[] = [];
        await read(createReaders(watched(database.reading, runs)));
        expect(runs).not.toEqual([]);
        for (const run of runs)
          departures.push(...(await database.explain(run, walked)).map((step) => `${name}, ${database.name}: ${step}`));
      }
    expect(departures).toEqual([]);
  });

  it.each(listed.map((document) => [document.table, document] as const))("documents of %s", async (table, document) => {
    const departures: string[] = [];
    for (const one of listsOf(document))
      for (const database of databases) {
        const refused = await database.explain(toRun(one), [
          `${table}_${one.list}`,
          `${table}_pkey`,
          primaryKeyOf(table),
        ]);
        const name = `${one.list}${one.isFirst ? "" : ", continued"}, ${database.name}`;
        departures.push(...refused.map((step) => `${name}: ${step}`));
      }
    expect(departures).toEqual([]);
  });
});
