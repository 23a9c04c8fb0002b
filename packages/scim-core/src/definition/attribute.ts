import type { AttributeDefinition } from "./definition.js";

/** The declared characteristics of an attribute. The rest has the defaults of RFC 7643 §7. */
export type AttributeGiven<Code extends string> = Pick<AttributeDefinition<Code>, "name" | "description" | "value"> &
  Partial<AttributeDefinition<Code>>;

/**
 * Fills in a row of an attribute table: by default a singular, optional string that clients read and write, without
 * case. Without `change`, changes are validated like whole values.
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
