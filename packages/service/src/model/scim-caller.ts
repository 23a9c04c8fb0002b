import type { Organization, Workspace } from "./organization.js";
import type { Token, TokenKind } from "./token.js";
import type { Role, User } from "./user.js";

/** The caller of the SCIM API: a user with a token of an app that an authorized user installed. */
export interface ScimCaller {
  readonly tokenType: TokenKind;
  readonly scopes: ReadonlySet<string>;
  readonly token: Token;
  readonly user: User;
  /** Current role of the installer, where the app is installed. */
  readonly installerRole: Role;
  /** Absent in a standalone workspace. */
  readonly organization?: Organization;
  /** Workspace that new users join: the organization's default workspace, or the standalone workspace. */
  readonly workspace: Workspace;
}
