import { type CutWord, cutWords } from "../../model/cut-words.js";
import type { TermSequence } from "../../model/search-store.js";

const [start, end] = ["\u{E000}", "\u{E001}"] as const;

/** Encloses each place of a text where one of the sequences of words occurs in U+E000 and U+E001. */
export function highlight(text: string, sequences: readonly TermSequence[]): string {
  if (sequences.length === 0) return text;
  const words = cutWords(text);
  const hits = findHits(words, sequences);
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

/**
 * Number of words of the longest sequence that begins at each word; 0 if none does. Words are compared as numbers, because
 * a query has hundreds of them and a message thousands.
 */
function findHits(words: readonly CutWord[], sequences: readonly TermSequence[]): readonly number[] {
  const numbers = new Map([...new Set(sequences.flat())].map((word, number) => [word, number]));
  const text = words.map(({ word }) => numbers.get(word) ?? -1);
  const different = new Map(sequences.map((terms) => [terms.join(" "), terms.map((term) => numbers.get(term) ?? -1)]));
  const byFirst = Map.groupBy(different.values(), ([first = -1]) => first);
  return text.map((number, at) => {
    let longest = 0;
    for (const terms of byFirst.get(number) ?? []) {
      if (terms.length > longest && isAt(text, at, terms)) longest = terms.length;
    }
    return longest;
  });
}

function isAt(text: readonly number[], at: number, terms: readonly number[]): boolean {
  for (let nth = 0; nth < terms.length; nth += 1) if (text[at + nth] !== terms[nth]) return false;
  return true;
}
