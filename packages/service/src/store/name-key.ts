import { foldCase } from "@rollcall/scim-filter";

/**
 * The form in which names and addresses are compared and kept unique: without regard to case, whatever the locale, as
 * filters compare them.
 */
export function nameKey(name: string): string {
  return toStorable(foldCase(name));
}

/** The text as every database can hold it in a column: NUL and halves of surrogate pairs become U+FFFD. */
export function toStorable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\u{FFFD}");
}
