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
