import {
  callCost,
  clockSkewMs,
  isAhead,
  type RateBucket,
  type RatePort,
  type RateTake,
  type RateTaken,
  refused,
  taken,
} from "@rollcall/service/store";
import { type Marks, sql } from "../sql/statements/sql.js";
import { statement } from "../sql/statements/statement.js";
import { firstOf, type Steps } from "../sql/statements/steps.js";
import type { PostgresConnection } from "./postgres-connection.js";
import { unsynced } from "./postgres-dialect.js";
import { retry, retryTransaction } from "./retry.js";

type Row = { readonly debt: number; readonly at_ms: number };

/** The time of a bucket, unless a clock was set back since. */
const atMs = ({ nowMs }: Pick<Marks<RateTake>, "nowMs">) =>
  sql`case when rates.at_ms > ${nowMs}::bigint + ${clockSkewMs} then ${nowMs}::bigint else rates.at_ms end`;

const debt = (arg: Marks<RateTake>) =>
  sql`greatest(0, rates.debt - greatest(0, ${arg.nowMs}::bigint - ${atMs(arg)}) * ${arg.perMinute}::bigint)
      + ${callCost}`;

/** A crash of the database may lose the latest calls, so that as many more are allowed. */
const takeCall = statement<RateTake, Row>(
  (arg) => sql`insert into rates (key, debt, at_ms)
    select ${arg.key}::text, ${callCost}::bigint, ${arg.nowMs}::bigint from (select ${unsynced}) as settings
    on conflict (key) do update set debt = ${debt(arg)}, at_ms = greatest(${atMs(arg)}, ${arg.nowMs}::bigint)
    where ${debt(arg)} <= ${arg.burst}::bigint * ${callCost}
    returning debt, at_ms`,
);

/** Buckets as columns. */
interface Takes {
  readonly keys: readonly string[];
  readonly perMinute: readonly number[];
  readonly bursts: readonly number[];
  readonly nowMs: number;
}

/**
 * Takes a call from several buckets if all exist and have room. Otherwise, it changes nothing and returns no row. The rows
 * are locked in the order of their keys.
 */
const takeEach = statement<Takes, Row & { readonly key: string }>(
  (arg) => sql`with locked as (select wanted.key, wanted.per_minute, wanted.burst, rates.debt, ${atMs(arg)} as at_ms
      from unnest(${arg.keys}::text[], ${arg.perMinute}::bigint[], ${arg.bursts}::bigint[])
        as wanted(key, per_minute, burst) inner join rates on rates.key = wanted.key
      where ${unsynced} is not null order by rates.key for update of rates),
    taken as (select key, greatest(at_ms, ${arg.nowMs}::bigint) as at_ms, burst, greatest(0, debt
        - greatest(0, ${arg.nowMs}::bigint - at_ms) * per_minute) + ${callCost} as debt from locked)
    update rates set debt = taken.debt, at_ms = taken.at_ms from taken where rates.key = taken.key
      and (select count(*) from taken as each where each.debt <= each.burst * ${callCost})
        = cardinality(${arg.keys}::text[])
    returning rates.key, rates.debt, rates.at_ms`,
);

/** A bucket. */
const selectBucket = statement<{ readonly key: string }, Row>(
  (arg) => sql`select debt, at_ms from rates where key = ${arg.key}`,
);

/** Resets the time of a bucket that is ahead because a clock was set back, so that it refills from now on. */
const setBack = statement<{ readonly key: string; readonly nowMs: number }>(
  (arg) => sql`update rates set at_ms = ${arg.nowMs}::bigint where key = ${arg.key}
    and at_ms > ${arg.nowMs}::bigint + ${clockSkewMs}`,
);

/** Removes the buckets that were not used since an instant. */
const deleteIdle = statement<{ readonly beforeMs: number }>(
  (arg) => sql`delete from rates where at_ms < ${arg.beforeMs}`,
);

/** A bucket that was not used for this long is full, at any rate. */
const idleMs = 86_400_000;
const takesPerPruning = 10_000;

