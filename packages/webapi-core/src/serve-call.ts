import { answer, answerRefusal } from "./answers/answer-call.js";
import type { Call } from "./engine/call.js";
import type { PlainAnswer } from "./options/plain-handler.js";
import { refuse } from "./refusals/refusal.js";
import { authenticate } from "./steps/authenticate.js";
import { callHandler } from "./steps/call-handler.js";
import { checkArgumentScopes } from "./steps/check-argument-scopes.js";
import { checkArguments } from "./steps/check-arguments.js";
import { checkCaller } from "./steps/check-caller.js";
import { checkRetired } from "./steps/check-retired.js";
import { checkVerb } from "./steps/check-verb.js";
import { findMethod } from "./steps/find-method.js";
import { inOrder } from "./steps/in-order.js";
import { readArguments } from "./steps/read-arguments.js";
import { readBody } from "./steps/read-body.js";
import { readFieldToken } from "./steps/read-field-token.js";
import { readHead } from "./steps/read-head.js";
import { readHeaderToken } from "./steps/read-header-token.js";
import { reserveBody } from "./steps/reserve-body.js";

/** The steps of a method call. The first refusal is the answer. */
const runSteps = inOrder<Call>()(
  findMethod,
  checkVerb,
  checkRetired,
  readHead,
  readHeaderToken,
  authenticate,
  checkCaller,
  reserveBody,
  readBody,
  readFieldToken,
  authenticate,
  checkCaller,
  readArguments,
  checkArgumentScopes,
  checkArguments,
  callHandler,
);

/** Serves one call from its first byte to its answer. An exception in a step is a defect. */
export async function serveCall(call: Call): Promise<PlainAnswer> {
  try {
    const done = await runSteps(call);
    return "ok" in done ? answerRefusal(call, done) : answer(call, done.outcome);
  } catch (error) {
    const { engine, request, requestId } = call;
    // A disconnected client is not a defect, and nobody reads its answer.
    const aborted = request.signal.aborted && error === request.signal.reason;
    if (!aborted) engine.onError(error, requestId);
    return answerRefusal(call, refuse("defect"), aborted);
  } finally {
    call.hold?.release();
  }
}
