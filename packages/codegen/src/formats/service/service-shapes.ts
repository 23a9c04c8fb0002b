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
  maxBodyDepth: z.int().min(1).describe("Depth of nested lists and objects in a JSON body."),
  maxBodyBytes: z.int().min(1).describe("Size of a body in bytes."),
  maxBodyMembers: z
    .int()
    .min(1)
    .optional()
    .describe("Members and elements in a JSON body, and fields of a form. Default: any number."),
  maxBodyBytesInFlight: z
    .int()
    .min(1)
    .optional()
    .describe("Bytes of bodies that are received and served at a time. Default: any number."),
  ...provenanceShape,
};

/** Keys of every rate limit. */
export const rateShape = {
  perMinute: z.int().min(1).describe("Sustained calls per minute."),
  burst: z.int().min(1).describe("Calls that are accepted at once after a pause."),
  error: errorKeySchema.optional().describe("Error key when it is spent. Default: the situation rateLimited."),
  ...provenanceShape,
};
