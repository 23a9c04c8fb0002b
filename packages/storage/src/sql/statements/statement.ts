import { type Compilable, Kysely } from "kysely";
import type { Tables } from "../tables.js";
import type { SqlDialect } from "./dialect.js";

/** What a statement is written with. */
export interface SqlWriter {
  readonly db: Kysely<Tables>;
  readonly dialect: SqlDialect;
}

/** A statement that is compiled once for each database, and run with arguments. */
export interface Statement<Args extends object, Row> {
  readonly compile: (writer: SqlWriter) => CompiledStatement;
  /** The statement is of one call alone, so that neither its text nor what a driver makes of it is kept. */
  readonly isPassing?: true;
  /** Never there: the types of a statement's arguments and rows. */
  readonly types?: { readonly args: (args: Args) => void; readonly row: Row };
}

/** Any statement, where its types no longer matter. */
export type AnyStatement = Statement<never, unknown>;

/**
 * A statement whose arguments have names.
 * @param build writes the statement; `args` holds placeholders, so it is used as values of the statement alone
 */
export function statement<Row, Args extends object = object>(
  build: (writer: SqlWriter, args: Args) => Compilable<Row>,
): Statement<Args, Row> {
  return { compile: (writer) => compileBuilt(build, writer) };
}

/**
 * A statement of one call, which no other has: its values are part of it.
 * @param build writes the statement
 */
export function passingStatement<Row>(build: (writer: SqlWriter) => Compilable<Row>): Statement<object, Row> {
  return { compile: (writer) => compileBuilt(build, writer), isPassing: true };
}

/** A statement's text, and the names of its arguments in the order of their marks. */
interface WrittenText {
  readonly sql: string;
  readonly names: readonly string[];
}

/** A statement that is written as text, each argument as a mark of the database. */
export function textStatement<Args extends object, Row>(
  write: (dialect: SqlDialect) => WrittenText,
): Statement<Args, Row> {
  return {
    compile: ({ dialect }) => {
      const { sql, names } = write(dialect);
      return {
        sql,
        reads: sql.startsWith("select"),
        values: (args) => names.map((name) => dialect.toDriver(Reflect.get(args, name))),
      };
    },
  };
}

/** So long is a list at least for which a statement is made ready anew. */
const longList = 1_000;

/**
 * A statement over a list of any length. For a long one PostgreSQL finds a way of its own, which costs it less than to go
 * the way of short ones with it.
 */
export function overList<Args extends object, Row>(
  written: Statement<Args, Row>,
): (list: readonly unknown[]) => Statement<Args, Row> {
  const anew: Statement<Args, Row> = { ...written, isPassing: true };
  return ({ length }) => (length < longList ? written : anew);
}

/** The text of a statement for one database, and the values of a call in their order. */
export interface CompiledStatement {
  readonly sql: string;
  /** Whether it changes nothing. */
  readonly reads: boolean;
  values(args: object): readonly unknown[];
}

/** Compiles each statement once, passing ones each time. */
export function createCompiler(dialect: SqlDialect): (statement: AnyStatement) => CompiledStatement {
  const db = new Kysely<Tables>({ dialect: dialect.kysely });
  const compiled = new Map<AnyStatement, CompiledStatement>();
  return (statement) => {
    const known = compiled.get(statement);
    if (known !== undefined) return known;
    const written = statement.compile({ db, dialect });
    if (statement.isPassing !== true) compiled.set(statement, written);
    return written;
  };
}

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function compileBuilt<Args extends object>(
  build: (writer: SqlWriter, args: Args) => Compilable<unknown>,
  writer: SqlWriter,
): CompiledStatement {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
  // Kysely takes any object for a value, so that placeholders stand in for values of whatever type.
  const { sql, parameters, query } = build(writer, placeholders as Args).compile();
  return {
    sql,
    reads: query.kind === "SelectQueryNode",
    values: (args) => parameters.map((it) => writer.dialect.toDriver(toValue(it, args))),
  };
}

function toValue(parameter: unknown, args: object): unknown {
  return parameter instanceof Placeholder ? Reflect.get(args, parameter.name) : parameter;
}
