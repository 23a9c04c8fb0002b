import { type Finding, filesOfKind, type LoadedFile, type Path } from "../../formats/loaded-set.js";
import type { Field, Fields, ValueShape } from "../../formats/shared/field.js";
import { type LimitName, limitFact } from "../../formats/shared/limits.js";
import { ruleFields } from "../../formats/shared/rules.js";
import { brokenLimit, contraryLimits } from "../shared/contrary-limits.js";
import {
  type Check,
  finding,
  type Named,
  repeatedWireNames,
  repeatedWords,
  unknownWords,
  type WireNamed,
} from "../shared/findings.js";
import { unfitLimits } from "../shared/limits.js";
import { namedFiles } from "../shared/set-facts.js";
import { fieldShapes, limitEntries, type PlacedShape, shapeErrors, shapesIn } from "../shared/walk.js";
import { contraryRules } from "./contrary-rules.js";
import { eventShapes } from "./events.js";

/** Types must have unique names and refer to existing types, and the keys of every value must fit together. */
export const checkWebapiTypes: Check = (set) => {
  const files = filesOfKind(set, "webapi-type");
  const types = namedFiles(set, "webapi-type");
  const ofTypes = files.flatMap((file, i) => [
    ...(files.slice(0, i).some(({ value }) => value.name === file.value.name)
      ? [finding(file, ["name"], `Another type of the set is named ${file.value.name}`)]
      : []),
    ...shapesIn(file.value, []).flatMap((placed) => checkShape(file, placed, types)),
    ...checkSentences(file),
  ]);
  const ofMethods = filesOfKind(set, "webapi-method").flatMap((file) =>
    methodShapes(file).flatMap((placed) => checkShape(file, placed, types)),
  );
  const ofErrors = filesOfKind(set, "webapi-errors").flatMap((file) =>
    Object.entries(file.value.errors).flatMap(([code, { fields = {} }]) =>
      fieldShapes(fields, ["errors", code, "fields"]).flatMap((placed) => checkShape(file, placed, types)),
    ),
  );
  const ofEvents = [...filesOfKind(set, "event"), ...filesOfKind(set, "event-envelope")].flatMap((file) =>
    eventShapes(file).flatMap((placed) => checkShape(file, placed, types)),
  );
  return [...ofTypes, ...ofMethods, ...ofErrors, ...ofEvents];
};

type Place = Pick<LoadedFile, "file">;
type Types = ReadonlyMap<string, LoadedFile<"webapi-type">>;

/** All values that a method describes: its arguments, its response and the fields of its errors. */
function methodShapes({ value }: LoadedFile<"webapi-method">): readonly PlacedShape[] {
  const errors = Object.entries(value.errors).flatMap(([code, { fields = {} }]) =>
    fieldShapes(fields, ["errors", code, "fields"]),
  );
  return [...fieldShapes(value.arguments, ["arguments"]), ...fieldShapes(value.response, ["response"]), ...errors];
}

function checkShape(file: Place, placed: PlacedShape, types: Types): readonly Finding[] {
  const { shape, path } = placed;
  const refs: readonly Named[] = (["ref", "namesOf"] as const).flatMap((key) => {
    const word = shape[key];
    return word === undefined ? [] : [{ path: [...path, key], word }];
  });
  const kind = shape.ref === undefined ? (shape.type ?? "string") : undefined;
  return [
    ...unknownWords(file, "type", refs, types.keys()),
    ...misplacedKeys(shape).map((key) =>
      finding(file, [...path, key], `${key} does not apply to ${kind ?? "a named type"}`),
    ),
    ...unfitLimits(file, limitNames(shape), [...path, "limits"], { kind, list: shape.list === true }),
    ...contraryLimits(file, shape.limits ?? {}, [...path, "limits"], { kind, list: shape.list === true }),
    ...unfitDefault(file, shape, path),
    ...contraryRules(file, shape.rules ?? [], [...path, "rules"], shape.fields ?? {}),
    ...repeatedWireNames(file, wireNames(shape.fields ?? {}, [...path, "fields"])),
    ...checkRules(file, placed),
    ...checkVariants(file, placed),
    ...checkWithin(file, placed, types),
  ];
}

