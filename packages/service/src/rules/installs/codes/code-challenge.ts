import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { equalHashes } from "../../../values/secrets.js";

/** RFC 7636 §4.1. */
const verifierForm = /^[A-Za-z0-9._~-]{43,128}$/;

/** RFC 7636 §4.2: 32 bytes in base64url. */
const challengeForm = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the form of a challenge of the method S256. */
export function isChallenge(text: string): boolean {
  return challengeForm.test(text);
}

/** Whether a verifier is the one that a challenge was made of, by the method S256 of RFC 7636 §4.6. */
export function meetsChallenge(verifier: string, challenge: string): boolean {
  return verifierForm.test(verifier) && equalHashes(challengeOf(verifier), challenge);
}

/** The challenge that is made of a verifier. */
export function challengeOf(verifier: string): string {
  return btoa(String.fromCharCode(...sha256(utf8ToBytes(verifier))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
