import { z } from "zod";
import { idPatterns } from "../../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "./words.js";

const levelSchema = z.enum(["read", "write"]);

/** A List of a world file. */
export const listSchema = z
  .strictObject({
    id: idSchema(idPatterns.list),
    name: z.string().min(1).describe("Its name in this file."),
    created: createdSchema,
    workspace: referenceSchema("The workspace").optional().describe("Left out: the default workspace."),
    owner: referenceSchema("The owner"),
    access: z
      .array(
        z.union([
          z.strictObject({ user: referenceSchema("A user"), level: levelSchema }),
          z.strictObject({ channel: referenceSchema("A channel"), level: levelSchema }),
        ]),
      )
      .optional()
      .describe("Whom it is shared with."),
  })
  .describe("A List.");

export type WorldList = DeepReadonly<z.infer<typeof listSchema>>;
