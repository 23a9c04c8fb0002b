import type { FilterValue } from "../../filter.js";
import { code, endOfWord, linkLength } from "./characters.js";

/** A letter or digit of any script, or a character of names, addresses, numbers and instants. */
const bareWord = /^[._@+:-]*[\p{L}\p{N}][\p{L}\p{M}\p{N}._@+:'-]*$/u;
const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** A value, and the offset after it. Undefined if the text is not a value. */
interface Literal {
  readonly value: FilterValue | undefined;
  readonly end: number;
}

/**
 * Reads the literal at `start`. With `loose`, also a string in single quotes, or a bare word other than `and` and `or`.
 */
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
    // Most characters are one of these.
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

/** Differences between single and double quotes. */
const doubleQuoted: { readonly [part: string]: string } = { "\\'": "'", '"': '\\"' };

/** Decodes the content of a JSON string. Undefined if it is invalid. In single quotes, `\'` is valid. */
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

/** Reads a number. Undefined if it is too large for JavaScript. Zero has no sign. */
function readNumber(word: string): number | undefined {
  const value = Number(word);
  return Number.isFinite(value) ? value + 0 : undefined;
}
