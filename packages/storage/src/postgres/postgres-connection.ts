import { createHash } from "node:crypto";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import type { Reading } from "../sql/reading.js";
import { type AnyStatement, type CompiledStatement, createCompiler } from "../sql/statement.js";
import { runInTurn, type Step, type StepResult, type Steps } from "../sql/steps.js";
import { UniqueViolation } from "../sql/unique-violation.js";
import { postgresDialect } from "./postgres-dialect.js";
import { toRuntimeError } from "./postgres-errors.js";

/** Whatever runs a query: the pool, or one of its connections. */
interface Queryable {
  query(config: QueryConfig): Promise<QueryResult>;
}

/** Runs statements on connections of a pool; each connection prepares a statement once, by its name, unless it is a passing one. */
export interface PostgresConnection extends Reading {
  /**
   * Runs steps in a transaction of their own, and keeps what they wrote where `isKept` says so of their result.
   * @throws whatever the driver throws
   */
  transact<Result>(steps: Steps<Result>, isKept: (result: Result) => boolean): Promise<Result>;
  /** Runs a statement by itself. */
  runAlone(step: Step): Promise<StepResult>;
}

/** A connection over a pool, which it does not end. */
export function createPostgresConnection(pool: Pool): PostgresConnection {
  const compile = createCompiler(postgresDialect);
  const names = new Map<AnyStatement, string>();

  const toQuery = ({ statement, args }: Step): QueryConfig => {
    const compiled = compile(statement);
    const query = { text: compiled.sql, values: [...compiled.values(args)] };
    if (statement.isPassing === true) return query;
    const name = names.get(statement) ?? nameOf(compiled);
    names.set(statement, name);
    return { name, ...query };
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

  const transact = async <Result>(steps: Steps<Result>, isKept: (result: Result) => boolean): Promise<Result> => {
    const client = await pool.connect();
    let lost: Error | undefined;
    try {
      await client.query("begin isolation level read committed");
      const result = await runInTurn(steps, (step) => run(client, step));
      await client.query(isKept(result) ? "commit" : "rollback");
      return result;
    } catch (error) {
      lost = await undo(client);
      throw error;
    } finally {
      client.release(lost);
    }
  };

  const runAlone = (step: Step) =>
    run(pool, step).catch((error: unknown) => {
      throw toRuntimeError(error);
    });

  return {
    transact,
    runAlone,
    // The rows are what the statement selects.
    rows: async (statement, args) => (await runAlone({ statement, args })).rows as never,
    first: async (statement, args) => (await runAlone({ statement, args })).rows[0] as never,
    keep: (steps) =>
      transact(steps(), () => true).catch((error: unknown) => {
        throw toRuntimeError(error);
      }),
  };
}

/** Undoes the transaction; gives the error where the connection is of no more use. */
async function undo(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query("rollback");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error("rollback failed", { cause: error });
  }
}

/** The same text has the same name in every process, also where a pooler shares connections among them. */
function nameOf({ sql }: CompiledStatement): string {
  return createHash("sha256").update(sql).digest("hex").slice(0, 32);
}
