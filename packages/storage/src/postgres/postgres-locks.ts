import type { LockPort } from "@rollcall/service/store";
import { sql } from "kysely";
import { statement } from "../sql/statement.js";
import type { PostgresConnection } from "./postgres-connection.js";

interface Acquire {
  readonly key: string;
  readonly holder: string;
  readonly untilMs: number;
  readonly nowMs: number;
}

/**
 * Lets the transaction be answered before it is on the disk: a lock that a crash of the database takes away has nobody
 * left whom it would keep out, since the crash has ended what ran under it as well.
 */
const unsynced = sql`set_config('synchronous_commit', 'off', true)`;

const acquireLock = statement(({ db }, { key, holder, untilMs, nowMs }: Acquire) =>
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

const releaseLock = statement(({ db }, { key, holder }: { readonly key: string; readonly holder: string }) =>
  db
    .deleteFrom("locks")
    .where("key", "=", key)
    .where("holder", "=", holder)
    .where(sql<boolean>`${unsynced} is not null`),
);

/** Locks in a table, shared by all processes that use the database. */
export function createPostgresLocks(connection: PostgresConnection): LockPort {
  return {
    async acquire({ key, holder, leaseMs, nowMs }) {
      const args: Acquire = { key, holder, untilMs: nowMs + leaseMs, nowMs };
      return (await connection.runAlone({ statement: acquireLock, args })).changed > 0;
    },
    async release({ key, holder }) {
      await connection.runAlone({ statement: releaseLock, args: { key, holder } });
    },
  };
}
