import { z } from "zod";
import { keySchema } from "./names.js";
import { provenanceShape } from "./provenance.js";

/** Keys of every row of an error table. */
export const errorRowShape = {
  meaning: z.string().min(1).describe("Meaning of the code, as one sentence."),
  when: z.string().min(1).optional().describe("Situation of the world or of a call in which it is answered."),
  faultOnly: z
    .string()
    .min(1)
    .optional()
    .describe("Reason why no situation answers it and it occurs only as an injected fault."),
  retryAfterSeconds: z
    .int()
    .min(0)
    .optional()
    .describe("Default of `Retry-After`, in seconds. A refusal may override it."),
  ...provenanceShape,
};

/** `variants:` of a row. Each has the keys of the row. */
export function variantsSchema<Row extends z.ZodType>(row: Row) {
  return z
    .record(keySchema, row)
    .optional()
    .describe("The same code with another status or meaning, under the key `code.variant`.");
}

/** Keys of every file that holds an error table. */
export const errorsFileShape = {
  ...provenanceShape,
  onTopOfBase: z
    .boolean()
    .optional()
    .describe("Whether to keep the table of the base set and only add or replace rows. Default: false."),
};

/** Content of `situations:` in such a file. */
export const situationsDescription =
  "Error key of each situation that the engine detects. With those of the base set, every situation must have one.";
