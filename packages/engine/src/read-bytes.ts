import { type Awaitable, after } from "./awaitable.js";
import type { BodyHold } from "./bodies-in-flight.js";
import type { PlainRequest } from "./plain-handler.js";

const empty = new Uint8Array();

/** Limits of reading a body. */
export interface ByteLimits {
  readonly maxBytes: number;
  /** Reserves room for the body. */
  readonly hold: Pick<BodyHold, "take">;
}

/** The reason why a body was not read, with the bytes that it announced or that had arrived. */
export type UnreadBody =
  | { readonly problem: "tooLarge" | "overloaded"; readonly bytes: number }
  | { readonly problem: "truncated"; readonly found: string };

/**
 * Reads a body of at most `maxBytes` once there is room for it. A body that announces a larger size is not read, and reading
 * stops at the first byte above the limit. A body that breaks off, or is shorter than announced, is truncated.
 * @throws TypeError if the body is already consumed
 */
export function readBytes(request: PlainRequest, limits: ByteLimits): Awaitable<Uint8Array | UnreadBody> {
  if (request.bodyUsed) throw new TypeError("The body of the request is already consumed.");
  const announced = announcedBytes(request);
  if (announced === undefined) return orTruncated(readStream(request.body, limits));
  if (announced > limits.maxBytes) return { problem: "tooLarge", bytes: announced };
  if (!limits.hold.take(announced)) return { problem: "overloaded", bytes: announced };
  // A body of announced length is read at once, which is faster than streaming. Servers enforce the length.
  return after(request.takeBody?.() ?? orTruncated(readWhole(request)), (bytes) => {
    if (!(bytes instanceof Uint8Array)) return bytes;
    if (bytes.length > limits.maxBytes) return { problem: "tooLarge", bytes: bytes.length };
    return bytes.length < announced ? { problem: "truncated", found: `${bytes.length} of ${announced} bytes` } : bytes;
  });
}

/** The announced length; undefined if the request announces none. */
function announcedBytes(request: PlainRequest): number | undefined {
  const header = request.headers.get("content-length");
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

function orTruncated(reading: Promise<Uint8Array | UnreadBody>): Promise<Uint8Array | UnreadBody> {
  return reading.catch((error) => ({ problem: "truncated", found: String(error) }));
}

async function readWhole(request: PlainRequest): Promise<Uint8Array> {
  return new Uint8Array(await request.arrayBuffer());
}

/** Leaving the loop cancels the stream. */
async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  { maxBytes, hold }: ByteLimits,
): Promise<Uint8Array | UnreadBody> {
  if (stream === null) return empty;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > maxBytes) return { problem: "tooLarge", bytes: length };
    if (!hold.take(chunk.length)) return { problem: "overloaded", bytes: length };
    chunks.push(chunk);
  }
  return join(chunks, length);
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  if (chunks.length === 1 && chunks[0] !== undefined) return chunks[0];
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
