import { sql } from "kysely";

/**
 * Lets the transaction of a statement be answered before it is on disk, because waiting would cost more than everything
 * else. Only for data whose latest changes may be lost when the database crashes.
 */
export const unsynced = sql`set_config('synchronous_commit', 'off', true)`;
