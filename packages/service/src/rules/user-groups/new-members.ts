import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { isActive } from "../directory/is-active.js";
import { isForeign } from "../directory/is-foreign.js";
import { refuse } from "./refusal.js";

/** Users who are to become members of a user group. */
interface NewMembers {
  readonly ids: readonly Id[];
  readonly workspaceId: Id;
  readonly caller: WebapiCaller;
  readonly nowMs: number;
}

/** Refuses users who cannot be members: only active full members of the workspace can. */
export async function refuseNewMembers(
  { ids, workspaceId, caller, nowMs }: NewMembers,
  store: Pick<Store, "users">,
): Promise<Refused<"invalid_users" | "failed_for_some_users"> | undefined> {
  const users = new Map((ids.length === 0 ? [] : await store.users.getMany(ids)).map((user) => [user.id, user]));
  const isFit = (user: User | undefined): user is User =>
    user !== undefined &&
    user.kind === "person" &&
    user.guest === undefined &&
    isActive(user, nowMs) &&
    !isForeign(user, caller);
  const unfit = ids.find((id) => !isFit(users.get(id)));
  if (unfit !== undefined) return refuse("invalid_users", unfit, "an active user who is no guest and no bot");
  const elsewhere = [...users.values()]
    .filter(({ memberships }) => !memberships.some((membership) => membership.workspaceId === workspaceId))
    .map(({ id }) => id);
  if (elsewhere.length === 0) return undefined;
  const connected = await store.users.connectedAmong(elsewhere, workspaceId);
  const outside = elsewhere.find((id) => !connected.has(id));
  if (outside !== undefined) return refuse("failed_for_some_users", outside, "a user of the workspace");
  return undefined;
}
