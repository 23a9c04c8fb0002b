/** 32 characters of five bits each, ordered by code, without letters that look like digits. */
export const idAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Number of characters of an ID after its prefix. Among a million random IDs, two are equal in one of two million
 * worlds.
 */
export const idLength = 12;

/** ID of random bytes, one character per byte. */
export function toId(prefix: string, bytes: Uint8Array): string {
  let id = prefix;
  for (const byte of bytes) id += idAlphabet[byte % idAlphabet.length];
  return id;
}
