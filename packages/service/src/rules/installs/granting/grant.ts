import type { App } from "../../../model/app.js";
import type { Organization, Workspace } from "../../../model/organization.js";
import { readEach } from "../../../model/port/document-reader.js";
import type { Store } from "../../../model/store.js";
import { type Installation, type Token, tokens } from "../../../model/token.js";
import type { User } from "../../../model/user.js";
import type { Id } from "../../../values/ids.js";
import { isAdministrator, roleIn } from "../../directory/user.js";
import { installSettingsOf } from "../client/app-settings.js";

/** The place of an installation: an organization, or one workspace. */
export interface InstallPlace {
  readonly kind: "organization" | "workspace";
  /** Absent for a standalone workspace. */
  readonly organization?: Organization;
  /** The workspace; for an organization, its default workspace, in which the bot is. */
  readonly workspace: Workspace;
}

/** The permissions that a person gives an app. */
export interface Grant {
  readonly app: App;
  readonly place: InstallPlace;
  readonly installer: User;
  readonly botScopes: readonly string[];
  /** Empty without a user token. */
  readonly userScopes: readonly string[];
  /** Name of a new bot for people. Absent if the app gets no bot. */
  readonly botName?: string;
  /** Whether the tokens expire and are renewed. */
  readonly rotates: boolean;
  /** Whether the refresh tokens need no client secret and expire. */
  readonly isPublic?: boolean;
  /** Channel of an incoming webhook. Absent if none was asked for. */
  readonly channelId?: Id;
  /** When the person signed in, on the machine's clock in seconds. Present if they did so, which installs nothing. */
  readonly authTime?: number;
}

/** The installation that tokens of a grant belong to. */
export function targetOf({ kind, organization, workspace }: InstallPlace): {
  readonly kind: InstallPlace["kind"];
  readonly id: Id;
} {
  return kind === "organization" && organization !== undefined
    ? { kind, id: organization.id }
    : { kind: "workspace", id: workspace.id };
}

/**
 * The installation that tokens of a grant belong to.
 * @param workspaceIds workspaces that an organization's installation was granted to. Default: all
 */
export function toInstallation(
  { app, place, installer }: Pick<Grant, "app" | "place" | "installer">,
  workspaceIds?: readonly Id[],
): Installation {
  const target = targetOf(place);
  const role = roleIn(installer, target);
  return {
    target,
    installerId: installer.id,
    installerRole: role ?? "member",
    channelManager: target.kind === "organization" && isAdministrator(role),
    allowedAddresses: installSettingsOf(app).allowedAddresses,
    ...(workspaceIds !== undefined && { workspaceIds }),
  };
}

/** The place of an installation; undefined if its workspace or organization is gone. */
export async function findInstallPlace(
  { kind, id }: { readonly kind: InstallPlace["kind"]; readonly id: Id },
  { organizations }: Pick<Store, "organizations">,
): Promise<InstallPlace | undefined> {
  const organization = await organizations.get();
  if (kind === "organization" && organization?.id !== id) return undefined;
  const workspace = await organizations.workspace(
    kind === "organization" ? (organization?.defaultWorkspaceId ?? "") : id,
  );
  if (workspace === undefined || workspace.deleted) return undefined;
  const isOfOrganization = organization !== undefined && workspace.organizationId === organization.id;
  return { kind, workspace, ...(isOfOrganization && { organization }) };
}

/** Whether an app is installed on an organization. */
export async function isInstalledOn(organizationId: Id, appId: Id, store: Pick<Store, "list">): Promise<boolean> {
  const all = readEach(tokens, (page) => store.list(tokens, "of_app", { app_id: appId }, page));
  for await (const token of all) if (isOn(token, organizationId)) return true;
  return false;
}

function isOn({ kind, installation: { target } }: Token, organizationId: Id): boolean {
  return (kind === "bot" || kind === "user") && target.kind === "organization" && target.id === organizationId;
}
