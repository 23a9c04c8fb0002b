import {
  type AttributePath,
  type CompareFilter,
  type Filter,
  type FilterSchema,
  type Operands,
  resolveAttribute,
} from "@rollcall/scim-filter";

/** The facts of one resource type in a filter over several. */
interface FoldOptions {
  /** Attributes of the type that a filter may name. Default: none. */
  readonly schema: FilterSchema | undefined;
  /** Name of the type on the wire, the value of `meta.resourceType`. */
  readonly resourceType: string;
  /** Collects every path that the type does not have. */
  readonly absent: Set<AttributePath>;
}

/**
 * The part of a filter that depends on a resource of one type; true or false if every resource, or none, meets it. An
 * attribute that the type does not have has no value, as in `compileFilter`.
 *
 * @see RFC 7644 §3.4.2.1
 */
export function foldAbsent(filter: Filter, options: FoldOptions): Filter | boolean {
  switch (filter.kind) {
    case "and":
      return foldOperands(filter, false, options);
    case "or":
      return foldOperands(filter, true, options);
    case "not": {
      const operand = foldAbsent(filter.operand, options);
      return typeof operand === "boolean" ? !operand : { ...filter, operand };
    }
    case "present":
      return isKnown(filter.attribute, options) ? filter : false;
    case "compare":
      return foldComparison(filter, options);
    case "valuePath":
      return isKnown(filter.attribute, options) ? filter : false;
  }
}

/** `decisive` is the operand that decides alone. */
function foldOperands(
  filter: Extract<Filter, { kind: "and" | "or" }>,
  decisive: boolean,
  options: FoldOptions,
): Filter | boolean {
  const folded = filter.operands.map((operand) => foldAbsent(operand, options));
  if (folded.includes(decisive)) return decisive;
  const [first, second, ...rest] = folded.filter((each) => typeof each !== "boolean");
  if (first === undefined) return !decisive;
  if (second === undefined) return first;
  const operands: Operands<Filter> = [first, second, ...rest];
  return { ...filter, operands };
}

function foldComparison(filter: CompareFilter, options: FoldOptions): Filter | boolean {
  const { attribute, operator, value } = filter;
  if (isResourceType(attribute) && (operator === "eq" || operator === "ne"))
    return (value === options.resourceType) === (operator === "eq");
  if (isKnown(attribute, options)) return filter;
  return value === null ? operator === "eq" : operator === "ne";
}

function isResourceType({ urn, name, subAttribute }: AttributePath): boolean {
  return urn === undefined && `${name}.${subAttribute}`.toLowerCase() === "meta.resourcetype";
}

function isKnown(path: AttributePath, { schema, absent }: FoldOptions): boolean {
  const isThere = schema !== undefined && resolveAttribute(path, schema) !== undefined;
  if (!isThere) absent.add(path);
  return isThere;
}
