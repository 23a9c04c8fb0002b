import type { Channel } from "../channels/channel.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";
import type { AgentSession } from "./agent-session.js";

export interface AgentSessionReader {
  /** By `agentSessionId` of its place. */
  get(id: string): Promise<AgentSession | undefined>;
  /** The channels that a user is in and that have a message or an agent session of the `ts`, by id. */
  channelsWithThread(userId: Id, threadTs: Ts): Promise<readonly Channel[]>;
}

/** There is no agent session in the place. */
export interface FreeAgentSession {
  readonly kind: "freeAgentSession";
  readonly channelId: Id;
  readonly threadTs?: Ts;
}
