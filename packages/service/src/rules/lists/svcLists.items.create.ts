import type { ListCell, Methods, SvcListsItemsCreateArguments, SvcListsItemsCreateRefusal } from "@rollcall/api/webapi";
import {
  type MethodContext,
  type MethodDefinition,
  type MethodOutcome,
  rootIssues,
  withoutZod,
} from "@rollcall/webapi-core";
import { idPrefixes, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { type List, lists } from "../../model/list.js";
import { type Column, valueKeys } from "../../model/list-column.js";
import { type CellValue, type ListRow, listRows } from "../../model/list-row.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Decision, decide, refuse } from "../../store/decide.js";
import { listCellSchema } from "../../values/default-forms.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { isObject } from "../../values/json.js";
import { readCell, readValues, writeCell } from "./cells/cell.js";
import { allReferents } from "./cells/referents.js";
import { reachList } from "./find-list.js";
import { lookUp } from "./look-up.js";
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

/** The place of the new cells. */
interface NewRow {
  readonly list: List;
  readonly caller: WebapiCaller;
  readonly store: Store;
  /** Row whose cells are copied. Default: the columns' defaults fill cells without a value. */
  readonly original?: ListRow | undefined;
}

type Written =
  | { readonly ok: true; readonly cells: ListRow["cells"] }
  | { readonly ok: false; readonly problem: CellsProblem };

/** Cells of a new row with the given fields. The first field that cannot be written refuses all of them. */
async function writeInitialCells(
  fields: readonly unknown[],
  { list, caller, store, original }: NewRow,
): Promise<Written> {
  const { columns = [], workspaceId } = list;
  const read = readInitialCells(fields, columns);
  if (!read.ok) return read;
  const referents = allReferents(read.cells.flatMap(({ cell }) => readValues(cell)));
  const known = await lookUp(referents, { store, caller, workspaceId });
  let cells = original?.cells ?? {};
  const written = new Set<Column>();
  for (const [index, { cell, column }] of read.cells.entries()) {
    const value = readCell(cell, { column, known });
    if (!value.ok) return { ok: false, problem: { ...value.refusal, index } };
    cells = writeCell(cells, { columnId: column.id, value: value.value, callerId: known.callerId });
    written.add(column);
  }
  if (original !== undefined) return { ok: true, cells };
  const unwritten = columns.filter((column) => !written.has(column));
  const defaults = unwritten.flatMap((column) => defaultOf(column).map((value) => [column.id, value] as const));
  return { ok: true, cells: { ...Object.fromEntries(defaults), ...cells } };
}

/** Default value of a column of people, channels or choices. */
function defaultOf({ type, settings }: Column): readonly CellValue[] {
  const kind = valueKeys[type];
  if (kind !== "user" && kind !== "channel" && kind !== "select") return [];
  const typed = settings?.["default_value_typed"];
  const value: unknown = isObject(typed) ? typed[kind] : undefined;
  const isFilled = Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "string");
  return isFilled ? [{ kind, value }] : [];
}

/** A field of a new row: its column, and its cell. */
interface InitialCell {
  readonly column: Column;
  readonly cell: ListCell;
}

/** The reason why fields of a new row are not accepted. */
interface CellsProblem {
  /** Code of the first problem. */
  readonly error: string;
  readonly found: unknown;
  readonly wanted: string;
  /** Index of the field, starting at 0. */
  readonly index: number;
}

type Read =
  | { readonly ok: true; readonly cells: readonly InitialCell[] }
  | { readonly ok: false; readonly problem: CellsProblem };

/** Reads fields of a new row: each names a column and has a value, as a cell of a row does. */
function readInitialCells(fields: readonly unknown[], columns: readonly Column[]): Read {
  const cells: InitialCell[] = [];
  for (const [index, found] of fields.entries()) {
    const read = readField(found, columns);
    if (!("cell" in read)) return { ok: false, problem: { ...read, found, index } };
    cells.push(read);
  }
  return { ok: true, cells };
}

function readField(
  field: unknown,
  columns: readonly Column[],
): InitialCell | { readonly error: string; readonly wanted: string } {
  if (!isObject(field)) return { error: "invalid_arguments", wanted: "an object" };
  const column = columns.find(({ id }) => id === field["column_id"]);
  if (column === undefined) return { error: "invalid_column_id", wanted: "a column of the List" };
  // The rules of cells ask for a row, and for one way to name the column.
  const { row_id: _row, column_id_to_create: _column, ...cell } = field;
  const read = listCellSchema(withoutZod).safeParse({ ...cell, row_id_to_create: true });
  if (read.success) return { column, cell: read.data };
  return { error: rootIssues(read.error.issues)[0]?.message ?? "invalid_arguments", wanted: "a value of the column" };
}
