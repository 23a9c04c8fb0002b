import { idPrefixes } from "../../generated/service.js";
import { type Invitation, invitations } from "../../model/invitation.js";
import { hasVersion, keyOf, remove } from "../../model/port/document.js";
import type { Batch, Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import { inWorkspace } from "../../rules/administration/in-workspace.js";
import { findJoinable } from "../../rules/conversations/joining/find-joinable.js";
import { joinWith } from "../../rules/conversations/joining/join-with.js";
import { belongsToAny } from "../../rules/directory/belongs-to-any.js";
import { isActive } from "../../rules/directory/is-active.js";
import { type Home, isForeign } from "../../rules/directory/is-foreign.js";
import { toResolvedUser } from "../../rules/directory/resolved-user.js";
import { insertUser } from "../../rules/users/insert-user.js";
import type { Decision } from "../../store/decide.js";
import { createRefuse, type Refusal, type Refused } from "../../store/refusal.js";
import type { Id, Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";

/** The parts that are needed to make a user of an invitation. */
interface Acceptance {
  readonly store: Store;
  readonly ids: Ids;
  readonly siteUrl: string;
  readonly nowMs: number;
  /** The place that the person is invited to. */
  readonly home: Home;
  /** Default: made from the address. */
  readonly userName?: string;
  /** Full name. Default: the one in the invitation. */
  readonly name?: string;
  /** Counts how often acceptance was tried, starting at 1. */
  readonly attempt: number;
}

/** The user of an accepted invitation, and the channels that the user joined. */
interface Accepted {
  readonly ok: true;
  readonly user: User;
  readonly workspaceId: Id;
  readonly channelIds: readonly Id[];
}

/** The answer to the acceptance of an invitation. */
export type AcceptanceOutcome = Accepted | Refusal | Refused<"user_disabled">;

const refuse = createRefuse<string>("everyday-2#adminusers");

/**
 * Decides what the acceptance of an invitation makes: a new user, by the rule of a SCIM POST, or a user of one more
 * workspace. Channels that do not take members any more are left out.
 */
export async function decideAcceptance(
  invitation: Invitation,
  acceptance: Acceptance,
): Promise<Decision<AcceptanceOutcome>> {
  const { store, nowMs } = acceptance;
  const { inviterId, workspaceId } = invitation;
  const known = await store.users.byEmail(invitation.email);
  const made = known === undefined ? await makeUser(invitation, acceptance) : await admit(known, acceptance);
  if (!made.ok) return { kind: "answer", answer: made };
  const { user, batch } = made;
  const isPlaced = known?.guest?.kind === "single";
  const { channels } = await findJoinable(
    isPlaced ? [] : invitation.channelIds,
    { workspaceId, byId: inviterId, store },
    () => true,
  );
  const joining = await joinWith(channels, { userId: user.id, inviterId, nowMs }, store);
  const key = keyOf(invitations, invitation);
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(invitations, key, invitation.version), ...batch.expect, ...joining.expect],
      writes: [remove(invitations, key), ...batch.writes, ...joining.writes],
      byId: inviterId,
    },
    answer: () => ({ ok: true, user, workspaceId, channelIds: channels.map(({ id }) => id) }),
  };
}

type Made =
  | { readonly ok: true; readonly user: User; readonly batch: Pick<Batch, "expect" | "writes"> }
  | Refusal
  | Refused<"user_disabled">;

async function makeUser({ email, guest, realName }: Invitation, acceptance: Acceptance): Promise<Made> {
  const { store, ids, siteUrl, nowMs, home, attempt, userName = email, name = realName } = acceptance;
  const resolved = await insertUser(
    { userName, emails: [{ value: email, primary: true }], ...(name !== undefined && { name: { formatted: name } }) },
    {
      ...{ store, ids, siteUrl, nowMs, caller: home, skip: attempt - 1, id: ids.orderedId(idPrefixes.user) },
      ...(guest !== undefined && { guest }),
    },
    false,
  );
  return resolved.ok ? { ok: true, user: resolved.value.user, batch: resolved.value } : resolved;
}

/** A user of another workspace keeps the account, and its kind. */
async function admit(user: User, { store, nowMs, home }: Acceptance): Promise<Made> {
  if (isForeign(user, home) || !isActive(user, nowMs)) {
    return refuse("user_disabled", user.id, "an active user of the company");
  }
  const { id: workspaceId } = home.workspace;
  if (await belongsToAny(user, [workspaceId], store)) return { ok: true, user, batch: { expect: [], writes: [] } };
  const after: User = {
    ...inWorkspace(user, workspaceId, nowMs),
    version: user.version + 1,
    updated: toInstant(nowMs),
  };
  return { ok: true, user: after, batch: toResolvedUser(after, { before: user, isActivityChanged: false }) };
}
