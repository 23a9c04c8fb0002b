import type { AnyDocument, Cell, DocumentSet } from "@rollcall/service/store";
import { type Cells, columnNames, toRow } from "./statements/document-statements.js";
import { parseDocument } from "./statements/document-text.js";
import { type Statement, textStatement } from "./statements/statement.js";
import { execute, firstOf, rowsOf, type Steps } from "./statements/steps.js";

/** Number of documents whose columns are computed in one transaction. */
const batchSize = 500;

/** Creates the table of started refills and their progress. It only exists while there are some. */
export const createRefills =
  "create table if not exists refills (table_name {text} primary key, position {text} not null)";

/** Statement that starts a refill, unless it has started. */
export function beginRefill(table: string): string {
  return `insert into refills (table_name, position) values ('${table}', '') on conflict (table_name) do nothing`;
}

const selectPending = textStatement<object, { readonly table_name: string }>(() => ({
  sql: "select table_name from refills order by table_name",
  names: [],
}));

const lockPosition = textStatement<{ readonly table: string }, { readonly position: string }>((dialect) => ({
  sql: `select position from refills where table_name = ${dialect.mark(1)}${dialect.rowLocks ? " for update" : ""}`,
  names: ["table"],
}));

const movePosition = textStatement<{ readonly table: string; readonly position: string }, unknown>((dialect) => ({
  sql: `update refills set position = ${dialect.mark(1)} where table_name = ${dialect.mark(2)}`,
  names: ["position", "table"],
}));

const endRefill = textStatement<{ readonly table: string }, unknown>((dialect) => ({
  sql: `delete from refills where table_name = ${dialect.mark(1)}`,
  names: ["table"],
}));

/** Documents whose refill has started but is not finished. */
export function* pendingRefills(documents: DocumentSet): Steps<readonly AnyDocument[]> {
  const names = new Set((yield* rowsOf(selectPending, {})).map((row) => row.table_name));
  return Object.values(documents).filter(({ table }) => names.has(table));
}

/**
 * Computes the columns of a table's next documents, and records the progress in the same transaction, so that a killed
 * process can resume.
 * @returns whether there may be more
 */
export function* refillBatch(document: AnyDocument): Steps<boolean> {
  const { table } = document;
  const begun = yield* firstOf(lockPosition, { table });
  if (begun === undefined) return false;
  const rows = yield* rowsOf(selectBatch(document, begun.position === ""), toPosition(document, begun.position));
  const update = updateColumns(document);
  for (const row of rows) yield* execute(update, toRow(document, parseDocument<object>(String(row["document"]))));
  const last = rows.at(-1);
  if (last === undefined || rows.length < batchSize) {
    yield* execute(endRefill, { table });
    return false;
  }
  yield* execute(movePosition, { table, position: JSON.stringify(document.key.map((column) => last[column])) });
  return true;
}

function selectBatch(document: AnyDocument, isFirst: boolean): Statement<Cells, Cells> {
  const { table, key } = document;
  return textStatement((dialect) => {
    const marks = key.map((_, at) => dialect.mark(at + 1));
    const after = isFirst ? "" : ` where (${key.join(", ")}) > (${marks.join(", ")})`;
    const sql = `select ${key.join(", ")}, document from ${table}${after} order by ${key.join(", ")} limit ${batchSize}`;
    return { sql, names: isFirst ? [] : key };
  });
}

function toPosition({ key }: AnyDocument, position: string): Cells {
  if (position === "") return {};
  const values = parseDocument<readonly Cell[]>(position);
  return Object.fromEntries(key.map((column, at) => [column, values[at] ?? null]));
}

function updateColumns(document: AnyDocument): Statement<Cells, unknown> {
  const { table, key } = document;
  const names = columnNames(document).filter((name) => name !== "document" && !key.includes(name));
  return textStatement((dialect) => {
    const sets = names.map((name, at) => `${name} = ${dialect.mark(at + 1)}`);
    const where = key.map((name, at) => `${name} = ${dialect.mark(names.length + at + 1)}`);
    return { sql: `update ${table} set ${sets.join(", ")} where ${where.join(" and ")}`, names: [...names, ...key] };
  });
}
