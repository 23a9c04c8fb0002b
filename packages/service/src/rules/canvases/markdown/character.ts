/** Characters with a meaning in Markdown. */
export const character = {
  tab: 9,
  newline: 10,
  carriageReturn: 13,
  space: 32,
  exclamation: 33,
  quotation: 34,
  numberSign: 35,
  apostrophe: 39,
  openParenthesis: 40,
  closeParenthesis: 41,
  star: 42,
  plus: 43,
  dash: 45,
  dot: 46,
  zero: 48,
  nine: 57,
  colon: 58,
  less: 60,
  equals: 61,
  greater: 62,
  openBracket: 91,
  backslash: 92,
  closeBracket: 93,
  underscore: 95,
  backtick: 96,
  pipe: 124,
  tilde: 126,
  delete: 127,
} as const;

/** Whether a character is a space or a tab. */
export function isSpace(code: number): boolean {
  return code === character.space || code === character.tab;
}

/** Whether a character is a line break. */
export function isBreak(code: number): boolean {
  return code === character.newline || code === character.carriageReturn;
}

/** First place from `at` with a character other than `code`, or `end`. */
export function skipAll(text: string, at: number, end: number, code: number): number {
  let place = at;
  while (place < end && text.charCodeAt(place) === code) place += 1;
  return place;
}

/** First place from `at` that is not a space or tab, or `end`. */
export function skipSpaces(text: string, at: number, end: number): number {
  let place = at;
  while (place < end && isSpace(text.charCodeAt(place))) place += 1;
  return place;
}

/** First place from `at` that is not a space, tab or line break, or the end of the text. */
export function skipBlanks(text: string, at: number): number {
  let place = at;
  while (isSpace(text.charCodeAt(place)) || isBreak(text.charCodeAt(place))) place += 1;
  return place;
}

/** Number of line breaks before a place. */
export function countBreaks(text: string, end: number): number {
  let count = 0;
  for (let at = 0; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const isHalf = code === character.newline && text.charCodeAt(at - 1) === character.carriageReturn;
    if (isBreak(code) && !isHalf) count += 1;
  }
  return count;
}
