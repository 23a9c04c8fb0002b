import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { accessSchema } from "../world/access.js";
import type { WorldSection } from "../world/section.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "../world/words.js";
import { checkLists } from "./world/checks.js";
import { listColumnSchema } from "./world/column.js";
import { listReferences } from "./world/references.js";
import { listRowSchema } from "./world/row.js";
import { checkListWorkspaces } from "./world/workspaces.js";
import { listWrites } from "./world/writes.js";

const listSchema = z
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

/** The Lists of a world file. */
export const listSection: WorldSection<"lists", WorldList> = {
  key: "lists",
  schema: listSchema,
  named: { subject: "list", prefix: () => idPrefixes.list, of: ({ name, id }) => [name, id] },
  references: listReferences,
  toWrites: listWrites,
  checks: [checkLists, checkListWorkspaces],
};
