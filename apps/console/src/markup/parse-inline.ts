import { type Mark, unescapeText } from "./mark.js";
import { parseAngled } from "./parse-angled.js";

const styles = { "*": "bold", _: "italic", "~": "strike" } as const;
type Sign = keyof typeof styles;

const emoji = /:([a-z0-9_+'-]{1,100})(?:::skin-tone-[2-6])?:/y;

/**
 * Reads the markup within a line. Takes time in proportion to its length: a sign that has no end once is text from then on.
 * @param outer signs around the line, which do not count again
 */
export function parseInline(line: string, outer = ""): readonly Mark[] {
  const marks: Mark[] = [];
  const endless = new Set(outer);
  let plain = 0;
  let place = 0;
  const take = (mark: Mark, end: number) => {
    if (plain < place) marks.push({ kind: "text", text: unescapeText(line.slice(plain, place)) });
    marks.push(mark);
    plain = end;
    place = end;
  };
  while (place < line.length) {
    const sign = line[place] ?? "";
    const found = endless.has(sign) ? undefined : readAt(line, place, { sign, outer, endless });
    if (found === undefined) place += 1;
    else take(found.mark, found.end);
  }
  if (plain < line.length) marks.push({ kind: "text", text: unescapeText(line.slice(plain)) });
  return marks;
}

interface Reading {
  readonly sign: string;
  readonly outer: string;
  /** Signs that have no end in the rest of the line. */
  readonly endless: Set<string>;
}

interface Found {
  readonly mark: Mark;
  readonly end: number;
}

function readAt(line: string, place: number, reading: Reading): Found | undefined {
  switch (reading.sign) {
    case "`":
      return readCode(line, place, reading);
    case "<":
      return readAngled(line, place, reading);
    case ":":
      return readEmoji(line, place);
    case "*":
    case "_":
    case "~":
      return readStyled(line, place, { ...reading, sign: reading.sign });
    default:
      return undefined;
  }
}

function readCode(line: string, place: number, { sign, endless }: Reading): Found | undefined {
  const end = line.indexOf(sign, place + 1);
  if (end === -1) endless.add(sign);
  if (end <= place + 1) return undefined;
  return { mark: { kind: "code", text: unescapeText(line.slice(place + 1, end)) }, end: end + 1 };
}

function readAngled(line: string, place: number, { sign, endless }: Reading): Found | undefined {
  const end = line.indexOf(">", place + 1);
  if (end === -1) endless.add(sign);
  const mark = end === -1 ? undefined : parseAngled(line.slice(place + 1, end));
  return mark && { mark, end: end + 1 };
}

function readEmoji(line: string, place: number): Found | undefined {
  emoji.lastIndex = place;
  const [whole, name] = emoji.exec(line) ?? [];
  if (whole === undefined || name === undefined) return undefined;
  return { mark: { kind: "emoji", name }, end: place + whole.length };
}

/** Signs belong at the ends of words: `*bold*`, but neither `2*3*4` nor `* item *`. A backslash is part of a word. */
function readStyled(
  line: string,
  place: number,
  { sign, outer, endless }: Reading & { readonly sign: Sign },
): Found | undefined {
  if (isWord(line[place - 1]) || isSpace(line[place + 1]) || line[place + 1] === sign) return undefined;
  for (let end = line.indexOf(sign, place + 2); end !== -1; end = line.indexOf(sign, end + 1)) {
    if (isSpace(line[end - 1]) || isWord(line[end + 1])) continue;
    return { mark: { kind: styles[sign], of: parseInline(line.slice(place + 1, end), outer + sign) }, end: end + 1 };
  }
  endless.add(sign);
  return undefined;
}

function isWord(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}\\]/u.test(letter);
}

function isSpace(letter: string | undefined): boolean {
  return letter === undefined || /\s/.test(letter);
}
