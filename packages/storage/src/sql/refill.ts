import type { AnyDocument, Cell, DocumentSet } from "@rollcall/service/store";
import {
  type Cells,
  columnNames,
  equalities,
  marksIn,
  parseDocument,
  toRow,
} from "./statements/document-statements.js";
import { forUpdate, joined, raw, sql } from "./statements/sql.js";
import { type Statement, statement } from "./statements/statement.js";
import { execute, firstOf, rowsOf, type Steps } from "./statements/steps.js";

/**
 * A statement, or a table whose columns are recomputed from its documents. Statements are plain text and call no code,
 * so that a released step never changes. `{text}` is the text type that compares by bytes.
 */
export type MigrationStep = string | { readonly refill: string };

/** Number of documents whose columns are computed in one transaction. */
const batchSize = 500;

/** Creates the table of started refills and their progress. It only exists while there are some. */
export const createRefills =
  "create table if not exists refills (table_name {text} primary key, position {text} not null)";

/** Statement that starts a refill, unless it has started. */
export function beginRefill(table: string): string {
  return `insert into refills (table_name, position) values ('${table}', '') on conflict (table_name) do nothing`;
}

const selectPending = statement<object, { readonly table_name: string }>(
  () => sql`select table_name from refills order by table_name`,
);

const lockPosition = statement<{ readonly table: string }, { readonly position: string }>(
  (arg) => sql`select position from refills where table_name = ${arg.table}${forUpdate}`,
);

const movePosition = statement<{ readonly table: string; readonly position: string }, unknown>(
  (arg) => sql`update refills set position = ${arg.position} where table_name = ${arg.table}`,
);

const endRefill = statement<{ readonly table: string }, unknown>(
  (arg) => sql`delete from refills where table_name = ${arg.table}`,
);

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

function selectBatch({ table, key }: AnyDocument, isFirst: boolean): Statement<Cells, Cells> {
  const columns = raw(key.join(", "));
  return statement((arg) => {
    const after = isFirst ? sql`` : sql` where (${columns}) > (${joined(marksIn(key, arg), ", ")})`;
    return sql`select ${columns}, document from ${raw(table)}${after} order by ${columns} limit ${batchSize}`;
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
  return statement(
    (arg) =>
      sql`update ${raw(table)} set ${joined(equalities(names, arg), ", ")}
        where ${joined(equalities(key, arg), " and ")}`,
  );
}
