/** 32 characters in the order of their codes, of five bits each; letters that look like digits are left out. */
export const idAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Characters of an identifier behind its prefix: of random ones two of a million are equal once in two million worlds. */
export const idLength = 12;

/** An identifier of random bytes, a character for each. */
export function toId(prefix: string, bytes: Uint8Array): string {
  let id = prefix;
  for (const byte of bytes) id += idAlphabet[byte % idAlphabet.length];
  return id;
}
