import type { ScimRefusal, SituationRefusal } from "../backend/backend.js";
import { situationCode } from "../definition/situation-code.js";
import type { CompiledVersion } from "../engine/compiled-version.js";
import type { AnyDefinition } from "../options/any-options.js";
import type { Answer } from "./respond.js";

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
export function writeRefusal(
  refusal: ScimRefusal<string>,
  definition: AnyDefinition,
  version: CompiledVersion,
): Answer {
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
