import { type ChannelMembership, readTs } from "@rollcall/service/store";
import { among, eachOf, integer, sql, text } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, execute, firstOf, type Steps } from "../statements/steps.js";
import type { Columns } from "../tables.js";

/** A member of a channel. */
export const selectMember = statement<
  { readonly channelId: string; readonly userId: string },
  Columns<"channel_members", "user_id">
>((arg) => sql`select user_id from channel_members where channel_id = ${arg.channelId} and user_id = ${arg.userId}`);

interface Members {
  readonly channelId: string;
  readonly userIds: readonly string[];
}

interface Places {
  /** Place of the last of them. */
  readonly last_place: number;
  readonly type: string | null;
}

/** Takes places for new members, which locks the channel's row. */
const takePlaces = statement<{ readonly channelId: string; readonly count: number }, Places>(
  (arg) =>
    sql`update channels set last_place = last_place + ${integer(arg.count)}
      where id = ${arg.channelId} returning last_place, type`,
);

interface Joining extends Members {
  readonly type: string;
  /** Place before that of the first of them. */
  readonly after: number;
}

const insertMembers = statement<Joining>(
  (arg) => sql`insert into channel_members (channel_id, user_id, type, place, last_read, is_open)
      select ${text(arg.channelId)}, users.id, ${text(arg.type)}, ${integer(arg.after)} + each.place, 0, 1
      from ${eachOf(arg.userIds)} join users on users.id = each.value where true
      on conflict (channel_id, user_id) do nothing`,
);

const deleteMembers = statement<Members, unknown>(
  (arg) => sql`delete from channel_members where channel_id = ${arg.channelId} and user_id ${among(arg.userIds)}`,
);

const countMembers = statement<{ readonly channelId: string; readonly more: number }, unknown>(
  (arg) => sql`update channels set member_count = member_count + ${integer(arg.more)} where id = ${arg.channelId}`,
);

/** Counts one member less in each channel of a user. */
const uncountEverywhere = statement<{ readonly userId: string }>(
  (arg) => sql`update channels set member_count = member_count - 1 where id in (select channel_id from channel_members
    where user_id = ${arg.userId})`,
);

/** Removes a user from all channels. */
const deleteEverywhere = statement<{ readonly userId: string }>(
  (arg) => sql`delete from channel_members where user_id = ${arg.userId}`,
);

interface MembershipRow {
  readonly channelId: string;
  readonly userId: string;
  /** Null keeps the value. */
  readonly lastRead: number | null;
  readonly open: 0 | 1 | null;
}

const updateMembership = statement<MembershipRow, unknown>(
  (arg) => sql`update channel_members
    set last_read = coalesce(${integer(arg.lastRead)}, last_read), is_open = coalesce(${integer(arg.open)}, is_open)
    where channel_id = ${arg.channelId} and user_id = ${arg.userId}`,
);

const openAll = statement<{ readonly channelId: string }, unknown>(
  (arg) => sql`update channel_members set is_open = 1 where channel_id = ${arg.channelId} and is_open = 0`,
);

/** Adds users to a channel, in order. Unknown users and existing members are ignored. */
export function* addChannelMembers({ channelId, userIds }: Members): Steps<void> {
  const each = [...new Set(userIds)];
  const places = yield* firstOf(takePlaces, { channelId, count: each.length });
  if (places === undefined) return;
  const after = places.last_place - each.length;
  const more = yield* changedBy(insertMembers, { channelId, userIds: each, type: places.type ?? "", after });
  if (more > 0) yield* execute(countMembers, { channelId, more });
}

/** Removes users from a channel. */
export function* removeChannelMembers({ channelId, userIds }: Members): Steps<void> {
  yield* changedBy(takePlaces, { channelId, count: 0 });
  const fewer = yield* changedBy(deleteMembers, { channelId, userIds });
  if (fewer > 0) yield* execute(countMembers, { channelId, more: -fewer });
}

/** Removes a user from all channels. */
export function* leaveChannels({ userId }: { readonly userId: string }): Steps<void> {
  yield* changedBy(uncountEverywhere, { userId });
  yield* changedBy(deleteEverywhere, { userId });
}

/** Changes what a conversation is to a member. */
export function* changeMembership({
  channelId,
  userId,
  lastReadTs,
  open,
}: { readonly channelId: string; readonly userId: string } & Partial<ChannelMembership>): Steps<void> {
  const lastRead = lastReadTs === undefined ? null : (readTs(lastReadTs) ?? 0);
  const isOpen = open === undefined ? null : open ? 1 : 0;
  yield* execute(updateMembership, { channelId, userId, lastRead, open: isOpen });
}

/** Shows a conversation in the sidebars of all its members. */
export function* openForMembers({ channelId }: { readonly channelId: string }): Steps<void> {
  yield* execute(openAll, { channelId });
}
