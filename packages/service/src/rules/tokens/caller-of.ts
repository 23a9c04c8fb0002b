import { scopesOf } from "../../model/token.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { TokenState } from "./token-state.js";

/** The caller that a valid token is; undefined without a workspace to act in. */
export function callerOf({
  token,
  user,
  app,
  organization,
  workspace,
  executionId,
}: TokenState): WebapiCaller | undefined {
  if (workspace === undefined) return undefined;
  return {
    tokenType: token.kind,
    scopes: scopesOf(token),
    token,
    ...(user !== undefined && { user }),
    ...(app !== undefined && { app }),
    ...(organization !== undefined && { organization }),
    workspace,
    ...(executionId !== undefined && { executionId }),
  };
}
