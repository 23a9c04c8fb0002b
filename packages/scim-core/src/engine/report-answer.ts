import type { MatchedRoute, UnmatchedRoute } from "../routes/match-route.js";
import type { ScimAnswer } from "../scim-answer.js";
import type { CompiledVersion } from "./compiled-version.js";
import type { Answer } from "./respond.js";

/** The request that was answered. */
export interface Answered {
  readonly requestId: string;
  readonly version: CompiledVersion;
  /** Undefined where the request named no version. */
  readonly matched: MatchedRoute | UnmatchedRoute | undefined;
  readonly aborted: boolean;
}

/** What the handler's owner is told of an answer. */
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
