import { type ChannelMembership, readTs } from "@rollcall/service/store";
import { among } from "../statements/among.js";
import { compiled } from "../statements/compiled.js";
import type { SqlDialect } from "../statements/dialect.js";
import { textStatement } from "../statements/statement.js";
import { changedBy, execute, firstOf, type Steps } from "../statements/steps.js";

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
const takePlaces = textStatement<{ readonly channelId: string; readonly count: number }, Places>((dialect) => ({
  sql: `update channels set last_place = last_place + ${number(dialect, 1)} where id = ${dialect.mark(2)} returning last_place, type`,
  names: ["count", "channelId"],
}));

interface Joining extends Members {
  readonly type: string;
  /** Place before that of the first of them. */
  readonly after: number;
}

const insertMembers = textStatement<Joining, unknown>((dialect) => {
  const { mark } = dialect;
  const isPostgres = dialect.name === "postgres";
  const each = isPostgres
    ? `unnest(${mark(4)}::text[]) with ordinality as each(value, place)`
    : `(select value, key + 1 as place from json_each(${mark(4)})) as each`;
  const text = isPostgres ? "::text" : "";
  return {
    sql: `insert into channel_members (channel_id, user_id, type, place, last_read, is_open)
      select ${mark(1)}${text}, users.id, ${mark(2)}${text}, ${number(dialect, 3)} + each.place, 0, 1
      from ${each} join users on users.id = each.value where true
      on conflict (channel_id, user_id) do nothing`,
    names: ["channelId", "type", "after", "userIds"],
  };
});

const deleteMembers = textStatement<Members, unknown>((dialect) => ({
  sql: `delete from channel_members where channel_id = ${dialect.mark(1)} and user_id ${among(dialect, 2)}`,
  names: ["channelId", "userIds"],
}));

const countMembers = textStatement<{ readonly channelId: string; readonly more: number }, unknown>((dialect) => ({
  sql: `update channels set member_count = member_count + ${number(dialect, 1)} where id = ${dialect.mark(2)}`,
  names: ["more", "channelId"],
}));

const uncountEverywhere = compiled("channels.uncountMember");
const deleteEverywhere = compiled("channels.removeMember");

interface MembershipRow {
  readonly channelId: string;
  readonly userId: string;
  /** Null keeps the value. */
  readonly lastRead: number | null;
  readonly open: 0 | 1 | null;
}

const updateMembership = textStatement<MembershipRow, unknown>((dialect) => ({
  sql: `update channel_members
    set last_read = coalesce(${number(dialect, 1)}, last_read), is_open = coalesce(${number(dialect, 2)}, is_open)
    where channel_id = ${dialect.mark(3)} and user_id = ${dialect.mark(4)}`,
  names: ["lastRead", "open", "channelId", "userId"],
}));

const openAll = textStatement<{ readonly channelId: string }, unknown>(({ mark }) => ({
  sql: `update channel_members set is_open = 1 where channel_id = ${mark(1)} and is_open = 0`,
  names: ["channelId"],
}));

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

/** A whole number as a parameter. */
function number(dialect: SqlDialect, place: number): string {
  return dialect.name === "postgres" ? `${dialect.mark(place)}::bigint` : dialect.mark(place);
}
