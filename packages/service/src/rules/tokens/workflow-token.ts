import { serviceLimits } from "../../generated/service.js";
import { type FunctionExecution, functionExecutions } from "../../model/app-function.js";
import { readEach } from "../../model/port/document-reader.js";
import type { Store } from "../../model/store.js";
import { type Token, tokens } from "../../model/token.js";
import type { Id } from "../../values/ids.js";
import { type Instant, millisecondsOf, toInstant } from "../../values/instant.js";
import { equalHashes, hashToken, type Sealer } from "../../values/secrets.js";
import { openCredentials } from "../directory/open-credentials.js";
import { isGranted } from "../directory/reach.js";
import { readTokenState, type TokenState } from "./token-state.js";

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
