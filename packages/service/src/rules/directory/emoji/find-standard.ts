import { standardEmoji } from "./standard-emoji.js";

/** A standard emoji. */
interface StandardEmoji {
  /** Main name. */
  readonly name: string;
  readonly isToned: boolean;
}

/** The emoji that were found, by the name that was asked for. A table of all would take longer than a test's other calls. */
const found = new Map<string, StandardEmoji>();

/** Finds a standard emoji by any of its names. */
export function findStandard(name: string): StandardEmoji | undefined {
  const known = found.get(name);
  if (known !== undefined) return known;
  const line = lineOf(standardEmoji, name);
  if (line === undefined) return undefined;
  const [main = "", ...words] = line.split(" ");
  const emoji = { name: main, isToned: words.includes("*") };
  found.set(name, emoji);
  return emoji;
}

/** The line of a table with a word; undefined if there is none. */
function lineOf(table: string, word: string): string | undefined {
  if (!/^[^\s*]+$/.test(word)) return undefined;
  for (let at = table.indexOf(word); at >= 0; at = table.indexOf(word, at + 1)) {
    if (!isBoundary(table[at - 1]) || !isBoundary(table[at + word.length])) continue;
    return table.slice(table.lastIndexOf("\n", at) + 1, table.indexOf("\n", at));
  }
  return undefined;
}

function isBoundary(character: string | undefined): boolean {
  return character === " " || character === "\n";
}
