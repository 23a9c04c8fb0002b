import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** The client ended its side of the connection before its announced body was complete. */
class BodyCutError extends Error {
  override readonly name = "BodyCutError";

  constructor() {
    super("The client stopped sending before the end of the body.");
  }
}

/**
 * Makes reading a body fail, now or when reading begins. The connection stays open for the answer and is closed after
 * it, because the rest of the body would follow on it.
 */
export function failBody(incoming: IncomingMessage, outgoing: ServerResponse, error: Error): void {
  outgoing.shouldKeepAlive = false;
  // Destroying it would destroy the socket too, and the answer could not be sent.
  incoming.on("error", ignore).emit("error", error);
  // Later data is dropped: a failed stream accepts no more, and would throw in the parser.
  incoming.removeAllListeners("data").resume();
  incoming.on("newListener", (name) => {
    if (name === "data") process.nextTick(() => incoming.emit("error", error));
  });
}

const expected = new WeakMap<Duplex, () => void>();

/** Records that the rest of a body is expected on a connection, until it is complete. */
export function expectBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { socket } = incoming;
  expected.set(socket, () => failBody(incoming, outgoing, new BodyCutError()));
  incoming.once("end", () => expected.delete(socket));
}

/**
 * Makes reading the expected body of a connection fail, so that its handler answers.
 * @returns false if no body is expected
 */
export function cutBody(socket: Duplex): boolean {
  const cut = expected.get(socket);
  expected.delete(socket);
  cut?.();
  return cut !== undefined;
}

function ignore(): void {}
