import type { ChannelOrder, ChannelSearch, ChannelSearchSlice, ChannelTrait } from "@rollcall/service/store";
import type { SqlDialect } from "../../statements/dialect.js";
import { named } from "../../statements/named.js";
import type { Statement } from "../../statements/statement.js";

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

/** Writes the mark of the next parameter. */
type Mark = (name: keyof SearchArgs) => string;

type Page = Statement<PageArgs, { readonly id: string; readonly document: string; readonly member_count: number }>;
type Count = Statement<SearchArgs, { readonly total: number }>;

const pages = new Map<string, Page>();
const counts = new Map<string, Count>();

/** Statement of a page of a search. Searches of the same form have the same statement. */
export function selectSearched(slice: ChannelSearchSlice): Page {
  const form = `${formOf(slice)} ${slice.order} ${slice.direction} ${slice.after !== undefined}`;
  return findOrMake(pages, form, () => selectPage(slice));
}

/** Statement of the number of channels of a search. */
export function countSearched(search: ChannelSearch): Count {
  return findOrMake(counts, formOf(search), () =>
    named<SearchArgs, { readonly total: number }>(
      (mark, dialect) => `select count(*) as total from channels c where ${conditionsOf(search, dialect, mark)}`,
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

const values: Readonly<Record<ChannelOrder, string>> = {
  name: "c.name_key",
  created: "c.created",
  member_count: "(case when c.archived = 1 then -1 else c.member_count end)",
};

function selectPage({ order, direction, after, ...search }: ChannelSearchSlice): Page {
  const [by, beyond] = direction === "ascending" ? ["asc", ">"] : ["desc", "<"];
  const value = values[order];
  return named((mark, dialect) => {
    const conditions = conditionsOf(search, dialect, mark);
    const from = after === undefined ? "" : ` and (${value}, c.id) ${beyond} (${mark("value")}, ${mark("id")})`;
    return `select c.id, c.document, c.member_count from channels c where ${conditions}${from}
    order by ${value} ${by}, c.id ${by} limit ${mark("limit")}`;
  });
}

function conditionsOf({ anyOf, withPrivate, name, connectedIds }: ChannelSearch, dialect: SqlDialect, mark: Mark) {
  const at = dialect.name === "sqlite" ? "instr" : "strpos";
  const isIn = (list: "connectedIds" | "workspaceIds") =>
    `(c.workspace_id ${among(dialect, mark(list))} or ${shares(`s.workspace_id ${among(dialect, mark(list))}`)})`;
  const traits = [...new Set(anyOf)].toSorted();
  // In the order of the text, because each mark is that of the next parameter.
  return [
    withPrivate ? "c.type in ('public_channel', 'private_channel')" : "c.type = 'public_channel'",
    isIn("workspaceIds"),
    ...(connectedIds.length === 0 ? [] : [isIn("connectedIds")]),
    ...(name === "" ? [] : [`${at}(c.name_key, ${mark("name")}) > 0`]),
    ...(traits.length === 0 ? [] : [`(${traits.map((trait) => conditionOf(trait, dialect, mark)).join(" or ")})`]),
  ].join(" and ");
}

function conditionOf(trait: ChannelTrait, dialect: SqlDialect, mark: Mark): string {
  const isOwn = (column: string) => `${column} ${among(dialect, mark("ownIds"))}`;
  const isExternal = () => `(not (${isOwn("c.workspace_id")}) or ${shares(`not (${isOwn("s.workspace_id")})`)})`;
  const own = () =>
    `((case when ${isOwn("c.workspace_id")} then 1 else 0 end) +
      (select count(*) from channel_shares s where s.channel_id = c.id and ${isOwn("s.workspace_id")}))`;
  const isPrivate = "c.type = 'private_channel'";
  switch (trait) {
    case "archived":
      return "c.archived = 1";
    case "exclude_archived":
      return "c.archived = 0";
    case "exclude_org_shared":
      return `${own()} < 2`;
    case "external_shared":
      return isExternal();
    case "external_shared_archived":
      return `(${isExternal()} and c.archived = 1)`;
    case "external_shared_exclude":
      return `not ${isExternal()}`;
    case "external_shared_private":
      return `(${isExternal()} and ${isPrivate})`;
    case "multi_workspace":
      return `${own()} > 1`;
    case "org_wide":
      return `(${own()} > 1 and ${own()} = ${mark("ownCount")})`;
    case "private":
      return isPrivate;
    case "private_exclude":
      return "c.type = 'public_channel'";
    case "private_exclude_archived":
      return `(${isPrivate} and c.archived = 0)`;
  }
}

function shares(condition: string): string {
  return `exists (select 1 from channel_shares s where s.channel_id = c.id and ${condition})`;
}

function among({ name }: SqlDialect, mark: string): string {
  return name === "postgres" ? `= any(${mark}::text[])` : `in (select list.value from json_each(${mark}) as list)`;
}
