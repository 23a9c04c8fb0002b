import { character, isSpace, skipBlanks } from "../character.js";

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
export function readAddress(text: string, at: number): ReadText | undefined {
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
export function endOfTitle(text: string, at: number): number | undefined {
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
