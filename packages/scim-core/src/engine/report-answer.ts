import { matchRoute } from "../routes/match-route.js";
import type { ScimAnswer } from "../scim-answer.js";
import type { CompiledVersion } from "./compiled-version.js";
import type { Answer } from "./respond.js";

/** The request that was answered. */
export interface Answered {
  readonly requestId: string;
  readonly version: CompiledVersion;
  readonly verb: string;
  /** Path below the version; absent where the request named none. */
  readonly path: string | undefined;
  readonly aborted: boolean;
}

/** What the handler's owner is told of an answer. */
export function reportAnswer(answer: Answer, { requestId, version, verb, path, aborted }: Answered): ScimAnswer {
  const matched = path === undefined ? undefined : matchRoute(version.routes, verb, path);
  return {
    requestId,
    version: version.version,
    ...(matched?.ok && { route: matched.route }),
    status: answer.status,
    ...answer.refusal,
    ...(aborted && { aborted }),
  };
}
