import type { z } from "zod";

/** The functions of zod that schemas may call. `z` of zod and {@link withoutZod} both have them. */
export type Zod = Pick<
  typeof z,
  | "NEVER"
  | "array"
  | "boolean"
  | "discriminatedUnion"
  | "enum"
  | "int"
  | "lazy"
  | "literal"
  | "looseObject"
  | "number"
  | "object"
  | "preprocess"
  | "record"
  | "strictObject"
  | "string"
  | "unknown"
>;

/**
 * A validator before it is made: pass `z` of zod for a zod schema, or {@link withoutZod} for one that runs without zod and
 * returns the same values and issues.
 */
export type Schema<T> = (z: Zod) => z.ZodType<T>;

/**
 * A function that makes a value when it is first called with zod, or with `withoutZod`, and returns that value from then on.
 * Generated schemas are such functions, so that they cost nothing before they are used.
 */
// @__NO_SIDE_EFFECTS__
export function oncePerZod<T>(make: (z: Zod) => T): (z: Zod) => T {
  let made: Map<Zod, T> | undefined;
  return (z) => {
    const known = made?.get(z);
    if (known !== undefined) return known;
    const value = make(z);
    made ??= new Map();
    made.set(z, value);
    return value;
  };
}
