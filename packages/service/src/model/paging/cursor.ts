import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const digestLength = 16;

/**
 * Prints a cursor: the start of a page, bound to its list.
 * @param list identity of the list: the method and the arguments that select
 */
export function printCursor(list: readonly unknown[], place: readonly string[]): string {
  const text = JSON.stringify(place);
  return `${digestOf(list, text)}${bytesToHex(utf8ToBytes(text))}`;
}

/** Reads the place in a cursor; undefined unless {@link printCursor} made it for the list. */
export function readCursor(list: readonly unknown[], cursor: string): readonly string[] | undefined {
  const hex = cursor.slice(digestLength);
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) return undefined;
  const text = new TextDecoder().decode(hexToBytes(hex));
  // The digest proves that `printCursor` made the text.
  return digestOf(list, text) === cursor.slice(0, digestLength) ? (JSON.parse(text) as readonly string[]) : undefined;
}

/** Binds a place to its list, to detect changed cursors and cursors of other lists. It protects no secret. */
function digestOf(list: readonly unknown[], place: string): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([list, place])))).slice(0, digestLength);
}
