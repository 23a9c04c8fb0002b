import type { Answered } from "../answers/respond.js";
import type { ScimContext, ScimRefusal } from "../backend/backend.js";
import { answerOpenly } from "../discovery/answer-openly.js";
import type { CallWith } from "../engine/call.js";
import { CallContext } from "../engine/call-context.js";

type Authenticated = { readonly context: ScimContext<unknown> } | Answered | ScimRefusal<string>;

/** Resolves the token to its caller. An open document is answered even if the token is refused. */
export async function authenticate(call: CallWith<"matched" | "now" | "token">): Promise<Authenticated> {
  const { engine, token, connection, tenant } = call;
  const admitted = await engine.options.authenticate(token, connection, tenant?.name);
  return admitted.ok ? { context: new CallContext(call, admitted.caller) } : (answerOpenly(call) ?? admitted);
}
