import { type Batch, type Committed, StoreUnavailable, type Ts } from "@rollcall/service/store";
import { type InsertMessage, insertMessages } from "./insert-messages.js";
import type { PostgresConnection } from "./postgres-connection.js";

interface Waiting {
  readonly write: InsertMessage;
  readonly resolve: (committed: Committed) => void;
  readonly reject: (error: unknown) => void;
}

/** So many messages go together at most. */
const maxTogether = 256;

/**
 * Adds messages that are all that their batches are about: while one statement adds to a channel, those that come for the
 * same channel wait, and go together then. So many messages of one channel wait for its row once, and not each.
 */
export function createMessageQueue(connection: PostgresConnection): (write: InsertMessage) => Promise<Committed> {
  const waiting = new Map<string, Waiting[]>();

  const run = async (key: string, line: Waiting[]): Promise<void> => {
    while (line.length > 0) {
      const now = line.splice(0, maxTogether);
      try {
        const made = await insertMessages(
          connection,
          now.map(({ write }) => write),
        );
        for (const [at, { write, resolve }] of now.entries()) resolve(toCommitted(write, made[at]));
      } catch (error) {
        // What could not be done for these, the others need not wait for in vain.
        const refused = error instanceof StoreUnavailable ? [...now, ...line.splice(0)] : now;
        for (const { reject } of refused) reject(error);
      }
    }
    waiting.delete(key);
  };

  return (write) =>
    new Promise((resolve, reject) => {
      const key = `${write.whileOpen === true} ${write.message.channelId}`;
      const line = waiting.get(key);
      if (line !== undefined) {
        line.push({ write, resolve, reject });
        return;
      }
      const begun = [{ write, resolve, reject }];
      waiting.set(key, begun);
      void run(key, begun);
    });
}

/** The message, where it is all that a batch is about. */
export function onlyMessage({ expect, writes }: Batch): InsertMessage | undefined {
  const [first, ...others] = writes;
  return expect.length === 0 && others.length === 0 && first?.kind === "insertMessage" ? first : undefined;
}

function toCommitted({ message: { channelId } }: InsertMessage, ts: Ts | undefined): Committed {
  if (ts === undefined) return { ok: false, failed: { kind: "openChannel", id: channelId } };
  return { ok: true, messages: [{ channelId, ts }] };
}
