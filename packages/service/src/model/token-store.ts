import type { Awaitable } from "@rollcall/webapi-core";
import type { Id } from "../values/ids.js";
import type { App } from "./app.js";
import type { Organization, Workspace } from "./organization.js";
import type { Token } from "./token.js";
import type { User } from "./user.js";

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
