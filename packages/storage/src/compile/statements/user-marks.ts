import { markDistance } from "../../sql/directory/mark-distance.js";
import type { Tables } from "../../sql/tables.js";
import { statement } from "../statement.js";

type UserPosition = Omit<Tables["user_marks"], "place">;

/**
 * The row without a home is a lock for all marks. Commits that add users share it, and setting marks takes it
 * exclusively, so that no mark misses a user being added.
 */
export const share = statement(({ db, rowLocks }) =>
  db
    .selectFrom("user_marks")
    .select("place")
    .where("home", "=", "")
    .$if(rowLocks, (query) => query.forShare()),
);

/** Takes the lock for all marks exclusively, unless it is taken. */
export const take = statement(({ db, rowLocks }) =>
  db
    .selectFrom("user_marks")
    .select("place")
    .where("home", "=", "")
    .$if(rowLocks, (query) => query.forUpdate().skipLocked()),
);

/** Adds to the places of the marks after a position. */
export const move = statement(({ db }, { home, created, id, by }: UserPosition & { readonly by: number }) =>
  db
    .updateTable("user_marks")
    .set((row) => ({ place: row("place", "+", by) }))
    .where("home", "=", home)
    .where((row) => row(row.refTuple("created", "id"), ">", row.tuple(created, id))),
);

/** Last mark of a directory at or before a place. */
export const at = statement(({ db }, { home, place }: { readonly home: string; readonly place: number }) =>
  db
    .selectFrom("user_marks")
    .selectAll()
    .where("home", "=", home)
    .where("place", "<=", place)
    .orderBy("place", "desc")
    .limit(1),
);

/** Counts the users of a directory from a position on. */
export const countFrom = statement(({ db }, { home, created, id }: UserPosition) =>
  db
    .selectFrom("users")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("home", "=", home)
    .where((row) => row(row.refTuple("created", "id"), ">=", row.tuple(created, id))),
);

/** Position of the user that gets the next mark. */
export const next = statement(({ db }, { home, created, id }: UserPosition) =>
  db
    .selectFrom("users")
    .select(["created", "id"])
    .where("home", "=", home)
    .where((row) => row(row.refTuple("created", "id"), ">=", row.tuple(created, id)))
    .orderBy("created")
    .orderBy("id")
    .limit(1)
    .offset(markDistance),
);

/** Adds a mark. */
export const insert = statement(({ db }, { home, created, id, place }: Tables["user_marks"]) =>
  db.insertInto("user_marks").values({ home, created, id, place }),
);
