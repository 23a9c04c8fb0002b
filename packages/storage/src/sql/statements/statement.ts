import { type Fragment, type Marks, marksOf, type SqlDialect, writeSql } from "./sql.js";

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
  values(args: object): readonly unknown[];
}

/**
 * Writes a statement as a template of SQL. Its text for a database is made once, at the first use.
 * @param write gets the marks of the arguments
 */
export function statement<Args extends object, Row = unknown>(
  write: (args: Marks<Args>) => Fragment,
): Statement<Args, Row> {
  const written: Statement<Args, Row> = { prepare: (dialect) => prepare(write(marksOf<Args>()), dialect) };
  told?.(written);
  return written;
}

let told: ((statement: AnyStatement) => void) | undefined;

/** Calls a function with each statement that is written from now on. For a test that prepares them all. */
export function watchStatements(watch: (statement: AnyStatement) => void): void {
  told = watch;
}

/** A statement that is used only once, with its values. */
export function singleUse<Row>(fragment: Fragment): Statement<object, Row> {
  return { prepare: (dialect) => prepare(fragment, dialect), isSingleUse: true };
}

function prepare(fragment: Fragment, dialect: SqlDialect): PreparedText {
  const { sql, parameters } = writeSql(fragment, dialect);
  const read = (parameter: (typeof parameters)[number], args: object): unknown =>
    "value" in parameter ? parameter.value : Reflect.get(args, parameter.name);
  return {
    sql,
    reads: isRead(sql),
    values: (args) => parameters.map((parameter) => dialect.toDriver(read(parameter, args))),
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
