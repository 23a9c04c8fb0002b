import { type Schema, withoutZod } from "@rollcall/schemas";
import type { z } from "zod";

/** The validator of a definition: a generated schema, or a validator of zod. */
export type Validator<T = unknown> = Schema<T> | z.ZodType<T>;

/** The validator that the engine runs. A generated schema runs without zod. */
export function toRunning<T>(validator: Validator<T>): z.ZodType<T> {
  return typeof validator === "function" ? validator(withoutZod) : validator;
}
