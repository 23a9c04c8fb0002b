import { type Refusal, refuse } from "../engine/refusal.js";

const empty = new Uint8Array();

/**
 * Reads a body whole, at most `maxBytes` of it. A body that breaks off, or is shorter than announced, is truncated.
 * @throws when someone else has read the body.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | Refusal> {
  if (request.bodyUsed) throw new TypeError("The body of the request has been read already.");
  const announced = announcedBytes(request);
  if (announced !== undefined && announced > maxBytes) return refuse("bodyTooLarge");
  const bytes = await readAll(request, announced, maxBytes);
  if (!(bytes instanceof Uint8Array)) return bytes;
  return announced !== undefined && bytes.length < announced ? refuse("bodyTruncated") : bytes;
}

function announcedBytes(request: Request): number | undefined {
  const header = request.headers.get("content-length");
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

/** An announced body is read at once, which servers do faster than by stream; they see to its length themselves. */
async function readAll(
  request: Request,
  announced: number | undefined,
  maxBytes: number,
): Promise<Uint8Array | Refusal> {
  try {
    if (announced === undefined) return request.body === null ? empty : await readStream(request.body, maxBytes);
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > maxBytes ? refuse("bodyTooLarge") : bytes;
  } catch {
    return refuse("bodyTruncated");
  }
}

async function readStream(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array | Refusal> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > maxBytes) return refuse("bodyTooLarge");
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
