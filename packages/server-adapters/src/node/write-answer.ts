import type { ServerResponse } from "node:http";
import { Socket } from "node:net";
import { ConnectionReset, isResponse, type PlainAnswer } from "../plain.js";
import { holdReading } from "./incoming-body.js";

/** Options of writing an answer. */
interface WriteOptions {
  /** Receives errors. */
  readonly onError: (error: unknown) => void;
  /** Time in which a reader takes nothing, after which the connection is closed. */
  readonly writeTimeoutMs: number;
}

/** Writes an answer. Resolves when it is handed over or the client has disconnected. */
export async function writeAnswer(
  answer: PlainAnswer | Response,
  outgoing: ServerResponse,
  options: WriteOptions,
): Promise<void> {
  if (isResponse(answer)) return writeResponse(answer, outgoing, options);
  if (outgoing.destroyed) return;
  try {
    writePlain(answer, outgoing);
    awaitReader(outgoing, options.writeTimeoutMs);
  } catch (error) {
    options.onError(error);
    breakOff(outgoing);
  }
}

/**
 * Writes an answer with its length, in one piece.
 * @throws TypeError for an invalid header; nothing is sent then
 */
function writePlain({ status, headers, body }: PlainAnswer, outgoing: ServerResponse): void {
  if (body !== undefined) {
    const length = typeof body === "string" ? Buffer.byteLength(body) : body.byteLength;
    return void outgoing.writeHead(status, { ...headers, "content-length": length }).end(body);
  }
  outgoing.statusCode = status;
  for (const name in headers) outgoing.setHeader(name, headers[name] ?? "");
  // Node announces a length of 0, except for a status or a method without a body.
  outgoing.end();
}

type Chunk = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>["read"]>>;

/**
 * Writes an answer. Resolves when it is sent or the client has disconnected. If the body fails before its first chunk,
 * the answer is 500. If it fails later, the connection is cut, so that the client notices. `onError` receives both
 * errors.
 */
async function writeResponse(
  response: Response,
  outgoing: ServerResponse,
  { onError, writeTimeoutMs }: WriteOptions,
): Promise<void> {
  if (outgoing.destroyed) return await response.body?.cancel();
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (response.body === null) return void outgoing.end();
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  // A failed stream cannot be canceled, and its reader has already reported the error.
  outgoing.once("close", () => void reader.cancel().catch(() => undefined));
  try {
    await writeChunks(reader, outgoing, writeTimeoutMs);
    awaitReader(outgoing, writeTimeoutMs);
  } catch (error) {
    if (error instanceof ConnectionReset) return void outgoing.destroy();
    // A body may fail because its client has disconnected.
    if (outgoing.destroyed) return;
    onError(error);
    breakOff(outgoing);
  }
}

/** Answers 500, or cuts the connection if an answer has begun. */
function breakOff(outgoing: ServerResponse): void {
  if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  outgoing.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end("Internal Server Error\n");
}

/** The usual body of one chunk is sent with its length; others use chunked encoding. */
async function writeChunks(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  outgoing: ServerResponse,
  writeTimeoutMs: number,
): Promise<void> {
  const first = await reader.read();
  if (first.done) return void outgoing.end();
  const second = reader.read();
  if (await endsAtOnce(second)) {
    if (!outgoing.hasHeader("content-length")) outgoing.setHeader("content-length", first.value.byteLength);
    return void outgoing.end(first.value);
  }
  // Node would drop the chunks. The stream is canceled when the answer has ended.
  if (outgoing.req.method === "HEAD") return void outgoing.end();
  const write = async (chunk: Uint8Array) => {
    if (!outgoing.write(chunk) && !outgoing.destroyed) await drained(outgoing, writeTimeoutMs);
  };
  await write(first.value);
  for (let next = await second; !next.done; next = await reader.read()) await write(next.value);
  outgoing.end();
}

async function endsAtOnce(next: Promise<Chunk>): Promise<boolean> {
  const chunk = await Promise.race([next, new Promise<undefined>((resolve) => setImmediate(resolve, undefined))]);
  return chunk?.done === true;
}

/**
 * Waits for the reader of an answer if it has not taken what was written. Meanwhile nothing is read from the connection,
 * which is closed after a time in which the reader takes nothing.
 * @returns ends the wait; the end of the answer also does
 */
function awaitReader(outgoing: ServerResponse, timeoutMs: number): () => void {
  const { socket, req: incoming } = outgoing;
  // Frameworks hand over messages without a connection in tests.
  if (outgoing.writableLength === 0 || !(socket instanceof Socket)) return ignore;
  const timeoutBeforeMs = socket.timeout ?? 0;
  let release = ignore;
  const begin = () => {
    release = holdReading(socket);
    socket.setTimeout(timeoutMs);
  };
  const expire = () => void socket.destroy();
  const end = () => {
    incoming.off("end", begin);
    outgoing.off("finish", end).off("close", end);
    socket.off("timeout", expire).setTimeout(timeoutBeforeMs);
    release();
  };
  socket.on("timeout", expire);
  // Node's own listener sets the time until the next request.
  outgoing.prependListener("finish", end).on("close", end);
  // A client may send its whole body before it reads the answer.
  if (incoming.complete) begin();
  else incoming.once("end", begin);
  return end;
}

/** Resolves when the reader has taken what was written of an answer, or the connection is closed. */
function drained(outgoing: ServerResponse, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    let end = ignore;
    // A reader that keeps up takes a chunk in the turn in which it is written.
    const planned = setImmediate(() => {
      end = awaitReader(outgoing, timeoutMs);
    });
    const done = () => {
      clearImmediate(planned);
      end();
      outgoing.off("drain", done).off("close", done);
      resolve();
    };
    outgoing.on("drain", done).on("close", done);
  });
}

function ignore(): void {}
