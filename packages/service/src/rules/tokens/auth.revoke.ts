import type { AuthRevokeArguments, AuthRevokeRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { functionExecutions } from "../../model/function-execution.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { Token } from "../../model/token.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { createRefuse } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { revokeTokens } from "./revoke-tokens.js";

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
  const batch = await revokeTokens([token], { store, nowMs });
  return { kind: "commit", batch, answer: () => revoked };
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
