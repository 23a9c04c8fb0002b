import type { ScimAnswer, ScimAround } from "@rollcall/scim-core";
import type { ScimCode } from "@rollcall/scim-core/svc";
import type { ScimCaller, WebapiCaller } from "@rollcall/service";
import type { MethodAnswer } from "@rollcall/webapi-core";
import type { RequestLog } from "../../request-log.js";
import type { ServiceDefinitions } from "../../service-definitions.js";
import { type CallNames, callOfScim, createCallNames } from "../calls.js";
import { type Answered, currentExchange } from "../exchange-context.js";
import { WorldReplaced } from "../worlds/world-replaced.js";
import { redact } from "./redact.js";

/** What gathers what is known of an exchange, in its context. */
export interface Recorder {
  /** The log itself, which tells the context as well. */
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
        noteAnswer({ answer, parts: scimParts(answer) });
      },
      methodAnswered: (answer) => {
        log.methodAnswered(answer);
        noteAnswer({ answer, parts: methodParts(answer, names) });
        const { method, arguments: sent } = answer;
        noteCaller(answer.caller, method === undefined || sent === undefined ? sent : names.arguments(method, sent));
      },
      failed: (error, requestId) => {
        if (!(error instanceof WorldReplaced)) log.failed(error, requestId);
      },
    },
    scimAround: (exchange, next) => {
      noteCaller(exchange.context.caller, callOfScim(exchange).arguments);
      const context = currentExchange();
      if (context !== undefined && exchange.id !== undefined) context.id = exchange.id;
      return next();
    },
  };
}

function noteAnswer(answered: Answered): void {
  const context = currentExchange();
  if (context !== undefined) context.answered = answered;
}

function noteCaller(caller: ScimCaller | WebapiCaller | undefined, sent: object | undefined): void {
  const context = currentExchange();
  if (context === undefined) return;
  if (sent !== undefined) context.arguments = redact(sent, context.budget);
  if (caller === undefined) return;
  context.tokenHash = caller.token.hash;
  if (caller.user !== undefined) context.userId = caller.user.id;
  if (caller.token.appId !== undefined) context.appId = caller.token.appId;
}

function scimParts({ version, route }: ScimAnswer): Answered["parts"] {
  return { protocol: "scim", version, ...(route && { route: `${route.verb} ${route.path}` }) };
}

function methodParts({ method }: MethodAnswer, names: CallNames): Answered["parts"] {
  return { protocol: "webapi", ...(method !== undefined && { method: names.method(method) }) };
}
