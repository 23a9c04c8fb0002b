import type { ScimCode } from "@rollcall/api/scim";
import type { ScimAnswer, ScimExchange, ScimMiddleware } from "@rollcall/scim-core";
import type { ActiveDefinitions, ScimCaller, WebapiCaller } from "@rollcall/service";
import { createArgumentWriter, type MethodAnswer } from "@rollcall/webapi-core";
import { parseBody } from "../calls.js";
import { currentExchange, type Exchange } from "../exchange.js";
import type { RequestLog } from "../request-log.js";
import { WorldReplaced } from "../worlds/world.js";
import { fitBudget, fitsBudget } from "./kept/kept.js";

/** Fills in the record of the current exchange. */
interface Recorder {
  /** Wraps a log so that it also fills in the exchange. */
  readonly requestLog: RequestLog;
  readonly scimMiddleware: ScimMiddleware<ScimCaller, ScimCode>;
}

/** Wraps a request log so that the request and the answer of each exchange are recorded. */
export function createRecorder(log: RequestLog, definitions: ActiveDefinitions): Recorder {
  const writeArguments = createArgumentWriter(definitions.webapi);
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
        const { definition, caller, arguments: sent } = answer;
        if (caller !== undefined) noteCaller(exchange, caller);
        if (definition !== undefined) {
          exchange.definition = definition;
          exchange.method = definition.wireName;
          if (sent !== undefined) {
            const written = writeArguments(definition, sent);
            exchange.arguments = fitBudget(written, exchange);
            exchange.isCut = exchange.arguments !== written;
          }
        }
        noteAnswer(exchange, answer);
      },
      failed: (error, requestId) => {
        if (!(error instanceof WorldReplaced)) log.failed(error, requestId);
      },
    },
    scimMiddleware: (exchange, next) => {
      const noted = currentExchange();
      if (noted !== undefined) noteRequest(noted, exchange);
      return next();
    },
  };
}

function noteAnswer(exchange: Exchange, answer: ScimAnswer | MethodAnswer): void {
  const { requestId, status, error, reason, aborted = false } = answer;
  exchange.requestId = requestId;
  exchange.status = status;
  exchange.ok = error === undefined && !aborted;
  exchange.code = error;
  exchange.aborted = aborted;
  if (reason !== undefined) exchange.reason = { ...fitBudget(reason, exchange), rule: reason.rule };
}

function noteRequest(exchange: Exchange, { id, body, context }: ScimExchange<ScimCaller>): void {
  noteCaller(exchange, context.caller);
  exchange.id = id;
  if (body === undefined) return;
  // The body is parsed when the journal is read, unless it is too large to keep.
  if (fitsBudget(body, exchange)) {
    exchange.body = body;
    return;
  }
  const sent = parseBody(body);
  exchange.isCut = true;
  if (sent !== undefined) exchange.arguments = fitBudget(sent, exchange);
}

function noteCaller(exchange: Exchange, { token, user }: ScimCaller | WebapiCaller): void {
  exchange.tokenHash = token.hash;
  exchange.userId = user?.id;
  exchange.appId = token.appId;
}
