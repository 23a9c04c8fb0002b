import type { AttributePath, Filter } from "../filter.js";
import type { FilterSchema } from "../filter-schema.js";
import { resolveAttribute, toElementSchema } from "../resolve-attribute.js";
import { dialects } from "./dialect.js";
import { FilterSyntaxError } from "./filter-syntax-error.js";
import { joinOperands } from "./join-operands.js";
import { type Entry, type ParseOptions, parse } from "./parse.js";

/** Options of parsing a filter. */
export interface ParseFilterOptions extends ParseOptions {
  /** Known attributes. Other attributes are refused. Default: any name is valid. */
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
 * Parses a filter. `and` binds tighter than `or`; a sequence of either is one node.
 *
 * @throws FilterSyntaxError if the text is not a filter of the dialect, exceeds a limit, or names an attribute that is
 * not in the schema
 * @see RFC 7644 §3.4.2.2
 */
export function parseFilter(text: string, options: ParseFilterOptions = {}): Filter {
  const filter = parse(entry, text, options);
  const unknown = options.schema && findUnknown(filter, options.schema);
  if (unknown === undefined) return filter;
  const { path, expected } = unknown;
  const message = "The attribute does not exist";
  throw new FilterSyntaxError(text, { reason: "attribute", start: path.start, end: path.end, expected, message });
}

/** An unknown attribute, and the names that are expected instead. */
interface Unknown {
  readonly path: AttributePath;
  readonly expected: readonly string[];
}

/** The first attribute that is not in the schema. */
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

/** If the attribute is known and its sub-attribute is not, the other sub-attributes are expected. */
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
