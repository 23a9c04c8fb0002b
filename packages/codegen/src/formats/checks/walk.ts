import type { Field, Fields, ValueShape } from "../field.js";
import { type Limit, type LimitName, type Limits, limitFact } from "../limits.js";
import type { Path } from "../loaded-set.js";
import type { ExtensionPlace, ScimAttribute } from "../scim-attribute.js";
import type { Violations } from "../violations.js";
import type { Named } from "./findings.js";

/** A value of the Web API and where it stands. */
export interface PlacedShape {
  readonly path: Path;
  readonly shape: ValueShape;
  /** Fields that the shape has beside its own: those that every case of a variant has. */
  readonly around: readonly string[];
}

/** A value and every value inside it that is written in place. */
export function shapesIn(shape: ValueShape, path: Path, around: readonly string[] = []): readonly PlacedShape[] {
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

/** The values of some fields and every value inside them. */
export function fieldShapes(fields: Fields | { readonly [name: string]: Field }, path: Path): readonly PlacedShape[] {
  return Object.entries(fields).flatMap(([name, field]) => shapesIn(field, [...path, name]));
}

function caseShape({ fields, rules, open }: NonNullable<ValueShape["variants"]>["cases"][number]): ValueShape {
  return { fields, rules, open };
}

/** An attribute and where it stands. */
export interface PlacedAttribute {
  readonly path: Path;
  readonly attribute: ScimAttribute;
}

/** The attributes of a list, with their sub-attributes; places of extensions are left out. */
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

/** The error keys that a value names itself, by its violations and its limits. */
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

/** The limits that are set, by name. */
export function limitEntries(limits: Limits): readonly (readonly [LimitName, Limit<unknown>])[] {
  return (Object.entries(limits) as [LimitName, Limit<unknown> | undefined][]).flatMap(([name, limit]) =>
    limit === undefined ? [] : [[name, limit] as const],
  );
}

/** The error keys that a value of the Web API names, by its violations, limits, rules and variants. */
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
