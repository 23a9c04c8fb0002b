import { inOrder, type PlainAnswer } from "@rollcall/engine";
import { answer, answerRefusal } from "./answers/write-answer.js";
import type { Call } from "./engine.js";
import { refuse } from "./refusals/refusal.js";
import {
  authenticate,
  callHandler,
  checkArgumentScopes,
  checkArguments,
  checkCaller,
  checkRetired,
  checkVerb,
  findMethod,
  readArguments,
  readBody,
  readFieldToken,
  readHead,
  readHeaderToken,
  reserveBody,
} from "./steps.js";

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
