import { type CompiledAttribute, findAttribute } from "../attributes/attribute-table.js";
import { isObject, type JsonObject } from "../body/read-body.js";

/** A complex value, split into what it sets and what it clears. */
interface ClearedParts {
  /** Members that set a value, with their keys as sent. */
  readonly kept: JsonObject;
  /** Paths of the sub-attributes to clear. */
  readonly cleared: readonly (readonly CompiledAttribute[])[];
}

/** Returns whether a value clears its attribute, which may be a sub-attribute of an owner. */
export type Clears = (value: unknown, attribute: CompiledAttribute, owner?: CompiledAttribute) => boolean;

/**
 * Splits off the members of a complex value that clear a sub-attribute. A nested complex attribute is cleared as a
 * whole if it has no members left, or loses its `bareValue` sub-attribute. A null for a required sub-attribute is left
 * to the validator.
 */
export function takeCleared(attribute: CompiledAttribute, value: JsonObject, clears: Clears): ClearedParts {
  const kept: Record<string, unknown> = {};
  const cleared: (readonly CompiledAttribute[])[] = [];
  for (const [key, member] of Object.entries(value)) {
    const part = findAttribute(attribute.parts, key);
    if (part === undefined || part.definition.mutability === "readOnly") continue;
    if (clears(member, part, attribute)) {
      cleared.push([part]);
      continue;
    }
    if (!isObject(member) || part.definition.multiValued) {
      kept[key] = member;
      continue;
    }
    const inner = takeCleared(part, member, clears);
    if (lacksRequired(part, member)) {
      kept[key] = inner.kept;
      continue;
    }
    if (isWholeCleared(part, inner)) {
      cleared.push([part]);
      continue;
    }
    kept[key] = inner.kept;
    for (const way of inner.cleared) cleared.push([part, ...way]);
  }
  return { kept, cleared };
}

/**
 * The path to clear: clearing a `bareValue` sub-attribute clears its complex attribute, and clearing the `value` of an
 * element clears the element. @see RFC 7643 §2.4
 */
export function wayToClear(
  { definition }: CompiledAttribute,
  parts: readonly CompiledAttribute[],
): readonly CompiledAttribute[] {
  const owner = parts.at(-2)?.definition ?? definition;
  const last = parts.at(-1)?.name;
  const takesOwner = owner.multiValued ? last === "value" : parts.length > 1 && owner.bareValue === last;
  return takesOwner ? parts.slice(0, -1) : parts;
}

function lacksRequired({ parts }: CompiledAttribute, value: JsonObject): boolean {
  return Object.entries(value).some(
    ([key, member]) => member === null && findAttribute(parts, key)?.definition.required === true,
  );
}

function isWholeCleared(part: CompiledAttribute, { kept, cleared }: ClearedParts): boolean {
  if (cleared.some(([first, ...rest]) => rest.length === 0 && first?.name === part.definition.bareValue)) return true;
  return cleared.length > 0 && Object.keys(kept).length === 0;
}
