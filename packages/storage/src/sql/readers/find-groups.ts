import type { Group, Slice, Sliced } from "@rollcall/service/store";
import { parseDocument } from "../statements/document-text.js";
import type { Reading } from "../statements/reading.js";
import { type Statement, statement } from "../statements/statement.js";

type Cut = Pick<Slice, "offset" | "limit">;
type SliceRow = { readonly total: number; readonly document: string | null };

const statements = { ascending: selectSlice("asc"), descending: selectSlice("desc") };

/**
 * Finds a slice of all groups and their exact number, in one statement, so that both are from one point in time. Groups
 * are few compared to users, so they are counted along the index of creation.
 */
export async function findGroups(reading: Reading, { order, offset, limit }: Slice): Promise<Sliced<Group>> {
  const rows = await reading.rows(statements[order], { offset, limit });
  const items = rows.flatMap(({ document }) => (document === null ? [] : [parseDocument<Group>(document)]));
  return { items, total: rows[0]?.total ?? 0 };
}

function selectSlice(order: "asc" | "desc"): Statement<Cut, SliceRow> {
  return statement(({ db }, { offset, limit }: Cut) =>
    db
      .with("slice", (query) =>
        query
          .selectFrom("groups")
          .select(["created", "id", "document"])
          .orderBy("created", order)
          .orderBy("id", order)
          .limit(limit)
          .offset(offset),
      )
      .selectFrom((query) =>
        query
          .selectFrom("groups")
          .select((row) => row.fn.countAll<number>().as("total"))
          .as("counted"),
      )
      .leftJoin("slice", (join) => join.onTrue())
      .select(["total", "document"])
      .orderBy("created", order)
      .orderBy("id", order),
  );
}
