import { createHash } from "node:crypto";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import type { Reading } from "../sql/statements/reading.js";
import { type AnyStatement, type CompiledStatement, createCompiler } from "../sql/statements/statement.js";
import { runInTurn, type Step, type StepResult, type Steps } from "../sql/statements/steps.js";
import { UniqueViolation } from "../sql/statements/unique-violation.js";
import { postgresDialect } from "./postgres-dialect.js";
import { toRuntimeError } from "./postgres-errors.js";

/** Runs queries: the pool, or one of its connections. */
interface Queryable {
  query(config: QueryConfig): Promise<QueryResult>;
}

/**
 * Runs statements on connections of a pool. Each connection prepares a statement once, by name, unless the statement is
 * used only once.
 */
export interface PostgresConnection extends Reading {
  /**
   * Runs steps in a transaction, and commits it if `isKept` accepts their result.
   * @throws every error of the driver
   */
  transact<Result>(steps: Steps<Result>, isKept: (result: Result) => boolean): Promise<Result>;
  /** Runs a single statement. */
  runAlone(step: Step): Promise<StepResult>;
}

/** Runs statements on a pool, which it does not end. */
export function createPostgresConnection(pool: Pool): PostgresConnection {
  const compile = createCompiler(postgresDialect);
  const names = new Map<AnyStatement, string>();

  const toQuery = ({ statement, args }: Step): QueryConfig => {
    const compiled = compile(statement);
    const query = { text: compiled.sql, values: [...compiled.values(args)] };
    if (statement.isSingleUse === true) return query;
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
        ? new UniqueViolation("a row with this key exists", { cause: error })
        : error;
    }
  };

  const onlyReads = ({ statement, isUnawaited }: Step): boolean => isUnawaited !== true && compile(statement).reads;

  const transact = async <Result>(steps: Steps<Result>, isKept: (result: Result) => boolean): Promise<Result> => {
    const client = await pool.connect();
    let lost: Error | undefined;
    // Statements whose result is not needed are sent together with the next one. Their failure fails the transaction.
    const unawaited: Promise<unknown>[] = [];
    try {
      const first = steps.next();
      const begun = client.query("begin isolation level read committed");
      // Only reads are sent together with `begin`: if it failed, a write would be kept.
      const isSentTogether = !first.done && [first.value, ...(first.value.along ?? [])].every(onlyReads);
      if (!isSentTogether) await begun;
      const runNext = (step: Step) => {
        const running = run(client, step);
        const isFirst = !first.done && step === first.value;
        return isSentTogether && isFirst ? Promise.all([running, begun]).then(([result]) => result) : running;
      };
      const result = await runInTurn(steps, runNext, unawaited, first);
      unawaited.push(client.query(isKept(result) ? "commit" : "rollback"));
      await Promise.all(unawaited);
      return result;
    } catch (error) {
      const failed = await firstFailed(unawaited);
      lost = await undo(client);
      throw failed ?? error;
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
    // The rows have the type that the statement selects.
    rows: async (statement, args) => (await runAlone({ statement, args })).rows as never,
    first: async (statement, args) => (await runAlone({ statement, args })).rows[0] as never,
    keep: (steps) =>
      transact(steps(), () => true).catch((error: unknown) => {
        throw toRuntimeError(error);
      }),
  };
}

/** First error among the runs. After it, PostgreSQL answers every statement that the transaction has failed. */
async function firstFailed(runs: readonly Promise<unknown>[]): Promise<unknown> {
  const settled = await Promise.allSettled(runs);
  return settled.find((each) => each.status === "rejected")?.reason;
}

/** Rolls back. Returns the error if the connection is no longer usable. */
async function undo(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query("rollback");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error("rollback failed", { cause: error });
  }
}

/** The same text has the same name in every process, even if a pooler shares connections among them. */
function nameOf({ sql }: CompiledStatement): string {
  return createHash("sha256").update(sql).digest("hex").slice(0, 32);
}
