import type { Group, Slice, Sliced } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { parseDocument } from "../statements/document-text.js";
import type { Reading } from "../statements/reading.js";

const statements = { ascending: compiled("groups.ascending"), descending: compiled("groups.descending") };

/**
 * Finds a slice of all groups and their exact number, in one statement, so that both are from one point in time. Groups
 * are few compared to users, so they are counted along the index of creation.
 */
export async function findGroups(reading: Reading, { order, offset, limit }: Slice): Promise<Sliced<Group>> {
  const rows = await reading.rows(statements[order], { offset, limit });
  const items = rows.flatMap(({ document }) => (document === null ? [] : [parseDocument<Group>(document)]));
  return { items, total: rows[0]?.total ?? 0 };
}
