import { documents, type FileReader } from "@rollcall/service/store";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";
import { among, sql, tableOf } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";

interface Shares {
  readonly channelId: string;
  /** Microseconds. */
  readonly ts: number;
}

/** Shares files with a message. Those that it already shares stay. */
export const insertShares = statement<Shares & { readonly fileIds: readonly string[] }>(
  (arg) => sql`insert into file_shares (file_id, channel_id, ts)
      select distinct list.value, cast(${arg.channelId} as text), cast(${arg.ts} as bigint)
      from ${tableOf(arg.fileIds)} as list where true on conflict do nothing`,
);

/** Ends the sharing of all files of a message. */
export const deleteShares = statement<Shares>(
  (arg) => sql`delete from file_shares where channel_id = ${arg.channelId} and ts = ${arg.ts}`,
);

/** Those of some contents that a file or an upload has. */
const selectUsed = statement<{ readonly hashes: readonly string[] }, { readonly content: string }>(
  (arg) => sql`select content from files where content ${among(arg.hashes)}
      union select content from file_uploads where content ${among(arg.hashes)}`,
);

/** Searches for files, Lists and canvases, which are loaded with the first one. */
export function findings() {
  return import("./find-files.js");
}

const selectFile = selectDocument(documents.file);

/** Files by ID. */
const selectMany = statement<{ readonly ids: readonly string[] }, Columns<"files", "document">>(
  (arg) => sql`select document from files where id ${among(arg.ids)}`,
);

/** Reader of files. */
export function createFileReader(reading: Reading): FileReader {
  let find: Promise<FileReader["find"]> | undefined;
  const loadFind = async () => (await findings()).createFindFiles(reading);
  return {
    get: (id) => oneDocument(reading, selectFile, { id }),
    getMany: (ids) => allDocuments(reading, selectMany, { ids }),
    async find(slice) {
      find ??= loadFind();
      return (await find)(slice);
    },
    sharesOf: async (ids) => (await findings()).findShares(reading, ids),
    bytesIn: async (workspaceId) => (await findings()).countBytes(reading, workspaceId),
    usedContents: async (hashes) => new Set((await reading.rows(selectUsed, { hashes })).map(({ content }) => content)),
  };
}