/** Limits in one place must be about strings that every value of the named type has. */
function checkWithin(file: Place, { shape, path }: PlacedShape, types: Types): readonly Finding[] {
  const { ref = "", within = {} } = shape;
  const type = types.get(ref)?.value;
  if (type === undefined) return [];
  const { fields = {}, variants } = type;
  const texts = Object.entries(fields).filter(([, field]) => isText(field));
  const known = [...texts.map(([name]) => name), ...(variants === undefined ? [] : [variants.by])];
  const named = Object.keys(within).map((word) => ({ path: [...path, "within", word], word }));
  const values = variants?.cases.flatMap((each) => each.values) ?? [];
  const wanted = (within[variants?.by ?? ""]?.oneOf ?? []).map((word, i) => ({
    path: [...path, "within", variants?.by ?? "", "oneOf", i],
    word,
  }));
  return [...unknownWords(file, "string of the type", named, known), ...unknownWords(file, "value", wanted, values)];
}

function isText({ type = "string", ref, list }: ValueShape): boolean {
  return type === "string" && ref === undefined && list !== true;
}

function limitNames(shape: ValueShape): readonly LimitName[] {
  return limitEntries(shape.limits ?? {}).map(([name]) => name);
}

/** The names of some fields in TypeScript and on the wire. */
export function wireNames(fields: Fields, path: Path): readonly WireNamed[] {
  return Object.entries(fields).map(([name, { wireName }]) => ({ path: [...path, name], name, wireName }));
}

/** Keys of a shape that do not apply to its type. */
function misplacedKeys(shape: ValueShape): readonly (keyof ValueShape)[] {
  const { type, ref } = shape;
  const ofObject = ["fields", "open", "rules", "variants"] as const;
  const ofMap = ["values", "keys"] as const;
  const unfit: readonly (keyof ValueShape)[] = [
    ...(shape.list === true ? [] : (["nullableItems"] as const)),
    ...(ref === undefined ? (["within"] as const) : (["type"] as const)),
    ...(ref === undefined && type === "object" ? [] : ofObject),
    ...(ref === undefined && type === "map" ? [] : ofMap),
  ];
  return unfit.filter((key) => shape[key] !== undefined);
}

function checkRules(file: Place, { shape, path, around }: PlacedShape): readonly Finding[] {
  const known = [...Object.keys(shape.fields ?? {}), ...around];
  return (shape.rules ?? []).flatMap((rule, i) => {
    const named = ruleFields(rule).map((word) => ({ path: [...path, "rules", i], word }));
    return unknownWords(file, "field", named, known);
  });
}

function checkVariants(file: Place, { shape, path }: PlacedShape): readonly Finding[] {
  if (shape.variants === undefined) return [];
  const { by, cases } = shape.variants;
  const values = cases.flatMap((each, i) =>
    each.values.map((word, j) => ({ path: [...path, "variants", "cases", i, "values", j], word })),
  );
  const common = [by, ...Object.keys(shape.fields ?? {})];
  const twice = cases.flatMap((each, i) =>
    Object.keys(each.fields ?? {})
      .filter((name) => common.includes(name))
      .map((name) =>
        finding(file, [...path, "variants", "cases", i, "fields", name], `${name} is already a field of every case`),
      ),
  );
  const stated =
    shape.fields?.[by] === undefined
      ? []
      : [finding(file, [...path, "fields", by], `${by} selects the case, so the cases define its values`)];
  return [...repeatedWords(file, "value", values), ...twice, ...stated];
}

/** A type whose messages are sentences must not have codes. */
function checkSentences(file: LoadedFile<"webapi-type">): readonly Finding[] {
  if (file.value.problems !== "sentences") return [];
  return shapesIn(file.value, [])
    .flatMap(shapeErrors)
    .map(({ path, word }) =>
      finding(file, path, `The messages of this type are sentences, so it cannot have the code ${word}`),
    );
}

/** Finds a default that is not a valid value, or that belongs to a required value. */
function unfitDefault(file: Pick<LoadedFile, "file">, field: Field, path: Path): readonly Finding[] {
  const { default: value, required } = field;
  if (value === undefined) return [];
  const message = required === true ? "A required value cannot have a default" : findFault(value, field);
  return message === undefined ? [] : [finding(file, [...path, "default"], message)];
}

function findFault(value: string | number | boolean, { type = "string", ref, list, limits = {} }: Field) {
  const text = JSON.stringify(value);
  const wanted = type === "integer" ? "number" : type;
  const isWhole = type !== "integer" || Number.isInteger(value);
  if (typeof value !== wanted || !isWhole || list === true || ref !== undefined) return `${text} is not of its type`;
  const broken = brokenLimit(value, limits);
  if (broken === undefined) return undefined;
  if (broken === "oneOf") return `${text} is not one of its values`;
  const limit = limits[broken];
  return `${text} violates ${broken}${limit === undefined ? "" : `, which is ${JSON.stringify(limitFact<unknown>(limit).value)}`}`;
}
