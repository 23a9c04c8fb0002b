import type { Distribution } from "../../model/app-function.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse, type Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { distributionRule, refuseStrangers } from "./change-distribution.js";

const refuse = createRefuse<"invalid_permission_type">(distributionRule);

/** A change of the named users. */
interface Change {
  readonly caller: WebapiCaller;
  readonly store: Store;
  /** Users that the call names. */
  readonly userIds: readonly Id[];
  readonly change: (present: readonly Id[], sent: readonly Id[]) => readonly Id[];
}

/** Creates the step from a distribution to named users, workspaces and organizations to one with other users. */
export function createChangeNamedUsers({ caller, store, userIds, change }: Change) {
  return async (
    present: Distribution,
  ): Promise<Distribution | Refused<"invalid_permission_type" | "user_not_found">> => {
    if (present.kind !== "named_entities") return refuse("invalid_permission_type", present.kind, "named_entities");
    const refusal = await refuseStrangers(userIds, caller, store);
    return refusal ?? { ...present, userIds: change(present.userIds, userIds) };
  };
}
