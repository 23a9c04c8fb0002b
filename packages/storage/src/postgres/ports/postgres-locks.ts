import type { LockPort } from "@rollcall/service/store";
import { compiled } from "../../sql/statements/compiled.js";
import type { PostgresConnection } from "../postgres-connection.js";
import { retry } from "../retry.js";

const acquireLock = compiled("locks.acquire");
const releaseLock = compiled("locks.release");

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
