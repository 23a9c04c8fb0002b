import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** The client ended its side of the connection before the announced body was complete. */
class BodyCutError extends Error {
  override readonly name = "BodyCutError";

  constructor() {
    super("The client stopped sending before the end of the body.");
  }
}

/**
 * Makes reading a body fail, now or when reading starts. The connection stays open for the answer and is then closed,
 * because the rest of the body would follow on it.
 */
export function failBody(incoming: IncomingMessage, outgoing: ServerResponse, error: Error): void {
  outgoing.shouldKeepAlive = false;
  // Destroying the message would also destroy the socket, and the answer could not be sent.
  incoming.on("error", ignore).emit("error", error);
  // A failed stream accepts no more data and would throw in the parser, so later data is dropped.
  incoming.removeAllListeners("data").resume();
  incoming.on("newListener", (name) => {
    if (name === "data") process.nextTick(() => incoming.emit("error", error));
  });
}

const expected = new WeakMap<Duplex, () => void>();

/** Records that more of a body is expected on a connection, until the body is complete. */
export function expectBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { socket } = incoming;
  expected.set(socket, () => failBody(incoming, outgoing, new BodyCutError()));
  incoming.once("end", () => expected.delete(socket));
}

/**
 * Makes reading the expected body of a connection fail, so that the handler can answer.
 * @returns false if no body is expected
 */
export function cutBody(socket: Duplex): boolean {
  const cut = expected.get(socket);
  expected.delete(socket);
  cut?.();
  return cut !== undefined;
}

function ignore(): void {}
