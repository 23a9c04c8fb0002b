import type { FileRules, Organization, UserRules, Workspace } from "../model/organization.js";
import type { Write } from "../model/writes.js";
import { newWorkspace } from "../rules/organizations/new-workspace.js";
import type { Id } from "../values/ids.js";
import type { WorldWorkspace } from "./organizations.js";
import { present } from "./section/present.js";
import { storedCreation } from "./section/stored-instant.js";
import type { WorldOrganization } from "./section/world-organization.js";
import type { WriteContext } from "./section/write-context.js";
import { userSection } from "./users.js";
import { roleIn } from "./users-role.js";

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
