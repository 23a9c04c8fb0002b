import type { Methods, SvcListsItemsDeleteMultipleArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { toInstant } from "../../values/instant.js";
import { reachList } from "./reach/reach-list.js";
import { toRemoval } from "./rows/remove-rows.js";

type Outcome = MethodOutcome<Methods["svcLists.items.deleteMultiple"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `svcLists.items.deleteMultiple`. */
interface DeleteItemsOptions {
  readonly definition: MethodDefinition<Methods["svcLists.items.deleteMultiple"]>;
  readonly store: Store;
}

/** Deletes rows of a List, with their subtasks. Skips rows that do not exist. */
export function createDeleteListItems({ definition, store }: DeleteItemsOptions) {
  return ({ list_id: listId, ids }: SvcListsItemsDeleteMultipleArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
      const reached = await reachList(listId, "write", { store, caller, requires: definition.facts.requires });
      if (!reached.ok) return { kind: "answer", answer: reached };
      const { list } = reached;
      const rows = await store.lists.rows(list.id, ids);
      if (rows.length === 0) return { kind: "answer", answer: { ok: true } };
      const batch = await toRemoval(rows, { list, by: caller.user?.id ?? "", at: toInstant(now.getTime()) }, store);
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}
