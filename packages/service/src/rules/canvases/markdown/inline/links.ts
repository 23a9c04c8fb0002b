import { character, isBreak, isSpace, skipBlanks, skipSpaces } from "../character.js";

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

/** Text that was read, and the place after it. */
export interface ReadText {
  readonly text: string;
  readonly end: number;
}

/**
 * Maximum nesting of parentheses in an address. Each level more means another scan of texts that are full of them.
 */
const maxParentheses = 8;
const maxLabel = 999;
/** Schemes that make neither a link nor an image. */
const forbidden = /^(?:vbscript|javascript|file|data):/i;

/**
 * Reads the address of a link; undefined if there is none, or if it makes no link.
 * @see CommonMark, link destination
 */
function readAddress(text: string, at: number): ReadText | undefined {
  const end = text.charCodeAt(at) === character.less ? endOfBracketed(text, at + 1) : endOfPlain(text, at);
  if (end === undefined) return undefined;
  const isBracketed = text.charCodeAt(at) === character.less;
  const address = withoutEscapes(isBracketed ? text.slice(at + 1, end - 1) : text.slice(at, end));
  return forbidden.test(address) ? undefined : { text: address, end };
}

/**
 * Place after the title of a link; undefined if there is none.
 * @see CommonMark, link title
 */
function endOfTitle(text: string, at: number): number | undefined {
  const first = text.charCodeAt(at);
  const isParenthesis = first === character.openParenthesis;
  if (!isParenthesis && first !== character.quotation && first !== character.apostrophe) return undefined;
  const last = isParenthesis ? character.closeParenthesis : first;
  for (let place = at + 1; place < text.length; place += 1) {
    const each = text.charCodeAt(place);
    if (each === last) return place + 1;
    if (isParenthesis && each === first) return undefined;
    if (each === character.backslash) place += 1;
  }
  return undefined;
}

/**
 * Reads `(address "title")` after the text of a link.
 * @see CommonMark, inline link
 */
export function readTarget(text: string, at: number): ReadText | undefined {
  if (text.charCodeAt(at) !== character.openParenthesis) return undefined;
  const from = skipBlanks(text, at + 1);
  const address = readAddress(text, from);
  const afterAddress = address?.end ?? from;
  const afterBlanks = skipBlanks(text, afterAddress);
  const title = afterBlanks > afterAddress ? endOfTitle(text, afterBlanks) : undefined;
  const end = skipBlanks(text, title ?? afterBlanks);
  return text.charCodeAt(end) === character.closeParenthesis ? { text: address?.text ?? "", end: end + 1 } : undefined;
}

/**
 * Reads a label between brackets; undefined if there is none.
 * @see CommonMark, link label
 */
export function readLabel(text: string, at: number): ReadText | undefined {
  if (text.charCodeAt(at) !== character.openBracket) return undefined;
  const last = Math.min(text.length, at + maxLabel + 2);
  for (let place = at + 1; place < last; place += 1) {
    const each = text.charCodeAt(place);
    if (each === character.openBracket) return undefined;
    if (each === character.closeBracket) return { text: text.slice(at + 1, place), end: place + 1 };
    if (each === character.backslash) place += 1;
  }
  return undefined;
}

/** Normal form of a label, for look-ups; empty if the label is too long. */
export function normalizeLabel(label: string): string {
  return label.length > maxLabel ? "" : label.trim().replaceAll(/\s+/g, " ").toLowerCase().toUpperCase();
}

function endOfBracketed(text: string, from: number): number | undefined {
  for (let place = from; place < text.length; place += 1) {
    const each = text.charCodeAt(place);
    if (each === character.greater) return place + 1;
    if (each === character.less || each === character.newline || each === character.carriageReturn) return undefined;
    if (each === character.backslash) place += 1;
  }
  return undefined;
}

function endOfPlain(text: string, at: number): number | undefined {
  let place = at;
  let open = 0;
  for (; place < text.length; place += 1) {
    const each = text.charCodeAt(place);
    if (each <= character.space || each === character.delete) break;
    if (each === character.closeParenthesis) {
      if (open === 0) break;
      open -= 1;
    }
    if (each === character.openParenthesis) {
      open += 1;
      if (open > maxParentheses) return undefined;
    }
    if (each === character.backslash && !isSpace(text.charCodeAt(place + 1))) place += 1;
  }
  const end = Math.min(place, text.length);
  return end === at || open > 0 ? undefined : end;
}

function withoutEscapes(text: string): string {
  return text.includes("\\") ? text.replaceAll(/\\([!-/:-@[-`{-~])/g, "$1") : text;
}
