import { type AttributePath, type CompareOperator, compileFilter, type Filter } from "@rollcall/scim-filter";
import { isObject, type JsonObject } from "../../body/read-body.js";
import type { AttributeType, FilterableAttribute } from "../../definition/definition.js";
import { toFilterSchema } from "../../filters/to-filter-schema.js";
import type { Kit } from "../kit/kit.js";

const whole = { startIndex: 1, count: 100, sortOrder: "ascending" } as const;
const span = { start: 0, end: 0 };

/** A backend finds what `compileFilter` finds. */
export function describeFilters({ framework, resource, sample, test }: Kit): void {
  const schema = toFilterSchema(resource);
  for (const [name, attribute] of Object.entries(resource.filterable))
    test(`finds the same resources by ${name} as compileFilter`, async ({ backend, context, insert }) => {
      for (const n of [1, 2, 3, 4]) await insert(sample(n));
      const all = (await backend.find(whole, context())).resources;
      for (const filter of filtersOf(name, attribute, sample(2))) {
        const { resources, totalResults } = await backend.find({ ...whole, filter }, context());
        const wanted = idsOf(all.filter(compileFilter<object>(filter, schema)));
        framework.expect([filter, totalResults, idsOf(resources)]).toEqual([filter, wanted.length, wanted]);
      }
    });
}

const ordering: readonly CompareOperator[] = ["eq", "ne", "gt", "ge", "lt", "le"];
const textual: readonly CompareOperator[] = [...ordering, "co", "sw", "ew"];

/** Filters on one attribute, alone and nested. */
function filtersOf(name: string, { type }: FilterableAttribute, resource: JsonObject): readonly Filter[] {
  const attribute: AttributePath = { kind: "attribute", name, ...span };
  const present: Filter = { kind: "present", attribute, ...span };
  const value = resource[name];
  const compared = type === "complex" ? comparePart(attribute, value) : compare(attribute, value, type);
  const absent: Filter = { kind: "not", operand: present, ...span };
  return [
    present,
    absent,
    ...compared,
    ...compared.map((operand): Filter => ({ kind: "not", operand, ...span })),
    ...compared.flatMap((operand): Filter[] => [
      { kind: "and", operands: [present, operand], ...span },
      { kind: "or", operands: [absent, operand], ...span },
    ]),
  ];
}

function compare(attribute: AttributePath, value: unknown, type?: AttributeType): readonly Filter[] {
  if (typeof value === "boolean" || typeof value === "number")
    return (["eq", "ne"] as const).map((operator) => ({ kind: "compare", attribute, operator, value, ...span }));
  if (typeof value !== "string") return [];
  if (type === "dateTime")
    return ordering.map((operator) => ({ kind: "compare", attribute, operator, value, ...span }));
  const texts = [value, value.toUpperCase(), value.toLowerCase(), value.slice(1), value.slice(0, -1)];
  return texts.flatMap((text) =>
    textual.map((operator): Filter => ({ kind: "compare", attribute, operator, value: text, ...span })),
  );
}

/** The first sub-attribute of a complex attribute that has a text. */
function comparePart(attribute: AttributePath, value: unknown): readonly Filter[] {
  const one = Array.isArray(value) ? value[0] : value;
  const text = isObject(one) ? Object.entries(one).find(([, part]) => typeof part === "string") : undefined;
  return text === undefined ? [] : compare({ ...attribute, subAttribute: text[0] }, text[1]);
}

function idsOf(resources: readonly object[]): readonly string[] {
  return resources.map((resource) => ("id" in resource ? String(resource.id) : ""));
}
