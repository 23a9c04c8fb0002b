import type { LockPort } from "@rollcall/service/store";
import { sql } from "../../sql/statements/sql.js";
import { statement } from "../../sql/statements/statement.js";
import type { PostgresConnection } from "../postgres-connection.js";
import { unsynced } from "../postgres-dialect.js";
import { retry } from "../retry.js";

/**
 * A crash of the database may lose the latest locks. Two updates of one thing may then run at the same time, and the
 * version that both replace lets only one succeed.
 */
const acquireLock = statement<{
  readonly key: string;
  readonly holder: string;
  readonly untilMs: number;
  readonly nowMs: number;
}>(
  (arg) => sql`insert into locks (key, holder, until_ms)
    select ${arg.key}::text, ${arg.holder}::text, ${arg.untilMs}::bigint
    from (select ${unsynced}) as settings on conflict (key) do update
    set holder = excluded.holder, until_ms = excluded.until_ms
    where (locks.until_ms <= ${arg.nowMs} or locks.holder = ${arg.holder})`,
);

/** Releases a lock of a holder. */
const releaseLock = statement<{ readonly key: string; readonly holder: string }>(
  (arg) => sql`delete from locks where key = ${arg.key} and holder = ${arg.holder} and ${unsynced} is not null`,
);

/** Locks in a table, shared by all processes that use the database. */
export function createPostgresLocks(connection: PostgresConnection): LockPort {
  return {
    async acquire({ key, holder, leaseMs, nowMs }) {
      const args = { key, holder, untilMs: nowMs + leaseMs, nowMs };
      return (await retry(() => connection.runAlone({ statement: acquireLock, args }))).changed > 0;
    },
    async release({ key, holder }) {
      await retry(() => connection.runAlone({ statement: releaseLock, args: { key, holder } }));
    },
  };
}
