import type { Organization, Workspace } from "../organizations/organization.js";
import type { Role, User } from "../users/user.js";
import type { Token, TokenKind } from "./token.js";

/** Who calls the SCIM API: a person by a token of an app that somebody installed who may. */
export interface ScimCaller {
  readonly tokenType: TokenKind;
  readonly scopes: ReadonlySet<string>;
  readonly token: Token;
  readonly user: User;
  /** Role that the installer holds now, where the app is installed. */
  readonly installerRole: Role;
  /** Absent on a lone workspace. */
  readonly organization?: Organization;
  /** The workspace that new users join: the organization's default one, or the lone one. */
  readonly workspace: Workspace;
}
