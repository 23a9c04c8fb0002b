import type { AttributePath } from "../../filter.js";
import { code, continuesName, endOfWord, endsWord, startsName } from "./characters.js";

const uri = /^[A-Za-z][\w+.-]*:[\w.~%!$&'*+,;=:@/?#-]+$/;
const version = /^\d+$/;

/**
 * Reads the word at `start` as an attribute path. Undefined if it is not one. With `dotted`, a dot may follow a URN:
 * `urn:scim:schemas:extension:enterprise:1.0.manager.displayName`.
 */
export function readAttributePath(text: string, start: number, dotted: boolean): AttributePath | undefined {
  const nameEnd = endOfName(text, start);
  const char = text.charCodeAt(nameEnd);
  if (nameEnd > start && endsWord(char)) {
    return { kind: "attribute", name: text.slice(start, nameEnd), start, end: nameEnd };
  }
  const end = nameEnd > start && char === code.dot ? endOfName(text, nameEnd + 1) : 0;
  if (end > nameEnd + 1 && endsWord(text.charCodeAt(end))) {
    const name = text.slice(start, nameEnd);
    return { kind: "attribute", name, subAttribute: text.slice(nameEnd + 1, end), start, end };
  }
  return readQualified(text.slice(start, endOfWord(text, start)), start, dotted);
}

/** Offset after the name that starts at `start`. `start` itself if there is no name. */
function endOfName(text: string, start: number): number {
  if (!startsName(text.charCodeAt(start))) return start;
  let end = start + 1;
  while (continuesName(text.charCodeAt(end))) end++;
  return end;
}

function readQualified(word: string, start: number, dotted: boolean): AttributePath | undefined {
  const colon = word.lastIndexOf(":");
  if (colon < 0) return undefined;
  const span = { start, end: start + word.length };
  const [urn, names] = splitUrn(word, colon, dotted);
  if (!uri.test(urn) || names.length > 2 || !names.every(isName)) return undefined;
  const [name, subAttribute] = names;
  if (name === undefined) {
    const last = urn.lastIndexOf(":");
    return { kind: "attribute", urn: urn.slice(0, last), name: urn.slice(last + 1), ...span };
  }
  return { kind: "attribute", urn, name, ...(subAttribute === undefined ? {} : { subAttribute }), ...span };
}

/** The URN and the names after it. */
function splitUrn(word: string, colon: number, dotted: boolean): readonly [string, readonly string[]] {
  const parts = word.slice(colon + 1).split(".");
  const urnParts = dotted ? countUrnParts(parts) : 0;
  if (urnParts === 0) return [word.slice(0, colon), parts];
  return [`${word.slice(0, colon)}:${parts.slice(0, urnParts).join(".")}`, parts.slice(urnParts)];
}

/**
 * Number of the dotted parts after the last colon that belong to the URN: a version (`1.0`), or the first of three
 * names.
 */
function countUrnParts(parts: readonly string[]): number {
  const names = parts.findIndex((part) => !version.test(part));
  if (names !== 0) return names < 0 ? parts.length : names;
  return parts.length === 3 ? 1 : 0;
}

/** Whether the whole text is a name. */
export function isName(text: string): boolean {
  return text !== "" && endOfName(text, 0) === text.length;
}
