import type { EventAuthorization } from "@rollcall/api/webapi";
import { type App, subscriptionsOf } from "../model/app.js";
import type { WebapiCaller } from "../model/caller.js";
import type { Delivery, StoredEvent } from "../model/port/events.js";
import type { Store } from "../model/store.js";
import type { Token, TokenKind } from "../model/token.js";
import { coveredPlace, findOwners, noOwners, type Owners } from "../rules/conversations/sharing/sharing-of.js";
import { callerOf, findInvalidity, readTokenState } from "../rules/tokens/token-state.js";
import { isAboutApp } from "../values/default-events.js";
import type { Id } from "../values/ids.js";
import type { Site } from "../values/site-addresses.js";
import type { Receiver } from "./event-source.js";
import { payloadWriterOf } from "./event-tables.js";

/** Dependencies of writing deliveries. */
export interface WritingOptions {
  readonly store: Store;
  readonly site: Site;
  /** Verification token of the app. */
  readonly verificationToken: string;
  /** Makes the token of a step of a workflow. Without it, events about steps are not delivered. */
  readonly stepTokenOf?: (executionId: Id) => string;
}

/** A delivery, ready to be sent, or why the app no longer receives it. */
export type WrittenDelivery =
  | { readonly ok: true; readonly app: App; readonly body: Envelope }
  | {
      readonly ok: false;
      /** In one sentence. */
      readonly reason: string;
    };

/** Writes the body of a delivery, unless the app was uninstalled, or has lost its subscription or the scope since. */
export async function writeDelivery(
  { event, tokenHash }: Delivery,
  { store, site, verificationToken, stepTokenOf }: WritingOptions,
  nowMs: number,
): Promise<WrittenDelivery> {
  const state = await readTokenState(store, tokenHash);
  if (state?.app === undefined || state.app.deleted) return withdraw("The app was deleted.");
  const invalidity = event.isFarewell === true ? undefined : findInvalidity(state, nowMs);
  if (invalidity !== undefined) return withdraw(reasons[invalidity]);
  const caller = callerOf(state);
  const { app } = state;
  if (caller === undefined) return withdraw(reasons.workspaceDeleted);
  const loss = findLoss(event, caller, app);
  if (loss !== undefined) return withdraw(loss);
  const receiver: Receiver = { caller, store, site, nowMs, ...(stepTokenOf && { stepTokenOf }) };
  const payload = event.isStated === true ? event.facts : await payloadWriterOf(event.type)?.(event.facts, receiver);
  if (payload === undefined) return withdraw("What the event is about no longer exists.");
  const body = toEnvelope({
    event,
    payload,
    receiver,
    appId: app.id,
    verificationToken,
    owners: await ownersFor(event, store),
  });
  return { ok: true, app, body };
}

function withdraw(reason: string): WrittenDelivery {
  return { ok: false, reason };
}

/** The reasons why a token receives nothing more. */
const reasons = {
  revoked: "The app was uninstalled, or the token through which it received the event was revoked.",
  expired: "The token through which the app received the event has expired.",
  userDeactivated: "The user of the token through which the app received the event was deactivated.",
  workspaceDeleted: "The workspace of the installation was deleted.",
  uninstalled: "The app was uninstalled.",
  appDeleted: "The app was deleted.",
} as const;

/** Owners of the workspaces of an event, if a conversation of several is shared. */
async function ownersFor({ channelId, workspaceIds }: StoredEvent, store: Store): Promise<Owners> {
  const [workspaceId, ...sharedWith] = workspaceIds;
  if (channelId === undefined || workspaceId === undefined || sharedWith.length === 0) return noOwners;
  return findOwners([{ workspaceId, sharedWith }], store);
}

/** The loss because of which an app may no longer receive an event; undefined if it may receive it. */
function findLoss(
  { subscription, scopes: needed = [], isAboutApp: isOwn }: Delivery["event"],
  { token, scopes }: WebapiCaller,
  app: App,
): string | undefined {
  if (
    !subscriptionsOf(app).some((each) =>
      receivesBy(each, { name: subscription, isAboutApp: isOwn === true || isAboutApp(subscription) }, token.kind),
    )
  ) {
    return `The app no longer subscribes to ${subscription}, or its subscriptions are switched off.`;
  }
  if (needed.length === 0 || needed.some((scope) => scopes.has(scope))) return undefined;
  return `The installation has lost the scope that the event needs: ${needed.join(" or ")}.`;
}

