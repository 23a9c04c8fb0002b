import type { LockPort } from "@rollcall/service/store";
import { statement } from "../sql/statement.js";
import type { PostgresConnection } from "./postgres-connection.js";

interface Acquire {
  readonly key: string;
  readonly holder: string;
  readonly untilMs: number;
  readonly nowMs: number;
}

const acquireLock = statement(({ db }, { key, holder, untilMs, nowMs }: Acquire) =>
  db
    .insertInto("locks")
    .values({ key, holder, until_ms: untilMs })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ holder: (row) => row.ref("excluded.holder"), until_ms: (row) => row.ref("excluded.until_ms") })
        .where((row) => row.or([row("locks.until_ms", "<=", nowMs), row("locks.holder", "=", holder)])),
    ),
);

const releaseLock = statement(({ db }, { key, holder }: { readonly key: string; readonly holder: string }) =>
  db.deleteFrom("locks").where("key", "=", key).where("holder", "=", holder),
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
