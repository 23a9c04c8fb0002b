import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import { userSection } from "../users/world.js";
import { many, one, type Reference } from "../world/reference.js";
import type { SectionCheck, WorldSection } from "../world/section.js";
import { createdSchema, type DeepReadonly, idSchema, referenceSchema } from "../world/words.js";
import { findItem } from "../world/world-context.js";
import { groupWrites } from "./world-writes.js";

const groupSchema = z
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
    connected_workspaces: z
      .array(referenceSchema("A workspace"))
      .optional()
      .describe("Workspaces that users join with the group, and stay in until it is disconnected. Default: none."),
  })
  .describe("A group.");

export type WorldGroup = DeepReadonly<z.infer<typeof groupSchema>>;

/** Members of a group are active users and no single-channel guests. */
const checkMembers: SectionCheck<WorldGroup> = (groups, context) =>
  groups.flatMap((group, i) =>
    (group.members ?? []).flatMap((reference, j) => {
      const user = findItem(context, userSection, reference);
      if (user === undefined || (user.active !== false && user.guest?.kind !== "single")) return [];
      const message = "unable_to_add_deleted_or_guest_to_group: a member is active and no single-channel guest";
      return [{ path: ["groups", i, "members", j], message }];
    }),
  );

/** Only groups of the identity provider of an organization are connected, and only to its own workspaces. */
const checkConnections: SectionCheck<WorldGroup> = (groups, context) =>
  groups.flatMap((group, i) =>
    (group.connected_workspaces ?? []).flatMap((reference, j) => {
      const isConnectable = context.organization !== undefined && group.kind !== "user";
      if (isConnectable && !context.isForeign(reference)) return [];
      const message = "Only an idp group can be connected, and only to workspaces of its own organization";
      return [{ path: ["groups", i, "connected_workspaces", j], message }];
    }),
  );

/** The groups of a world file. */
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
  toWrites: groupWrites,
  checks: [checkMembers, checkConnections],
};
