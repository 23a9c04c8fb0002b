import { type AgentSessionReader, agentSessionId } from "../model/agent-session.js";
import { compareText } from "../model/port/stored-text.js";
import { readTs } from "../values/message-ts.js";
import { type MapState, messagesIn } from "./map-state.js";

/** Reader of agent sessions in the current state. */
export function createMapAgentSessionReader(now: () => MapState): AgentSessionReader {
  return {
    get: async (id) => now().documents.agentSession.get(id),
    channelsWithThread: async (userId, threadTs) => {
      const state = now();
      const { documents, channelMembers } = state;
      if (readTs(threadTs) === undefined) return [];
      return [...documents.channel.values()]
        .filter(({ id }) => channelMembers.get(id)?.has(userId) === true)
        .filter(
          ({ id }) =>
            documents.agentSession.has(agentSessionId({ channelId: id, threadTs })) ||
            messagesIn(state, id).some(({ ts }) => ts === threadTs),
        )
        .sort((one, other) => compareText(one.id, other.id));
    },
  };
}
