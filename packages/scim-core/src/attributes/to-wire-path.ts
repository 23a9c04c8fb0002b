import type { AttributeDefinition } from "../definition/definition.js";
import type { AttributeTable } from "./attribute-table.js";

/** Start of a path: an attribute, or with an empty key a whole resource. */
export interface PathOwner {
  readonly key: string;
  readonly parts: AttributeTable;
  readonly definition?: AttributeDefinition;
}

/**
 * Prints the path of a value with the names on the wire: `emails[0].value`. The URN of an extension ends in a colon.
 *
 * @param path the path from the owner, with the names in TypeScript
 */
export function toWirePath(path: readonly PropertyKey[], owner: PathOwner): string {
  let written = owner.key;
  let inside: PathOwner | undefined = owner;
  for (const step of path) {
    if (typeof step === "number") {
      written += `[${step}]`;
      continue;
    }
    const name = String(step);
    const separator = inside?.definition?.extension === undefined ? "." : ":";
    inside = inside?.parts.ordered.find((attribute) => attribute.name === name);
    written += `${written === "" ? "" : separator}${inside?.key ?? name}`;
  }
  return written;
}
