import { quote } from "../explain.js";
import type { AttributePath, CompareFilter, Filter, PresentFilter, ValuePath } from "../filter.js";
import type { FilterSchema } from "../filter-schema.js";
import { dialectNamed } from "../parse/dialect.js";
import { checkColumns, FilterColumnError, isCoreUrn } from "./check-columns.js";
import { type ColumnTest, columnAssigned, columnPresent, compareColumn } from "./compare-column.js";
import { type Fragment, joinFragments, type SqlTemplate, sql, toTemplate } from "./fragment.js";
import type { SqlColumn, SqlColumns, SqlElements } from "./sql-column.js";
import { plainSqlDialects, type SqlDialect, type SqlDialectName, sqlDialects } from "./sql-dialect.js";

/** Columns of the attributes, and the database of the condition. */
export interface ToSqlOptions {
  readonly columns: SqlColumns;
  readonly dialect: SqlDialectName;
  /** Checks that every entry of `columns` is an attribute. Default: no check. */
  readonly schema?: FilterSchema;
  /**
   * Treatment of an attribute without a column: `throw` it as a mistake, or return undefined as for other filters that
   * cannot be converted. Default: `throw`.
   */
  readonly withoutColumn?: "throw" | "undefined";
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
 * Undefined if the filter cannot be converted: a string, number or instant is not valid in the database, the statement
 * would be too large, or an attribute has no column and `withoutColumn` allows it.
 *
 * @throws FilterTypeError if an operator does not fit the content of its column
 * @throws FilterColumnError if an attribute has no column
 * @throws TypeError if an entry of `columns` has no SQL, cannot be reached, or is not an attribute of the `schema`
 */
export function toSql(
  filter: Filter,
  { columns, dialect, schema, withoutColumn = "throw" }: ToSqlOptions,
): SqlTemplate | undefined {
  checkColumns(columns, schema);
  const dialects = countConditions(filter) < manyConditions ? sqlDialects : plainSqlDialects;
  const context: Context = { places: toPlaces(columns), dialect: dialectNamed(dialect, dialects), withoutColumn };
  const fragment = write(filter, false, context);
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

/** An entry of the columns. */
interface Named {
  readonly path: string;
  readonly place: SqlColumn | SqlElements;
}

/** The columns by path in lower case. */
type Places = ReadonlyMap<string, Named>;

interface Context {
  readonly places: Places;
  readonly dialect: SqlDialect;
  readonly withoutColumn: "throw" | "undefined";
}

function toPlaces(columns: SqlColumns): Places {
  return new Map(Object.entries(columns).map(([path, place]) => [path.toLowerCase(), { path, place }]));
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

function testPresence({ attribute }: PresentFilter, context: Context): ColumnTest | undefined {
  const { dialect } = context;
  const { column, elements } = findPlace(attribute, context.places);
  if (elements !== undefined && attribute.subAttribute === undefined) return exist(elements, dialect);
  if (column === undefined) return refuse(attribute, context);
  const test = columnPresent(column);
  return elements === undefined ? test : exist(elements, dialect, test.holds);
}

function testComparison(filter: CompareFilter, context: Context): ColumnTest | undefined {
  const { dialect } = context;
  const { column, elements } = findPlace(filter.attribute, context.places);
  if (column === undefined) return refuse(filter.attribute, context);
  const isNull = filter.value === null && (filter.operator === "eq" || filter.operator === "ne");
  const test = isNull ? columnAssigned(column) : compareColumn(filter, column, dialect);
  if (test === undefined) return undefined;
  const found = elements === undefined ? test : exist(elements, dialect, test.holds);
  if (isNull) return filter.operator === "ne" ? found : { holds: found.fails, fails: found.holds };
  if (elements === undefined || filter.operator !== "ne") return found;
  const any = exist(elements, dialect);
  return { holds: sql`(${found.holds} OR ${any.fails})`, fails: sql`(${found.fails} AND ${any.holds})` };
}

function testElements({ attribute, filter }: ValuePath, context: Context): ColumnTest | undefined {
  const { elements } = findPlace(attribute, context.places);
  if (elements === undefined || attribute.subAttribute !== undefined) return refuse(attribute, context, "elements");
  const condition = write(filter, false, { ...context, places: toPlaces(elements.columns) });
  return condition && exist(elements, context.dialect, condition);
}

/** @throws FilterColumnError, unless the caller expects attributes without a column */
function refuse(
  attribute: AttributePath,
  { places, withoutColumn }: Context,
  what: "column" | "elements" = "column",
): undefined {
  if (withoutColumn === "undefined") return undefined;
  const { urn, name, subAttribute } = attribute;
  const path = `${urn === undefined ? "" : `${urn}:`}${name}${subAttribute === undefined ? "" : `.${subAttribute}`}`;
  const isWanted = ({ place }: Named) => what === "column" || "from" in place;
  const known = [...places.values()].filter(isWanted).flatMap(({ path: key, place }) => namesIn(key, place));
  const shown = known.length > maxShown ? [...known.slice(0, maxShown), `${known.length - maxShown} more`] : known;
  throw new FilterColumnError(
    attribute,
    `the attribute ${quote(path)} has no ${what} in columns, which has ${shown.join(", ") || "none"}`,
  );
}

/** Maximum number of columns in an error. */
const maxShown = 12;

/** The paths of filters that an entry answers. */
function namesIn(path: string, place: SqlColumn | SqlElements): readonly string[] {
  return "from" in place ? Object.keys(place.columns).map((name) => `${path}.${name}`) : [path];
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
  const prefix = urn === undefined || isCoreUrn(urn) ? "" : `${urn}:`;
  const parent = `${prefix}${name}`.toLowerCase();
  const { place } = places.get(subAttribute === undefined ? parent : `${parent}.${subAttribute.toLowerCase()}`) ?? {};
  if (place !== undefined)
    return "from" in place ? { elements: place, column: columnOf(place, "value") } : { column: place };
  const elements = subAttribute === undefined ? undefined : places.get(parent)?.place;
  if (elements === undefined || subAttribute === undefined || !("from" in elements)) return {};
  return { elements, column: columnOf(elements, subAttribute) };
}

function columnOf({ columns }: SqlElements, subAttribute: string): SqlColumn | undefined {
  const name = subAttribute.toLowerCase();
  return Object.entries(columns).find(([key]) => key.toLowerCase() === name)?.[1];
}
