import { sql } from "kysely";
import { statement } from "../../statement.js";
import { unsynced } from "./unsynced.js";

interface Acquire {
  readonly key: string;
  readonly holder: string;
  readonly untilMs: number;
  readonly nowMs: number;
}

/**
 * A crash of the database may lose the latest locks. Two updates of one thing may then run at the same time, and the
 * version that both replace lets only one succeed.
 */
export const acquire = statement(({ db }, { key, holder, untilMs, nowMs }: Acquire) =>
  db
    .insertInto("locks")
    .columns(["key", "holder", "until_ms"])
    .expression(sql`select ${key}::text, ${holder}::text, ${untilMs}::bigint from (select ${unsynced}) as settings`)
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ holder: (row) => row.ref("excluded.holder"), until_ms: (row) => row.ref("excluded.until_ms") })
        .where((row) => row.or([row("locks.until_ms", "<=", nowMs), row("locks.holder", "=", holder)])),
    ),
);

/** Releases a lock of a holder. */
export const release = statement(({ db }, { key, holder }: { readonly key: string; readonly holder: string }) =>
  db
    .deleteFrom("locks")
    .where("key", "=", key)
    .where("holder", "=", holder)
    .where(sql<boolean>`${unsynced} is not null`),
);
