import type {
  ListItem,
  Methods,
  SvcListsItemsDeleteArguments,
  SvcListsItemsDeleteMultipleArguments,
  SvcListsItemsDeleteRefusal,
  SvcListsItemsInfoArguments,
  SvcListsItemsInfoRefusal,
  SvcListsItemsListArguments,
  SvcListsItemsListRefusal,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type List, lists, type NewestRows } from "../../model/list.js";
import { type ListRow, listRows, type RemovedListRow, removedListRows } from "../../model/list-row.js";
import { printCursor, readCursor } from "../../model/paging.js";
import { hasVersion, put, remove } from "../../model/port/document.js";
import type { Batch, Store } from "../../model/store.js";
import { createRefuse, type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { type Instant, toInstant } from "../../values/instant.js";
import type { Site } from "../../values/site-addresses.js";
import { pagesOf, walkRows } from "./exports/walk-rows.js";
import { reachList } from "./find-list.js";
import { toListItem } from "./representation/to-item.js";
import { describeList } from "./representation/to-list-file.js";

type ListItemsOutcome = MethodOutcome<Methods["svcLists.items.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<
  SvcListsItemsListRefusal["error"] | SvcListsItemsInfoRefusal["error"] | SvcListsItemsDeleteRefusal["error"]
>("everyday-2#lists");

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
  readonly site: Site;
}

/** Returns a row of a List, with the List, its subtasks and the row above it. */
export function createListItemInfo({ definition, store, site }: ItemInfoOptions) {
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
      list: await describeList(reached, { caller, store, site, method: definition.wireName }),
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

type DeleteListItemOutcome = MethodOutcome<Methods["svcLists.items.delete"]>;

/** Dependencies of `svcLists.items.delete`. */
interface DeleteItemOptions {
  readonly definition: MethodDefinition<Methods["svcLists.items.delete"]>;
  readonly store: Store;
}

/** Deletes a row of a List, with its subtasks. */
export function createDeleteListItem({ definition, store }: DeleteItemOptions) {
  return (
    { list_id: listId, id }: SvcListsItemsDeleteArguments,
    { caller, now }: Context,
  ): Promise<DeleteListItemOutcome> =>
    decide<DeleteListItemOutcome>(store, async (): Promise<Decision<DeleteListItemOutcome>> => {
      const reached = await reachList(listId, "write", { store, caller, requires: definition.facts.requires });
      if (!reached.ok) return { kind: "answer", answer: reached };
      const { list } = reached;
      const rows = await store.lists.rows(list.id, [id]);
      if (rows.length === 0) return { kind: "answer", answer: refuse("record_not_found", id, "a row of the List") };
      const batch = await toRemoval(rows, { list, by: caller.user?.id ?? "", at: toInstant(now.getTime()) }, store);
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

type DeleteListItemsOutcome = MethodOutcome<Methods["svcLists.items.deleteMultiple"]>;

/** Dependencies of `svcLists.items.deleteMultiple`. */
interface DeleteItemsOptions {
  readonly definition: MethodDefinition<Methods["svcLists.items.deleteMultiple"]>;
  readonly store: Store;
}

/** Deletes rows of a List, with their subtasks. Skips rows that do not exist. */
export function createDeleteListItems({ definition, store }: DeleteItemsOptions) {
  return (
    { list_id: listId, ids }: SvcListsItemsDeleteMultipleArguments,
    { caller, now }: Context,
  ): Promise<DeleteListItemsOutcome> =>
    decide<DeleteListItemsOutcome>(store, async (): Promise<Decision<DeleteListItemsOutcome>> => {
      const reached = await reachList(listId, "write", { store, caller, requires: definition.facts.requires });
      if (!reached.ok) return { kind: "answer", answer: reached };
      const { list } = reached;
      const rows = await store.lists.rows(list.id, ids);
      if (rows.length === 0) return { kind: "answer", answer: { ok: true } };
      const batch = await toRemoval(rows, { list, by: caller.user?.id ?? "", at: toInstant(now.getTime()) }, store);
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}

/** The List, the user who removes rows, and the time. */
interface Removal {
  readonly list: List;
  readonly by: Id;
  readonly at: Instant;
}

/** The commit that removes rows with all rows below them. */
async function toRemoval(
  rows: readonly ListRow[],
  { list, by, at }: Removal,
  store: Pick<Store, "lists">,
): Promise<Batch> {
  const all = [...(await withSubtasks(rows, list, store)).values()];
  return {
    expect: [
      hasVersion(lists, { id: list.id }, list.version),
      ...all.map(({ id, version }) => hasVersion(listRows, { id }, version)),
    ],
    // Removing rows changes the List, so that no subtask is created meanwhile.
    writes: [
      put(lists, { ...list, version: list.version + 1, edited: { at, by } }),
      ...all.flatMap((row) => writesOf(row, at)),
    ],
  };
}

function writesOf({ id, listId }: ListRow, removed: Instant) {
  const remains: RemovedListRow = { id, version: 1, listId, removed };
  return [remove(listRows, { id }), put(removedListRows, remains)];
}

async function withSubtasks(
  rows: readonly ListRow[],
  { id: listId }: List,
  store: Pick<Store, "lists">,
): Promise<ReadonlyMap<Id, ListRow>> {
  const all = new Map(rows.map((row) => [row.id, row]));
  for (const { id } of rows) {
    for await (const steps of walkRows(store.lists, { listId, includeArchived: true }, id)) {
      for (const { row } of steps) all.set(row.id, row);
    }
  }
  return all;
}
