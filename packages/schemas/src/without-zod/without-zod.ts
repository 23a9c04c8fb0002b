import type { Zod } from "../zod.js";
import { array, record } from "./collections.js";
import { discriminatedUnion, looseObject, object, strictObject } from "./objects.js";
import { boolean, int, lazy, literal, number, oneOf, preprocess, string, unknown } from "./scalars.js";

/**
 * The functions that schemas call, without zod. Schemas made with it return the same values and issues as those made
 * with `z`. They have what generated schemas need: `safeParse`, limits, patterns and refinements.
 */
// Schemas are typed by zod. A property test compares what both do.
export const withoutZod = {
  NEVER: undefined,
  array,
  boolean,
  discriminatedUnion,
  enum: oneOf,
  int,
  lazy,
  literal,
  looseObject,
  number,
  object,
  preprocess,
  record,
  strictObject,
  string,
  unknown,
} as unknown as Zod;
