import type { PlainAnswer } from "@rollcall/engine";
import type { BackendRefusal, ScimRefusal, SituationRefusal } from "../backend/backend.js";
import { situationCode } from "../definition/situations.js";
import type { Call, CompiledVersion } from "../engine.js";
import type { AnyDefinition, ScimAnswer } from "../options/scim-handler-options.js";
import type { Reason, Refused } from "../refusals/refused.js";
import type { MatchedRoute, UnmatchedRoute } from "../routes/match-route.js";

/** An HTTP answer before it is written. */
export interface Answer {
  readonly status: number;
  /** Default: an empty body. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The code on the wire, and why it is answered. Absent for a success. */
  readonly refusal?: { readonly error: string; readonly reason?: Reason };
}

/** An answer that ends a call. */
export interface Answered {
  readonly ok: true;
  readonly answer: Answer;
}

/** The response of a version. Every response carries the request id. */
export function respond({ status, body, headers }: Answer, version: CompiledVersion, requestId: string): PlainAnswer {
  const common = { ...headers, "x-request-id": requestId };
  if (body === undefined) return { status, headers: common };
  const contentType = `${version.definition.mediaType}; charset=utf-8`;
  return { status, headers: { "content-type": contentType, ...common }, body: JSON.stringify(body) };
}

/** Success of an operation: a body to write, and the address of what was created. */
export interface Served {
  readonly ok: true;
  readonly body?: object;
  readonly location?: string;
  /** Overrides the route's status. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer for a success. */
export function answerServed(served: Served, status: number, retryAfterSeconds?: number): Answer {
  const { body, location } = served;
  const headers = {
    ...served.headers,
    ...(location === undefined ? {} : { location }),
    ...(retryAfterSeconds === undefined ? {} : { "retry-after": String(Math.ceil(retryAfterSeconds)) }),
  };
  return { status: served.status ?? status, ...(body === undefined ? {} : { body }), headers };
}

/** The answer for a refusal of the engine or of a backend. A resource type may have its own codes. */
export function answerRefusal(
  { engine, version }: Pick<Call, "engine" | "version">,
  refusal: Refused | BackendRefusal<string>,
  resourceType?: string,
): Answer {
  const { definition } = engine.options;
  if (!("situation" in refusal)) return writeRefusal(refusal, definition, version);
  const { allow, resourceType: own = resourceType }: Partial<Refused> = refusal;
  const answer = writeRefusal(toRefusal(refusal, definition, own), definition, version);
  return allow === undefined ? answer : { ...answer, headers: { ...answer.headers, allow } };
}

/** A refusal of the engine, or a refusal of a backend by situation. */
interface Situated extends SituationRefusal {
  /** Key of the error table that a validator or a definition names. */
  readonly error?: string;
}

/** Converts a situation to the code that the set, or the resource type, has for it. */
export function toRefusal(refused: Situated, definition: AnyDefinition, resourceType?: string): ScimRefusal<string> {
  const { situation, error, reason } = refused;
  const isDeclared = error !== undefined && Object.hasOwn(definition.errors, error);
  const code = isDeclared ? error : situationCode(definition, situation, resourceType);
  return { ok: false, error: code, ...(reason && { reason }) };
}

/**
 * The answer for a refusal.
 *
 * @throws Error if the set does not have the code: a defect of the backend, middleware or authentication that answered it.
 */
function writeRefusal(refusal: ScimRefusal<string>, definition: AnyDefinition, version: CompiledVersion): Answer {
  if (!Object.hasOwn(definition.errors, refusal.error))
    throw new Error(`The code ${refusal.error} is not in the error table.`);
  const error = definition.errors[refusal.error];
  if (error === undefined) throw new Error(`The code ${refusal.error} has an empty row in the error table.`);
  const { reason } = refusal;
  const detail = definition.errorDetail === "code" ? error.wireName : explain(error.meaning, reason?.at);
  const retryAfter = refusal.retryAfterSeconds ?? error.retryAfterSeconds;
  const headers = {
    ...(retryAfter === undefined ? {} : { "retry-after": String(Math.ceil(retryAfter)) }),
    ...(error.status === 401 ? { "www-authenticate": "Bearer" } : {}),
  };
  const reported = { error: error.wireName, ...(reason === undefined ? {} : { reason }) };
  const codec = version.errorCodecs.get(error.status) ?? version.codec;
  return {
    status: error.status,
    body: codec.writeError(error, { detail, status: definition.errorStatus ?? "text" }),
    headers,
    refusal: reported,
  };
}

const maxPathLength = 200;

/** The meaning of a code, and the path of the attribute that it is about. */
function explain(meaning: string, at: string | undefined): string {
  if (at === undefined) return meaning;
  const path = at.length > maxPathLength ? `${at.slice(0, maxPathLength)}…` : at;
  return `${meaning.replace(/\.$/, "")}: ${path}.`;
}

/** The request that was answered. */
interface AnsweredRequest {
  readonly requestId: string;
  readonly version: CompiledVersion;
  /** Undefined if the request matches no version. */
  readonly matched: MatchedRoute | UnmatchedRoute | undefined;
  readonly aborted: boolean;
}

/** The report of an answer for `onAnswer`. */
export function reportAnswer(answer: Answer, { requestId, version, matched, aborted }: AnsweredRequest): ScimAnswer {
  return {
    requestId,
    version: version.version,
    ...(matched?.ok && { route: matched.route }),
    status: answer.status,
    ...answer.refusal,
    ...(aborted && { aborted }),
  };
}
