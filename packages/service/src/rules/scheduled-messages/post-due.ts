import { hasVersion, remove } from "../../model/port/document.js";
import { type ScheduledMessage, scheduledMessages } from "../../model/scheduled-message.js";
import type { Store } from "../../model/service-store.js";
import { decide } from "../../store/decide.js";
import type { DuePass } from "../../store/due-subject.js";
import { runJobs } from "../../store/run-jobs.js";
import { millisecondsOf } from "../../values/instant.js";
import { publishFiles } from "../conversations/files/publish-files.js";
import { expectRoom } from "../messages/message-limit.js";
import { findPlace } from "./find-place.js";

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
