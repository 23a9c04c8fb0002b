import { homeOf } from "../../model/home-of.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { refuseChange } from "../conversations/refusal.js";
import { isActive } from "../directory/is-active.js";
import { isForeign } from "../directory/is-foreign.js";
import { reachesUser } from "../directory/is-granted.js";
import { isVisible } from "../directory/is-visible.js";

type PartnerRefusal = Refused<
  "invalid_user_combination" | "team_access_not_granted" | "user_disabled" | "user_not_found" | "user_not_visible"
>;

type Partners = { readonly ok: true; readonly users: readonly User[] } | PartnerRefusal;

interface Search {
  readonly caller: WebapiCaller;
  /** User or bot that the call acts as. */
  readonly self: User;
  readonly store: Store;
  readonly nowMs: number;
}

/** Finds the users whom the caller may have a conversation with, in the order given, or why one of them is refused. */
export async function findPartners(ids: readonly Id[], search: Search): Promise<Partners> {
  const found = new Map((await search.store.users.getMany(ids)).map((user) => [user.id, user]));
  const users: User[] = [];
  for (const id of ids) {
    const user = found.get(id);
    if (user === undefined) return refuseChange("user_not_found", id, "an existing user");
    const refusal = await refusePartner(user, search);
    if (refusal !== undefined) return refusal;
    users.push(user);
  }
  return refuseBots(users, search) ?? (await refuseStrangers(users, search)) ?? { ok: true, users };
}

async function refusePartner(user: User, { caller, self, store, nowMs }: Search): Promise<PartnerRefusal | undefined> {
  if (!(await isVisible(user, caller, store))) {
    if (self.guest === undefined || isForeign(user, caller)) {
      return refuseChange("user_not_found", user.id, "a user whom the caller sees");
    }
    return refuseChange("user_not_visible", user.id, "a user who shares a channel with the guest");
  }
  if (!isActive(user, nowMs)) return refuseChange("user_disabled", user.id, "an active user");
  if (isForeign(user, caller) || (await reachesUser(caller, user, store))) return undefined;
  return refuseChange("team_access_not_granted", user.id, "a user of a workspace that the installation was granted to");
}

/** Two bots have no direct conversation, and a bot has none with itself. */
function refuseBots([one, ...more]: readonly User[], { self }: Search): PartnerRefusal | undefined {
  if (self.kind !== "bot" || more.length > 0 || (one ?? self).kind !== "bot") return undefined;
  return refuseChange("invalid_user_combination", (one ?? self).id, "a user who is not a bot");
}

/** Users of different companies share a conversation only if they already share a channel. */
async function refuseStrangers(users: readonly User[], { caller, store }: Search): Promise<PartnerRefusal | undefined> {
  for (const external of users.filter((user) => isForeign(user, caller))) {
    for (const other of users.filter((user) => homeOf(user) !== homeOf(external))) {
      if (await store.channels.shareChannel(external.id, other.id)) continue;
      return refuseChange("invalid_user_combination", other.id, `a user who shares a channel with ${external.id}`);
    }
  }
  return undefined;
}
