import { type ChannelReader, type ChannelSlice, printTs, type SeenChannel } from "@rollcall/service/store";
import { createReadMemory } from "../statements/document-memory.js";
import { parseDocument } from "../statements/document-statements.js";
import type { Reading } from "../statements/reading.js";
import {
  among,
  type Fragment,
  forEachRow,
  joinInOrder,
  type Marks,
  perDatabase,
  raw,
  type SqlPart,
  sql,
} from "../statements/sql.js";
import { statement } from "../statements/statement.js";

/** Condition that a channel, by the name of its row, belongs to a workspace or is shared with it. */
export function isIn(row: string, workspace: SqlPart): Fragment {
  const channel = raw(row);
  return sql`(${channel}.workspace_id = ${workspace} or exists (select 1 from channel_shares s
    where s.channel_id = ${channel}.id and s.workspace_id = ${workspace}${forEachRow}))`;
}

/** A conversation as a user sees it. */
interface SeenRow {
  readonly document: string;
  readonly member_count: number;
  /** Microseconds. Null if the user is not a member. */
  readonly last_read: number | null;
  readonly is_open: number | null;
}

interface SliceArgs {
  readonly workspaceId: string;
  readonly type: string;
  readonly from: string;
  readonly limit: number;
  readonly userId: string;
}

const seen = sql`select c.document, c.member_count, m.last_read, m.is_open`;

/** A conversation by ID. */
const selectSeen = statement<{ readonly id: string; readonly userId: string }, SeenRow>(
  (arg) =>
    sql`${seen} from channels c left join channel_members m on m.channel_id = c.id
      and m.user_id = ${arg.userId} where c.id = ${arg.id}`,
);

/** A channel that a workspace shares. */
const selectShare = statement<{ readonly workspaceId: string }, { readonly channel_id: string }>(
  (arg) => sql`select channel_id from channel_shares where workspace_id = ${arg.workspaceId} limit 1`,
);

/** Conversations that belong to a workspace. */
const selectOfWorkspace = statement<SliceArgs, SeenRow>(
  (arg) => sql`${ofWorkspace(seen, arg)} order by c.id limit ${arg.limit}`,
);

/** The same with those that it shares, merged in the order of their IDs. */
const selectInWorkspace = statement<SliceArgs, SeenRow>((arg) => {
  const own = ofWorkspace(sql`${seen}, c.id as id`, arg);
  const shared = sql`${seen}, s.channel_id as id from channel_shares s join channels c on c.id = s.channel_id
    left join channel_members m on m.channel_id = s.channel_id and m.user_id = ${arg.userId}
    where s.workspace_id = ${arg.workspaceId} and s.type = ${arg.type} and s.channel_id >= ${arg.from}`;
  return sql`${perDatabase({
    // Reads both lists in turn, no further than the page.
    sqlite: sql`${own} union all ${shared}`,
    postgres: sql`(${own} order by c.id limit ${arg.limit}) union all
      (${shared} order by s.channel_id limit ${arg.limit})`,
  })} order by id limit ${arg.limit}`;
});

/** Conversations of a member. */
const selectOfMember = statement<SliceArgs, SeenRow>(
  (arg) => sql`${ofMember(arg)} order by m.channel_id limit ${arg.limit}`,
);

/** Conversations of two members, as the first one sees them. */
const selectOfBoth = statement<SliceArgs & { readonly otherId: string }, SeenRow>(
  (arg) => sql`${ofMember(arg)}
    and exists (select 1 from channel_members o where o.channel_id = m.channel_id and o.user_id = ${arg.otherId})
    order by m.channel_id limit ${arg.limit}`,
);

/** Members in the order of joining. */
const selectMembers = statement<
  { readonly channelId: string; readonly from: number; readonly limit: number },
  { readonly user_id: string; readonly place: number }
>(
  (arg) =>
    sql`select user_id, place from channel_members where channel_id = ${arg.channelId}
      and place >= ${arg.from} order by place limit ${arg.limit}`,
);

/** Those of the users who are members. */
const selectMembersAmong = statement<
  { readonly channelId: string; readonly userIds: readonly string[] },
  { readonly user_id: string }
>(
  (arg) =>
    sql`select user_id from channel_members where channel_id = ${arg.channelId} and user_id ${among(arg.userIds)}`,
);

function ofWorkspace(selected: Fragment, arg: Marks<SliceArgs>): Fragment {
  return sql`${selected} from channels c left join channel_members m on m.channel_id = c.id
    and m.user_id = ${arg.userId}
    where c.workspace_id = ${arg.workspaceId} and c.type = ${arg.type} and c.id >= ${arg.from}`;
}

/** Memberships of deleted channels are left out by the channel. Starts from the memberships: SQLite would start from the channels of the workspace, which can be many more. */
function ofMember(arg: Marks<SliceArgs>): Fragment {
  return sql`${seen} from channel_members m ${joinInOrder} channels c on c.id = m.channel_id
    where m.user_id = ${arg.userId} and m.type = ${arg.type} and m.channel_id >= ${arg.from}
      and c.type = ${arg.type} and ${isIn("c", arg.workspaceId)}`;
}

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
