import { DatabaseSync, type PrepareOptions, type StatementSync } from "node:sqlite";
import { parseFilter } from "@rollcall/scim-filter";
import { documents, put, type Store, type UserFilter, type Write } from "@rollcall/service/store";
import { sampleChannel, sampleUser } from "@rollcall/service/store/conformance";
import { describe, expect, it } from "vitest";
import { applyWrite } from "../sql/commit/apply-write.js";
import { createReaders } from "../sql/readers/create-readers.js";
import { schemaOf } from "../sql/schema.js";
import { runAtOnce } from "../sql/statements/steps.js";
import { memberWrites } from "../sql/writes/group-members.js";
import { createSqliteConnection } from "./sqlite-connection.js";

const clientMsgKey = { channelId: "C1", appId: "A1", authorId: "U1", clientMsgId: "m1" };

type Readers = Pick<
  Store,
  | "users"
  | "groups"
  | "tokens"
  | "channels"
  | "messages"
  | "functions"
  | "records"
  | "lists"
  | "files"
  | "agentSessions"
  | "roles"
>;

const stretch = { oldest: "1767323045.006000", latest: "1767323046.006000" } as const;
const slice = { workspaceId: "T1", type: "public_channel", from: "C2", limit: 10 } as const;
const seen = { home: "T1", from: { created: "2026", id: "U1" }, limit: 10 } as const;
const administered = { home: "T1", active: true, from: { created: "2026", id: "U1" }, limit: 10 } as const;
const page = { home: "T1", offset: 0, limit: 10, order: "ascending" } as const;
// The filters below only name attributes that can be filtered by.
const filtered = (text: string) => ({ ...page, filter: parseFilter(text) as UserFilter });

