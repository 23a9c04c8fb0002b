import { type Clock, type ScimAround, type ScimExchange, situationCode } from "@rollcall/scim-core";
import { type ScimCode, scim } from "@rollcall/scim-core/svc";
import type { Ids } from "./ids.js";
import type { LockPort } from "./store/locks.js";
import type { ScimCaller } from "./tokens/scim-caller.js";

export interface UpdateLockOptions {
  readonly locks: LockPort;
  readonly clock: Clock;
  readonly ids: Ids;
  /** How long an update takes at least, in milliseconds. */
  readonly updateTimeMs: number;
}

/** How long a holder that never comes back keeps others out, beyond the time that its update takes. */
const graceMs = 60_000;

/**
 * Lets one update of a user or a group run at a time; refuses the others with the code of the situation `locked`.
 * @see scim-provisioning#errors
 */
export function createUpdateLock(options: UpdateLockOptions): ScimAround<ScimCaller, ScimCode> {
  const { locks, clock, ids, updateTimeMs } = options;
  return async (exchange, next) => {
    const key = keyOf(exchange);
    if (key === undefined) return next();
    const holder = ids.uuid();
    const leaseMs = updateTimeMs + graceMs;
    if (!(await locks.acquire({ key, holder, leaseMs, nowMs: clock.now().getTime() }))) return refuse(exchange);
    try {
      const [outcome] = await Promise.all([next(), updateTimeMs > 0 ? clock.sleep(updateTimeMs) : undefined]);
      return outcome;
    } finally {
      await locks.release({ key, holder });
    }
  };
}

function keyOf({ operation, resourceType, id }: ScimExchange<ScimCaller>): string | undefined {
  switch (operation) {
    case "get":
    case "find":
    case "insert":
      return undefined;
    case "replace":
    case "change":
    case "remove":
      return id === undefined ? undefined : `scim ${resourceType} ${id}`;
  }
}

function refuse({ resourceType, id }: ScimExchange<ScimCaller>) {
  const error = situationCode(scim, "locked", resourceType);
  const because = { rule: "scim-provisioning#errors", found: id, wanted: "one update at a time" };
  return { ok: false, error, because } as const;
}
