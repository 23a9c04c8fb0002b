import { groupCodes } from "@rollcall/scim-core/svc";
import { isActive } from "../directory/is-active.js";
import { type Refusal, refuse } from "../refusal.js";
import type { UserReader } from "../store/readers.js";
import type { User } from "../users/user.js";

const rule = "scim-provisioning#group";

/** Refuses identifiers of nobody. */
export async function refuseUnknownMembers(users: UserReader, ids: readonly string[]): Promise<Refusal | undefined> {
  const found = await readAll(users, ids);
  const unknown = ids.find((id) => !found.has(id));
  return unknown === undefined ? undefined : refuseUnknown(unknown);
}

/** Refuses identifiers of nobody, and users who cannot be members: deactivated ones and single-channel guests. */
export async function refuseNewMembers(
  users: UserReader,
  ids: readonly string[],
  nowMs: number,
): Promise<Refusal | undefined> {
  const found = await readAll(users, ids);
  for (const id of ids) {
    const user = found.get(id);
    if (user === undefined) return refuseUnknown(id);
    if (isActive(user, nowMs) && user.guest?.kind !== "single") continue;
    return refuse(groupCodes.members.unfit, { rule, found: id, wanted: "an active member or multi-channel guest" });
  }
  return undefined;
}

async function readAll(users: UserReader, ids: readonly string[]): Promise<ReadonlyMap<string, User>> {
  const found = ids.length === 0 ? [] : await users.getMany(ids);
  return new Map(found.map((user) => [user.id, user]));
}

function refuseUnknown(id: string): Refusal {
  return refuse(groupCodes.members.unknown, { rule, found: id, wanted: "an existing user" });
}
