import { createHmac, timingSafeEqual } from "node:crypto";

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

/** A request whose signature is checked. */
export interface SignedRequest extends Omit<SignedParts, "timestamp"> {
  /** Value of the timestamp header. Null, as from `Headers.get`: the request had none. */
  readonly timestamp: string | null | undefined;
  /** Value of the signature header. */
  readonly signature: string | null | undefined;
  /** Unix seconds of the receiver. Default: the machine's time. */
  readonly nowSeconds?: number;
  /** Maximum difference between both times, in seconds. Default: 300. */
  readonly toleranceSeconds?: number;
}

/** Returns whether a request was signed with the secret and at about this time. Compares in constant time. */
export function verifySignature({ timestamp, signature, nowSeconds, toleranceSeconds = 300, ...parts }: SignedRequest) {
  if (typeof timestamp !== "string" || typeof signature !== "string" || !/^\d{1,12}$/.test(timestamp)) return false;
  const now = nowSeconds ?? Date.now() / 1000;
  if (Math.abs(now - Number(timestamp)) > toleranceSeconds) return false;
  const wanted = Buffer.from(sign({ ...parts, timestamp }));
  const found = Buffer.from(signature);
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}
