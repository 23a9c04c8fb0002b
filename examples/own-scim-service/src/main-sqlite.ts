import { DatabaseSync } from "node:sqlite";
import { listen } from "./listen.js";
import { createSqliteStores } from "./sqlite-stores.js";

listen(createSqliteStores(new DatabaseSync(process.env["DATABASE"] ?? "directory.db")));