/** Reads that look something up, and must not scan all rows for it. */
const readings: Readonly<Record<string, (readers: Readers) => unknown>> = {
  "users.get": ({ users }) => users.get("U1"),
  "users.getMany": ({ users }) => users.getMany(["U1", "U2"]),
  "users.byUserName": ({ users }) => users.byUserName("ada"),
  "users.byEmail": ({ users }) => users.byEmail("a@b.c"),
  "users.exceptionsAmong": ({ users }) => users.exceptionsAmong(["U1", "U2"]),
  "users.groupsOf": ({ users }) => users.groupsOf(["U1", "U2"]),
  "users.connectedWorkspaces": ({ users }) => users.connectedWorkspaces("U1"),
  "groups.connectionsOf": ({ groups }) => groups.connectionsOf("S1"),
  "users.nameHolder": ({ users }) => users.nameHolder("ada"),
  "users.namesLike": ({ users }) => users.namesLike("ada"),
  "users.connectedAmong": ({ users }) => users.connectedAmong(["U1", "U2"], "T1"),
  "users.seen": ({ users }) => users.seen(seen),
  "users.seen, by an installation on workspaces": ({ users }) =>
    users.seen({ ...seen, granted: { workspaceIds: ["T1"], userId: "U1" } }),
  "users.administered": ({ users }) => users.administered(administered),
  "users.administered, of a workspace": ({ users }) => users.administered({ ...administered, workspaceId: "T1" }),
  "users.administered, deactivated": ({ users }) => users.administered({ ...administered, active: false }),
  "users.administered, guests": ({ users }) => users.administered({ ...administered, onlyGuests: true }),
  "users.administered, owners": ({ users }) =>
    users.administered({ ...administered, roles: { of: "T1", anyOf: ["owner"] } }),
  "users.connectionsOf": ({ users }) => users.connectionsOf(["U1", "U2"]),
  "users.find, ascending": ({ users }) => users.find(page),
  "users.find, descending": ({ users }) => users.find({ ...page, order: "descending" }),
  "groups.membersOf": ({ groups }) => groups.membersOf(["S1", "S2"]),
  "groups.byHandle": ({ groups }) => groups.byHandle("crew"),
  "groups.countMembers": ({ groups }) => groups.countMembers("S1"),
  "tokens.byHash": ({ tokens }) => tokens.byHash("h1"),
  "channels.byName": ({ channels }) => channels.byName("T1", "general"),
  "channels.nameTaken": ({ channels }) => channels.nameTaken("general"),
  "channels.dm": ({ channels }) => channels.dm("T1", "U1", "U2"),
  "channels.isMember": ({ channels }) => channels.isMember("C1", "U1"),
  "channels.shareChannel": ({ channels }) => channels.shareChannel("U1", "U2"),
  "channels.seenBy": ({ channels }) => channels.seenBy("C1", "U1"),
  "channels.find": ({ channels }) => channels.find(slice, "U1"),
  "channels.ofMember": ({ channels }) => channels.ofMember(slice, "U1"),
  "channels.ofBoth": ({ channels }) => channels.ofBoth(slice, "U1", "U2"),
  "channels.members": ({ channels }) => channels.members("C1", { from: 3, limit: 10 }),
  "messages.history, newest first": ({ messages }) =>
    messages.history("C1", { ...stretch, order: "newestFirst", limit: 10 }),
  "messages.history, oldest first": ({ messages }) =>
    messages.history("C1", { ...stretch, order: "oldestFirst", limit: 10 }),
  "messages.countAfter": ({ messages }) => messages.countAfter("C1", "1767323045.006000"),
  "messages.countWrittenAfter": ({ messages }) => messages.countWrittenAfter("C1", "1767323045.006000"),
  "messages.replies": ({ messages }) => messages.replies("C1", "1767323045.006000", { ...stretch, limit: 10 }),
  "messages.pins": ({ messages }) => messages.pins("C1", 10),
  "messages.countPins": ({ messages }) => messages.countPins("C1"),
  "messages.get": ({ messages }) => messages.get("C1", "1767323045.006000"),
  "messages.latest": ({ messages }) => messages.latest("C1", 10),
  "messages.byClientMsgId": ({ messages }) => messages.byClientMsgId(clientMsgKey),
  "messages.window": ({ messages }) => messages.window("C1", { ...stretch, limit: 10 }),
  "messages.activity": ({ messages }) => messages.activity("C1", stretch),
  "functions.byCallback": ({ functions }) => functions.byCallback("A1", "greet"),
  "functions.find": ({ functions }) => functions.find({ appIds: ["A1"], undistributedOf: [], limit: 10 }),
  "records.get": ({ records }) => records.get("O1", "R1"),
  "groups.byName": ({ groups }) => groups.byName("crew"),
  "tokens.actsAsAmong": ({ tokens }) => tokens.actsAsAmong("A1", ["U1", "U2"]),
  "tokens.actsAs": ({ tokens }) => tokens.actsAs("A1", "U1"),
  "messages.count": ({ messages }) => messages.count("T1"),
  "lists.accessOf": ({ lists }) => lists.accessOf("F1"),
  "lists.rows": ({ lists }) => lists.rows("F1", ["Rec1", "Rec2"]),
  "lists.findRows": ({ lists }) => lists.findRows({ listId: "F1", limit: 10 }),
  "lists.lastPlace": ({ lists }) => lists.lastPlace("F1"),
  "lists.parentsAmong": ({ lists }) => lists.parentsAmong("F1", ["Rec1", "Rec2"]),
  "lists.exportPart": ({ lists }) => lists.exportPart("Le1", 0),
  "agentSessions.get": ({ agentSessions }) => agentSessions.get("C1"),
  "agentSessions.channelsWithThread": ({ agentSessions }) =>
    agentSessions.channelsWithThread("U1", "1767323045.006000"),
  "files.getMany": ({ files }) => files.getMany(["F1", "F2"]),
  "roles.find, newest first": ({ roles }) =>
    roles.find({ roleIds: [], entityIds: [], order: "newestFirst", limit: 10 }),
  "roles.find, oldest first": ({ roles }) =>
    roles.find({ roleIds: [], entityIds: [], order: "oldestFirst", limit: 10 }),
  "roles.among": ({ roles }) => roles.among({ roleIds: ["Rl0A"], entityIds: ["E1"], userIds: ["U1"] }),
};

/** Index that a page starts from, without sorting. */
const pages = [
  ["users.seen", "users_in_order (home=? AND (created,id)>(?,?))"],
  ["users.seen, by an installation on workspaces", "users_in_order (home=? AND (created,id)>(?,?))"],
  ["users.administered", "users_in_order (home=? AND (created,id)>(?,?))"],
  ["users.administered, of a workspace", "users_in_order (home=? AND (created,id)>(?,?))"],
  ["users.administered, deactivated", "users_deactivated (home=? AND (created,id)>(?,?))"],
  ["users.administered, guests", "users_guests (home=? AND (created,id)>(?,?))"],
  ["users.administered, owners", "users_administering (home=? AND (created,id)>(?,?))"],
  ["channels.find", "channels_by_type (workspace_id=? AND type=? AND id>?)"],
  ["channels.ofMember", "channel_members_of_user (user_id=? AND type=? AND channel_id>?)"],
  ["channels.ofBoth", "channel_members_of_user (user_id=? AND type=? AND channel_id>?)"],
  ["channels.members", "channel_members_in_order (channel_id=? AND place>?)"],
  ["messages.history, newest first", "messages_in_history (channel_id=? AND history_ts>? AND history_ts<?)"],
  ["messages.history, oldest first", "messages_in_history (channel_id=? AND history_ts>? AND history_ts<?)"],
  ["messages.countAfter", "messages_in_history (channel_id=? AND history_ts>?)"],
  ["messages.countWrittenAfter", "messages_in_history (channel_id=? AND history_ts>?)"],
  ["messages.replies", "messages_in_thread (channel_id=? AND thread_ts=? AND ts>? AND ts<?)"],
  ["messages.pins", "messages_of_pins (channel_id=? AND pinned>?)"],
  ["roles.find, newest first", "role_assignments_in_order (place<?)"],
  ["roles.find, oldest first", "role_assignments_in_order (place>?)"],
  ["messages.countPins", "messages_of_pins (channel_id=? AND pinned>?)"],
] as const;

