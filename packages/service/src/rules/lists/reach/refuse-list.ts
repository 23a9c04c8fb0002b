import { type Refused, refuse } from "../../../store/refusal.js";
import type { ListRefusal } from "./find-list.js";

/**
 * Refuses a call that does not reach its List.
 * @param deleted code if the workspace of the List is deleted
 */
export function refuseList<Code extends string, const Deleted extends string>(
  refusal: ListRefusal<Code>,
  deleted: Deleted,
): Refused<Code | Deleted | "list_not_found" | "team_access_not_granted"> {
  switch (refusal.kind) {
    case "absent":
      return refuse("list_not_found", refusal.reason);
    case "notGranted":
      return refuse("team_access_not_granted", refusal.reason);
    case "workspaceDeleted":
      return refuse(deleted, refusal.reason);
    case "requirementUnmet":
      return refuse(refusal.error, refusal.reason);
  }
}
