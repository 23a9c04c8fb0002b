import type { App } from "../../../model/app.js";
import type { Organization, Workspace } from "../../../model/organization.js";
import type { User } from "../../../model/user.js";
import type { Id } from "../../../values/ids.js";

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
