import { foldCase } from "@rollcall/scim-filter";

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
