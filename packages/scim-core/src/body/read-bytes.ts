import { accept, type Read, type Refused, refuse } from "../refused.js";

const RULE = "RFC 7644 §3.12";

/**
 * The body of a request, as long as it holds at most `maxBytes` bytes. Reading stops at the first byte too many. A body
 * that ends before the length that was announced is refused as malformed.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Read<Uint8Array>> {
  if (request.bodyUsed) throw new TypeError("The body was read before the request came to the SCIM handler.");
  const announced = request.headers.get("content-length");
  if (announced !== null && Number(announced) > maxBytes) return tooLarge(maxBytes, announced);
  try {
    return announced === null ? await readStream(request, maxBytes) : await readWhole(request, maxBytes);
  } catch (error) {
    return refuse("bodyMalformed", { rule: RULE, found: String(error), wanted: "a whole body" });
  }
}

/** Reads at once what has announced its length: servers hold the body to it, and adapters do this fastest. */
async function readWhole(request: Request, maxBytes: number): Promise<Read<Uint8Array>> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.byteLength > maxBytes ? tooLarge(maxBytes, bytes.byteLength) : accept(bytes);
}

async function readStream(request: Request, maxBytes: number): Promise<Read<Uint8Array>> {
  if (request.body === null) return accept(new Uint8Array());
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return accept(join(chunks, length));
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return tooLarge(maxBytes, length);
    }
    chunks.push(value);
  }
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1) return first;
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function tooLarge(maxBytes: number, found: string | number): Refused {
  return refuse("bodyTooLarge", { rule: RULE, found: `${found} bytes`, wanted: `at most ${maxBytes} bytes` });
}
