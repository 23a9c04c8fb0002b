import type { File } from "../../../model/file.js";
import type { List, ListExport } from "../../../model/list.js";
import type { Column } from "../../../model/list-column.js";
import type { ListRow } from "../../../model/list-row.js";
import type { Store } from "../../../model/store.js";
import type { WorkspaceAddress } from "../../../values/site-addresses.js";
import { addressOf } from "../../conversations/files/to-file.js";
import { allReferents } from "../cells/referents.js";
import { cellIn, cellText, filesOf, findNames, type Names } from "../representation/to-item.js";
import { walkRows } from "./walk-rows.js";

/** Dependencies of an export. */
export interface ExportSource {
  readonly store: Pick<Store, "lists" | "users" | "channels" | "files">;
  readonly list: List;
  readonly job: ListExport;
  /** Addresses of the workspace of the user who exports it. */
  readonly address: WorkspaceAddress;
}

/**
 * Prints a List as CSV, page by page: a header, then a line per row, with the visible columns.
 * @see RFC 4180
 */
export async function* printCsv({ store, list, job }: ExportSource): AsyncGenerator<string> {
  const columns = (list.columns ?? []).filter(({ hidden }) => hidden !== true);
  const { includeArchived } = job;
  yield printLine(["Row ID", ...columns.map(({ name }) => name), ...(includeArchived ? ["Archived"] : [])]);
  for await (const steps of walkRows(store.lists, { listId: list.id, includeArchived })) {
    const rows = steps.flatMap(({ kind, row }) => (kind === "open" ? [row] : []));
    const names = await findNames(namesIn(rows, columns), store);
    yield rows.map((row) => printLine(printRow(row, { columns, names, includeArchived }))).join("");
  }
}

interface Table {
  readonly columns: readonly Column[];
  readonly names: Names;
  readonly includeArchived: boolean;
}

function printRow(row: ListRow, { columns, names, includeArchived }: Table): readonly string[] {
  const cells = columns.map((column) => {
    const cell = cellIn(row, column);
    return cell === undefined ? "" : cellText(cell, column, names);
  });
  return [row.id, ...cells, ...(includeArchived ? [String(row.archived)] : [])];
}

function namesIn(rows: readonly ListRow[], columns: readonly Column[]) {
  const cells = rows.flatMap((row) => columns.flatMap((column) => cellIn(row, column) ?? []));
  const voters = cells.flatMap((cell) => (cell.kind === "vote" ? cell.value : []));
  const referents = allReferents(cells);
  return { ...referents, userIds: [...new Set([...referents.userIds, ...voters])] };
}

function printLine(fields: readonly string[]): string {
  return `${fields.map(printField).join(",")}\r\n`;
}

function printField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Prints a whole List as JSON, page by page: the List, then its rows, each with its child rows in `items`. Instants are
 * ISO 8601.
 */
export async function* printJson(source: ExportSource): AsyncGenerator<string> {
  const { store, list, job } = source;
  yield `{"list":${JSON.stringify(toList(list))},"items":[`;
  let separator = "";
  for await (const steps of walkRows(store.lists, { listId: list.id, includeArchived: job.includeArchived })) {
    const names = await namesFor(source, steps);
    let text = "";
    for (const { kind, row } of steps) {
      text += kind === "close" ? "]}" : `${separator}${openRow(toRow(row, source, names))}`;
      separator = kind === "close" ? "," : "";
    }
    yield text;
  }
  yield "]}\n";
}

/** Text of an object up to its first item. */
function openRow(row: object): string {
  return `${JSON.stringify(row).slice(0, -1)},"items":[`;
}

function toList({ id, name, created, ownerId, columns = [], descriptionBlocks }: List): object {
  return {
    id,
    name,
    created,
    owner: ownerId,
    ...(descriptionBlocks !== undefined && { description_blocks: descriptionBlocks }),
    columns,
  };
}

async function namesFor({ store, job }: ExportSource, steps: readonly { readonly row: ListRow }[]): Promise<Names> {
  const cells = job.includeAttachments ? steps.flatMap(({ row }) => Object.values(row.cells)) : [];
  return findNames({ userIds: [], channelIds: [], fileIds: allReferents(cells).fileIds }, store);
}

function toRow(row: ListRow, { list, job, address }: ExportSource, { files }: Names): object {
  const cells = (list.columns ?? []).flatMap((column) => {
    const cell = cellIn(row, column);
    return cell === undefined ? [] : [{ column_id: column.id, [cell.kind]: cell.value }];
  });
  const attached = Object.values(row.cells).flatMap(filesOf);
  return {
    id: row.id,
    archived: row.archived,
    created: row.created,
    created_by: row.createdBy,
    edited: row.edited,
    edited_by: row.editedBy,
    cells,
    ...(job.includeThreads && { thread: (row.thread ?? []).map(toComment) }),
    ...(job.includeAttachments && {
      attachments: [...new Set(attached)].flatMap((id) => toAttachment(files.get(id), address)),
    }),
  };
}

function toComment({ userId, created, text }: NonNullable<ListRow["thread"]>[number]): object {
  return { user: userId, created, text };
}

function toAttachment(file: File | undefined, address: WorkspaceAddress): readonly object[] {
  if (file === undefined) return [];
  const { id, name, mimetype, size, created, ownerId } = file;
  return [{ id, name, mimetype, size, created, user: ownerId, path: addressOf(file, address).show }];
}

/** File name of an export of a List. */
export function toFileName(listName: string, format: ListExport["format"]): string {
  const name = listName
    .toWellFormed()
    .replaceAll(/[\p{Cc}"*/:<>?\\|]+/gu, " ")
    .trim();
  return `${name === "" ? "List" : name}.${format}`;
}
