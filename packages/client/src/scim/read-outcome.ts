import { readRetryAfterMs } from "../retrying-fetch.js";
import { UnexpectedAnswerError } from "../unexpected-answer-error.js";
import type { ScimErrorCode, ScimOutcome, ScimVersion } from "./scim-types.js";

/** An answer in the form of openapi-fetch. */
export interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Converts an answer to a value or a refusal.
 *
 * @throws UnexpectedAnswerError if it is not a SCIM answer
 */
export function readOutcome<Value>(version: ScimVersion, { data, error, response }: Answer): ScimOutcome<Value> {
  const { ok, status, headers, url } = response;
  // The types come from the document that describes the answers.
  if (ok) return { ok: true, value: data as Value };
  const code = version === "1.1" ? readError1(error) : readError2(error);
  if (code === undefined) throw new UnexpectedAnswerError({ url, status, found: "a body that is not a SCIM error" });
  const waitMs = readRetryAfterMs(headers);
  return {
    ok: false,
    // Another service may answer other codes; the type has the codes of this one.
    error: code as ScimErrorCode,
    status,
    ...(waitMs !== undefined && { retryAfterSeconds: waitMs / 1000 }),
  };
}

/** Reads a 1.1 error, which is an object or, on many services, the first element of a list. */
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
