import type { Path } from "../../formats/loaded-set.js";
import type { ExtensionPlace, ScimAttribute } from "../../formats/scim/scim-attribute.js";
import type { Field, Fields, ValueShape } from "../../formats/shared/field.js";
import { type Limit, type LimitName, type Limits, limitFact } from "../../formats/shared/limits.js";
import type { Violations } from "../../formats/shared/violations.js";
import type { Named } from "./findings.js";

/** A value of the Web API, with its position. */
export interface PlacedShape {
  readonly path: Path;
  readonly shape: Field;
  /** Fields besides the shape's own: those that all cases of a variant share. */
  readonly around: readonly string[];
}

/** A value and all values written inline in it. */
export function shapesIn(shape: Field, path: Path, around: readonly string[] = []): readonly PlacedShape[] {
  const { by, cases = [] } = shape.variants ?? {};
  const common = by === undefined ? [] : [by, ...Object.keys(shape.fields ?? {})];
  return [
    { path, shape, around: [...around, ...(by === undefined ? [] : [by])] },
    ...fieldShapes(shape.fields ?? {}, [...path, "fields"]),
    ...(shape.values === undefined ? [] : shapesIn(shape.values, [...path, "values"])),
    ...cases.flatMap((each, i) =>
      shapesIn({ type: "object", ...caseShape(each) }, [...path, "variants", "cases", i], common),
    ),
  ];
}

/** The values of some fields, and all values inside them. */
export function fieldShapes(fields: Fields | { readonly [name: string]: Field }, path: Path): readonly PlacedShape[] {
  return Object.entries(fields).flatMap(([name, field]) => shapesIn(field, [...path, name]));
}

function caseShape({ fields, rules, open }: NonNullable<ValueShape["variants"]>["cases"][number]): ValueShape {
  return { fields, rules, open };
}

/** An attribute, with its position. */
interface PlacedAttribute {
  readonly path: Path;
  readonly attribute: ScimAttribute;
}

/** The attributes of a list and their sub-attributes, without placeholders of extensions. */
export function attributesIn(
  attributes: readonly (ScimAttribute | ExtensionPlace)[],
  path: Path,
): readonly PlacedAttribute[] {
  return attributes.flatMap((attribute, i) =>
    "extension" in attribute
      ? []
      : [
          { path: [...path, i], attribute },
          ...attributesIn(attribute.subAttributes ?? [], [...path, i, "subAttributes"]),
        ],
  );
}

/** The error keys of a value's violations and limits. */
export function namedErrors(
  value: { readonly errors?: Violations | undefined; readonly limits?: Limits | undefined },
  path: Path,
): readonly Named[] {
  const violations = Object.entries(value.errors ?? {}).map(([violation, word]) => ({
    path: [...path, "errors", violation],
    word,
  }));
  return [...violations, ...limitErrors(value.limits ?? {}, [...path, "limits"])];
}

function limitErrors(limits: Limits, path: Path): readonly Named[] {
  return limitEntries(limits).flatMap(([name, limit]) => {
    const { error } = limitFact(limit);
    return error === undefined ? [] : [{ path: [...path, name, "error"], word: error }];
  });
}

/** The limits that are set, with their names. */
export function limitEntries(limits: Limits): readonly (readonly [LimitName, Limit<unknown>])[] {
  return (Object.entries(limits) as [LimitName, Limit<unknown> | undefined][]).flatMap(([name, limit]) =>
    limit === undefined ? [] : [[name, limit] as const],
  );
}

/** The error keys in the violations, limits, rules and variants of a Web API value. */
export function shapeErrors({ shape, path }: Pick<PlacedShape, "shape" | "path">): readonly Named[] {
  const rules = (shape.rules ?? []).flatMap(({ error }, i) =>
    error === undefined ? [] : [{ path: [...path, "rules", i, "error"], word: error }],
  );
  const { error } = shape.variants ?? {};
  return [
    ...namedErrors(shape, path),
    ...rules,
    ...(error === undefined ? [] : [{ path: [...path, "variants", "error"], word: error }]),
  ];
}
