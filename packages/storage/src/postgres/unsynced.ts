import { sql } from "kysely";

/**
 * Lets the transaction that a statement is of be answered before it is on the disk, which would cost more than all the
 * rest. For what may be lost when the database crashes, its last moments' worth of it, and for nothing else.
 */
export const unsynced = sql`set_config('synchronous_commit', 'off', true)`;
