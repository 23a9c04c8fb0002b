import type { WrittenStatement } from "../../compile/statement.js";
import type { commonStatements, postgresStatements } from "../../compile/statements.js";
import { namedStatement, type Statement } from "./statement.js";

type Subjects = typeof commonStatements & typeof postgresStatements;

/** Name of a statement, with its subject. */
type Name = { [Subject in keyof Subjects]: `${Subject}.${keyof Subjects[Subject] & string}` }[keyof Subjects];

/** The written statement of a name. */
type Written<At> = At extends `${infer Subject extends keyof Subjects}.${infer Own}`
  ? Subjects[Subject][Own & keyof Subjects[Subject]]
  : never;

/** Arguments of a compiled statement. */
export type ArgsOf<At extends Name> = Written<At> extends WrittenStatement<infer Args, unknown> ? Args : never;

/**
 * A statement of `src/compile/statements`, whose text for each database is compiled ahead.
 * @param name its file and name there, such as `users.many`
 */
export function compiled<At extends Name>(name: At): Compiled<Written<At>> {
  // The text is compiled from the statement that has these types.
  return namedStatement(name) as Compiled<Written<At>>;
}

type Compiled<From> = From extends WrittenStatement<infer Args, infer Row> ? Statement<Args, Row> : never;
