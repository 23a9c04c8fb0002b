import type { AgentsSessionsSetStatusArguments } from "@rollcall/api/webapi";
import type { Id } from "../values/ids.js";
import { type Instant, readTs, type Ts } from "../values/instant.js";
import type { Channel } from "./channel.js";
import { defineDocument, maybeInteger, text } from "./port/document.js";

/** The activity of an agent in a session. */
export type AgentStatus = AgentsSessionsSetStatusArguments["status"];

/** Shown in place of the app's own name and picture. The emoji wins over the URL. */
export interface AgentIdentity {
  readonly username?: string;
  readonly iconEmoji?: string;
  readonly iconUrl?: string;
}

/** The activity that an assistant announces, until its next message in the thread. */
interface AgentNotice {
  readonly text: string;
  readonly since: Instant;
  /** The latest message at that time. */
  readonly after: Ts;
  /** Texts that are shown in turn instead. */
  readonly loading?: readonly string[];
}

/** Prompts that an assistant offers. */
interface AgentPrompts {
  readonly title?: string;
  readonly list: readonly { readonly title: string; readonly message: string }[];
}

/** The state of one app's agent in a session. */
export interface SessionAgent {
  readonly appId: Id;
  /** As the app has set it, see `agentStatus`. */
  readonly status: AgentStatus;
  /** When it began to process. Absent in any other status. */
  readonly since?: Instant;
  /** Whether people see a button that stops the agent. */
  readonly stopButton: boolean;
  readonly identity: AgentIdentity;
  readonly notice?: AgentNotice;
  readonly prompts?: AgentPrompts;
}

/** A conversation with agents, in a thread or in a session channel, as stored. */
export interface AgentSession {
  /** `agentSessionId` of its place; a place has one session. */
  readonly id: string;
  readonly version: number;
  readonly created: Instant;
  readonly channelId: Id;
  /** Absent in a session channel. */
  readonly threadTs?: Ts;
  readonly title: string;
  readonly initiatorId?: Id;
  /** One for each app that has set a status, earliest first. */
  readonly agents: readonly SessionAgent[];
}

/** Location of a session. */
export type SessionPlace = Pick<AgentSession, "channelId" | "threadTs">;

/** ID of the session in a place. */
export function agentSessionId({ channelId, threadTs }: SessionPlace): string {
  return threadTs === undefined ? channelId : `${channelId} ${threadTs}`;
}

/** Agent sessions. */
export const agentSessions = defineDocument<AgentSession>()({
  name: "agentSession",
  table: "agent_sessions",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    channel_id: text((it) => it.channelId, { document: "channel", onRemove: "remove" }),
    /** Microseconds; null in a session channel. */
    thread_ts: maybeInteger((it) => (it.threadTs === undefined ? undefined : readTs(it.threadTs))),
  },
  lists: { by_thread: { by: ["thread_ts"], order: ["channel_id"], where: "thread_ts is not null" } },
  sample: (seed) => {
    const place = {
      channelId: `C${1 + (seed % 2)}`,
      ...(seed % 3 !== 0 && { threadTs: `1767225600.${String(seed % 2).padStart(6, "0")}` }),
    };
    return {
      id: agentSessionId(place),
      version: 1 + (seed % 3),
      created: "2026-01-02T03:04:05.006Z",
      ...place,
      title: `Session ${seed}`,
      agents: [{ appId: "A1", status: "active", stopButton: false, identity: {} }],
    };
  },
});

export interface AgentSessionReader {
  /** Gets a session by its `agentSessionId`. */
  get(id: string): Promise<AgentSession | undefined>;
  /** Channels that the user is in and that have a message or an agent session with the `ts`, by ID. */
  channelsWithThread(userId: Id, threadTs: Ts): Promise<readonly Channel[]>;
}

/** No agent session exists in the place. */
export interface FreeAgentSession {
  readonly kind: "freeAgentSession";
  readonly channelId: Id;
  readonly threadTs?: Ts;
}

/** Subtype of the message that begins a thread with an assistant. */
export const assistantSubtype = "assistant_app_thread";
