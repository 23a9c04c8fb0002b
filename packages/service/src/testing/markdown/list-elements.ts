import { findElements } from "./find-elements.js";
import { readTokens } from "./markdown-tokens.js";

/** Distinct elements of a text, as markdown-it parses it. */
export function listElements(text: string): ReadonlySet<string> {
  const { tokens, definesLinks } = readTokens(text);
  const found = [...findElements(tokens)].flatMap((each) => (each.kind === "element" ? [each.element] : []));
  return new Set([...found, ...(definesLinks ? ["link reference"] : [])]);
}
