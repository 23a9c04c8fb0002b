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
  const line = namePattern.test(name) ? lineOf(name) : undefined;
  if (line === undefined) return undefined;
  const [, main = "", ...words] = line.split(" ");
  const emoji = { name: main, isToned: words.includes("*") };
  found.set(name, emoji);
  return emoji;
}

/** Names have no other characters. */
const namePattern = /^[\w+-]+$/;

/** Main name of a standard emoji, with its skin tone: `+1::skin-tone-2`. Undefined for other characters. */
export function nameOfEmoji(character: string): string | undefined {
  const plain = character.replaceAll("\ufe0f", "");
  const bare = plain.replaceAll(/[\u{1f3fb}-\u{1f3ff}]/gu, "");
  const tone = (/[\u{1f3fb}-\u{1f3ff}]/u.exec(plain)?.[0].codePointAt(0) ?? 0) - 0x1f3f9;
  const [, name] = (lineOf(pointsOf(plain)) ?? lineOf(pointsOf(bare)))?.split(" ") ?? [];
  if (name === undefined) return undefined;
  return plain === bare || tone < 2 ? name : `${name}::skin-tone-${tone}`;
}

/** The code points of a character as the table has them. The table has no characters, because the build would escape them. */
function pointsOf(character: string): string {
  return `=${Array.from(character, (each) => (each.codePointAt(0) ?? 0).toString(16)).join("-")}`;
}

/** The line of the table with a word; undefined if there is none. */
function lineOf(word: string): string | undefined {
  // The bundler writes the table once for each place that names it.
  const table = standardEmoji;
  for (let at = table.indexOf(word); at >= 0; at = table.indexOf(word, at + 1)) {
    if (!isBoundary(table[at - 1]) || !isBoundary(table[at + word.length])) continue;
    return table.slice(table.lastIndexOf("\n", at) + 1, table.indexOf("\n", at));
  }
  return undefined;
}

function isBoundary(character: string | undefined): boolean {
  return character === " " || character === "\n";
}
