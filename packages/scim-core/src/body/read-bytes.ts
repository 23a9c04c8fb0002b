import type { PlainRequest } from "../options/plain-handler.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import type { BodyHold } from "./bodies-in-flight.js";

const RULE = "RFC 7644 §3.12";

/**
 * Reads the body of a request, up to `maxBytes` bytes and only while there is room for it. Reading stops at the first
 * byte above the limit. A body that ends before its announced length is refused as malformed.
 */
export function readBytes(
  request: PlainRequest,
  maxBytes: number,
  hold: Pick<BodyHold, "take">,
): Read<Uint8Array> | Promise<Read<Uint8Array>> {
  if (request.bodyUsed) throw new TypeError("The body of the request is already consumed.");
  const announced = request.headers.get("content-length");
  if (announced !== null && Number(announced) > maxBytes) return tooLarge(maxBytes, announced);
  if (announced !== null && !hold.take(Number(announced))) return overloaded(announced);
  const arrived = announced === null ? undefined : request.takeBody?.();
  if (arrived !== undefined) return ofSize(arrived, maxBytes);
  return (announced === null ? readStream(request, maxBytes, hold) : readWhole(request, maxBytes)).catch((error) =>
    refuse("bodyMalformed", { rule: RULE, found: String(error), wanted: "a whole body" }),
  );
}

/** Reads a body of announced length at once. Servers enforce the length, and adapters do this fastest. */
async function readWhole(request: PlainRequest, maxBytes: number): Promise<Read<Uint8Array>> {
  return ofSize(new Uint8Array(await request.arrayBuffer()), maxBytes);
}

function ofSize(bytes: Uint8Array, maxBytes: number): Read<Uint8Array> {
  return bytes.byteLength > maxBytes ? tooLarge(maxBytes, bytes.byteLength) : accept(bytes);
}

async function readStream(
  request: PlainRequest,
  maxBytes: number,
  hold: Pick<BodyHold, "take">,
): Promise<Read<Uint8Array>> {
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
    if (!hold.take(value.byteLength)) {
      await reader.cancel();
      return overloaded(length);
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

function overloaded(found: string | number): Refused {
  return refuse("overloaded", {
    rule: "bodies in flight",
    found: `${found} bytes`,
    wanted: "smaller bodies, or fewer at a time",
  });
}

function tooLarge(maxBytes: number, found: string | number): Refused {
  return refuse("bodyTooLarge", { rule: RULE, found: `${found} bytes`, wanted: `at most ${maxBytes} bytes` });
}
