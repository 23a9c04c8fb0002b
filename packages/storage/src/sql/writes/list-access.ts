import type { ListAccess } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { changedBy, type Steps } from "../statements/steps.js";

const upsertAccess = compiled("lists.putAccess");
const deleteAccess = compiled("lists.removeAccess");

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
