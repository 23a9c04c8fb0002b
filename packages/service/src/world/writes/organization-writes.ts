import type { Id, Organization, UserRules, Workspace } from "../../organizations/organization.js";
import type { Write } from "../../store/write.js";
import type { WorldOrganization } from "../format/organization.js";
import type { WorldWorkspace } from "../format/workspace.js";
import { roleIn } from "../role-in.js";
import { storedCreation } from "./stored-instant.js";
import type { WriteContext } from "./write-context.js";

/** The organization, if there is one, and its workspaces. */
export function organizationWrites(context: WriteContext): readonly Write[] {
  const { organization, workspaces } = context.world;
  return [
    ...(organization === undefined
      ? []
      : [{ kind: "putOrganization" as const, organization: toOrganization(organization, context) }]),
    ...workspaces.map((workspace, index) => ({
      kind: "putWorkspace" as const,
      workspace: toWorkspace(workspace, index, context),
    })),
  ];
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
  const { organization } = context.world;
  return {
    id: context.ids.at("workspace", index),
    version: 1,
    created: storedCreation(workspace, context.nowMs),
    name: workspace.name,
    domain: workspace.domain,
    ...(context.ids.organization === undefined || workspace.foreign === true
      ? {}
      : { organizationId: context.ids.organization }),
    plan: workspace.plan ?? organization?.plan ?? "enterprise",
    primaryOwnerId: primaryOwner(context, index),
    userRules: toUserRules(workspace.user_rules ?? organization?.user_rules),
    disabledFeatures: workspace.disabled_features ?? [],
    ...(workspace.migration === undefined ? {} : { migration: workspace.migration }),
    requires2fa: workspace.requires_2fa ?? false,
    postingSuspended: workspace.posting_suspended ?? false,
    deleted: workspace.deleted ?? false,
    networks: workspace.networks ?? {},
    restrictedApps: (workspace.restricted_apps ?? []).map((app) => context.ids.of("app", app)),
    ...(workspace.message_limit === undefined ? {} : { messageLimit: workspace.message_limit }),
  };
}

function toUserRules(rules: WorldWorkspace["user_rules"]): UserRules {
  return {
    identityManager: rules?.identity_manager ?? false,
    usersMayChangeDisplayName: rules?.users_may_change_display_name ?? false,
  };
}

function primaryOwner({ world, names, ids }: WriteContext, workspace: number | undefined): Id {
  const index = (world.users ?? []).findIndex((user) => roleIn(user, names, workspace) === "primary_owner");
  return index < 0 ? "" : ids.at("user", index);
}
