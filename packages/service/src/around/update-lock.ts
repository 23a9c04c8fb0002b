import type { ScimCode } from "@rollcall/api/scim";
import { type ScimAround, type ScimExchange, situationCode } from "@rollcall/scim-core";
import { type HoldLockOptions, holdLock } from "../locks/hold-lock.js";
import type { ScimCaller } from "../tokens/scim-caller.js";
import type { ServedSets } from "../values/served-sets.js";

/**
 * Allows one update of a user or a group at a time. Refuses others with the code of the situation `locked`.
 * @see scim-provisioning#errors
 */
export function createUpdateLock({
  definition,
  ...options
}: HoldLockOptions & { readonly definition: ServedSets["scim"] }): ScimAround<ScimCaller, ScimCode> {
  return (exchange, next) => {
    const key = keyOf(exchange);
    return key === undefined
      ? next()
      : holdLock(options, key, next).then((done) => (done.held ? done.result : refuse(exchange, definition)));
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

function refuse({ resourceType, id }: ScimExchange<ScimCaller>, definition: ServedSets["scim"]) {
  const error = situationCode(definition, "locked", resourceType);
  const because = { rule: "scim-provisioning#errors", found: id, wanted: "one update at a time" };
  return { ok: false, error, because } as const;
}
