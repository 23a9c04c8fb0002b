import { adminScopes } from "../generated/service.js";
import { hasRole } from "../rules/directory/role.js";
import type { SectionCheck } from "./section/check.js";
import type { WorldFinding } from "./section/finding.js";
import { findItem, type WorldContext } from "./section/world-context.js";
import type { WorldToken } from "./tokens.js";
import { userSection } from "./users.js";
import { roleIn } from "./users-role.js";

/** Checks that a token acts as a user of its kind, and that its app was installed by a user who could. */
export const checkTokens: SectionCheck<WorldToken> = (tokens, world) =>
  tokens.flatMap((token, i) =>
    [...checkHolder(token, world), ...checkInstallation(token, world)].map((finding) => ({
      ...finding,
      path: ["tokens", i, ...finding.path],
    })),
  );

function checkHolder(token: WorldToken, world: WorldContext): readonly WorldFinding[] {
  const user = findItem(world, userSection, token.user);
  switch (token.kind) {
    case "bot":
      if (token.user === undefined) return [{ path: ["kind"], message: "A bot token needs the user that it acts as" }];
      return user !== undefined && user.bot_of === undefined
        ? [{ path: ["user"], message: "A bot token acts as a bot" }]
        : [];
    case "user":
      if (token.user === undefined) return [{ path: ["kind"], message: "A user token needs the user that it acts as" }];
      return user?.bot_of === undefined ? [] : [{ path: ["user"], message: "A user token acts as a person" }];
    case "configuration":
      return checkConfiguration(token, world);
    case "app":
      if (token.refresh_token !== undefined) {
        return [{ path: ["refresh_token"], message: "An app-level token is not renewed" }];
      }
      return token.user === undefined && token.app !== undefined
        ? []
        : [{ path: ["kind"], message: "An app-level token belongs to an app, and acts as no user" }];
  }
}

function checkConfiguration(token: WorldToken, world: WorldContext): readonly WorldFinding[] {
  if ((token.user === undefined) === (token.app === undefined)) {
    return [{ path: ["kind"], message: "A configuration token belongs to a user or to a manager app" }];
  }
  if (token.user !== undefined) {
    const person = findItem(world, userSection, token.user)?.bot_of === undefined;
    return person ? [] : [{ path: ["user"], message: "A configuration token belongs to a person" }];
  }
  return [];
}

function checkInstallation(token: WorldToken, world: WorldContext): readonly WorldFinding[] {
  const { workspace, workspaces, installer } = token.installation;
  const findings: WorldFinding[] = [];
  if (findItem(world, userSection, installer)?.bot_of !== undefined) {
    findings.push({ path: ["installation", "installer"], message: "An app is installed by a person" });
  }
  if (workspaces !== undefined && (workspace !== undefined || world.organization === undefined)) {
    findings.push({
      path: ["installation", "workspaces"],
      message: "Only an organization's installation is granted to workspaces",
    });
  }
  if (needsOrganization(token, world) && !mayAdminister(token, world)) {
    const message = `${adminScopes.error}: an app with admin scopes is installed on the organization by an administrator or owner who holds the Channel Management role`;
    findings.push({ path: ["installation"], message });
  }
  return findings;
}

/**
 * Whether a scope acts across an organization. Some admin scopes also work on a workspace, and a standalone workspace
 * has no organization.
 */
function needsOrganization({ scopes = [], installation }: WorldToken, { organization }: WorldContext): boolean {
  if (organization === undefined) return false;
  const onWorkspaces: readonly string[] = installation.workspace === undefined ? [] : adminScopes.onWorkspaces;
  return scopes.some((scope) => scope.startsWith(adminScopes.prefix) && !onWorkspaces.includes(scope));
}

function mayAdminister(token: WorldToken, world: WorldContext): boolean {
  const { workspace, installer, installer_role, channel_manager } = token.installation;
  if (world.organization === undefined || workspace !== undefined || channel_manager !== true) return false;
  const user = findItem(world, userSection, installer);
  if (installer_role === undefined && user === undefined) return true;
  return hasRole(installer_role ?? (user && roleIn(user, world.names, undefined)), adminScopes.installerRole);
}
