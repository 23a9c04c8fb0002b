import { findElements } from "./find-elements.js";
import { readTokens } from "./markdown-tokens.js";

/** The elements of a text, each once, as markdown-it reads it. */
export function listElements(text: string): ReadonlySet<string> {
  const { tokens, definesLinks } = readTokens(text);
  const found = [...findElements(tokens)].flatMap((each) => (each.kind === "element" ? [each.element] : []));
  return new Set([...found, ...(definesLinks ? ["link reference"] : [])]);
}
