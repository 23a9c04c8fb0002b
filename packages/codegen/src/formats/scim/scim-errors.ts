import { z } from "zod";
import { errorRowShape, errorsFileShape, situationsDescription, variantsSchema } from "../shared/error-row.js";
import { codeSchema, errorKeySchema } from "../shared/names.js";
import { scimSituationSchema } from "../shared/situations.js";
import { defaultViolationsSchema } from "../shared/violations.js";

const rowShape = {
  status: z.int().min(400).max(599).describe("HTTP status."),
  ...errorRowShape,
  scimType: z.string().min(1).optional().describe("`scimType` of RFC 7644 §3.12."),
};

const scimErrorSchema = z
  .strictObject({ ...rowShape, variants: variantsSchema(z.strictObject(rowShape)) })
  .describe("One error code.");

/** A file of kind `scim-errors`: the error table of a set, and the code of each situation. */
export const scimErrorsSchema = z
  .strictObject({
    kind: z.literal("scim-errors").describe("Kind of this file."),
    ...errorsFileShape,
    errors: z.record(codeSchema, scimErrorSchema).describe("Error codes by name on the wire."),
    situations: z.partialRecord(scimSituationSchema, errorKeySchema).describe(situationsDescription),
    violations: defaultViolationsSchema.optional(),
  })
  .meta({ id: "scim-errors", title: "SCIM errors", description: "Error codes, and the code for each situation." });

export type ScimErrors = z.infer<typeof scimErrorsSchema>;
export type ScimError = ScimErrors["errors"][string];
