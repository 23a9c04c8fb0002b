import { createConnection, toRequest } from "../served/connection.js";
import { adminToken } from "../served/directory.js";
import { expectStatus } from "../served/load.js";

/** A client that sends one request at a time. */
export interface ScimClient {
  /** Returns the body as JSON, or undefined if it is empty. Throws if the status differs. */
  ask(verb: string, path: string, status: number, body?: object): Promise<unknown>;
  /** Returns the time of the call in milliseconds. */
  time(verb: string, path: string, status: number, body?: object): Promise<number>;
  close(): void;
}

/** Creates a client of the server at a URL, with the token of the demo world's administrator. */
export function createScimClient(url: string): ScimClient {
  const connection = createConnection(url);
  const send = async (verb: string, path: string, status: number, body?: object) => {
    const request = toRequest(verb, path, { token: adminToken, ...(body !== undefined && { body }) });
    const started = performance.now();
    const received = expectStatus(await connection.send(request), status);
    return { ms: performance.now() - started, received };
  };
  return {
    async ask(verb, path, status, body) {
      const { received } = await send(verb, path, status, body);
      return received.body.length === 0 ? undefined : JSON.parse(received.body.toString());
    },
    time: async (verb, path, status, body) => (await send(verb, path, status, body)).ms,
    close: () => connection.close(),
  };
}
