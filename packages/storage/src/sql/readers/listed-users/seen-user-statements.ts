import type { SqlDialect } from "../../statements/dialect.js";
import { type Statement, textStatement } from "../../statements/statement.js";

/** Users that a page is taken from: all, or those whom a guest knows from channels, which are few or many. */
export type Acquainted = "all" | "few" | "many";

interface PageArgs {
  readonly home: string;
  readonly created: string;
  readonly id: string;
  readonly limit: number;
  readonly guestId: string;
  readonly workspaceIds: readonly string[];
  readonly userId: string;
}

/** Writes the mark of the next parameter. */
type Mark = (name: keyof PageArgs) => string;

type Page = Statement<PageArgs, { readonly id: string; readonly document: string }>;

/** Pages of the users that a caller sees, by the channels of a guest and by the workspaces of an installation. */
export const selectSeenUsers: Readonly<Record<Acquainted, Readonly<Record<"everywhere" | "granted", Page>>>> = {
  all: { everywhere: selectPage("all", false), granted: selectPage("all", true) },
  few: { everywhere: selectPage("few", false), granted: selectPage("few", true) },
  many: { everywhere: selectPage("many", false), granted: selectPage("many", true) },
};

/** Counts the members of all channels of a guest. Users of several channels count several times. */
export const countAcquainted: Statement<Pick<PageArgs, "guestId">, { readonly count: number }> = textStatement(
  ({ mark }) => ({
    sql: `select cast(coalesce(sum(c.member_count), 0) as bigint) as count
      from channel_members m join channels c on c.id = m.channel_id where m.user_id = ${mark(1)}`,
    names: ["guestId"],
  }),
);

function selectPage(acquainted: Acquainted, isGranted: boolean): Page {
  return textStatement((dialect) => {
    const names: (keyof PageArgs)[] = [];
    const mark: Mark = (name) => dialect.mark(names.push(name));
    const sql = [
      `select users.id, users.document from ${acquainted === "few" ? fromAcquainted(dialect, mark) : "users"}`,
      `where users.home = ${mark("home")} and (users.created, users.id) >= (${mark("created")}, ${mark("id")})`,
      ...(acquainted === "many" ? [`and ${isAcquainted(mark)}`] : []),
      ...(isGranted ? [`and ${isGrantedTo(dialect, mark)}`] : []),
      `order by users.created, users.id limit ${mark("limit")}`,
    ];
    return { sql: sql.join("\n    "), names };
  });
}

/** SQLite would start from the directory. */
function fromAcquainted({ name, textType }: SqlDialect, mark: Mark): string {
  return `(
      select cast(${mark("guestId")} as ${textType.split(" ")[0]}) as user_id
      union select theirs.user_id from channel_members mine
      join channel_members theirs on theirs.channel_id = mine.channel_id where mine.user_id = ${mark("guestId")}
    ) as acquainted ${name === "sqlite" ? "cross join" : "join"} users on users.id = acquainted.user_id`;
}

/** A value, because PostgreSQL could turn a condition into a join with all members. */
function isAcquainted(mark: Mark): string {
  return `(users.id = ${mark("guestId")} or (
      select 1 from channel_members mine
      join channel_members theirs on theirs.channel_id = mine.channel_id and theirs.user_id = users.id
      where mine.user_id = ${mark("guestId")} limit 1
    ) = 1)`;
}

/** The condition that an installation on workspaces covers a user. */
export function isGrantedTo({ name }: SqlDialect, mark: (name: "workspaceIds" | "userId") => string): string {
  const [list, position] =
    name === "sqlite"
      ? [() => `json_each(${mark("workspaceIds")})`, "instr"]
      : [() => `(select unnest(${mark("workspaceIds")}::text[]) as value)`, "strpos"];
  return `(users.id = ${mark("userId")} or users.workspaces = '  '
      or exists (select 1 from ${list()} as list where ${position}(users.workspaces, ' ' || list.value || ' ') > 0)
      or exists (
        select 1 from connected_members connected join ${list()} as list on list.value = connected.workspace_id
        where connected.user_id = users.id
      ))`;
}
