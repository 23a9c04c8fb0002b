import type { CommonCode } from "@rollcall/api/webapi";
import { type Awaitable, after } from "@rollcall/webapi-core";
import type { AuthenticateWebapi, WebapiAdmission, WebapiCall } from "../../model/caller.js";
import { anyMethod } from "../../model/organization.js";
import { hashToken, plainSealer } from "../../values/secrets.js";
import { isAllowedPeer, type WebapiAuthenticationOptions } from "./authentication.js";
import { callerOf, findInvalidity, readTokenState, type TokenState } from "./token-state.js";
import { readWorkflowTokenState } from "./workflow-token.js";

const rule = "web-api#codes-listed-by-every-method";

/** Creates the authentication of Web API calls by token. The token's prefix does not matter, only its stored state. */
export function createWebapiAuthentication({
  store,
  clock,
  hash = hashToken,
  sealer = plainSealer,
}: WebapiAuthenticationOptions): AuthenticateWebapi {
  const admit = (state: TokenState | undefined, call: WebapiCall): Awaitable<WebapiAdmission> => {
    if (state === undefined) return refuse("invalid_auth", "a token that was never issued");
    const refusal = refuseInvalid(state, clock.now().getTime());
    if (refusal !== undefined) return refusal;
    if (!isRestricted(state, call)) return refuseWorkspace(state) ?? admitToWebapi(state);
    return refusePeer(state, call).then((refused) => refused ?? refuseWorkspace(state) ?? admitToWebapi(state));
  };
  return (token, call) =>
    after(readTokenState(store, hash(token)), (state) =>
      state === undefined
        ? readWorkflowTokenState(store, token, sealer).then((step) => admit(step, call))
        : admit(state, call),
    );
}

const admitted = new WeakMap<TokenState, WebapiAdmission>();

/** The caller is made once for each state of a token. */
function admitToWebapi(state: TokenState): WebapiAdmission {
  const admission = admitted.get(state) ?? toAdmission(state);
  admitted.set(state, admission);
  return admission;
}

function toAdmission(state: TokenState): WebapiAdmission {
  const caller = callerOf(state);
  return caller === undefined ? refuse("invalid_auth", "a token without a workspace") : { ok: true, caller };
}

function refuseInvalid(state: TokenState, nowMs: number): WebapiAdmission | undefined {
  const end = findInvalidity(state, nowMs);
  switch (end) {
    case undefined:
      return undefined;
    case "expired":
      return refuse("token_expired", state.token.expires);
    case "revoked":
      return refuse("token_revoked", end);
    case "userDeactivated":
    case "workspaceDeleted":
      return refuse(state.token.kind === "bot" ? "account_inactive" : "token_revoked", end);
    case "uninstalled":
    case "appDeleted":
      return refuseWithoutApp(state, end);
  }
}

/**
 * A configuration token stays valid without its app: methods for manager apps have their own codes for a deleted app.
 */
function refuseWithoutApp({ token }: TokenState, end: "uninstalled" | "appDeleted"): WebapiAdmission | undefined {
  switch (token.kind) {
    case "bot":
      return refuse("account_inactive", end);
    case "user":
    case "app":
      return refuse("token_revoked", end);
    case "configuration":
      return undefined;
  }
}

/** Whether the token or the workspace admits only some addresses. */
function isRestricted(state: TokenState, call: WebapiCall): boolean {
  return state.token.installation.allowedAddresses.length > 0 || networksOf(state, call) !== undefined;
}

async function refusePeer(state: TokenState, call: WebapiCall): Promise<WebapiAdmission | undefined> {
  const peer = call.connection.remoteAddress;
  const { allowedAddresses } = state.token.installation;
  if (allowedAddresses.length > 0 && !(await isAllowedPeer(peer, allowedAddresses)))
    return refuse("invalid_auth", peer);
  const networks = networksOf(state, call);
  if (networks !== undefined && !(await isAllowedPeer(peer, networks))) return refuse("accesslimited", peer);
  return undefined;
}

function networksOf({ workspace }: TokenState, { method }: WebapiCall): readonly string[] | undefined {
  return workspace?.networks[method] ?? workspace?.networks[anyMethod];
}

function refuseWorkspace({ user, workspace }: TokenState): WebapiAdmission | undefined {
  switch (workspace?.migration) {
    case "login":
      return refuse("org_login_required", workspace.id);
    case "joining":
      return refuse("team_added_to_org", workspace.id);
    case undefined:
      break;
  }
  const lacksFactor = workspace?.requires2fa === true && user?.kind === "person" && !user.has2fa;
  return lacksFactor ? refuse("two_factor_setup_required", user.id) : undefined;
}

function refuse(error: CommonCode, found: unknown): WebapiAdmission {
  return { ok: false, error, reason: { rule, found } };
}
