import {
  type ChannelOrder,
  type ChannelReader,
  type ChannelSearch,
  type ChannelSearchSlice,
  type ChannelTrait,
  type FoundByAdmin,
  nameKey,
} from "@rollcall/service/store";
import { createReadMemory } from "../statements/document-memory.js";
import { parseDocument } from "../statements/document-statements.js";
import type { Reading } from "../statements/reading.js";
import {
  among,
  type Fragment,
  indexedBy,
  joined,
  type Marks,
  position,
  raw,
  type SqlPart,
  sql,
} from "../statements/sql.js";
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
function selectSearched(slice: ChannelSearchSlice, isFew: boolean): Page {
  const form = `${formOf(slice)} ${slice.order} ${slice.direction} ${slice.after !== undefined} ${isFew}`;
  return findOrMake(pages, form, () => selectPage(slice, isFew));
}

/** Statement of the number of channels of a search. */
function countSearched(search: ChannelSearch): Count {
  return findOrMake(counts, formOf(search), () =>
    statement<SearchArgs, { readonly total: number }>(
      (arg) => sql`select count(*) as total from channels as c${indexedBy(wholeIndex)}
        where ${conditionsOf(search, arg)}`,
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

/** The value that channels are ordered by, and the index in that order. */
const orders: Readonly<Record<ChannelOrder, { readonly value: Fragment; readonly index: string }>> = {
  name: { value: sql`c.name_key`, index: "channels_in_name_order" },
  created: { value: sql`c.created`, index: "channels_in_creation_order" },
  member_count: {
    value: sql`(case when c.archived = 1 then -1 else c.member_count end)`,
    index: "channels_in_size_order",
  },
};

/** Maximum number of found channels that are sorted. Of more, a page is read in their order. */
const fewChannels = 1_000;

/** Index with all that conditions ask for. */
const wholeIndex = "channels_in_name_order";

function selectPage({ order, direction, after, ...search }: ChannelSearchSlice, isFew: boolean): Page {
  const [by, beyond] = direction === "ascending" ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const { value, index } = orders[order];
  return statement((arg) => {
    const start = sql`${value} ${beyond}= ${arg.value} and (${value}, c.id) ${beyond} (${arg.value}, ${arg.id})`;
    const from = after === undefined ? sql`` : sql` and ${start}`;
    return sql`select c.id, c.document, c.member_count from channels as c${indexedBy(isFew ? wholeIndex : index)} where ${conditionsOf(search, arg)}${from}
    order by ${value} ${by}, c.id ${by} limit ${arg.limit}`;
  });
}

function conditionsOf({ anyOf, withPrivate, name, connectedIds }: ChannelSearch, arg: Marks<SearchArgs>): Fragment {
  const isIn = (list: SqlPart) => sql`(c.workspace_id ${list} or ${shares(sql`s.workspace_id ${list}`)})`;
  const traits = [...new Set(anyOf)].toSorted();
  const conditions = [
    sql`c.type is not null`,
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
  const totals = createReadMemory<number>({ changes: () => changesOf(reading), isSmall: () => true });
  const countAll = async (search: ChannelSearch) =>
    Number((await reading.first(countSearched(search), argsOf(search)))?.total ?? 0);
  const count = async (search: ChannelSearch) =>
    (await totals.find(JSON.stringify(search), () => countAll(search))) ?? 0;
  return {
    countSearched: count,
    async search(slice) {
      const { order: _order, direction: _direction, after = { value: "", id: "" }, limit, ...search } = slice;
      const total = await count(search);
      if (total === 0) return { items: [], total };
      const statement = selectSearched(slice, total <= fewChannels);
      const rows = await reading.rows(statement, { ...argsOf(search), ...after, limit });
      const items = rows.map(({ document, member_count: memberCount }) => {
        return { channel: parseDocument<FoundByAdmin["channel"]>(document), memberCount };
      });
      return { items, total };
    },
  };
}

function changesOf(reading: Reading): number | undefined {
  const [ofChannels, ofShares] = [reading.documentChangesOf("channels"), reading.changesOf(["channel_shares"])];
  return ofChannels === undefined || ofShares === undefined ? undefined : ofChannels + ofShares;
}

function argsOf({ workspaceIds, ownIds, connectedIds, name }: ChannelSearch) {
  return { workspaceIds, ownIds, connectedIds, ownCount: ownIds.length, name: nameKey(name) };
}
