import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const digestLength = 16;

/**
 * A cursor: the place where a page begins, bound to the list that is paged.
 * @param list everything that makes the list what it is: the method and the arguments that select
 */
export function printCursor(list: readonly unknown[], place: readonly string[]): string {
  const text = JSON.stringify(place);
  return `${digestOf(list, text)}${bytesToHex(utf8ToBytes(text))}`;
}

/** The place that a cursor of the list names; undefined where it is none that {@link printCursor} made for it. */
export function readCursor(list: readonly unknown[], cursor: string): readonly string[] | undefined {
  const hex = cursor.slice(digestLength);
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) return undefined;
  const text = new TextDecoder().decode(hexToBytes(hex));
  // The digest says that the text was made by `printCursor`.
  return digestOf(list, text) === cursor.slice(0, digestLength) ? (JSON.parse(text) as readonly string[]) : undefined;
}

/** Binds a place to its list, so that a changed cursor and one of another list are noticed; it keeps no secret. */
function digestOf(list: readonly unknown[], place: string): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([list, place])))).slice(0, digestLength);
}
