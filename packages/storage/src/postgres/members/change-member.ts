import type { Expectation, HeldKey } from "@rollcall/service/store";
import type { Plan } from "../../sql/commit/plan-batch.js";
import { sql } from "../../sql/statements/sql.js";
import { statement } from "../../sql/statements/statement.js";
import type { Columns } from "../../sql/tables.js";
import type { PostgresConnection } from "../postgres-connection.js";
import { retry } from "../retry.js";

/** A change of one member. With a list of users, PostgreSQL would plan the statement again in each call. */
interface Change extends HeldKey {
  readonly groupId: string;
  readonly userId: string;
  /** Version of the group that the change was decided with. */
  readonly version: number;
}

interface Join extends Change {
  readonly atMost: number;
}

/** A user that joins or leaves a version of a group. */
type MemberChange =
  | { readonly kind: "join"; readonly args: Omit<Join, keyof HeldKey> }
  | { readonly kind: "leave"; readonly args: Omit<Change, keyof HeldKey> };

/**
 * Adds a user to a group and counts it, if the user may join and the group has the version and room. Returns the group's
 * ID if so. The locks make the statement see the latest version of the user and of the group, first the user. A member
 * that another commit has added since the statement began causes a conflict and is not counted.
 */
const join = statement<Join, Columns<"groups", "id">>(
  (arg) => sql`with fit as (select id from users where id = ${arg.userId} and active <> 0
    and ultra_restricted <> 1 for share), locked as (select id, member_count from groups
    where id = ${arg.groupId} and version = ${arg.version} and member_count < ${arg.atMost}
    and exists (select from fit) for update), changed as (insert into group_members (group_id, user_id)
    select locked.id, fit.id as user_id from locked, fit on conflict (group_id, user_id) do nothing
    returning user_id), counted as (update groups set member_count = locked.member_count + 1 from locked
    where groups.id = locked.id and exists (select from changed)), released as (delete from locks
    where key = ${arg.key} and holder = ${arg.holder} and exists (select from locked)) select id from locked`,
);

/**
 * Removes a user from a group and counts that, if the group has the version. Returns the group's ID if so. A member that
 * another commit has added since the statement began stays, as if it had joined afterwards.
 */
const leave = statement<Change, Columns<"groups", "id">>(
  (arg) => sql`with locked as (select id, member_count from groups where id = ${arg.groupId}
    and version = ${arg.version} for update), changed as (delete from group_members
    where group_id = ${arg.groupId} and user_id = ${arg.userId} and exists (select from locked)
    returning user_id), counted as (update groups set member_count = locked.member_count - 1 from locked
    where groups.id = locked.id and exists (select from changed)), released as (delete from locks
    where key = ${arg.key} and holder = ${arg.holder} and exists (select from locked)) select id from locked`,
);

/** The change of one member by a batch that consists of only that and of the expectations that belong to it. */
export function onlyMemberChange({ expect, writes }: Plan): MemberChange | undefined {
  const [first, ...others] = writes;
  if (first === undefined || others.length > 0) return undefined;
  const { write } = first;
  if (write.kind !== "addGroupMembers" && write.kind !== "removeGroupMembers") return undefined;
  const { groupId, userIds } = write;
  const [userId, ...more] = new Set(userIds);
  const [group, ...conditions] = expect;
  const version = versionOf(groupId, group);
  if (userId === undefined || more.length > 0 || version === undefined) return undefined;
  const args = { groupId, userId, version };
  if (write.kind === "removeGroupMembers") return conditions.length > 0 ? undefined : { kind: "leave", args };
  const atMost = limitOf(args, conditions);
  return atMost === undefined ? undefined : { kind: "join", args: { ...args, atMost } };
}

const noLock: HeldKey = { key: "", holder: "" };

/**
 * Changes a member in a single statement, which locks the group as briefly as possible and takes one round trip.
 * @param releases lock to release if the member changes
 * @returns false if an expectation may have failed; nothing has changed then
 */
export async function changeMember(
  connection: PostgresConnection,
  change: MemberChange,
  { key, holder }: HeldKey = noLock,
): Promise<boolean> {
  const rows = await retry(() =>
    change.kind === "join"
      ? connection.rows(join, { ...change.args, key, holder })
      : connection.rows(leave, { ...change.args, key, holder }),
  );
  return rows.length > 0;
}

function versionOf(groupId: string, expectation: Expectation | undefined): number | undefined {
  if (expectation?.kind !== "version" || expectation.document !== "group") return undefined;
  return expectation.key.id === groupId ? expectation.version : undefined;
}

/** Maximum number of members, if the conditions are that and that the user may join. */
function limitOf(
  { groupId, userId }: { readonly groupId: string; readonly userId: string },
  [fit, limit, ...others]: readonly Expectation[],
): number | undefined {
  if (fit?.kind !== "mayJoin" || limit?.kind !== "membersAtMost" || others.length > 0) return undefined;
  const isSame = fit.userIds.length > 0 && fit.userIds.every((id) => id === userId) && limit.groupId === groupId;
  return isSame ? limit.atMost : undefined;
}
