import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { createSqliteStore } from "@rollcall/storage/sqlite";

const rowsAtOnce = 1_000;

/**
 * Inserts the rows of a world file into a new database with only the driver, in one transaction.
 * @returns the time of the inserts in milliseconds, without reading and parsing the file
 */
export async function insertRows(worldFile: string, folder: string): Promise<number> {
  const file = join(folder, "plain.db");
  await createSqliteStore({ file }).close();
  const db = new DatabaseSync(file);
  db.exec("pragma journal_mode = wal");
  db.exec("pragma synchronous = full");
  let elapsed = 0;
  const timed = (work: () => unknown) => {
    const started = performance.now();
    work();
    elapsed += performance.now() - started;
  };
  timed(() => db.exec("begin; delete from user_marks"));
  for await (const { insert, rows } of readRows(worldFile, db)) {
    timed(() => {
      for (const row of rows) insert.run(...row);
    });
  }
  timed(() => db.exec("commit"));
  db.close();
  return elapsed;
}

interface Batch {
  readonly insert: StatementSync;
  readonly rows: readonly SQLInputValue[][];
}

async function* readRows(worldFile: string, db: DatabaseSync): AsyncGenerator<Batch> {
  let insert: StatementSync | undefined;
  let rows: SQLInputValue[][] = [];
  for await (const line of createInterface({ input: createReadStream(worldFile) })) {
    const value: unknown = JSON.parse(line);
    if (Array.isArray(value)) {
      if (rows.push(value) < rowsAtOnce) continue;
    }
    if (insert !== undefined && rows.length > 0) yield { insert, rows };
    rows = [];
    if (isHeading(value)) insert = prepare(value, db);
  }
}

interface Heading {
  readonly table: string;
  readonly columns: readonly string[];
}

function isHeading(value: unknown): value is Heading {
  return typeof value === "object" && value !== null && "table" in value && "columns" in value;
}

function prepare({ table, columns }: Heading, db: DatabaseSync): StatementSync {
  const names = columns.map((name) => `"${name}"`).join(", ");
  return db.prepare(`insert into "${table}" (${names}) values (${columns.map(() => "?").join(", ")})`);
}
