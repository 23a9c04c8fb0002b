import { idPatterns } from "../../generated/service.js";
import type { Group } from "../../model/group.js";
import type { Store } from "../../model/service-store.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { refuse } from "./refusal.js";

/** A group that a workspace has, or why the call is refused. */
type FoundGroup = { readonly ok: true; readonly group: Group } | Refused<"no_such_subteam">;

/** Finds a user group of a workspace, or an identity provider's group that is connected to it. */
export async function findGroup(id: string, workspaceId: Id, { groups }: Pick<Store, "groups">): Promise<FoundGroup> {
  const group = idPatterns.group.test(id) ? await groups.get(id) : undefined;
  const isThere = group?.workspaceId === workspaceId || group?.connectedWorkspaceIds.includes(workspaceId) === true;
  if (group === undefined || !isThere) return refuse("no_such_subteam", id, "a user group of the workspace");
  return { ok: true, group };
}
