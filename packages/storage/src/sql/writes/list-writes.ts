import type { ListAccess, Write } from "@rollcall/service/store";
import { among, sql, tableOf } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";

/** Gives subjects of one kind a level of access to a List. */
const upsertAccess = statement<{
  readonly listId: string;
  readonly kind: string;
  readonly level: string;
  readonly ids: readonly string[];
}>(
  (arg) => sql`insert into list_access (list_id, subject_kind, subject_id, level)
    select lists.id as list_id, ${arg.kind} as subject_kind, list.value as subject_id, ${arg.level} as level
    from lists inner join ${tableOf(arg.ids)} as list on true where lists.id = ${arg.listId}
    on conflict (list_id, subject_kind, subject_id) do update set level = excluded.level`,
);

/** Removes the access of subjects of one kind. */
const deleteAccess = statement<{ readonly listId: string; readonly kind: string; readonly ids: readonly string[] }>(
  (arg) => sql`delete from list_access where list_id = ${arg.listId} and subject_kind = ${arg.kind}
    and subject_id ${among(arg.ids)}`,
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

/** Removes the parts of the exports of a List from before an instant. */
const deleteParts = statement<{ readonly listId: string; readonly before: string }>(
  (arg) => sql`delete from list_export_parts where export_id in (select id from list_exports
    where list_id = ${arg.listId} and created < ${arg.before})`,
);

/** Removes the exports of a List from before an instant. */
const deleteExports = statement<{ readonly listId: string; readonly before: string }>(
  (arg) => sql`delete from list_exports where list_id = ${arg.listId} and created < ${arg.before}`,
);

/** Removes exports of a List that are older than an instant, with their parts. */
export function* removeListExports(write: Extract<Write, { kind: "removeListExports" }>): Steps<void> {
  yield* changedBy(deleteParts, write);
  yield* changedBy(deleteExports, write);
}
