import { expect } from "vitest";
import type { Client } from "../demo.js";

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

interface Counts {
  readonly users: number;
  readonly groups: number;
  readonly messages: number;
}

const nothing: Counts = { users: 0, groups: 0, messages: 0 };
const admin = "svcp-demo-admin";
const checksAtOnce = 16;

/** Creates a record of acknowledged writes, for writers and readers of one world. */
export function createAcknowledged(): Acknowledged {
  const users: KnownUser[] = [];
  const groups: { readonly id: string; readonly member: string }[] = [];
  const messages: string[] = [];

  const createUser = async ({ scim }: Client, name: string): Promise<KnownUser> => {
    const { id, userName } = await done<{ readonly id: string; readonly userName: string }>(
      scim("POST", "/v2/Users", {
        schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
        userName: name,
        emails: [{ value: `${name}@example.com`, primary: true }],
      }),
    );
    const user: KnownUser = { id, userName, titles: [""], active: [true] };
    users.push(user);
    return user;
  };
  const changeTitle = async ({ scim }: Client, user: KnownUser, title: string) => {
    user.titles = [...user.titles, title];
    await done(scim("PATCH", `/v1/Users/${user.id}`, { schemas: ["urn:scim:schemas:core:1.0"], title }));
    user.titles = [title];
  };
  const createGroup = async ({ scim }: Client, displayName: string, member: string) => {
    const body = {
      schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"],
      displayName,
      members: [{ value: member }],
    };
    groups.push({ id: (await done<{ readonly id: string }>(scim("POST", "/v2/Groups", body))).id, member });
  };
  const postMessage = async ({ webapi }: Client, text: string) => {
    const answer = await webapi("chat.postMessage", { channel: "general", text });
    expect(answer).toMatchObject({ ok: true });
    messages.push(String(answer["ts"]));
  };
  const deactivate = async ({ scim }: Client, user: KnownUser) => {
    user.active = [true, false];
    expect((await scim("DELETE", `/v2/Users/${user.id}`)).status).toBe(204);
    user.active = [false];
  };

  const check = async (client: Client, from: Counts) => {
    await inTurn(users.slice(from.users), (user) => checkUser(client, user));
    await inTurn(groups.slice(from.groups), async ({ id, member }) => {
      const group = await done<{ readonly members?: readonly object[] }>(client.scim("GET", `/v2/Groups/${id}`));
      if (users.some(({ id: known, active }) => known === member && active.every(Boolean)))
        expect(group.members).toEqual([expect.objectContaining({ value: member })]);
    });
    await inTurn(messages.slice(from.messages), async (ts) => {
      const page = { channel: "CDEMOGENERAL", oldest_ts: ts, latest_ts: ts };
      expect(JSON.stringify(await client.webapi("admin.analytics.messages.metadata", page, admin))).toContain(ts);
    });
  };
  let seen = nothing;

  return {
    async writeUntilGone(client, writer, onWrite) {
      for (let round = 0; ; round += 1) {
        const name = `${writer}x${round}`;
        try {
          const user = await createUser(client, name);
          onWrite();
          await changeTitle(client, user, `Title ${round}`);
          onWrite();
          await createGroup(client, name, user.id);
          onWrite();
          await postMessage(client, name);
          onWrite();
          if (round % 3 === 2) await deactivate(client, user);
        } catch (error) {
          // The connection broke because the server was killed; any other error is a failure.
          if (error instanceof TypeError) return;
          throw error;
        }
      }
    },
    async checkNew(client) {
      await check(client, seen);
      seen = { users: users.length, groups: groups.length, messages: messages.length };
    },
    checkAll: (client) => check(client, nothing),
    count: () => users.length + groups.length + messages.length,
  };
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
async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: checksAtOnce }, async () => {
      for (const item of rest) await work(item);
    }),
  );
}
