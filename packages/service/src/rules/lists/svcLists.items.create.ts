import type { Methods, SvcListsItemsCreateArguments, SvcListsItemsCreateRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes, serviceLimits } from "../../generated/service.js";
import { type List, lists } from "../../model/list.js";
import { type ListRow, listRows } from "../../model/list-row.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { createRefuse, refuse } from "../../store/refusal.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import type { CellsProblem } from "./cells/initial-cells.js";
import { writeInitialCells } from "./cells/write-initial-cells.js";
import { reachList } from "./reach/reach-list.js";
import { toListItem } from "./representation/to-item.js";

type Outcome = MethodOutcome<Methods["svcLists.items.create"]>;
type Context = MethodContext<WebapiCaller>;
type Code = SvcListsItemsCreateRefusal["error"];

const rule = "everyday-2#lists";
const refuseSent = createRefuse<Code>(rule);

/** Dependencies of `svcLists.items.create`. */
interface CreateItemOptions {
  readonly definition: MethodDefinition<Methods["svcLists.items.create"]>;
  readonly store: Store;
  readonly ids: Ids;
}

/** Creates a row of a List. */
export function createCreateListItem(options: CreateItemOptions) {
  return (sent: SvcListsItemsCreateArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decideCreation(sent, context, options));
}

async function decideCreation(
  sent: SvcListsItemsCreateArguments,
  { caller, now }: Context,
  { definition, store, ids }: CreateItemOptions,
): Promise<Decision<Outcome>> {
  const reached = await reachList(sent.list_id, "write", { store, caller, requires: definition.facts.requires });
  if (!reached.ok) return { kind: "answer", answer: reached };
  const { list } = reached;
  const named = await findNamed(sent, list, store);
  if (!named.ok) return { kind: "answer", answer: named };
  const written = await writeInitialCells(sent.initial_fields ?? [], { list, caller, store, original: named.original });
  if (!written.ok) return { kind: "answer", answer: refuseCells(written.problem, definition) };
  const { rows } = await store.lists.countRows(list.id);
  const { value: atMost } = serviceLimits.listRows;
  if (rows >= atMost)
    return { kind: "answer", answer: refuseSent("over_row_maximum", rows, `fewer than ${atMost} rows`) };
  const by = caller.user?.id ?? "";
  const at = toInstant(now.getTime());
  const row: ListRow = {
    id: ids.id(idPrefixes.row),
    version: 1,
    listId: list.id,
    ...(named.parent !== undefined && { parentId: named.parent.id }),
    place: ((await store.lists.lastPlace(list.id, named.parent?.id)) ?? -1) + 1,
    archived: false,
    created: at,
    createdBy: by,
    edited: at,
    editedBy: by,
    cells: written.cells,
  };
  return {
    kind: "commit",
    batch: {
      // Every new row changes the List, so that two callers cannot pass the limit of rows together.
      expect: [hasVersion(lists, { id: list.id }, list.version), hasVersion(listRows, { id: row.id }, 0)],
      writes: [put(lists, { ...list, version: list.version + 1, edited: { at, by } }), put(listRows, row)],
    },
    answer: () => ({ ok: true, item: toListItem(row, list) }),
  };
}

/** Rows that a call names. */
type Named =
  | { readonly ok: true; readonly original?: ListRow; readonly parent?: ListRow }
  | ReturnType<typeof refuseSent<"duplicated_item_not_found" | "invalid_args">>;

async function findNamed(
  { duplicated_item_id: originalId, parent_item_id: parentId }: SvcListsItemsCreateArguments,
  { id }: List,
  store: Store,
): Promise<Named> {
  const ids = [originalId, parentId].flatMap((each) => each ?? []);
  const rows = ids.length === 0 ? [] : await store.lists.rows(id, ids);
  const original = rows.find((row) => row.id === originalId);
  if (originalId !== undefined && original === undefined) {
    return refuseSent("duplicated_item_not_found", originalId, "a row of the List");
  }
  const parent = rows.find((row) => row.id === parentId);
  if (parentId !== undefined && (parent === undefined || parent.parentId !== undefined)) {
    return refuseSent("invalid_args", parentId, "a row of the List that is not a subtask");
  }
  return { ok: true, ...(original !== undefined && { original }), ...(parent !== undefined && { parent }) };
}

/** `invalid_arguments` alone says too little, so the answer has the field's place and what is expected there. */
function refuseCells(
  { error, found, wanted, index }: CellsProblem,
  { errors }: CreateItemOptions["definition"],
): Outcome {
  const isCode = (code: string): code is Code => Object.hasOwn(errors, code);
  if (isCode(error)) return refuseSent(error, found, wanted);
  const messages = [`[ERROR] must hold ${wanted} [json-pointer:/initial_fields/${index}]`];
  return { ...refuse("invalid_arguments", { rule, found, wanted }), messages };
}
