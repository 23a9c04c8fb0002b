import { compiled } from "../statements/compiled.js";
import { overList } from "../statements/statement.js";

/** Counts how many of the users, each named once, may join a group. */
export const countJoining = overList(compiled("users.countJoining"));
