import { z } from "zod";
import { errorKeySchema } from "./names.js";
import { provenanceShape } from "./provenance.js";

/** Path below which a side of a set is served. */
export const mountSchema = z
  .string()
  .regex(/^(\/[A-Za-z0-9_-]+)*$/, "must be a path without a trailing slash")
  .describe("Path of the base address, without a trailing slash; empty for the root.");

/** Bounds on the bodies of requests. */
export const bodyLimitsShape = {
  maxBodyDepth: z.int().min(1).describe("Depth of nested lists and objects in a JSON body."),
  maxBodyBytes: z.int().min(1).describe("Size of a body in bytes."),
  ...provenanceShape,
};

/** Keys of every budget of calls. */
export const rateShape = {
  perMinute: z.int().min(1).describe("Calls a minute that are served for good."),
  burst: z.int().min(1).describe("Calls that are served at once after a pause."),
  error: errorKeySchema.optional().describe("Error key when it is spent. Default: the situation rateLimited."),
  ...provenanceShape,
};
