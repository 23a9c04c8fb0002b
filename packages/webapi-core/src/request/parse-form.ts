import type { Charset } from "./decode-text.js";
import { collectFields, type Fields, noFields } from "./fields.js";

/**
 * Reads a query or a URL-encoded body. The charset is that of the bytes which percent escapes stand for.
 * Undefined where an escape is broken or its bytes are no text.
 */
export function parseForm(text: string, charset: Charset = "utf-8"): Fields | undefined {
  if (text === "") return noFields;
  const pairs: [string, string][] = [];
  for (const piece of text.split("&")) {
    if (piece === "") continue;
    const equals = piece.indexOf("=");
    const name = unescapeField(equals === -1 ? piece : piece.slice(0, equals), charset);
    const value = equals === -1 ? "" : unescapeField(piece.slice(equals + 1), charset);
    if (name === undefined || value === undefined) return undefined;
    pairs.push([name, value]);
  }
  return collectFields(pairs);
}

function unescapeField(escaped: string, charset: Charset): string | undefined {
  const spaced = escaped.includes("+") ? escaped.replaceAll("+", " ") : escaped;
  if (!spaced.includes("%")) return spaced;
  if (charset === "iso-8859-1") return unescapeBytes(spaced);
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

function unescapeBytes(escaped: string): string | undefined {
  if (/%(?![0-9a-fA-F]{2})/.test(escaped)) return undefined;
  return escaped.replace(/%(..)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}