/** Index by which the users of a filter are found. */
const filters = [
  [`userName eq "u1"`, "users_by_user_name (user_name=?)"],
  [`email eq "u1@example.com"`, "sqlite_autoindex_user_emails_1 (address=?)"],
  [`userName eq "u1" and restricted eq false`, "users_by_user_name (user_name=?)"],
  [`email eq "u1@example.com" and userName sw "u"`, "sqlite_autoindex_user_emails_1 (address=?)"],
  [`restricted eq true`, "users_guests (home=?)"],
  [`ultra_restricted eq "1" and userName co "u"`, "users_guests (home=?)"],
  [`restricted eq false`, "users_in_order (home=?)"],
  [`userName sw "u"`, "users_by_user_name (user_name>? AND user_name<?)"],
  [`userName co "u"`, "users_in_order (home=?)"],
] as const;

describe("reading from SQLite", () => {
  it.each(Object.entries(readings))("%s uses an index", async (_name, read) => {
    const plans = await plansOf(read);
    const scans = plans.flat().filter((it) => it.startsWith("SCAN") && !it.startsWith("SCAN list"));
    expect(scans).toEqual([]);
  });

  it("merges the channels that a workspace shares by their own index, without reading on after the page", async () => {
    const shared = { ...sampleChannel("C9"), workspaceId: "T2", sharedWith: ["T1"] };
    const plan = (await plansOf(({ channels }) => channels.find(slice, "U1"), put(documents.channel, shared))).at(-1);
    expect(plan?.[0]).toBe("MERGE (UNION ALL)");
    expect(plan?.join()).toContain("channel_shares_by_type (workspace_id=? AND type=? AND channel_id>?)");
    expect(plan?.join()).not.toContain("TEMP B-TREE");
  });

  it("finds rows of a List by their IDs, without scanning all of its rows", async () => {
    const [plan] = await plansOf(({ lists }) => lists.rows("F1", ["Rec1", "Rec2"]));
    expect(plan?.[0]).toContain("(id=?)");
  });

  it.each(pages)("%s starts from %s", async (name, index) => {
    const plan = (await plansOf(readings[name] ?? (() => Promise.reject(new Error(name))))).at(-1);
    expect(plan?.[0]).toContain(index);
    expect(plan?.filter((step) => step.includes("TEMP B-TREE"))).toEqual([]);
  });

  it("finds who replied from what is counted, and the first and last reply of each by their index", async () => {
    const [plan] = await plansOf(({ messages }) => messages.repliers("C1", stretch));
    expect(plan?.[0]).toContain("thread_repliers_1 (channel_id=? AND thread_ts>? AND thread_ts<?)");
    const replies = plan?.filter((step) => step.includes(" m "));
    expect(replies).toHaveLength(2);
    for (const step of replies ?? [])
      expect(step).toContain("messages_of_replier (channel_id=? AND thread_ts=? AND replier_id=?)");
  });

  it.each(filters)("finds users of the filter %s by %s", async (text, index) => {
    const plans = await plansOf(({ users }) => users.find(filtered(text)));
    for (const plan of plans) expect(plan[0]).toContain(index);
  });
});

/** A database that records the statements it prepares. */
class WatchedDatabase extends DatabaseSync {
  readonly prepared: string[] = [];

  override prepare(sql: string, options?: PrepareOptions): StatementSync {
    this.prepared.push(sql);
    return super.prepare(sql, options);
  }
}

/** Query plans of the statements that a read runs over one user, and what else is written. */
async function plansOf(
  read: (readers: Readers) => unknown,
  ...writes: readonly Write[]
): Promise<readonly (readonly string[])[]> {
  const db = new WatchedDatabase(":memory:");
  for (const text of schemaOf(documents)) db.exec(text.replaceAll("{text}", "text"));
  const { run } = createSqliteConnection(() => db);
  for (const write of [put(documents.user, sampleUser("U1")), ...writes]) {
    runAtOnce(applyWrite({ write }, { made: [], members: memberWrites, documents }), run);
  }
  db.prepared.length = 0;
  // A connection prepares each statement once, and a new one has prepared none.
  await read(createReaders(createSqliteConnection(() => db)));
  const plans = [...db.prepared].map((text) =>
    db
      .prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => String(detail)),
  );
  db.close();
  expect(plans.length).toBeGreaterThan(0);
  return plans;
}
