import type { AttributePath, CompareFilter, Filter, PresentFilter, ValuePath } from "../filter.js";
import type { FilterAttribute, FilterSchema } from "../filter-schema.js";
import { FilterTypeError } from "../filter-type-error.js";
import { operatorFits } from "../operand.js";
import { resolveAttribute, toElementSchema } from "../resolve-attribute.js";
import { getProperty, isObject, isPresent, type Key, type MatcherParts, toKey, toMatcher } from "./value-matcher.js";
import { toUntypedTest, toValueTest, type ValueTest } from "./value-test.js";

/**
 * Compiles a filter to a function that tests a resource.
 *
 * With a schema, values compare by the type and case rule of their attribute, and an attribute that is not in the
 * schema counts as absent. Without one, keys and text compare without case, and text that is a dateTime on both sides
 * compares as an instant.
 *
 * A multi-valued attribute matches if any of its values does. A value filter tests one element at a time. A complex
 * attribute compares by its `value`. An absent attribute matches only `ne` and `not`. `eq null` matches an absent
 * attribute, `ne null` a present one.
 *
 * @throws FilterTypeError if an operator does not fit the type of its attribute in the schema
 * @see RFC 7644 §3.4.2.2
 */
export function compileFilter<Resource extends object = object>(
  filter: Filter,
  schema?: FilterSchema,
): (resource: Resource) => boolean {
  return compile(filter, schema);
}

function compile(filter: Filter, schema: FilterSchema | undefined): ValueTest {
  switch (filter.kind) {
    case "and":
      return every(filter.operands.map((operand) => compile(operand, schema)));
    case "or":
      return some(filter.operands.map((operand) => compile(operand, schema)));
    case "not":
      return negate(compile(filter.operand, schema));
    case "present":
      return compilePresence(filter, schema);
    case "compare":
      return compileComparison(filter, schema);
    case "valuePath":
      return compileValuePath(filter, schema);
  }
}

function every(tests: readonly ValueTest[]): ValueTest {
  const [first, second] = tests;
  if (tests.length === 2 && first && second) return (value) => first(value) && second(value);
  return (value) => {
    for (const test of tests) if (!test(value)) return false;
    return true;
  };
}

function some(tests: readonly ValueTest[]): ValueTest {
  const [first, second] = tests;
  if (tests.length === 2 && first && second) return (value) => first(value) || second(value);
  return (value) => {
    for (const test of tests) if (test(value)) return true;
    return false;
  };
}

function negate(test: ValueTest): ValueTest {
  return (value) => !test(value);
}

function compilePresence({ attribute }: PresentFilter, schema: FilterSchema | undefined): ValueTest {
  return atAttribute(attribute, schema, false, () => ({ test: isPresent }));
}

function compileComparison(filter: CompareFilter, schema: FilterSchema | undefined): ValueTest {
  const { attribute, operator, value } = filter;
  if (value === null) return compileNull(filter, schema);
  const absent = operator === "ne";
  return atAttribute(attribute, schema, absent, (known) => {
    if (known === undefined) return { test: toUntypedTest({ operator, value }), inObject: valueKey };
    const inner = defaultOf(known);
    const { type = "string", caseExact = false } = inner ?? known;
    if (!operatorFits(operator, type)) throw new FilterTypeError(filter, type);
    const isExact = caseExact || type === "reference" || type === "binary";
    return { test: toValueTest({ operator, value }, type, isExact), ...(inner && { inObject: valueKey }) };
  });
}

/** A null in a filter means no value. @see RFC 7643 §2.5 */
function compileNull({ attribute, operator }: CompareFilter, schema: FilterSchema | undefined): ValueTest {
  if (operator !== "eq" && operator !== "ne") return () => false;
  const isThere = (): boolean => true;
  const hasValue = atAttribute(attribute, schema, false, (known) => ({
    test: isThere,
    ...(known && defaultOf(known) && { inObject: valueKey }),
  }));
  return operator === "ne" ? hasValue : negate(hasValue);
}

/** The sub-attribute that a complex attribute compares by. */
function defaultOf({ type, subAttributes }: FilterAttribute): FilterAttribute | undefined {
  return type === "complex" ? subAttributes?.["value"] : undefined;
}

function compileValuePath({ attribute, filter }: ValuePath, schema: FilterSchema | undefined): ValueTest {
  return atAttribute(attribute, schema, false, (known) => {
    const test = compile(filter, known && toElementSchema(known));
    return { test: (element) => test(typeof element === "object" ? element : { value: element }) };
  });
}

/** The test of an attribute's values, and the sub-attribute that they compare by. */
interface AttributeTest {
  readonly test: ValueTest;
  readonly inObject?: Key;
}

const valueKey = toKey("value", true);

/** Tests the values of the attribute that a path names. `toTest` receives the attribute's definition in the schema. */
function atAttribute(
  path: AttributePath,
  schema: FilterSchema | undefined,
  absent: boolean,
  toTest: (attribute: FilterAttribute | undefined) => AttributeTest,
): ValueTest {
  if (schema === undefined) return atUntyped(path, { ...toTest(undefined), absent });
  const found = resolveAttribute(path, schema);
  if (found === undefined) return () => absent;
  return toMatcher({ ...toTest(found.attribute), keys: found.keys.map((key) => toKey(key, false)), absent });
}

/** The same without a schema. A URN is that of a core schema if it says so, or else the key of an extension. */
function atUntyped({ urn, name, subAttribute }: AttributePath, parts: Omit<MatcherParts, "keys">): ValueTest {
  const toTest = (...names: readonly (string | undefined)[]): ValueTest => {
    const keys = names.filter((key) => key !== undefined).map((key) => toKey(key, true));
    return toMatcher({ ...parts, keys });
  };
  if (urn === undefined || urn.toLowerCase().includes(":core:")) return toTest(name, subAttribute);
  const whole = `${urn}:${name}`;
  const wholeKey = toKey(whole, true);
  const [asWhole, asPart] = [toTest(whole, subAttribute), toTest(urn, name, subAttribute)];
  return (resource) => {
    const isWhole = isObject(resource) && getProperty(resource, wholeKey) !== undefined;
    return isWhole ? asWhole(resource) : asPart(resource);
  };
}
