import type { Awaitable } from "@rollcall/webapi-core";
import type { Plan } from "../generated/service.js";
import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { defineDocument, maybeText, text } from "./port/document.js";

/** Plan of a workspace or an organization, from lowest to highest. */
export type { Plan } from "../generated/service.js";

/** Rules of an organization or a standalone workspace for its users. */
export interface UserRules {
  /** An identity manager signs users in, and passwords sent over SCIM are ignored. */
  readonly identityManager: boolean;
  readonly usersMayChangeDisplayName: boolean;
}

/** An enterprise organization: several workspaces with one directory of users. */
export interface Organization {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly name: string;
  readonly plan: Plan;
  /** Workspace that users created over SCIM join. */
  readonly defaultWorkspaceId: Id;
  readonly primaryOwnerId: Id;
  readonly userRules: UserRules;
  /** Whether messages can be analyzed. Default: they can. */
  readonly analytics?: "off" | "preparing";
}

/** Actions that a workspace may reserve for its administrators. */
export const reservedActions = [
  "create_channels",
  "archive_channels",
  "remove_members",
  "describe_channels",
  "pin_messages",
] as const;

/** One of {@link reservedActions}. */
export type ReservedAction = (typeof reservedActions)[number];

/** The ways to find and join a workspace. */
export const discoverabilities = ["open", "closed", "invite_only", "unlisted", "hidden"] as const;

/** The actions on files that a workspace allows its users. Default: everything. */
export interface FileRules {
  /** Files that may be uploaded. */
  readonly uploads?: "none" | "images";
  /** Ends of names that are not allowed, in lower case and without the dot. */
  readonly blockedTypes?: readonly string[];
  /** Maximum size of a file in bytes. */
  readonly maxBytes?: number;
  /** Nobody deletes files. */
  readonly deletion?: "off";
  /** Nobody gives files a public address. */
  readonly publicUrls?: "off";
}

/** A workspace, standalone or in an organization. */
export interface Workspace {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly name: string;
  /** First label of its domain name. */
  readonly domain: string;
  /** Default: none. */
  readonly description?: string;
  /** Default: `invite_only`. */
  readonly discoverability?: (typeof discoverabilities)[number];
  readonly organizationId?: Id;
  /** Domains of e-mail addresses whose holders may join. Default: none. */
  readonly emailDomains?: readonly string[];
  /** URL or data URL. Default: a generated icon. */
  readonly icon?: string;
  readonly plan: Plan;
  readonly primaryOwnerId: Id;
  readonly userRules: UserRules;
  /** Names of the features that are switched off. All others are on. */
  readonly disabledFeatures: readonly string[];
  /** Set while the workspace moves into an organization. */
  readonly migration?: "login" | "joining";
  readonly requires2fa: boolean;
  readonly postingSuspended: boolean;
  readonly deleted: boolean;
  /**
   * Addresses that may call, by method name (`*` matches any): single addresses or CIDR ranges. Methods without an
   * entry may be called from anywhere.
   */
  readonly networks: { readonly [method: string]: readonly string[] };
  /** Apps that may not post. */
  readonly restrictedApps: readonly Id[];
  /** Whether members install only apps that administrators have approved. Default: they install any. */
  readonly requiresAppApproval?: true;
  /** Maximum number of messages. Default: unlimited. */
  readonly messageLimit?: number;
  /** The managers of user groups. Default: everyone but guests. */
  readonly userGroupManagers?: "admins";
  /** Minutes in which users may change their messages; 0 for never. Default: always. */
  readonly messageEditMinutes?: number;
  /** Whether users may delete their messages. Administrators always may. Default: they may. */
  readonly membersMayDelete?: boolean;
  /** The actions that are reserved for its administrators. Default: nothing. */
  readonly adminsOnly?: readonly ReservedAction[];
  /** The actions of users on files. Default: everything. */
  readonly fileRules?: FileRules;
}

/** Means every method among the names of a workspace's networks. */
export const anyMethod = "*";

/** The organization of a world. */
export const organizations = defineDocument<Organization>()({
  name: "organization",
  table: "organizations",
  key: ["id"],
  columns: { id: text((it) => it.id) },
  lists: { all: { by: [] } },
  sample: (seed) => ({
    id: "E1",
    version: 1 + (seed % 3),
    created: sampleCreated,
    name: "Acme",
    plan: "enterprise",
    defaultWorkspaceId: "T1",
    primaryOwnerId: "U1",
    userRules: sampleRules,
  }),
});

/** Workspaces. */
export const workspaces = defineDocument<Workspace>()({
  name: "workspace",
  table: "workspaces",
  key: ["id"],
  columns: { id: text((it) => it.id), organization_id: maybeText((it) => it.organizationId) },
  lists: { all: { by: [] } },
  sample: (seed) => ({
    id: `T${1 + (seed % 2)}`,
    version: 1 + (seed % 3),
    created: sampleCreated,
    name: "Acme",
    domain: "acme",
    plan: "enterprise",
    primaryOwnerId: "U1",
    userRules: sampleRules,
    disabledFeatures: [],
    requires2fa: false,
    postingSuspended: false,
    deleted: false,
    networks: {},
    restrictedApps: [],
  }),
});

const sampleCreated = "2026-01-02T03:04:05.006Z";
const sampleRules: UserRules = { identityManager: false, usersMayChangeDisplayName: false };

/** Reader of the directory: the organization, or the standalone workspace. */
export interface OrganizationReader {
  /** Gets the organization; undefined if the world has only a standalone workspace. */
  get(): Awaitable<Organization | undefined>;
  workspace(id: Id): Awaitable<Workspace | undefined>;
  /** All workspaces, by ID. */
  workspaces(): Promise<readonly Workspace[]>;
}
