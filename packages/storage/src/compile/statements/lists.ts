import { statement } from "../statement.js";

interface Among {
  readonly listId: string;
  readonly ids: readonly string[];
}

interface Slice {
  readonly listId: string;
  readonly parentId: string;
  readonly place: number;
  readonly id: string;
  readonly limit: number;
}

interface Newest {
  readonly listId: string;
  readonly archived: number;
  readonly created: string;
  readonly id: string;
  readonly limit: number;
}

interface Grant {
  readonly listId: string;
  readonly kind: string;
  readonly level: string;
  readonly ids: readonly string[];
}

interface Old {
  readonly listId: string;
  readonly before: string;
}

/** Selects by ID only: with the List as a second condition, SQLite would scan all of its rows. */
export const rows = statement(({ db, isAmong }, { ids }: { readonly ids: readonly string[] }) =>
  db.selectFrom("list_rows").select("document").where(isAmong("id", ids)),
);

/** Rows of a List below a parent, after a position. */
export const slice = statement(({ db }, { listId, parentId, place, id, limit }: Slice) =>
  db
    .selectFrom("list_rows")
    .select("document")
    .where("list_id", "=", listId)
    .where("parent_id", "=", parentId)
    .where("place", ">=", place)
    .where((row) => row.or([row("place", ">", place), row("id", ">", id)]))
    .orderBy("place")
    .orderBy("id")
    .limit(limit),
);

/** Rows of a List before a creation, newest first. */
export const newest = statement(({ db }, { listId, archived, created, id, limit }: Newest) =>
  db
    .selectFrom("list_rows")
    .select("document")
    .where("list_id", "=", listId)
    .where("archived", "=", archived)
    .where("created", "<=", created)
    .where((row) => row.or([row("created", "<", created), row("id", "<", id)]))
    .orderBy("created", "desc")
    .orderBy("id", "desc")
    .limit(limit),
);

/** Number of the rows of a List, archived or not. */
export const count = statement(({ db }, { listId, archived }: Pick<Newest, "listId" | "archived">) =>
  db
    .selectFrom("list_rows")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("list_id", "=", listId)
    .where("archived", "=", archived),
);

/** Place of the last row below a parent. */
export const lastPlace = statement(({ db }, { listId, parentId }: Pick<Slice, "listId" | "parentId">) =>
  db
    .selectFrom("list_rows")
    .select("place")
    .where("list_id", "=", listId)
    .where("parent_id", "=", parentId)
    .orderBy("place", "desc")
    .limit(1),
);

/** Which rows of a List are parents. */
export const parents = statement(({ db, isAmong }, { listId, ids }: Among) =>
  db
    .selectFrom("list_rows")
    .select("parent_id")
    .distinct()
    .where("list_id", "=", listId)
    .where(isAmong("parent_id", ids)),
);

/** The users and channels with access to a List. */
export const access = statement(({ db }, { id }: { readonly id: string }) =>
  db
    .selectFrom("list_access")
    .select(["subject_kind", "subject_id", "level"])
    .where("list_id", "=", id)
    .orderBy("subject_kind")
    .orderBy("subject_id"),
);

/** Gives subjects of one kind a level of access to a List. */
export const putAccess = statement(({ db, listTable }, { listId, kind, level, ids }: Grant) =>
  db
    .insertInto("list_access")
    .columns(["list_id", "subject_kind", "subject_id", "level"])
    .expression((query) =>
      query
        .selectFrom("lists")
        .innerJoin(listTable(ids).as("list"), (join) => join.onTrue())
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

/** Removes the access of subjects of one kind. */
export const removeAccess = statement(({ db, isAmong }, { listId, kind, ids }: Omit<Grant, "level">) =>
  db
    .deleteFrom("list_access")
    .where("list_id", "=", listId)
    .where("subject_kind", "=", kind)
    .where(isAmong("subject_id", ids)),
);

/** Removes the parts of the exports of a List from before an instant. */
export const removeOldExportParts = statement(({ db }, { listId, before }: Old) =>
  db
    .deleteFrom("list_export_parts")
    .where("export_id", "in", (old) =>
      old.selectFrom("list_exports").select("id").where("list_id", "=", listId).where("created", "<", before),
    ),
);

/** Removes the exports of a List from before an instant. */
export const removeOldExports = statement(({ db }, { listId, before }: Old) =>
  db.deleteFrom("list_exports").where("list_id", "=", listId).where("created", "<", before),
);

/** Removes a part of an export. */
export const removeExportPart = statement(({ db }, { id, part }: { readonly id: string; readonly part: number }) =>
  db.deleteFrom("list_export_parts").where("export_id", "=", id).where("part", "=", part),
);
