import type { ListAccess } from "@rollcall/service/store";
import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";

interface Grant {
  readonly listId: string;
  readonly kind: string;
  readonly level: string;
  readonly ids: readonly string[];
}

const upsertAccess = statement(({ db, dialect }, { listId, kind, level, ids }: Grant) =>
  db
    .insertInto("list_access")
    .columns(["list_id", "subject_kind", "subject_id", "level"])
    .expression((query) =>
      query
        .selectFrom("lists")
        .innerJoin(dialect.listTable(ids).as("list"), (join) => join.onTrue())
        .select((row) => [
          "lists.id as list_id",
          row.val(kind).as("subject_kind"),
          "list.value as subject_id",
          row.val(level).as("level"),
        ])
        .where("lists.id", "=", listId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["list_id", "subject_kind", "subject_id"])
        .doUpdateSet({ level: (row) => row.ref("excluded.level") }),
    ),
);

const deleteAccess = statement(({ db, dialect }, { listId, kind, ids }: Omit<Grant, "level">) =>
  db
    .deleteFrom("list_access")
    .where("list_id", "=", listId)
    .where("subject_kind", "=", kind)
    .where(dialect.isAmong("subject_id", ids)),
);

/** Gives subjects access to a List. For each subject, the last entry counts. */
export function* grantListAccess(listId: string, access: readonly ListAccess[]): Steps<void> {
  const latest = new Map(access.map((entry) => [`${entry.subject.kind} ${entry.subject.id}`, entry]));
  const grants = Map.groupBy(latest.values(), ({ subject, level }) => `${subject.kind} ${level}`);
  for (const [first, ...more] of grants.values()) {
    if (first === undefined) continue;
    const ids = [first, ...more].map(({ subject }) => subject.id);
    yield* changedBy(upsertAccess, { listId, kind: first.subject.kind, level: first.level, ids });
  }
}

/** Removes the subjects' access to a List. */
export function* revokeListAccess(listId: string, subjects: readonly ListAccess["subject"][]): Steps<void> {
  for (const [kind, group] of Map.groupBy(subjects, (subject) => subject.kind)) {
    yield* changedBy(deleteAccess, { listId, kind, ids: group.map(({ id }) => id) });
  }
}
