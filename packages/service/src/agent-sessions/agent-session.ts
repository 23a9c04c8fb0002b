import type { AgentsSessionsSetStatusArguments } from "@rollcall/webapi-core/svc";
import type { Ts } from "../messages/message.js";
import type { Id, Instant } from "../organizations/organization.js";

/** What an agent does in a session. */
export type AgentStatus = AgentsSessionsSetStatusArguments["status"];

/** What is shown in place of an app's own name and picture; of two pictures the emoji. */
export interface AgentIdentity {
  readonly username?: string;
  readonly iconEmoji?: string;
  readonly iconUrl?: string;
}

/** What one app's agent does in a session. */
export interface SessionAgent {
  readonly appId: Id;
  readonly status: AgentStatus;
  /** Whether people see a button that stops it. */
  readonly stopButton: boolean;
  readonly identity: AgentIdentity;
}

/** A conversation with agents, in a thread or in a session channel, as it is stored. */
export interface AgentSession {
  /** `agentSessionId` of its place: there is one session in a place. */
  readonly id: string;
  readonly version: number;
  readonly created: Instant;
  readonly channelId: Id;
  /** Absent in a session channel. */
  readonly threadTs?: Ts;
  readonly title: string;
  readonly initiatorId?: Id;
  /** One for each app that has set a status, the earliest first. */
  readonly agents: readonly SessionAgent[];
}

/** Where a session is. */
export type SessionPlace = Pick<AgentSession, "channelId" | "threadTs">;

/** The identifier of the session in a place. */
export function agentSessionId({ channelId, threadTs }: SessionPlace): string {
  return threadTs === undefined ? channelId : `${channelId} ${threadTs}`;
}
