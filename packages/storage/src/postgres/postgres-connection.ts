import { createHash } from "node:crypto";
import type { Pool, PoolClient, QueryConfig, QueryResult } from "pg";
import type { Reading } from "../sql/statements/reading.js";
import { type AnyStatement, type CompiledStatement, createCompiler } from "../sql/statements/statement.js";
import { runInTurn, type Step, type StepResult, type Steps } from "../sql/statements/steps.js";
import { UniqueViolation } from "../sql/statements/unique-violation.js";
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

  const onlyReads = ({ statement, isBlind }: Step): boolean => isBlind !== true && compile(statement).reads;

  const transact = async <Result>(steps: Steps<Result>, isKept: (result: Result) => boolean): Promise<Result> => {
    const client = await pool.connect();
    let lost: Error | undefined;
    // What nobody waits for is on its way while the next statement follows; what fails of it fails the transaction.
    const blind: Promise<unknown>[] = [];
    try {
      const first = steps.next();
      const begun = client.query("begin isolation level read committed");
      // Only what changes nothing goes along with it: if it failed, a change would be kept.
      const goesAlong = !first.done && [first.value, ...(first.value.along ?? [])].every(onlyReads);
      if (!goesAlong) await begun;
      const runNext = (step: Step) => {
        const running = run(client, step);
        const isFirst = !first.done && step === first.value;
        return goesAlong && isFirst ? Promise.all([running, begun]).then(([result]) => result) : running;
      };
      const result = await runInTurn(steps, runNext, blind, first);
      blind.push(client.query(isKept(result) ? "commit" : "rollback"));
      await Promise.all(blind);
      return result;
    } catch (error) {
      const failed = await firstFailed(blind);
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
    // The rows are what the statement selects.
    rows: async (statement, args) => (await runAlone({ statement, args })).rows as never,
    first: async (statement, args) => (await runAlone({ statement, args })).rows[0] as never,
    keep: (steps) =>
      transact(steps(), () => true).catch((error: unknown) => {
        throw toRuntimeError(error);
      }),
  };
}

/** The first error among the runs: after it, PostgreSQL answers every further statement that the transaction has failed. */
async function firstFailed(runs: readonly Promise<unknown>[]): Promise<unknown> {
  const settled = await Promise.allSettled(runs);
  return settled.find((each) => each.status === "rejected")?.reason;
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
