import { z } from "zod";
import { valueShape } from "../shared/field.js";
import { typeNameSchema } from "../shared/names.js";

/** A file of kind `webapi-type`: a value that several methods share, or that needs a name and a validator. */
export const webapiTypeSchema = z
  .strictObject({
    kind: z.literal("webapi-type").describe("Kind of this file."),
    name: typeNameSchema.describe("Name of the type, for `ref`."),
    ...valueShape,
    description: z.string().min(1).describe("Description of the value, as one sentence."),
    problems: z
      .enum(["codes", "sentences"])
      .optional()
      .describe(
        "Messages of the validator: error codes (default), or sentences for people. `sentences` also applies to the types that it refers to. An argument cannot have such a type.",
      ),
  })
  .meta({ id: "webapi-type", title: "Web API type", description: "A named value of the Web API." });

export type WebapiType = z.infer<typeof webapiTypeSchema>;
