import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** An event as it arrived. */
interface Arrival {
  readonly eventId: string;
  /** Text of the message. */
  readonly text: string;
}

/** An app that receives events over HTTP. The end of the test closes it. */
export interface Receiver {
  readonly url: string;
  /** The arrivals, in order, with repetitions. */
  readonly arrivals: readonly Arrival[];
  /** Keeps answers back until the returned function is called. */
  hold(): () => void;
}

/** Opens an app that answers 200. */
export async function openReceiver(): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  let answering: Promise<void> | undefined;
  const app = createServer(async (request, response) => {
    try {
      const { event_id: eventId, event } = JSON.parse(await textOf(request));
      arrivals.push({ eventId, text: event.text });
      await answering;
      response.end();
    } catch {
      // The sender was killed before it had sent everything.
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    app.closeAllConnections();
    await new Promise((resolve) => app.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(app.address() as AddressInfo).port}/events`,
    arrivals,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      answering = promise;
      return () => {
        answering = undefined;
        resolve();
      };
    },
  };
}
