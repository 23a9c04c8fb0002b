import { z } from "zod";
import { fieldNameSchema, wordSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";
import { adminScopesSchema } from "./service-access.js";
import { bodyLimitsShape, mountSchema, rateShape } from "./service-shapes.js";

const rateTierSchema = z
  .strictObject({
    ...rateShape,
    per: z
      .array(z.enum(["method", "workspace", "organization", "app", "token", "channel"]))
      .min(1)
      .describe("Each combination of these has its own budget."),
  })
  .describe("A budget. Methods name the budgets in which they count.");

/** `webapi:` of service.yaml. */
export const serviceWebapiSchema = z
  .strictObject({
    mount: mountSchema,
    isPlain: z
      .boolean()
      .optional()
      .describe("Whether addresses and answers have a form that no OpenAPI document describes. Default: false."),
    bodyField: fieldNameSchema
      .optional()
      .describe(
        "Form field that may have the whole body as JSON. A body is then JSON or such a form, whatever its content type. Default: the content type decides.",
      ),
    ...provenanceShape,
    limits: z
      .strictObject({
        maxArgumentName: z.int().min(1).describe("Maximum length of an argument's name."),
        maxArguments: z.int().min(1).optional().describe("Maximum number of arguments of a call. Default: no limit."),
        maxBodyBytesWithoutToken: z
          .int()
          .min(1)
          .optional()
          .describe(
            "Maximum size of a body without a token in the header, in bytes. Default: the maximum of any body.",
          ),
        ...bodyLimitsShape,
      })
      .describe("Limits of requests."),
    adminScopes: adminScopesSchema.optional(),
    rates: z.record(wordSchema, rateTierSchema).optional().describe("Budgets by name."),
  })
  .describe("The Web API side of the set.");

export type ServiceWebapi = z.infer<typeof serviceWebapiSchema>;
