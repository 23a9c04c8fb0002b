import { type Instant, millisecondsOf } from "../values/instant.js";
import { defineDocument, integer, text } from "./port/document.js";

/** A key that signs identity tokens, as stored. */
export interface SigningKey {
  /** {@link sharedSlot}, or the name of a key that only one process has; the key of the document. */
  readonly slot: string;
  readonly version: number;
  readonly created: Instant;
  /** Name of the key in tokens: the thumbprint of RFC 7638. */
  readonly kid: string;
  /** Modulus and exponent of the public key, as base64url. */
  readonly n: string;
  readonly e: string;
  /** The sealed private key as a JWK. Absent if the server has no key to seal it with. */
  readonly sealed?: string;
}

/** Place of the key that all servers of a database share. */
export const sharedSlot = "shared";

/** The place of the sealed key. */
export const signingKeyPlace = "signing_key";

/** Keys that sign identity tokens. */
export const signingKeys = defineDocument<SigningKey>()({
  name: "signingKey",
  table: "signing_keys",
  key: ["slot"],
  columns: {
    slot: text((it) => it.slot),
    /** Unix time in milliseconds. */
    created: integer((it) => millisecondsOf(it.created)),
  },
  lists: { oldest: { by: [], order: ["created"] } },
  secret: ["sealed"],
  isPrivate: true,
  sample: (seed) => ({
    slot: seed % 3 === 0 ? sharedSlot : `k${seed % 4}`,
    version: 1,
    created: `2026-01-02T03:04:0${seed % 5}.006Z`,
    kid: `k${seed % 4}`,
    n: `n${seed}`,
    e: "AQAB",
    ...(seed % 3 === 0 && { sealed: `sealed-${seed}` }),
  }),
});
