import type { PlainAnswer } from "@rollcall/engine";
import { toWireNames } from "../definition/rename-wire.js";
import type { Call, Engine } from "../engine.js";
import { answeredCode, type CodeTable } from "../methods/compile-methods.js";
import type { WireNames } from "../names/wire-names.js";
import type { AnyOutcome } from "../options/method-handlers.js";
import type { Refusal } from "../refusals/refusal.js";

const printed = new WeakMap<object, string>();
const unwritten = "";

/** Marks an object that many answers contain and that never changes, so that its JSON text is made once. */
export function cachedJson<T extends object>(value: T): T {
  if (!printed.has(value)) printed.set(value, unwritten);
  return value;
}

/** The JSON text of a body, with the kept texts of its cached members and elements. */
export function printBody(body: object): string {
  if (!Object.values(body).some(hasCached)) return JSON.stringify(body);
  const members = Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    const text = hasCached(value) ? printCached(value) : JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join(",")}}`;
}

/** Whether the text of a value is cached, or it is a list that begins with such a value. */
function hasCached(value: unknown): value is object {
  return isCached(Array.isArray(value) ? value[0] : value);
}

function isCached(value: unknown): value is object {
  return typeof value === "object" && value !== null && printed.has(value);
}

function printCached(value: object): string {
  if (Array.isArray(value)) return `[${value.map(printElement).join(",")}]`;
  const known = printed.get(value);
  if (known !== undefined && known !== unwritten) return known;
  const text = JSON.stringify(value);
  printed.set(value, text);
  return text;
}

/** An element without a text is null in JSON. */
function printElement(element: unknown): string {
  return isCached(element) ? printCached(element) : (JSON.stringify(element) ?? "null");
}

/** Answers a call with the outcome of its handler, and reports the answer. */
export function answer(
  call: Call,
  outcome: AnyOutcome,
  own: Pick<AnswerHead, "allow"> = {},
  aborted = false,
): PlainAnswer {
  const { engine, request, requestId, path, method, caller, values, warnings = [] } = call;
  const codes = method?.codes ?? engine.commonCodes;
  const response = writeAnswer(outcome, {
    requestId,
    codes,
    messageFields: engine.messageFields,
    warnings: outcome.warnings || outcome.remarks ? [...warnings, ...wordsOf(outcome, engine)] : warnings,
    ...(method?.responseNames && { responseNames: method.responseNames }),
    ...(method && caller && { scopes: { provided: caller.scopes, accepted: method.acceptedScopes(caller.tokenType) } }),
    ...own,
  });
  engine.onAnswer({
    requestId,
    verb: request.method,
    path,
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

/** The parts of an answer besides its outcome. */
interface AnswerHead {
  readonly requestId: string;
  /** Names of a response's fields on the wire. Default: their names in code. */
  readonly responseNames?: WireNames;
  /** The codes that may be answered. */
  readonly codes: CodeTable;
  readonly messageFields: Engine["messageFields"];
  /** Value of the `Allow` header. */
  readonly allow?: string;
  /** Words of `warning`. */
  readonly warnings: readonly string[];
  /** Scopes of the token and of the method, once the token is known. */
  readonly scopes?: { readonly provided: ReadonlySet<string>; readonly accepted: string };
}

/** Writes an outcome. Its `reason` is not written. */
function writeAnswer(outcome: AnyOutcome, head: AnswerHead): PlainAnswer {
  const code = outcome.ok ? undefined : answeredCode(head.codes, outcome.error ?? "");
  const body = outcome.ok
    ? successBody(outcome, head.responseNames)
    : refusalBody(outcome, code?.wireName, head.messageFields);
  const retryAfterSeconds = outcome.retryAfterSeconds ?? code?.retryAfterSeconds;
  const headers: Record<string, string> = {
    "content-type": "application/json; charset=utf-8",
    "x-request-id": head.requestId,
  };
  if (head.allow !== undefined) headers["allow"] = head.allow;
  if (head.scopes !== undefined) {
    headers["x-oauth-scopes"] = textOf(head.scopes.provided);
    headers["x-accepted-oauth-scopes"] = head.scopes.accepted;
  }
  if (retryAfterSeconds !== undefined) headers["retry-after"] = String(Math.ceil(retryAfterSeconds));
  return { status: code?.status ?? 200, headers, body: printBody(withWarnings(body, head.warnings)) };
}

type Body = Readonly<Record<string, unknown>>;

function successBody(outcome: AnyOutcome, names: WireNames | undefined): object {
  if (names === undefined && isWrittenWhole(outcome)) return outcome;
  const {
    reason: _reason,
    retryAfterSeconds: _seconds,
    warnings: _warnings,
    remarks: _remarks,
    ok,
    ...fields
  } = outcome;
  return { ok, ...(names === undefined ? fields : (toWireNames(fields, names) as Body)) };
}

/** Whether all that an outcome says is for the answer, as with most. */
function isWrittenWhole({ reason, retryAfterSeconds, warnings, remarks }: AnyOutcome): boolean {
  return reason === undefined && retryAfterSeconds === undefined && warnings === undefined && remarks === undefined;
}

/**
 * `messages` of a refusal are lines of the metadata. A field of that name exists only in successes. Some codes repeat them
 * in a field of their own.
 */
function refusalBody(outcome: AnyOutcome, wireName = "", messageFields: Engine["messageFields"]): Body {
  const { reason: _reason, retryAfterSeconds: _seconds, messages, ok, error: _error, ...fields } = outcome;
  const body: Body = { ok, error: wireName, ...fields };
  if (messages === undefined || messages.length === 0) return body;
  const field = messageFields[wireName];
  const repeated = field !== undefined && { [field]: messages.map((line) => line.replace(/^\[ERROR\] /, "")) };
  return withMetadata({ ...body, ...repeated }, { messages });
}

function withWarnings(body: object, warnings: readonly string[]): object {
  if (warnings.length === 0) return body;
  return withMetadata({ ...body, warning: warnings.join(",") }, { warnings });
}

function withMetadata(body: object, more: Body): Body {
  const metadata = "response_metadata" in body ? body.response_metadata : undefined;
  return { ...body, response_metadata: { ...(typeof metadata === "object" ? metadata : {}), ...more } };
}

const texts = new WeakMap<ReadonlySet<string>, string>();

/** Scopes as text. A caller keeps its set, so that the text is made once. */
function textOf(scopes: ReadonlySet<string>): string {
  const text = texts.get(scopes) ?? [...scopes].join(",");
  texts.set(scopes, text);
  return text;
}
