import { expect } from "vitest";
import type { Acknowledged } from "./acknowledged.js";
import type { Receiver } from "./open-receiver.js";

/** The acknowledged messages of a channel, whose events an app must receive. */
interface AcknowledgedEvents extends Acknowledged {
  /** Number of messages whose events had not arrived when their server was gone. */
  late(): number;
}

/** Maximum time in which what a killed server has left arrives, in milliseconds. */
const timeout = 15_000;

/** Creates a record of acknowledged messages, for writers to one world and the app that receives its events. */
export function createAcknowledgedEvents({ arrivals }: Receiver): AcknowledgedEvents {
  const posted: string[] = [];
  const missing = new Set<string>();
  const late = new Set<string>();
  const missed = () => {
    for (const { text } of arrivals) missing.delete(text);
    return [...missing];
  };
  const check = () => expect.poll(missed, { timeout }).toEqual([]);
  return {
    async writeUntilGone({ webapi }, writer, onWrite) {
      try {
        for (let number = 0; ; number += 1) {
          const text = `${writer}x${number}`;
          expect(await webapi("chat.postMessage", { channel: "C1", text }, "svcp-mia")).toMatchObject({ ok: true });
          posted.push(text);
          missing.add(text);
          onWrite();
        }
      } catch (error) {
        // The connection broke because the server was killed; any other error is a failure.
        if (!(error instanceof TypeError)) throw error;
      }
      for (const text of missed()) late.add(text);
    },
    checkNew: check,
    checkAll: async () => {
      await check();
      const arrived = new Set(arrivals.map(({ text }) => text));
      expect(posted.filter((text) => !arrived.has(text))).toEqual([]);
    },
    count: () => posted.length,
    late: () => late.size,
  };
}
