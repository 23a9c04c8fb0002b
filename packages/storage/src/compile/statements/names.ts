import { statement } from "../statement.js";

interface Name {
  readonly name: string;
}

interface HeldName extends Name {
  readonly holderId: string;
}

/** The user or group that has a name; null if channels have it. */
export const holder = statement(({ db }, { name }: Name) =>
  db.selectFrom("names").select("holder_id").where("name", "=", name),
);

/** A name that channels have. */
export const ofChannels = statement(({ db }, { name }: Name) =>
  db.selectFrom("names").select("name").where("name", "=", name).where("channels", ">", 0),
);

/** Names of a range, in order. */
export const between = statement(({ db }, { from, below }: { readonly from: string; readonly below: string }) =>
  db.selectFrom("names").select("name").where("name", ">=", from).where("name", "<", below).orderBy("name"),
);

/** Gives a user or a group a name that nobody else has. */
export const claim = statement(({ db }, { name, holderId }: HeldName) =>
  db
    .insertInto("names")
    .values({ name, holder_id: holderId, channels: 0 })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ holder_id: (row) => row.ref("excluded.holder_id") })
        .where("names.channels", "=", 0)
        .where("names.holder_id", "=", holderId),
    ),
);

/** Releases a name of a user or a group. */
export const release = statement(({ db }, { name, holderId }: HeldName) =>
  db.deleteFrom("names").where("name", "=", name).where("holder_id", "=", holderId),
);

/** Gives one more channel a name that no user and no group has. */
export const claimForChannel = statement(({ db }, { name }: Name) =>
  db
    .insertInto("names")
    .values({ name, holder_id: null, channels: 1 })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet((row) => ({ channels: row("names.channels", "+", 1) }))
        .where("names.holder_id", "is", null),
    ),
);

/** Releases the handle of a group. */
export const releaseOfGroup = statement(({ db }, { groupId }: { readonly groupId: string }) =>
  db
    .deleteFrom("names")
    .where("name", "=", (row) => row.selectFrom("groups").select("handle_key").where("id", "=", groupId))
    .where("holder_id", "=", groupId),
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
  db.deleteFrom("names").where("name", "=", name).where("channels", "=", 0).where("holder_id", "is", null),
);
