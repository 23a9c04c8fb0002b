import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { cutBody } from "./incoming-body.js";
import { STATUS_CODES } from "./node-http.js";

/**
 * Answers invalid requests, such as one with too large headers, with a status and a problem document (RFC 9457), and
 * closes the connection. By default, Node sends no body.
 */
export function answerClientErrors(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Duplex) => {
    // A client may end its side before its body is complete and still read the answer.
    if (error.code === "HPE_INVALID_EOF_STATE" && cutBody(socket)) return;
    if (error.code === "ECONNRESET" || !socket.writable || hasBegun(socket)) socket.destroy(error);
    else socket.end(problem(statusOf(error)), () => socket.destroy());
  });
}

/** Whether an answer has begun. Another answer would become part of its body. */
function hasBegun(socket: Duplex): boolean {
  const message: unknown = Reflect.get(socket, "_httpMessage");
  return typeof message === "object" && message !== null && Reflect.get(message, "headersSent") === true;
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return 431;
    case "HPE_CHUNK_EXTENSIONS_OVERFLOW":
      return 413;
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return 408;
    default:
      return 400;
  }
}

function problem(status: number): string {
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ title, status });
  return [
    `HTTP/1.1 ${status} ${title}`,
    "content-type: application/problem+json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "",
    body,
  ].join("\r\n");
}
