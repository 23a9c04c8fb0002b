/** What the two are called in the rows that compare them. */
export const onPostgres = "Rollcall on PostgreSQL";
export const onSqlite = "Rollcall on SQLite";

/** No row on PostgreSQL is to take more than four times as long. */
export const withinFour = { against: onSqlite, limit: 0.25 } as const;
