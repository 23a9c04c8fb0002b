import { type Awaitable, after } from "../awaitable.js";
import type { PlainRequest } from "../options/plain-handler.js";
import { type Refusal, refuse } from "../refusals/refusal.js";
import type { BodyHold } from "./bodies-in-flight.js";

const empty = new Uint8Array();

/** Limits of reading a body. */
export interface ByteLimits {
  readonly maxBytes: number;
  /** Message for a larger body. */
  readonly tooLarge: string;
  /** Reserves room for the body. */
  readonly hold: Pick<BodyHold, "take">;
}

/**
 * Reads a body of at most `maxBytes` once there is room for it. A body that announces a larger size is not read. A body
 * that breaks off, or is shorter than announced, is truncated.
 * @throws if the body is already consumed
 */
export function readBytes(request: PlainRequest, limits: ByteLimits): Awaitable<Uint8Array | Refusal> {
  if (request.bodyUsed) throw new TypeError("The body of the request is already consumed.");
  const announced = announcedBytes(request);
  if (announced !== undefined && announced > limits.maxBytes) return refuse("bodyTooLarge", limits.tooLarge);
  if (announced !== undefined && !limits.hold.take(announced)) return refuse("overloaded");
  const arrived = announced === undefined ? undefined : request.takeBody?.();
  return after(arrived ?? readAll(request, announced, limits), (bytes) =>
    bytes instanceof Uint8Array && announced !== undefined && bytes.length < announced
      ? refuse("bodyTruncated")
      : bytes,
  );
}

function announcedBytes(request: PlainRequest): number | undefined {
  const header = request.headers.get("content-length");
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

/** A body of announced length is read at once, which is faster than streaming. Servers enforce the length. */
async function readAll(
  request: PlainRequest,
  announced: number | undefined,
  limits: ByteLimits,
): Promise<Uint8Array | Refusal> {
  try {
    if (announced === undefined) return request.body === null ? empty : await readStream(request.body, limits);
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > limits.maxBytes ? refuse("bodyTooLarge", limits.tooLarge) : bytes;
  } catch {
    return refuse("bodyTruncated");
  }
}

async function readStream(
  stream: ReadableStream<Uint8Array>,
  { maxBytes, tooLarge, hold }: ByteLimits,
): Promise<Uint8Array | Refusal> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > maxBytes) return refuse("bodyTooLarge", tooLarge);
    if (!hold.take(chunk.length)) return refuse("overloaded");
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
