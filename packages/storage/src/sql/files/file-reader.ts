import { documents, type FileReader, printTs } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { selectBytes, selectShares, selectUsed } from "./file-statements.js";
import { findings } from "./findings.js";

const selectFile = selectDocument(documents.file);

const selectMany = compiled("files.many");

/** Reader of files. */
export function createFileReader(reading: Reading): FileReader {
  return {
    get: (id) => oneDocument(reading, selectFile, { id }),
    getMany: (ids) => allDocuments(reading, selectMany, { ids }),
    find: async (slice) => (await findings()).findFiles(reading, slice),
    async sharesOf(ids) {
      const rows = await reading.rows(selectShares, { ids });
      return rows.map((row) => ({ fileId: row.file_id, channelId: row.channel_id, ts: printTs(row.ts) }));
    },
    bytesIn: async (workspaceId) => (await firstRow(reading, selectBytes, { workspaceId }))?.bytes ?? 0,
    usedContents: async (hashes) => new Set((await reading.rows(selectUsed, { hashes })).map(({ content }) => content)),
  };
}
