import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";
import express from "express";
import SCIMMY from "scimmy";
import SCIMMYRouters from "scimmy-routers";
import { serveUntilStopped } from "./serve-until-stopped.js";

/**
 * Serves users in SQLite with scimmy and scimmy-routers on Express. Each request looks up the token and the user, and
 * changes are durable before the answer.
 */
const [file = "", token = "", count = "0"] = process.argv.slice(2);
const db = new DatabaseSync(file);
db.exec("pragma journal_mode = wal");
db.exec("pragma synchronous = full");
db.exec("create table tokens (hash text primary key, user_id text not null)");
db.exec("create table users (id text primary key, document text not null)");
db.prepare("insert into tokens values (?, ?)").run(hashOf(token), "admin");
const insert = db.prepare("insert into users values (?, ?)");
db.exec("begin");
for (let at = 0; at < Number(count); at += 1) insert.run(`U${at}`, JSON.stringify(toUser(at)));
db.exec("commit");

const selectToken = db.prepare("select user_id from tokens where hash = ?");
const selectUser = db.prepare("select document from users where id = ?");
const replaceUser = db.prepare("replace into users values (?, ?)");

SCIMMY.Resources.declare(SCIMMY.Resources.User)
  .extend(SCIMMY.Schemas.EnterpriseUser, false)
  .egress(({ id = "" }) => readUser(id))
  .ingress(({ id = "" }, user) => {
    const document = { ...user, id };
    replaceUser.run(id, JSON.stringify(document));
    return document;
  });

const app = express();
app.use(
  "/scim/v2",
  new SCIMMYRouters({
    type: "bearer",
    handler: (request) => {
      const bearer = request.header("authorization")?.replace(/^Bearer /, "") ?? "";
      const found = selectToken.get(hashOf(bearer));
      if (found === undefined) throw new Error("unknown token");
      return String(found["user_id"]);
    },
  }),
);
const server = createServer(app);
serveUntilStopped(server);

function readUser(id: string) {
  const found = selectUser.get(id);
  if (found === undefined) throw new SCIMMY.Types.Error(404, "", `user ${id} does not exist`);
  return JSON.parse(String(found["document"]));
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A user with the same attributes as Rollcall's users. */
function toUser(at: number) {
  const userName = `user${at}`;
  return {
    id: `U${at}`,
    meta: { created: "2026-01-01T00:00:00Z", lastModified: "2026-01-01T00:00:00Z" },
    userName,
    nickName: userName,
    name: { givenName: "User", familyName: `Number ${at}` },
    displayName: `User Number ${at}`,
    profileUrl: `https://acme.example/team/${userName}`,
    title: "Engineer",
    timezone: "America/Los_Angeles",
    active: true,
    emails: [{ value: `${userName}@example.com`, primary: true }],
    photos: [{ value: `https://acme.example/photos/${userName}.png`, type: "photo" }],
    groups: [],
  };
}
