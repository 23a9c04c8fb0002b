import { z } from "zod";
import { codeSchema, errorKeySchema, keySchema } from "./names.js";
import { provenanceShape } from "./provenance.js";
import { scimSituationSchema } from "./situations.js";
import { defaultViolationsSchema } from "./violations.js";

const rowShape = {
  status: z.int().min(400).max(599).describe("HTTP status."),
  meaning: z.string().min(1).describe("What the code means, as a sentence."),
  when: z.string().min(1).optional().describe("Which situation of the world or of a request answers it."),
  faultOnly: z
    .string()
    .min(1)
    .optional()
    .describe("Why no situation answers it: it occurs as an injected fault alone."),
  scimType: z.string().min(1).optional().describe("`scimType` of RFC 7644 §3.12."),
  retryAfterSeconds: z.int().min(0).optional().describe("`Retry-After`, where the refusal does not say its own."),
  ...provenanceShape,
};

const scimErrorSchema = z
  .strictObject({
    ...rowShape,
    variants: z
      .record(keySchema, z.strictObject(rowShape))
      .optional()
      .describe("The same code with another status or meaning, under the key `code.variant`."),
  })
  .describe("One error code.");

/** A file of kind `scim-errors`: the error table of a set, and which code answers which situation. */
export const scimErrorsSchema = z
  .strictObject({
    kind: z.literal("scim-errors").describe("Kind of this file."),
    ...provenanceShape,
    onTopOfBase: z
      .boolean()
      .optional()
      .describe("Whether the base set's table is kept and this one only adds and replaces rows. Default: false."),
    errors: z.record(codeSchema, scimErrorSchema).describe("Error codes by name on the wire."),
    situations: z
      .partialRecord(scimSituationSchema, errorKeySchema)
      .describe(
        "Error key of each situation that the engine can meet by itself; together with the base's, all of them.",
      ),
    violations: defaultViolationsSchema.optional(),
  })
  .meta({ id: "scim-errors", title: "SCIM errors", description: "Error codes, and which of them answers what." });

export type ScimErrors = z.infer<typeof scimErrorsSchema>;
export type ScimError = ScimErrors["errors"][string];
