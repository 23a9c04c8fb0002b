/** Length of a text in Unicode code points. A lone surrogate counts as one. */
export function codePoints(text: string): number {
  if (!highSurrogate.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const highSurrogate = /[\uD800-\uDBFF]/;
