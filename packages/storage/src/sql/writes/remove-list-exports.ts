import type { Write } from "@rollcall/service/store";
import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";

interface Old {
  readonly listId: string;
  readonly before: string;
}

const deleteParts = statement(({ db }, { listId, before }: Old) =>
  db
    .deleteFrom("list_export_parts")
    .where("export_id", "in", (old) =>
      old.selectFrom("list_exports").select("id").where("list_id", "=", listId).where("created", "<", before),
    ),
);

const deleteExports = statement(({ db }, { listId, before }: Old) =>
  db.deleteFrom("list_exports").where("list_id", "=", listId).where("created", "<", before),
);

/** Removes exports of a List that are older than an instant, with their parts. */
export function* removeListExports(write: Extract<Write, { kind: "removeListExports" }>): Steps<void> {
  yield* changedBy(deleteParts, write);
  yield* changedBy(deleteExports, write);
}
