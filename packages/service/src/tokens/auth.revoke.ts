import type { AuthRevokeArguments, AuthRevokeRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type Decision, decide } from "../decisions/decide.js";
import { createRefuse } from "../decisions/refusal.js";
import { functionExecutions } from "../functions/executions/function-execution.js";
import type { Store } from "../service-store.js";
import { hasVersion, put } from "../store/document.js";
import { readInTurn } from "../store/read-all.js";
import { users } from "../users/user.js";
import type { Id } from "../values/ids.js";
import { toInstant } from "../values/instant.js";
import { type Token, tokens } from "./token.js";
import type { WebapiCaller } from "./webapi-caller.js";

type Outcome = MethodOutcome<Methods["auth.revoke"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AuthRevokeRefusal["error"]>("install#re-install-revoke-uninstall");
const revoked: Outcome = { ok: true, revoked: true };

/** Revokes the token of the call. With its last token that does not rotate, a bot ends too. */
export function createRevoke({ store }: { readonly store: Store }) {
  return async (sent: AuthRevokeArguments, { caller, now }: Context): Promise<Outcome> => {
    const { token, executionId } = caller;
    if (token.kind === "configuration" || token.kind === "app") {
      return refuse("not_bearer_token", token.kind, "a bot or user token");
    }
    if (sent.test === true) return { ok: true, revoked: false };
    if (executionId !== undefined) return decide<Outcome>(store, () => decideStepRevocation(executionId, store));
    return decide<Outcome>(store, () => decideRevocation(token, now.getTime(), store));
  };
}

/** Decides the end of a token, and of a bot with its last one. */
export async function decideRevocation(token: Token, nowMs: number, store: Store): Promise<Decision<Outcome>> {
  const revocation = put(tokens, { ...token, revoked: true });
  const bot =
    token.kind === "bot" && token.expires === undefined ? await store.users.get(token.userId ?? "") : undefined;
  if (bot === undefined) return { kind: "commit", batch: { expect: [], writes: [revocation] }, answer: () => revoked };
  const expect = [hasVersion(users, { id: bot.id }, bot.version)];
  const next = { ...bot, version: bot.version + 1 };
  if (await hasOtherToken(token, bot.id, store)) {
    // The other token may end at the same time. The version lets only one of them take the other for the one that stays.
    return { kind: "commit", batch: { expect, writes: [revocation, put(users, next)] }, answer: () => revoked };
  }
  const ended = put(users, { ...next, active: false, updated: toInstant(nowMs) });
  const writes = [revocation, ended, { kind: "leaveChannels", userId: bot.id } as const];
  return { kind: "commit", batch: { expect, writes }, answer: () => revoked };
}

/** The token of a step ends alone: the step goes on, and so does the bot. */
async function decideStepRevocation(id: Id, store: Store): Promise<Decision<Outcome>> {
  const execution = await store.get(functionExecutions, { id });
  if (execution === undefined) return { kind: "answer", answer: revoked };
  const { version } = execution;
  const batch = {
    expect: [hasVersion(functionExecutions, { id }, version)],
    writes: [put(functionExecutions, { ...execution, version: version + 1, tokenRevoked: true })],
  };
  return { kind: "commit", batch, answer: () => revoked };
}

/** Whether another token that is not revoked acts as the bot. Reads pages until it finds one. */
async function hasOtherToken({ hash }: Token, userId: Id, store: Store): Promise<boolean> {
  const all = readInTurn(tokens, (page) => store.list(tokens, "of_user", { user_id: userId }, page));
  for await (const token of all) if (token.hash !== hash && !token.revoked) return true;
  return false;
}
