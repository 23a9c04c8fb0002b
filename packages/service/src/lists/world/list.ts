import { z } from "zod";
import { idPatterns } from "../../generated/service.js";
import { accessSchema } from "../../world/section/access.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "../../world/section/words.js";
import { listColumnSchema } from "./column.js";
import { listRowSchema } from "./row.js";

export const listSchema = z
  .strictObject({
    id: idSchema(idPatterns.list),
    name: z.string().min(1).max(255).describe("Its name in this file."),
    created: createdSchema,
    workspace: referenceSchema("The workspace").optional().describe("Left out: the default workspace."),
    owner: referenceSchema("The owner"),
    kind: z
      .enum(["standalone", "embedded"])
      .optional()
      .describe("One that is embedded in something else has no description. Left out: standalone."),
    description: z.string().min(1).optional(),
    channel: referenceSchema("The channel whose List it is, which is renamed with it").optional(),
    columns: z.array(listColumnSchema).optional().describe("In their order."),
    rows: z.array(listRowSchema).optional().describe("In their order."),
    access: accessSchema.optional(),
  })
  .describe("A List.");

export type WorldList = DeepReadonly<z.infer<typeof listSchema>>;
