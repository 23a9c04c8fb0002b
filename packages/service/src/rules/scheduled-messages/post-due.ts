import type { Channel } from "../../model/channel.js";
import type { ChannelWrite } from "../../model/channel-store.js";
import type { Workspace } from "../../model/organization.js";
import { hasVersion, remove } from "../../model/port/document.js";
import { type ScheduledMessage, scheduledMessages } from "../../model/scheduled-message.js";
import type { Expectation, Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { decide } from "../../store/decide.js";
import { type DuePass, runJobs } from "../../store/due-loop.js";
import { millisecondsOf } from "../../values/instant.js";
import { reopening } from "../conversations/direct.js";
import { publishFiles } from "../conversations/files/publish-files.js";
import { isActive } from "../directory/user.js";
import { postable } from "../messages/find-target.js";
import { expectRoom, findThread, refusePosting } from "../messages/posting.js";

const pageSize = 100;

/** Posts the scheduled messages that are due. A message that can no longer be posted is dropped. */
export function postDue(pass: DuePass): Promise<void> {
  const { store, nowMs } = pass;
  return runJobs<ScheduledMessage>(
    {
      find: async (last) => {
        const page = { limit: pageSize, ...(last && { after: positionOf(last) }) };
        const found = await store.list(scheduledMessages, "due", {}, page);
        const nowSeconds = nowMs() / 1000;
        return found.filter(({ postAt }) => postAt <= nowSeconds);
      },
      run: (job) => post(job, store, nowMs),
      drop: (job) => drop(job, store),
    },
    pass,
  );
}

function positionOf({ id, postAt, created }: ScheduledMessage) {
  return { post_at: postAt, created: millisecondsOf(created), id };
}

/** Posts a message unless it was posted, changed or deleted meanwhile. */
async function post(job: ScheduledMessage, store: Store, nowMs: () => number): Promise<void> {
  const isDropped = await decide<boolean>(store, async () => {
    const stored = await store.get(scheduledMessages, { id: job.id });
    if (stored === undefined) return { kind: "answer", answer: false };
    const atMs = nowMs();
    const place = await findPlace(stored, store, atMs);
    if (place === undefined) return { kind: "answer", answer: true };
    const opened = await publishFiles(stored.message.fileIds, [place.channel], store);
    return {
      kind: "commit",
      batch: {
        expect: [claimOf(stored), ...place.expect, ...opened.expect, ...expectRoom(place.home)],
        writes: [
          remove(scheduledMessages, { id: stored.id }),
          ...place.writes,
          ...opened.writes,
          { kind: "insertMessage", message: stored.message, nowMs: atMs },
        ],
      },
      answer: () => false,
      refuse: ({ kind }) => (kind === "messagesAtMost" ? true : undefined),
    };
  });
  if (isDropped) await drop(job, store);
}

async function drop({ id }: ScheduledMessage, store: Store): Promise<void> {
  await decide<void>(store, async () => {
    const stored = await store.get(scheduledMessages, { id });
    if (stored === undefined) return { kind: "answer", answer: undefined };
    return {
      kind: "commit",
      batch: { expect: [claimOf(stored)], writes: [remove(scheduledMessages, { id })] },
      answer: () => undefined,
    };
  });
}

/** Of several processes that post the message, one wins. */
function claimOf({ id, version }: ScheduledMessage) {
  return hasVersion(scheduledMessages, { id }, version);
}

/** The place of a scheduled message. */
interface Place {
  readonly channel: Channel;
  /** Workspace of the conversation. */
  readonly home: Workspace;
  readonly expect: readonly Expectation[];
  readonly writes: readonly ChannelWrite[];
}

/** Finds where a scheduled message can be posted now; undefined if it can no longer be posted. */
async function findPlace(scheduled: ScheduledMessage, store: Store, nowMs: number): Promise<Place | undefined> {
  const { message, authorId, appId } = scheduled;
  const [channel, author, app] = await Promise.all([
    store.channels.get(message.channelId),
    store.users.get(authorId),
    appId === "" ? undefined : store.apps.get(appId),
  ]);
  if (channel === undefined || channel.deleted === true || channel.archived || channel.postingSuspended)
    return undefined;
  if (author === undefined || !isActive(author, nowMs) || app?.deleted === true) return undefined;
  const home = await store.organizations.workspace(channel.workspaceId);
  if (home === undefined || home.deleted) return undefined;
  if (refusePosting(app === undefined ? {} : { app }, home) !== undefined) return undefined;
  if (!(await mayPost(scheduled, { channel, author, store }))) return undefined;
  const { threadTs } = message;
  const thread = threadTs === undefined ? undefined : await findThread(store, channel.id, threadTs);
  if (thread?.ok === false) return undefined;
  return {
    home,
    channel,
    expect: [...postable(channel, author), ...(thread?.expect ?? [])],
    writes: reopening(channel),
  };
}

interface Posting {
  readonly channel: Channel;
  readonly author: User;
  readonly store: Store;
}

/** Whether the author is still in the conversation, or may post without being in it. */
async function mayPost(
  { message, postsAnywhere }: ScheduledMessage,
  { channel, author, store }: Posting,
): Promise<boolean> {
  // A direct message under another identity is in the conversation with the system user.
  if (channel.kind === "im") return message.userId === undefined || channel.dmUserIds?.includes(author.id) === true;
  if (await store.channels.isMember(channel.id, author.id)) return true;
  return channel.kind === "public" && author.guest === undefined && postsAnywhere === true;
}
