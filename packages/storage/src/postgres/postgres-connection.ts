import { createHash } from "node:crypto";
import type { Pool, QueryConfig, QueryResult } from "pg";
import type { Reading } from "../sql/reading.js";
import { type AnyStatement, type CompiledStatement, createCompiler } from "../sql/statement.js";
import type { Step, StepResult } from "../sql/steps.js";
import { UniqueViolation } from "../sql/unique-violation.js";
import { postgresDialect } from "./postgres-dialect.js";
import { toRuntimeError } from "./postgres-errors.js";

/** Whatever runs a query: the pool, or one of its connections. */
export interface Queryable {
  query(config: QueryConfig): Promise<QueryResult>;
}

/** Runs statements on connections of a pool; each connection prepares a statement once, by its name. */
export interface PostgresConnection extends Reading {
  /** @throws UniqueViolation, or whatever the driver throws */
  run(client: Queryable, step: Step): Promise<StepResult>;
  /** Runs a statement by itself. */
  runAlone(step: Step): Promise<StepResult>;
}

/** A connection over a pool, which it does not end. */
export function createPostgresConnection(pool: Pool): PostgresConnection {
  const compile = createCompiler(postgresDialect);
  const names = new Map<AnyStatement, string>();

  const toQuery = ({ statement, args }: Step): QueryConfig => {
    const compiled = compile(statement);
    const name = names.get(statement) ?? nameOf(compiled);
    names.set(statement, name);
    return { name, text: compiled.sql, values: [...compiled.values(args)] };
  };

  const run = async (client: Queryable, step: Step): Promise<StepResult> => {
    try {
      const { rows, rowCount } = await client.query(toQuery(step));
      return { rows, changed: rowCount ?? 0 };
    } catch (error) {
      throw postgresDialect.isUniqueViolation(error)
        ? new UniqueViolation("a row of the name exists", { cause: error })
        : error;
    }
  };

  const runAlone = (step: Step) =>
    run(pool, step).catch((error: unknown) => {
      throw toRuntimeError(error);
    });

  return {
    run,
    runAlone,
    // The rows are what the statement selects.
    rows: async (statement, args) => (await runAlone({ statement, args })).rows as never,
  };
}

/** The same text has the same name in every process, also where a pooler shares connections among them. */
function nameOf({ sql }: CompiledStatement): string {
  return createHash("sha256").update(sql).digest("hex").slice(0, 32);
}
