import type { Methods, NewListColumn, NewListColumnOptions, SvcListsCreateArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes, listDefaults, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { type List, type ListReader, lists } from "../../model/list.js";
import type { Column } from "../../model/list-column.js";
import { type ListRow, listRows } from "../../model/list-row.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { type Decision, decide, type Refused, refuse } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { mentionsIn } from "./cells/referents.js";
import { newColumnId, readColumnType, showTodoColumns } from "./columns.js";
import { walkRows } from "./exports/walk-rows.js";
import { type FoundList, findList, type ListRefusal } from "./find-list.js";
import { visibleUsers } from "./look-up.js";
import { toListMetadata } from "./representation/to-list-file.js";

type Outcome = MethodOutcome<Methods["svcLists.create"]>;
type Context = MethodContext<WebapiCaller>;

const rule = "everyday-2#lists";

/** Dependencies of `svcLists.create`. */
interface CreateListOptions {
  readonly definition: MethodDefinition<Methods["svcLists.create"]>;
  readonly store: Store;
  readonly ids: Ids;
}

/** Creates a List, which the caller owns. */
export function createCreateList(options: CreateListOptions) {
  return (sent: SvcListsCreateArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decideCreation(sent, context, options));
}

async function decideCreation(
  sent: SvcListsCreateArguments,
  { caller, now }: Context,
  { definition, store, ids }: CreateListOptions,
): Promise<Decision<Outcome>> {
  const refusal = await refuseDescription(sent, caller, store);
  if (refusal !== undefined) return { kind: "answer", answer: refusal };
  const original = await findOriginal(sent, { store, caller, definition });
  if (original?.ok === false) return { kind: "answer", answer: original };
  const read = sent.schema === undefined ? undefined : readNewColumns(sent.schema, ids);
  if (read?.ok === false) return { kind: "answer", answer: read };
  const copied = copyColumns(original?.list.columns ?? [], ids);
  const columns = read?.columns ?? (original === undefined ? firstColumns(ids) : copied.columns);
  const { description_blocks: blocks = [] } = sent;
  const list: List = {
    id: ids.id(idPrefixes.list),
    version: 1,
    created: toInstant(now.getTime()),
    workspaceId: caller.workspace.id,
    ownerId: caller.user?.id ?? "",
    name: sent.name.trim(),
    columns: sent.todo_mode === true ? showTodoColumns(columns, ids) : columns,
    ...(blocks.length > 0 && { descriptionBlocks: blocks }),
    ...(original !== undefined && { copiedFrom: original.list.id }),
  };
  const rows =
    original === undefined || sent.include_copied_list_records !== true
      ? []
      : await copyRows(original.list.id, { list, columnIds: copied.ids, lists: store.lists, ids });
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(lists, { id: list.id }, 0)],
      writes: [put(lists, list), ...rows.map((row) => put(listRows, row))],
    },
    answer: () => ({ ok: true, list_id: list.id, list_metadata: toListMetadata(list) }),
  };
}

async function refuseDescription(
  { description_blocks: blocks = [] }: SvcListsCreateArguments,
  caller: WebapiCaller,
  store: Store,
): Promise<Refused<"user_not_found"> | undefined> {
  const { userIds } = mentionsIn(blocks);
  const seen = await visibleUsers(userIds, caller, store);
  const unseen = userIds.find((userId) => !seen.has(userId));
  if (unseen === undefined) return undefined;
  return refuse("user_not_found", { rule, found: unseen, wanted: "a user whom the caller can see" });
}

type Finding = Pick<CreateListOptions, "definition" | "store"> & { readonly caller: WebapiCaller };

/** The List to copy; undefined if none is copied. */
async function findOriginal(
  { copy_from_list_id: id }: SvcListsCreateArguments,
  { definition, store, caller }: Finding,
): Promise<({ readonly ok: true } & FoundList) | Refused<OriginalCode> | undefined> {
  if (id === undefined) return undefined;
  const found = await findList(id, { store, caller, requires: definition.facts.requires });
  if (!found.ok) return refuseOriginal(found.refusal);
  if (found.level !== undefined) return found;
  return refuse("permission_denied", { rule, found: id, wanted: "a List that the caller can see" });
}

type OriginalCode = "permission_denied" | "team_access_not_granted";

function refuseOriginal({ kind, reason }: ListRefusal<string>): Refused<OriginalCode> {
  return refuse(kind === "notGranted" ? "team_access_not_granted" : "permission_denied", reason);
}

