import type { ListCell, Methods, SvcListsItemsUpdateArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { List } from "../../model/list.js";
import type { ListRow } from "../../model/list-row.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { refuse } from "../../store/refusal.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import type { PlacedRefusal } from "./cells/cell-refusal.js";
import { readValues } from "./cells/read-value.js";
import { allReferents } from "./cells/referents.js";
import { isTodoColumn } from "./columns/todo-columns.js";
import { editList, type ListEdit } from "./edits/list-edit.js";
import { lookUp } from "./edits/look-up.js";
import { type FoundList, findList } from "./reach/find-list.js";
import { refuseList } from "./reach/refuse-list.js";

type Outcome = MethodOutcome<Methods["svcLists.items.update"]>;
type Context = MethodContext<WebapiCaller>;

const rule = "web-api#svclistsitemsupdate-post";

/** Dependencies of `svcLists.items.update`. */
interface UpdateItemsOptions {
  readonly definition: MethodDefinition<Methods["svcLists.items.update"]>;
  readonly store: Store;
  readonly ids: Ids;
}

/** Writes cells of a List, and creates rows and text columns for them: all or nothing. */
export function createUpdateListItems({ definition, store, ids }: UpdateItemsOptions) {
  return (sent: SvcListsItemsUpdateArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findList(sent.list_id, { store, caller, requires: definition.facts.requires });
      const refusal = found.ok ? refuseLevel(found) : refuseList(found.refusal, "team_not_found");
      if (!found.ok || refusal !== undefined) return { kind: "answer", answer: refusal ?? { ok: true } };
      const { list } = found;
      const rows = await findRows(sent.cells, list, store);
      const referents = allReferents(sent.cells.flatMap(readValues));
      const known = await lookUp(referents, { store, caller, workspaceId: list.workspaceId });
      const lastPlace = (await store.lists.lastPlace(list.id)) ?? -1;
      const edited = editList(sent.cells, { list, rows, known, lastPlace, ids, nowMs: now.getTime() });
      if (!edited.ok) return { kind: "answer", answer: refuseCell(edited.refusal) };
      const full = await refuseFull(list, edited, store);
      const by = { at: toInstant(now.getTime()), by: known.callerId };
      return full === undefined ? toDecision(list, edited, by) : { kind: "answer", answer: full };
    });
}

async function findRows(
  cells: readonly ListCell[],
  list: List,
  { lists }: Store,
): Promise<ReadonlyMap<string, ListRow>> {
  const ids = [...new Set(cells.flatMap(({ row_id: id }) => id ?? []))];
  const rows = ids.length === 0 ? [] : await lists.rows(list.id, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Refuses new rows and columns above the limits of a List. */
async function refuseFull(
  { id, columns = [] }: List,
  { newColumns, rows }: ListEdit,
  store: Store,
): Promise<Outcome | undefined> {
  const { listColumns, listRows } = serviceLimits;
  const columnCount = columns.filter((column) => !isTodoColumn(column)).length + newColumns.length;
  if (newColumns.length > 0 && columnCount > listColumns.value) {
    return refuse("over_column_maximum", { rule, found: columnCount, wanted: `at most ${listColumns.value} columns` });
  }
  const newRows = rows.filter(({ version }) => version === 0).length;
  if (newRows === 0) return undefined;
  const rowCount = (await store.lists.countRows(id)).rows + newRows;
  if (rowCount <= listRows.value) return undefined;
  return refuse("over_row_maximum", { rule, found: rowCount, wanted: `at most ${listRows.value} rows` });
}

/** Every change puts the List, so that two callers cannot pass its limits together. */
function toDecision(
  list: List,
  { newColumns, rows }: ListEdit,
  edited: NonNullable<List["edited"]>,
): Decision<Outcome> {
  const columns = newColumns.length === 0 ? {} : { columns: [...(list.columns ?? []), ...newColumns] };
  const changed = { ...list, version: list.version + 1, ...columns, edited };
  const old = rows.filter(({ version }) => version > 0);
  return {
    kind: "commit",
    batch: {
      expect: [
        { kind: "version", document: "list", key: { id: list.id }, version: list.version },
        ...old.map(({ id, version }) => ({ kind: "version", document: "listRow", key: { id }, version }) as const),
      ],
      writes: [
        { kind: "put", document: "list", value: changed },
        ...rows.map(
          (row) => ({ kind: "put", document: "listRow", value: { ...row, version: row.version + 1 } }) as const,
        ),
      ],
    },
    answer: () => ({ ok: true }),
  };
}

function refuseLevel({ list, level }: FoundList): Outcome | undefined {
  if (level === undefined)
    return refuse("list_not_found", { rule, found: list.id, wanted: "a List that the caller can see" });
  return level === "read" ? refuse("permission_denied", { rule, found: level, wanted: "write access" }) : undefined;
}

/** `invalid_arguments` alone says too little, so the answer has the cell's place and what is expected there. */
function refuseCell({ error, found, wanted, index }: PlacedRefusal): Outcome {
  const refusal = refuse(error, { rule, found, wanted });
  if (error !== "invalid_arguments") return refusal;
  return { ...refusal, messages: [`[ERROR] must hold ${wanted} [json-pointer:/cells/${index}]`] };
}
