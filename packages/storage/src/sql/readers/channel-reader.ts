import { type ChannelReader, dmKey, documents, nameKey } from "@rollcall/service/store";
import { selectDocument } from "../statements/document-statements.js";
import { firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { statement } from "../statements/statement.js";

const selectChannel = selectDocument(documents.channel);

const selectByName = statement(
  ({ db }, { workspaceId, name }: { readonly workspaceId: string; readonly name: string }) =>
    db.selectFrom("channels").select("document").where("workspace_id", "=", workspaceId).where("name_key", "=", name),
);

const selectHolder = statement(({ db }, { name }: { readonly name: string }) =>
  db.selectFrom("names").select("name").where("name", "=", name).where("channels", ">", 0),
);

const selectDm = statement(({ db }, { workspaceId, dm }: { readonly workspaceId: string; readonly dm: string }) =>
  db.selectFrom("channels").select("document").where("workspace_id", "=", workspaceId).where("dm_key", "=", dm),
);

const selectMember = statement(
  ({ db }, { channelId, userId }: { readonly channelId: string; readonly userId: string }) =>
    db
      .selectFrom("channel_members")
      .select("user_id")
      .where("channel_id", "=", channelId)
      .where("user_id", "=", userId),
);

const selectShared = statement(({ db }, { one, other }: { readonly one: string; readonly other: string }) =>
  db
    .selectFrom("channel_members as mine")
    .innerJoin("channel_members as theirs", "theirs.channel_id", "mine.channel_id")
    .select("mine.channel_id")
    .where("mine.user_id", "=", one)
    .where("theirs.user_id", "=", other)
    .limit(1),
);

/** Reader of channels. */
export function createChannelReader(reading: Reading): ChannelReader {
  return {
    get: (id) => oneDocument(reading, selectChannel, { id }),
    byName: (workspaceId, name) => oneDocument(reading, selectByName, { workspaceId, name: nameKey(name) }),
    nameTaken: async (name) => (await firstRow(reading, selectHolder, { name: nameKey(name) })) !== undefined,
    dm: (workspaceId, one, other) => oneDocument(reading, selectDm, { workspaceId, dm: dmKey([one, other]) }),
    isMember: async (channelId, userId) => (await firstRow(reading, selectMember, { channelId, userId })) !== undefined,
    shareChannel: async (one, other) => (await firstRow(reading, selectShared, { one, other })) !== undefined,
  };
}
