import { callCost, clockSkewMs, type RateTake } from "@rollcall/service/store";
import { sql } from "kysely";
import { statement } from "../../statement.js";
import { unsynced } from "./unsynced.js";

/** A crash of the database may lose the latest calls, so that as many more are allowed. */
export const take = statement(({ db }, { key, perMinute, burst, nowMs }: RateTake) => {
  const atMs = sql<number>`case when rates.at_ms > ${nowMs}::bigint + ${clockSkewMs} then ${nowMs}::bigint else rates.at_ms end`;
  const debt = sql<number>`greatest(0, rates.debt - greatest(0, ${nowMs}::bigint - ${atMs}) * ${perMinute}::bigint) + ${callCost}`;
  return db
    .insertInto("rates")
    .columns(["key", "debt", "at_ms"])
    .expression(sql`select ${key}::text, ${callCost}::bigint, ${nowMs}::bigint from (select ${unsynced}) as settings`)
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ debt, at_ms: sql<number>`greatest(${atMs}, ${nowMs}::bigint)` })
        .where(debt, "<=", sql<number>`${burst}::bigint * ${callCost}`),
    )
    .returning(["debt", "at_ms"]);
});

/** A bucket. */
export const get = statement(({ db }, { key }: { readonly key: string }) =>
  db.selectFrom("rates").select(["debt", "at_ms"]).where("key", "=", key),
);

/** Resets the time of a bucket that is ahead because a clock was set back, so that it refills from now on. */
export const setBack = statement(({ db }, { key, nowMs }: { readonly key: string; readonly nowMs: number }) =>
  db
    .updateTable("rates")
    .set({ at_ms: sql<number>`${nowMs}::bigint` })
    .where("key", "=", key)
    .where("at_ms", ">", sql<number>`${nowMs}::bigint + ${clockSkewMs}`),
);

/** Removes the buckets that were not used since an instant. */
export const removeIdle = statement(({ db }, { beforeMs }: { readonly beforeMs: number }) =>
  db.deleteFrom("rates").where("at_ms", "<", beforeMs),
);
