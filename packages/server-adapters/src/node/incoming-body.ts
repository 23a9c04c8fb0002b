import type { IncomingMessage } from "node:http";
import { finished } from "node:stream";

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
