import { canvasElements } from "../../generated/service.js";
import { findElements } from "./find-elements.js";
import type { Found } from "./found.js";
import { readTokens } from "./markdown-tokens.js";
import type { Section } from "./section.js";
import { splitSections } from "./split-sections.js";

/** Sections, or what is wrong and where. */
export type ParsedSections =
  | { readonly ok: true; readonly sections: readonly Omit<Section, "id">[] }
  | { readonly ok: false; readonly detail: string };

const maxProblems = 5;

/** Reads a text as sections, unless there is something in it that canvases do not support. */
export function parseSections(text: string): ParsedSections {
  const { tokens } = readTokens(text);
  const detail = describeProblems(findElements(tokens));
  return detail === undefined ? { ok: true, sections: splitSections(text, tokens) } : { ok: false, detail };
}

/** The elements of a text, each once. */
export function listElements(text: string): ReadonlySet<string> {
  const { tokens, definesLinks } = readTokens(text);
  const found = [...findElements(tokens)].flatMap((each) => (each.kind === "element" ? [each.element] : []));
  return new Set([...found, ...(definesLinks ? ["link reference"] : [])]);
}

/** The first problems as one text; undefined where there is none. */
export function describeProblems(found: Iterable<Found>): string | undefined {
  const problems: string[] = [];
  for (const each of found) {
    const message = each.kind === "problem" ? each.message : unsupported(each.element);
    if (message !== undefined) problems.push(`line ${each.line}: ${message}`);
    if (problems.length === maxProblems) break;
  }
  return problems.length === 0 ? undefined : problems.join("; ");
}

function unsupported(element: string): string | undefined {
  return canvasElements.has(element) ? undefined : `a canvas has no element "${element}"`;
}
