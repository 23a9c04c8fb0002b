import type { RunningServer } from "../served/run-server.js";

/** Dependencies of the rows. */
export interface StorageBench {
  /** Rollcall with `users` users in a SQLite file. */
  readonly sqlite: RunningServer;
  /** Two servers on the same directory in one PostgreSQL database with durable commits. */
  readonly postgres: readonly [RunningServer, RunningServer];
  /** Number of users. */
  readonly users: number;
  /** Folder for temporary files, removed at the end. */
  readonly folder: string;
  /** World file of the directory. */
  readonly worldFile: string;
  /** Creates an empty PostgreSQL schema and returns its URL. */
  readonly createSchema: () => Promise<string>;
}
