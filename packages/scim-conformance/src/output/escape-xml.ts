const entities: { readonly [char: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for XML 1.0. Characters that XML does not allow become replacement characters. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"]/g, (char) => entities[char] ?? char)
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");
}
