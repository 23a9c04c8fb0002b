import { isObject, type JsonObject } from "../json/json-object.js";

const tooDeep = "nests too deep";

/**
 * Describes what is wrong with a JSON value, as a phrase; undefined if it is valid. Invalid are lists and objects that
 * nest deeper than `maxDepth`, the member names `__proto__` and `constructor`, and text that cannot be stored or sent:
 * lone surrogates and the character U+0000.
 */
export function checkJson(value: unknown, maxDepth: number): string | undefined {
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
