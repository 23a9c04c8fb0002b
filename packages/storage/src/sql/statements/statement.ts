import type { SqlDialect, StatementText } from "./dialect.js";

/** A statement, which gets its text for a database once and is run with arguments. */
export interface Statement<Args extends object, Row> {
  readonly prepare: (dialect: SqlDialect) => PreparedText;
  /** Set if the statement is used only once, so that neither its text nor the driver's preparation is kept. */
  readonly isSingleUse?: true;
  /** Never set: the types of a statement's arguments and rows. */
  readonly types?: { readonly args: (args: Args) => void; readonly row: Row };
}

/** Any statement, when its types no longer matter. */
export type AnyStatement = Statement<never, unknown>;

/** Text of a statement for one database, and the values of a call in order. */
export interface PreparedText {
  readonly sql: string;
  /** Whether it changes nothing. */
  readonly reads: boolean;
  /** Number of values of a call. */
  readonly valueCount: number;
  values(args: object): readonly unknown[];
}

/** Finds a statement among the compiled texts of a database. */
export function namedStatement<Args extends object, Row>(name: string): Statement<Args, Row> {
  return textStatement(({ texts, name: database }) => {
    const text = texts[name];
    if (text === undefined) throw new Error(`The statement "${name}" is not compiled for ${database}.`);
    return text;
  });
}

/** Builds a statement from text, with a mark of the database for each argument. */
export function textStatement<Args extends object, Row>(
  write: (dialect: SqlDialect) => StatementText,
): Statement<Args, Row> {
  return {
    prepare: (dialect) => {
      const { sql, names } = write(dialect);
      return {
        sql,
        reads: isRead(sql),
        valueCount: names.length,
        values: (args) => names.map((name) => dialect.toDriver(Reflect.get(args, name))),
      };
    },
  };
}

/** A statement that is used only once: the texts around its values. */
interface SingleUseText {
  readonly texts: readonly string[];
  readonly values: readonly unknown[];
}

/** Builds a statement that is used only once, with its values. */
export function singleUseStatement<Row>(write: (dialect: SqlDialect) => SingleUseText): Statement<object, Row> {
  return {
    prepare: (dialect) => {
      const { texts, values } = write(dialect);
      const sql = texts.reduce((before, text, place) => `${before}${dialect.mark(place)}${text}`);
      return { sql, reads: isRead(sql), valueCount: values.length, values: () => values.map(dialect.toDriver) };
    },
    isSingleUse: true,
  };
}

/** Minimum length of a list for which a statement is planned again. */
const longList = 1_000;

/**
 * Builds a statement over a list of any length. For a long list, PostgreSQL plans it again, which costs less than using
 * the plan for short ones.
 */
export function overList<Args extends object, Row>(
  written: Statement<Args, Row>,
): (list: readonly unknown[]) => Statement<Args, Row> {
  const replanned: Statement<Args, Row> = { ...written, isSingleUse: true };
  return ({ length }) => (length < longList ? written : replanned);
}

/** Prepares the text of each statement once, and of statements used only once each time. */
export function createTexts(dialect: SqlDialect): (statement: AnyStatement) => PreparedText {
  const prepared = new Map<AnyStatement, PreparedText>();
  return (statement) => {
    const known = prepared.get(statement);
    if (known !== undefined) return known;
    const text = statement.prepare(dialect);
    if (statement.isSingleUse !== true) prepared.set(statement, text);
    return text;
  };
}

function isRead(sql: string): boolean {
  return sql.startsWith("select");
}
