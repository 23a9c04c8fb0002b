import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "../world/section/common-schemas.js";
import { many, one, type Reference } from "../world/section/reference.js";
import type { WorldSection } from "../world/section/section.js";

const groupSchema = z
  .strictObject({
    id: idSchema(idPatterns.group),
    displayName: z.string().min(1).describe("Unique, ignoring case."),
    created: createdSchema,
    kind: z
      .enum(["idp", "user"])
      .optional()
      .describe(
        "Origin of the group: the identity provider, or users of a workspace. Default: idp in an organization, otherwise user.",
      ),
    workspace: referenceSchema("The workspace of a user group").optional(),
    members: z.array(referenceSchema("A member")).optional(),
    linked_channels: z.array(referenceSchema("A channel")).optional(),
    connected_workspaces: z
      .array(referenceSchema("A workspace"))
      .optional()
      .describe("Workspaces that users join with the group, and stay in until it is disconnected. Default: none."),
  })
  .describe("A group.");

export type WorldGroup = DeepReadonly<z.infer<typeof groupSchema>>;

/** Groups of a world file. */
export const groupSection: WorldSection<"groups", WorldGroup> = {
  key: "groups",
  schema: groupSchema,
  named: { subject: "group", prefix: () => idPrefixes.group, of: ({ displayName, id }) => [displayName, id] },
  *references(group, path): Generator<Reference> {
    yield* one("workspace", group.workspace, [...path, "workspace"]);
    yield* many("user", group.members, [...path, "members"]);
    yield* many("channel", group.linked_channels, [...path, "linked_channels"]);
    yield* many("workspace", group.connected_workspaces, [...path, "connected_workspaces"]);
  },
};
