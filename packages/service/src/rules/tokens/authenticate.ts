import type { CommonCode } from "@rollcall/api/webapi";
import type { Clock, Connection } from "@rollcall/scim-core";
import { type Awaitable, after } from "@rollcall/webapi-core";
import { scimAccess } from "../../generated/service.js";
import type { AuthenticateWebapi, ScimCaller, WebapiAdmission, WebapiCall } from "../../model/caller.js";
import { anyMethod, type Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import { scopesOf, type TokenKind } from "../../model/token.js";
import type { Role } from "../../model/user.js";
import { accept, type Refusal, type Result, refuse } from "../../store/decide.js";
import { hashToken, plainSealer, type Sealer } from "../../values/secrets.js";
import { hasRole, isActive, isAtLeast, roleIn } from "../directory/user.js";
import { callerOf, findInvalidity, readTokenState, readWorkflowTokenState, type TokenState } from "./token-state.js";

const webapiRule = "web-api#codes-listed-by-every-method";

/** Creates the authentication of Web API calls by token. The token's prefix does not matter, only its stored state. */
export function createWebapiAuthentication({
  store,
  clock,
  hash = hashToken,
  sealer = plainSealer,
}: WebapiAuthenticationOptions): AuthenticateWebapi {
  const admit = (state: TokenState | undefined, call: WebapiCall): Awaitable<WebapiAdmission> => {
    if (state === undefined) return refuseWebapi("invalid_auth", "a token that was never issued");
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
  return caller === undefined ? refuseWebapi("invalid_auth", "a token without a workspace") : { ok: true, caller };
}

function refuseInvalid(state: TokenState, nowMs: number): WebapiAdmission | undefined {
  const end = findInvalidity(state, nowMs);
  switch (end) {
    case undefined:
      return undefined;
    case "expired":
      return refuseWebapi("token_expired", state.token.expires);
    case "revoked":
      return refuseWebapi("token_revoked", end);
    case "userDeactivated":
    case "workspaceDeleted":
      return refuseWebapi(state.token.kind === "bot" ? "account_inactive" : "token_revoked", end);
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
      return refuseWebapi("account_inactive", end);
    case "user":
    case "app":
      return refuseWebapi("token_revoked", end);
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
    return refuseWebapi("invalid_auth", peer);
  const networks = networksOf(state, call);
  if (networks !== undefined && !(await isAllowedPeer(peer, networks))) return refuseWebapi("accesslimited", peer);
  return undefined;
}

function networksOf({ workspace }: TokenState, { method }: WebapiCall): readonly string[] | undefined {
  return workspace?.networks[method] ?? workspace?.networks[anyMethod];
}

function refuseWorkspace({ user, workspace }: TokenState): WebapiAdmission | undefined {
  switch (workspace?.migration) {
    case "login":
      return refuseWebapi("org_login_required", workspace.id);
    case "joining":
      return refuseWebapi("team_added_to_org", workspace.id);
    case undefined:
      break;
  }
  const lacksFactor = workspace?.requires2fa === true && user?.kind === "person" && !user.has2fa;
  return lacksFactor ? refuseWebapi("two_factor_setup_required", user.id) : undefined;
}

function refuseWebapi(error: CommonCode, found: unknown): WebapiAdmission {
  return { ok: false, error, reason: { rule: webapiRule, found } };
}

const scimRule = "scim-provisioning#authentication";
const acceptedKinds: ReadonlySet<TokenKind> = new Set(scimAccess.tokens);
const { scopes: neededScopes, installerRole: neededRole, plan: leastPlan, errors } = scimAccess;

/** Creates the authentication of SCIM requests by bearer token. */
export function createScimAuthentication({ store, clock, hash = hashToken }: AuthenticationOptions) {
  return (bearer: string, connection: Connection): Awaitable<Admission> =>
    after(readTokenState(store, hash(bearer)), (state) => {
      if (state === undefined) return invalid("a token that was never issued");
      const call = { nowMs: clock.now().getTime(), peer: connection.remoteAddress };
      return after(admitToScim(state, call, store), (admitted) =>
        admitted.ok ? { ok: true, caller: admitted.value } : admitted,
      );
    });
}

type Admission = { readonly ok: true; readonly caller: ScimCaller } | Refusal;

/** A call before it is routed. */
interface Call {
  readonly nowMs: number;
  readonly peer: string | undefined;
}

/** Admits the caller of a valid token, or refuses with the code for the token's state. */
function admitToScim(state: TokenState, call: Call, store: Store): Awaitable<Result<ScimCaller>> {
  const refusal = refuseToken(state, call.nowMs);
  if (refusal !== undefined) return refusal;
  const { allowedAddresses } = state.token.installation;
  if (allowedAddresses.length === 0) return admitOwner(state, call, store);
  return isAllowedPeer(call.peer, allowedAddresses).then((isAllowed) =>
    isAllowed ? admitOwner(state, call, store) : invalid(`the address ${call.peer}`),
  );
}

function admitOwner(state: TokenState, { nowMs }: Call, store: Store): Awaitable<Result<ScimCaller>> {
  return after(admitInstaller(state, nowMs, store), (installer) => {
    if (!installer.ok) return installer;
    return (
      refuseTarget(state) ?? after(findHome(state, store), (workspace) => toCaller(state, installer.value, workspace))
    );
  });
}

function toCaller(
  { token, user, organization }: TokenState,
  installerRole: Role,
  workspace: Workspace | undefined,
): Result<ScimCaller> {
  if (user === undefined || workspace === undefined) return invalid("a token without a user or a workspace");
  return accept({
    tokenType: token.kind,
    scopes: scopesOf(token),
    token,
    user,
    installerRole,
    ...(organization !== undefined && { organization }),
    workspace,
  });
}

function refuseToken(state: TokenState, nowMs: number): Refusal | undefined {
  const { token } = state;
  const end = findInvalidity(state, nowMs);
  if (end !== undefined) return invalid(`an invalid token: ${end}`);
  if (!acceptedKinds.has(token.kind)) return invalid(`a ${token.kind} token`);
  if (!neededScopes.every((scope) => token.scopes.includes(scope))) {
    return invalid(`a token with the scopes ${token.scopes.join(",")}`);
  }
  return undefined;
}

/** The installer's current role. It must be sufficient both at installation and now. */
function admitInstaller({ token, user }: TokenState, nowMs: number, store: Store): Awaitable<Result<Role>> {
  const { installerId, installerRole, target } = token.installation;
  if (!hasRole(installerRole, neededRole)) return invalid(`installed by a ${installerRole}`);
  return after(user?.id === installerId ? user : store.users.get(installerId), (installer) => {
    const role = installer === undefined || !isActive(installer, nowMs) ? undefined : roleIn(installer, target);
    if (role !== undefined && hasRole(role, neededRole)) return accept(role);
    return refuse(errors.installer, { rule: scimRule, found: installerId, wanted: atLeast(neededRole) });
  });
}

/** Workspace that new users join. */
function findHome({ organization, workspace }: TokenState, store: Store): Awaitable<Workspace | undefined> {
  const home = organization?.defaultWorkspaceId;
  return home === undefined || home === workspace?.id ? workspace : store.organizations.workspace(home);
}

function refuseTarget({ token, organization, workspace }: TokenState): Refusal | undefined {
  const { target } = token.installation;
  if (organization !== undefined && target.kind === "workspace") {
    return refuse(errors.target, { rule: scimRule, found: target.id, wanted: "an installation on the organization" });
  }
  const plan = organization?.plan ?? workspace?.plan;
  if (plan === undefined || isAtLeast(plan, leastPlan)) return undefined;
  return refuse(errors.plan, { rule: "scim-provisioning#what-the-service-does", found: plan });
}

function invalid(found: string): Refusal {
  const kinds = scimAccess.tokens.join(" or ");
  return refuse(errors.token, {
    rule: scimRule,
    found,
    wanted: `a valid ${kinds} token with the scopes ${neededScopes.join(",")}, installed by ${atLeast(neededRole)}`,
  });
}

function atLeast(role: Role): string {
  return `a user with the role ${role} or a higher one`;
}

/** Dependencies of authentication. */
interface AuthenticationOptions {
  readonly store: Store;
  readonly clock: Pick<Clock, "now">;
  /** SHA-256 of a token as lowercase hex. Default: the one in JavaScript. */
  readonly hash?: (token: string) => string;
}

/** Dependencies of the authentication of Web API calls. */
interface WebapiAuthenticationOptions extends AuthenticationOptions {
  /** Opens the secrets that the tokens of steps are derived from. Default: they are stored as they are. */
  readonly sealer?: Sealer;
}

let loading: Promise<typeof import("./matches-address.js")> | undefined;

/** Whether a peer's address is one of the allowed ones. Loads the reader of addresses with the first question. */
async function isAllowedPeer(peer: string | undefined, allowed: readonly string[]): Promise<boolean> {
  loading ??= import("./matches-address.js");
  const { matchesAddress } = await loading;
  return matchesAddress(peer, allowed);
}
