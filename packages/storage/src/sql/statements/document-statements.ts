import type { AnyDocument, Cell, DocOf, KeyOf, RowOf } from "@rollcall/service/store";
import { type Fragment, forUpdate, joined, type Marks, raw, type SqlPart, sql } from "./sql.js";
import { type Statement, statement } from "./statement.js";

/** Stored form of a document. */
export function toText(document: object): string {
  return JSON.stringify(document);
}

/** Parses a stored document. */
export function parseDocument<T>(text: string): T {
  // `toText` made the text from a value of the same type.
  return JSON.parse(text) as T;
}

/** Parses stored documents, all at once. */
export function parseDocuments<T>(texts: readonly string[]): readonly T[] {
  return parseDocument<readonly T[]>(`[${texts.join(",")}]`);
}

/** Values of columns, by name. */
export type Cells = Readonly<Record<string, Cell>>;

/** Columns computed from a document: all but the counters. */
export type ValuesOf<D extends AnyDocument> = {
  readonly [Column in Exclude<keyof RowOf<D>, D["counters"][number]>]: RowOf<D>[Column];
};

interface Found {
  readonly document: string;
}

/** Selects a document by key. */
export const selectDocument: <D extends AnyDocument>(document: D) => Statement<KeyOf<D>, Found> = once((document) =>
  statement<Cells, Found>((arg) => sql`select document from ${raw(document.table)} where ${hasKey(document, arg)}`),
);

/** Selects a version by key, and locks the row until the end of the transaction. */
export const lockVersion: <D extends AnyDocument>(document: D) => Statement<KeyOf<D>, { readonly version: number }> =
  once((document) =>
    statement<Cells, { readonly version: number }>(
      (arg) => sql`select version from ${raw(document.table)} where ${hasKey(document, arg)}${forUpdate}`,
    ),
  );

/** Inserts a document, or replaces the one with its key. Counters start at 0 and are not changed. */
export const upsertDocument: <D extends AnyDocument>(document: D) => Statement<Cells, unknown> = once((document) =>
  statement<Cells>((arg) => {
    const updates = raw(
      otherColumns(document)
        .map((name) => `${name} = excluded.${name}`)
        .join(", "),
    );
    return sql`${insertInto(document, arg)} on conflict (${raw(document.key.join(", "))}) do update set ${updates}`;
  }),
);

/** Inserts a new document. */
export const insertDocument: <D extends AnyDocument>(document: D) => Statement<Cells, unknown> = once((document) =>
  statement<Cells>((arg) => insertInto(document, arg)),
);

/** Replaces a document, if there is one with its key. Counters are not changed. */
export const replaceDocument: <D extends AnyDocument>(document: D) => Statement<Cells, unknown> = once((document) =>
  statement<Cells>((arg) => updateSet(document, arg)),
);

/** Name of the parameter of `replaceVersion` with the version to replace. */
export const formerVersion = "former version";

/** Replaces one version of a document. */
export const replaceVersion: <D extends AnyDocument>(document: D) => Statement<Cells, unknown> = once((document) =>
  statement<Cells>(
    (arg) => sql`${updateSet(document, arg)} and version = ${joined(marksIn([formerVersion], arg), "")}`,
  ),
);

/** Selects a page of a list, from its start or after a position. */
export function selectList(document: AnyDocument, list: string, isFirst: boolean): Statement<Cells, Found> {
  return listStatements(document)(`${list} ${isFirst}`, () => writeList(document, list, isFirst));
}

/** Values of a document's row. */
export function toRow<D extends AnyDocument>(document: D, value: DocOf<D> & object): ValuesOf<D> {
  const cells: Record<string, Cell> = {};
  for (const [name, { of }] of Object.entries(document.columns)) cells[name] = of(value);
  cells["version"] = "version" in value ? Number(value.version) : 1;
  cells["document"] = toText(value);
  // Each column is computed as its type says.
  return cells as ValuesOf<D>;
}

/** Columns computed from a document, in the order of a row. */
export function columnNames({ columns }: AnyDocument): readonly string[] {
  return [...Object.keys(columns), "version", "document"];
}

/** Marks of columns, in order. */
export function marksIn(names: readonly string[], arg: Marks<Cells>): readonly SqlPart[] {
  return names.flatMap((name) => arg[name] ?? []);
}

/** For each column, that it is equal to its argument. */
export function equalities(names: readonly string[], arg: Marks<Cells>): readonly SqlPart[] {
  return names.flatMap((name) => (arg[name] === undefined ? [] : [sql`${raw(name)} = ${arg[name]}`]));
}

function hasKey({ key }: AnyDocument, arg: Marks<Cells>): Fragment {
  return joined(equalities(key, arg), " and ");
}

function otherColumns(document: AnyDocument): readonly string[] {
  return columnNames(document).filter((name) => !document.key.includes(name));
}

function insertInto(document: AnyDocument, arg: Marks<Cells>): Fragment {
  const columns = columnNames(document);
  const values = joined(marksIn(columns, arg), ", ");
  return sql`insert into ${raw(document.table)} (${raw(columns.join(", "))}) values (${values})`;
}

function updateSet(document: AnyDocument, arg: Marks<Cells>): Fragment {
  const sets = joined(equalities(otherColumns(document), arg), ", ");
  return sql`update ${raw(document.table)} set ${sets} where ${hasKey(document, arg)}`;
}

function writeList({ table, key, lists }: AnyDocument, list: string, isFirst: boolean): Statement<Cells, Found> {
  const { by, order = [], where } = lists[list] ?? { by: [] };
  const position = [...new Set([...order, ...key])];
  const places = raw(position.join(", "));
  return statement((arg) => {
    const prefixed = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix} ${name}`);
    const given = marksIn(prefixed("by", by), arg);
    const after = joined(marksIn(prefixed("after", position), arg), ", ");
    const conditions = [
      ...by.flatMap((name, at) => (given[at] === undefined ? [] : [sql`${raw(name)} = ${given[at]}`])),
      ...(where === undefined ? [] : [raw(`(${where})`)]),
      ...(isFirst ? [] : [sql`(${places}) > (${after})`]),
    ];
    const condition = conditions.length === 0 ? sql`` : sql` where ${joined(conditions, " and ")}`;
    const limit = joined(marksIn(["limit"], arg), "");
    return sql`select document from ${raw(table)}${condition} order by ${places} limit ${limit}`;
  });
}

/** Caches a statement per document. */
function once<Made>(make: (document: AnyDocument) => Made): (document: AnyDocument) => Made {
  const made = new WeakMap<AnyDocument, Made>();
  return (document) => {
    const known = made.get(document);
    if (known !== undefined) return known;
    const fresh = make(document);
    made.set(document, fresh);
    return fresh;
  };
}

const listStatements = once(() => {
  const made = new Map<string, Statement<Cells, Found>>();
  return (name: string, make: () => Statement<Cells, Found>) => {
    const statement = made.get(name) ?? make();
    made.set(name, statement);
    return statement;
  };
});
