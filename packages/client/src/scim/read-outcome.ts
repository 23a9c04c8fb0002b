import { readRetryAfterMs } from "../retrying-fetch.js";
import { UnexpectedAnswerError } from "../unexpected-answer-error.js";
import type { ScimErrorCode, ScimOutcome, ScimVersion } from "./scim-types.js";

/** An answer as openapi-fetch gives it. */
export interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * What an answer says: a value, or the code of a refusal.
 *
 * @throws UnexpectedAnswerError where it is no answer of SCIM
 */
export function readOutcome<Value>(version: ScimVersion, { data, error, response }: Answer): ScimOutcome<Value> {
  const { ok, status, headers, url } = response;
  // The document that the types come from says what is answered.
  if (ok) return { ok: true, value: data as Value };
  const code = version === "1.1" ? readError1(error) : readError2(error);
  if (code === undefined) throw new UnexpectedAnswerError({ url, status, found: "no error of SCIM" });
  const waitMs = readRetryAfterMs(headers);
  return {
    ok: false,
    // A service with codes of its own is another one; the type says what this one answers.
    error: code as ScimErrorCode,
    status,
    ...(waitMs !== undefined && { retryAfterSeconds: waitMs / 1000 }),
  };
}

/** The 1.1 error as an object, or as the first of a list, which many services write. */
function readError1(body: unknown): string | undefined {
  const errors = memberOf(body, "Errors");
  return textOf(memberOf(Array.isArray(errors) ? errors[0] : errors, "description"));
}

function readError2(body: unknown): string | undefined {
  return textOf(memberOf(body, "detail")) ?? textOf(memberOf(body, "scimType"));
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
