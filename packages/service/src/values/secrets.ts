import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { tokenPrefixes } from "../generated/service.js";
import type { Ids } from "./ids.js";

/** Prefixes of the tokens that the service makes, by what they are. Nothing checks a prefix. */
export type TokenPrefixes = { readonly [Kind in keyof typeof tokenPrefixes]: string };

/** The prefixes of the definitions. */
export const standardPrefixes: TokenPrefixes = tokenPrefixes;

const secretBytes = 24;

/** A new random token of a kind. */
export function createToken(
  kind: keyof TokenPrefixes,
  { ids, prefixes }: { readonly ids: Pick<Ids, "secret">; readonly prefixes: TokenPrefixes },
): string {
  return `${prefixes[kind]}${ids.secret(secretBytes)}`;
}

/**
 * SHA-256 of a token as lowercase hex, the form in which it is stored. Synchronous, because the platform's hashing runs
 * in another thread, which takes longer than the rest of a request.
 */
export function hashToken(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(token)));
}

/** Whether two hashes are equal, in constant time for hashes of the same length. */
export function equalHashes(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

/** Seals texts that must be recovered, so that a copy of the database does not contain them. */
export interface Sealer {
  /**
   * Seals a text.
   * @param about the place of the text, such as `A1 signing_secret`; it opens in no other place
   * @returns undefined if there is no key, and the text must not be stored
   */
  seal(text: string, about: string): string | undefined;
  /**
   * Opens a text that `seal` returned, and returns any other text as it is.
   * @throws Error if another key sealed it, or it was changed
   */
  open(sealed: string, about: string): string;
}

/** Keeps texts as they are, for databases that end with their process. */
export const plainSealer: Sealer = { seal: (text) => text, open: (text) => text };
