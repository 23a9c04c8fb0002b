import type { AttributePath, Filter } from "@rollcall/scim-filter";
import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { Call } from "../engine.js";
import { foldAbsent } from "../filters/fold-absent.js";
import { checkFilter, parseFilterText, refusingMistakes } from "../filters/read-filter.js";
import type { AnyBackend } from "../options/scim-handler-options.js";
import { accept, type Read, refuse } from "../refusals/refused.js";
import type { QueryParameters } from "../routes/read-query.js";
import { readSortBy } from "../routes/read-sort-by.js";

/** One resource type in a search of all types, with the filter and sorting that apply to it. */
export interface Part {
  readonly resource: CompiledResource;
  readonly backend: AnyBackend;
  readonly filter?: Filter;
  /** Absent if the type does not have the attribute to sort by. */
  readonly sortBy?: AttributePath;
}

/** The resource types that a search of all types can find, in the order of the routes. */
export function readParts(call: Call, parameters: QueryParameters): Read<readonly Part[]> {
  const resources = listedResources(call);
  const filters = readFilters(call, parameters, resources);
  if (!filters.ok) return filters;
  const orders = readOrders(call, parameters, resources);
  if (!orders.ok) return orders;
  const parts = resources.flatMap((resource, i): readonly Part[] => {
    const backend = call.engine.options.backends[resource.definition.name];
    if (backend === undefined) throw new Error(`There is no backend of ${resource.definition.name}.`);
    const [filter, sortBy] = [filters.value[i], orders.value[i]];
    if (filter === false) return [];
    return [
      { resource, backend, ...(filter !== undefined && filter !== true && { filter }), ...(sortBy && { sortBy }) },
    ];
  });
  return accept(parts);
}

/** The resource types that the version lists, in the order of its routes. */
function listedResources({ version }: Call): readonly CompiledResource[] {
  return version.definition.routes.flatMap(({ serves }) => {
    const isList = serves.kind === "resource" && serves.operation === "find";
    return (isList ? version.resources.get(serves.resourceType) : undefined) ?? [];
  });
}

/** The filter for each type; true selects everything. A name that no type has is unknown. */
function readFilters(
  call: Call,
  parameters: QueryParameters,
  resources: readonly CompiledResource[],
): Read<readonly (Filter | boolean)[]> {
  const { capabilities } = call.version.definition;
  const text = parameters.get("filter");
  if (text === null || !capabilities.filter.supported) return accept(resources.map(() => true));
  return refusingMistakes(() => {
    const tree = parseFilterText(text, capabilities);
    const absent = resources.map(() => new Set<AttributePath>());
    const filters: (Filter | boolean)[] = [];
    for (const [i, { definition, filterable }] of resources.entries()) {
      const folded = foldAbsent(tree, {
        schema: filterable,
        resourceType: definition.wireName,
        absent: absent[i] ?? new Set(),
      });
      const read =
        typeof folded === "boolean" || filterable === undefined
          ? accept(folded)
          : checkFilter(folded, filterable, text);
      if (!read.ok) return read;
      filters.push(read.value);
    }
    const unknown = absent[0] && [...absent[0]].find((path) => absent.every((each) => each.has(path)));
    if (unknown === undefined) return accept(filters);
    return refuse("filterAttributeUnknown", { rule: "RFC 7644 §3.4.2.2", at: unknown.name, found: unknown.name });
  });
}

/** The attribute to sort each type by. A type without it has no values. A name that no type has is refused. */
function readOrders(
  call: Call,
  parameters: QueryParameters,
  resources: readonly CompiledResource[],
): Read<readonly (AttributePath | undefined)[]> {
  const text = call.version.definition.capabilities.sort ? parameters.get("sortBy") : null;
  if (text === null) return accept(resources.map(() => undefined));
  const read = resources.map(({ filterable }) => filterable && readSortBy(text, filterable));
  const refused = read.find((each) => each?.ok === false);
  const isKnown = read.some((each) => each?.ok === true);
  if (!isKnown && refused?.ok === false) return refused;
  return accept(read.map((each) => (each?.ok === true ? each.value : undefined)));
}
