import { listExports } from "../../../model/list.js";
import type { DuePass } from "../../../store/due-loop.js";
import { keptSince } from "./export-age.js";

const pageSize = 100;

/** Removes expired exports, with their parts. */
export async function sweepDue({ store, nowMs }: Pick<DuePass, "store" | "nowMs">): Promise<void> {
  const before = keptSince(nowMs());
  for (;;) {
    const page = await store.list(listExports, "oldest", {}, { limit: pageSize });
    const expired = page.filter(({ created }) => created < before);
    const listIds = [...new Set(expired.map(({ listId }) => listId))];
    if (listIds.length === 0) return;
    await store.commit({
      expect: [],
      writes: listIds.map((listId) => ({ kind: "removeListExports", listId, before }) as const),
    });
    if (expired.length < pageSize) return;
  }
}
