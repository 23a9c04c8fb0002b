import { foldCase } from "@rollcall/scim-filter";

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
