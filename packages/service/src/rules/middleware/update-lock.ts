import type { ScimCode } from "@rollcall/api/scim";
import { type ScimExchange, type ScimMiddleware, situationCode } from "@rollcall/scim-core";
import type { ScimCaller } from "../../model/caller.js";
import { type HoldLockOptions, holdLock, type LentLocks, startUnderLock, updateKey } from "../../model/locks.js";
import type { ActiveDefinitions } from "../../values/active-definitions.js";

/** Dependencies of the lock. */
interface UpdateLockOptions extends HoldLockOptions {
  readonly definition: ActiveDefinitions["scim"];
  /** The locks of updates, for their commits. */
  readonly lent: LentLocks;
}

/**
 * Allows one update of a user or a group at a time. Refuses others with the code of the situation `locked`.
 * @see scim-provisioning#errors
 */
export function createUpdateLock({
  definition,
  lent,
  ...options
}: UpdateLockOptions): ScimMiddleware<ScimCaller, ScimCode> {
  return (exchange, next) => {
    const key = keyOf(exchange);
    if (key === undefined) return next();
    const held = waitsForLock(exchange)
      ? startUnderLock(options, key, ({ lock, acquired }) => {
          const releases = exchange.route.answer === "none" && options.updateTimeMs === 0 && { releases: lock };
          return lent.lend({ acquired, ...releases }, { key, requestId: exchange.context.requestId }, next);
        })
      : holdLock(options, key, next);
    return held.then((done) => (done.held ? done.result : refuse(exchange, definition)));
  };
}

/**
 * Whether the backend itself waits for the lock before it writes. If the answer has no body, nothing follows its commit,
 * which can then release the lock.
 */
function waitsForLock({ operation, resourceType }: ScimExchange<ScimCaller>): boolean {
  return operation === "change" && resourceType === "Group";
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
      return id === undefined ? undefined : updateKey(resourceType, id);
  }
}

function refuse({ resourceType, id }: ScimExchange<ScimCaller>, definition: ActiveDefinitions["scim"]) {
  const error = situationCode(definition, "locked", resourceType);
  const reason = { rule: "scim-provisioning#errors", found: id, wanted: "one update at a time" };
  return { ok: false, error, reason } as const;
}
