import { type Committed, documents, type Expectation, type HeldKey } from "@rollcall/service/store";
import { DatabaseError } from "pg";
import type { Plan } from "../../sql/commit/plan-batch.js";
import type { Publisher } from "../../sql/events/publish-events.js";
import { lockVersion } from "../../sql/statements/document-statements.js";
import { type Fragment, sql } from "../../sql/statements/sql.js";
import { statement } from "../../sql/statements/statement.js";
import { execute, firstOf, type Steps } from "../../sql/statements/steps.js";
import type { Columns } from "../../sql/tables.js";
import type { PostgresConnection } from "../postgres-connection.js";
import { retry, retryTransaction } from "../retry.js";

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
 * Adds a user to a group and counts it, if the user may join and the group has the version and room. The locks make the
 * statement see the latest version of the user and of the group, first the user. A member that another commit has added
 * since the statement began causes a conflict and is not counted.
 * @param result what is selected from `locked`, which has the group's row if so
 */
const joinWith = (result: Fragment) =>
  statement<Join, Columns<"groups", "id">>(
    (arg) => sql`with fit as (select id from users where id = ${arg.userId} and active <> 0
    and ultra_restricted <> 1 for share), locked as (select id, member_count from groups
    where id = ${arg.groupId} and version = ${arg.version} and member_count < ${arg.atMost}
    and exists (select from fit) for update), changed as (insert into group_members (group_id, user_id)
    select locked.id, fit.id as user_id from locked, fit on conflict (group_id, user_id) do nothing
    returning user_id), counted as (update groups set member_count = locked.member_count + 1 from locked
    where groups.id = locked.id and exists (select from changed)), released as (delete from locks
    where key = ${arg.key} and holder = ${arg.holder} and exists (select from locked)) select ${result} from locked`,
  );

/**
 * Removes a user from a group and counts that, if the group has the version. A member that another commit has added since
 * the statement began stays, as if it had joined afterwards.
 * @param result what is selected from `locked`, which has the group's row if so
 */
const leaveWith = (result: Fragment) =>
  statement<Change, Columns<"groups", "id">>(
    (arg) => sql`with locked as (select id, member_count from groups where id = ${arg.groupId}
    and version = ${arg.version} for update), changed as (delete from group_members
    where group_id = ${arg.groupId} and user_id = ${arg.userId} and exists (select from locked)
    returning user_id), counted as (update groups set member_count = locked.member_count - 1 from locked
    where groups.id = locked.id and exists (select from changed)), released as (delete from locks
    where key = ${arg.key} and holder = ${arg.holder} and exists (select from locked)) select ${result} from locked`,
  );

const [join, leave] = [joinWith(sql`id`), leaveWith(sql`id`)];

/** Fails with a division by zero if there is no such row, so that what follows in the same message is not run either. */
const orFail = sql`1 / count(*) as id`;
const [joinOrFail, leaveOrFail] = [joinWith(orFail), leaveWith(orFail)];
const divisionByZero = "22012";

/** Locks a user that joins as it is. */
const shareUser = statement<{ readonly id: string }, Columns<"users", "id">>(
  (arg) => sql`select id from users where id = ${arg.id} for share`,
);

const lockGroup = lockVersion(documents.group);

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

/** The events of a change, and the lock to release with it. */
interface PublishedChange {
  /** Creates what records the events, for each attempt. */
  readonly createPublisher: () => Publisher | undefined;
  readonly releases: HeldKey | undefined;
}

/**
 * Changes a member in a transaction that records its events. What follows from the change is sent together with it.
 * @returns undefined if an expectation may have failed; nothing has changed then
 */
export async function changeMemberWithEvents(
  connection: PostgresConnection,
  change: MemberChange,
  { createPublisher, releases }: PublishedChange,
): Promise<Committed | undefined> {
  const { groupId, userId } = change.args;
  const { key, holder } = releases ?? noLock;
  const steps = function* (): Steps<Committed> {
    const publisher = createPublisher();
    // The reads see the latest members, because nobody changes them meanwhile.
    const locks: Steps<unknown>[] = [firstOf(lockGroup, { id: groupId })];
    if (change.kind === "join") locks.unshift(firstOf(shareUser, { id: userId }));
    if (publisher !== undefined) yield* publisher.before(locks);
    if (change.kind === "join") yield* execute(joinOrFail, { ...change.args, key, holder });
    else yield* execute(leaveOrFail, { ...change.args, key, holder });
    const receivers = publisher === undefined ? [] : yield* publisher.after([]);
    return {
      ok: true,
      messages: [],
      ...(receivers.length > 0 && { receivers }),
      ...(releases !== undefined && { released: true }),
    };
  };
  try {
    return await retryTransaction(connection, steps, () => true);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === divisionByZero) return undefined;
    throw error;
  }
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
