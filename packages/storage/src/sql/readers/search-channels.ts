import {
  type ChannelOrder,
  type ChannelReader,
  type ChannelSearch,
  type ChannelSearchSlice,
  type ChannelTrait,
  type FoundByAdmin,
  nameKey,
} from "@rollcall/service/store";
import { parseDocument } from "../statements/document-statements.js";
import type { Reading } from "../statements/reading.js";
import { among, type Fragment, joined, type Marks, position, raw, type SqlPart, sql } from "../statements/sql.js";
import { type Statement, statement } from "../statements/statement.js";

interface SearchArgs {
  readonly workspaceIds: readonly string[];
  readonly ownIds: readonly string[];
  readonly connectedIds: readonly string[];
  readonly ownCount: number;
  readonly name: string;
}

interface PageArgs extends SearchArgs {
  readonly value: string | number;
  readonly id: string;
  readonly limit: number;
}

type Page = Statement<PageArgs, { readonly id: string; readonly document: string; readonly member_count: number }>;
type Count = Statement<SearchArgs, { readonly total: number }>;

const pages = new Map<string, Page>();
const counts = new Map<string, Count>();

/** Statement of a page of a search. Searches of the same form have the same statement. */
function selectSearched(slice: ChannelSearchSlice): Page {
  const form = `${formOf(slice)} ${slice.order} ${slice.direction} ${slice.after !== undefined}`;
  return findOrMake(pages, form, () => selectPage(slice));
}

/** Statement of the number of channels of a search. */
function countSearched(search: ChannelSearch): Count {
  return findOrMake(counts, formOf(search), () =>
    statement<SearchArgs, { readonly total: number }>(
      (arg) => sql`select count(*) as total from channels c where ${conditionsOf(search, arg)}`,
    ),
  );
}

function findOrMake<Made>(known: Map<string, Made>, form: string, make: () => Made): Made {
  const found = known.get(form);
  if (found !== undefined) return found;
  const made = make();
  known.set(form, made);
  return made;
}

function formOf({ anyOf, withPrivate, name, connectedIds }: ChannelSearch): string {
  const traits = [...new Set(anyOf)].toSorted();
  return [withPrivate, name !== "", connectedIds.length > 0, ...traits].join();
}

const values: Readonly<Record<ChannelOrder, Fragment>> = {
  name: sql`c.name_key`,
  created: sql`c.created`,
  member_count: sql`(case when c.archived = 1 then -1 else c.member_count end)`,
};

function selectPage({ order, direction, after, ...search }: ChannelSearchSlice): Page {
  const [by, beyond] = direction === "ascending" ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const value = values[order];
  return statement((arg) => {
    const from = after === undefined ? sql`` : sql` and (${value}, c.id) ${beyond} (${arg.value}, ${arg.id})`;
    return sql`select c.id, c.document, c.member_count from channels c where ${conditionsOf(search, arg)}${from}
    order by ${value} ${by}, c.id ${by} limit ${arg.limit}`;
  });
}

function conditionsOf({ anyOf, withPrivate, name, connectedIds }: ChannelSearch, arg: Marks<SearchArgs>): Fragment {
  const isIn = (list: SqlPart) => sql`(c.workspace_id ${list} or ${shares(sql`s.workspace_id ${list}`)})`;
  const traits = [...new Set(anyOf)].toSorted();
  const conditions = [
    withPrivate ? sql`c.type in ('public_channel', 'private_channel')` : sql`c.type = 'public_channel'`,
    isIn(among(arg.workspaceIds)),
    ...(connectedIds.length === 0 ? [] : [isIn(among(arg.connectedIds))]),
    ...(name === "" ? [] : [sql`${position}(c.name_key, ${arg.name}) > 0`]),
    ...(traits.length === 0 ? [] : [sql`(${joined(traits.map(conditionOf(arg)), " or ")})`]),
  ];
  return joined(conditions, " and ");
}

function conditionOf(arg: Marks<SearchArgs>): (trait: ChannelTrait) => Fragment {
  const isOwn = (column: string) => sql`${raw(column)} ${among(arg.ownIds)}`;
  const isExternal = sql`(not (${isOwn("c.workspace_id")}) or ${shares(sql`not (${isOwn("s.workspace_id")})`)})`;
  const own = sql`((case when ${isOwn("c.workspace_id")} then 1 else 0 end) +
      (select count(*) from channel_shares s where s.channel_id = c.id and ${isOwn("s.workspace_id")}))`;
  const isPrivate = sql`c.type = 'private_channel'`;
  return (trait) => {
    switch (trait) {
      case "archived":
        return sql`c.archived = 1`;
      case "exclude_archived":
        return sql`c.archived = 0`;
      case "exclude_org_shared":
        return sql`${own} < 2`;
      case "external_shared":
        return isExternal;
      case "external_shared_archived":
        return sql`(${isExternal} and c.archived = 1)`;
      case "external_shared_exclude":
        return sql`not ${isExternal}`;
      case "external_shared_private":
        return sql`(${isExternal} and ${isPrivate})`;
      case "multi_workspace":
        return sql`${own} > 1`;
      case "org_wide":
        return sql`(${own} > 1 and ${own} = ${arg.ownCount})`;
      case "private":
        return isPrivate;
      case "private_exclude":
        return sql`c.type = 'public_channel'`;
      case "private_exclude_archived":
        return sql`(${isPrivate} and c.archived = 0)`;
    }
  };
}

function shares(condition: SqlPart): Fragment {
  return sql`exists (select 1 from channel_shares s where s.channel_id = c.id and ${condition})`;
}

/** Searches of administrators for channels. */
export function createChannelSearch(reading: Reading): Pick<ChannelReader, "search" | "countSearched"> {
  return {
    async search(slice) {
      const { value, id } = slice.after ?? { value: "", id: "" };
      const args = { ...argsOf(slice), value, id, limit: slice.limit };
      const rows = await reading.rows(selectSearched(slice), args);
      return rows.map(({ document, member_count: memberCount }) => ({
        channel: parseDocument<FoundByAdmin["channel"]>(document),
        memberCount,
      }));
    },
    async countSearched(search) {
      const row = await reading.first(countSearched(search), argsOf(search));
      return Number(row?.total ?? 0);
    },
  };
}

function argsOf({ workspaceIds, ownIds, connectedIds, name }: ChannelSearch) {
  return { workspaceIds, ownIds, connectedIds, ownCount: ownIds.length, name: nameKey(name) };
}
