import { createConnection } from "./connection.js";
import { expectStatus } from "./load.js";

/** Requests of another caller, and what may delay them. */
interface Stall {
  /** URL of the server. */
  readonly url: string;
  /** Request that the other caller sends repeatedly. */
  readonly asked: Buffer;
  /** Prepares what may delay the other caller. The returned function does it while the caller's requests are timed. */
  readonly prepare: () => Promise<() => Promise<void>>;
}

/** Number of answers to wait for before and after the disturbance. */
const quiet = 20;

/** Creates a sampler of the slowest request of the other caller, in milliseconds. */
export function longestStall({ url, asked, prepare }: Stall): () => Promise<number> {
  return async () => {
    let connection = createConnection(url);
    let longest = 0;
    const ask = async () => {
      const started = performance.now();
      const received = await connection.send(asked).catch(() => {
        // A blocked server may close a connection that has a pending request.
        connection = createConnection(url);
        return connection.send(asked);
      });
      expectStatus(received, 200);
      longest = Math.max(longest, performance.now() - started);
    };
    const disturb = await prepare();
    for (let count = 0; count < quiet; count += 1) await ask();
    longest = 0;
    let isOver = false;
    const over = disturb().then(() => {
      isOver = true;
    });
    while (!isOver) await ask();
    await over;
    for (let count = 0; count < quiet; count += 1) await ask();
    connection.close();
    return longest;
  };
}
