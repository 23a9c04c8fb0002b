import type { ScimAnswer } from "@rollcall/scim-core";
import type { ActiveDefinitions, WebapiCaller } from "@rollcall/service";
import { type MethodAnswer, methodNameOf } from "@rollcall/webapi-core";
import { serviceDefinitions } from "../default-definitions.js";
import type { AnsweredRequest, Metrics } from "../metrics/metrics.js";
import { type Log, silentLog } from "./log.js";

/** Writes one line for each request and each unexpected error. It receives neither tokens nor bodies. */
export interface RequestLog {
  /** Makes the identifier of a request that begins now. */
  readonly newRequestId: () => string;
  readonly scimAnswered: (answer: ScimAnswer) => void;
  readonly methodAnswered: (answer: MethodAnswer<WebapiCaller>) => void;
  readonly failed: (error: unknown, requestId: string) => void;
}

/** Other dependencies of a request log. */
export interface RequestLogOptions {
  /** Counts requests and unexpected errors. */
  readonly metrics?: Pick<Metrics, "answered" | "failed">;
  /** The active SCIM set. Default: the generated one. */
  readonly scim?: ActiveDefinitions["scim"];
}

/**
 * Creates a log of requests that also counts them in the metrics. It generates the identifiers of requests itself,
 * because an identifier that a client sends may not be unique.
 * @param uuid generates the identifiers
 */
export function createRequestLog(
  logger: Log,
  uuid: () => string,
  { metrics, scim = serviceDefinitions.scim }: RequestLogOptions = {},
): RequestLog {
  const isRead = logger.info !== silentLog.info || logger.error !== silentLog.error || metrics !== undefined;
  const begun = new Map<string, number>();
  const write = (route: string, { requestId, status, error, reason, aborted }: Answered, asked: object = {}): Line => {
    const since = begun.get(requestId) ?? performance.now();
    begun.delete(requestId);
    const ms = Math.round((performance.now() - since) * 100) / 100;
    const code = error === undefined ? {} : { code: error };
    // The `found` of any other refusal may contain what a client sent.
    const found = reason?.rule === "database" ? { reason: reason.found } : {};
    if (aborted) logger.info({ requestId, route, ms }, "client gone");
    else
      logger[status >= 500 ? "error" : "info"](
        { requestId, route, ...asked, status, ...code, ...found, ms },
        "answered",
      );
    return { status, ...code, isGone: aborted === true, ms };
  };
  return {
    newRequestId: () => {
      const requestId = uuid();
      if (isRead) begun.set(requestId, performance.now());
      return requestId;
    },
    scimAnswered: (answer) => {
      if (!isRead) return;
      const line = write(scimRoute(answer, scim), answer);
      metrics?.answered({ ...scimPlace(answer), ...line });
    },
    methodAnswered: (answer) => {
      if (!isRead) return;
      const line = write(answer.method ?? "unknown method", answer, askedOf(answer));
      metrics?.answered({ ...methodPlace(answer), ...line });
    },
    failed: (err, requestId) => {
      metrics?.failed();
      logger.error({ requestId, err }, "defect");
    },
  };
}

/** The name of a method that is not defined, and a hint. Any other path may contain a secret. */
function askedOf(answer: MethodAnswer<WebapiCaller>): object {
  const { method, reason } = answer;
  const asked = method === undefined ? methodNameOf(answer, serviceDefinitions.webapi) : undefined;
  if (asked === undefined) return {};
  return { asked, ...(reason?.wanted !== undefined && { wanted: reason.wanted }) };
}

type Place = Pick<AnsweredRequest, "protocol" | "version" | "route">;

type Line = Pick<AnsweredRequest, "status" | "code" | "isGone" | "ms">;

function scimPlace({ version, route }: ScimAnswer): Place {
  return { protocol: "scim", version, ...(route && { route: `${route.verb} ${route.path}` }) };
}

function methodPlace({ method }: Pick<MethodAnswer, "method">): Place {
  return { protocol: "webapi", ...(method !== undefined && { route: method }) };
}

type Answered = Pick<ScimAnswer, "requestId" | "status" | "error" | "reason" | "aborted">;

/** Verb and path without identifiers. */
function scimRoute({ version, route }: ScimAnswer, scim: ActiveDefinitions["scim"]): string {
  if (route === undefined) return "unknown endpoint";
  return `${route.verb} ${scim.mount}/${scim.versions[version]?.segment}${route.path}`;
}
