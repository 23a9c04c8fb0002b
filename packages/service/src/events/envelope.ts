import type { EventAuthorization } from "@rollcall/api/webapi";
import type { StoredEvent } from "../model/port/events.js";
import type { Token } from "../model/token.js";
import { coveredPlace, type Owners } from "../rules/conversations/sharing/sharing-of.js";
import type { Id } from "../values/ids.js";
import type { Receiver } from "./event-source.js";

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
export interface Envelope {
  /** Workspace in which the app receives it; null for an event about workspaces of the organization. */
  readonly team_id: Id | null;
  readonly [key: string]: unknown;
}

/** Writes the body of a delivered event, with its keys in the order of recordings. */
export function toEnvelope({ event, payload, receiver, appId, verificationToken, owners }: Enveloped): Envelope {
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
