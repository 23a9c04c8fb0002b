import type { Column } from "../../../model/column.js";
import type { ListRow } from "../../../model/list-row.js";
import { allReferents } from "../cells/referents.js";
import { cellIn } from "./cell-in.js";
import { cellText } from "./cell-text.js";
import type { ExportSource } from "./export-source.js";
import { findNames, type Names } from "./names.js";
import { walkRows } from "./walk-rows.js";

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
