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
