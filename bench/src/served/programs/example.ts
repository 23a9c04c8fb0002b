import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { createApp } from "own-scim-service/create-app";
import { createMapStores } from "own-scim-service/map-stores";
import { createSqliteStores } from "own-scim-service/sqlite-stores";
import { sampleUser } from "./sample-user.js";
import { serveUntilStopped } from "./serve-until-stopped.js";

/** Serves the example of a custom SCIM service with `count` users, in a Map or, if a file is given, in SQLite. */
const [token = "", count = "0", file] = process.argv.slice(2);
const db = file === undefined ? undefined : new DatabaseSync(file);
const backends = db === undefined ? createMapStores() : createSqliteStores(db);
const context = { caller: undefined, now: new Date(), requestId: "", signal: new AbortController().signal };
db?.exec("BEGIN");
for (let at = 0; at < Number(count); at += 1) await backends.User.insert(sampleUser(at), context);
db?.exec("COMMIT");

const tokens = new Map([[token, { userName: "user0" }]]);
const cursorSecret = "a secret of the bench that is long enough";
const onError = (error: unknown) => void process.stderr.write(`${error}\n`);
serveUntilStopped(createServer(createApp({ backends, tokens, cursorSecret, onError })));
