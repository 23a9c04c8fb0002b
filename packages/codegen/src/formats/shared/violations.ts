import { z } from "zod";
import { errorKeySchema, keySchema } from "./names.js";

/**
 * Error key by violation. Validators use `missing`, `empty`, `invalid` and `inside`; the engine and the service use
 * `duplicate` and `update`. Any other name is a rule of the service, which looks up its code by that name.
 */
export type Violations = { readonly [violation: string]: string };

/** `errors:` of an attribute, an argument or a field. */
export const violationsSchema: z.ZodType<Violations> = z.record(keySchema, errorKeySchema).meta({
  id: "Violations",
  description:
    "Error key by violation: `missing` (required and absent), `empty` (required, but an empty string or list), `invalid` (wrong type, or a violated limit without its own error; also for sub-attributes and fields without their own errors, and in a type for an absent value), `inside` (anything wrong inside the value), `duplicate` (already in use), `update` (changed although immutable), and any further name that a rule of the service looks up.",
});

/** Default error keys of a whole set. */
export const defaultViolationsSchema = z
  .strictObject({
    missing: errorKeySchema.describe("A required value is absent."),
    empty: errorKeySchema.describe("A required string or list is empty."),
    invalid: errorKeySchema.describe("A value has the wrong type or violates a limit."),
    duplicate: errorKeySchema.describe("A value that must be unique is already in use.").optional(),
    update: errorKeySchema.describe("An immutable value is changed.").optional(),
  })
  .describe("Default error keys of violations.");

export type DefaultViolations = z.infer<typeof defaultViolationsSchema>;
