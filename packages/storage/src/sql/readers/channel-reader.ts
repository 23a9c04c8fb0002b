import { after, type ChannelReader, dmKey, documents, nameKey } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { createDocumentMemory } from "../statements/document-memory.js";
import { selectDocument } from "../statements/document-statements.js";
import { createReadMemory } from "../statements/read-memory.js";
import { firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { createConversationReader } from "./conversation-reader.js";
import { createChannelSearch } from "./searched-channels/search-channels.js";

const memberTables = ["channel_members"];

const selectChannel = selectDocument(documents.channel);

const selectByName = compiled("channels.byName");
const selectHolder = compiled("names.ofChannels");
const selectDm = compiled("channels.dm");
const selectMember = compiled("channels.member");
const selectShared = compiled("channels.shared");

/** Reader of channels. */
export function createChannelReader(reading: Reading): ChannelReader {
  const known = createDocumentMemory(reading, documents.channel.table);
  const changes = () => reading.changesOf(memberTables);
  const members = createReadMemory<boolean>({ changes, isSmall: () => true });
  return {
    ...createConversationReader(reading),
    ...createChannelSearch(reading),
    get: (id) => known.find(id, selectChannel, { id }),
    byName(workspaceId, channelName) {
      const name = nameKey(channelName);
      return known.find(`${workspaceId} ${name}`, selectByName, { workspaceId, name });
    },
    nameTaken: async (name) => (await firstRow(reading, selectHolder, { name: nameKey(name) })) !== undefined,
    dm: (workspaceId, ...userIds) => oneDocument(reading, selectDm, { workspaceId, dm: dmKey(userIds) }),
    isMember: (channelId, userId) =>
      after(
        members.find(
          `${channelId} ${userId}`,
          async () => (await firstRow(reading, selectMember, { channelId, userId })) !== undefined,
        ),
        (isMember) => isMember === true,
      ),
    shareChannel: async (one, other) => (await firstRow(reading, selectShared, { one, other })) !== undefined,
  };
}
