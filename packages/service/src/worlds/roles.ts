import { z } from "zod";
import { type SystemRole, systemRoles } from "../generated/service.js";
import { put } from "../model/port/document.js";
import { roleAssignments } from "../model/role-assignment.js";
import type { Write } from "../model/store.js";
import { createdSchema, type DeepReadonly, referenceSchema } from "./schemas.js";
import {
  one,
  type Reference,
  type SectionCheck,
  storedCreation,
  type WorldSection,
  type WriteContext,
} from "./section.js";

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

type WorldRoleAssignment = DeepReadonly<z.infer<typeof roleAssignmentSchema>>;

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

/** Checks that each role is for one organization, workspace or channel, and that it can be. */
export const checkRoleEntities: SectionCheck<WorldRoleAssignment> = (items, { organization }) =>
  items.flatMap((item, i) => {
    const path = ["role_assignments", i];
    if (item.workspace !== undefined && item.channel !== undefined) {
      return [{ path: [...path, "channel"], message: "The role is for a workspace already" }];
    }
    const kind = kindOf(item);
    if (kind === "organization" && organization === undefined) {
      return [{ path: [...path, "workspace"], message: "A world without an organization must name a workspace" }];
    }
    if (systemRoles[item.role].entities.some((each) => each === kind)) return [];
    return [{ path: [...path, "role"], message: `The role ${item.role} cannot be assigned for a ${kind}` }];
  });

function kindOf({ workspace, channel }: WorldRoleAssignment): "organization" | "workspace" | "channel" {
  if (channel !== undefined) return "channel";
  return workspace === undefined ? "organization" : "workspace";
}

/** Writes of the roles of users. */
export function roleAssignmentWrites(items: readonly WorldRoleAssignment[], context: WriteContext): readonly Write[] {
  return items.map((item, index) =>
    put(roleAssignments, {
      roleId: item.role,
      entityId: toEntity(item, context),
      userId: context.ids.of("user", item.user),
      version: 1,
      created: storedCreation(item, context.nowMs, items.length - index - 1),
    }),
  );
}

function toEntity({ workspace, channel }: WorldRoleAssignment, { ids }: WriteContext): string {
  if (channel !== undefined) return ids.of("channel", channel);
  if (workspace !== undefined) return ids.of("workspace", workspace);
  if (ids.organization === undefined) throw new Error("the world was loaded without checks: it has no organization");
  return ids.organization;
}
