import { z } from "zod";
import { errorKeySchema, wordSchema } from "./names.js";
import { provenanceShape } from "./provenance.js";

const rateTierSchema = z
  .strictObject({
    perMinute: z.int().min(1).describe("Calls a minute that are served for good."),
    burst: z.int().min(1).describe("Calls that are served at once after a pause."),
    per: z
      .array(z.enum(["method", "workspace", "organization", "app", "token", "channel"]))
      .min(1)
      .describe("What has a budget of its own: every combination of these."),
    error: errorKeySchema.optional().describe("Error key when it is spent. Default: the situation rateLimited."),
    ...provenanceShape,
  })
  .describe("One budget; methods name the budgets that count them.");

/** `webapi:` of service.yaml. */
export const serviceWebapiSchema = z
  .strictObject({
    mount: z
      .string()
      .regex(/^(\/[A-Za-z0-9_-]+)*$/, "must be a path without a trailing slash")
      .describe("Path of the base address, without a trailing slash; empty for the root."),
    ...provenanceShape,
    limits: z
      .strictObject({
        maxArgumentName: z.int().min(1).describe("Length of an argument's name."),
        maxBodyDepth: z.int().min(1).describe("Depth of nested lists and objects in a JSON body or argument."),
        maxBodyBytes: z.int().min(1).describe("Size of a body in bytes."),
        ...provenanceShape,
      })
      .describe("How many of what."),
    rates: z.record(wordSchema, rateTierSchema).optional().describe("Budgets by name."),
  })
  .describe("The Web API side of the set.");

export type ServiceWebapi = z.infer<typeof serviceWebapiSchema>;
