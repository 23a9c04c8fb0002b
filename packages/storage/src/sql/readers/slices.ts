import type { Slice, Sliced } from "@rollcall/service/store";
import { fromText } from "../documents.js";
import type { Reading } from "../reading.js";
import { type Statement, statement } from "../statement.js";

type Cut = Pick<Slice, "offset" | "limit">;
type SliceRow = { readonly total: number; readonly document: string | null };

/**
 * Reads a slice of all users or all groups, and their exact number, in one statement, so that both are of one moment.
 * The number is counted along the index of creation: a maintained count would make every insertion wait for one row.
 */
export function createSlices<T>(reading: Reading, table: "users" | "groups"): (slice: Slice) => Promise<Sliced<T>> {
  const statements = { ascending: selectSlice(table, "asc"), descending: selectSlice(table, "desc") };
  return async ({ order, offset, limit }) => {
    const rows = await reading.rows(statements[order], { offset, limit });
    const items = rows.flatMap(({ document }) => (document === null ? [] : [fromText<T>({ document })]));
    return { items, total: rows[0]?.total ?? 0 };
  };
}

function selectSlice(table: "users" | "groups", order: "asc" | "desc"): Statement<Cut, SliceRow> {
  // Users and groups have the columns that are used here in common.
  const name = table as "users";
  return statement(({ db }, { offset, limit }: Cut) =>
    db
      .with("slice", (query) =>
        query
          .selectFrom(name)
          .select(["created", "id", "document"])
          .orderBy("created", order)
          .orderBy("id", order)
          .limit(limit)
          .offset(offset),
      )
      .selectFrom((query) =>
        query
          .selectFrom(name)
          .select((row) => row.fn.countAll<number>().as("total"))
          .as("counted"),
      )
      .leftJoin("slice", (join) => join.onTrue())
      .select(["total", "document"])
      .orderBy("created", order)
      .orderBy("id", order),
  );
}
