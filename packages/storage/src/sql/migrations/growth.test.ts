import { DatabaseSync } from "node:sqlite";
import { documents, put, type SearchSlice, type Store, type Write } from "@rollcall/service/store";
import { sampleChannel, sampleMessage } from "@rollcall/service/store/conformance";
import { query } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { describe, expect, it } from "vitest";
import { createPostgresStore } from "../../postgres/create-postgres-store.js";
import { createSqliteStore } from "../../sqlite/create-sqlite-store.js";
import { temporaryFolder } from "../../testing/temporary-folder.js";

/** Makes the tables those of the version before. */
const former = [
  ...["thread_repliers", "term_counts", "search_behind"].map((table) => `drop table ${table}`),
  ...["files_of_workspace", "files_of_owner", "files_of_kind", "messages_of_replier"].map(
    (index) => `drop index ${index}`,
  ),
  ...["name", "creation", "size"].map((order) => `drop index channels_in_${order}_order`),
  "drop index message_terms_by_term",
  "create index message_terms_by_term on message_terms (term, channel_id, ts, place)",
  "create index files_of_workspace on files (workspace_id, listed, id) where listed is not null",
];

const root = "1767225600.000000";
const always = { oldest: "0000000000.000000", latest: "9000000000.000000" } as const;
const search: SearchSlice = {
  ...{ workspaceId: "T1", viewerId: "U1", seesPublic: true, all: [["hello"]], none: [], anyOf: [], ...always },
  ...({ sort: "timestamp", scored: 1, direction: "descending", offset: 0, limit: 9 } as const),
};

async function fill(store: Store): Promise<void> {
  const post = (userId: string, at: number): Write => {
    const message = sampleMessage("C1", { userId, ...(at > 0 && { threadTs: root }) });
    return { kind: "insertMessage", message, nowMs: 1_767_225_600_000 + at };
  };
  const writes = [put(documents.channel, sampleChannel("C1", { workspaceId: "T1" })), post("U1", 0)];
  await store.commit({ expect: [], writes: [...writes, post("U2", 1), post("U3", 2), post("U2", 3)] });
  await read(store);
}

async function read({ messages, search: searches }: Store) {
  const repliers = await messages.repliers("C1", always);
  return { repliers, total: (await searches.messages(search)).total };
}

const databases = {
  SQLite: async () => {
    const file = `${temporaryFolder()}/store.db`;
    const db = (work: (db: DatabaseSync) => void) => {
      const opened = new DatabaseSync(file);
      work(opened);
      opened.close();
    };
    return {
      open: async () => createSqliteStore({ file }),
      goBack: async () =>
        db((opened) => {
          for (const statement of former) opened.exec(statement);
          opened.exec("pragma user_version = 4");
        }),
    };
  },
  PostgreSQL: async () => {
    const url = await (await sharedPostgres()).createSchema();
    return {
      open: () => createPostgresStore({ url }),
      goBack: async () => {
        for (const statement of [...former, "update schema_version set version = 4"]) await query(url, statement);
      },
    };
  },
};

describe.each(Object.entries(databases))("tables of the version before, migrated on %s", (_name, create) => {
  it("count the replies of users again, and find every message", async () => {
    const { open, goBack } = await create();
    const before = await open();
    await fill(before);
    const wanted = await read(before);
    expect(wanted).toMatchObject({
      repliers: [
        { id: "U2", count: 2 },
        { id: "U3", count: 1 },
      ],
      total: 4,
    });
    await before.close();
    await goBack();
    const after = await open();
    expect(await read(after)).toEqual(wanted);
    await after.close();
  });
});
