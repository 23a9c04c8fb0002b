import type { MethodCaller } from "@rollcall/webapi-core";
import type { App } from "../apps/app.js";
import type { Organization, Workspace } from "../organizations/organization.js";
import type { User } from "../users/user.js";
import type { Token, TokenKind } from "./token.js";

/** Who calls the Web API. */
export interface WebapiCaller extends MethodCaller {
  readonly tokenType: TokenKind;
  readonly scopes: ReadonlySet<string>;
  readonly token: Token;
  /** The person or the bot that the token acts as; absent for a manager app's configuration token. */
  readonly user?: User;
  readonly app?: App;
  /** Absent on a lone workspace. */
  readonly organization?: Organization;
  /** The workspace that the call acts in where it names none. */
  readonly workspace: Workspace;
}
