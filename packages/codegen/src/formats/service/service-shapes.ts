import { z } from "zod";
import { errorKeySchema } from "../shared/names.js";
import { provenanceShape } from "../shared/provenance.js";

/** Path of a side of a set. */
export const mountSchema = z
  .string()
  .regex(/^(\/[A-Za-z0-9_-]+)*$/, "must be a path without a trailing slash")
  .describe("Path of the base address, without a trailing slash; empty for the root.");

/** Limits of request bodies. */
export const bodyLimitsShape = {
  maxBodyDepth: z.int().min(1).describe("Maximum nesting depth of lists and objects in a JSON body."),
  maxBodyBytes: z.int().min(1).describe("Maximum size of a body, in bytes."),
  maxBodyMembers: z
    .int()
    .min(1)
    .optional()
    .describe("Maximum number of members and elements in a JSON body, or fields of a form. Default: no limit."),
  maxBodyBytesInFlight: z
    .int()
    .min(1)
    .optional()
    .describe("Maximum bytes of bodies that are received and served at a time. Default: no limit."),
  ...provenanceShape,
};

/** Keys of every rate limit. */
export const rateShape = {
  perMinute: z.int().min(1).describe("Sustained calls per minute."),
  burst: z.int().min(1).describe("Maximum burst of calls."),
  error: errorKeySchema
    .optional()
    .describe("Error key if it is exceeded. Default: the key of the situation rateLimited."),
  ...provenanceShape,
};
