import { type Statement, statement } from "./statement.js";
import type { DocumentTable, Tables } from "./tables.js";

/** Tables whose rows have an id, a version and a document. */
export type DocumentTableName = {
  [Name in keyof Tables]: Tables[Name] extends DocumentTable ? Name : never;
}[keyof Tables];

/** Tables with nothing else than that. */
export type PlainTableName = {
  [Name in DocumentTableName]: DocumentTable extends Tables[Name] ? Name : never;
}[DocumentTableName];

type ById<Row> = Statement<{ readonly id: string }, Row>;

/** Reads a document by its id. */
export function selectDocument(table: DocumentTableName): ById<{ readonly document: string }> {
  return statement(({ db }, { id }: { readonly id: string }) =>
    db.selectFrom(plain(table)).select("document").where("id", "=", id),
  );
}

/** Reads a version by its id, and keeps others from changing the row until the end of the transaction. */
export function lockVersion(table: DocumentTableName): ById<{ readonly version: number }> {
  return statement(({ db, dialect }, { id }: { readonly id: string }) =>
    db
      .selectFrom(plain(table))
      .select("version")
      .where("id", "=", id)
      .$if(dialect.rowLocks, (query) => query.forUpdate()),
  );
}

/** Inserts a document, or replaces the one with its id. */
export function upsertDocument(table: PlainTableName): Statement<DocumentTable, unknown> {
  return statement(({ db }, { id, version, document }: DocumentTable) =>
    db
      .insertInto(plain(table))
      .values({ id, version, document })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({
          version: (row) => row.ref("excluded.version"),
          document: (row) => row.ref("excluded.document"),
        }),
      ),
  );
}

/** A document in the form in which it is stored. */
export function toText(document: object): string {
  return JSON.stringify(document);
}

/** A document as this store wrote it. */
export function parseDocument<T>(text: string): T {
  // The text was made by `toText` from a value of the same type.
  return JSON.parse(text) as T;
}

function plain(table: DocumentTableName): "organizations" {
  // Every table of documents has the columns that are used here.
  return table as "organizations";
}
