import type { ListCell, Methods, SvcListsItemsUpdateArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns, idPrefixes, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { List } from "../../model/list.js";
import type { Column } from "../../model/list-column.js";
import type { ListRow } from "../../model/list-row.js";
import type { Store } from "../../model/store.js";
import { type Decision, decide, refuse } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import {
  type CellRefusal,
  type Known,
  type PlacedRefusal,
  readCell,
  readValues,
  refuseCell,
  writeCell,
} from "./cells/cell.js";
import { allReferents } from "./cells/referents.js";
import { isTodoColumn } from "./columns.js";
import { type FoundList, findList, refuseList } from "./find-list.js";
import { lookUp } from "./look-up.js";

type UpdateListItemsOutcome = MethodOutcome<Methods["svcLists.items.update"]>;
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
  return (sent: SvcListsItemsUpdateArguments, { caller, now }: Context): Promise<UpdateListItemsOutcome> =>
    decide<UpdateListItemsOutcome>(store, async () => {
      const found = await findList(sent.list_id, { store, caller, requires: definition.facts.requires });
      const refusal = found.ok ? refuseLevel(found) : refuseList(found.refusal, "team_not_found");
      if (!found.ok || refusal !== undefined) return { kind: "answer", answer: refusal ?? { ok: true } };
      const { list } = found;
      const rows = await findRows(sent.cells, list, store);
      const referents = allReferents(sent.cells.flatMap(readValues));
      const known = await lookUp(referents, { store, caller, workspaceId: list.workspaceId });
      const lastPlace = (await store.lists.lastPlace(list.id)) ?? -1;
      const edited = editList(sent.cells, { list, rows, known, lastPlace, ids, nowMs: now.getTime() });
      if (!edited.ok) return { kind: "answer", answer: toCellRefusal(edited.refusal) };
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
): Promise<UpdateListItemsOutcome | undefined> {
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
): Decision<UpdateListItemsOutcome> {
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

function refuseLevel({ list, level }: FoundList): UpdateListItemsOutcome | undefined {
  if (level === undefined)
    return refuse("list_not_found", { rule, found: list.id, wanted: "a List that the caller can see" });
  return level === "read" ? refuse("permission_denied", { rule, found: level, wanted: "write access" }) : undefined;
}

/** `invalid_arguments` alone says too little, so the answer has the cell's place and what is expected there. */
function toCellRefusal({ error, found, wanted, index }: PlacedRefusal): UpdateListItemsOutcome {
  const refusal = refuse(error, { rule, found, wanted });
  if (error !== "invalid_arguments") return refusal;
  return { ...refusal, messages: [`[ERROR] must hold ${wanted} [json-pointer:/cells/${index}]`] };
}

/** Context for writing cells. */
interface EditContext {
  readonly list: List;
  /** Rows that the cells name, by ID. */
  readonly rows: ReadonlyMap<Id, ListRow>;
  readonly known: Known;
  /** Place of the last top-level row. */
  readonly lastPlace: number;
  readonly ids: Ids;
  readonly nowMs: number;
}

/** Result of writing cells: new and changed columns and rows. */
interface ListEdit {
  readonly newColumns: readonly Column[];
  readonly rows: readonly ListRow[];
}

type Outcome<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly refusal: CellRefusal };

/** Writes cells in order. The first cell that cannot be written refuses all of them. */
function editList(
  cells: readonly ListCell[],
  work: EditContext,
): ({ readonly ok: true } & ListEdit) | { readonly ok: false; readonly refusal: PlacedRefusal } {
  const columns = new Map<string, Column>();
  const rows = new Map<Id, ListRow>();
  for (const [index, cell] of cells.entries()) {
    const row = findRow(cell, { ...work, index, edited: rows });
    if (!row.ok) return at(index, row);
    const column = findColumn(cell, { ...work, made: columns });
    if (!column.ok) return at(index, column);
    const read = readCell(cell, { column: column.column, known: work.known });
    if (!read.ok) return at(index, read);
    rows.set(row.row.id, write(row.row, { columnId: column.column.id, value: read.value, ...by(work) }));
  }
  return { ok: true, newColumns: [...columns.values()], rows: [...rows.values()] };
}

function at(index: number, { refusal }: { readonly refusal: CellRefusal }) {
  return { ok: false, refusal: { ...refusal, index } } as const;
}

interface RowSearch extends EditContext {
  readonly index: number;
  readonly edited: ReadonlyMap<Id, ListRow>;
}

function findRow(cell: ListCell, search: RowSearch): Outcome<{ readonly row: ListRow }> {
  if (cell.row_id_to_create === true) return { ok: true, row: createRow(search) };
  const id = cell.row_id ?? "";
  if (!idPatterns.row.test(id)) return fail("invalid_row_id", id, "a row ID");
  const row = search.edited.get(id) ?? search.rows.get(id);
  return row === undefined ? fail("row_not_found", id, "a row of the List") : { ok: true, row };
}

/** A new row after all others. */
function createRow({ list, ids, nowMs, known, lastPlace, index }: RowSearch): ListRow {
  const now = toInstant(nowMs);
  const made = { created: now, createdBy: known.callerId, edited: now, editedBy: known.callerId };
  const place = lastPlace + 1 + index;
  return { id: ids.id(idPrefixes.row), version: 0, listId: list.id, place, archived: false, ...made, cells: {} };
}

interface ColumnSearch extends EditContext {
  /** New columns by name; a column created here is added. */
  readonly made: Map<string, Column>;
}

function findColumn(cell: ListCell, { list, ids, made }: ColumnSearch): Outcome<{ readonly column: Column }> {
  const name = cell.column_id_to_create?.trim();
  if (name !== undefined) {
    const column = made.get(name) ?? { id: ids.id(idPrefixes.column), name, type: "text" };
    made.set(name, column);
    return { ok: true, column };
  }
  const id = cell.column_id ?? "";
  if (!idPatterns.column.test(id)) return fail("invalid_column_id", id, "a column ID");
  const column = list.columns?.find((each) => each.id === id);
  return column === undefined ? fail("column_not_found", id, "a column of the List") : { ok: true, column };
}

type CellWriting = Parameters<typeof writeCell>[1] & { readonly edited: string };

function by({ known, nowMs }: EditContext): Pick<CellWriting, "callerId" | "edited"> {
  return { callerId: known.callerId, edited: toInstant(nowMs) };
}

function write(row: ListRow, writing: CellWriting): ListRow {
  return {
    ...row,
    edited: writing.edited,
    editedBy: writing.callerId,
    cells: writeCell(row.cells, writing),
  };
}

function fail(...parts: Parameters<typeof refuseCell>): { readonly ok: false; readonly refusal: CellRefusal } {
  return { ok: false, refusal: refuseCell(...parts) };
}
