import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";

/** Finds out whether something waits to be sent. */
export const selectAnyDelivery = statement<object, { readonly found: number }>(
  () => sql`select 1 as found from deliveries limit 1`,
);
