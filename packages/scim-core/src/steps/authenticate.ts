import type { Answered } from "../answers/respond.js";
import type { ScimContext, ScimRefusal } from "../backend/backend.js";
import { answerOpenly } from "../discovery/answer-openly.js";
import type { CallWith } from "../engine/call.js";
import { CallContext } from "../engine/call-context.js";

type TokenCall = CallWith<"matched" | "now" | "token">;
type Authenticate = TokenCall["engine"]["options"]["authenticate"];
type Authenticated = { readonly context: ScimContext<unknown> } | Answered | ScimRefusal<string>;

/** Resolves the token to its caller. An open document is answered even if the token is refused. */
export function authenticate(call: TokenCall): Authenticated | Promise<Authenticated> {
  const { engine, token, connection, tenant } = call;
  const admitted = engine.options.authenticate(token, connection, tenant?.name);
  return "ok" in admitted ? enter(call, admitted) : Promise.resolve(admitted).then((resolved) => enter(call, resolved));
}

function enter(call: TokenCall, admitted: Awaited<ReturnType<Authenticate>>): Authenticated {
  return admitted.ok ? { context: new CallContext(call, admitted.caller) } : (answerOpenly(call) ?? admitted);
}
