import {
  callCost,
  type RateBucket,
  type RatePort,
  type RateTake,
  type RateTaken,
  refused,
  taken,
} from "@rollcall/service/store";
import { sql } from "kysely";
import { type Statement, statement } from "../sql/statement.js";
import { firstOf, type Steps } from "../sql/steps.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { doAnew, transactAnew } from "./transact-anew.js";
import { unsynced } from "./unsynced.js";

type Row = { readonly debt: number; readonly at_ms: number };

/** A crash of the database may take the calls of its last moments out of the count: that many more are let through. */
const takeCall: Statement<RateTake, Row> = statement(({ db }, { key, perMinute, burst, nowMs }: RateTake) => {
  const debt = sql<number>`greatest(0, rates.debt - greatest(0, ${nowMs}::bigint - rates.at_ms) * ${perMinute}::bigint) + ${sql.lit(callCost)}`;
  return db
    .insertInto("rates")
    .columns(["key", "debt", "at_ms"])
    .expression(
      sql`select ${key}::text, ${sql.lit(callCost)}::bigint, ${nowMs}::bigint from (select ${unsynced}) as settings`,
    )
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ debt, at_ms: sql<number>`greatest(rates.at_ms, ${nowMs}::bigint)` })
        .where(debt, "<=", sql<number>`${burst}::bigint * ${sql.lit(callCost)}`),
    )
    .returning(["debt", "at_ms"]);
});

const selectBucket = statement(({ db }, { key }: { readonly key: string }) =>
  db.selectFrom("rates").select(["debt", "at_ms"]).where("key", "=", key),
);

const deleteIdle = statement(({ db }, { beforeMs }: { readonly beforeMs: number }) =>
  db.deleteFrom("rates").where("at_ms", "<", beforeMs),
);

/** A bucket that nobody used for so long is full again, whatever its rate. */
const idleMs = 86_400_000;
const takesPerPruning = 10_000;

/**
 * Buckets in a table, shared by all processes that use the database. A call is taken in one statement, and from several
 * buckets in a transaction.
 */
export function createPostgresRates(connection: PostgresConnection): RatePort {
  let takes = 0;
  const prune = async (nowMs: number) => {
    takes += 1;
    if (takes % takesPerPruning > 0) return;
    await connection.runAlone({ statement: deleteIdle, args: { beforeMs: nowMs - idleMs } });
  };
  const take = async (bucket: RateTake): Promise<RateTaken> => {
    await prune(bucket.nowMs);
    const [row] = await doAnew(() => connection.rows(takeCall, bucket));
    if (row !== undefined) return taken(toBucket(row), bucket);
    const [full] = await connection.rows(selectBucket, { key: bucket.key });
    return refusedBy(full, bucket);
  };
  return {
    take,
    async takeAll(buckets) {
      const [first, ...others] = buckets;
      if (first === undefined) return [];
      if (others.length === 0) return [await take(first)];
      await prune(first.nowMs);
      const takenByKey = await transactAnew(
        connection,
        () => takeSteps(buckets),
        (all) => [...all.values()].every(({ ok }) => ok),
      );
      return buckets.flatMap(({ key }) => takenByKey.get(key) ?? []);
    },
  };
}

/** The buckets are taken from in the order of their keys, so that two calls never wait for each other. */
function* takeSteps(buckets: readonly RateTake[]): Steps<ReadonlyMap<string, RateTaken>> {
  const answers = new Map<string, RateTaken>();
  for (const bucket of buckets.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const row = yield* firstOf(takeCall, bucket);
    const answer =
      row === undefined
        ? refusedBy(yield* firstOf(selectBucket, { key: bucket.key }), bucket)
        : taken(toBucket(row), bucket);
    answers.set(bucket.key, answer);
  }
  return answers;
}

function refusedBy(full: Row | undefined, take: RateTake): RateTaken {
  return refused(full === undefined ? { debt: 0, atMs: take.nowMs } : toBucket(full), take);
}

function toBucket({ debt, at_ms: atMs }: Row): RateBucket {
  return { debt, atMs };
}
