import { z } from "zod";
import { idPatterns } from "../../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "./words.js";

/** A group of a world file. */
export const groupSchema = z
  .strictObject({
    id: idSchema(idPatterns.group),
    displayName: z.string().min(1).describe("Unique without regard to case."),
    created: createdSchema,
    kind: z
      .enum(["idp", "user"])
      .optional()
      .describe("A group of the identity provider, or of users. Left out: idp in an organization, else user."),
    workspace: referenceSchema("The workspace of a group of users").optional(),
    members: z.array(referenceSchema("A member")).optional(),
    linked_channels: z.array(referenceSchema("A channel")).optional(),
    connected_workspaces: z.array(referenceSchema("A workspace")).optional(),
  })
  .describe("A group.");

export type WorldGroup = DeepReadonly<z.infer<typeof groupSchema>>;
