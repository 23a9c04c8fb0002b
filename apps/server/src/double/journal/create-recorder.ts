import type { ScimAnswer, ScimAround, ScimExchange } from "@rollcall/scim-core";
import type { ScimCode } from "@rollcall/scim-core/svc";
import type { ScimCaller, WebapiCaller } from "@rollcall/service";
import type { MethodAnswer } from "@rollcall/webapi-core";
import type { RequestLog } from "../../request-log.js";
import type { ServiceDefinitions } from "../../service-definitions.js";
import { createCallNames, parseBody } from "../calls.js";
import { currentExchange } from "../current-exchange.js";
import type { Exchange } from "../exchange.js";
import { WorldReplaced } from "../worlds/world-replaced.js";
import { keep, takesBody } from "./keep.js";

/** What gathers what becomes known of an exchange. */
export interface Recorder {
  /** The log itself, which tells the exchange as well. */
  readonly requestLog: RequestLog;
  readonly scimAround: ScimAround<ScimCaller, ScimCode>;
}

/** Notes what every exchange asks for and is answered, beside the log of requests. */
export function createRecorder(log: RequestLog, definitions: ServiceDefinitions): Recorder {
  const names = createCallNames(definitions);
  return {
    requestLog: {
      ...log,
      scimAnswered: (answer) => {
        log.scimAnswered(answer);
        const exchange = currentExchange();
        if (exchange === undefined) return;
        exchange.protocol = "scim";
        exchange.version = answer.version;
        if (answer.route !== undefined) exchange.route = `${answer.route.verb} ${answer.route.path}`;
        noteAnswer(exchange, answer);
      },
      methodAnswered: (answer) => {
        log.methodAnswered(answer);
        const exchange = currentExchange();
        if (exchange === undefined) return;
        exchange.protocol = "webapi";
        const { method, caller, arguments: sent } = answer;
        if (caller !== undefined) noteCaller(exchange, caller);
        if (method !== undefined) exchange.method = names.method(method);
        if (method !== undefined && sent !== undefined)
          exchange.arguments = keep(names.arguments(method, sent), exchange);
        noteAnswer(exchange, answer);
      },
      failed: (error, requestId) => {
        if (!(error instanceof WorldReplaced)) log.failed(error, requestId);
      },
    },
    scimAround: (exchange, next) => {
      const noted = currentExchange();
      if (noted !== undefined) noteRequest(noted, exchange);
      return next();
    },
  };
}

function noteAnswer(exchange: Exchange, answer: ScimAnswer | MethodAnswer): void {
  const { requestId, status, error, because, aborted = false } = answer;
  exchange.requestId = requestId;
  exchange.status = status;
  exchange.ok = error === undefined && !aborted;
  exchange.code = error;
  exchange.aborted = aborted;
  if (because !== undefined) exchange.because = { ...keep(because, exchange), rule: because.rule };
}

function noteRequest(exchange: Exchange, { id, body, context }: ScimExchange<ScimCaller>): void {
  noteCaller(exchange, context.caller);
  exchange.id = id;
  if (body === undefined) return;
  // It is read when somebody asks for it, unless it is too large to wait for that.
  if (takesBody(body, exchange)) {
    exchange.body = body;
    return;
  }
  const sent = parseBody(body);
  if (sent !== undefined) exchange.arguments = keep(sent, exchange);
}

function noteCaller(exchange: Exchange, { token, user }: ScimCaller | WebapiCaller): void {
  exchange.tokenHash = token.hash;
  exchange.userId = user?.id;
  exchange.appId = token.appId;
}
