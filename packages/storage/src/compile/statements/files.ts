import { statement } from "../statement.js";

/** Counts the uploads of a token that are not complete and are due after an instant. */
export const unfinishedCount = statement(
  ({ db }, { tokenHash, dueAfterMs }: { readonly tokenHash: string; readonly dueAfterMs: number }) =>
    db
      .selectFrom("file_uploads")
      .select((row) => row.fn.countAll<number>().as("count"))
      .where("token", "=", tokenHash)
      .where("due", ">", dueAfterMs),
);

/** Files by ID. */
export const many = statement(({ db, isAmong }, { ids }: { readonly ids: readonly string[] }) =>
  db.selectFrom("files").select("document").where(isAmong("id", ids)),
);
