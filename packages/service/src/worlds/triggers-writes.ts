import { put } from "../model/port/document.js";
import { triggers } from "../model/trigger.js";
import type { Write } from "../model/writes.js";
import { storedInstant } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";
import type { WorldTrigger } from "./triggers.js";

/** Writes of the triggers. */
export function triggerWrites(items: readonly WorldTrigger[], { ids }: WriteContext): readonly Write[] {
  return items.map((item) =>
    put(triggers, {
      id: item.id,
      version: 1,
      workspaceId: ids.workspace(item.workspace),
      appId: ids.of("app", item.app),
      userId: ids.of("user", item.user),
      ...(item.view !== undefined && { viewId: ids.of("view", item.view) }),
      ...(item.expires !== undefined && { expires: storedInstant(item.expires) }),
      ...(item.exchanged === true && { exchanged: true }),
    }),
  );
}
