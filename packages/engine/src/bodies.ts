import { type Awaitable, after } from "./awaitable.js";
import type { PlainRequest } from "./in-order.js";

/** Limits the bytes of the bodies that are being served. */
export interface BodiesInFlight {
  /** Reserves room for one body. The caller releases it. */
  readonly hold: (isAdmitted?: boolean) => BodyHold;
}

/** The room of one body. */
export interface BodyHold {
  /** @returns false if there is no room for more bytes; then none are reserved */
  readonly take: (bytes: number) => boolean;
  readonly release: () => void;
}

/**
 * Counts the bytes of the bodies that are being received and served. Large bodies use at most half of the limit, and
 * bodies of callers that are not admitted a quarter, so that neither blocks the others.
 * @param maxBytes default: no limit
 * @param smallBytes the size up to which a body is not large. Default: 64 KiB
 */
export function createBodiesInFlight(maxBytes = Number.POSITIVE_INFINITY, smallBytes = 65_536): BodiesInFlight {
  const limits = { all: maxBytes, large: maxBytes / 2, stranger: maxBytes / 4 };
  const held = { all: 0, large: 0, stranger: 0 };
  return {
    hold: (isAdmitted = true) => {
      let own = 0;
      let ownLarge = 0;
      return {
        take(bytes) {
          const more = {
            all: bytes,
            large: own + bytes > smallBytes ? own + bytes - ownLarge : 0,
            stranger: isAdmitted ? 0 : bytes,
          };
          for (const share of shares) if (held[share] + more[share] > limits[share]) return false;
          for (const share of shares) held[share] += more[share];
          own += bytes;
          ownLarge += more.large;
          return true;
        },
        release() {
          held.all -= own;
          held.large -= ownLarge;
          if (!isAdmitted) held.stranger -= own;
          own = 0;
          ownLarge = 0;
        },
      };
    },
  };
}

const shares = ["all", "large", "stranger"] as const;

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
