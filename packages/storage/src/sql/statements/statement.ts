import { type Compilable, Kysely } from "kysely";
import type { Tables } from "../tables.js";
import type { SqlDialect } from "./dialect.js";

/** Context for writing a statement. */
export interface SqlWriter {
  readonly db: Kysely<Tables>;
  readonly dialect: SqlDialect;
}

/** A statement, compiled once for each database and run with arguments. */
export interface Statement<Args extends object, Row> {
  readonly compile: (writer: SqlWriter) => CompiledStatement;
  /** Set if the statement is used only once, so that neither its text nor the driver's preparation is kept. */
  readonly isSingleUse?: true;
  /** Never set: the types of a statement's arguments and rows. */
  readonly types?: { readonly args: (args: Args) => void; readonly row: Row };
}

/** Any statement, when its types no longer matter. */
export type AnyStatement = Statement<never, unknown>;

/**
 * Builds a statement with named arguments.
 * @param build writes the statement; `args` are placeholders, which may only be used as values of the statement
 */
export function statement<Row, Args extends object = object>(
  build: (writer: SqlWriter, args: Args) => Compilable<Row>,
): Statement<Args, Row> {
  return { compile: (writer) => compileBuilt(build, writer) };
}

/**
 * Builds a statement that is used only once, with its values as part of it.
 * @param build writes the statement
 */
export function singleUseStatement<Row>(build: (writer: SqlWriter) => Compilable<Row>): Statement<object, Row> {
  return { compile: (writer) => compileBuilt(build, writer), isSingleUse: true };
}

/** Text of a statement, and the names of its arguments in the order of their marks. */
interface WrittenText {
  readonly sql: string;
  readonly names: readonly string[];
}

/** Builds a statement from text, with a mark of the database for each argument. */
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

/** Text of a statement for one database, and the values of a call in order. */
export interface CompiledStatement {
  readonly sql: string;
  /** Whether it changes nothing. */
  readonly reads: boolean;
  values(args: object): readonly unknown[];
}

/** Compiles each statement once, and statements used only once each time. */
export function createCompiler(dialect: SqlDialect): (statement: AnyStatement) => CompiledStatement {
  const db = new Kysely<Tables>({ dialect: dialect.kysely });
  const compiled = new Map<AnyStatement, CompiledStatement>();
  return (statement) => {
    const known = compiled.get(statement);
    if (known !== undefined) return known;
    const written = statement.compile({ db, dialect });
    if (statement.isSingleUse !== true) compiled.set(statement, written);
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
  // Kysely accepts any object as a value, so placeholders can replace values of any type.
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
