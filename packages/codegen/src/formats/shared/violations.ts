import { z } from "zod";
import { errorKeySchema, keySchema } from "./names.js";

/**
 * Error key by violation. Validators use `missing`, `empty`, `invalid` and `inside`; the engine and the service use
 * `duplicate` and `update`. Every other name is a rule of the service, which finds its code under it.
 */
export type Violations = { readonly [violation: string]: string };

/** `errors:` of an attribute, an argument or a field. */
export const violationsSchema: z.ZodType<Violations> = z.record(keySchema, errorKeySchema).meta({
  id: "Violations",
  description:
    "Error key by violation: `missing` (required and absent), `empty` (an empty text or list where something is required), `invalid` (wrong type or a broken limit without its own error; covers sub-attributes and fields that say nothing themselves, and in a type the absence of its value), `inside` (anything wrong below the value itself), `duplicate` (taken elsewhere), `update` (changed though immutable), and any further name that a rule of the service looks up.",
});

/** Default error keys of a whole set. */
export const defaultViolationsSchema = z
  .strictObject({
    missing: errorKeySchema.describe("A required value is absent."),
    empty: errorKeySchema.describe("A required text or list is empty."),
    invalid: errorKeySchema.describe("A value has the wrong type or breaks a limit."),
    duplicate: errorKeySchema.describe("A value that must be unique is taken.").optional(),
    update: errorKeySchema.describe("An immutable value is changed.").optional(),
  })
  .describe("Error keys of violations where no attribute, argument or field says its own.");

export type DefaultViolations = z.infer<typeof defaultViolationsSchema>;
