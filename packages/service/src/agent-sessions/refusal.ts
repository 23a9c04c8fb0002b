import type { AgentsSessionsRenameRefusal, AgentsSessionsSetStatusRefusal } from "@rollcall/api/webapi";
import type { Because } from "@rollcall/webapi-core";

type Code = AgentsSessionsSetStatusRefusal["error"] | AgentsSessionsRenameRefusal["error"];

/** Refusal of a call about a session. */
export interface SessionRefusal<C extends Code> {
  readonly ok: false;
  readonly error: C;
  readonly because: Because;
}

const rule = "web-api#additional-codes-per-method";

/** Builds a refusal with its reason. */
export function refuse<const C extends Code>(error: C, found: unknown, wanted: string): SessionRefusal<C> {
  return { ok: false, error, because: { rule, found, wanted } };
}
