import type { AttributePath, Filter } from "../filter.js";
import type { FilterSchema } from "../filter-schema.js";
import { resolveAttribute, toElementSchema } from "../resolve-attribute.js";
import { dialects } from "./dialect.js";
import { FilterSyntaxError } from "./filter-syntax-error.js";
import { joinOperands } from "./join-operands.js";
import { type Entry, type ParseOptions, parse } from "./parse.js";

/** How a filter is read. */
export interface ParseFilterOptions extends ParseOptions {
  /** The attributes that there are; one that is not among them is refused. Absent, any name goes. */
  readonly schema?: FilterSchema;
}

const entry: Entry<Filter> = {
  dialects,
  scan: (scanner) => scanner.scanFilter(),
  plain: ({ tokens, operands, links }) =>
    tokens.length === 0 && operands.length > 0 ? joinOperands(operands, links) : undefined,
  rule: (grammar) => grammar.filter(),
};

/**
 * The filter as a tree. `and` binds tighter than `or`; a list of either is one node.
 *
 * @throws FilterSyntaxError where the text is no filter of the dialect, passes a limit, or names an attribute that the
 * schema has not.
 * @see RFC 7644 §3.4.2.2
 */
export function parseFilter(text: string, options: ParseFilterOptions = {}): Filter {
  const filter = parse(entry, text, options);
  const unknown = options.schema && findUnknown(filter, options.schema);
  if (unknown === undefined) return filter;
  const { path, expected } = unknown;
  const message = "There is no such attribute";
  throw new FilterSyntaxError(text, { reason: "attribute", start: path.start, end: path.end, expected, message });
}

/** An attribute that a schema has not, and what it has there. */
interface Unknown {
  readonly path: AttributePath;
  readonly expected: readonly string[];
}

/** The first attribute that the schema has not. */
function findUnknown(filter: Filter, schema: FilterSchema): Unknown | undefined {
  switch (filter.kind) {
    case "and":
    case "or":
      return findFirst(filter.operands, schema);
    case "not":
      return findUnknown(filter.operand, schema);
    case "present":
    case "compare":
      return resolveAttribute(filter.attribute, schema) === undefined ? toUnknown(filter.attribute, schema) : undefined;
    case "valuePath": {
      const found = resolveAttribute(filter.attribute, schema);
      if (found === undefined) return toUnknown(filter.attribute, schema);
      return findUnknown(filter.filter, toElementSchema(found.attribute));
    }
  }
}

/** Where the attribute is there and its sub-attribute is not, its other ones are expected. */
function toUnknown(path: AttributePath, schema: FilterSchema): Unknown {
  const { subAttribute, ...parent } = path;
  const known = subAttribute === undefined ? undefined : resolveAttribute(parent, schema)?.attribute.subAttributes;
  if (known === undefined) return { path, expected: Object.keys(schema.attributes) };
  return { path, expected: Object.keys(known).map((name) => `${path.name}.${name}`) };
}

function findFirst(filters: readonly Filter[], schema: FilterSchema): Unknown | undefined {
  for (const filter of filters) {
    const unknown = findUnknown(filter, schema);
    if (unknown !== undefined) return unknown;
  }
  return undefined;
}
