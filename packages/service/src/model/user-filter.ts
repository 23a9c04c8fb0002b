import type { ScimResources } from "@rollcall/api/scim";
import type { Filter, Operands } from "@rollcall/scim-filter";
import { toStorable } from "./port/name-key.js";

/** Attributes that users can be filtered by. */
export type FilterableUserAttribute = ScimResources["User"]["filterable"];

/** A condition on users. Names and addresses are compared ignoring case, as their `nameKey`. */
export type UserFilter = Filter<FilterableUserAttribute>;

/** The filter with texts in stored form. */
export function toStorableFilter(filter: UserFilter): UserFilter {
  switch (filter.kind) {
    case "and":
    case "or":
      return { ...filter, operands: mapOperands(filter.operands) };
    case "not":
      return { ...filter, operand: toStorableFilter(filter.operand) };
    case "compare":
      return typeof filter.value === "string" ? { ...filter, value: toStorable(filter.value) } : filter;
    case "present":
    case "valuePath":
      return filter;
  }
}

function mapOperands([first, second, ...others]: Operands<UserFilter>): Operands<UserFilter> {
  return [toStorableFilter(first), toStorableFilter(second), ...others.map(toStorableFilter)];
}
