import { documents, type FileReader, type FileSearch, type FoundFile, printTs } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { selectDocument } from "../statements/document-statements.js";
import { parseDocument } from "../statements/document-text.js";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { countFiles, selectBytes, selectFiles, selectShares, selectUsed } from "./file-statements.js";

const selectFile = selectDocument(documents.file);

const selectMany = compiled("files.many");

/** Reader of files. */
export function createFileReader(reading: Reading): FileReader {
  return {
    get: (id) => oneDocument(reading, selectFile, { id }),
    getMany: (ids) => allDocuments(reading, selectMany, { ids }),
    async find({ offset, limit, ...search }) {
      const args = toArgs(search);
      const rows = await reading.rows(selectFiles, { ...args, offset, limit });
      const items = rows.map(({ kind, document }) => toFound(kind, document));
      const [first] = rows;
      if (first !== undefined) return { items, total: first.total };
      return { items, total: (await firstRow(reading, countFiles, args))?.total ?? 0 };
    },
    async sharesOf(ids) {
      const rows = await reading.rows(selectShares, { ids });
      return rows.map((row) => ({ fileId: row.file_id, channelId: row.channel_id, ts: printTs(row.ts) }));
    },
    bytesIn: async (workspaceId) => (await firstRow(reading, selectBytes, { workspaceId }))?.bytes ?? 0,
    usedContents: async (hashes) => new Set((await reading.rows(selectUsed, { hashes })).map(({ content }) => content)),
  };
}

function toFound(kind: FoundFile["kind"], document: string): FoundFile {
  switch (kind) {
    case "file":
      return { kind, file: parseDocument(document) };
    case "list":
      return { kind, list: parseDocument(document) };
    case "canvas":
      return { kind, canvas: parseDocument(document) };
  }
}

function toArgs({ channelId = "", ownerId = "", kinds, seesPublic, withLists, withCanvases, ...search }: FileSearch) {
  return {
    ...search,
    seesPublic: seesPublic ? 1 : 0,
    withLists: withLists ? 1 : 0,
    withCanvases: withCanvases ? 1 : 0,
    channelId,
    ownerId,
    kinds: kinds === undefined ? "" : ` ${kinds.join(" ")} `,
  };
}
