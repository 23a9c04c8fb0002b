import type { Methods, SvcListsItemsDeleteArguments, SvcListsItemsDeleteRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { createRefuse } from "../../store/refusal.js";
import { toInstant } from "../../values/instant.js";
import { reachList } from "./reach/reach-list.js";
import { toRemoval } from "./rows/remove-rows.js";

type Outcome = MethodOutcome<Methods["svcLists.items.delete"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<SvcListsItemsDeleteRefusal["error"]>("everyday-2#lists");

/** Dependencies of `svcLists.items.delete`. */
interface DeleteItemOptions {
  readonly definition: MethodDefinition<Methods["svcLists.items.delete"]>;
  readonly store: Store;
}

/** Deletes a row of a List, with its subtasks. */
export function createDeleteListItem({ definition, store }: DeleteItemOptions) {
  return ({ list_id: listId, id }: SvcListsItemsDeleteArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
      const reached = await reachList(listId, "write", { store, caller, requires: definition.facts.requires });
      if (!reached.ok) return { kind: "answer", answer: reached };
      const { list } = reached;
      const rows = await store.lists.rows(list.id, [id]);
      if (rows.length === 0) return { kind: "answer", answer: refuse("record_not_found", id, "a row of the List") };
      const batch = await toRemoval(rows, { list, by: caller.user?.id ?? "", at: toInstant(now.getTime()) }, store);
      return { kind: "commit", batch, answer: () => ({ ok: true }) };
    });
}
