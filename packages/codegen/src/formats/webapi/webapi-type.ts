import { z } from "zod";
import { valueShape } from "../shared/field.js";
import { typeNameSchema } from "../shared/names.js";

/** A file of kind `webapi-type`: a value that several methods share, or that needs a name and a validator. */
export const webapiTypeSchema = z
  .strictObject({
    kind: z.literal("webapi-type").describe("Kind of this file."),
    name: typeNameSchema.describe("Name of the type, under which `ref` finds it."),
    ...valueShape,
    description: z.string().min(1).describe("What the value is, as a sentence."),
    problems: z
      .enum(["codes", "sentences"])
      .optional()
      .describe(
        "What the validator's messages are: error codes (default), or sentences for a person. `sentences` holds for the types that it refers to as well, and such types are not used by an argument.",
      ),
  })
  .meta({ id: "webapi-type", title: "Web API type", description: "A named value of the Web API." });

export type WebapiType = z.infer<typeof webapiTypeSchema>;
