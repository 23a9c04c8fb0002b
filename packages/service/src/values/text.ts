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
