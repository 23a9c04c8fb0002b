import { callCost, type RateBucket, type RatePort, type RateTake, refused, taken } from "@rollcall/service/store";
import { sql } from "kysely";
import { type Statement, statement } from "../sql/statement.js";
import type { PostgresConnection } from "./postgres-connection.js";

type Row = { readonly debt: number; readonly at_ms: number };

const takeCall: Statement<RateTake, Row> = statement(({ db }, { key, perMinute, burst, nowMs }: RateTake) => {
  const debt = sql<number>`greatest(0, rates.debt - greatest(0, ${nowMs}::bigint - rates.at_ms) * ${perMinute}::bigint) + ${sql.lit(callCost)}`;
  return db
    .insertInto("rates")
    .values({ key, debt: callCost, at_ms: nowMs })
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

/** Buckets in a table, shared by all processes that use the database. A call is taken in one statement. */
export function createPostgresRates(connection: PostgresConnection): RatePort {
  let takes = 0;
  return {
    async take(take) {
      takes += 1;
      if (takes % takesPerPruning === 0) {
        await connection.runAlone({ statement: deleteIdle, args: { beforeMs: take.nowMs - idleMs } });
      }
      const [row] = await connection.rows(takeCall, take);
      if (row !== undefined) return taken(toBucket(row), take);
      const [full] = await connection.rows(selectBucket, { key: take.key });
      return refused(full === undefined ? { debt: 0, atMs: take.nowMs } : toBucket(full), take);
    },
  };
}

function toBucket({ debt, at_ms: atMs }: Row): RateBucket {
  return { debt, atMs };
}
