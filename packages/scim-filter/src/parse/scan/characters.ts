/** Codes of the characters that separate the parts of a filter. */
export const code = {
  tab: 0x09,
  lineFeed: 0x0a,
  carriageReturn: 0x0d,
  space: 0x20,
  doubleQuote: 0x22,
  dollar: 0x24,
  singleQuote: 0x27,
  groupOpen: 0x28,
  groupClose: 0x29,
  dot: 0x2e,
  elementsOpen: 0x5b,
  backslash: 0x5c,
  elementsClose: 0x5d,
} as const;

const orKey = 15 * 32 + 18;

/** Whether the code is JSON whitespace. */
export function isBlank(char: number): boolean {
  if (char > code.space) return false;
  return char === code.space || char === code.tab || char === code.lineFeed || char === code.carriageReturn;
}

/**
 * Whether the code ends a word: whitespace or another control character, a bracket, a double quote, or NaN at the end
 * of the text.
 */
export function endsWord(char: number): boolean {
  if (!(char > code.doubleQuote)) return char !== 0x21;
  return (
    char === code.groupOpen || char === code.groupClose || char === code.elementsOpen || char === code.elementsClose
  );
}

/** Offset after the word that starts at `start`. */
export function endOfWord(text: string, start: number): number {
  let end = start;
  while (!endsWord(text.charCodeAt(end))) end++;
  return end;
}

/** Whether the code can start a name: a letter, or the dollar of `$ref`. */
export function startsName(char: number): boolean {
  if (char >= 0x61) return char <= 0x7a;
  return (char >= 0x41 && char <= 0x5a) || char === code.dollar;
}

/** Whether the code can be part of a name: a letter, a digit, `-`, `_` or `$`. */
export function continuesName(char: number): boolean {
  if (char >= 0x61) return char <= 0x7a;
  return (char >= 0x30 && char <= 0x39) || startsName(char) || char === 0x2d || char === 0x5f;
}

/** Two letters as one number below 1024, without case. 0 for anything else. */
export function pairKey(text: string, start: number): number {
  const first = (text.charCodeAt(start) | 0x20) - 0x60;
  const second = (text.charCodeAt(start + 1) | 0x20) - 0x60;
  return first > 0 && first < 27 && second > 0 && second < 27 ? first * 32 + second : 0;
}

/** Length of the word `and` or `or` at `start`, in any case. 0 if there is neither. */
export function linkLength(text: string, start: number): 0 | 2 | 3 {
  if (endsWord(text.charCodeAt(start + 2))) return pairKey(text, start) === orKey ? 2 : 0;
  return isThree(text, start, 0x61, 0x6e, 0x64) ? 3 : 0;
}

/** Whether the word `not` is at `start`, in any case. */
export function isNot(text: string, start: number): boolean {
  return isThree(text, start, 0x6e, 0x6f, 0x74);
}

function isThree(text: string, start: number, first: number, second: number, third: number): boolean {
  return (
    (text.charCodeAt(start) | 0x20) === first &&
    (text.charCodeAt(start + 1) | 0x20) === second &&
    (text.charCodeAt(start + 2) | 0x20) === third &&
    endsWord(text.charCodeAt(start + 3))
  );
}
