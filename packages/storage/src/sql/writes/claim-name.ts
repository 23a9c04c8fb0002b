import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";

const claimForUser = statement(({ db }, { name, userId }: { readonly name: string; readonly userId: string }) =>
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

const releaseOfUser = statement(({ db }, { name, userId }: { readonly name: string; readonly userId: string }) =>
  db.deleteFrom("names").where("name", "=", name).where("user_id", "=", userId),
);

const claimForChannel = statement(({ db }, { name }: { readonly name: string }) =>
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

const countDown = statement(({ db }, { name }: { readonly name: string }) =>
  db
    .updateTable("names")
    .set((row) => ({ channels: row("channels", "-", 1) }))
    .where("name", "=", name),
);

const releaseUnused = statement(({ db }, { name }: { readonly name: string }) =>
  db.deleteFrom("names").where("name", "=", name).where("channels", "=", 0).where("user_id", "is", null),
);

/**
 * Gives a user a name in place of the former one.
 * @param former former name, if any
 * @returns false if another user or a channel has the name
 */
export function* takeUserName(name: string, userId: string, former: string | undefined): Steps<boolean> {
  if ((yield* changedBy(claimForUser, { name, userId })) === 0) return false;
  if (former !== undefined) yield* changedBy(releaseOfUser, { name: former, userId });
  return true;
}

/**
 * Gives a channel a name, which other channels may share.
 * @returns false if a user has the name
 */
export function* takeChannelName(name: string): Steps<boolean> {
  return (yield* changedBy(claimForChannel, { name })) > 0;
}

/** Releases a name of one of the channels that have it. */
export function* releaseChannelName(name: string): Steps<void> {
  yield* changedBy(countDown, { name });
  yield* changedBy(releaseUnused, { name });
}
