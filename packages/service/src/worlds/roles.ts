import { z } from "zod";
import { type SystemRole, systemRoles } from "../generated/service.js";
import { createdSchema, type DeepReadonly, referenceSchema } from "./section/common-schemas.js";
import { one, type Reference } from "./section/reference.js";
import type { WorldSection } from "./section/section.js";

const roleAssignmentSchema = z
  .strictObject({
    // The keys of the table are the identifiers.
    role: z.enum(Object.keys(systemRoles) as [SystemRole, ...SystemRole[]]).describe("Identifier of the role."),
    user: referenceSchema("The user who has the role"),
    workspace: referenceSchema("The workspace that the role is for")
      .optional()
      .describe("The workspace that the role is for. Default: the organization."),
    channel: referenceSchema("The channel that the role is for")
      .optional()
      .describe("The channel that the role is for. Default: none."),
    created: createdSchema,
  })
  .describe("A system role of a user.");

export type WorldRoleAssignment = DeepReadonly<z.infer<typeof roleAssignmentSchema>>;

/** Roles of users of a world file. */
export const roleAssignmentSection: WorldSection<"role_assignments", WorldRoleAssignment> = {
  key: "role_assignments",
  schema: roleAssignmentSchema,
  *references({ user, workspace, channel }, path): Generator<Reference> {
    yield* one("user", user, [...path, "user"]);
    yield* one("workspace", workspace, [...path, "workspace"]);
    yield* one("channel", channel, [...path, "channel"]);
  },
};
