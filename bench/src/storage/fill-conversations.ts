import { join } from "node:path";
import type { Store, Write } from "@rollcall/service/store";
import { createSqliteStore } from "@rollcall/storage/sqlite";

/** Numbers of stored things. */
interface Amounts {
  readonly channels: number;
  readonly messages: number;
  readonly replies: number;
}

/** Channel of the messages, and channel of the thread. */
export const longChannel = "CZLONG";
export const threadChannel = "CZTHREAD";

const created = "2026-01-02T03:04:05.006Z";
const startMs = 1_767_225_600_000;

/** Adds channels, a channel with many messages and one with a long thread to the demo world of a folder. */
export async function fillConversations(data: string, { channels, messages, replies }: Amounts): Promise<void> {
  const store = createSqliteStore({ file: join(data, "rollcall.db") });
  const workspaceId = (await store.organizations.get())?.defaultWorkspaceId ?? "";
  const botId = (await store.users.byUserName("rollbot"))?.id ?? "";
  await inBatches(store, channels, (at) => putChannel(channelIdOf(at), workspaceId));
  for (const id of [longChannel, threadChannel]) {
    const joined = { kind: "addChannelMembers", channelId: id, userIds: [botId] } as const;
    await inBatches(store, 2, (at) => (at === 0 ? putChannel(id, workspaceId) : joined));
  }
  const post = (channelId: string, at: number, parts: object = {}) => {
    const message = { channelId, userId: botId, text: "The build has finished.", ...parts };
    return { kind: "insertMessage", message, nowMs: startMs + at } as const;
  };
  await inBatches(store, messages, (at) => post(longChannel, at));
  await inBatches(store, replies + 1, (at) => post(threadChannel, at, at === 0 ? {} : { threadTs: tsOf(0) }));
  await store.close();
}

/** ID of the nth channel, from 0. It sorts after those of the demo world. */
export function channelIdOf(at: number): string {
  return `CX${String(at).padStart(6, "0")}`;
}

/** `ts` of the nth message of a channel, from 0. */
export function tsOf(at: number): string {
  const microseconds = String((startMs + at) * 1000);
  return `${microseconds.slice(0, 10)}.${microseconds.slice(10)}`;
}

function putChannel(id: string, workspaceId: string): Write {
  const name = id.toLowerCase();
  const state = { version: 1, created, kind: "public", archived: false, postingSuspended: false } as const;
  return { kind: "put", document: "channel", value: { id, workspaceId, name, ...state } };
}

async function inBatches(store: Store, count: number, make: (at: number) => Write): Promise<void> {
  const size = 5_000;
  for (let start = 0; start < count; start += size) {
    const writes = Array.from({ length: Math.min(size, count - start) }, (_, at) => make(start + at));
    const committed = await store.commit({ expect: [], writes });
    if (!committed.ok) throw new Error(JSON.stringify(committed.failed));
  }
}
