import { type Connection, createConnection, type Received } from "./connection.js";

/** The requests that load a server. */
interface Load {
  /** URL of the server. */
  readonly url: string;
  /** Creates the next request. */
  readonly next: () => Buffer;
  /** Status of every answer. */
  readonly status: number;
  /** Number of concurrent connections. Default: 8. */
  readonly connections?: number;
}

const sampleMs = 400;

/** Creates a sampler of the time between answers, in nanoseconds. Each connection sends its next request after each answer. */
export function underLoad({ url, next, status, connections: count = 8 }: Load): () => Promise<number> {
  const connections = Array.from({ length: count }, () => createConnection(url));
  return async () => {
    const started = performance.now();
    let answers = 0;
    const ask = async (connection: Connection): Promise<void> => {
      while (performance.now() - started < sampleMs) {
        expectStatus(await connection.send(next()), status);
        answers += 1;
      }
    };
    await Promise.all(connections.map(ask));
    return ((performance.now() - started) * 1_000_000) / answers;
  };
}

/** Returns the answer, or throws if its status differs. */
export function expectStatus(received: Received, status: number): Received {
  if (received.status === status) return received;
  throw new Error(`status ${received.status}, expected ${status}: ${received.body.toString("utf8", 0, 500)}`);
}
