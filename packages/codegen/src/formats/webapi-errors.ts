import { z } from "zod";
import { fieldsSchema } from "./field.js";
import { codeSchema, errorKeySchema, keySchema } from "./names.js";
import { provenanceShape } from "./provenance.js";
import { webapiSituationSchema, webapiWarningSchema } from "./situations.js";
import { defaultViolationsSchema } from "./violations.js";

const rowShape = {
  meaning: z.string().min(1).describe("What the code means, as a sentence."),
  status: z.int().min(200).max(599).optional().describe("HTTP status. Default: 200."),
  when: z.string().min(1).optional().describe("Which situation of the world or of a call answers it."),
  faultOnly: z
    .string()
    .min(1)
    .optional()
    .describe("Why no situation answers it: it occurs as an injected fault alone."),
  retryAfterSeconds: z.int().min(0).optional().describe("`Retry-After`, where the refusal does not say its own."),
  fields: fieldsSchema.optional().describe("Fields of the answer beside `ok` and `error`."),
  ...provenanceShape,
};

/** One error code of the Web API, with its variants. */
export const webapiErrorSchema = z
  .strictObject({
    ...rowShape,
    variants: z
      .record(keySchema, z.strictObject(rowShape))
      .optional()
      .describe("The same code with another status or meaning, under the key `code.variant`."),
  })
  .meta({ id: "WebapiError", description: "One error code." });

/** A file of kind `webapi-errors`: the codes that every method may answer. */
export const webapiErrorsSchema = z
  .strictObject({
    kind: z.literal("webapi-errors").describe("Kind of this file."),
    ...provenanceShape,
    onTopOfBase: z
      .boolean()
      .optional()
      .describe("Whether the base set's table is kept and this one only adds and replaces rows. Default: false."),
    errors: z.record(codeSchema, webapiErrorSchema).describe("Codes by name on the wire."),
    situations: z
      .partialRecord(webapiSituationSchema, errorKeySchema)
      .describe(
        "Error key of each situation that the engine can meet by itself; together with the base's, all of them.",
      ),
    warnings: z
      .partialRecord(webapiWarningSchema, codeSchema)
      .optional()
      .describe(
        "Words of `warning` for what the engine can remark on; what has none here or in the base stays unsaid.",
      ),
    violations: defaultViolationsSchema.optional(),
  })
  .meta({ id: "webapi-errors", title: "Web API errors", description: "The codes that every method may answer." });

export type WebapiErrors = z.infer<typeof webapiErrorsSchema>;
export type WebapiError = z.infer<typeof webapiErrorSchema>;
