import { connect } from "node:net";
import { createConnection } from "./connection.js";
import { expectStatus } from "./load.js";

/** Requests of other callers, and a request that may delay them. */
interface Stall {
  /** URL of the server. */
  readonly url: string;
  /** Request that other callers send repeatedly. */
  readonly asked: Buffer;
  /** Request that may delay the others. */
  readonly hostile: Buffer;
}

/** Number of answers to wait for before and after the hostile request. */
const quiet = 20;

/** Creates a sampler of the slowest request of the other callers, in milliseconds. */
export function longestStall({ url, asked, hostile }: Stall): () => Promise<number> {
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
    for (let count = 0; count < quiet; count += 1) await ask();
    longest = 0;
    let isOver = false;
    const over = sendUntilClosed(url, hostile).then(() => {
      isOver = true;
    });
    while (!isOver) await ask();
    await over;
    for (let count = 0; count < quiet; count += 1) await ask();
    connection.close();
    return longest;
  };
}

/** Sends a request on a new connection, and resolves when the server closes it. */
function sendUntilClosed(url: string, request: Buffer): Promise<void> {
  const { hostname, port } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ host: hostname, port: Number(port) });
  // The server may answer and close before it has read the whole request.
  socket.on("error", () => undefined).on("close", () => resolve());
  socket.resume().write(request);
  return promise;
}
