import { join } from "node:path";
import type { Store, Write } from "@rollcall/service/store";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import { createDirectory, userIdOf } from "../served/directory.js";
import { fillConversations } from "../storage/fill-conversations.js";

/** Number of channels with many members that a world has to delete, one for each sample. */
export const crowds = 4;

/** Part of the messages that are replies of one thread. */
const repliesIn = 10;

/** Creates a folder with the database of a world of a size: so many users, channels, messages, and files shared in a channel. */
export async function fillGrowth(folder: string, size: number): Promise<void> {
  await createDirectory(folder, size);
  await fillConversations(folder, { channels: size, messages: size, replies: size / repliesIn });
  const store = createSqliteStore({ file: join(folder, "rollcall.db") });
  await fillFiles(store, size);
  for (let crowd = 0; crowd < crowds; crowd += 1) await fillCrowd(store, crowdIdOf(crowd), size);
  await store.close();
}

/** ID of the nth channel with many members, from 0. */
export function crowdIdOf(nth: number): string {
  return `CZCROWD${nth}`;
}

/** ID of the public channel in which all files are shared. */
const filesChannel = "CZFILES";

const created = "2026-01-02T03:04:05.006Z";
const createdMs = Date.parse(created);

/** Number of files of one message. */
const filesAtOnce = 100;

async function fillFiles(store: Store, size: number): Promise<void> {
  const { workspaceId, channel } = await channelOf(store, filesChannel);
  const ownerId = userIdOf(1);
  await write(store, [channel]);
  for (let from = 0; from < size; from += filesAtOnce) {
    const numbers = Array.from({ length: Math.min(filesAtOnce, size - from) }, (_, at) => from + at);
    const files = numbers.map((number): Write => {
      const instant = new Date(createdMs + number * 1000).toISOString();
      const parts = {
        version: 1,
        created: instant,
        workspaceId,
        ownerId,
        mimetype: "text/plain",
        size: 1,
        isPublic: true,
      } as const;
      return { kind: "put", document: "file", value: { id: fileIdOf(number), name: `${number}.txt`, ...parts } };
    });
    const message = { channelId: filesChannel, userId: ownerId, text: "", fileIds: numbers.map(fileIdOf) };
    await write(store, [...files, { kind: "insertMessage", message, nowMs: createdMs + from * 1000 }]);
  }
}

function fileIdOf(number: number): string {
  return `FX${String(number).padStart(8, "0")}`;
}

/** Number of members that are added at once. */
const membersAtOnce = 10_000;

async function fillCrowd(store: Store, id: string, size: number): Promise<void> {
  const { channel } = await channelOf(store, id);
  await write(store, [channel]);
  for (let from = 0; from < size; from += membersAtOnce) {
    const userIds = Array.from({ length: Math.min(membersAtOnce, size - from) }, (_, at) => userIdOf(from + at));
    await write(store, [{ kind: "addChannelMembers", channelId: id, userIds }]);
  }
}

async function channelOf(store: Store, id: string) {
  const workspaceId = (await store.organizations.get())?.defaultWorkspaceId ?? "";
  const state = { version: 1, created, kind: "public", archived: false, postingSuspended: false } as const;
  const value = { id, workspaceId, name: id.toLowerCase(), ...state };
  return { workspaceId, channel: { kind: "put", document: "channel", value } as const };
}

async function write(store: Store, writes: readonly Write[]): Promise<void> {
  const committed = await store.commit({ expect: [], writes });
  if (!committed.ok) throw new Error(JSON.stringify(committed.failed));
}
