import { idPrefixes } from "../../generated/service.js";
import type { Column } from "../../model/column.js";
import type { List } from "../../model/list.js";
import type { Write } from "../../model/writes.js";
import { newColumnId } from "../../rules/lists/columns/todo-columns.js";
import { present } from "../section/present.js";
import { toSharedAccess } from "../section/shared-access.js";
import { storedCreation } from "../section/stored-instant.js";
import type { WriteContext } from "../section/write-context.js";
import { toRichText } from "./cell.js";
import type { WorldColumn } from "./column.js";
import { listExportWrites } from "./export-writes.js";
import type { WorldList } from "./list.js";
import { listRowWrites } from "./row-writes.js";

/** Writes of the Lists, with their rows and access. */
export function listWrites(lists: readonly WorldList[], context: WriteContext): readonly Write[] {
  return lists.flatMap((list, index) => {
    const stored = toList(list, context.ids.at("list", index), context);
    return [
      { kind: "put", document: "list", value: stored },
      { kind: "grantListAccess", listId: stored.id, access: toSharedAccess(list.access, context) },
      ...listRowWrites(list, stored, context),
      ...listExportWrites(list.exports ?? [], stored, context),
    ] satisfies readonly Write[];
  });
}

function toList(list: WorldList, id: string, context: WriteContext): List {
  const { ids, nowMs } = context;
  const columns = list.columns === undefined ? undefined : toColumns(list.columns, context);
  return {
    id,
    version: 1,
    created: storedCreation(list, nowMs),
    workspaceId: ids.workspace(list.workspace),
    ownerId: ids.of("user", list.owner),
    name: list.name,
    ...present("kind", list.kind),
    ...present("columns", columns),
    ...present("descriptionBlocks", list.description === undefined ? undefined : toRichText(list.description)),
    ...present("channelId", list.channel === undefined ? undefined : ids.of("channel", list.channel)),
  };
}

function toColumns(columns: readonly WorldColumn[], context: WriteContext): readonly Column[] {
  const { ids } = context;
  const taken = columns.flatMap(({ id }) => (id === undefined ? [] : [{ id }]));
  return columns.map((column) => {
    const { id = newColumnId(column, taken, { id: (prefix) => ids.given(undefined, prefix) }) } = column;
    taken.push({ id });
    return toColumn(column, id, context);
  });
}

function toColumn(
  { name, type, options, scale, single, hidden }: WorldColumn,
  id: string,
  { ids }: WriteContext,
): Column {
  const given = options?.map((option) => ({ id: ids.given(option.id, idPrefixes.option), name: option.name }));
  return {
    id,
    name,
    type,
    ...present("options", given),
    ...present("scale", scale),
    ...(single === true && { single }),
    ...(hidden === true && { hidden }),
  };
}
