import { type CompiledAttribute, findAttribute } from "../attributes/attribute-table.js";
import { isJsonObject, type JsonObject } from "../json-object.js";

/** A complex value, taken apart into what it sets and what it clears. */
export interface ClearedParts {
  /** The members that set something, with their keys as sent. */
  readonly kept: JsonObject;
  /** The way to each sub-attribute that is cleared. */
  readonly cleared: readonly (readonly CompiledAttribute[])[];
}

/** Says whether a value clears the attribute that it is sent for, which may be a sub-attribute of an owner. */
export type Clears = (value: unknown, attribute: CompiledAttribute, owner?: CompiledAttribute) => boolean;

/**
 * Takes the members that clear a sub-attribute out of a complex value. Where a nested complex attribute is left with
 * nothing, or loses the sub-attribute that a bare value stands for, it is cleared as a whole.
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
    if (!isJsonObject(member) || part.definition.multiValued) {
      kept[key] = member;
      continue;
    }
    const inner = takeCleared(part, member, clears);
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
 * The way to what a path clears: the sub-attribute that a bare value stands for takes its complex attribute along, and the
 * `value` of an element the element. @see RFC 7643 §2.4
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

function isWholeCleared(part: CompiledAttribute, { kept, cleared }: ClearedParts): boolean {
  if (cleared.some(([first, ...rest]) => rest.length === 0 && first?.name === part.definition.bareValue)) return true;
  return cleared.length > 0 && Object.keys(kept).length === 0;
}