/**
 * Rate buckets in a table, shared by all processes that use the database. A call is taken in a single statement. Only
 * if one of several buckets is new or full does it take a transaction.
 */
export function createPostgresRates(connection: PostgresConnection): RatePort {
  let takes = 0;
  const prune = async (nowMs: number) => {
    takes += 1;
    if (takes % takesPerPruning > 0) return;
    await connection.runAlone({ statement: deleteIdle, args: { beforeMs: nowMs - idleMs } });
  };
  const setAllBack = async (buckets: readonly RateTake[]) => {
    for (const { key, nowMs } of buckets) {
      await retry(() => connection.runAlone({ statement: setBack, args: { key, nowMs } }));
    }
  };
  const take = async (bucket: RateTake): Promise<RateTaken> => {
    await prune(bucket.nowMs);
    const [row] = await retry(() => connection.rows(takeCall, bucket));
    if (row !== undefined) return taken(toBucket(row), bucket);
    const [full] = await connection.rows(selectBucket, { key: bucket.key });
    if (isRowAhead(full, bucket)) await setAllBack([bucket]);
    return refusedBy(full, bucket);
  };
  /** Undefined if a bucket is new or full, or given twice; nothing is taken then. */
  const takeTogether = async (buckets: readonly RateTake[]): Promise<readonly RateTaken[] | undefined> => {
    const args: Takes = {
      keys: buckets.map(({ key }) => key),
      perMinute: buckets.map(({ perMinute }) => perMinute),
      bursts: buckets.map(({ burst }) => burst),
      nowMs: Math.max(...buckets.map(({ nowMs }) => nowMs)),
    };
    const rows = new Map((await retry(() => connection.rows(takeEach, args))).map((row) => [row.key, row]));
    const found = buckets.flatMap((bucket) => {
      const row = rows.get(bucket.key);
      return row === undefined ? [] : [taken(toBucket(row), bucket)];
    });
    return found.length === buckets.length ? found : undefined;
  };
  return {
    take,
    async takeAll(buckets) {
      const [first, ...others] = buckets;
      if (first === undefined) return [];
      if (others.length === 0) return [await take(first)];
      await prune(first.nowMs);
      const each = await takeTogether(buckets);
      if (each !== undefined) return each;
      const looks = await retryTransaction(
        connection,
        () => takeSteps(buckets),
        (all) => [...all.values()].every(({ answer }) => answer.ok),
      );
      // The transaction of a refused call is rolled back, so buckets are reset after it.
      if ([...looks.values()].some((look) => look.isAhead)) await setAllBack(buckets);
      return buckets.flatMap(({ key }) => looks.get(key)?.answer ?? []);
    },
  };
}

interface Look {
  readonly answer: RateTaken;
  /** Whether the bucket refused and its time is from before the clock was set back. */
  readonly isAhead: boolean;
}

/** Calls take from buckets in the order of their keys, to avoid deadlocks. */
function* takeSteps(buckets: readonly RateTake[]): Steps<ReadonlyMap<string, Look>> {
  const looks = new Map<string, Look>();
  for (const bucket of buckets.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const row = yield* firstOf(takeCall, bucket);
    if (row !== undefined) {
      looks.set(bucket.key, { answer: taken(toBucket(row), bucket), isAhead: false });
      continue;
    }
    const full = yield* firstOf(selectBucket, { key: bucket.key });
    looks.set(bucket.key, { answer: refusedBy(full, bucket), isAhead: isRowAhead(full, bucket) });
  }
  return looks;
}

function isRowAhead(row: Row | undefined, { nowMs }: RateTake): boolean {
  return row !== undefined && isAhead(toBucket(row), nowMs);
}

function refusedBy(full: Row | undefined, take: RateTake): RateTaken {
  return refused(full === undefined ? { debt: 0, atMs: take.nowMs } : toBucket(full), take);
}

function toBucket({ debt, at_ms: atMs }: Row): RateBucket {
  return { debt, atMs };
}
