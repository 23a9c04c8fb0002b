import type { Connection } from "@rollcall/scim-core";
import { type Awaitable, after } from "@rollcall/webapi-core";
import { scimAccess } from "../../generated/service.js";
import type { ScimCaller } from "../../model/caller.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import { scopesOf, type TokenKind } from "../../model/token.js";
import type { Role } from "../../model/user.js";
import { accept, type Refusal, type Result, refuse } from "../../store/refusal.js";
import { hashToken } from "../../values/secrets.js";
import { isActive } from "../directory/is-active.js";
import { isAtLeast } from "../directory/requirement.js";
import { hasRole, roleIn } from "../directory/role.js";
import { type AuthenticationOptions, isAllowedPeer } from "./authentication.js";
import { findInvalidity, readTokenState, type TokenState } from "./token-state.js";

const rule = "scim-provisioning#authentication";
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
    return refuse(errors.installer, { rule, found: installerId, wanted: atLeast(neededRole) });
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
    return refuse(errors.target, { rule, found: target.id, wanted: "an installation on the organization" });
  }
  const plan = organization?.plan ?? workspace?.plan;
  if (plan === undefined || isAtLeast(plan, leastPlan)) return undefined;
  return refuse(errors.plan, { rule: "scim-provisioning#what-the-service-does", found: plan });
}

function invalid(found: string): Refusal {
  const kinds = scimAccess.tokens.join(" or ");
  return refuse(errors.token, {
    rule,
    found,
    wanted: `a valid ${kinds} token with the scopes ${neededScopes.join(",")}, installed by ${atLeast(neededRole)}`,
  });
}

function atLeast(role: Role): string {
  return `a user with the role ${role} or a higher one`;
}
