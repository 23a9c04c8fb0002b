import type { Group, Slice, Sliced } from "@rollcall/service/store";
import { parseDocument } from "../statements/document-text.js";
import type { Reading } from "../statements/reading.js";
import { type Fragment, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";

const statements = { ascending: selectSlice(sql`asc`), descending: selectSlice(sql`desc`) };

/** Selects a slice of all groups and their number, so that both are from one point in time. */
function selectSlice(order: Fragment) {
  return statement<
    { readonly offset: number; readonly limit: number },
    { readonly total: number; readonly document: string | null }
  >(
    (arg) => sql`with slice as (select created, id, document from groups
      order by created ${order}, id ${order} limit ${arg.limit} offset ${arg.offset})
    select total, document from (select count(*) as total from groups) as counted left join slice on true
    order by created ${order}, id ${order}`,
  );
}

/**
 * Finds a slice of all groups and their exact number, in one statement, so that both are from one point in time. Groups
 * are few compared to users, so they are counted along the index of creation.
 */
export async function findGroups(reading: Reading, { order, offset, limit }: Slice): Promise<Sliced<Group>> {
  const rows = await reading.rows(statements[order], { offset, limit });
  const items = rows.flatMap(({ document }) => (document === null ? [] : [parseDocument<Group>(document)]));
  return { items, total: rows[0]?.total ?? 0 };
}
