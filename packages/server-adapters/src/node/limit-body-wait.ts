import type { IncomingMessage, ServerResponse } from "node:http";
import { hasBody } from "./has-body.js";

/** The client announced a body and stopped sending it. */
export class BodyTimeoutError extends Error {
  override readonly name = "BodyTimeoutError";

  constructor(timeoutMs: number) {
    super(`Nothing of the body came for ${timeoutMs} ms.`);
  }
}

/**
 * Makes reading a body fail once nothing of it has come for that long. The connection stays open for the answer and is
 * closed after it, since what would follow on it is the rest of the body.
 */
export function limitBodyWait(incoming: IncomingMessage, outgoing: ServerResponse, timeoutMs: number): void {
  if (incoming.complete || !hasBody(incoming)) return;
  const timeoutBeforeMs = incoming.socket.timeout ?? 0;
  // Node destroys a socket that stands still unless someone listens; a handler may take longer than a body.
  outgoing.on("timeout", ignore);
  incoming.on("error", ignore);
  incoming.setTimeout(timeoutMs, () => {
    outgoing.shouldKeepAlive = false;
    // Destroying it would take the socket with it, and the answer could not be sent.
    incoming.emit("error", new BodyTimeoutError(timeoutMs));
    // What comes nevertheless is for nobody: a stream that failed takes no more, and would throw at the parser.
    incoming.removeAllListeners("data").resume();
    incoming.socket.setTimeout(timeoutMs);
  });
  incoming.once("end", () => incoming.socket.setTimeout(timeoutBeforeMs));
}

function ignore(): void {}
