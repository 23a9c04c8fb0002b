import { z } from "zod";
import { idPatterns, idPrefixes } from "../generated/service.js";
import type { Group } from "../model/group.js";
import type { Write } from "../model/store.js";
import { joinGroup } from "../rules/groups/group-edit.js";
import { channelSection } from "./channels.js";
import { createdSchema, type DeepReadonly, idSchema, instantSchema, referenceSchema } from "./schemas.js";
import {
  defined,
  findItem,
  many,
  one,
  present,
  type Reference,
  type SectionCheck,
  storedCreation,
  storedInstant,
  type WorldContext,
  type WorldFinding,
  type WorldSection,
  type WriteContext,
} from "./section.js";
import { userSection } from "./users.js";

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

/** Checks that members are active users and not single-channel guests. */
export const checkMembers: SectionCheck<WorldGroup> = (groups, context) =>
  groups.flatMap((group, i) =>
    (group.members ?? []).flatMap((reference, j) => {
      const user = findItem(context, userSection, reference);
      if (user === undefined || (user.active !== false && user.guest?.kind !== "single")) return [];
      const message = "unable_to_add_deleted_or_guest_to_group: a member is active and no single-channel guest";
      return [{ path: ["groups", i, "members", j], message }];
    }),
  );

/** Checks that only user groups have what the Web API sets, and that their default channels have the kinds stated. */
export const checkDetails: SectionCheck<WorldGroup> = (groups, context) =>
  groups.flatMap((group, i) => {
    const isUserGroup = (group.kind ?? (context.organization === undefined ? "user" : "idp")) === "user";
    const given = webKeys.find((key) => group[key] !== undefined);
    if (given !== undefined && !isUserGroup) {
      return [{ path: ["groups", i, given], message: "Only a user group can have it" }];
    }
    if (group.disabled === undefined && group.disabled_by !== undefined) {
      return [{ path: ["groups", i, "disabled_by"], message: "Only a disabled user group can have it" }];
    }
    return [
      ...checkKinds(group.default_channels, "public", context, ["groups", i, "default_channels"]),
      ...checkKinds(group.default_private_channels, "private", context, ["groups", i, "default_private_channels"]),
    ];
  });

const webKeys = [
  "handle",
  "description",
  "created_by",
  "updated",
  "updated_by",
  "disabled",
  "disabled_by",
  "default_channels",
  "default_private_channels",
  "section",
] as const satisfies readonly (keyof WorldGroup)[];

function checkKinds(
  references: readonly string[] = [],
  kind: "public" | "private",
  context: WorldContext,
  path: WorldFinding["path"],
): readonly WorldFinding[] {
  return references.flatMap((reference, j) => {
    const channel = findItem(context, channelSection, reference);
    if (channel === undefined || channel.kind === kind) return [];
    return [{ path: [...path, j], message: `Expected a ${kind} channel` }];
  });
}

/** Only groups of the identity provider of an organization are connected, and only to its own workspaces. */
export const checkConnections: SectionCheck<WorldGroup> = (groups, context) =>
  groups.flatMap((group, i) =>
    (group.connected_workspaces ?? []).flatMap((reference, j) => {
      const isConnectable = context.organization !== undefined && group.kind !== "user";
      if (isConnectable && !context.isForeign(reference)) return [];
      const message = "Only an idp group can be connected, and only to workspaces of its own organization";
      return [{ path: ["groups", i, "connected_workspaces", j], message }];
    }),
  );

/** Writes of the groups and their members. */
export function groupWrites(groups: readonly WorldGroup[], context: WriteContext): readonly Write[] {
  return groups.flatMap((group, index) => {
    const created = storedCreation(group, context.nowMs, groups.length - index - 1);
    const id = context.ids.at("group", index);
    const userIds = (group.members ?? []).map((user) => context.ids.of("user", user));
    const value: Group = { ...toGroup(group, id, context), created };
    return [{ kind: "put", document: "group", value }, ...joinGroup(value, userIds)] satisfies readonly Write[];
  });
}

function toGroup(group: WorldGroup, id: string, { ids }: WriteContext): Omit<Group, "created"> {
  const kind = group.kind ?? (ids.organization === undefined ? "user" : "idp");
  return {
    id,
    version: 1,
    kind,
    displayName: group.displayName,
    ...webParts(group, ids),
    ...present("organizationId", ids.organization),
    ...present("workspaceId", kind === "user" ? ids.workspace(group.workspace) : undefined),
    linkedChannelIds: (group.linked_channels ?? []).map((channel) => ids.of("channel", channel)),
    connectedWorkspaceIds: (group.connected_workspaces ?? []).map((workspace) => ids.of("workspace", workspace)),
  };
}

/** The parts that only the Web API shows. */
function webParts(group: WorldGroup, ids: WriteContext["ids"]): Partial<Group> {
  const user = (name: string | undefined) => (name === undefined ? undefined : ids.of("user", name));
  const channels = (names: readonly string[] | undefined) => names?.map((name) => ids.of("channel", name));
  const { handle, description, section, updated, disabled } = group;
  return defined({
    handle,
    description,
    creatorId: user(group.created_by),
    updated: updated === undefined ? undefined : storedInstant(updated),
    updaterId: user(group.updated_by),
    disabled:
      disabled === undefined
        ? undefined
        : { at: storedInstant(disabled), ...present("userId", user(group.disabled_by)) },
    defaultChannelIds: channels(group.default_channels),
    defaultPrivateChannelIds: channels(group.default_private_channels),
    section: section === true ? section : undefined,
  });
}
