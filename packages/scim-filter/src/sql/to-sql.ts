import type { AttributePath, CompareFilter, Filter, PresentFilter, ValuePath } from "../filter.js";
import { dialectNamed } from "../parse/dialect.js";
import { type ColumnTest, columnAssigned, columnPresent, compareColumn } from "./compare-column.js";
import { type Fragment, joinFragments, type SqlTemplate, sql, toTemplate } from "./fragment.js";
import type { SqlColumn, SqlColumns, SqlElements } from "./sql-column.js";
import { plainSqlDialects, type SqlDialect, type SqlDialectName, sqlDialects } from "./sql-dialect.js";

/** Columns of the attributes, and the database of the condition. */
export interface ToSqlOptions {
  readonly columns: SqlColumns;
  readonly dialect: SqlDialectName;
}

/** Nesting depth above which one of the databases refuses a statement. */
const maxDepth = 800;
const maxParameters = 30_000;
const maxLength = 500_000;

/** Number of conditions from which planning time matters more than an index. */
const manyConditions = 50;

/**
 * Converts a filter to a condition for a WHERE clause, in the shape of a tagged template: `strings` around
 * `parameters`. It fits any query builder, and the driver writes the placeholders. It selects the same resources as
 * `compileFilter` if the columns contain what they declare.
 *
 * Undefined if the filter cannot be converted: an attribute has no column, a string, number or instant is not valid in
 * the database, or the statement would be too large.
 *
 * @throws FilterTypeError if an operator does not fit the content of its column
 */
export function toSql(filter: Filter, { columns, dialect }: ToSqlOptions): SqlTemplate | undefined {
  const dialects = countConditions(filter) < manyConditions ? sqlDialects : plainSqlDialects;
  const fragment = write(filter, false, { places: toPlaces(columns), dialect: dialectNamed(dialect, dialects) });
  if (fragment === undefined || fragment.depth > maxDepth) return undefined;
  const template = toTemplate(fragment);
  const length = template.strings.reduce((sum, text) => sum + text.length, 0);
  return template.parameters.length > maxParameters || length > maxLength ? undefined : template;
}

function countConditions(filter: Filter): number {
  switch (filter.kind) {
    case "and":
    case "or":
      return filter.operands.reduce((sum, operand) => sum + countConditions(operand), 0);
    case "not":
      return countConditions(filter.operand);
    case "present":
    case "compare":
      return 1;
    case "valuePath":
      return 1 + countConditions(filter.filter);
  }
}

/** The columns by path in lower case. */
type Places = ReadonlyMap<string, SqlColumn | SqlElements>;

interface Context {
  readonly places: Places;
  readonly dialect: SqlDialect;
}

function toPlaces(columns: SqlColumns): Places {
  return new Map(Object.entries(columns).map(([path, place]) => [path.toLowerCase(), place]));
}

/** Writes a filter or its negation: a NOT is moved down to the comparisons, where the meaning of NULL is clear. */
function write(filter: Filter, negated: boolean, context: Context): Fragment | undefined {
  switch (filter.kind) {
    case "and":
      return writeList(filter.operands, negated ? "OR" : "AND", negated, context);
    case "or":
      return writeList(filter.operands, negated ? "AND" : "OR", negated, context);
    case "not":
      return write(filter.operand, !negated, context);
    case "present":
      return pick(testPresence(filter, context), negated);
    case "compare":
      return pick(testComparison(filter, context), negated);
    case "valuePath":
      return pick(testElements(filter, context), negated);
  }
}

function pick(test: ColumnTest | undefined, negated: boolean): Fragment | undefined {
  return negated ? test?.fails : test?.holds;
}

function writeList(
  filters: readonly Filter[],
  word: "AND" | "OR",
  negated: boolean,
  context: Context,
): Fragment | undefined {
  const fragments: Fragment[] = [];
  for (const filter of filters) {
    const fragment = write(filter, negated, context);
    if (fragment === undefined) return undefined;
    fragments.push(fragment);
  }
  return joinFragments(fragments, word);
}

function testPresence({ attribute }: PresentFilter, { places, dialect }: Context): ColumnTest | undefined {
  const { column, elements } = findPlace(attribute, places);
  if (elements === undefined) return column && columnPresent(column);
  if (attribute.subAttribute === undefined) return exist(elements, dialect);
  return column && exist(elements, dialect, columnPresent(column).holds);
}

function testComparison(filter: CompareFilter, { places, dialect }: Context): ColumnTest | undefined {
  const { column, elements } = findPlace(filter.attribute, places);
  if (column === undefined) return undefined;
  const isNull = filter.value === null && (filter.operator === "eq" || filter.operator === "ne");
  const test = isNull ? columnAssigned(column) : compareColumn(filter, column, dialect);
  if (test === undefined) return undefined;
  const found = elements === undefined ? test : exist(elements, dialect, test.holds);
  if (isNull) return filter.operator === "ne" ? found : { holds: found.fails, fails: found.holds };
  if (elements === undefined || filter.operator !== "ne") return found;
  const any = exist(elements, dialect);
  return { holds: sql`(${found.holds} OR ${any.fails})`, fails: sql`(${found.fails} AND ${any.holds})` };
}

function testElements({ attribute, filter }: ValuePath, { places, dialect }: Context): ColumnTest | undefined {
  const { elements } = findPlace(attribute, places);
  if (elements === undefined || attribute.subAttribute !== undefined) return undefined;
  const condition = write(filter, false, { places: toPlaces(elements.columns), dialect });
  return condition && exist(elements, dialect, condition);
}

/** Tests that a row of the elements meets the condition. Default: that there is a row. */
function exist({ from, where }: SqlElements, { subqueryEnd }: SqlDialect, condition?: Fragment): ColumnTest {
  const rest = condition === undefined ? "" : sql` AND ${condition}`;
  const exists = sql`EXISTS (SELECT 1 FROM ${from} WHERE (${where})${rest}${subqueryEnd})`;
  return { holds: exists, fails: sql`NOT ${exists}` };
}

/** The column of an attribute, and the elements that it belongs to. */
interface Place {
  readonly column?: SqlColumn | undefined;
  readonly elements?: SqlElements;
}

function findPlace({ urn, name, subAttribute }: AttributePath, places: Places): Place {
  const prefix = urn === undefined || urn.toLowerCase().includes(":core:") ? "" : `${urn}:`;
  const parent = `${prefix}${name}`.toLowerCase();
  const place = places.get(subAttribute === undefined ? parent : `${parent}.${subAttribute.toLowerCase()}`);
  if (place !== undefined)
    return "from" in place ? { elements: place, column: columnOf(place, "value") } : { column: place };
  const elements = subAttribute === undefined ? undefined : places.get(parent);
  if (elements === undefined || subAttribute === undefined || !("from" in elements)) return {};
  return { elements, column: columnOf(elements, subAttribute) };
}

function columnOf({ columns }: SqlElements, subAttribute: string): SqlColumn | undefined {
  const name = subAttribute.toLowerCase();
  return Object.entries(columns).find(([key]) => key.toLowerCase() === name)?.[1];
}
