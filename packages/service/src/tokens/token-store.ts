import type { App } from "../apps/app.js";
import type { Organization, Workspace } from "../organizations/organization.js";
import type { User } from "../users/user.js";
import type { Id } from "../values/ids.js";
import type { Token } from "./token.js";

/** A token with what stands behind it. */
export interface HeldToken {
  readonly token: Token;
  /** Whom it acts as. */
  readonly user?: User;
  /** Whose it is. */
  readonly app?: App;
  /** The organization of this world. */
  readonly organization?: Organization;
  /** Where it acts if it can: the first of its `workspacesOf`. */
  readonly workspace?: Workspace;
}

export interface TokenReader {
  byHash(hash: string): Promise<Token | undefined>;
  /** Whether the app has a token that acts as the user and is not revoked. */
  actsAs(appId: Id, userId: Id): Promise<boolean>;
  /** The same with what stands behind it, all of one moment: every request begins with it. */
  held(hash: string): Promise<HeldToken | undefined>;
}

/** Revokes every token that acts as the user. */
export interface RevokeUserTokens {
  readonly kind: "revokeUserTokens";
  readonly userId: Id;
}
