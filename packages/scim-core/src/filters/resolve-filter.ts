import {
  type AttributePath,
  type CompareFilter,
  type ElementFilter,
  type Filter,
  type FilterAttribute,
  type FilterSchema,
  type FilterValue,
  type Operands,
  type ResolvedAttribute,
  resolveAttribute,
  type ValuePath,
} from "@rollcall/scim-filter";
import { accept, type Read, type Refused, refuse } from "../refusals/refused.js";
import { isDateTime } from "../validators/checks.js";

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Converts a literal to the type of its attribute: `"True"`, `"1"` and 1 are true, a number in quotes is a number, and
 * a bare number is text for a text attribute. Null is kept. Undefined if the type has no such value.
 */
function toLiteral(
  { value, start, end }: CompareFilter,
  { type = "string" }: FilterAttribute,
  text: string,
): FilterValue | undefined {
  if (value === null) return null;
  switch (type) {
    case "string":
    case "reference":
    case "binary":
      return typeof value === "string" ? value : (/\S+$/.exec(text.slice(start, end))?.[0] ?? String(value));
    case "boolean":
      return toBoolean(String(value));
    case "integer":
    case "decimal":
      return toNumber(value);
    case "dateTime":
      return typeof value === "string" && isDateTime(value) ? value : undefined;
    case "complex":
      return value;
  }
}

function toBoolean(text: string): boolean | undefined {
  switch (text.toLowerCase()) {
    case "true":
    case "1":
      return true;
    case "false":
    case "0":
      return false;
    default:
      return undefined;
  }
}

function toNumber(value: string | number | boolean): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && number.test(value) ? Number(value) : undefined;
}

const RULE = "RFC 7644 §3.4.2.2";

/** The filter with every name as the schema spells it, without URNs, and every literal in the type of its attribute. */
export function resolveFilter(filter: Filter, schema: FilterSchema, text: string): Read<Filter> {
  switch (filter.kind) {
    case "and":
    case "or": {
      const operands = resolveAll(filter.operands, schema, text);
      return operands.ok ? accept({ ...filter, operands: operands.value }) : operands;
    }
    case "not": {
      const operand = resolveFilter(filter.operand, schema, text);
      return operand.ok ? accept({ ...filter, operand: operand.value }) : operand;
    }
    case "present": {
      const found = resolvePath(filter.attribute, schema);
      return found.ok ? accept({ ...filter, attribute: found.value.path }) : found;
    }
    case "compare":
      return resolveComparison(filter, schema, text);
    case "valuePath":
      return resolveElements(filter, schema, text);
  }
}

function resolveAll(filters: Operands<Filter>, schema: FilterSchema, text: string): Read<Operands<Filter>> {
  const resolved: Filter[] = [];
  for (const filter of filters) {
    const read = resolveFilter(filter, schema, text);
    if (!read.ok) return read;
    resolved.push(read.value);
  }
  // The number is unchanged.
  return accept(resolved as readonly Filter[] as Operands<Filter>);
}

function resolveComparison(filter: CompareFilter, schema: FilterSchema, text: string): Read<Filter> {
  const found = resolvePath(filter.attribute, schema);
  if (!found.ok) return found;
  const { path, attribute } = found.value;
  const value = toLiteral(filter, comparedBy(attribute), text);
  if (value !== undefined) return accept({ ...filter, attribute: path, value });
  return refuse("filterLiteralInvalid", { rule: RULE, found: filter.value, wanted: `a ${attribute.type}` });
}

/** The attribute that a complex attribute is compared by. */
function comparedBy(attribute: FilterAttribute): FilterAttribute {
  return attribute.subAttributes?.["value"] ?? attribute;
}

function resolveElements(filter: ValuePath, schema: FilterSchema, text: string): Read<Filter> {
  const found = resolvePath(filter.attribute, schema);
  if (!found.ok) return found;
  const { path, attribute } = found.value;
  const inner = resolveFilter(filter.filter, { attributes: attribute.subAttributes ?? { value: attribute } }, text);
  // Names and literals change, node kinds do not.
  return inner.ok ? accept({ ...filter, attribute: path, filter: inner.value as ElementFilter }) : inner;
}

/** The target of a path of a filter, as the schema spells it. */
interface ResolvedPath {
  readonly path: AttributePath;
  readonly attribute: FilterAttribute;
}

/** Resolves a path in a schema. Its name and sub-attribute become the keys of the schema. */
export function resolvePath(path: AttributePath, schema: FilterSchema): Read<ResolvedPath> {
  const found: ResolvedAttribute | undefined = resolveAttribute(path, schema);
  const [name, subAttribute] = found?.keys ?? [];
  if (found === undefined || name === undefined) return unknown(path);
  const { kind, start, end } = path;
  const resolved = { kind, name, ...(subAttribute !== undefined && { subAttribute }), start, end };
  return accept({ path: resolved, attribute: found.attribute });
}

function unknown({ urn, name, subAttribute }: AttributePath): Refused {
  const found = `${urn === undefined ? "" : `${urn}:`}${name}${subAttribute === undefined ? "" : `.${subAttribute}`}`;
  return refuse("filterAttributeUnknown", {
    rule: RULE,
    at: found,
    found,
    wanted: "an attribute that a filter may name",
  });
}
