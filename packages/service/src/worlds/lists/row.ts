import { z } from "zod";
import { idPatterns } from "../../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "../section/common-schemas.js";

const numberSchema = z.number();

/** A cell in a world file: its value, or a list of values. */
const cellSchema = z
  .union([z.string(), numberSchema, z.boolean(), z.array(z.string()), z.array(numberSchema)])
  .describe("A value or a list of values, depending on the column's type.");

const commentSchema = z
  .strictObject({ user: referenceSchema("The author"), text: z.string().min(1), created: createdSchema })
  .describe("A user's comment on the row.");

/** A row of a List in a world file. */
export const listRowSchema = z
  .strictObject({
    id: idSchema(idPatterns.row),
    created: createdSchema,
    created_by: referenceSchema("The user who created it").optional().describe("Default: the owner of the List."),
    edited_by: referenceSchema("The user who last edited it").optional().describe("Default: its creator."),
    archived: z.boolean().optional(),
    cells: z.record(z.string(), cellSchema).optional().describe("By the name of the column."),
    thread: z.array(commentSchema).optional().describe("Oldest first."),
    get rows(): z.ZodOptional<z.ZodArray<z.ZodType<WorldRow>>> {
      return z.array(listRowSchema).optional();
    },
  })
  .describe("A row, with its child rows.");

type Comment = DeepReadonly<z.infer<typeof commentSchema>>;
/** A cell of a world file. */
export type WorldCell = DeepReadonly<z.infer<typeof cellSchema>>;

export interface WorldRow {
  readonly id?: string | undefined;
  readonly created?: string | undefined;
  readonly created_by?: string | undefined;
  readonly edited_by?: string | undefined;
  readonly archived?: boolean | undefined;
  readonly cells?: { readonly [column: string]: WorldCell } | undefined;
  readonly thread?: readonly Comment[] | undefined;
  readonly rows?: readonly WorldRow[] | undefined;
}
