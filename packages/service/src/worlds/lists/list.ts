import { z } from "zod";
import { idPatterns } from "../../generated/service.js";
import { accessSchema } from "../section/access.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "../section/common-schemas.js";
import { listColumnSchema } from "./column.js";
import { listExportSchema } from "./export.js";
import { listRowSchema } from "./row.js";

export const listSchema = z
  .strictObject({
    id: idSchema(idPatterns.list),
    name: z.string().min(1).max(255).describe("Its name in this file."),
    created: createdSchema,
    workspace: referenceSchema("The workspace").optional().describe("Default: the default workspace."),
    owner: referenceSchema("The owner"),
    kind: z
      .enum(["standalone", "embedded"])
      .optional()
      .describe("An embedded List has no description. Default: standalone."),
    description: z.string().min(1).optional(),
    channel: referenceSchema("The channel that the List belongs to, which is renamed with it").optional(),
    columns: z.array(listColumnSchema).optional().describe("In order."),
    rows: z.array(listRowSchema).optional().describe("In order."),
    exports: z.array(listExportSchema).optional(),
    access: accessSchema.optional(),
  })
  .describe("A List.");

export type WorldList = DeepReadonly<z.infer<typeof listSchema>>;
