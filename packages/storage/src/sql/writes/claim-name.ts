import type { Expectation } from "@rollcall/service/store";
import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";
import type { Columns } from "../tables.js";

/** A unique index refused a row. Thrown into the steps that wrote it. */
export class UniqueViolation extends Error {
  override readonly name = "UniqueViolation";
}

/** Runs the steps. Returns `taken` if a unique index refused what they wrote. */
export function* unlessTaken(steps: Steps<unknown>, taken: Expectation): Steps<Expectation | undefined> {
  try {
    yield* steps;
    return undefined;
  } catch (error) {
    if (error instanceof UniqueViolation) return taken;
    throw error;
  }
}

/** Releases the handle of a group. */
export const releaseHandle = statement<{ readonly groupId: string }>(
  (arg) => sql`delete from names where name = (select handle_key from groups where id = ${arg.groupId})
    and holder_id = ${arg.groupId}`,
);

/** The user or group that has a name; null if channels have it. */
export const selectHolder = statement<{ readonly name: string }, Columns<"names", "holder_id">>(
  (arg) => sql`select holder_id from names where name = ${arg.name}`,
);

/** Gives a user or a group a name that nobody else has. */
const claim = statement<{ readonly name: string; readonly holderId: string }>(
  (arg) => sql`insert into names (name, holder_id, channels) values (${arg.name}, ${arg.holderId}, 0)
    on conflict (name) do update set holder_id = excluded.holder_id where names.channels = 0
    and names.holder_id = ${arg.holderId}`,
);

/** Gives a new user a name. A name that is taken is a UniqueViolation. */
export const insertName = statement<{ readonly name: string; readonly holderId: string }>(
  (arg) => sql`insert into names (name, holder_id, channels) values (${arg.name}, ${arg.holderId}, 0)`,
);

/** Releases a name of a user or a group. */
const release = statement<{ readonly name: string; readonly holderId: string }>(
  (arg) => sql`delete from names where name = ${arg.name} and holder_id = ${arg.holderId}`,
);

/** Gives one more channel a name that no user and no group has. */
const claimForChannel = statement<{ readonly name: string }>(
  (arg) => sql`insert into names (name, holder_id, channels) values (${arg.name}, null, 1) on conflict (name) do update
    set channels = names.channels + 1 where names.holder_id is null`,
);

/** Gives one channel less a name. */
const countDown = statement<{ readonly name: string }>(
  (arg) => sql`update names set channels = channels - 1 where name = ${arg.name}`,
);

/** Releases a name that no channel has. */
const releaseUnused = statement<{ readonly name: string }>(
  (arg) => sql`delete from names where name = ${arg.name} and channels = 0 and holder_id is null`,
);

/**
 * Gives a user or a group a name in place of the former one.
 * @param former former name, if any
 * @returns false if another user or group, or a channel has the name
 */
export function* takeName(name: string, holderId: string, former: string | undefined): Steps<boolean> {
  if ((yield* changedBy(claim, { name, holderId })) === 0) return false;
  if (former !== undefined) yield* changedBy(release, { name: former, holderId });
  return true;
}

/**
 * Gives a channel a name, which other channels may share.
 * @returns false if a user or a group has the name
 */
export function* takeChannelName(name: string): Steps<boolean> {
  return (yield* changedBy(claimForChannel, { name })) > 0;
}

/** Releases a name of one of the channels that have it. */
export function* releaseChannelName(name: string): Steps<void> {
  yield* changedBy(countDown, { name });
  yield* changedBy(releaseUnused, { name });
}
