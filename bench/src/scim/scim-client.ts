import { createConnection, toRequest } from "../served/connection.js";
import { adminToken } from "../served/directory.js";
import { expectStatus } from "../served/load.js";

/** Asks a server one thing after the other. */
export interface ScimClient {
  /** The answer's body as JSON; undefined where it is empty. Any other status than the one given is an error. */
  ask(verb: string, path: string, status: number, body?: object): Promise<unknown>;
  /** How long such a call takes, in milliseconds. */
  time(verb: string, path: string, status: number, body?: object): Promise<number>;
  close(): void;
}

/** A client of the server at an address, with the token of the demo world's administrator. */
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
