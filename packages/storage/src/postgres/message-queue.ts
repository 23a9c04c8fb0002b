import { type Committed, type InsertMessage, StoreUnavailable, type Ts } from "@rollcall/service/store";
import type { Plan } from "../sql/commit/plan-batch.js";
import { insertMessages, type Post } from "./insert-messages.js";
import type { PostgresConnection } from "./postgres-connection.js";

interface WaitingPost {
  readonly post: Post;
  readonly resolve: (committed: Committed) => void;
  readonly reject: (error: unknown) => void;
}

/** Maximum number of messages per statement. */
const maxTogether = 256;

/**
 * Creates a queue for batches that consist of one message. While a statement adds to a channel, further messages for
 * the channel wait, and are then added together. That way they wait for the channel's row once, and not each.
 */
export function createMessageQueue(connection: PostgresConnection): (post: Post) => Promise<Committed> {
  const waiting = new Map<string, WaitingPost[]>();

  const run = async (key: string, queue: WaitingPost[]): Promise<void> => {
    for (;;) {
      const [first, ...others] = queue.splice(0, maxTogether);
      if (first === undefined) break;
      const now = [first, ...others];
      try {
        const made = await insertMessages(connection, [first.post, ...others.map(({ post }) => post)]);
        for (const [at, { post, resolve }] of now.entries()) resolve(toCommitted(post.write, made[at]));
      } catch (error) {
        // If the store is unavailable, fail the waiting messages too.
        const refused = error instanceof StoreUnavailable ? [...now, ...queue.splice(0)] : now;
        for (const { reject } of refused) reject(error);
      }
    }
    waiting.delete(key);
  };

  return (post) =>
    new Promise((resolve, reject) => {
      const key = `${post.whileOpen} ${post.write.message.channelId}`;
      const queue = waiting.get(key);
      if (queue !== undefined) {
        queue.push({ post, resolve, reject });
        return;
      }
      const started = [{ post, resolve, reject }];
      waiting.set(key, started);
      void run(key, started);
    });
}

/** The message of a batch that consists of only one. */
export function onlyMessage({ expect, writes }: Plan): Post | undefined {
  const [first, ...others] = writes;
  if (expect.length > 0 || others.length > 0 || first?.write.kind !== "insertMessage") return undefined;
  // Where its files are shared takes another statement.
  if (first.write.message.fileIds !== undefined) return undefined;
  return { write: first.write, whileOpen: first.guard !== undefined };
}

function toCommitted({ message: { channelId } }: InsertMessage, ts: Ts | undefined): Committed {
  if (ts === undefined) return { ok: false, failed: { kind: "openChannel", id: channelId } };
  return { ok: true, messages: [{ channelId, ts }] };
}
