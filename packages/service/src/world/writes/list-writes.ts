import { idPrefixes } from "../../generated/service.js";
import type { Column } from "../../lists/column.js";
import type { List } from "../../lists/list.js";
import type { Write } from "../../store/write.js";
import type { WorldList } from "../format/list.js";
import type { WorldColumn } from "../format/list-column.js";
import { toRichText } from "../lists/read-cell.js";
import { listRowWrites } from "./list-row-writes.js";
import { present } from "./present.js";
import { toSharedAccess } from "./shared-access.js";
import { storedCreation } from "./stored-instant.js";
import type { WriteContext } from "./write-context.js";

/** The Lists with their rows, and whom they are shared with. */
export function listWrites(context: WriteContext): readonly Write[] {
  return (context.world.lists ?? []).flatMap((list, index) => {
    const stored = toList(list, context.ids.at("list", index), context);
    return [
      { kind: "putList", list: stored },
      { kind: "grantListAccess", listId: stored.id, access: toSharedAccess(list.access, context) },
      ...listRowWrites(list, stored, context),
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
