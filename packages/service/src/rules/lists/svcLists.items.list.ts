import type { Methods, SvcListsItemsListArguments, SvcListsItemsListRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { NewestRows } from "../../model/list-store.js";
import { printCursor, readCursor } from "../../model/paging/cursor.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { reachList } from "./reach/reach-list.js";
import { toListItem } from "./representation/to-item.js";

type Outcome = MethodOutcome<Methods["svcLists.items.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<SvcListsItemsListRefusal["error"]>("everyday-2#lists");

/** Dependencies of `svcLists.items.list`. */
interface ListItemsOptions {
  readonly definition: MethodDefinition<Methods["svcLists.items.list"]>;
  readonly store: Store;
}

/** Lists the rows of a List that are archived, or those that are not. */
export function createListItems({ definition, store }: ListItemsOptions) {
  const { paging, requires } = definition.facts;
  return async (sent: SvcListsItemsListArguments, { caller }: Context): Promise<Outcome> => {
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
