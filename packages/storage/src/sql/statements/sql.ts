import type { SqlDialectName } from "@rollcall/scim-filter";

/** Differences between the databases. */
export interface SqlDialect {
  readonly name: SqlDialectName;
  /** Type of text that compares by bytes. */
  readonly textType: string;
  /** Whether a read can lock rows until the end of the transaction. Not needed with a single writer. */
  readonly rowLocks: boolean;
  /** Mark of a statement's nth parameter, starting at 1. */
  mark(place: number): string;
  /** A value in a form that the driver accepts. */
  toDriver(value: unknown): unknown;
  /** Whether an error of the driver means that a unique index refused a row. */
  isUniqueViolation(error: unknown): boolean;
}

/** The place of an argument in a statement. */
export interface Mark<out Value> {
  readonly name: string;
  /** Never set: the type of the argument. */
  readonly type?: Value;
}

/** The places of a statement's arguments, by name. */
export type Marks<Args extends object> = { readonly [Name in keyof Args]-?: Mark<Args[Name]> };

/** A parameter with its value. Only for statements that are used once. */
interface Given {
  readonly value: unknown;
}

/** SQL with marks of arguments. */
export interface Fragment {
  readonly texts: readonly string[];
  readonly parts: readonly SqlPart[];
}

/**
 * A part of a template of SQL: marks, fragments, literal numbers, and functions that choose a part for a database.
 * Texts must be fragments, so that no value becomes SQL by mistake.
 */
export type SqlPart = Mark<unknown> | Given | Fragment | number | ((dialect: SqlDialect) => SqlPart);

/** Writes SQL: a tag of templates. Each use of a mark is a parameter of its own. */
export function sql(texts: TemplateStringsArray, ...parts: readonly SqlPart[]): Fragment {
  return { texts, parts };
}

/** SQL that is not written in the place where it is used, such as the name of a table. Must not contain values. */
export function raw(text: string): Fragment {
  return { texts: [text], parts: [] };
}

/** Parts with a text between each two. */
export function joined(parts: readonly SqlPart[], between: string): Fragment {
  return { texts: ["", ...parts.slice(1).map(() => between), ""], parts };
}

const everyMark: object = new Proxy({}, { get: (_, name): Mark<unknown> => ({ name: String(name) }) });

/** Marks of any arguments. */
export function marksOf<Args extends object>(): Marks<Args> {
  // It has a mark of every name.
  return everyMark as Marks<Args>;
}

/** Text of a fragment for one database, and its parameters in order. */
interface Written {
  readonly sql: string;
  readonly parameters: readonly (Mark<unknown> | Given)[];
}

/** Writes a fragment for a database. */
export function writeSql(fragment: Fragment, dialect: SqlDialect): Written {
  const written: string[] = [];
  const parameters: (Mark<unknown> | Given)[] = [];
  const write = (part: SqlPart): void => {
    if (typeof part === "function") write(part(dialect));
    else if (typeof part === "number") written.push(String(part));
    else if ("texts" in part)
      part.texts.forEach((text, at) => {
        written.push(text);
        const next = part.parts[at];
        if (next !== undefined) write(next);
      });
    else written.push(dialect.mark(parameters.push(part)));
  };
  write(fragment);
  return { sql: written.join(""), parameters };
}

/** A part that differs between the databases. */
export function perDatabase(parts: { readonly sqlite: SqlPart; readonly postgres: SqlPart }): SqlPart {
  return ({ name }) => parts[name];
}

const nothing = raw("");

/** Name of the function that finds a text in another one. */
export const position: SqlPart = perDatabase({ sqlite: sql`instr`, postgres: sql`strpos` });

/** Locks the selected rows until the end of the transaction. Not needed with a single writer. */
export const forUpdate: SqlPart = perDatabase({ sqlite: nothing, postgres: sql` for update` });

/** The same, together with other transactions that only read them. */
export const forShare: SqlPart = perDatabase({ sqlite: nothing, postgres: sql` for share` });

/** Joins tables in the order in which they are written. PostgreSQL finds that order itself. */
export const joinInOrder: SqlPart = perDatabase({ sqlite: sql`cross join`, postgres: sql`join` });

/** At the end of a subquery: PostgreSQL looks it up for each row, instead of joining whole tables whose sizes it guesses. */
export const forEachRow: SqlPart = perDatabase({ sqlite: nothing, postgres: sql` offset 0` });

/** Reads the table before it by an index that SQLite would not choose. */
export function indexedBy(index: string): SqlPart {
  return perDatabase({ sqlite: raw(` indexed by ${index}`), postgres: nothing });
}

/** An argument that is selected as a text. PostgreSQL does not infer its type. */
export function text(mark: Mark<string | null>): SqlPart {
  return perDatabase({ sqlite: mark, postgres: sql`${mark}::text` });
}

/** An argument that is computed with as an integer. PostgreSQL does not infer its type. */
export function integer(mark: Mark<number | null>): SqlPart {
  return perDatabase({ sqlite: mark, postgres: sql`${mark}::bigint` });
}

type Texts = Mark<readonly string[]>;

/** The condition, after a column, that its value is one of a list, which is one parameter. */
export function among(list: Texts): SqlPart {
  return perDatabase({
    sqlite: sql`in (select list.value from json_each(${list}) as list)`,
    // Scans an index once in its order; with a table of unknown size, PostgreSQL would not.
    postgres: sql`= any(${list}::text[])`,
  });
}

/** A list, which is one parameter, as a table with the column `value`. */
export function tableOf(list: Texts): SqlPart {
  return perDatabase({ sqlite: sql`json_each(${list})`, postgres: sql`(select unnest(${list}::text[]) as value)` });
}

/** A list as the table `each`, with the place of each `value`, starting at 1. */
export function eachOf(list: Texts): SqlPart {
  return perDatabase({
    sqlite: sql`(select value, key + 1 as place from json_each(${list})) as each`,
    postgres: sql`unnest(${list}::text[]) with ordinality as each(value, place)`,
  });
}
