import { connect } from "node:net";
import { type Call, toBytes } from "./call.js";

/** The outcome of a call. */
export type Received =
  | { readonly kind: "answer"; readonly status: number; readonly headers: Headers; readonly text: string }
  /** The connection was closed without an answer. */
  | { readonly kind: "closed"; readonly why: string }
  /** No answer arrived in time. */
  | { readonly kind: "silence" };

/** Sends a call over a new connection. */
export function sendCall(call: Call, port: number, timeoutMs: number): Promise<Received> {
  const { promise, resolve } = Promise.withResolvers<Received>();
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  const chunks: Buffer[] = [];
  let why = "without an error";
  const timer = setTimeout(() => finish({ kind: "silence" }), timeoutMs);
  const finish = (received: Received) => {
    clearTimeout(timer);
    socket.destroy();
    resolve(received);
  };
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.on("error", (error) => {
    why = error.message;
  });
  socket.on("end", () => finish(readAnswer(Buffer.concat(chunks)) ?? { kind: "closed", why }));
  socket.on("close", () => finish(readAnswer(Buffer.concat(chunks)) ?? { kind: "closed", why }));
  socket.write(toBytes(call, `127.0.0.1:${port}`));
  // Node treats a half-closed connection as a client that disconnected, and does not answer. So only cut calls end it.
  const isCut = call.sent !== undefined && call.sent < (call.body?.length ?? 0);
  if (isCut || call.breaksHttp === true) socket.end();
  return promise;
}

function readAnswer(bytes: Buffer): Received | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]);
  if (status === 100) return readAnswer(bytes.subarray(end + 4));
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const rest = bytes.subarray(end + 4);
  const body = headers.get("transfer-encoding") === "chunked" ? joinChunks(rest) : rest;
  return { kind: "answer", status, headers, text: body.toString("utf8") };
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf("\r\n", at);
    const size = end < 0 ? 0 : Number.parseInt(bytes.subarray(at, end).toString("latin1"), 16);
    if (!(size > 0)) break;
    chunks.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}
