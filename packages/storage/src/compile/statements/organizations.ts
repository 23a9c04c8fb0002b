import { statement } from "../statement.js";

/** The organization. */
export const get = statement(({ db }) => db.selectFrom("organizations").select("document").orderBy("id").limit(1));

/** All workspaces. */
export const workspaces = statement(({ db }) => db.selectFrom("workspaces").select("document").orderBy("id"));
