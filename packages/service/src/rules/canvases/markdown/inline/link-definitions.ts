import { character, isBreak, skipBlanks, skipSpaces } from "../character.js";
import { endOfTitle, normalizeLabel, readAddress, readLabel } from "./read-link.js";

/** Addresses by label. The first definition of a label counts. */
export type LinkDefinitions = Map<string, string>;

/**
 * Reads the link definitions at the start of a paragraph.
 * @returns the place after them: the start of a line or the end of the paragraph
 * @see CommonMark, link reference definition
 */
export function readDefinitions(paragraph: string, definitions: LinkDefinitions): number {
  let after = 0;
  for (;;) {
    const end = readDefinition(paragraph, skipSpaces(paragraph, after, paragraph.length), definitions);
    if (end === undefined) return after;
    after = end;
  }
}

function readDefinition(paragraph: string, at: number, definitions: LinkDefinitions): number | undefined {
  const label = readLabel(paragraph, at);
  if (label === undefined || paragraph.charCodeAt(label.end) !== character.colon) return undefined;
  const name = normalizeLabel(label.text);
  const address = readAddress(paragraph, skipBlanks(paragraph, label.end + 1));
  if (name === "" || address === undefined) return undefined;
  const afterBlanks = skipBlanks(paragraph, address.end);
  const title = afterBlanks > address.end ? endOfTitle(paragraph, afterBlanks) : undefined;
  const end = (title === undefined ? undefined : endOfLine(paragraph, title)) ?? endOfLine(paragraph, address.end);
  if (end !== undefined && !definitions.has(name)) definitions.set(name, address.text);
  return end;
}

/** Start of the next line; undefined if this line has more text. */
function endOfLine(paragraph: string, at: number): number | undefined {
  const end = skipSpaces(paragraph, at, paragraph.length);
  if (end >= paragraph.length) return paragraph.length;
  const first = paragraph.charCodeAt(end);
  if (!isBreak(first)) return undefined;
  const isPair = first === character.carriageReturn && paragraph.charCodeAt(end + 1) === character.newline;
  return end + (isPair ? 2 : 1);
}
