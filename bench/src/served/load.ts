import { type Connection, createConnection, type Received } from "./connection.js";

/** What a server is asked, again and again. */
interface Load {
  /** Address of the server. */
  readonly url: string;
  /** Makes the next request. */
  readonly next: () => Buffer;
  /** What every answer has. */
  readonly status: number;
  /** Connections that ask at a time; 8 unless said. */
  readonly connections?: number;
}

const sampleMs = 400;

/** A sample of the nanoseconds from one answer to the next, while each connection asks anew as soon as it is answered. */
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

/** The answer, where it has the status. */
export function expectStatus(received: Received, status: number): Received {
  if (received.status === status) return received;
  throw new Error(`${received.status} instead of ${status}: ${received.body.toString("utf8", 0, 500)}`);
}
