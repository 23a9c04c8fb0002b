import type {
  ListItem,
  Methods,
  SvcListsItemsInfoArguments,
  SvcListsItemsInfoRefusal,
  SvcListsItemsListArguments,
  SvcListsItemsListRefusal,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { List, NewestRows } from "../../model/list.js";
import { type ListRow, removedListRows } from "../../model/list-row.js";
import { printCursor, readCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { pagesOf } from "./exports/walk-rows.js";
import { reachList } from "./find-list.js";
import { toListItem } from "./representation/to-item.js";
import { describeList } from "./representation/to-list-file.js";

type ListItemsOutcome = MethodOutcome<Methods["svcLists.items.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<SvcListsItemsListRefusal["error"] | SvcListsItemsInfoRefusal["error"]>("everyday-2#lists");

/** Dependencies of `svcLists.items.list`. */
interface ListItemsOptions {
  readonly definition: MethodDefinition<Methods["svcLists.items.list"]>;
  readonly store: Store;
}

/** Lists the rows of a List that are archived, or those that are not. */
export function createListItems({ definition, store }: ListItemsOptions) {
  const { paging, requires } = definition.facts;
  return async (sent: SvcListsItemsListArguments, { caller }: Context): Promise<ListItemsOutcome> => {
    const reached = await reachList(sent.list_id, "read", { store, caller, requires });
    if (!reached.ok) return reached;
    const { list } = reached;
    const { archived = false, cursor = "", limit = paging.defaultSize } = sent;
    const pages = ["svcLists.items.list", list.id, archived];
    const after = cursor === "" ? {} : readPlace(pages, cursor);
    if (after === undefined) return refuse("invalid_cursor", cursor, "a cursor of this list");
    const rows = await store.lists.newestRows({ listId: list.id, archived, ...after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      ok: true,
      items: page.map((row) => toListItem(row, list)),
      response_metadata: { next_cursor: last === undefined ? "" : printCursor(pages, [last.created, last.id]) },
    };
  };
}

function readPlace(pages: readonly unknown[], cursor: string): Pick<NewestRows, "after"> | undefined {
  const [created, id] = readCursor(pages, cursor) ?? [];
  return created === undefined || id === undefined ? undefined : { after: { created, id } };
}

type ListItemInfoOutcome = MethodOutcome<Methods["svcLists.items.info"]>;

/** Dependencies of `svcLists.items.info`. */
interface ItemInfoOptions {
  readonly definition: MethodDefinition<Methods["svcLists.items.info"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Returns a row of a List, with the List, its subtasks and the row above it. */
export function createListItemInfo({ definition, store, siteUrl }: ItemInfoOptions) {
  return async (sent: SvcListsItemsInfoArguments, { caller }: Context): Promise<ListItemInfoOutcome> => {
    const reached = await reachList(sent.list_id, "read", { store, caller, requires: definition.facts.requires });
    if (!reached.ok) return reached;
    const { list } = reached;
    const [row] = await store.lists.rows(list.id, [sent.id]);
    if (row === undefined) return refuseRow(sent.id, list, store);
    const subscribed = sent.include_is_subscribed === true ? { is_subscribed: false } : {};
    const toItem = (each: ListRow): ListItem => ({ ...toListItem(each, list), ...subscribed });
    const [parent] = row.parentId === undefined ? [] : await store.lists.rows(list.id, [row.parentId]);
    return {
      ok: true,
      list: await describeList(reached, { caller, store, siteUrl, method: definition.wireName }),
      record: toItem(row),
      ...(parent !== undefined && { parent_task: toItem(parent) }),
      subtasks: (await subtasksOf(row, store)).map(toItem),
    };
  };
}

async function subtasksOf({ id, listId }: ListRow, { lists }: Pick<Store, "lists">): Promise<readonly ListRow[]> {
  const found: ListRow[] = [];
  for await (const page of pagesOf(lists, { listId }, id)) found.push(...page);
  return found;
}

async function refuseRow(
  id: Id,
  { id: listId }: List,
  store: Pick<Store, "get">,
): Promise<Refused<"record_deleted" | "record_not_found">> {
  const removed = await store.get(removedListRows, { id });
  if (removed?.listId === listId) return refuse("record_deleted", removed.removed, "a row that is not deleted");
  return refuse("record_not_found", id, "a row of the List");
}
