import { createHmac } from "node:crypto";

/** The parts that a signature covers. */
export interface SignedParts {
  readonly signingSecret: string;
  /** Unix seconds, as the timestamp header says them. */
  readonly timestamp: number | string;
  /** The raw body, before any parsing. */
  readonly body: string | Uint8Array;
}

/** Returns the signature `v0=…` of a request: HMAC-SHA256 over `v0:<timestamp>:<body>` in lower-case hex. */
export function sign({ signingSecret, timestamp, body }: SignedParts): string {
  const digest = createHmac("sha256", signingSecret).update(`v0:${timestamp}:`).update(body).digest("hex");
  return `v0=${digest}`;
}
