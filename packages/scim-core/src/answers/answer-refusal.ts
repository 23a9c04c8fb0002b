import type { BackendRefusal } from "../backend/backend.js";
import type { Call } from "../engine/call.js";
import type { Refused } from "../refusals/refused.js";
import type { Answer } from "./respond.js";
import { toRefusal, writeRefusal } from "./write-refusal.js";

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
