import type { AnyDocument, Cell, DocOf, KeyOf, RowOf } from "@rollcall/service/store";
import type { SqlDialect } from "./dialect.js";
import { toText } from "./document-text.js";
import { type Statement, textStatement } from "./statement.js";

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
  textStatement<Cells, Found>((dialect) => {
    const marks = createMarks(dialect);
    return {
      sql: `select document from ${document.table} where ${equal(document.key, marks.mark)}`,
      names: marks.names,
    };
  }),
);

/** Selects a version by key, and locks the row until the end of the transaction. */
export const lockVersion: <D extends AnyDocument>(document: D) => Statement<KeyOf<D>, { readonly version: number }> =
  once((document) =>
    textStatement((dialect) => {
      const marks = createMarks(dialect);
      const lock = dialect.rowLocks ? " for update" : "";
      const sql = `select version from ${document.table} where ${equal(document.key, marks.mark)}${lock}`;
      return { sql, names: marks.names };
    }),
  );

/** Inserts a document, or replaces the one with its key. Counters start at 0 and are not changed. */
export const upsertDocument: <D extends AnyDocument>(document: D) => Statement<Cells, unknown> = once((document) =>
  textStatement((dialect) => {
    const others = columnNames(document).filter((name) => !document.key.includes(name));
    const { sql, names } = insertInto(document, dialect);
    const updates = others.map((name) => `${name} = excluded.${name}`).join(", ");
    return { sql: `${sql} on conflict (${document.key.join(", ")}) do update set ${updates}`, names };
  }),
);

/** Inserts a new document. */
export const insertDocument: <D extends AnyDocument>(document: D) => Statement<Cells, unknown> = once((document) =>
  textStatement((dialect) => insertInto(document, dialect)),
);

/** Replaces a document, if there is one with its key. Counters are not changed. */
export const replaceDocument: <D extends AnyDocument>(document: D) => Statement<Cells, unknown> = once((document) =>
  textStatement((dialect) => {
    const { mark, names } = createMarks(dialect);
    return { sql: updateSet(document, mark), names };
  }),
);

/** Name of the parameter of `replaceVersion` with the version to replace. */
export const formerVersion = "former version";

/** Replaces one version of a document. */
export const replaceVersion: <D extends AnyDocument>(document: D) => Statement<Cells, unknown> = once((document) =>
  textStatement((dialect) => {
    const { mark, names } = createMarks(dialect);
    return { sql: `${updateSet(document, mark)} and version = ${mark(formerVersion)}`, names };
  }),
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

function insertInto(document: AnyDocument, dialect: SqlDialect) {
  const { mark, names } = createMarks(dialect);
  const columns = columnNames(document);
  const values = columns.map(mark);
  return { sql: `insert into ${document.table} (${columns.join(", ")}) values (${values.join(", ")})`, names };
}

function updateSet(document: AnyDocument, mark: (name: string) => string): string {
  const others = columnNames(document).filter((name) => !document.key.includes(name));
  const values = others.map((name) => `${name} = ${mark(name)}`).join(", ");
  return `update ${document.table} set ${values} where ${equal(document.key, mark)}`;
}

function writeList({ table, key, lists }: AnyDocument, list: string, isFirst: boolean): Statement<Cells, Found> {
  const { by, order = [], where } = lists[list] ?? { by: [] };
  const position = [...new Set([...order, ...key])];
  return textStatement((dialect) => {
    const { mark, names } = createMarks(dialect);
    const conditions = [
      ...by.map((name) => `${name} = ${mark(`by ${name}`)}`),
      ...(where === undefined ? [] : [`(${where})`]),
      ...(isFirst ? [] : [`(${position.join(", ")}) > (${position.map((name) => mark(`after ${name}`)).join(", ")})`]),
    ];
    const condition = conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
    const ordered = `select document from ${table}${condition} order by ${position.join(", ")}`;
    return { sql: `${ordered} limit ${mark("limit")}`, names };
  });
}

function equal(columns: readonly string[], mark: (name: string) => string): string {
  return columns.map((name) => `${name} = ${mark(name)}`).join(" and ");
}

/** Collects the marks of a statement's parameters, and their names in order. */
function createMarks(dialect: SqlDialect) {
  const names: string[] = [];
  const mark = (name: string) => dialect.mark(names.push(name));
  return { mark, names };
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
