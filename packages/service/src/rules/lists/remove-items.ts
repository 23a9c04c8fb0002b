import type {
  Methods,
  SvcListsItemsDeleteArguments,
  SvcListsItemsDeleteMultipleArguments,
  SvcListsItemsDeleteRefusal,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type List, lists } from "../../model/list.js";
import { type ListRow, listRows, type RemovedListRow, removedListRows } from "../../model/list-row.js";
import { hasVersion, put, remove } from "../../model/port/document.js";
import type { Batch, Store } from "../../model/store.js";
import { type Decision, decide } from "../../store/decide.js";
import { createRefuse } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { type Instant, toInstant } from "../../values/instant.js";
import { walkRows } from "./exports/walk-rows.js";
import { reachList } from "./find-list.js";

type DeleteListItemOutcome = MethodOutcome<Methods["svcLists.items.delete"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<SvcListsItemsDeleteRefusal["error"]>("everyday-2#lists");

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
