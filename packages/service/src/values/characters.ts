/** How many characters a text has. A character is a Unicode code point, as for the validators and for OpenAPI. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += widthAt(text, at)) count += 1;
  return count;
}

/** Where a text of so many characters ends, in UTF-16 code units; the end of the text where it has no more. */
export function endOfCharacters(text: string, count: number): number {
  let at = 0;
  for (let left = count; left > 0 && at < text.length; left -= 1) at += widthAt(text, at);
  return at;
}

function widthAt(text: string, at: number): 1 | 2 {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
