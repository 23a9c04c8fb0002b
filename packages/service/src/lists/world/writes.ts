import { idPrefixes } from "../../generated/service.js";
import { present } from "../../world/section/present.js";
import { toSharedAccess } from "../../world/section/shared-access.js";
import { storedCreation } from "../../world/section/stored-instant.js";
import type { WriteContext } from "../../world/section/write-context.js";
import type { Write } from "../../writes.js";
import type { Column } from "../columns/column.js";
import type { List } from "../list.js";
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
  const columns = list.columns?.map((column) => toColumn(column, context));
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

function toColumn({ id, name, type, options, scale, single, hidden }: WorldColumn, { ids }: WriteContext): Column {
  const given = options?.map((option) => ({ id: ids.given(option.id, idPrefixes.option), name: option.name }));
  return {
    id: ids.given(id, idPrefixes.column),
    name,
    type,
    ...present("options", given),
    ...present("scale", scale),
    ...(single === true && { single }),
    ...(hidden === true && { hidden }),
  };
}
