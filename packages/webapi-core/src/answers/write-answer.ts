import { answeredCode, type CodeTable } from "../methods/code-table.js";
import { toWireNames } from "../names/rename.js";
import type { WireNames } from "../names/wire-names.js";
import type { AnyOutcome } from "../options/method-handlers.js";
import type { PlainAnswer } from "../options/plain-handler.js";

/** What an answer needs besides its outcome. */
export interface AnswerHead {
  readonly requestId: string;
  /** Names of a response's fields on the wire. Default: their names in code. */
  readonly responseNames?: WireNames;
  /** The codes that may be answered. */
  readonly codes: CodeTable;
  /** Value of the `Allow` header. */
  readonly allow?: string;
  /** Words of `warning`. */
  readonly warnings: readonly string[];
  /** Scopes of the token and of the method, once the token is known. */
  readonly scopes?: { readonly provided: Iterable<string>; readonly accepted: readonly string[] };
}

/** Writes an outcome. Its `because` is not written. */
export function writeAnswer(outcome: AnyOutcome, head: AnswerHead): PlainAnswer {
  const code = outcome.ok ? undefined : answeredCode(head.codes, outcome.error ?? "");
  const body = outcome.ok ? successBody(outcome, head.responseNames) : refusalBody(outcome, code?.wireName);
  const retryAfterSeconds = outcome.retryAfterSeconds ?? code?.retryAfterSeconds;
  return {
    status: code?.status ?? 200,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "x-request-id": head.requestId,
      ...(head.allow === undefined ? {} : { allow: head.allow }),
      ...(head.scopes === undefined ? {} : scopeHeaders(head.scopes)),
      ...(retryAfterSeconds === undefined ? {} : { "retry-after": String(Math.ceil(retryAfterSeconds)) }),
    },
    body: JSON.stringify(withWarnings(body, head.warnings)),
  };
}

type Body = Readonly<Record<string, unknown>>;

function successBody(outcome: AnyOutcome, names: WireNames | undefined): Body {
  if (names === undefined && isWrittenWhole(outcome)) return { ...outcome };
  const {
    because: _because,
    retryAfterSeconds: _seconds,
    warnings: _warnings,
    remarks: _remarks,
    ok,
    ...fields
  } = outcome;
  return { ok, ...(names === undefined ? fields : (toWireNames(fields, names) as Body)) };
}

/** Whether all that an outcome says is for the answer, as with most. */
function isWrittenWhole({ because, retryAfterSeconds, warnings, remarks }: AnyOutcome): boolean {
  return because === undefined && retryAfterSeconds === undefined && warnings === undefined && remarks === undefined;
}

/** `messages` of a refusal are lines of the metadata. A field of that name exists only in successes. */
function refusalBody(outcome: AnyOutcome, wireName: string | undefined): Body {
  const { because: _because, retryAfterSeconds: _seconds, messages, ok, error: _error, ...fields } = outcome;
  const body: Body = { ok, error: wireName, ...fields };
  return messages === undefined || messages.length === 0 ? body : withMetadata(body, { messages });
}

function withWarnings(body: Body, warnings: readonly string[]): Body {
  if (warnings.length === 0) return body;
  return withMetadata({ ...body, warning: warnings.join(",") }, { warnings });
}

function withMetadata(body: Body, more: Body): Body {
  const metadata = body["response_metadata"];
  return { ...body, response_metadata: { ...(typeof metadata === "object" ? metadata : {}), ...more } };
}

function scopeHeaders({ provided, accepted }: NonNullable<AnswerHead["scopes"]>): Record<string, string> {
  return { "x-oauth-scopes": [...provided].join(","), "x-accepted-oauth-scopes": accepted.join(",") };
}
