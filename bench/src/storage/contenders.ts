/** Names of the two databases in rows that compare them. */
export const onPostgres = "Rollcall on PostgreSQL";
export const onSqlite = "Rollcall on SQLite";

/** PostgreSQL takes at most four times as long as SQLite. */
export const withinFourTimes = { against: onSqlite, limit: 0.25 } as const;

/** The same for at most three times. */
export const withinThreeTimes = { against: onSqlite, limit: 1 / 3 } as const;
