import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type Duplex, finished } from "node:stream";

/** Whether a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Takes a body that has arrived completely and that nothing has read, without copying it; undefined otherwise. */
export function takeArrived(incoming: IncomingMessage): Uint8Array<ArrayBuffer> | undefined {
  if (!incoming.complete || incoming.readableFlowing !== null || incoming.readableDidRead) return undefined;
  const chunk: unknown = incoming.read();
  // Node copies what arrives before it hands it over.
  if (Buffer.isBuffer(chunk) && chunk.buffer instanceof ArrayBuffer) return chunk as Buffer<ArrayBuffer>;
  return toBytes(chunk === null ? [] : [chunk], incoming.readableEncoding);
}

/** Reads a whole body. Rejects if it breaks off. */
export function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    if (incoming.readableDidRead || incoming.destroyed) return reject(incoming.errored ?? brokenOff());
    const chunks: unknown[] = [];
    incoming
      .on("data", (chunk: unknown) => chunks.push(chunk))
      .once("end", () => resolve(toBytes(chunks, incoming.readableEncoding)))
      .once("error", reject)
      .once("close", () => {
        if (!incoming.readableEnded) reject(brokenOff());
      });
  });
}

/**
 * A body as a stream that is read at the pace of its reader. Canceling it leaves the connection open for the answer.
 * @param onBegin runs when reading begins
 */
export function createBodyStream(
  incoming: IncomingMessage,
  onBegin: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let stop: (() => void) | undefined;
  return new ReadableStream(
    {
      pull(controller) {
        if (stop !== undefined) return void incoming.resume();
        onBegin();
        // The stream of a message that has ended would tell so only later.
        const arrived = takeArrived(incoming);
        if (arrived === undefined) {
          stop = passOn(incoming, controller);
          return;
        }
        if (arrived.length > 0) controller.enqueue(arrived);
        controller.close();
      },
      cancel: () => stop?.(),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Passes on one chunk, and another one after each `resume`. `Readable.toWeb` would copy every chunk, and the memory of
 * chunks is released late: the engine counts few bytes for each.
 * @returns stops it
 */
function passOn(
  incoming: IncomingMessage,
  controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>,
): () => void {
  const pass = (chunk: Buffer<ArrayBuffer> | string) => {
    incoming.pause();
    controller.enqueue(typeof chunk === "string" ? toBytes([chunk], incoming.readableEncoding) : ownBytes(chunk));
  };
  const forget = finished(incoming, { writable: false }, (error) => {
    if (error) controller.error(error);
    else controller.close();
  });
  incoming.on("data", pass).resume();
  return () => {
    forget();
    incoming.off("data", pass).pause();
  };
}

/** The bytes of a chunk; a copy if the chunk is a part of a larger buffer, which Node uses for other data. */
function ownBytes({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength);
  return byteLength === buffer.byteLength ? bytes : bytes.slice();
}

/** Copies chunks: they are parts of larger buffers, which Node uses for other data. */
function toBytes(chunks: readonly unknown[], encoding: BufferEncoding | null): Uint8Array<ArrayBuffer> {
  const parts = chunks.map((chunk) =>
    typeof chunk === "string" ? Buffer.from(chunk, encoding ?? "utf8") : (chunk as Buffer),
  );
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function brokenOff(): Error {
  return new Error("Client connection prematurely closed.");
}

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
function failBody(incoming: IncomingMessage, outgoing: ServerResponse, error: Error): void {
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
function expectBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
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

/** A connection from which nothing is read for now. */
interface Held {
  /** Number of reasons not to read. */
  reasons: number;
  readonly resume: () => void;
}

const connections = new WeakMap<Socket, Held>();

/**
 * Reads nothing from a connection until the returned function is called. Calling it again does nothing. Several parts may
 * hold a connection; it is read when all have released it.
 */
export function holdReading(socket: Socket): () => void {
  const held = connections.get(socket) ?? prepare(socket);
  held.reasons += 1;
  if (held.reasons === 1) socket.pause();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held.reasons -= 1;
    if (held.reasons === 0) held.resume();
  };
}

function prepare(socket: Socket): Held {
  const { resume } = socket;
  const held: Held = { reasons: 0, resume: () => resume.call(socket) };
  connections.set(socket, held);
  // Node resumes a connection after each answer, and when a body is read.
  socket.resume = () => (held.reasons === 0 ? resume.call(socket) : socket);
  // It may have planned to before the pause. Then the stream is paused, and only its source is not.
  socket.on("resume", () => {
    if (held.reasons > 0) socket.emit("pause");
  });
  return held;
}
