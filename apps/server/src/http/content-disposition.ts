/**
 * Value of `Content-Disposition` for a file name of any characters: in ASCII for old clients, and whole.
 * @see RFC 6266 §4, RFC 8187 §3.2
 */
export function contentDisposition(type: "inline" | "attachment", name: string): string {
  const shown = Array.from(name.toWellFormed()).slice(0, maxCharacters).join("");
  const plain = shown.replaceAll(/[^\x20-\x7e]|["\\%/]/g, "_");
  return `${type}; filename="${plain}"; filename*=UTF-8''${encodeName(shown)}`;
}

/** A longer header would be refused by clients. */
const maxCharacters = 255;

/** A text in the form of a parameter. */
export function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
}
