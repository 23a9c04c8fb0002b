import { statement } from "../statement.js";

interface Name {
  readonly name: string;
}

interface UserName extends Name {
  readonly userId: string;
}

/** The user who has a name; null if channels have it. */
export const holder = statement(({ db }, { name }: Name) =>
  db.selectFrom("names").select("user_id").where("name", "=", name),
);

/** A name that channels have. */
export const ofChannels = statement(({ db }, { name }: Name) =>
  db.selectFrom("names").select("name").where("name", "=", name).where("channels", ">", 0),
);

/** Names of a range, in order. */
export const between = statement(({ db }, { from, below }: { readonly from: string; readonly below: string }) =>
  db.selectFrom("names").select("name").where("name", ">=", from).where("name", "<", below).orderBy("name"),
);

/** Gives a user a name that nobody else has. */
export const claimForUser = statement(({ db }, { name, userId }: UserName) =>
  db
    .insertInto("names")
    .values({ name, user_id: userId, channels: 0 })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ user_id: (row) => row.ref("excluded.user_id") })
        .where("names.channels", "=", 0)
        .where("names.user_id", "=", userId),
    ),
);

/** Releases a name of a user. */
export const releaseOfUser = statement(({ db }, { name, userId }: UserName) =>
  db.deleteFrom("names").where("name", "=", name).where("user_id", "=", userId),
);

/** Gives one more channel a name that no user has. */
export const claimForChannel = statement(({ db }, { name }: Name) =>
  db
    .insertInto("names")
    .values({ name, user_id: null, channels: 1 })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet((row) => ({ channels: row("names.channels", "+", 1) }))
        .where("names.user_id", "is", null),
    ),
);

/** Gives one channel less a name. */
export const countDown = statement(({ db }, { name }: Name) =>
  db
    .updateTable("names")
    .set((row) => ({ channels: row("channels", "-", 1) }))
    .where("name", "=", name),
);

/** Releases a name that no channel has. */
export const releaseUnused = statement(({ db }, { name }: Name) =>
  db.deleteFrom("names").where("name", "=", name).where("channels", "=", 0).where("user_id", "is", null),
);
