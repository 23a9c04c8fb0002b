import type { AdminUsersAssignArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { createFindTeam } from "../administration/find-team.js";
import { createFindUser } from "../administration/find-user.js";
import { guestKindOf, mayBecome, withGuestKind } from "../administration/guest-kind.js";
import { inWorkspace } from "../administration/in-workspace.js";
import { findJoinable } from "../conversations/joining/find-joinable.js";
import { joinWith } from "../conversations/joining/join-with.js";
import { belongsToAny } from "../directory/belongs-to-any.js";
import { isActive } from "../directory/is-active.js";
import { toResolvedUser } from "../directory/resolved-user.js";
import { channelsIn } from "./channels-in.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["admin.users.assign"]>;
type Context = MethodContext<WebapiCaller>;

const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });
const findUser = createFindUser(refuse, "user_not_found");

/** Makes a user a member of a workspace, or reinstates a deactivated user. */
export function createAssign({ store }: { readonly store: Store }) {
  return (sent: AdminUsersAssignArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const { team_id: teamId, user_id: userId } = sent;
      const team = await findTeam(teamId, caller, store);
      if (!team.ok) return { kind: "answer", answer: team };
      const found = await findUser(userId, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const assigning = { sent, caller, store, nowMs: now.getTime() };
      const refusal = await refuseUser(found.user, assigning);
      return refusal === undefined ? decideAssignment(found.user, assigning) : { kind: "answer", answer: refusal };
    });
}

interface Assigning {
  readonly sent: AdminUsersAssignArguments;
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly nowMs: number;
}

async function refuseUser(user: User, { sent, store, nowMs }: Assigning) {
  const { team_id: teamId } = sent;
  if (user.kind === "bot") return refuse("user_is_bot", user.id, "a person");
  if (user.forgotten) return refuse("user_not_found", user.id, "a user whose data was not erased");
  if (isActive(user, nowMs) && (await belongsToAny(user, [teamId], store))) {
    return refuse("user_already_team_member", user.id, `a user who is not a member of ${teamId}`);
  }
  const kind = guestKindOf(sent);
  if (await mayBecome(user, kind, { workspaceId: teamId, nowMs, store })) return undefined;
  return refuse("invalid_role_for_user", user.id, "the role that the user has elsewhere");
}

async function decideAssignment(user: User, { sent, caller, store, nowMs }: Assigning): Promise<Decision<Outcome>> {
  const { team_id: workspaceId, channel_ids: ids = [] } = sent;
  const byId = caller.user?.id ?? "";
  const { channels, unfit } = await findJoinable(
    ids.filter((id) => id !== ""),
    { workspaceId, byId, store },
    ({ membership }) => membership !== undefined,
  );
  if (unfit !== undefined) {
    return { kind: "answer", answer: refuse("invitor_cannot_see_channel", unfit, "channels that the caller is in") };
  }
  const kind = guestKindOf(sent);
  if (kind === "single" && channels.length !== 1) {
    return { kind: "answer", answer: refuse("invalid_role_for_user", ids, "one channel of a single-channel guest") };
  }
  const member = withGuestKind(inWorkspace(user, workspaceId, nowMs), kind);
  const after: User = { ...member, version: user.version + 1, updated: toInstant(nowMs) };
  const { expect, writes } = toResolvedUser(after, { before: user, isActivityChanged: !isActive(user, nowMs) });
  const kept = new Set(channels.map(({ id }) => id));
  const left = kind === "single" ? await channelsBut(kept, user.id, workspaceId, store) : [];
  const joining = await joinWith(channels, { userId: user.id, inviterId: byId, nowMs }, store);
  return {
    kind: "commit",
    batch: { expect: [...expect, ...joining.expect], writes: [...writes, ...left, ...joining.writes], byId },
    answer: () => ({ ok: true }),
  };
}

/** A former member who becomes a single-channel guest leaves all other channels. */
async function channelsBut(kept: ReadonlySet<Id>, userId: Id, workspaceId: Id, store: Store) {
  const channels = await channelsIn(workspaceId, userId, store);
  return channels
    .filter(({ id }) => !kept.has(id))
    .map(({ id }) => ({ kind: "removeChannelMembers", channelId: id, userIds: [userId] }) as const);
}
