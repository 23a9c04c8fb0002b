import { userCodes } from "../../../generated/service.js";
import type { Store } from "../../../model/service-store.js";
import type { User } from "../../../model/user.js";
import { accept, type Result, refuse } from "../../../store/refusal.js";
import { numberedName } from "../../../values/user-names/numbered-name.js";
import { refuseNoName, type WantedUserName } from "./user-name.js";

const rule = "scim-provisioning#user-attributes-mapping-to-profile-fields";

/** Context for resolving a name. */
interface NameContext {
  /** The user as stored. Absent for a new user. */
  readonly current?: Pick<User, "id" | "userName">;
  /** Number of free numbers to skip, so that concurrent callers do not all choose the same number. */
  readonly skip: number;
  /** Whether the name counts as free. Default: the store is asked. */
  readonly isFree?: boolean;
}

/**
 * Resolves a user's name: the wanted name if no other user and no channel has it. A taken derived name gets a number; a
 * user who already has such a name keeps it.
 */
export async function resolveUserName(
  store: Pick<Store, "users" | "channels">,
  wanted: WantedUserName,
  { current, skip, isFree = false }: NameContext,
): Promise<Result<string>> {
  const { name, kind } = wanted;
  if (current !== undefined && keeps(current.userName, wanted)) return accept(current.userName);
  const refusal = refuseNoName(name);
  if (refusal !== undefined) return refusal;
  if (isFree || !(await isTaken(store, name, current?.id))) return accept(name);
  if (kind === "plain") {
    return refuse(userCodes.userName.duplicate, {
      rule,
      found: name,
      wanted: "a name that no user and no channel has",
    });
  }
  const taken = new Set(await store.users.namesLike(name));
  for (;;) {
    const numbered = numberedName(name, taken, skip);
    if (numbered === undefined) {
      return refuse(userCodes.userName.truncation, { rule, found: name, wanted: "room for a number" });
    }
    if (!(await store.channels.nameTaken(numbered))) return accept(numbered);
    taken.add(numbered);
  }
}

function keeps(current: string, { kind, name }: WantedUserName): boolean {
  if (current === name) return true;
  return kind === "derived" && current.startsWith(name) && /^\d+$/.test(current.slice(name.length));
}

async function isTaken(store: Pick<Store, "users">, name: string, except: string | undefined) {
  const holder = await store.users.nameHolder(name);
  return holder !== undefined && (holder.userId === undefined || holder.userId !== except);
}
