import { foldCase } from "@rollcall/scim-filter";

/** Number of characters of a text. A character is a Unicode code point, as in the validators and OpenAPI. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += widthAt(text, at)) count += 1;
  return count;
}

/** End of the first `count` characters of a text, in UTF-16 code units; the end of the text if it has no more. */
export function endOfCharacters(text: string, count: number): number {
  let at = 0;
  for (let left = count; left > 0 && at < text.length; left -= 1) at += widthAt(text, at);
  return at;
}

function widthAt(text: string, at: number): 1 | 2 {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

/** Keys of visible texts. A `title` can be a plain string instead of a text object. */
const textKeys: ReadonlySet<string> = new Set(["text", "alt_text", "title", "caption"]);

/** All texts in blocks, in order. */
export function textsOf(blocks: readonly object[]): readonly string[] {
  return blocks.flatMap(textsIn);
}

function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (typeof member === "string") return textKeys.has(key) ? [member] : [];
    return textsIn(member);
  });
}

/** Removes diacritics: `Zoe` for `Zoë`. */
export function withoutMarks(text: string): string {
  if (!/[^\0-\u{7F}]/u.test(text)) return text;
  return text
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .normalize("NFC");
}

/** Compares two texts by code point, as databases sort UTF-8 bytes. For `sort`. */
export function compareText(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const [unit, otherUnit] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (unit !== otherUnit) return rank(unit) - rank(otherUnit);
  }
  return one.length - other.length;
}

/** Sorts surrogates, which encode code points from U+10000 on, above all other code units. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/**
 * Form in which names and addresses are compared and kept unique. It ignores case regardless of locale, as filters do.
 */
export function nameKey(name: string): string {
  return toStorable(foldCase(name));
}

/** Text that every database can store in a column. NUL and unpaired surrogates become U+FFFD. */
export function toStorable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\u{FFFD}");
}
