import { type CutWord, cutWords } from "./cut-words.js";
import type { TermSequence } from "./search-store.js";

const [start, end] = ["\u{E000}", "\u{E001}"] as const;

/** Encloses each place of a text where one of the sequences of words occurs in U+E000 and U+E001. */
export function highlight(text: string, sequences: readonly TermSequence[]): string {
  const words = cutWords(text);
  const hits = words.map((_, at) => lengthAt(words, at, sequences));
  let [written, from] = ["", 0];
  for (let at = 0; at < words.length; at += 1) {
    const length = hits[at] ?? 0;
    const [first, last] = [words[at], words[at + length - 1]];
    if (length === 0 || first === undefined || last === undefined) continue;
    written += `${text.slice(from, first.from)}${start}${text.slice(first.from, last.to)}${end}`;
    from = last.to;
    at += length - 1;
  }
  return written + text.slice(from);
}

/** Number of words of the longest sequence that begins at a word; 0 if none does. */
function lengthAt(words: readonly CutWord[], at: number, sequences: readonly TermSequence[]): number {
  const found = sequences.filter((terms) => terms.every((term, nth) => words[at + nth]?.word === term));
  return Math.max(0, ...found.map(({ length }) => length));
}
