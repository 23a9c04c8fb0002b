import type { ChatStartStreamArguments } from "@rollcall/api/webapi";
import type { Channel } from "../../model/channel.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { belongsToAny } from "../directory/belongs-to-any.js";
import { isActive } from "../directory/is-active.js";
import { isForeign } from "../directory/is-foreign.js";
import { refuse } from "./refusal.js";

interface Search {
  readonly channel: Channel;
  readonly caller: WebapiCaller;
  readonly nowMs: number;
  readonly store: Pick<Store, "users" | "channels" | "organizations">;
}

type RecipientCode = "missing_recipient_team_id" | "missing_recipient_user_id" | "team_not_found" | "user_not_found";

/** Refuses a stream in a channel without a recipient, or for a recipient who does not exist. */
export async function refuseRecipient(
  { recipient_user_id: userId = "", recipient_team_id: teamId = "" }: ChatStartStreamArguments,
  { channel, caller, nowMs, store }: Search,
): Promise<Refused<RecipientCode> | undefined> {
  if (channel.kind === "im") return undefined;
  if (userId === "") return refuse("missing_recipient_user_id", userId, "the user who reads the stream");
  if (teamId === "") return refuse("missing_recipient_team_id", teamId, "the workspace of that user");
  const user = await store.users.get(userId);
  if (user?.organizationId !== teamId && !(await isTeam(teamId, store))) {
    return refuse("team_not_found", teamId, "a workspace or an organization");
  }
  const isFound = user !== undefined && isActive(user, nowMs) && (await isOf(user, teamId, store));
  if (isFound && (!isForeign(user, caller) || (await store.channels.isMember(channel.id, userId)))) return undefined;
  return refuse("user_not_found", userId, "an active user of the workspace");
}

async function isTeam(id: Id, { organizations }: Search["store"]): Promise<boolean> {
  const workspace = await organizations.workspace(id);
  if (workspace !== undefined) return !workspace.deleted;
  return (await organizations.get())?.id === id;
}

async function isOf(user: User, teamId: Id, store: Search["store"]): Promise<boolean> {
  return user.organizationId === teamId || belongsToAny(user, [teamId], store);
}
