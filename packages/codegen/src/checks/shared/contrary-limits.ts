import type { Finding, LoadedFile, Path } from "../../formats/loaded-set.js";
import { type LimitName, type Limits, limitFact } from "../../formats/shared/limits.js";
import { finding } from "./findings.js";
import { type LimitedValue, numbers, texts } from "./limits.js";

type Place = Pick<LoadedFile, "file">;
type Value = string | number | boolean;

/** Pairs of limits. The first must not exceed the second. */
const ranges = [
  ["minLength", "maxLength"],
  ["recommendedLength", "maxLength"],
  ["min", "max"],
  ["minItems", "maxItems"],
] as const;

/** Finds limits that contradict each other or do not apply to their type. */
export function contraryLimits(file: Place, limits: Limits, path: Path, value: LimitedValue): readonly Finding[] {
  return [
    ...emptyRanges(limits).map(({ low, message }) => finding(file, [...path, low], message)),
    ...contraryValues(file, limits, path, value),
    ...tooManyItems(limits).map((message) => finding(file, [...path, "minItems"], message)),
  ];
}

function emptyRanges(limits: Limits): readonly { readonly low: LimitName; readonly message: string }[] {
  return ranges.flatMap(([low, high]) => {
    const [least, most] = [limits[low], limits[high]];
    if (least === undefined || most === undefined) return [];
    const [from, to] = [limitFact(least), limitFact(most)];
    // The value as sent and the value as stored may differ.
    if (from.value <= to.value || (from.of !== to.of && low !== "recommendedLength")) return [];
    return [{ low, message: `${low} (${from.value}) is greater than ${high} (${to.value})` }];
  });
}

function tooManyItems({ minItems, uniqueItems, oneOf }: Limits): readonly string[] {
  if (minItems === undefined || uniqueItems === undefined || oneOf === undefined) return [];
  const [least, values] = [limitFact(minItems).value, limitFact(oneOf).value.length];
  return least > values
    ? [`minItems is ${least}, but oneOf has only ${values} values, and uniqueItems allows each once`]
    : [];
}

/** Values of `oneOf` must be unique, of the value's type, and within the other limits. */
function contraryValues(file: Place, limits: Limits, path: Path, { kind }: LimitedValue): readonly Finding[] {
  if (limits.oneOf === undefined) return [];
  const at = isList(limits.oneOf) ? [...path, "oneOf"] : [...path, "oneOf", "value"];
  const { value: values } = limitFact(limits.oneOf);
  const { oneOf: _oneOf, ...others } = limits;
  return values.flatMap((value, i) => {
    const text = JSON.stringify(value);
    if (values.indexOf(value) < i) return [finding(file, [...at, i], `Duplicate value ${text}`)];
    if (!isOfKind(value, kind)) return [finding(file, [...at, i], `${text} is not of the type ${kind}`)];
    const broken = brokenLimit(value, others);
    return broken === undefined ? [] : [finding(file, [...at, i], `${text} violates ${broken}, so it is never valid`)];
  });
}

function isList(limit: Limits["oneOf"]): boolean {
  return Array.isArray(limit);
}

function isOfKind(value: Value, kind: LimitedValue["kind"]): boolean {
  if (kind === undefined) return true;
  if (texts.includes(kind)) return typeof value === "string";
  return !numbers.includes(kind) || typeof value === "number";
}

/** The limit on the sent value that a value violates. Undefined if there is none. */
export function brokenLimit(value: Value, limits: Limits): LimitName | undefined {
  const broken = (Object.keys(breaks) as (keyof typeof breaks)[]).filter((name) => {
    const limit = limits[name];
    if (limit === undefined || limitFact<unknown>(limit).of !== "sent") return false;
    return breaks[name](value, limits);
  });
  return broken[0];
}

/** Tests whether a value violates a limit, by name. A value of another type violates none. */
const breaks = {
  minLength: (value, { minLength }) => minLength !== undefined && lengthOf(value) < limitFact(minLength).value,
  maxLength: (value, { maxLength }) => maxLength !== undefined && lengthOf(value) > limitFact(maxLength).value,
  pattern: (value, { pattern }) =>
    pattern !== undefined && typeof value === "string" && !new RegExp(limitFact(pattern).value, "u").test(value),
  min: (value, { min }) => min !== undefined && typeof value === "number" && value < limitFact(min).value,
  max: (value, { max }) => max !== undefined && typeof value === "number" && value > limitFact(max).value,
  oneOf: (value, { oneOf }) =>
    oneOf !== undefined && typeof value !== "boolean" && !limitFact(oneOf).value.includes(value),
} as const satisfies { readonly [name in LimitName]?: (value: Value, limits: Limits) => boolean };

/** Length in characters. NaN for other types, so that every comparison is false. */
function lengthOf(value: Value): number {
  return typeof value === "string" ? [...value].length : Number.NaN;
}
