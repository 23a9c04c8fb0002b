/** A word of a text, and its place there. */
export interface CutWord {
  /** In lower case. */
  readonly word: string;
  /** Code units before the word. */
  readonly from: number;
  /** Code units before the first one after the word. */
  readonly to: number;
}

/** Letters and digits in a row. A longer row is cut into several words, so that every word fits into an index. */
const row = /[\p{L}\p{N}]{1,64}/gu;

/** The words of a text, in order. Punctuation and escaped characters are between words. */
export function cutWords(text: string): readonly CutWord[] {
  const plain = text.replace(/&(?:amp|lt|gt);/g, (escaped) => " ".repeat(escaped.length));
  return [...plain.matchAll(row)].map(({ 0: found, index }) => {
    return { word: found.toLowerCase(), from: index, to: index + found.length };
  });
}

/** The words of a text without their places. */
export function wordsOf(text: string): readonly string[] {
  return cutWords(text).map(({ word }) => word);
}
