import { among } from "../statements/among.js";
import type { SqlDialect } from "../statements/dialect.js";
import { isIn } from "../statements/is-in.js";
import { type Statement, textStatement } from "../statements/statement.js";

/** A conversation as a user sees it. */
export interface SeenRow {
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

const seen = "select c.document, c.member_count, m.last_read, m.is_open";

/** A conversation by ID. */
export const selectSeen: Statement<{ readonly id: string; readonly userId: string }, SeenRow> = textStatement(
  ({ mark }) => ({
    sql: `${seen} from channels c left join channel_members m on m.channel_id = c.id and m.user_id = ${mark(1)} where c.id = ${mark(2)}`,
    names: ["userId", "id"],
  }),
);

/** A channel that a workspace shares. */
export const selectShare: Statement<{ readonly workspaceId: string }, { readonly channel_id: string }> = textStatement(
  ({ mark }) => ({
    sql: `select channel_id from channel_shares where workspace_id = ${mark(1)} limit 1`,
    names: ["workspaceId"],
  }),
);

const slice = ["userId", "workspaceId", "type", "from"] as const;

/** Conversations that belong to a workspace. */
export const selectOfWorkspace: Statement<SliceArgs, SeenRow> = textStatement(({ mark }) => ({
  sql: `${ofWorkspace(seen, mark)} order by c.id limit ${mark(5)}`,
  names: [...slice, "limit"],
}));

/** The same with those that it shares, merged in the order of their IDs. */
export const selectInWorkspace: Statement<SliceArgs, SeenRow> = textStatement(({ name, mark }) => {
  const own = ofWorkspace(`${seen}, c.id as id`, mark);
  const shared = `${seen}, s.channel_id as id from channel_shares s join channels c on c.id = s.channel_id
    left join channel_members m on m.channel_id = s.channel_id and m.user_id = ${mark(5)}
    where s.workspace_id = ${mark(6)} and s.type = ${mark(7)} and s.channel_id >= ${mark(8)}`;
  if (name === "sqlite") {
    // Reads both lists in turn, no further than the page.
    const sql = `${own} union all ${shared} order by id limit ${mark(9)}`;
    return { sql, names: [...slice, ...slice, "limit"] };
  }
  const cut = (text: string, column: string, place: number) => `(${text} order by ${column} limit ${mark(place)})`;
  const sql = `${cut(own, "c.id", 9)} union all ${cut(shared, "s.channel_id", 10)} order by id limit ${mark(11)}`;
  return { sql, names: [...slice, ...slice, "limit", "limit", "limit"] };
});

/** Conversations of a member. */
export const selectOfMember: Statement<SliceArgs, SeenRow> = textStatement((dialect) => ({
  sql: `${ofMember(dialect)} order by m.channel_id limit ${dialect.mark(6)}`,
  names: ["userId", "type", "from", "workspaceId", "workspaceId", "limit"],
}));

/** Conversations of two members, as the first one sees them. */
export const selectOfBoth: Statement<SliceArgs & { readonly otherId: string }, SeenRow> = textStatement((dialect) => ({
  sql: `${ofMember(dialect)}
    and exists (select 1 from channel_members o where o.channel_id = m.channel_id and o.user_id = ${dialect.mark(6)})
    order by m.channel_id limit ${dialect.mark(7)}`,
  names: ["userId", "type", "from", "workspaceId", "workspaceId", "otherId", "limit"],
}));

/** Members in the order of joining. */
export const selectMembers: Statement<
  { readonly channelId: string; readonly from: number; readonly limit: number },
  { readonly user_id: string; readonly place: number }
> = textStatement(({ mark }) => ({
  sql: `select user_id, place from channel_members where channel_id = ${mark(1)} and place >= ${mark(2)} order by place limit ${mark(3)}`,
  names: ["channelId", "from", "limit"],
}));

/** Those of the users who are members. */
export const selectMembersAmong: Statement<
  { readonly channelId: string; readonly userIds: readonly string[] },
  { readonly user_id: string }
> = textStatement((dialect) => ({
  sql: `select user_id from channel_members where channel_id = ${dialect.mark(1)} and user_id ${among(dialect, 2)}`,
  names: ["channelId", "userIds"],
}));

function ofWorkspace(selected: string, mark: SqlDialect["mark"]): string {
  return `${selected} from channels c left join channel_members m on m.channel_id = c.id and m.user_id = ${mark(1)}
    where c.workspace_id = ${mark(2)} and c.type = ${mark(3)} and c.id >= ${mark(4)}`;
}

/** Starts from the memberships: SQLite would start from the channels of the workspace, which can be many more. */
function ofMember({ name, mark }: SqlDialect): string {
  return `${seen} from channel_members m ${name === "sqlite" ? "cross join" : "join"} channels c on c.id = m.channel_id
    where m.user_id = ${mark(1)} and m.type = ${mark(2)} and m.channel_id >= ${mark(3)}
      and ${isIn("c", mark(4), mark(5))}`;
}
