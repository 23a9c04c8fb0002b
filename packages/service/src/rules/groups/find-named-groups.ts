import { ScimRefusedError } from "@rollcall/scim-core";
import { compileFilter, type Filter, type FilterSchema } from "@rollcall/scim-filter";
import type { Group } from "../../model/group.js";
import { nameKey } from "../../model/port/name-key.js";
import type { Slice, Sliced } from "../../model/port/slice.js";
import type { Store } from "../../model/service-store.js";

const schema: FilterSchema = { attributes: { displayName: { type: "string", caseExact: false } } };

/**
 * Finds the groups that a filter names. The filter may only compare `displayName` by `eq`, so each name is one look-up
 * and no list is scanned.
 * @throws ScimRefusedError if the filter contains anything else
 */
export async function findNamedGroups(
  filter: Filter,
  { offset, limit, order }: Slice,
  { groups }: Pick<Store, "groups">,
): Promise<Sliced<Group>> {
  const names = new Map(namesIn(filter).map((name) => [nameKey(name), name]));
  const named = await Promise.all([...names.values()].map((name) => groups.byName(name)));
  const selects = compileFilter<{ readonly displayName: string }>(filter, schema);
  const found = named.filter((group) => group !== undefined).filter(selects);
  const ascending = found.toSorted(byCreation);
  const items = (order === "ascending" ? ascending : ascending.reverse()).slice(offset, offset + limit);
  return { items, total: found.length };
}

/** Names in the filter; any matching group has one of them. */
function namesIn(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case "and":
    case "or":
      return filter.operands.flatMap(namesIn);
    case "compare":
      if (filter.operator === "eq" && typeof filter.value === "string") return [filter.value];
      throw refused(filter.operator);
    case "not":
    case "present":
    case "valuePath":
      throw refused(filter.kind);
  }
}

function refused(found: string): ScimRefusedError {
  const rule = "scim-provisioning#filter-users-v11-only-v20-does-not-apply-it";
  return new ScimRefusedError("filterOperatorUnfit", { rule, found, wanted: "displayName compared by eq" });
}

function byCreation(one: Group, other: Group): number {
  if (one.created !== other.created) return one.created < other.created ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
