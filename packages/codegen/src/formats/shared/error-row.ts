import { z } from "zod";
import { keySchema } from "./names.js";
import { provenanceShape } from "./provenance.js";

/** Keys of every row of an error table. */
export const errorRowShape = {
  meaning: z.string().min(1).describe("What the code means, as a sentence."),
  when: z.string().min(1).optional().describe("Which situation of the world or of a call answers it."),
  faultOnly: z
    .string()
    .min(1)
    .optional()
    .describe("Why no situation answers it: it occurs as an injected fault alone."),
  retryAfterSeconds: z.int().min(0).optional().describe("`Retry-After`, where the refusal does not say its own."),
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
    .describe("Whether the base set's table is kept and this one only adds and replaces rows. Default: false."),
};

/** Content of `situations:` in such a file. */
export const situationsDescription =
  "Error key of each situation that the engine can meet by itself; together with the base's, all of them.";
