import { type AgentSessionReader, documents, readTs } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";

const selectSession = selectDocument(documents.agentSession);

const selectChannels = compiled("channels.withThread");

/** Reader of agent sessions. */
export function createAgentSessionReader(reading: Reading): AgentSessionReader {
  return {
    get: (id) => oneDocument(reading, selectSession, { id }),
    async channelsWithThread(userId, threadTs) {
      const ts = readTs(threadTs);
      return ts === undefined ? [] : allDocuments(reading, selectChannels, { userId, ts });
    },
  };
}
