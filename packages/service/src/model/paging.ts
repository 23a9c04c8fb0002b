import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Query } from "@rollcall/scim-core";
import type { Slice } from "./port/document-reader.js";

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

/** Prefixes of cursors, before their coding. Each list has its own, so that cursors of other lists are refused. */
type CursorPrefix = "team" | "im_id" | "user_id" | "user" | "next_ts";

/** Prints a cursor that names the first item of the next page. */
export function printItemCursor(prefix: CursorPrefix, item: string): string {
  return btoa(`${prefix}:${item}`);
}

/** Reads a cursor with one of the prefixes; undefined for any other text. */
export function readItemCursor<const Prefix extends CursorPrefix>(
  prefixes: readonly Prefix[],
  cursor: string,
): { readonly prefix: Prefix; readonly item: string } | undefined {
  const text = decode(cursor);
  const colon = text?.indexOf(":") ?? -1;
  const prefix = prefixes.find((each) => each === text?.slice(0, colon));
  if (text === undefined || prefix === undefined) return undefined;
  const item = text.slice(colon + 1);
  return printItemCursor(prefix, item) === cursor ? { prefix, item } : undefined;
}

function decode(cursor: string): string | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(cursor) || cursor.length % 4 !== 0) return undefined;
  const text = atob(cursor);
  return /^[\x20-\x7E]+$/.test(text) ? text : undefined;
}

/** Slice of the stored list that a query asks for. */
export function toSlice({ startIndex, count, sortOrder }: Query<string>): Slice {
  return { offset: startIndex - 1, limit: count, order: sortOrder };
}
