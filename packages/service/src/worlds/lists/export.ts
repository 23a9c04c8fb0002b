import { z } from "zod";
import { idPatterns } from "../../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema } from "../section/common-schemas.js";

/** An export of a List in a world file. */
export const listExportSchema = z
  .strictObject({
    id: idSchema(idPatterns.exportJob),
    created: createdSchema,
    format: z.enum(["csv", "json"]).optional().describe("Default: csv."),
    include_threads: z.boolean().optional(),
    include_attachments: z.boolean().optional(),
    state: z.enum(["running", "done", "failed"]).optional().describe("Default: done."),
    text: z.string().optional().describe("Text of an export that is done. Default: empty."),
  })
  .describe("An export, which the owner of the List started.");

export type WorldListExport = DeepReadonly<z.infer<typeof listExportSchema>>;
