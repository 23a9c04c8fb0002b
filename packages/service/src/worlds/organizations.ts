import { z } from "zod";
import { features, idPatterns, idPrefixes } from "../generated/service.js";
import {
  anyMethod,
  discoverabilities,
  type FileRules,
  type Organization,
  reservedActions,
  type UserRules,
  type Workspace,
} from "../model/organization.js";
import type { Write } from "../model/store.js";
import { newWorkspace } from "../rules/organizations/team.js";
import { methodNames } from "../values/default-definitions.js";
import type { Id } from "../values/ids.js";
import {
  addressesSchema,
  createdSchema,
  type DeepReadonly,
  idSchema,
  planSchema,
  referenceSchema,
  userRulesSchema,
  type WorldOrganization,
} from "./schemas.js";
import {
  many,
  present,
  type Reference,
  type SectionCheck,
  storedCreation,
  type WorldSection,
  type WriteContext,
} from "./section.js";
import { roleIn, userSection } from "./users.js";

const fileRulesSchema = z
  .strictObject({
    uploads: z
      .enum(["everything", "images", "none"])
      .optional()
      .describe("Files that may be uploaded. Default: everything."),
    blocked_types: z
      .array(z.string().regex(/^[a-z0-9.+-]+$/, "Expected the end of a name, in lower case and without the dot"))
      .optional()
      .describe("Ends of names that are not allowed. Default: none."),
    max_bytes: z.int().positive().optional().describe("Maximum size of a file in bytes. Default: 1 GiB."),
    deletion: z.boolean().optional().describe("Whether files can be deleted. Default: true."),
    public_urls: z.boolean().optional().describe("Whether files can get a public address. Default: true."),
  })
  .describe("What users may do with files.");

const workspaceSchema = z
  .strictObject({
    id: idSchema(idPatterns.workspace),
    name: z.string().min(1),
    domain: z
      .string()
      .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, "Expected lower-case letters, digits and inner hyphens")
      .describe("First label of its domain name, and its name in this file."),
    created: createdSchema,
    description: z.string().min(1).optional().describe("Description. Default: none."),
    discoverability: z
      .enum(discoverabilities)
      .optional()
      .describe("Who finds it and may join it. Default: invite_only."),
    email_domains: z
      .array(z.string().min(1))
      .optional()
      .describe("Domains of e-mail addresses whose holders may join. Default: none."),
    icon: z.string().min(1).optional().describe("URL or data URL. Default: a generated icon."),
    plan: planSchema.optional().describe("Default: the organization's plan."),
    foreign: z
      .boolean()
      .optional()
      .describe("Belongs to another company that shares channels, with its channels and the users whose home it is."),
    user_rules: userRulesSchema.optional().describe("Rules of a standalone workspace for its users."),
    disabled_features: z.array(z.enum(features)).optional().describe("Features that are switched off."),
    migration: z.enum(["login", "joining"]).optional().describe("Set while it moves into an organization."),
    requires_2fa: z.boolean().optional().describe("Its users must use two-factor authentication."),
    posting_suspended: z.boolean().optional().describe("An administrator has suspended all posting."),
    deleted: z.boolean().optional(),
    networks: z
      .record(z.string(), addressesSchema)
      .optional()
      .describe("Addresses that may call a method, by its name; `*` matches every method."),
    restricted_apps: z.array(referenceSchema("An app")).optional().describe("Apps that may not post here."),
    requires_app_approval: z
      .boolean()
      .optional()
      .describe("Members install only apps that administrators have approved. Default: they install any."),
    user_group_managers: z
      .enum(["everyone", "admins"])
      .optional()
      .describe("Who manages user groups; guests never do, and bots only if everyone does. Default: everyone."),
    admins_only: z
      .array(z.enum(reservedActions))
      .optional()
      .describe("What only its administrators may do. Default: nothing."),
    message_limit: z.int().nonnegative().optional().describe("Maximum number of messages. Default: unlimited."),
    message_edit_minutes: z
      .int()
      .nonnegative()
      .optional()
      .describe("Minutes in which users may change their messages; 0 for never. Default: always."),
    members_may_delete: z
      .boolean()
      .optional()
      .describe("Whether users may delete their messages. Administrators always may. Default: true."),
    file_rules: fileRulesSchema.optional(),
  })
  .describe("A workspace.");

type WorldWorkspace = DeepReadonly<z.infer<typeof workspaceSchema>>;

/** Workspaces of a world file. */
export const workspaceSection: WorldSection<"workspaces", WorldWorkspace> = {
  key: "workspaces",
  schema: workspaceSchema,
  named: { subject: "workspace", prefix: () => idPrefixes.workspace, of: ({ domain, id }) => [domain, id] },
  *references(workspace, path): Generator<Reference> {
    yield* many("app", workspace.restricted_apps, [...path, "restricted_apps"]);
  },
};

