import type { Clock } from "@rollcall/webapi-core";
import { idPrefixes } from "../generated/service.js";
import { type Invitation, invitations } from "../model/invitation.js";
import type { Workspace } from "../model/organization.js";
import { hasVersion, keyOf, remove } from "../model/port/document.js";
import type { Batch, Store } from "../model/store.js";
import { dueMsOf, type User } from "../model/user.js";
import { inWorkspace } from "../rules/administration/administered-user.js";
import { findJoinable, joinWith } from "../rules/conversations/joining/join-channel.js";
import { belongsToAny, type Home, isForeign } from "../rules/directory/reach.js";
import { isActive, isExpired, toResolvedUser } from "../rules/directory/user.js";
import { insertUser } from "../rules/users/write-user.js";
import { createRefuse, type Decision, decide, type Refusal, type Refused } from "../store/decide.js";
import type { DuePlan } from "../store/due-loop.js";
import type { Id, Ids } from "../values/ids.js";
import { toInstant } from "../values/instant.js";
import { nameKey } from "../values/text.js";
import { type ActOutcome, type ActRefusal, cannot, notThere } from "./act.js";

/** An invitation to accept. */
interface Accepting {
  /** Address that was invited. */
  readonly email: string;
  /** ID or domain. Default: the only workspace that the address is invited to. */
  readonly workspace?: string;
  /** Default: made from the address. */
  readonly userName?: string;
  /** Full name. Default: the one in the invitation. */
  readonly name?: string;
}

/** Dependencies of accepting an invitation. */
interface Entrance {
  readonly store: Store;
  readonly ids: Ids;
  readonly clock: Pick<Clock, "now">;
  readonly due: DuePlan;
  /** URL of the site that users see, without a trailing slash. */
  readonly siteUrl: string;
}

/** The user of an accepted invitation, and the channels that the user joined. */
interface Entered {
  readonly user: User;
  readonly workspaceId: Id;
  readonly channelIds: readonly Id[];
}

/** Accepts an invitation: the person becomes a user of the workspace, with the channels of the invitation. */
export async function acceptInvitation(accepting: Accepting, entrance: Entrance): Promise<ActOutcome<Entered>> {
  const { store, clock, due } = entrance;
  const { userName, name } = accepting;
  const [organization, workspaces] = [await store.organizations.get(), await store.organizations.workspaces()];
  const accepted = await decide<AcceptanceOutcome | ActRefusal>(store, async (attempt) => {
    const found = await findInvitation(accepting, workspaces, store);
    if (!found.ok) return { kind: "answer", answer: found };
    const { invitation, workspace } = found;
    const nowMs = clock.now().getTime();
    if (isExpired(invitation, nowMs)) {
      return {
        kind: "answer",
        answer: cannot(`The invitation of ${accepting.email} is for a guest until an earlier time.`),
      };
    }
    return decideAcceptance(invitation, {
      ...{ store, ids: entrance.ids, siteUrl: entrance.siteUrl, nowMs, attempt },
      home: { workspace, ...(organization !== undefined && { organization }) },
      ...(userName !== undefined && { userName }),
      ...(name !== undefined && { name }),
    });
  });
  if (!accepted.ok) return "detail" in accepted ? accepted : toRefusal(accepted);
  const { user, workspaceId, channelIds } = accepted;
  const dueMs = dueMsOf(user);
  if (dueMs !== undefined) due.plan(dueMs);
  return { ok: true, user, workspaceId, channelIds };
}

type Found = { readonly ok: true; readonly invitation: Invitation; readonly workspace: Workspace } | ActRefusal;

const mostWorkspaces = 1000;

async function findInvitation(
  { email, workspace: wanted }: Accepting,
  workspaces: readonly Workspace[],
  store: Store,
): Promise<Found> {
  const open = await store.list(invitations, "of_email", { email: nameKey(email) }, { limit: mostWorkspaces });
  const places = open.flatMap((invitation) => {
    const workspace = workspaces.find(({ id, deleted }) => id === invitation.workspaceId && !deleted);
    return workspace === undefined ? [] : [{ ok: true as const, invitation, workspace }];
  });
  const fit =
    wanted === undefined
      ? places
      : places.filter(({ workspace }) => workspace.id === wanted || workspace.domain === wanted);
  const [first, second] = fit;
  const domains = places.map(({ workspace }) => workspace.domain);
  if (first === undefined) {
    return wanted === undefined
      ? notThere("invitation of", email)
      : notThere(`invitation of ${email} to`, wanted, domains);
  }
  if (second !== undefined) return cannot(`${email} is invited to ${domains.join(", ")}: name the workspace.`);
  return first;
}

function toRefusal({ error, reason }: Extract<AcceptanceOutcome, { readonly ok: false }>): ActRefusal {
  const wanted = reason?.wanted === undefined ? "" : `: expected ${reason.wanted}`;
  return { ...cannot(`The invitation cannot be accepted (${error})${wanted}.`), code: error };
}

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
type AcceptanceOutcome = Accepted | Refusal | Refused<"user_disabled">;

const refuse = createRefuse<string>("everyday-2#adminusers");

/**
 * Decides what the acceptance of an invitation makes: a new user, by the rule of a SCIM POST, or a user of one more
 * workspace. Channels that do not take members any more are left out.
 */
async function decideAcceptance(invitation: Invitation, acceptance: Acceptance): Promise<Decision<AcceptanceOutcome>> {
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
