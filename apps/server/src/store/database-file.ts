import { join } from "node:path";

/** Path of the database in a folder. */
export function databaseFile(folder: string): string {
  return join(folder, "rollcall.db");
}
