import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";
import express from "express";
import SCIMMY from "scimmy";
import SCIMMYRouters from "scimmy-routers";
import { sampleUser } from "./sample-user.js";
import { serveUntilStopped } from "./serve-until-stopped.js";

/**
 * Serves users and groups with scimmy and scimmy-routers on Express, in Maps or, if a file is given, in SQLite. For a list,
 * it passes all resources to scimmy, which filters them.
 */
const [token = "", count = "0", file] = process.argv.slice(2);

interface Keeper<T> {
  readonly get: (id: string) => T | undefined;
  readonly all: () => T[];
  readonly put: (id: string, resource: object) => T;
}

const db = file === undefined ? undefined : new DatabaseSync(file);
db?.exec("pragma journal_mode = wal");
db?.exec("pragma synchronous = full");
const users = createKeeper<{ readonly id: string; readonly userName: string }>("users");
const groups = createKeeper<{ readonly id: string; readonly displayName: string }>("groups");
const meta = { created: "2026-01-01T00:00:00Z", lastModified: "2026-01-01T00:00:00Z" };
db?.exec("begin");
for (let at = 0; at < Number(count); at += 1) users.put(`U${at}`, { ...sampleUser(at), meta });
db?.exec("commit");
let made = 0;

SCIMMY.Resources.declare(SCIMMY.Resources.User)
  .extend(SCIMMY.Schemas.EnterpriseUser, false)
  .egress(({ id }) => read(users, id))
  .ingress(({ id }, user) => users.put(id ?? nextId("U"), user));
SCIMMY.Resources.declare(SCIMMY.Resources.Group)
  .egress(({ id }) => read(groups, id))
  .ingress(({ id }, group) => groups.put(id ?? nextId("G"), group));

const app = express();
app.use(
  "/scim/v2",
  new SCIMMYRouters({
    type: "bearer",
    handler: (request) => {
      if (request.header("authorization") !== `Bearer ${token}`) throw new Error("unknown token");
      return "U0";
    },
  }),
);
serveUntilStopped(createServer(app));

function read<T>(keeper: Keeper<T>, id: string | undefined): T | T[] {
  if (id === undefined) return keeper.all();
  const found = keeper.get(id);
  if (found === undefined) throw new SCIMMY.Types.Error(404, "", `${id} does not exist`);
  return found;
}

function nextId(prefix: string): string {
  made += 1;
  return `${prefix}new${made}`;
}

function createKeeper<T>(table: string): Keeper<T> {
  if (db === undefined) {
    const kept = new Map<string, T>();
    const put = (id: string, resource: object) => {
      const whole = { ...resource, id } as T; // scimmy has checked it.
      kept.set(id, whole);
      return whole;
    };
    return { get: (id) => kept.get(id), all: () => [...kept.values()], put };
  }
  db.exec(`create table ${table} (id text primary key, document text not null)`);
  const one = db.prepare(`select document from ${table} where id = ?`);
  const every = db.prepare(`select document from ${table}`);
  const replace = db.prepare(`replace into ${table} values (?, ?)`);
  return {
    get: (id) => {
      const found = one.get(id);
      return found && JSON.parse(String(found["document"]));
    },
    all: () => every.all().map(({ document }) => JSON.parse(String(document))),
    put: (id, resource) => {
      const whole = { ...resource, id } as T;
      replace.run(id, JSON.stringify(whole));
      return whole;
    },
  };
}
