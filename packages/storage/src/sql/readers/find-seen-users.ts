import type { SeenSlice, User } from "@rollcall/service/store";
import type { ParseMemory } from "../statements/document-memory.js";
import { firstRow, type Reading } from "../statements/reading.js";
import {
  type Fragment,
  joined,
  joinInOrder,
  type Mark,
  type Marks,
  position,
  sql,
  tableOf,
} from "../statements/sql.js";
import { type Statement, statement } from "../statements/statement.js";

/** Users that a page is taken from: all, or those whom a guest knows from channels, which are few or many. */
type Acquainted = "all" | "few" | "many";

interface PageArgs {
  readonly home: string;
  readonly created: string;
  readonly id: string;
  readonly limit: number;
  readonly guestId: string;
  readonly workspaceIds: readonly string[];
  readonly userId: string;
}

type Page = Statement<PageArgs, { readonly id: string; readonly document: string }>;

/** Pages of the users that a caller sees, by the channels of a guest and by the workspaces of an installation. */
const selectSeenUsers: Readonly<Record<Acquainted, Readonly<Record<"everywhere" | "granted", Page>>>> = {
  all: { everywhere: selectPage("all", false), granted: selectPage("all", true) },
  few: { everywhere: selectPage("few", false), granted: selectPage("few", true) },
  many: { everywhere: selectPage("many", false), granted: selectPage("many", true) },
};

/** Counts the members of all channels of a guest. Users of several channels count several times. */
const countAcquainted = statement<Pick<PageArgs, "guestId">, { readonly count: number }>(
  (arg) => sql`select cast(coalesce(sum(c.member_count), 0) as bigint) as count
      from channel_members m join channels c on c.id = m.channel_id where m.user_id = ${arg.guestId}`,
);

function selectPage(acquainted: Acquainted, isGranted: boolean): Page {
  return statement((arg) =>
    joined(
      [
        sql`select users.id, users.document from ${acquainted === "few" ? fromAcquainted(arg) : sql`users`}`,
        sql`where users.home = ${arg.home} and (users.created, users.id) >= (${arg.created}, ${arg.id})`,
        ...(acquainted === "many" ? [sql`and ${isAcquainted(arg)}`] : []),
        ...(isGranted ? [sql`and ${isGrantedTo(arg)}`] : []),
        sql`order by users.created, users.id limit ${arg.limit}`,
      ],
      "\n    ",
    ),
  );
}

/** SQLite would start from the directory. */
function fromAcquainted({ guestId }: Marks<PageArgs>): Fragment {
  return sql`(
      select cast(${guestId} as text) as user_id
      union select theirs.user_id from channel_members mine
      join channel_members theirs on theirs.channel_id = mine.channel_id where mine.user_id = ${guestId}
    ) as acquainted ${joinInOrder} users on users.id = acquainted.user_id`;
}

/** A value, because PostgreSQL could turn a condition into a join with all members. */
function isAcquainted({ guestId }: Marks<PageArgs>): Fragment {
  return sql`(users.id = ${guestId} or (
      select 1 from channel_members mine
      join channel_members theirs on theirs.channel_id = mine.channel_id and theirs.user_id = users.id
      where mine.user_id = ${guestId} limit 1
    ) = 1)`;
}

/** The condition that an installation on workspaces covers a user. */
export function isGrantedTo(arg: {
  readonly workspaceIds: Mark<readonly string[]>;
  readonly userId: Mark<string>;
}): Fragment {
  const list = tableOf(arg.workspaceIds);
  return sql`(users.id = ${arg.userId} or users.workspaces = '  '
      or exists (select 1 from ${list} as list where ${position}(users.workspaces, ' ' || list.value || ' ') > 0)
      or exists (
        select 1 from connected_members connected join ${list} as list on list.value = connected.workspace_id
        where connected.user_id = users.id
      ))`;
}

/** Maximum number of members of a guest's channels to start from. With more, a part of the directory has a full page. */
const maxAcquainted = 5_000;

/** Finds a page of the users that a caller sees. */
export async function findSeenUsers(reading: Reading, slice: SeenSlice, read: ParseMemory): Promise<readonly User[]> {
  const { home, limit, guestId, granted, from: { created, id } = { created: "", id: "" } } = slice;
  const acquainted = guestId === undefined ? "all" : await acquaintedOf(guestId, reading);
  const statement = selectSeenUsers[acquainted][granted === undefined ? "everywhere" : "granted"];
  const rows = await reading.rows(statement, {
    home,
    created,
    id,
    limit,
    guestId: guestId ?? "",
    workspaceIds: granted?.workspaceIds ?? [],
    userId: granted?.userId ?? "",
  });
  return rows.map((row) => read<User>(row.id, row.document));
}

/** Whether to start from the members of a guest's channels, or from the directory. */
async function acquaintedOf(guestId: string, reading: Reading): Promise<Acquainted> {
  const { count } = (await firstRow(reading, countAcquainted, { guestId })) ?? { count: 0 };
  return count <= maxAcquainted ? "few" : "many";
}
