import type { FilterValue } from "../filter.js";
import { code, endOfWord, linkLength } from "./characters.js";

/** A letter or digit of any script, with the signs that names, addresses, numbers and instants are written with. */
const bareWord = /^[._@+:-]*[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+:'-]*$/u;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A value, and the offset behind it. The value is undefined where the text is none. */
export interface Literal {
  readonly value: FilterValue | undefined;
  readonly end: number;
}

/** The literal that begins at `start`; with `loose`, also one in single quotes, or a bare word but `and` and `or`. */
export function readLiteral(text: string, start: number, loose: boolean): Literal {
  const char = text.charCodeAt(start);
  if (char === code.doubleQuote || (loose && char === code.singleQuote)) return readString(text, start, char);
  const end = endOfWord(text, start);
  const word = text.slice(start, end);
  const value = readWord(word);
  const isBare = value === undefined && loose && linkLength(text, start) === 0 && bareWord.test(word);
  return { value: isBare ? word : value, end };
}

function readString(text: string, start: number, quote: number): Literal {
  let plain = true;
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    // Nearly every character is one of these, and needs no further look.
    if (char > code.backslash || (char > code.singleQuote && char < code.backslash)) continue;
    if (char === quote) {
      const inner = text.slice(start + 1, at);
      return { value: plain ? inner : readEscapes(inner, quote), end: at + 1 };
    }
    if (char < code.space) plain = false;
    if (char !== code.backslash) continue;
    plain = false;
    at++;
  }
  return { value: undefined, end: text.length };
}

/** What differs between single and double quotes. */
const doubleQuoted: { readonly [part: string]: string } = { "\\'": "'", '"': '\\"' };

/** What the text means in a JSON string, undefined where it may not stand there. In single quotes `\'` is one of them. */
function readEscapes(inner: string, quote: number): string | undefined {
  const double = (part: string): string => doubleQuoted[part] ?? part;
  const json = quote === code.singleQuote ? inner.replace(/\\.|"/gs, double) : inner;
  try {
    const value: unknown = JSON.parse(`"${json}"`);
    return typeof value === "string" ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readWord(word: string): FilterValue | undefined {
  switch (word) {
    case "true":
      return true;
    case "false":
      return false;
    case "null":
      return null;
    default:
      return number.test(word) ? readNumber(word) : undefined;
  }
}

/** Undefined where the number is too large for JavaScript; zero has no sign. */
function readNumber(word: string): number | undefined {
  const value = Number(word);
  return Number.isFinite(value) ? value + 0 : undefined;
}
