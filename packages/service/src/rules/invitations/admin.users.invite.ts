import type { AdminUsersInviteArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type Invitation, invitations } from "../../model/invitation.js";
import { hasVersion, keyOf, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { createRefuse, decide, type Refused } from "../../store/decide.js";
import { toInstant } from "../../values/instant.js";
import { localPartOf } from "../../values/names.js";
import { createFindTeam } from "../administration/find-team.js";
import { guestKindOf, mayExpire } from "../administration/guest-kind.js";
import { findJoinable } from "../conversations/joining/join-channel.js";
import { belongsToAny, isForeign } from "../directory/reach.js";
import { isActive } from "../directory/user.js";

type Outcome = MethodOutcome<Methods["admin.users.invite"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<string>("everyday-2#adminusers");
const findTeam = createFindTeam(refuse, { absent: "team_not_found", foreign: "failed_to_validate_team" });

/** Invites a person to a workspace. */
export function createAdminUsersInvite({ store }: { readonly store: Store }) {
  return (sent: AdminUsersInviteArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const team = await findTeam(sent.team_id, caller, store);
      if (!team.ok) return { kind: "answer", answer: team };
      const nowMs = now.getTime();
      const inviting = { sent: { ...sent, email: sent.email.trim() }, caller, store, nowMs };
      const read = await readInvitation(inviting);
      if (!read.ok) return { kind: "answer", answer: read };
      const { invitation } = read;
      const key = keyOf(invitations, invitation);
      const before = await store.get(invitations, key);
      if (before !== undefined && sent.resend !== true) {
        const wanted = "resend, or a person who is not invited";
        return { kind: "answer", answer: refuse("already_in_team_invited_user", sent.email, wanted) };
      }
      const version = before?.version ?? 0;
      return {
        kind: "commit",
        batch: {
          expect: [hasVersion(invitations, key, version)],
          writes: [put(invitations, { ...invitation, version: version + 1 })],
        },
        answer: () => ({ ok: true }),
      };
    });
}

interface Inviting {
  readonly sent: AdminUsersInviteArguments;
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly nowMs: number;
}

type Read =
  | { readonly ok: true; readonly invitation: Invitation }
  | Refused<
      | "already_in_team"
      | "failed_to_validate_channels"
      | "failed_to_validate_expiration"
      | "invalid_email"
      | "user_disabled"
    >;

async function readInvitation(inviting: Inviting): Promise<Read> {
  const { sent, caller, nowMs } = inviting;
  const { team_id: workspaceId, email, real_name: realName = "", custom_message: customMessage = "" } = sent;
  const refusal = await refuseAddress(inviting);
  if (refusal !== undefined) return refusal;
  const channels = await readChannels(inviting);
  if (!channels.ok) return channels;
  const guest = readGuest(inviting);
  if (!guest.ok) return guest;
  return {
    ok: true,
    invitation: {
      workspaceId,
      email,
      version: 0,
      created: toInstant(nowMs),
      inviterId: caller.user?.id ?? "",
      channelIds: channels.ids,
      ...(realName.trim() !== "" && { realName: realName.trim() }),
      ...(customMessage !== "" && { customMessage }),
      ...(guest.is !== undefined && { guest: guest.is }),
    },
  };
}

async function refuseAddress({ sent, caller, store, nowMs }: Inviting) {
  const { email, team_id: teamId } = sent;
  if (localPartOf(email) === undefined) return refuse("invalid_email", email, "an e-mail address");
  const user = await store.users.byEmail(email);
  if (user === undefined) return undefined;
  if (!isForeign(user, caller) && !isActive(user, nowMs)) return refuse("user_disabled", user.id, "an active user");
  if (!isForeign(user, caller) && !(await belongsToAny(user, [teamId], store))) return undefined;
  return refuse("already_in_team", user.id, "a person who is not a member");
}

async function readChannels({ sent, caller, store }: Inviting) {
  const ids = sent.channel_ids.filter((id) => id !== "");
  const joining = { workspaceId: sent.team_id, byId: caller.user?.id ?? "", store };
  const { channels, unfit } = await findJoinable(
    ids,
    joining,
    ({ channel, membership }) => channel.kind === "public" || membership !== undefined,
  );
  const fits = guestKindOf(sent) === "single" ? channels.length === 1 : channels.length > 0;
  if (unfit === undefined && fits) return { ok: true as const, ids: channels.map(({ id }) => id) };
  return refuse("failed_to_validate_channels", unfit ?? ids, "open channels of the workspace; one for a single guest");
}

/** A time in whole seconds, or as a `ts`. */
const time = /^\d{1,12}(?:\.\d+)?$/;

function readGuest({ sent, nowMs }: Inviting) {
  const kind = guestKindOf(sent);
  const { guest_expiration_ts: text = "" } = sent;
  if (text === "" && kind === undefined) return { ok: true as const, is: undefined };
  if (text === "" && kind !== undefined) return { ok: true as const, is: { kind } };
  const ts = time.test(text) ? Math.floor(Number(text)) : 0;
  if (kind !== undefined && mayExpire(ts, nowMs)) {
    return { ok: true as const, is: { kind, expiration: toInstant(ts * 1000) } };
  }
  return refuse("failed_to_validate_expiration", text, "a time in the future, for a guest");
}
