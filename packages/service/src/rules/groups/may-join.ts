import { groupCodes } from "../../generated/service.js";
import type { Group } from "../../model/group.js";
import type { Workspace } from "../../model/organization.js";
import type { UserReader } from "../../model/user-store.js";
import { accept, type Refusal, type Result, refuse } from "../../store/refusal.js";
import { isActive } from "../directory/is-active.js";
import { type Home, isForeign } from "../directory/is-foreign.js";
import type { NamedUsers } from "./named-users.js";

const rule = "scim-provisioning#group";

/** Refuses IDs of unknown users. */
export function refuseUnknownMembers({ exceptions }: NamedUsers, ids: readonly string[]): Refusal | undefined {
  const unknown = ids.find((id) => exceptions.has(id) && exceptions.get(id) === undefined);
  return unknown === undefined ? undefined : refuseUnknown(unknown);
}

/** Users that a change names as members, and their group. */
interface NamedMembers {
  readonly ids: readonly string[];
  readonly groupId: string | undefined;
  readonly nowMs: number;
  /** Directory that the group belongs to. */
  readonly home: Home;
  /** The facts that were read about these users, and perhaps about others. */
  readonly known: NamedUsers;
}

/**
 * Admits users as new members, or refuses all of them if one is unknown in the directory or cannot be a member:
 * deactivated users and single-channel guests cannot. Existing members who have become such users are left out instead.
 */
export async function admitMembers(
  users: UserReader,
  { ids, groupId, nowMs, home, known }: NamedMembers,
): Promise<Result<readonly string[]>> {
  const foreign = await findForeign(users, { ids, home, known });
  if (foreign !== undefined) return refuseUnknown(foreign);
  const unfit: string[] = [];
  const named = new Set(ids);
  for (const [id, user] of known.exceptions) {
    if (!named.has(id)) continue;
    if (user === undefined) return refuseUnknown(id);
    if (!isActive(user, nowMs) || user.guest?.kind === "single") unfit.push(id);
  }
  if (unfit.length === 0) return accept(ids);
  const groups = groupId === undefined ? new Map<string, readonly Group[]>() : await users.groupsOf(unfit);
  const found = unfit.find((id) => groups.get(id)?.some((group) => group.id === groupId) !== true);
  if (found !== undefined) {
    return refuse(groupCodes.members.unfit, { rule, found, wanted: "an active member or multi-channel guest" });
  }
  const staying = new Set(unfit);
  return accept(ids.filter((id) => !staying.has(id)));
}

/** A user of another directory, if there is one. Such users belong to workspaces outside the caller's directory. */
async function findForeign(
  users: UserReader,
  { ids, home, known }: Pick<NamedMembers, "ids" | "home" | "known">,
): Promise<string | undefined> {
  const isOwn = ({ id, organizationId }: Workspace) =>
    (organizationId ?? id) === (home.organization ?? home.workspace).id;
  if (ids.length === 0 || known.workspaces.every(isOwn)) return undefined;
  const named = await users.getMany(ids);
  return named.find((user) => isForeign(user, home))?.id;
}

function refuseUnknown(id: string): Refusal {
  return refuse(groupCodes.members.unknown, { rule, found: id, wanted: "an existing user" });
}
