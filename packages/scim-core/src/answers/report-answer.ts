import type { CompiledVersion } from "../engine/compiled-version.js";
import type { ScimAnswer } from "../options/scim-answer.js";
import type { MatchedRoute, UnmatchedRoute } from "../routes/match-route.js";
import type { Answer } from "./respond.js";

/** The request that was answered. */
interface Answered {
  readonly requestId: string;
  readonly version: CompiledVersion;
  /** Undefined if the request matches no version. */
  readonly matched: MatchedRoute | UnmatchedRoute | undefined;
  readonly aborted: boolean;
}

/** The report of an answer for `onAnswer`. */
export function reportAnswer(answer: Answer, { requestId, version, matched, aborted }: Answered): ScimAnswer {
  return {
    requestId,
    version: version.version,
    ...(matched?.ok && { route: matched.route }),
    status: answer.status,
    ...answer.refusal,
    ...(aborted && { aborted }),
  };
}
