import { readRetryAfterMs } from "../retrying-fetch.js";
import { UnexpectedAnswerError } from "../unexpected-answer-error.js";
import type { ScimErrorCode, ScimOutcome, ScimVersion } from "./scim-types.js";

/** An answer as openapi-fetch returns it. */
export interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Reads an answer: a value, or the code of a refusal.
 *
 * @throws UnexpectedAnswerError if it is not an answer of SCIM
 */
export function readOutcome<Value>(version: ScimVersion, { data, error, response }: Answer): ScimOutcome<Value> {
  const { ok, status, headers, url } = response;
  // The types come from the document that describes the answers.
  if (ok) return { ok: true, value: data as Value };
  const code = version === "1.1" ? readError1(error) : readError2(error);
  if (code === undefined) throw new UnexpectedAnswerError({ url, status, found: "no error of SCIM" });
  const waitMs = readRetryAfterMs(headers);
  return {
    ok: false,
    // Another service may have other codes. The type has those of this one.
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