/** Checks that the workspace that new users join is not deleted. */
export const checkHome: SectionCheck<WorldWorkspace> = (workspaces, { names: { defaultWorkspace } }) =>
  workspaces[defaultWorkspace]?.deleted === true
    ? [{ path: ["workspaces", defaultWorkspace, "deleted"], message: "The default workspace cannot be deleted" }]
    : [];

const known: readonly string[] = [anyMethod, ...methodNames];

/** Checks that networks are for known methods. */
export const checkNetworks: SectionCheck<WorldWorkspace> = (workspaces) =>
  workspaces.flatMap(({ networks = {} }, i) =>
    Object.keys(networks)
      .filter((method) => !known.includes(method))
      .map((method) => ({
        path: ["workspaces", i, "networks", method],
        what: "key" as const,
        message: `No method is called ${JSON.stringify(method)}`,
        unknown: { word: method, known },
      })),
  );

/** Writes of the organization, if there is one. */
export function organizationWrites(context: WriteContext): readonly Write[] {
  const { organization } = context;
  if (organization === undefined) return [];
  return [{ kind: "put", document: "organization", value: toOrganization(organization, context) }];
}

/** Writes of the workspaces. */
export function workspaceWrites(workspaces: readonly WorldWorkspace[], context: WriteContext): readonly Write[] {
  return workspaces.map((workspace, index) => ({
    kind: "put",
    document: "workspace",
    value: toWorkspace(workspace, index, context),
  }));
}

function toOrganization(organization: WorldOrganization, context: WriteContext): Organization {
  return {
    id: context.ids.organization ?? "",
    version: 1,
    created: storedCreation(organization, context.nowMs),
    name: organization.name,
    plan: organization.plan ?? "enterprise",
    defaultWorkspaceId: context.ids.workspace(undefined),
    primaryOwnerId: primaryOwner(context, undefined),
    userRules: toUserRules(organization.user_rules),
    ...(organization.analytics === undefined || organization.analytics === "on"
      ? {}
      : { analytics: organization.analytics }),
  };
}

function toWorkspace(workspace: WorldWorkspace, index: number, context: WriteContext): Workspace {
  const { organization } = context;
  return newWorkspace({
    id: context.ids.at("workspace", index),
    created: storedCreation(workspace, context.nowMs),
    name: workspace.name,
    domain: workspace.domain,
    ...present("description", workspace.description),
    ...present("discoverability", workspace.discoverability),
    ...(context.ids.organization === undefined || workspace.foreign === true
      ? {}
      : { organizationId: context.ids.organization }),
    ...present("emailDomains", workspace.email_domains),
    ...present("icon", workspace.icon),
    plan: workspace.plan ?? organization?.plan ?? "enterprise",
    primaryOwnerId: primaryOwner(context, index),
    userRules: toUserRules(workspace.user_rules ?? organization?.user_rules),
    ...present("disabledFeatures", workspace.disabled_features),
    ...(workspace.migration === undefined ? {} : { migration: workspace.migration }),
    ...present("requires2fa", workspace.requires_2fa),
    ...present("postingSuspended", workspace.posting_suspended),
    ...present("deleted", workspace.deleted),
    ...present("networks", workspace.networks),
    restrictedApps: (workspace.restricted_apps ?? []).map((app) => context.ids.of("app", app)),
    ...(workspace.requires_app_approval === true && { requiresAppApproval: true as const }),
    ...(workspace.user_group_managers === "admins" && { userGroupManagers: "admins" }),
    ...present("adminsOnly", workspace.admins_only),
    ...(workspace.message_limit === undefined ? {} : { messageLimit: workspace.message_limit }),
    ...present("messageEditMinutes", workspace.message_edit_minutes),
    ...present("membersMayDelete", workspace.members_may_delete),
    ...(workspace.file_rules !== undefined && { fileRules: toFileRules(workspace.file_rules) }),
  });
}

function toUserRules(rules: WorldWorkspace["user_rules"]): UserRules {
  return {
    identityManager: rules?.identity_manager ?? false,
    usersMayChangeDisplayName: rules?.users_may_change_display_name ?? false,
  };
}

function toFileRules(rules: NonNullable<WorldWorkspace["file_rules"]>): FileRules {
  const { uploads, deletion, public_urls: publicUrls } = rules;
  return {
    ...(uploads !== undefined && uploads !== "everything" && { uploads }),
    ...present("blockedTypes", rules.blocked_types),
    ...present("maxBytes", rules.max_bytes),
    ...(deletion === false && { deletion: "off" as const }),
    ...(publicUrls === false && { publicUrls: "off" as const }),
  };
}

function primaryOwner(context: WriteContext, workspace: number | undefined): Id {
  const users = context.items(userSection);
  const index = users.findIndex((user) => roleIn(user, context.names, workspace) === "primary_owner");
  return index < 0 ? "" : context.ids.at("user", index);
}
