import { messageDefaults, reminderDefaults } from "../../generated/service.js";
import type { MessageDraft } from "../../model/message.js";
import { hasVersion, put } from "../../model/port/document.js";
import { isPending, type Reminder, reminders } from "../../model/reminder.js";
import type { Expectation, SilentWrite, Store, Write } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { decide } from "../../store/decide.js";
import { type DuePass, runJobs } from "../../store/due-loop.js";
import type { Id, Ids } from "../../values/ids.js";
import { millisecondsOf } from "../../values/instant.js";
import { readWall } from "../../values/time-zones.js";
import { newDm, reopening } from "../conversations/direct.js";
import { isActive } from "../directory/user.js";
import { expectRoom, refusePosting } from "../messages/posting.js";
import { nextOccurrence } from "./times/next-occurrence.js";

const pageSize = 100;

/** Reminds users of what is due. A reminder that recurs is planned again, after what was missed. */
export function remindDue(pass: DuePass): Promise<void> {
  const { store, nowMs } = pass;
  return runJobs<Reminder>(
    {
      find: async (last) => {
        const after = last && { due: last.time, created: millisecondsOf(last.created), id: last.id };
        const found = await store.list(reminders, "due", {}, { limit: pageSize, ...(after && { after }) });
        const nowSeconds = nowMs() / 1000;
        return found.filter(({ time }) => time <= nowSeconds);
      },
      run: (job) => remind(job, pass),
      drop: (job) => skip(job, pass),
    },
    pass,
  );
}

/** Sends the message unless the reminder was sent, completed or deleted meanwhile. */
async function remind(job: Reminder, pass: DuePass): Promise<void> {
  const { store, ids, nowMs } = pass;
  const isFull = await decide<boolean>(store, async () => {
    const atMs = nowMs();
    const stored = await readDue(job, store, atMs);
    if (stored === undefined) return { kind: "answer", answer: false };
    const user = await store.users.get(stored.userId);
    const place = await findPlace(stored, { store, ids, user, nowMs: atMs });
    const messages: readonly Write[] =
      place === undefined
        ? []
        : [...place.writes, { kind: "insertMessage", message: toMessage(stored, place.channelId), nowMs: atMs }];
    return {
      kind: "commit",
      batch: {
        expect: [claimOf(stored), ...(place?.expect ?? [])],
        writes: [put(reminders, toNext(stored, user, atMs)), ...messages],
      },
      answer: () => false,
      refuse: ({ kind }) => (kind === "messagesAtMost" ? true : undefined),
    };
  });
  if (isFull) await skip(job, pass);
}

/** Plans a reminder again, or ends it, without a message. */
function skip(job: Reminder, { store, nowMs }: DuePass): Promise<void> {
  return decide<void>(store, async () => {
    const atMs = nowMs();
    const stored = await readDue(job, store, atMs);
    if (stored === undefined) return { kind: "answer", answer: undefined };
    const next = toNext(stored, await store.users.get(stored.userId), atMs);
    return {
      kind: "commit",
      batch: { expect: [claimOf(stored)], writes: [put(reminders, next)] },
      answer: () => undefined,
    };
  });
}

/** The reminder as stored now, if it is still due. */
async function readDue({ id }: Reminder, store: Store, nowMs: number): Promise<Reminder | undefined> {
  const stored = await store.get(reminders, { id });
  return stored !== undefined && isPending(stored) && stored.time * 1000 <= nowMs ? stored : undefined;
}

/** The reminder after it was due. */
function toNext(reminder: Reminder, user: User | undefined, nowMs: number): Reminder {
  const { recurrence } = reminder;
  const version = reminder.version + 1;
  if (recurrence === undefined || user === undefined) return { ...reminder, version, passed: true };
  const series = { recurrence, firstWallMs: readWall(recurrence.from), timezone: user.timezone };
  return { ...reminder, version, time: Math.floor(nextOccurrence(series, nowMs) / 1000) };
}

/** The message that the system user posts. */
function toMessage({ text }: Reminder, channelId: Id): MessageDraft {
  return { channelId, userId: messageDefaults.systemUserId, text: reminderDefaults.text.replace("{text}", () => text) };
}

/** Of several processes that remind a user, one wins. */
function claimOf({ id, version }: Reminder) {
  return hasVersion(reminders, { id }, version);
}

/** Conversation of the message about a reminder, with the expectations and writes needed to post there. */
interface Place {
  readonly channelId: Id;
  readonly expect: readonly Expectation[];
  readonly writes: readonly SilentWrite[];
}

interface Finding {
  readonly store: Store;
  readonly ids: Ids;
  readonly user: User | undefined;
  readonly nowMs: number;
}

/**
 * Finds where the system user reminds: in the reminder's conversation, otherwise in its direct conversation with the
 * user. Undefined if nothing can be posted there.
 */
async function findPlace(reminder: Reminder, { store, ids, user, nowMs }: Finding): Promise<Place | undefined> {
  const { workspaceId } = reminder;
  const home = await store.organizations.workspace(workspaceId);
  if (home === undefined || home.deleted || refusePosting({}, home) !== undefined) return undefined;
  if (user === undefined || !isActive(user, nowMs)) return undefined;
  const partners = [messageDefaults.systemUserId, user.id] as const;
  const channel =
    reminder.channelId === undefined
      ? await store.channels.dm(workspaceId, ...partners)
      : await store.channels.get(reminder.channelId);
  if (channel === undefined && reminder.channelId === undefined) {
    const { channel: opened, expect, writes } = newDm(partners, { ids, workspaceId, nowMs });
    return { channelId: opened.id, expect: [...expect, ...expectRoom(home)], writes };
  }
  if (channel === undefined || channel.deleted || channel.archived || channel.postingSuspended) return undefined;
  const expect = [{ kind: "openChannel", id: channel.id } as const, ...expectRoom(home)];
  return { channelId: channel.id, expect, writes: reopening(channel) };
}
