import type { ListItem, Methods, SvcListsItemsInfoArguments, SvcListsItemsInfoRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { List } from "../../model/list.js";
import type { ListRow } from "../../model/list-row.js";
import { removedListRows } from "../../model/removed-list-row.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse, type Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { pagesOf } from "./exports/walk-rows.js";
import { reachList } from "./reach/reach-list.js";
import { toListItem } from "./representation/to-item.js";
import { describeList } from "./representation/to-list-file.js";

type Outcome = MethodOutcome<Methods["svcLists.items.info"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<SvcListsItemsInfoRefusal["error"]>("everyday-2#lists");

/** Dependencies of `svcLists.items.info`. */
interface ItemInfoOptions {
  readonly definition: MethodDefinition<Methods["svcLists.items.info"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Returns a row of a List, with the List, its subtasks and the row above it. */
export function createListItemInfo({ definition, store, siteUrl }: ItemInfoOptions) {
  return async (sent: SvcListsItemsInfoArguments, { caller }: Context): Promise<Outcome> => {
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
