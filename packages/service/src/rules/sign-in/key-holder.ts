import type { JWK } from "jose";

/** A private key with its name. */
export interface PrivateKey extends JWK {
  readonly kid: string;
  readonly n: string;
  readonly e: string;
}

/** Holds the key that a process signs identity tokens with. Services over several stores share one. */
export interface KeyHolder {
  /** Absent until the key is needed. */
  key?: Promise<PrivateKey>;
}
