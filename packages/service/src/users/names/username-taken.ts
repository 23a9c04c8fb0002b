import { userCodes } from "@rollcall/api/scim";
import { accept, type Ruled, refuse } from "../../decisions/refusal.js";
import type { Store } from "../../service-store.js";
import type { User } from "../user.js";
import { numberedName, refuseNoName, type WantedUserName } from "./user-name.js";

const rule = "scim-provisioning#user-attributes-mapping-to-profile-fields";

/** Whose name is settled, and how. */
interface SettlingName {
  /** The user as stored; absent for one that is being made. */
  readonly current?: Pick<User, "id" | "userName">;
  /** How many free numbers are passed over, so that many who want the same name at once do not all want the same number. */
  readonly skip: number;
}

/**
 * The userName that the user gets: what is wanted, where neither another user nor a channel has it. A derived name that
 * is taken gets a number; a user who already has such a name keeps it.
 */
export async function settleUserName(
  store: Pick<Store, "users" | "channels">,
  wanted: WantedUserName,
  { current, skip }: SettlingName,
): Promise<Ruled<string>> {
  const { name, kind } = wanted;
  if (current !== undefined && keeps(current.userName, wanted)) return accept(current.userName);
  const refusal = refuseNoName(name);
  if (refusal !== undefined) return refusal;
  if (!(await isTaken(store, name, current?.id))) return accept(name);
  if (kind === "plain") {
    return refuse(userCodes.userName.duplicate, { rule, found: name, wanted: "a name of no user and no channel" });
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
