import type { Id } from "../values/ids.js";
import type { Organization } from "./organization.js";
import type { Token } from "./token.js";
import type { User } from "./user.js";

/** A token, with the documents that decide its workspaces. */
export interface InstalledToken {
  readonly token: Token;
  readonly user?: User | undefined;
  readonly organization?: Organization | undefined;
}

/**
 * Workspaces where a call may act, best match first. For an organization, the user's own workspaces come first; before it
 * has granted the app any, its default workspace answers calls that are about none.
 */
export function workspacesOf({ token, user, organization }: InstalledToken): readonly Id[] {
  const { target, workspaceIds } = token.installation;
  if (target.kind === "workspace") return [target.id];
  const own = user?.memberships.map(({ workspaceId }) => workspaceId) ?? [];
  const granted = workspaceIds === undefined ? own : own.filter((id) => workspaceIds.includes(id));
  const byDefault = organization === undefined ? [] : [organization.defaultWorkspaceId];
  const others = workspaceIds === undefined || workspaceIds.length === 0 ? byDefault : workspaceIds;
  return [...granted, ...others];
}
