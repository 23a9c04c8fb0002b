import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import {
  createdSchema,
  type DeepReadonly,
  idSchema,
  instantSchema,
  referenceSchema,
} from "./section/common-schemas.js";
import { many, one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

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
    handle: z
      .string()
      .regex(/^[\p{Ll}\p{Lo}\p{M}\p{Nd}._-]{1,80}$/u, "Expected lower-case letters, digits and . _ -")
      .optional()
      .describe("Name in mentions, unique among users, channels and groups. Default: none."),
    description: z.string().max(250).optional(),
    created_by: referenceSchema("The user who created it").optional(),
    updated: instantSchema.optional().describe("Last change over the Web API. Default: when it was created."),
    updated_by: referenceSchema("The user who changed it last").optional(),
    disabled: instantSchema.optional().describe("When the user group was disabled. Default: it is enabled."),
    disabled_by: referenceSchema("The user who disabled it").optional(),
    default_channels: z
      .array(referenceSchema("A channel"))
      .optional()
      .describe("Public channels that users join with the user group. Default: none."),
    default_private_channels: z
      .array(referenceSchema("A channel"))
      .optional()
      .describe("Private channels that users join with the user group. Default: none."),
    section: z.boolean().optional().describe("Whether the sidebars of its members have a section for it."),
    members: z.array(referenceSchema("A member")).optional(),
    linked_channels: z
      .array(referenceSchema("A channel"))
      .optional()
      .describe("Default channels of an idp group, which its new members join. Default: none."),
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
    yield* one("user", group.created_by, [...path, "created_by"]);
    yield* one("user", group.updated_by, [...path, "updated_by"]);
    yield* one("user", group.disabled_by, [...path, "disabled_by"]);
    yield* many("channel", group.default_channels, [...path, "default_channels"]);
    yield* many("channel", group.default_private_channels, [...path, "default_private_channels"]);
    yield* many("user", group.members, [...path, "members"]);
    yield* many("channel", group.linked_channels, [...path, "linked_channels"]);
    yield* many("workspace", group.connected_workspaces, [...path, "connected_workspaces"]);
  },
};
