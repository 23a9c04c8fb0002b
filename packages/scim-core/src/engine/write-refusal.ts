import type { ScimRefusal, SituationRefusal } from "../backend.js";
import { situationCode } from "../situation-code.js";
import type { AnyDefinition } from "./any-options.js";
import type { CompiledVersion } from "./compiled-version.js";
import type { Answer } from "./respond.js";

/** A refusal of the engine, or one that a backend has no code for. */
interface Situated extends SituationRefusal {
  /** Key of the error table that a validator or a definition named. */
  readonly error?: string;
}

/** The refusal for a situation under the code that the set, or the resource type, has for it. */
export function toRefusal(refused: Situated, definition: AnyDefinition, resourceType?: string): ScimRefusal<string> {
  const { situation, error, because } = refused;
  const isDeclared = error !== undefined && Object.hasOwn(definition.errors, error);
  const code = isDeclared ? error : situationCode(definition, situation, resourceType);
  return { ok: false, error: code, ...(because && { because }) };
}

/**
 * What a refusal answers.
 *
 * @throws Error where the set does not have its code: that is a defect of whoever answered it.
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
  const { because } = refusal;
  const detail = definition.errorDetail === "code" ? error.wireName : explain(error.meaning, because?.at);
  const retryAfter = refusal.retryAfterSeconds ?? error.retryAfterSeconds;
  const headers = {
    ...(retryAfter === undefined ? {} : { "retry-after": String(Math.ceil(retryAfter)) }),
    ...(error.status === 401 ? { "www-authenticate": "Bearer" } : {}),
  };
  const told = { error: error.wireName, ...(because === undefined ? {} : { because }) };
  const codec = version.errorCodecs.get(error.status) ?? version.codec;
  return {
    status: error.status,
    body: codec.writeError(error, { detail, status: definition.errorStatus ?? "text" }),
    headers,
    refusal: told,
  };
}

const longestPath = 200;

/** What a code means, and the path of the attribute that it is about. */
function explain(meaning: string, at: string | undefined): string {
  if (at === undefined) return meaning;
  const path = at.length > longestPath ? `${at.slice(0, longestPath)}…` : at;
  return `${meaning.replace(/\.$/, "")}: ${path}.`;
}
