import type { Clock } from "@rollcall/webapi-core";
import { type Invitation, invitations } from "../../model/invitation.js";
import type { Workspace } from "../../model/organization.js";
import { nameKey } from "../../model/port/name-key.js";
import type { Store } from "../../model/service-store.js";
import { dueMsOf, type User } from "../../model/user.js";
import { isExpired } from "../../rules/directory/is-active.js";
import { decide } from "../../store/decide.js";
import type { DuePlan } from "../../store/due-plan.js";
import type { Id, Ids } from "../../values/ids.js";
import { type ActOutcome, type ActRefusal, cannot, notThere } from "../act.js";
import { type AcceptanceOutcome, decideAcceptance } from "./decide-acceptance.js";

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
