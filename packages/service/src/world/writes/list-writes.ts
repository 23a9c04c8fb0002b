import type { ListAccess } from "../../lists/list.js";
import type { Write } from "../../store/write.js";
import type { WorldList } from "../format/list.js";
import { storedCreation } from "./stored-instant.js";
import type { WriteContext } from "./write-context.js";

/** The Lists and whom they are shared with. */
export function listWrites(context: WriteContext): readonly Write[] {
  const { world, ids, nowMs } = context;
  return (world.lists ?? []).flatMap((list, index) => {
    const id = ids.at("list", index);
    const stored = {
      id,
      version: 1,
      created: storedCreation(list, nowMs),
      workspaceId: ids.workspace(list.workspace),
      ownerId: ids.of("user", list.owner),
      name: list.name,
    };
    return [
      { kind: "putList", list: stored },
      { kind: "grantListAccess", listId: id, access: toAccess(list, context) },
    ] satisfies readonly Write[];
  });
}

function toAccess(list: WorldList, { ids }: WriteContext): readonly ListAccess[] {
  return (list.access ?? []).map((access) => ({
    subject:
      "user" in access
        ? { kind: "user", id: ids.of("user", access.user) }
        : { kind: "channel", id: ids.of("channel", access.channel) },
    level: access.level,
  }));
}
