import { type SqlWriter, statement, type WrittenStatement } from "../statement.js";

interface Page {
  readonly roleIds: readonly string[];
  readonly entityIds: readonly string[];
  readonly place: string;
  readonly limit: number;
}

interface Keys {
  readonly roleIds: readonly string[];
  readonly entityIds: readonly string[];
  readonly userIds: readonly string[];
}

/** Assignments before a place, newest first. */
export const newest = selectPage("<", "desc");

/** Assignments after a place, oldest first. */
export const oldest = selectPage(">", "asc");

/** A page of assignments. An empty list of roles or entities selects all of them. */
function selectPage(beyond: "<" | ">", order: "asc" | "desc"): WrittenStatement<Page, { readonly document: string }> {
  return statement(({ db, isAmong, listTable }: SqlWriter, { roleIds, entityIds, place, limit }: Page) =>
    db
      .selectFrom("role_assignments")
      .select("document")
      .where("place", beyond, place)
      .where((row) => {
        const isEmpty = (list: readonly string[]) =>
          row.not(row.exists(row.selectFrom(listTable(list).as("list")).select("list.value")));
        return row.and([
          row.or([isEmpty(roleIds), isAmong("role_id", roleIds)]),
          row.or([isEmpty(entityIds), isAmong("entity_id", entityIds)]),
        ]);
      })
      .orderBy("place", order)
      .limit(limit),
  );
}

/** The assignments among all combinations of some roles, entities and users. */
export const among = statement(({ db, isAmong }, { roleIds, entityIds, userIds }: Keys) =>
  db
    .selectFrom("role_assignments")
    .select("document")
    .where(isAmong("role_id", roleIds))
    .where(isAmong("entity_id", entityIds))
    .where(isAmong("user_id", userIds)),
);
