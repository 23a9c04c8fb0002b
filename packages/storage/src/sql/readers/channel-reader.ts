import { after, type ChannelReader, dmKey, documents, nameKey } from "@rollcall/service/store";
import { createDocumentMemory, createReadMemory } from "../statements/document-memory.js";
import { selectDocument } from "../statements/document-statements.js";
import { firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";
import { selectMember } from "../writes/channel-members.js";
import { createConversationReader } from "./conversation-reader.js";
import { createChannelSearch } from "./search-channels.js";

const memberTables = ["channel_members"];

const selectChannel = selectDocument(documents.channel);

/** The channel with a name, of a workspace or shared with it. */
const selectByName = statement<
  { readonly workspaceId: string; readonly name: string },
  Columns<"channels", "document">
>(
  (arg) => sql`select document from channels where workspace_id = ${arg.workspaceId} and name_key = ${arg.name}
    union all select channels.document from channel_shares
    inner join channels on channels.id = channel_shares.channel_id
    where channel_shares.workspace_id = ${arg.workspaceId} and channel_shares.name_key = ${arg.name}`,
);

/** A name that channels have. */
const selectHolder = statement<{ readonly name: string }, Columns<"names", "name">>(
  (arg) => sql`select name from names where name = ${arg.name} and channels > 0`,
);

/** The direct messages of two users. */
const selectDm = statement<{ readonly workspaceId: string; readonly dm: string }, Columns<"channels", "document">>(
  (arg) => sql`select document from channels where workspace_id = ${arg.workspaceId} and dm_key = ${arg.dm}`,
);

/** A channel that two users have in common. */
const selectShared = statement<
  { readonly one: string; readonly other: string },
  Columns<"channel_members", "channel_id">
>(
  (arg) => sql`select mine.channel_id from channel_members as mine
    inner join channel_members as theirs on theirs.channel_id = mine.channel_id
    where mine.user_id = ${arg.one} and theirs.user_id = ${arg.other} limit 1`,
);

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
