import type { CommonCode } from "@rollcall/api/webapi";
import type { Awaitable, Connection, MethodCaller, Reason } from "@rollcall/webapi-core";
import type { Id } from "../values/ids.js";
import type { App } from "./app.js";
import type { Organization, Workspace } from "./organization.js";
import type { Token, TokenKind } from "./token.js";
import type { Role, User } from "./user.js";

/** The caller of the Web API. */
export interface WebapiCaller extends MethodCaller {
  readonly tokenType: TokenKind;
  readonly scopes: ReadonlySet<string>;
  readonly token: Token;
  /** User or bot that the token acts as. Absent for a manager app's configuration token. */
  readonly user?: User;
  readonly app?: App;
  /** Absent in a standalone workspace. */
  readonly organization?: Organization;
  /** Workspace that the call acts in unless it names another one. */
  readonly workspace: Workspace;
  /** Step of a workflow whose token it is. Absent for any other token. */
  readonly executionId?: Id;
}

/** A call before its method is entered. */
export interface WebapiCall {
  /** The method's key. */
  readonly method: string;
  readonly connection: Connection;
}

/** The caller of a method, or the code for the token's state. */
export type WebapiAdmission =
  | { readonly ok: true; readonly caller: WebapiCaller }
  | { readonly ok: false; readonly error: CommonCode; readonly reason: Reason };

/** Resolves a token to its caller. A store that knows that nothing has changed answers at once. */
export type AuthenticateWebapi = (token: string, call: WebapiCall) => Awaitable<WebapiAdmission>;

/** The step of a workflow that a call belongs to, as messages and views keep it. Nothing for calls with another token. */
export function stepOf({ executionId }: Pick<WebapiCaller, "executionId">): { readonly executionId?: Id } {
  return executionId === undefined ? {} : { executionId };
}

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
