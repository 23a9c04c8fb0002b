import { statement } from "../statement.js";

/** Files by ID. */
export const many = statement(({ db, isAmong }, { ids }: { readonly ids: readonly string[] }) =>
  db.selectFrom("files").select("document").where(isAmong("id", ids)),
);
