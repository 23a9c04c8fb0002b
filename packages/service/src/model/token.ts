import type { Awaitable } from "@rollcall/webapi-core";
import type { TokenKind } from "../generated/service.js";
import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf } from "../values/instant.js";
import type { App } from "./app.js";
import type { Organization, Workspace } from "./organization.js";
import { defineDocument, flag, maybeInteger, maybeText, text } from "./port/document.js";
import type { Role, User } from "./user.js";

/** The kind of subject that a token acts as. */
export type { TokenKind } from "../generated/service.js";

/** The place of an app's installation, and the user who installed it. */
export interface Installation {
  readonly target: { readonly kind: "organization" | "workspace"; readonly id: Id };
  readonly installerId: Id;
  /** Role of the installer at the time of installation. */
  readonly installerRole: Role;
  /** Whether the installer had the Channel Management role over public and private channels. */
  readonly channelManager: boolean;
  /** Present if the installer has lost that role. */
  readonly channelManagerLost?: true;
  /** Addresses that may use the token, as single addresses or CIDR ranges. Empty: any. */
  readonly allowedAddresses: readonly string[];
  /** Workspaces that an organization's installation was granted to. Default: all. */
  readonly workspaceIds?: readonly Id[];
}

/** A token as stored, without the token itself. */
export interface Token {
  /** SHA-256 of the token as lowercase hex; the key. */
  readonly hash: string;
  /** Increases when it is exchanged or revoked. Default: 1. */
  readonly version?: number;
  readonly kind: TokenKind;
  /** Name of an app-level token for people. Absent for one that an installation made. */
  readonly name?: string;
  readonly created: Instant;
  /** User or bot that the token acts as. Absent for a manager app's configuration token. */
  readonly userId?: Id;
  readonly appId?: Id;
  readonly scopes: readonly string[];
  readonly expires?: Instant;
  readonly revoked: boolean;
  /** Present if newer tokens of the same authorization took its place, of which the app is not notified. */
  readonly superseded?: true;
  /** Position among the tokens of its authorization that expire, in the order in which they were issued. */
  readonly sequence?: number;
  /** Names the tokens that end with it if a code or a refresh token is used twice. Absent for a token that no code made. */
  readonly family?: string;
  /** Present if it was exchanged for one that expires. */
  readonly exchanged?: true;
  /** Whether it was revoked because the app was uninstalled. */
  readonly uninstalled?: true;
  readonly installation: Installation;
}

/** Tokens, by hash. */
export const tokens = defineDocument<Token>()({
  name: "token",
  table: "tokens",
  key: ["hash"],
  columns: {
    hash: text((it) => it.hash),
    kind: text((it) => it.kind),
    user_id: maybeText((it) => it.userId),
    app_id: maybeText((it) => it.appId),
    revoked: flag((it) => it.revoked),
    /** Each between spaces. */
    scopes: text((it) => ` ${it.scopes.join(" ")} `),
    /** Milliseconds. */
    expires_ms: maybeInteger((it) => (it.expires === undefined ? undefined : millisecondsOf(it.expires))),
    /** Organization or workspace of the installation. */
    target_id: text((it) => it.installation.target.id),
    family: maybeText((it) => it.family),
    /** Workspaces that an organization's installation was granted to, each between spaces; null for all. */
    granted: maybeText(({ installation: { workspaceIds } }) => workspaceIds && ` ${workspaceIds.join(" ")} `),
  },
  lists: {
    of_user: { by: ["user_id"] },
    of_app: { by: ["app_id"], where: "revoked = 0" },
    of_family: { by: ["family"], where: "family is not null and revoked = 0" },
  },
  secret: ["hash", "family"],
  sample: (seed) => ({
    hash: `h${1 + (seed % 3)}`,
    kind: seed % 5 === 0 ? "user" : "bot",
    created: "2026-01-02T03:04:05.006Z",
    userId: `U${1 + (seed % 2)}`,
    appId: `A${1 + (seed % 2)}`,
    scopes: ["chat:write", ...(seed % 2 === 0 ? ["channels:history", "channels:read"] : ["reactions:read"])],
    revoked: seed % 3 === 0,
    ...(seed % 4 > 1 && { family: `f${seed % 4}` }),
    installation: {
      target: { kind: "workspace", id: "T1" },
      installerId: "U1",
      installerRole: "owner",
      channelManager: false,
      allowedAddresses: [],
    },
  }),
});

const known = new WeakMap<Token, ReadonlySet<string>>();

/** The scopes of a token as a set, made once per token that a store keeps. */
export function scopesOf(token: Token): ReadonlySet<string> {
  const made = known.get(token) ?? new Set(token.scopes);
  known.set(token, made);
  return made;
}

/** A token with the documents it refers to. */
export interface ResolvedToken {
  readonly token: Token;
  /** User that it acts as. */
  readonly user?: User;
  /** App that it belongs to. */
  readonly app?: App;
  /** The organization of this world. */
  readonly organization?: Organization;
  /** Workspace where it acts if possible: the first of its `workspacesOf`. */
  readonly workspace?: Workspace;
}

export interface TokenReader {
  byHash(hash: string): Promise<Token | undefined>;
  /** Whether the app has an unrevoked token that acts as the user. */
  actsAs(appId: Id, userId: Id): Awaitable<boolean>;
  /** Finds those among `userIds` for whom the app has an unrevoked token. */
  actsAsAmong(appId: Id, userIds: readonly Id[]): Promise<ReadonlySet<Id>>;
  /**
   * Gets a token with the documents it refers to, from one point in time. Every request starts with this. A store that
   * knows that nothing has changed answers at once, with the same object.
   */
  resolve(hash: string): Awaitable<ResolvedToken | undefined>;
}

/** Ends installations of an app: revokes its bot and user tokens there. */
export interface RevokeInstallations {
  readonly kind: "revokeInstallations";
  readonly appId: Id;
  /** Organizations and workspaces. */
  readonly targetIds: readonly Id[];
}

/** Revokes all tokens that act as the user, and removes the refresh tokens with which they would be renewed. */
export interface RevokeUserTokens {
  readonly kind: "revokeUserTokens";
  readonly userId: Id;
}

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
