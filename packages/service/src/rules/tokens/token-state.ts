import { type Awaitable, after } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { App } from "../../model/app.js";
import { type FunctionExecution, functionExecutions } from "../../model/app-function.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Organization, Workspace } from "../../model/organization.js";
import { readEach } from "../../model/port/document-reader.js";
import type { Store } from "../../model/store.js";
import { type ResolvedToken, scopesOf, type Token, tokens, workspacesOf } from "../../model/token.js";
import type { User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { type Instant, millisecondsOf, toInstant } from "../../values/instant.js";
import { equalHashes, hashToken, type Sealer } from "../../values/secrets.js";
import { openCredentials } from "../directory/open-credentials.js";
import { isGranted } from "../directory/reach.js";
import { isActive } from "../directory/user.js";

/** A token with everything that decides whether it is valid. */
export interface TokenState {
  readonly token: Token;
  readonly user: User | undefined;
  readonly app: App | undefined;
  readonly organization: Organization | undefined;
  /** Workspace of the installation or, for an organization, the one that the call acts in. */
  readonly workspace: Workspace | undefined;
  /** Step whose token it is. Absent for a token of an installation. */
  readonly executionId?: Id;
}

/** Reads the token with a hash and what decides whether it is valid; undefined for an unknown token. */
export function readTokenState(store: Store, hash: string): Awaitable<TokenState | undefined> {
  return after(store.tokens.resolve(hash), (resolved) =>
    resolved === undefined || !equalHashes(resolved.token.hash, hash) ? undefined : stateOf(resolved, store),
  );
}

const known = new WeakMap<ResolvedToken, TokenState>();

/** The state is made once for what a store resolved, unless it also depends on other workspaces. */
function stateOf(resolved: ResolvedToken, store: Store): Awaitable<TokenState> {
  const { token, workspace } = resolved;
  if ((workspace === undefined || workspace.deleted) && token.installation.target.kind === "organization")
    return inActiveWorkspace(resolved, store);
  const state = known.get(resolved) ?? toState(resolved, workspace);
  known.set(resolved, state);
  return state;
}

function toState({ token, user, app, organization }: ResolvedToken, workspace: Workspace | undefined): TokenState {
  return { token, user, app, organization, workspace };
}

async function inActiveWorkspace(resolved: ResolvedToken, store: Store): Promise<TokenState> {
  const active = await findActiveWorkspace(store, resolved.token, workspacesOf(resolved));
  return toState(resolved, active ?? resolved.workspace);
}

/** The reason why a token is invalid, for any caller; undefined if it is valid. */
export function findInvalidity(
  state: TokenState,
  nowMs: number,
): "revoked" | "uninstalled" | "expired" | "userDeactivated" | "workspaceDeleted" | "appDeleted" | undefined {
  const { token, user, app, workspace } = state;
  if (token.uninstalled === true) return "uninstalled";
  if (token.revoked) return "revoked";
  if (token.expires !== undefined && millisecondsOf(token.expires) <= nowMs) return "expired";
  if (token.userId !== undefined && (user === undefined || !isActive(user, nowMs))) return "userDeactivated";
  if (workspace === undefined || workspace.deleted) return "workspaceDeleted";
  if (token.appId !== undefined && (app === undefined || app.deleted)) return "appDeleted";
  return undefined;
}

/** An installation on an organization works as long as one workspace that it was granted to is not deleted. */
async function findActiveWorkspace(
  { organizations }: Pick<Store, "organizations">,
  { installation: { workspaceIds } }: Token,
  wanted: readonly Id[],
): Promise<Workspace | undefined> {
  const all = await organizations.workspaces();
  const isAny = workspaceIds === undefined || workspaceIds.length === 0;
  const active = all.filter(({ id, deleted }) => !deleted && (isAny || workspaceIds.includes(id)));
  const best = wanted.find((id) => active.some((workspace) => workspace.id === id));
  return active.find(({ id }) => id === best) ?? active[0];
}

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

/** The parts that the tokens of an app's steps are derived from. */
interface TokenParts {
  readonly signingSecret: string;
  readonly prefix: string;
}

/** The token of a step. It is derived whenever it is sent, and stored nowhere. */
export function workflowTokenOf(executionId: Id, { signingSecret, prefix }: TokenParts): string {
  return `${prefix}${executionId}-${proofOf(executionId, signingSecret)}`;
}

/**
 * The state of the token of a step: that of the token of the app's bot, until the step ends or fifteen minutes are over.
 * Undefined for any other text.
 */
export async function readWorkflowTokenState(
  store: Store,
  token: string,
  sealer: Sealer,
): Promise<TokenState | undefined> {
  const { id, proof } = form.exec(token)?.groups ?? {};
  if (id === undefined || proof === undefined) return undefined;
  const execution = await store.get(functionExecutions, { id });
  if (execution === undefined) return undefined;
  const { signingSecret } = (await openCredentials(store, sealer, execution.appId)) ?? {};
  if (signingSecret === undefined || !equalHashes(proof, proofOf(id, signingSecret))) return undefined;
  const bot = await findBotToken(store, execution);
  const state = bot && (await readTokenState(store, bot.hash));
  if (state === undefined) return undefined;
  const workspace = await store.organizations.workspace(execution.workspaceId);
  return {
    ...state,
    workspace,
    executionId: id,
    token: {
      ...state.token,
      ...(execution.tokenRevoked && { revoked: true }),
      expires: endOf(execution, state.token.expires),
    },
  };
}

const form = /(?<id>Fx[A-Z0-9]+)-(?<proof>[0-9a-f]{64})$/;

function proofOf(executionId: Id, signingSecret: string): string {
  return hashToken(`${signingSecret} ${executionId} ${signingSecret}`);
}

function endOf({ created, end }: FunctionExecution, expires: Instant | undefined): Instant {
  const lastMs = millisecondsOf(created) + serviceLimits.workflowTokenMinutes.value * 60_000;
  const ends = [end?.at, expires].flatMap((each) => (each === undefined ? [] : [millisecondsOf(each)]));
  return toInstant(Math.min(lastMs, ...ends));
}

/** Finds a token of an app's bot that covers a workspace. */
export async function findBotToken(
  store: Pick<Store, "list">,
  { appId, workspaceId }: Pick<FunctionExecution, "appId" | "workspaceId">,
): Promise<Token | undefined> {
  const all = readEach(tokens, (page) => store.list(tokens, "of_app", { app_id: appId }, page));
  for await (const token of all) if (token.kind === "bot" && isGranted(token, workspaceId)) return token;
  return undefined;
}
