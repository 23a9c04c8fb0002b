import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { documents } from "@rollcall/service/store";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { Client } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import type { SqlDialect } from "./sql.js";
import { type AnyStatement, watchStatements } from "./statement.js";

const source = fileURLToPath(new URL("../../", import.meta.url));

const found = new Map<AnyStatement, string>();
let folder = "";
watchStatements((written) => found.set(written, folder));

// Modules are loaded from here on only, so that each statement is seen. No folder imports one after it.
for (folder of ["sql", "sqlite", "contents", "postgres"]) {
  const paths = globSync(`${source}${folder}/**/*.ts`, { exclude: ["**/*.test.ts"] });
  for (const path of paths) await import(path);
}
folder = "sql";
const { selectList, ...byDocument } = await import("./document-statements.js");
const { createRefills } = await import("../refill.js");
const { createPostgresStore } = await import("../../postgres/create-postgres-store.js");
const { postgresDialect } = await import("../../postgres/postgres-dialect.js");
const { openSqlite } = await import("../../sqlite/open-sqlite.js");
const { sqliteDialect } = await import("../../sqlite/sqlite-connection.js");

const { selectDocument, lockVersion, upsertDocument, insertDocument, replaceDocument, replaceVersion } = byDocument;
for (const document of Object.values(documents)) {
  const writers = [selectDocument, lockVersion, upsertDocument, insertDocument, replaceDocument, replaceVersion];
  for (const write of writers) write(document);
  for (const list of Object.keys(document.lists)) {
    for (const isFirst of [true, false]) selectList(document, list, isFirst);
  }
}

/** Texts for a database, without those that only the other one runs. */
const textsFor = (dialect: SqlDialect, others: readonly string[]) =>
  new Set([...found].filter(([, of]) => !others.includes(of)).map(([it]) => it.prepare(dialect).sql));

/** Texts that a database refuses, with what it says. */
async function refusedOf(texts: Iterable<string>, prepare: (text: string) => unknown): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const text of texts) {
    try {
      await prepare(text);
    } catch (error) {
      refused.push(`${text}: ${String(error)}`);
    }
  }
  return refused;
}

describe("every statement", () => {
  it("is prepared by SQLite", async () => {
    const { db, close } = openSqlite(undefined, { documents });
    onTestFinished(close);
    db.exec(createRefills.replaceAll("{text}", sqliteDialect.textType));
    const texts = textsFor(sqliteDialect, ["contents", "postgres"]);
    expect(texts.size).toBeGreaterThan(Object.keys(documents).length);
    expect(await refusedOf(texts, (text) => db.prepare(text))).toEqual([]);
  });

  it("is prepared by PostgreSQL", async () => {
    const url = await (await sharedPostgres()).createSchema();
    await (await createPostgresStore({ url })).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(createRefills.replaceAll("{text}", postgresDialect.textType));
    const texts = textsFor(postgresDialect, ["sqlite"]);
    expect(texts.size).toBeGreaterThan(Object.keys(documents).length);
    expect(await refusedOf(texts, (text) => client.query(`prepare checked as ${text}; deallocate checked`))).toEqual(
      [],
    );
  });
});