/** An event that an app subscribes to, on behalf of its bot or of its users. */
interface Subscription {
  readonly kind: "bot" | "user";
  readonly name: string;
}

/**
 * Whether a subscription lets an app receive an event through a token of a kind. An event about the app itself is seen by
 * nobody in particular, so that any token does.
 */
function receivesBy(
  { kind, name }: Subscription,
  event: { readonly name: string; readonly isAboutApp: boolean },
  tokenKind: TokenKind,
): boolean {
  const isOfKind = kind === tokenKind || (event.isAboutApp && (tokenKind === "bot" || tokenKind === "user"));
  return name === event.name && isOfKind;
}

/** The contents of an event context. */
interface EventContext {
  /** Type of the event, such as `message`. */
  readonly type: string;
  /** Workspace in which the app received it. */
  readonly teamId: Id;
  readonly channelId: Id;
}

/** Prints an opaque text by which an app can ask for all authorizations of an event. */
function printEventContext({ type, teamId, channelId }: EventContext): string {
  return `1-${type}-${teamId}-${channelId}`;
}

/** Reads what {@link printEventContext} printed; undefined for any other text. */
export function readEventContext(text: string): EventContext | undefined {
  const [, type, teamId, channelId] = /^1-(\w+)-(\w+)-(\w+)$/.exec(text) ?? [];
  if (type === undefined || teamId === undefined || channelId === undefined) return undefined;
  return { type, teamId, channelId };
}

/** The parts of the body of a delivered event. */
interface Enveloped {
  readonly event: StoredEvent;
  readonly payload: object;
  readonly receiver: Receiver;
  readonly appId: Id;
  readonly verificationToken: string;
  /** Owners of the workspaces of a shared conversation. */
  readonly owners: Owners;
}

/** Body of a delivered event. */
interface Envelope {
  /** Workspace in which the app receives it; null for an event about workspaces of the organization. */
  readonly team_id: Id | null;
  readonly [key: string]: unknown;
}

/** Writes the body of a delivered event, with its keys in the order of recordings. */
function toEnvelope({ event, payload, receiver, appId, verificationToken, owners }: Enveloped): Envelope {
  const { caller } = receiver;
  const { organization, token } = caller;
  const isOfOrganization = token.installation.target.kind === "organization";
  const teamId = teamOf(event, receiver, owners);
  const enterpriseId = organization?.id ?? null;
  return {
    token: verificationToken,
    team_id: isAboutWorkspaces(event) ? null : teamId,
    ...(organization !== undefined && { enterprise_id: organization.id }),
    context_team_id: isOfOrganization ? null : teamId,
    context_enterprise_id: enterpriseId,
    api_app_id: appId,
    event: payload,
    type: "event_callback",
    event_id: event.id,
    event_time: Math.floor(event.atMs / 1000),
    authorizations: [toAuthorization({ token, enterpriseId, teamId })],
    is_ext_shared_channel: new Set(owners.values()).size > 1,
    ...(event.channelId !== undefined && {
      event_context: printEventContext({ type: event.type, teamId, channelId: event.channelId }),
    }),
  };
}

/**
 * Workspace in which an app receives an event: one that its installation covers, if the event is about it. Of an
 * organization, it is the default workspace.
 */
function teamOf({ workspaceIds }: StoredEvent, { caller }: Receiver, owners: Owners): Id {
  const { organization, workspace } = caller;
  if (organization !== undefined && workspaceIds.includes(organization.id)) return workspace.id;
  return coveredPlace(workspaceIds, caller.token, owners) ?? workspaceIds[0] ?? caller.workspace.id;
}

/** Whether an event names workspaces of the organization, and happened in none. */
function isAboutWorkspaces({ type }: StoredEvent): boolean {
  return type === "team_access_granted" || type === "team_access_revoked";
}

interface Installed {
  readonly token: Token;
  /** Organization; null for a standalone workspace. */
  readonly enterpriseId: Id | null;
  /** Workspace in which an installation on a workspace receives the event. */
  readonly teamId: Id;
}

/** Writes the installation of a token, as the envelopes of events and their lists show it. */
export function toAuthorization({ token, enterpriseId, teamId }: Installed): EventAuthorization {
  const isOfOrganization = token.installation.target.kind === "organization";
  return {
    enterprise_id: enterpriseId,
    team_id: isOfOrganization ? null : teamId,
    user_id: token.userId ?? "",
    is_bot: token.kind === "bot",
    is_enterprise_install: isOfOrganization,
  };
}
