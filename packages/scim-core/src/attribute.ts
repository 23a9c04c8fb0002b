import type { AttributeDefinition } from "./definition.js";

/** What an attribute says itself; the rest has the defaults of RFC 7643 §7. */
export type AttributeGiven<Code extends string> = Pick<AttributeDefinition<Code>, "name" | "description" | "value"> &
  Partial<AttributeDefinition<Code>>;

/**
 * A row of an attribute table, with everything that is left out filled in: a singular, optional text that clients read
 * and write, of which case does not count. Without `change`, changes are checked like whole values.
 */
export function attribute<Code extends string>(given: AttributeGiven<Code>): AttributeDefinition<Code> {
  return {
    wireName: given.name,
    type: "string",
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: "readWrite",
    returned: "default",
    uniqueness: "none",
    change: given.value,
    ...given,
  };
}