/** Copied columns, and their IDs by those of the originals. */
interface CopiedColumns {
  readonly columns: readonly Column[];
  readonly ids: ReadonlyMap<Id, Id>;
}

/** Copies columns with new IDs. Task columns have the same one in every List. */
function copyColumns(originals: readonly Column[], ids: Ids): CopiedColumns {
  const columns = originals.map((column) => ({ ...column, id: newColumnId(column, [], ids) }));
  return { columns, ids: new Map(originals.map(({ id }, index) => [id, columns[index]?.id ?? id])) };
}

/** Context of copying rows. */
interface RowCopying {
  /** The List that gets the rows. */
  readonly list: List;
  readonly columnIds: ReadonlyMap<Id, Id>;
  readonly lists: ListReader;
  readonly ids: Ids;
}

/**
 * Copies the rows of a List that are not archived, with new IDs and without comments. Rows above the limit of a List are
 * left out.
 */
async function copyRows(listId: Id, copying: RowCopying): Promise<readonly ListRow[]> {
  const { list, columnIds, lists, ids } = copying;
  const rows: ListRow[] = [];
  const newIds = new Map<Id, Id>();
  for await (const steps of walkRows(lists, { listId, includeArchived: false })) {
    for (const { kind, row } of steps) {
      if (kind === "close") continue;
      if (rows.length === serviceLimits.listRows.value) return rows;
      const id = ids.id(idPrefixes.row);
      newIds.set(row.id, id);
      const parentId = row.parentId === undefined ? undefined : newIds.get(row.parentId);
      const made = { created: list.created, createdBy: list.ownerId, edited: list.created, editedBy: list.ownerId };
      const cells = Object.entries(row.cells).map(([columnId, cell]) => [columnIds.get(columnId) ?? columnId, cell]);
      rows.push({
        id,
        version: 1,
        listId: list.id,
        ...(parentId !== undefined && { parentId }),
        place: row.place,
        archived: false,
        ...made,
        cells: Object.fromEntries(cells),
      });
    }
  }
  return rows;
}

type Code = "invalid_column_type" | "invalid_primary_column" | "invalid_schema";

type Read = { readonly ok: true; readonly columns: readonly Column[] } | Refused<Code>;

/** The only column of a List that is created without columns. */
function firstColumns(ids: Ids): readonly Column[] {
  const { firstColumn: name, firstColumnKey: key } = listDefaults;
  return [{ id: ids.id(idPrefixes.column), key, name, type: "text", primary: true }];
}

/** Reads the columns of a new List. */
function readNewColumns(sent: readonly NewListColumn[], ids: Ids): Read {
  const keys = sent.map(({ key }) => key);
  const double = keys.find((key, index) => keys.indexOf(key) < index);
  if (double !== undefined) return refuse("invalid_schema", { rule, found: double, wanted: "a key for each column" });
  const primaries = sent.filter((column) => column.is_primary_column === true);
  if (primaries.length !== 1 || readColumnType(primaries[0]?.type ?? "") !== "text") {
    return refuse("invalid_primary_column", { rule, found: primaries, wanted: "one primary column of the type text" });
  }
  const columns: Column[] = [];
  for (const each of sent) {
    const type = readColumnType(each.type);
    if (type === undefined) return refuse("invalid_column_type", { rule, found: each.type, wanted: "a column type" });
    columns.push({
      id: ids.id(idPrefixes.column),
      key: each.key,
      name: each.name,
      type,
      ...(each.is_primary_column === true && { primary: true }),
      ...readOptions(each),
    });
  }
  return { ok: true, columns };
}

type Options = Pick<Column, "options" | "scale" | "single" | "settings">;

function readOptions({ type, options = {} }: NewListColumn): Options {
  const { choices, max, format, ...settings } = options;
  const isSingle = format === undefined ? type === "select" : format.startsWith("single_");
  return {
    ...(choices !== undefined && { options: choices.map(toOption) }),
    ...(max !== undefined && { scale: max }),
    ...(isSingle && { single: true }),
    ...(Object.keys(options).length > 0 && { settings: { show_member_name: true, ...settings } }),
  };
}

function toOption({ value, label, color }: NonNullable<NewListColumnOptions["choices"]>[number]) {
  return { id: value, name: label, ...(color !== undefined && { color }) };
}
