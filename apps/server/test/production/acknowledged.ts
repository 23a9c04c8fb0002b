import { expect } from "vitest";
import type { Client } from "../demo.js";
import { deployedTokens } from "../kit/deployed.js";

/** The writes that a server has acknowledged and must keep. */
export interface Acknowledged {
  /** Writes one thing after another until the server is gone; calls `onWrite` after each acknowledged write. */
  writeUntilGone(client: Client, writer: string, onWrite: () => void): Promise<void>;
  /** Requires that the server has kept what was acknowledged since the last check. */
  checkNew(client: Client): Promise<void>;
  /** Requires that the server has kept everything. */
  checkAll(client: Client): Promise<void>;
  count(): number;
}

/** The known state of a user. A write without an answer may or may not have happened. */
interface KnownUser {
  readonly id: string;
  readonly userName: string;
  titles: readonly string[];
  active: readonly boolean[];
}

interface KnownGroup {
  readonly id: string;
  readonly member: string;
}

/** The acknowledged writes; messages by their `ts`. */
interface Writes {
  readonly users: KnownUser[];
  readonly groups: KnownGroup[];
  readonly messages: string[];
}

interface Round {
  readonly writer: string;
  readonly round: number;
  readonly onWrite: () => void;
}

/** Number of writes of each kind. */
interface Counts {
  readonly users: number;
  readonly groups: number;
  readonly messages: number;
}

const nothing: Counts = { users: 0, groups: 0, messages: 0 };
const maxChecks = 16;

/** Creates a record of acknowledged writes, for writers and readers of one world. */
export function createAcknowledged(): Acknowledged {
  const writes: Writes = { users: [], groups: [], messages: [] };
  const count = (): Counts => ({
    users: writes.users.length,
    groups: writes.groups.length,
    messages: writes.messages.length,
  });
  let checked = nothing;

  return {
    async writeUntilGone(client, writer, onWrite) {
      try {
        for (let round = 0; ; round += 1) await writeRound(writes, client, { writer, round, onWrite });
      } catch (error) {
        // The connection broke because the server was killed; any other error is a failure.
        if (!(error instanceof TypeError)) throw error;
      }
    },
    async checkNew(client) {
      await checkWrites(writes, client, checked);
      checked = count();
    },
    checkAll: (client) => checkWrites(writes, client, nothing),
    count: () => Object.values(count()).reduce((sum, each) => sum + each, 0),
  };
}

/** Creates a user, changes its title, adds it to a new group, posts a message, and deactivates every third user. */
async function writeRound(writes: Writes, client: Client, { writer, round, onWrite }: Round): Promise<void> {
  const name = `${writer}x${round}`;
  const user = await createUser(client, name);
  writes.users.push(user);
  onWrite();
  await changeTitle(client, user, `Title ${round}`);
  onWrite();
  writes.groups.push(await createGroup(client, name, user.id));
  onWrite();
  writes.messages.push(await postMessage(client, name));
  onWrite();
  if (round % 3 === 2) await deactivate(client, user);
}

async function createUser({ scim }: Client, name: string): Promise<KnownUser> {
  const { id, userName } = await done<{ readonly id: string; readonly userName: string }>(
    scim("POST", "/v2/Users", {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
      userName: name,
      emails: [{ value: `${name}@example.com`, primary: true }],
    }),
  );
  return { id, userName, titles: [""], active: [true] };
}

async function changeTitle({ scim }: Client, user: KnownUser, title: string): Promise<void> {
  user.titles = [...user.titles, title];
  await done(scim("PATCH", `/v1/Users/${user.id}`, { schemas: ["urn:scim:schemas:core:1.0"], title }));
  user.titles = [title];
}

async function createGroup({ scim }: Client, displayName: string, member: string): Promise<KnownGroup> {
  const { id } = await done<{ readonly id: string }>(
    scim("POST", "/v2/Groups", {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"],
      displayName,
      members: [{ value: member }],
    }),
  );
  return { id, member };
}

/** Returns the `ts` of the message. */
async function postMessage({ webapi }: Client, text: string): Promise<string> {
  const answer = await webapi("chat.postMessage", { channel: "general", text });
  expect(answer).toMatchObject({ ok: true });
  return String(answer["ts"]);
}

async function deactivate({ scim }: Client, user: KnownUser): Promise<void> {
  user.active = [true, false];
  expect((await scim("DELETE", `/v2/Users/${user.id}`)).status).toBe(204);
  user.active = [false];
}

/** Requires that the server has kept the writes after the first ones of each kind. */
async function checkWrites({ users, groups, messages }: Writes, client: Client, after: Counts): Promise<void> {
  await forEachConcurrently(users.slice(after.users), (user) => checkUser(client, user));
  await forEachConcurrently(groups.slice(after.groups), async ({ id, member }) => {
    const group = await done<{ readonly members?: readonly object[] }>(client.scim("GET", `/v2/Groups/${id}`));
    if (users.some((user) => user.id === member && user.active.every(Boolean)))
      expect(group.members).toEqual([expect.objectContaining({ value: member })]);
  });
  await forEachConcurrently(messages.slice(after.messages), async (ts) => {
    const page = { channel: "CDEMOGENERAL", oldest_ts: ts, latest_ts: ts };
    expect(
      JSON.stringify(await client.webapi("admin.analytics.messages.metadata", page, deployedTokens.admin)),
    ).toContain(ts);
  });
}

async function checkUser({ scim }: Client, { id, userName, titles, active }: KnownUser): Promise<void> {
  const found = await done<{ readonly title?: string | null; readonly active: boolean }>(
    scim("GET", `/v2/Users/${id}`),
  );
  expect(found).toMatchObject({ id, userName });
  expect(titles).toContain(found.title ?? "");
  expect(active).toContain(found.active);
}

async function done<T>(sent: Promise<Response>): Promise<T> {
  const response = await sent;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  return JSON.parse(text) as T;
}

/** Runs work for each item, several at a time. */
async function forEachConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: maxChecks }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
