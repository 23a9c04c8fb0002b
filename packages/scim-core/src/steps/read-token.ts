import type { Answered } from "../answers/respond.js";
import { answerOpenly } from "../discovery/answer-openly.js";
import type { CallWith } from "../engine/call.js";
import type { Refused } from "../refusals/refused.js";
import { readBearer } from "../routes/read-bearer.js";

/** Reads the bearer token. An open document is answered without one. */
export function readToken(call: CallWith<"matched">): { readonly token: string } | Answered | Refused {
  const bearer = readBearer(call.request.headers.get("authorization"));
  return bearer.ok ? { token: bearer.value } : (answerOpenly(call) ?? bearer);
}
