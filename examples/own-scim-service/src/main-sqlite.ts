import Database from "better-sqlite3";
import { listen } from "./listen.js";
import { createSqliteStores } from "./sqlite-stores.js";

listen(createSqliteStores(new Database(process.env["DATABASE"] ?? "directory.db")));
