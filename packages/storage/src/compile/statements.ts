import * as apps from "./statements/apps.js";
import * as channels from "./statements/channels.js";
import * as connectedMembers from "./statements/connected-members.js";
import * as database from "./statements/database.js";
import * as files from "./statements/files.js";
import * as groups from "./statements/groups.js";
import * as lists from "./statements/lists.js";
import * as messages from "./statements/messages.js";
import * as names from "./statements/names.js";
import * as organizations from "./statements/organizations.js";
import * as locks from "./statements/postgres/locks.js";
import * as memberChanges from "./statements/postgres/member-changes.js";
import * as memberships from "./statements/postgres/memberships.js";
import * as posts from "./statements/postgres/posts.js";
import * as rates from "./statements/postgres/rates.js";
import * as replacements from "./statements/postgres/replacements.js";
import * as roles from "./statements/roles.js";
import * as tokens from "./statements/tokens.js";
import * as userMarks from "./statements/user-marks.js";
import * as users from "./statements/users.js";

/** Statements that both databases run, by subject. */
export const commonStatements = {
  apps,
  channels,
  connectedMembers,
  database,
  files,
  groups,
  lists,
  messages,
  names,
  organizations,
  roles,
  tokens,
  userMarks,
  users,
};

/** Statements that only PostgreSQL runs, by subject. */
export const postgresStatements = { locks, memberChanges, memberships, posts, rates, replacements };
