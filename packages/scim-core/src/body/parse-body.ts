import { isObject, type JsonObject } from "../json/json-object.js";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";

/** Limits of the JSON in a body. */
export interface JsonLimits {
  readonly maxBodyDepth: number;
  /** Default: no limit. */
  readonly maxBodyMembers?: number;
}

/**
 * Parses the JSON object in a body in UTF-8. A body with too many members is refused as too large before it is parsed,
 * because parsing blocks other requests. Everything else is refused as malformed.
 */
export function parseBody(bytes: Uint8Array, { maxBodyDepth: maxDepth, maxBodyMembers }: JsonLimits): Read<JsonObject> {
  if (bytes.byteLength === 0) return malformed("an empty body");
  if (maxBodyMembers !== undefined && bytes.byteLength > maxBodyMembers) {
    const members = countMembers(bytes, maxBodyMembers);
    if (members > maxBodyMembers) return crowded(maxBodyMembers);
  }
  const parsed = parseJson(bytes);
  if (!parsed.ok) return parsed;
  if (!isObject(parsed.value)) return malformed("JSON that is not an object");
  const problem = checkJson(parsed.value, maxDepth);
  return problem === undefined ? accept(parsed.value) : malformed(`JSON that ${problem}`);
}

/** Created on first use. A decoder keeps nothing between whole texts. */
let decoder: InstanceType<typeof TextDecoder> | undefined;

function parseJson(bytes: Uint8Array): Read<unknown> {
  decoder ??= new TextDecoder("utf-8", { fatal: true });
  try {
    return accept(JSON.parse(decoder.decode(bytes)) as unknown);
  } catch (error) {
    // The rest of the message is a piece of the body, which may contain a password.
    return malformed(String(error).replace(/, (\.\.\.)?".*$/s, ""));
  }
}

function crowded(maxMembers: number): Refused {
  const wanted = `at most ${maxMembers} members and elements`;
  return refuse("bodyTooLarge", { rule: "RFC 7644 §3.12", found: "more members and elements", wanted });
}

function malformed(found: string): Refused {
  return refuse("bodyMalformed", { rule: "RFC 7644 §3.8", found, wanted: "a JSON object in UTF-8" });
}

const tooDeep = "nests too deep";

/**
 * Describes what is wrong with a JSON value, as a phrase; undefined if it is valid. Invalid are lists and objects that
 * nest deeper than `maxDepth`, the member names `__proto__` and `constructor`, and text that cannot be stored or sent:
 * lone surrogates and the character U+0000.
 */
function checkJson(value: unknown, maxDepth: number): string | undefined {
  if (typeof value === "string") return checkText(value);
  if (Array.isArray(value)) return maxDepth === 0 ? tooDeep : checkList(value, maxDepth);
  if (!isObject(value)) return undefined;
  return maxDepth === 0 ? tooDeep : checkObject(value, maxDepth);
}

function checkList(list: readonly unknown[], maxDepth: number): string | undefined {
  for (const element of list) {
    const problem = checkJson(element, maxDepth - 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function checkObject(object: JsonObject, maxDepth: number): string | undefined {
  for (const name of Object.keys(object)) {
    if (name === "__proto__" || name === "constructor") return `has a member ${name}`;
    const problem = checkText(name) ?? checkJson(object[name], maxDepth - 1);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function checkText(text: string): string | undefined {
  if (text.includes("\0")) return "holds the character U+0000";
  return text.isWellFormed() ? undefined : "holds a lone surrogate";
}

const [quote, backslash, comma, brace, bracket] = [0x22, 0x5c, 0x2c, 0x7b, 0x5b];

/**
 * An upper bound of the members and elements in a JSON text in UTF-8: its commas and opening brackets outside of texts.
 * It is much faster than a parser, and stops above `maxMembers`.
 */
export function countMembers(bytes: Uint8Array, maxMembers: number): number {
  let members = 0;
  let isText = false;
  for (let at = 0; at < bytes.length && members <= maxMembers; at += 1) {
    const byte = bytes[at];
    if (isText && byte === backslash) at += 1;
    else if (byte === quote) isText = !isText;
    else if (!isText && (byte === comma || byte === brace || byte === bracket)) members += 1;
  }
  return members;
}
