import { z } from "zod";
import { wordSchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";
import { adminScopesSchema } from "./service-access.js";
import { bodyLimitsShape, mountSchema, rateShape } from "./service-shapes.js";

const rateTierSchema = z
  .strictObject({
    ...rateShape,
    per: z
      .array(z.enum(["method", "workspace", "organization", "app", "token", "channel"]))
      .min(1)
      .describe("What has a budget of its own: every combination of these."),
  })
  .describe("One budget; methods name the budgets that count them.");

/** `webapi:` of service.yaml. */
export const serviceWebapiSchema = z
  .strictObject({
    mount: mountSchema,
    ...provenanceShape,
    limits: z
      .strictObject({
        maxArgumentName: z.int().min(1).describe("Length of an argument's name."),
        maxArguments: z.int().min(1).optional().describe("Arguments of one call. Default: any number."),
        maxBodyBytesWithoutToken: z
          .int()
          .min(1)
          .optional()
          .describe("Size in bytes of a body without a token in the header. Default: the size of any body."),
        ...bodyLimitsShape,
      })
      .describe("How many of what."),
    adminScopes: adminScopesSchema.optional(),
    rates: z.record(wordSchema, rateTierSchema).optional().describe("Budgets by name."),
  })
  .describe("The Web API side of the set.");

export type ServiceWebapi = z.infer<typeof serviceWebapiSchema>;
