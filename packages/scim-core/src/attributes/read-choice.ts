import { type AttributeTable, type CompiledAttribute, findAttribute, keysOf } from "./attribute-table.js";
import type { CompiledResource } from "./compiled-resource.js";
import type { Choice } from "./view.js";

type Growing = Map<CompiledAttribute, Growing | "whole">;

/**
 * Reads `attributes` or `excludedAttributes`: paths separated by commas. A path is a name, dotted for a sub-attribute,
 * optionally after the URN of its schema; or only the URN of an extension. Case is ignored, and so is an unknown path.
 *
 * @see RFC 7644 §3.10
 */
export function readChoice(text: string, resource: CompiledResource): Choice {
  const chosen: Growing = new Map();
  for (const path of text.split(",")) {
    const steps = findSteps(path.trim(), resource);
    if (steps !== undefined) choose(chosen, steps);
  }
  return chosen;
}

/** The attributes on the way to the one that a path names. Undefined if it names none. */
function findSteps(path: string, resource: CompiledResource): readonly CompiledAttribute[] | undefined {
  if (!path.includes(":")) return walk(resource.attributes, path);
  for (const extension of resource.extensions) {
    const rest = keysOf(extension)
      .map((key) => restBehind(path, key))
      .find((found) => found !== undefined);
    if (rest === "") return [extension];
    const steps = rest === undefined ? undefined : walk(extension.parts, rest);
    if (steps !== undefined) return [extension, ...steps];
  }
  const rest = restBehind(path, resource.urn);
  return rest === undefined ? undefined : walk(resource.attributes, rest);
}

/** The text after a URN and its colon or dot. Empty if the path is the URN itself. */
function restBehind(path: string, urn: string): string | undefined {
  if (path.slice(0, urn.length).toLowerCase() !== urn.toLowerCase()) return undefined;
  const rest = path.slice(urn.length);
  if (rest === "") return rest;
  return rest.startsWith(":") || rest.startsWith(".") ? rest.slice(1) : undefined;
}

function walk(attributes: AttributeTable, path: string): readonly CompiledAttribute[] | undefined {
  const steps: CompiledAttribute[] = [];
  for (const name of path.split(".")) {
    const step = findAttribute(steps.at(-1)?.parts ?? attributes, name);
    if (step === undefined) return undefined;
    steps.push(step);
  }
  return steps;
}

/** If an attribute is named both as a whole and in part, the whole applies. */
function choose(chosen: Growing, [step, ...rest]: readonly CompiledAttribute[]): void {
  if (step === undefined || chosen.get(step) === "whole") return;
  if (rest.length === 0) {
    chosen.set(step, "whole");
    return;
  }
  const known = chosen.get(step);
  const below: Growing = known === undefined || known === "whole" ? new Map() : known;
  chosen.set(step, below);
  choose(below, rest);
}
