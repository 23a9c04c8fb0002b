import { z } from "zod";
import { errorRowShape, errorsFileShape, situationsDescription, variantsSchema } from "../shared/error-row.js";
import { fieldsSchema } from "../shared/field.js";
import { codeSchema, errorKeySchema, fieldNameSchema, methodNameSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";
import { webapiSituationSchema, webapiWarningSchema } from "../shared/situations.js";
import { defaultViolationsSchema } from "../shared/violations.js";

const rowShape = {
  status: z.int().min(200).max(599).optional().describe("HTTP status. Default: 200."),
  ...errorRowShape,
  fields: fieldsSchema.optional().describe("Fields of the answer in addition to `ok` and `error`."),
};

/** One error code of the Web API, with its variants. */
export const webapiErrorSchema = z
  .strictObject({ ...rowShape, variants: variantsSchema(z.strictObject(rowShape)) })
  .meta({ id: "WebapiError", description: "One error code." });

/** A file of kind `webapi-errors`: the codes of every method. */
export const webapiErrorsSchema = z
  .strictObject({
    kind: z.literal("webapi-errors").describe("Kind of this file."),
    ...errorsFileShape,
    errors: z.record(codeSchema, webapiErrorSchema).describe("Codes by name on the wire."),
    situations: z.partialRecord(webapiSituationSchema, errorKeySchema).describe(situationsDescription),
    warnings: z
      .partialRecord(webapiWarningSchema, codeSchema)
      .optional()
      .describe(
        "Word of `warning` for each situation that the engine warns about. A situation without a word here or in the base set adds no warning.",
      ),
    messageFields: z
      .record(codeSchema, fieldNameSchema)
      .optional()
      .describe(
        "Field that repeats the lines of `response_metadata.messages` without `[ERROR]`, by code. Default: those of the base set, or none.",
      ),
    verbRefused: errorKeySchema
      .optional()
      .describe("Error key for a GET of a method whose verb is POST. Default: none; GET and POST are served alike."),
    violations: defaultViolationsSchema.optional(),
  })
  .meta({ id: "webapi-errors", title: "Web API errors", description: "The codes that every method may answer." });

export type WebapiErrors = z.infer<typeof webapiErrorsSchema>;
export type WebapiError = z.infer<typeof webapiErrorSchema>;

/** A file of kind `webapi-retired`: names of methods that are not served any more. */
export const webapiRetiredSchema = z
  .strictObject({
    kind: z.literal("webapi-retired").describe("Kind of this file."),
    ...provenanceShape,
    error: errorKeySchema.describe("Key of the common code that a call answers, before its token is checked."),
    page: z.url().describe("Address of a page about them, for the message of the answer."),
    methods: z
      .record(methodNameSchema, z.string())
      .describe("Successors of each method, as a phrase: `a.b or c.d`. Empty if there is none."),
  })
  .meta({ id: "webapi-retired", title: "Retired methods", description: "Methods that are not served any more." });

export type WebapiRetired = z.infer<typeof webapiRetiredSchema>;
