import type { Store } from "@rollcall/service/store";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { statementsFrom } from "../sql/migrations.js";
import { createReaders } from "../sql/readers/create-readers.js";
import { createSqliteConnection } from "./sqlite-connection.js";

/** Readings that look something up, and must not look at every row for it. */
const readings: Readonly<
  Record<
    string,
    (store: Pick<Store, "users" | "groups" | "tokens" | "channels" | "messages" | "lists">) => Promise<unknown>
  >
> = {
  "users.get": ({ users }) => users.get("U1"),
  "users.getMany": ({ users }) => users.getMany(["U1", "U2"]),
  "users.byUserName": ({ users }) => users.byUserName("ada"),
  "users.byEmail": ({ users }) => users.byEmail("a@b.c"),
  "users.groupsOf": ({ users }) => users.groupsOf(["U1", "U2"]),
  "users.namesLike": ({ users }) => users.namesLike("ada"),
  "groups.membersOf": ({ groups }) => groups.membersOf(["S1", "S2"]),
  "tokens.byHash": ({ tokens }) => tokens.byHash("h1"),
  "channels.byName": ({ channels }) => channels.byName("T1", "general"),
  "channels.nameTaken": ({ channels }) => channels.nameTaken("general"),
  "channels.dm": ({ channels }) => channels.dm("T1", "U1", "U2"),
  "channels.isMember": ({ channels }) => channels.isMember("C1", "U1"),
  "channels.shareChannel": ({ channels }) => channels.shareChannel("U1", "U2"),
  "messages.get": ({ messages }) => messages.get("C1", "1767323045.006000"),
  "messages.latest": ({ messages }) => messages.latest("C1", 10),
  "messages.byClientMsgId": ({ messages }) => messages.byClientMsgId("A1", "m1"),
  "messages.count": ({ messages }) => messages.count("T1"),
  "lists.accessOf": ({ lists }) => lists.accessOf("F1"),
};

describe("reading from SQLite", () => {
  it.each(Object.entries(readings))("%s goes by an index", async (_name, read) => {
    const run: string[] = [];
    const db = new Database(":memory:", { verbose: (text) => run.push(String(text)) });
    for (const text of statementsFrom(0, "text")) db.exec(text);
    run.length = 0;
    await read(createReaders(createSqliteConnection(db)));
    expect(run).toHaveLength(1);
    const plan = db.prepare<[], { readonly detail: string }>(`explain query plan ${run[0]}`).all();
    const scans = plan.map(({ detail }) => detail).filter((it) => it.startsWith("SCAN") && !it.startsWith("SCAN list"));
    expect(scans).toEqual([]);
    db.close();
  });
});
