import type { FunctionExecutedEvent } from "@rollcall/api/events";
import type { AppRequest, AppResolution, appRequests } from "../model/app-approval.js";
import { functionExecutions } from "../model/app-function.js";
import { documents } from "../model/documents.js";
import type { CommitView, FarewellDraft } from "../model/event-draft.js";
import type { PutOf } from "../model/port/document.js";
import type { RevokeInstallations, RevokeUserTokens, Token, TokenKind, tokens } from "../model/token.js";
import { toWorkflowFunction } from "../rules/functions/to-workflow-function.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/instant.js";
import type { EventSource, Receiver, WritePayload } from "./event-source.js";

/** The event of a request for the approval of an app. */
export const askedAppEvents: EventSource<PutOf<{ readonly appRequest: typeof appRequests }>> = {
  subscriptions: ["app_requested"],
  reads: ({ value }) => [
    { kind: "document", document: documents.appRequest, key: keyOfRequest(value) },
    { kind: "document", document: documents.appResolution, key: { target_id: value.targetId, app_id: value.appId } },
  ],
  drafts: ({ value: request }, view) => {
    const before = view.before(documents.appRequest, keyOfRequest(request));
    if (request.status !== "open" || before?.id === request.id) return [];
    const previous = view.before(documents.appResolution, { target_id: request.targetId, app_id: request.appId });
    const audience = { subscription: "app_requested", workspaceIds: [request.targetId] };
    return [{ type: "app_requested", audience, facts: { request, ...(previous && { previous }) } }];
  },
};

function keyOfRequest({ appId, targetId, userId }: AppRequest) {
  return { app_id: appId, target_id: targetId, user_id: userId };
}

/** Writes `app_requested`. */
export async function writeAppRequested(
  { request, previous }: { readonly request: AppRequest; readonly previous?: AppResolution },
  { store }: Receiver,
): Promise<object | undefined> {
  // It needs the texts of all scopes, which no other event does.
  const { toAppRequest } = await import("../rules/approvals/to-app-request.js");
  const shown = await toAppRequest(request, previous, store);
  return shown && { type: "app_requested", app_request: shown };
}

const subscriptions = ["tokens_revoked", "app_uninstalled"];

/** Events of tokens that are revoked together. */
export const changedTokenEvents: EventSource<PutOf<{ readonly token: typeof tokens }>> = {
  subscriptions,
  reads: ({ value: { hash, appId = "" } }) => [
    { kind: "document", document: documents.token, key: { hash } },
    { kind: "tokens", appId, userId: "" },
  ],
  drafts: () => [],
  farewells: ({ value: token }, view) => {
    const ending = view.puts(documents.token).flatMap((each) => beforeItsEnd(each, view) ?? []);
    const its = ending.filter((each) => installationOf(each) === installationOf(token));
    // The first of the tokens speaks of all those of the installation.
    if (its[0]?.hash !== token.hash) return [];
    return revoked(its, view.tokensBefore({ appId: token.appId ?? "", userId: "" }));
  },
};

/** A token before the commit, if the commit revokes it and its app learns of it. */
function beforeItsEnd(token: Token, view: CommitView): Token | undefined {
  const before = view.before(documents.token, { hash: token.hash });
  return before?.revoked === false && token.revoked && token.superseded !== true ? before : undefined;
}

/** Events of a user whose tokens are all revoked. */
export const revokedTokenEvents: EventSource<RevokeUserTokens> = {
  subscriptions,
  reads: ({ userId }) => [{ kind: "tokens", appId: "", userId }],
  drafts: () => [],
  farewells: ({ userId }, view) => {
    const all = view.tokensBefore({ appId: "", userId });
    const ending = all.filter((token) => token.userId === userId);
    return [...Map.groupBy(ending, installationOf).values()].flatMap((its) => revoked(its, all));
  },
};

/** Events of installations that end. */
export const revokedInstallationEvents: EventSource<RevokeInstallations> = {
  subscriptions,
  reads: ({ appId }) => [{ kind: "tokens", appId, userId: "" }],
  drafts: () => [],
  farewells: ({ appId, targetIds }, view) => {
    const all = view.tokensBefore({ appId, userId: "" }).filter((token) => token.appId === appId);
    return targetIds.flatMap((id) => {
      const its = all.filter(({ installation }) => installation.target.id === id);
      return revoked(its, its);
    });
  },
};

/** Kinds of tokens that an installation has. Others, such as tokens of sockets, do not count. */
const installed: ReadonlySet<TokenKind> = new Set(["bot", "user"]);

function installationOf({ appId = "", installation: { target } }: Token): string {
  return `${appId} ${target.id}`;
}

/** Tells an app which tokens of one of its installations end, and with the last one, that it is uninstalled. */
function revoked(tokensOfInstallation: readonly Token[], all: readonly Token[]): readonly FarewellDraft[] {
  const ending = tokensOfInstallation.filter(({ kind }) => installed.has(kind));
  const [first] = ending;
  if (first?.appId === undefined) return [];
  const { appId, installation } = first;
  const others = all.filter((token) => installed.has(token.kind) && installationOf(token) === installationOf(first));
  const ends = new Set(ending.map(({ hash }) => hash));
  const isLast = others.every(({ hash }) => ends.has(hash));
  const idsOf = (wanted: TokenKind) => [
    ...new Set(ending.flatMap(({ kind, userId }) => (kind === wanted && userId !== undefined ? [userId] : []))),
  ];
  return [
    toOwnApp("tokens_revoked", appId, installation, { oauth: idsOf("user"), bot: idsOf("bot") }),
    ...(isLast ? [toOwnApp("app_uninstalled", appId, installation, {})] : []),
  ];
}

function toOwnApp(
  type: string,
  appId: string,
  { target, workspaceIds }: Token["installation"],
  facts: object,
): FarewellDraft {
  const ids = target.kind === "workspace" ? [target.id] : (workspaceIds ?? [target.id]);
  return { type, audience: { subscription: type, workspaceIds: ids, appId }, isFarewell: true, facts };
}

/** Writes `tokens_revoked`. */
export async function writeTokensRevoked({
  oauth,
  bot,
}: {
  readonly oauth: readonly Id[];
  readonly bot: readonly Id[];
}): Promise<object> {
  const tokens = { ...(oauth.length > 0 && { oauth }), ...(bot.length > 0 && { bot }) };
  return { type: "tokens_revoked", tokens };
}

/** Writes `app_uninstalled`. */
export async function writeUninstalled(): Promise<object> {
  return { type: "app_uninstalled" };
}

/** The facts that the event about a step is written from. */
export interface ExecutedFacts {
  readonly executionId: Id;
  readonly eventTs: Ts;
}

/** Writes the event about a step, with a token that is made now. Nothing if the step or its function is gone. */
export const writeFunctionExecuted: WritePayload<ExecutedFacts> = async (
  { executionId, eventTs },
  { store, stepTokenOf },
): Promise<FunctionExecutedEvent | undefined> => {
  const execution = await store.get(functionExecutions, { id: executionId });
  const appFunction = execution && (await store.functions.get(execution.functionId));
  const token = stepTokenOf?.(executionId);
  if (execution === undefined || appFunction === undefined || token === undefined) return undefined;
  return {
    type: "function_executed",
    function: { ...toWorkflowFunction(appFunction) },
    inputs: execution.inputs,
    function_execution_id: execution.id,
    workflow_execution_id: execution.workflowExecutionId,
    event_ts: eventTs,
    bot_access_token: token,
  };
};
