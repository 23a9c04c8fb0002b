import { groupCodes } from "@rollcall/scim-core/svc";
import { isActive } from "../directory/is-active.js";
import { accept, type Refusal, type Ruled, refuse } from "../refusal.js";
import type { UserReader } from "../store/readers.js";
import type { Group } from "./group.js";

const rule = "scim-provisioning#group";

/** Refuses identifiers of nobody. */
export async function refuseUnknownMembers(users: UserReader, ids: readonly string[]): Promise<Refusal | undefined> {
  const exceptions = await findExceptions(users, ids);
  const unknown = ids.find((id) => exceptions.has(id) && exceptions.get(id) === undefined);
  return unknown === undefined ? undefined : refuseUnknown(unknown);
}

/** Whom a change names as members, and of which group; a new one has no identifier yet. */
export interface NamedMembers {
  readonly ids: readonly string[];
  readonly groupId: string | undefined;
  readonly nowMs: number;
}

/**
 * Those who become members, all of whom may. Refused are identifiers of nobody, and users who cannot be members:
 * deactivated ones and single-channel guests. Who is a member already does not become one and is left out, where it is
 * such a user.
 */
export async function admitMembers(
  users: UserReader,
  { ids, groupId, nowMs }: NamedMembers,
): Promise<Ruled<readonly string[]>> {
  const exceptions = await findExceptions(users, ids);
  const unfit: string[] = [];
  for (const [id, user] of exceptions) {
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

async function findExceptions(users: UserReader, ids: readonly string[]): ReturnType<UserReader["exceptionsAmong"]> {
  return ids.length === 0 ? new Map() : users.exceptionsAmong(ids);
}

function refuseUnknown(id: string): Refusal {
  return refuse(groupCodes.members.unknown, { rule, found: id, wanted: "an existing user" });
}
