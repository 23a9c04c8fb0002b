import { z } from "zod";
import { idPatterns } from "../../generated/service.js";
import { columnTypes } from "../../model/column-types.js";
import { type DeepReadonly, idSchema } from "../section/common-schemas.js";

const optionSchema = z
  .strictObject({ id: idSchema(idPatterns.option), name: z.string().min(1).describe("Its name in this List.") })
  .describe("An option.");

/** A column of a List in a world file. */
export const listColumnSchema = z
  .strictObject({
    id: idSchema(idPatterns.column),
    name: z.string().min(1).describe("Its name, also in the cells of this List."),
    type: z.enum(columnTypes),
    options: z.array(optionSchema).optional().describe("For a select column: its options."),
    scale: z.int().positive().optional().describe("For a rating column: the highest rating."),
    single: z.boolean().optional().describe("A cell has at most one value."),
    hidden: z.boolean().optional().describe("The column is hidden but keeps its cells."),
  })
  .describe("A column.");

export type WorldColumn = DeepReadonly<z.infer<typeof listColumnSchema>>;
