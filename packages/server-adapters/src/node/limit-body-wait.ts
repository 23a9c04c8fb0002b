import type { IncomingMessage, ServerResponse } from "node:http";
import { expectBody, failBody } from "./fail-body.js";
import { hasBody } from "./incoming-body.js";

/** The client announced a body and stopped sending it. */
export class BodyTimeoutError extends Error {
  override readonly name = "BodyTimeoutError";

  constructor(timeoutMs: number) {
    super(`No data of the body arrived for ${timeoutMs} ms.`);
  }
}

/**
 * Makes reading a body fail after a time without data. The connection stays open for the answer and is then closed,
 * because the rest of the body would follow on it.
 */
export function limitBodyWait(incoming: IncomingMessage, outgoing: ServerResponse, timeoutMs: number): void {
  if (incoming.complete || !hasBody(incoming)) return;
  const timeoutBeforeMs = incoming.socket.timeout ?? 0;
  // Without a listener, Node destroys an idle socket. A handler may take longer than a body.
  outgoing.on("timeout", ignore);
  expectBody(incoming, outgoing);
  incoming.setTimeout(timeoutMs, () => {
    failBody(incoming, outgoing, new BodyTimeoutError(timeoutMs));
    incoming.socket.setTimeout(timeoutMs);
  });
  incoming.once("end", () => incoming.socket.setTimeout(timeoutBeforeMs));
}

function ignore(): void {}
