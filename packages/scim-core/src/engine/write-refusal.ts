import type { ScimRefusal } from "../backend.js";
import type { Refused } from "../refused.js";
import { situationCode } from "../situation-code.js";
import type { AnyDefinition } from "./any-options.js";
import type { CompiledVersion } from "./compiled-version.js";
import type { Answer } from "./respond.js";

/** The refusal of the engine under the code that the set, or the resource type, has for it. */
export function toRefusal(refused: Refused, definition: AnyDefinition, resourceType?: string): ScimRefusal<string> {
  const { situation, error, because } = refused;
  const isDeclared = error !== undefined && Object.hasOwn(definition.errors, error);
  return { ok: false, error: isDeclared ? error : situationCode(definition, situation, resourceType), because };
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
  const detail = definition.errorDetail === "code" ? error.wireName : error.meaning;
  const retryAfter = refusal.retryAfterSeconds ?? error.retryAfterSeconds;
  const headers = {
    ...(retryAfter === undefined ? {} : { "retry-after": String(Math.ceil(retryAfter)) }),
    ...(error.status === 401 ? { "www-authenticate": "Bearer" } : {}),
  };
  const { because } = refusal;
  const told = { error: error.wireName, ...(because === undefined ? {} : { because }) };
  return { status: error.status, body: version.codec.writeError(error, detail), headers, refusal: told };
}
