import type { Call } from "../engine/call.js";
import type { Engine } from "../engine/engine.js";
import { answeredCode } from "../methods/code-table.js";
import type { AnyOutcome } from "../options/method-handlers.js";
import type { PlainAnswer } from "../options/plain-handler.js";
import type { Refusal } from "../refusals/refusal.js";
import { type AnswerHead, writeAnswer } from "./write-answer.js";

/** Answers a call with the outcome of its handler, and reports the answer. */
export function answer(
  call: Call,
  outcome: AnyOutcome,
  own: Pick<AnswerHead, "allow"> = {},
  aborted = false,
): PlainAnswer {
  const { engine, requestId, method, caller, values, warnings = [] } = call;
  const codes = method?.codes ?? engine.commonCodes;
  const response = writeAnswer(outcome, {
    requestId,
    codes,
    warnings: outcome.warnings || outcome.remarks ? [...warnings, ...wordsOf(outcome, engine)] : warnings,
    ...(method?.responseNames && { responseNames: method.responseNames }),
    ...(method && caller && { scopes: { provided: caller.scopes, accepted: method.acceptedScopes(caller.tokenType) } }),
    ...own,
  });
  engine.onAnswer({
    requestId,
    ...(method === undefined ? {} : { method: method.key, definition: method.definition }),
    ...(caller === undefined ? {} : { caller }),
    ...(values === undefined ? {} : { arguments: values }),
    status: response.status,
    ...(outcome.ok ? {} : { error: answeredCode(codes, outcome.error ?? "").wireName }),
    ...(outcome.reason === undefined ? {} : { reason: outcome.reason }),
    ...(aborted && { aborted }),
  });
  return response;
}

/** Answers a call with the error code of a refusal. */
export function answerRefusal(call: Call, refusal: Refusal, aborted = false): PlainAnswer {
  const { messages, fields, allow } = refusal;
  const isSituation = "situation" in refusal;
  const error = isSituation ? call.engine.situations[refusal.situation] : refusal.error;
  const reason = isSituation ? { rule: refusal.situation, ...(messages && { found: messages }) } : refusal.reason;
  const outcome = { ok: false, error, ...(reason && { reason }), ...(messages && { messages }), ...fields };
  return answer(call, outcome, allow === undefined ? {} : { allow }, aborted);
}

/** The words of a handler's warnings, and of those remarks that are written. */
function wordsOf({ warnings = [], remarks = [] }: AnyOutcome, engine: Engine): readonly string[] {
  return [...warnings, ...remarks.filter((remark) => engine.remarks.has(remark))];
}
