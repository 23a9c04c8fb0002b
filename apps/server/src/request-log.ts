import type { ScimAnswer } from "@rollcall/scim-core";
import { scim } from "@rollcall/scim-core/svc";
import type { MethodAnswer } from "@rollcall/webapi-core";
import type { Logger } from "pino";

/** Writes one line for each request, and one for each defect. Neither tokens nor bodies come near it. */
export interface RequestLog {
  /** Makes the identifier of a request that begins now. */
  readonly newRequestId: () => string;
  readonly scimAnswered: (answer: ScimAnswer) => void;
  readonly methodAnswered: (answer: MethodAnswer) => void;
  readonly failed: (error: unknown, requestId: string) => void;
}

/** A log of requests; `uuid` makes their identifiers. */
export function createRequestLog(logger: Logger, uuid: () => string): RequestLog {
  const begun = new Map<string, number>();
  const write = (route: string, { requestId, status, error, aborted }: Answered): void => {
    const since = begun.get(requestId) ?? performance.now();
    begun.delete(requestId);
    const ms = Math.round((performance.now() - since) * 100) / 100;
    const code = error === undefined ? {} : { code: error };
    if (aborted) logger.info({ requestId, route, ms }, "client gone");
    else logger[status >= 500 ? "error" : "info"]({ requestId, route, status, ...code, ms }, "answered");
  };
  return {
    newRequestId: () => {
      const requestId = uuid();
      begun.set(requestId, performance.now());
      return requestId;
    },
    scimAnswered: (answer) => write(scimRoute(answer), answer),
    methodAnswered: (answer) => write(answer.method ?? "unknown method", answer),
    failed: (err, requestId) => logger.error({ requestId, err }, "defect"),
  };
}

type Answered = Pick<ScimAnswer, "requestId" | "status" | "error" | "aborted">;

/** Verb and path without identifiers. */
function scimRoute({ version, route }: ScimAnswer): string {
  if (route === undefined) return "unknown endpoint";
  return `${route.verb} ${scim.mount}/${scim.versions[version]?.segment}${route.path}`;
}
