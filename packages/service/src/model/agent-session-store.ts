import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";
import type { AgentSession } from "./agent-session.js";
import type { Channel } from "./channel.js";

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
