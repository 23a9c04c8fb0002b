import { connect } from "node:net";
import { createConnection } from "./connection.js";
import { expectStatus } from "./load.js";

/** Requests of other callers, and one that may keep them waiting. */
interface Stall {
  /** Address of the server. */
  readonly url: string;
  /** What other callers ask, one after the other. */
  readonly asked: Buffer;
  /** What comes meanwhile. */
  readonly hostile: Buffer;
}

/** Answers to wait for before and after the request that may keep others waiting. */
const quiet = 20;

/** A sample of the milliseconds that the slowest of the other callers' requests takes. */
export function longestStall({ url, asked, hostile }: Stall): () => Promise<number> {
  return async () => {
    let connection = createConnection(url);
    let longest = 0;
    const ask = async () => {
      const started = performance.now();
      const received = await connection.send(asked).catch(() => {
        // A server that was kept from its work may close a connection on which a request has come meanwhile.
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

/** Sends a request on a connection of its own, and resolves when the server has closed it. */
function sendUntilClosed(url: string, request: Buffer): Promise<void> {
  const { hostname, port } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ host: hostname, port: Number(port) });
  // The server may have answered and gone before it has read everything.
  socket.on("error", () => undefined).on("close", () => resolve());
  socket.resume().write(request);
  return promise;
}
