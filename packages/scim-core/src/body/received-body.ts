import type { JsonObject } from "../json/json-object.js";

/** A body as bytes, or the parsed body of a bulk operation. */
export type ReceivedBody =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "parsed"; readonly data: JsonObject };

/** A body in UTF-8. */
export function toBytes(body: ReceivedBody): Uint8Array {
  return body.kind === "bytes" ? body.bytes : new TextEncoder().encode(JSON.stringify(body.data));
}
