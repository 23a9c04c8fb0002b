import type { DocumentSet } from "@rollcall/service/store";
import { Client, type QueryConfig } from "pg";
import { migrate } from "../postgres/migrate.js";
import { toPoolConfig } from "../postgres/pool-config.js";
import { postgresDialect } from "../postgres/postgres-dialect.js";
import { readAddress, toStorageError } from "../postgres/postgres-errors.js";
import type { WorldRow } from "./world-file.js";
import { contentTable, quote, rowsAtOnce, selectAll, type WorldTable, worldTablesOf } from "./world-tables.js";
import { emptying, refuseNonEmpty, type WorldTarget } from "./world-target.js";
import type { WorldSource } from "./write-world-file.js";

/**
 * Minimum number of rows for a table to be analyzed. If a nearly empty table is analyzed, PostgreSQL keeps scanning it
 * while it fills, until it is analyzed automatically. It assumes more rows in tables that were never analyzed.
 */
const worthCounting = 1_000;

/**
 * Reads a database at one point in time, while servers keep using it.
 * @throws StorageError if it cannot be reached or used
 */
export function withPostgresSource<T>(
  url: string,
  documents: DocumentSet,
  work: (source: WorldSource) => Promise<T>,
): Promise<T> {
  return withClient(url, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    const result = await work({
      tables: worldTablesOf(documents),
      async count(table) {
        const where = table === contentTable ? ofContents : "";
        const { rows } = await client.query<{ readonly count: number }>(
          `select count(*) from ${quote(table.name)} ${where}`,
        );
        return rows[0]?.count ?? 0;
      },
      rows: (table) => readRows(client, table),
    });
    await client.query("commit");
    return result;
  });
}

/** Without contents that are arriving, whose names are no hashes. */
const ofContents = "where hash not like '~%'";

const selectContents = `select hash, part, replace(encode(bytes, 'base64'), chr(10), '') as bytes from content_parts
  ${ofContents} order by hash, part`;

/** Lists contents by their parts. They are as old as the import. */
const insertContents = `insert into contents (hash, size, written_ms)
  select hash, sum(octet_length(bytes)), cast(extract(epoch from now()) * 1000 as bigint) from content_parts group by hash`;

async function* readRows(client: Client, table: WorldTable): AsyncGenerator<readonly WorldRow[]> {
  await client.query(
    `declare world no scroll cursor for ${table === contentTable ? selectContents : selectAll(table)}`,
  );
  const fetch = { text: `fetch ${rowsAtOnce(table)} from world`, rowMode: "array" } as const;
  for (;;) {
    const { rows } = await client.query<WorldRow[number][]>(fetch);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce(table)) break;
  }
  await client.query("close world");
}

/**
 * Fills a database in one transaction. Its tables are created if they do not exist.
 * @throws StorageError if it is not empty, or cannot be reached or used; it is unchanged then
 */
export function withPostgresTarget(
  url: string,
  documents: DocumentSet,
  work: (target: WorldTarget) => Promise<void>,
): Promise<void> {
  return withClient(url, async (client, address) => {
    await migrate(client, documents);
    await client.query("begin isolation level read committed");
    await refuseNonEmpty(address, worldTablesOf(documents), async (table) => {
      const { rows } = await client.query(`select 1 from ${quote(table.name)} limit 1`);
      return rows.length > 0;
    });
    for (const text of emptying) await client.query(text);
    const counts = new Map<WorldTable, number>();
    await work({
      async insert(table, rows) {
        await client.query(insertRows(table, rows));
        counts.set(table, (counts.get(table) ?? 0) + rows.length);
      },
    });
    await client.query(insertContents);
    // Before it is analyzed, the database chooses slow plans.
    const large = [...counts].filter(([, count]) => count >= worthCounting).map(([table]) => quote(table.name));
    for (const table of large) await client.query(`analyze ${table}`);
    await client.query("commit");
    // PostgreSQL would check each row again when it is first read. Compatible databases may not support vacuum.
    for (const table of large) await client.query(`vacuum ${table}`).catch(() => undefined);
  });
}

/** One parameter per column, so that the text is the same for any number of rows. */
function insertRows(table: WorldTable, rows: readonly WorldRow[]): QueryConfig {
  const { types } = table;
  const lists = types.map((type, at) => `$${at + 1}::${type.startsWith("text") ? "text" : "bigint"}[]`);
  const names = table.columns.map(quote).join(", ");
  const selected = table.name === contentTable.name ? "hash, part, decode(bytes, 'base64')" : "*";
  return {
    name: `import ${table.name}`,
    text: `insert into ${quote(table.name)} (${names}) select ${selected} from unnest(${lists.join(", ")}) as given (${names})`,
    values: types.map((_, at) => postgresDialect.toDriver(rows.map((row) => row[at]))),
  };
}

async function withClient<T>(url: string, work: (client: Client, address: string) => Promise<T>): Promise<T> {
  // A statement may have to count a million rows.
  const config = { ...toPoolConfig({ url }), query_timeout: 0, statement_timeout: 0 };
  const address = readAddress(config);
  const client = new Client(config);
  // The next query reports a lost connection.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client, address);
  } catch (error) {
    throw toStorageError(error, address);
  } finally {
    await client.end().catch(() => undefined);
  }
}
