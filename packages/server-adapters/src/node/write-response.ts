import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { ConnectionReset } from "../connection-reset.js";

type Chunk = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>["read"]>>;

/**
 * Writes an answer. Resolves when it is sent or the client has disconnected. If the body fails before its first chunk,
 * the answer is 500. If it fails later, the connection is cut, so that the client notices. `onError` receives both
 * errors.
 */
export async function writeResponse(
  response: Response,
  outgoing: ServerResponse,
  onError: (error: unknown) => void,
): Promise<void> {
  if (outgoing.destroyed) return await response.body?.cancel();
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  if (response.body === null) return void outgoing.end();
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  // A failed stream cannot be canceled, and its reader has already reported the error.
  outgoing.once("close", () => void reader.cancel().catch(() => undefined));
  try {
    await writeChunks(reader, outgoing);
  } catch (error) {
    if (error instanceof ConnectionReset) return void outgoing.destroy();
    if (!clientLeft(error)) onError(error);
    breakOff(outgoing);
  }
}

function clientLeft(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}

/** Answers 500, or cuts the connection if an answer has begun. */
export function breakOff(outgoing: ServerResponse): void {
  if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  outgoing.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end("Internal Server Error\n");
}

/** The usual body of one chunk is sent with its length; others use chunked encoding. */
async function writeChunks(reader: ReadableStreamDefaultReader<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const first = await reader.read();
  if (first.done) return void outgoing.end();
  const second = reader.read();
  if (await endsAtOnce(second)) {
    if (!outgoing.hasHeader("content-length")) outgoing.setHeader("content-length", first.value.byteLength);
    return void outgoing.end(first.value);
  }
  await pipeline(allChunks(first.value, second, reader), outgoing);
}

async function endsAtOnce(next: Promise<Chunk>): Promise<boolean> {
  const chunk = await Promise.race([next, new Promise<undefined>((resolve) => setImmediate(resolve, undefined))]);
  return chunk?.done === true;
}

async function* allChunks(
  first: Uint8Array,
  second: Promise<Chunk>,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await second; !next.done; next = await reader.read()) yield next.value;
}
