import { statement } from "../statement.js";

/** Reads nothing, to find out whether the database answers. */
export const ping = statement(({ db }) => db.selectNoFrom((row) => row.lit(1).as("one")));
