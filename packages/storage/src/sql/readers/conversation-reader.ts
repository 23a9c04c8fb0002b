import { type ChannelReader, type ChannelSlice, printTs, type SeenChannel } from "@rollcall/service/store";
import { parseDocument } from "../statements/document-text.js";
import { createReadMemory } from "../statements/read-memory.js";
import type { Reading } from "../statements/reading.js";
import {
  type SeenRow,
  selectInWorkspace,
  selectMembers,
  selectMembersAmong,
  selectOfBoth,
  selectOfMember,
  selectOfWorkspace,
  selectSeen,
  selectShare,
} from "./conversation-statements.js";

/** Reader of conversations as a user sees them, and of their members. */
export function createConversationReader(
  reading: Reading,
): Pick<ChannelReader, "seenBy" | "find" | "ofMember" | "ofBoth" | "members" | "membersAmong"> {
  const changes = () => reading.changesOf(["channel_shares"]);
  const sharing = createReadMemory<boolean>({ changes, isSmall: () => true });
  const isSharing = async (workspaceId: string) => (await reading.first(selectShare, { workspaceId })) !== undefined;
  // Where others may change what is shared, one statement finds everything.
  const mayShare = async (workspaceId: string) =>
    changes() === undefined || (await sharing.find(workspaceId, () => isSharing(workspaceId))) === true;
  return {
    async seenBy(id, userId) {
      const row = await reading.first(selectSeen, { id, userId });
      return row === undefined ? undefined : toSeen(row);
    },
    async find(slice, userId) {
      const statement = (await mayShare(slice.workspaceId)) ? selectInWorkspace : selectOfWorkspace;
      return (await reading.rows(statement, toArgs(slice, userId))).map(toSeen);
    },
    ofMember: async (slice, userId) => (await reading.rows(selectOfMember, toArgs(slice, userId))).map(toSeen),
    ofBoth: async (slice, userId, otherId) =>
      (await reading.rows(selectOfBoth, { ...toArgs(slice, userId), otherId })).map(toSeen),
    async members(channelId, slice) {
      const rows = await reading.rows(selectMembers, { channelId, ...slice });
      return rows.map(({ user_id: userId, place }) => ({ userId, place }));
    },
    membersAmong: async (channelId, userIds) =>
      (await reading.rows(selectMembersAmong, { channelId, userIds })).map(({ user_id }) => user_id),
  };
}

function toArgs(slice: ChannelSlice, userId: string) {
  return { ...slice, userId };
}

function toSeen({ document, member_count: memberCount, last_read: lastRead, is_open: isOpen }: SeenRow): SeenChannel {
  const channel = parseDocument<SeenChannel["channel"]>(document);
  if (lastRead === null) return { channel, memberCount };
  return { channel, memberCount, membership: { lastReadTs: printTs(lastRead), open: isOpen === 1 } };
}
