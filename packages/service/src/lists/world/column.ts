import { z } from "zod";
import { idPatterns } from "../../generated/service.js";
import { type DeepReadonly, idSchema } from "../../world/section/words.js";
import { columnTypes } from "../cells/column-types.js";

const optionSchema = z
  .strictObject({ id: idSchema(idPatterns.option), name: z.string().min(1).describe("Its name in this List.") })
  .describe("What can be chosen.");

/** A column of a List of a world file. */
export const listColumnSchema = z
  .strictObject({
    id: idSchema(idPatterns.column),
    name: z.string().min(1).describe("Its name, also in the cells of this List."),
    type: z.enum(columnTypes),
    options: z.array(optionSchema).optional().describe("Of a select column: what can be chosen."),
    scale: z.int().positive().optional().describe("Of a rating column: the greatest rating."),
    single: z.boolean().optional().describe("A cell holds one value at most."),
    hidden: z.boolean().optional().describe("It keeps its cells and is not shown."),
  })
  .describe("A column.");

export type WorldColumn = DeepReadonly<z.infer<typeof listColumnSchema>>;
