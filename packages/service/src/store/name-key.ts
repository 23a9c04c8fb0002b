/**
 * The form in which names and addresses are compared and kept unique: lower case, whatever the locale. What a database
 * cannot hold in a column (NUL, halves of surrogate pairs) becomes U+FFFD.
 */
export function nameKey(name: string): string {
  return name.toLowerCase().toWellFormed().replaceAll("\0", "\u{FFFD}");
}
