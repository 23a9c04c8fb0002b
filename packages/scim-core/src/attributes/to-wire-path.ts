import type { AttributeDefinition } from "../definition.js";
import type { AttributeTable } from "./attribute-table.js";

/** What a path begins in: an attribute, or with an empty key a whole resource. */
export interface PathOwner {
  readonly key: string;
  readonly parts: AttributeTable;
  readonly definition?: AttributeDefinition;
}

/**
 * The path of a value as a person writes it, with the names on the wire: `emails[0].value`, and behind the URN of an
 * extension a colon.
 *
 * @param path the way from the owner, in the names of TypeScript
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
