import type { RunningServer } from "../served/run-server.js";
import type { CreationServers } from "./creation-row.js";
import type { ScimClient } from "./scim-client.js";

/** Number of users in the small directories. */
export const smallUsers = 1_000;

/** Dependencies of the rows. */
export interface ScimBench {
  readonly servers: Servers;
  /** Client of the large directory. */
  readonly client: ScimClient;
  /** Client of the small directory. */
  readonly smallClient: ScimClient;
  /** Number of users in the large directory. */
  readonly users: number;
  /** Folder for temporary files, removed at the end. */
  readonly folder: string;
}

/** The measured servers, each in its own process. */
export interface Servers {
  /** Rollcall with `users` users in a SQLite file. */
  readonly rollcall: RunningServer;
  /** Rollcall with 1,000 users. */
  readonly small: RunningServer;
  /** A plain node:http server that returns the bytes of a user. */
  readonly bare: RunningServer;
  /** A server that looks up the token and the user in SQLite, without any rules. */
  readonly least: RunningServer;
  readonly creation: CreationServers;
  /** scimmy and scimmy-routers on Express, with 1,000 users in a SQLite file. */
  readonly scimmy: RunningServer;
}
