import { type Compilable, type Dialect, Kysely } from "kysely";
import type { StatementText } from "../sql/statements/dialect.js";
import type { Tables } from "../sql/tables.js";
import type { SqlWriter } from "./statement.js";

/** The functions that write and compile statements for one database. */
export interface WritingDialect extends Omit<SqlWriter, "db"> {
  readonly kysely: Dialect;
}

/** Written statements by subject and name, when their types no longer matter. */
type WrittenStatements = Readonly<Record<string, Readonly<Record<string, AnyWritten>>>>;

interface AnyWritten {
  readonly build: (writer: SqlWriter, args: never) => Compilable;
}

/** Compiles statements for one database. The names of their arguments are in the order of their marks. */
export function compileStatements(
  subjects: WrittenStatements,
  { kysely, ...dialect }: WritingDialect,
): Readonly<Record<string, StatementText>> {
  const db = new Kysely<Tables>({ dialect: kysely });
  // Kysely accepts any object as a value, so placeholders can replace values of any type.
  const args = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as never;
  const compile = ({ build }: AnyWritten): StatementText => {
    const { sql, parameters } = build({ db, ...dialect }, args).compile();
    return { sql, names: parameters.map(nameOf) };
  };
  const texts = Object.entries(subjects).flatMap(([subject, statements]) =>
    Object.entries(statements).map(([name, written]) => [`${subject}.${name}`, compile(written)] as const),
  );
  return Object.fromEntries(texts.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Replaces an argument in a statement that is being written. */
export class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function nameOf(parameter: unknown): string {
  if (parameter instanceof Placeholder) return parameter.name;
  throw new Error(`The compiler left ${JSON.stringify(parameter)} as a parameter.`);
}
