import { agentSessionId } from "../../../agent-sessions/agent-session.js";
import { compareText } from "../../compare-text.js";
import { readTs } from "../../message-ts.js";
import type { AgentSessionReader } from "../../readers.js";
import type { MapState } from "./map-state.js";

/** Reads agent sessions of whatever state is the present one. */
export function createMapAgentSessionReader(now: () => MapState): AgentSessionReader {
  return {
    get: async (id) => now().agentSessions.get(id),
    channelsWithThread: async (userId, threadTs) => {
      const { channels, channelMembers, messages, agentSessions } = now();
      if (readTs(threadTs) === undefined) return [];
      return [...channels.values()]
        .filter(({ id }) => channelMembers.get(id)?.has(userId) === true)
        .filter(
          ({ id }) =>
            agentSessions.has(agentSessionId({ channelId: id, threadTs })) ||
            (messages.get(id) ?? []).some(({ ts }) => ts === threadTs),
        )
        .sort((one, other) => compareText(one.id, other.id));
    },
  };
}
