import type { ScimCode } from "@rollcall/api/scim";
import type { ScimAnswer, ScimExchange, ScimMiddleware } from "@rollcall/scim-core";
import {
  isResponse,
  type PlainAnswer,
  type PlainHandler,
  type PlainRequest,
  toResponse,
} from "@rollcall/server-adapters/node";
import type { ActiveDefinitions, ScimCaller, WebapiCaller } from "@rollcall/service";
import { createArgumentWriter, type MethodAnswer, methodNameOf } from "@rollcall/webapi-core";
import { parseBody } from "../calls.js";
import {
  beginExchange,
  currentExchange,
  type Exchange,
  inExchange,
  mediaTypeOf,
  type RecordedCall,
} from "../exchange.js";
import type { RequestLog } from "../request-log.js";
import { type World, WorldReplaced } from "../worlds/world.js";
import type { Journal } from "./journal.js";
import { fitBudget, fitsBudget } from "./kept.js";

/** Fills in the record of the current exchange. */
interface Recorder {
  /** Wraps a log so that it also fills in the exchange. */
  readonly requestLog: RequestLog;
  readonly scimMiddleware: ScimMiddleware<ScimCaller, ScimCode>;
}

/** Wraps a request log so that the request and the answer of each exchange are recorded. */
export function createRecorder(log: RequestLog, definitions: ActiveDefinitions): Recorder {
  const writeArguments = createArgumentWriter(definitions.webapi);
  const noteMethod = (answer: MethodAnswer<WebapiCaller>, exchange: Exchange | undefined) => {
    log.methodAnswered(answer);
    if (exchange === undefined) return;
    exchange.protocol = "webapi";
    const { definition, caller, arguments: sent } = answer;
    if (caller !== undefined) noteCaller(exchange, caller);
    noteAsked(exchange, answer, definitions);
    if (definition !== undefined) {
      exchange.definition = definition;
      if (sent !== undefined) {
        const written = writeArguments(definition, sent);
        exchange.arguments = fitBudget(written, exchange);
        exchange.isCut = exchange.arguments !== written;
      }
    }
    noteAnswer(exchange, answer);
  };
  const explain = async (answer: MethodAnswer) => {
    // Few calls need it, and the names of the methods that the hosted service has.
    const { explainUnknown } = await import("./unknown-method.js");
    return explainUnknown(answer, definitions);
  };
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
        const exchange = currentExchange();
        if (answer.reason?.rule !== "unknownMethod") {
          noteMethod(answer, exchange);
          return;
        }
        const explaining = explain(answer).then((reason) => noteMethod({ ...answer, reason }, exchange));
        if (exchange !== undefined) exchange.explaining = explaining;
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

/** Notes the method, and the path if it is not the address of that method. The paths of hooks are secrets. */
function noteAsked(exchange: Exchange, answer: MethodAnswer, { webapi }: ActiveDefinitions): void {
  const { definition, path } = answer;
  exchange.method = definition?.wireName ?? methodNameOf(answer, webapi);
  if (path.startsWith(webapi.mount) && path !== `${webapi.mount}/${exchange.method}`) exchange.path = path;
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

/**
 * Records the response of an exchange. Returns whether the journal keeps it: an engine answered it.
 * @param startedMs machine time when the request arrived, in milliseconds
 */
function endExchange(
  exchange: Exchange,
  answer: PlainAnswer | Response,
  startedMs: number,
): exchange is Exchange & RecordedCall {
  if (exchange.protocol === undefined) return false;
  exchange.durationMs = Math.round((performance.now() - startedMs) * 100) / 100;
  if (!isResponse(answer)) keepAnswer(exchange, answer);
  const { status } = answer;
  if (status === exchange.status) return true;
  exchange.status = status;
  // A page of a proxy between client and service carries no code of the service.
  if (!mediaTypeOf(answer)?.includes("json")) exchange.code = undefined;
  return true;
}

/** Keeps the body as it is, which is parsed only when the entry is read. */
function keepAnswer(exchange: Exchange, { body }: PlainAnswer): void {
  if (body === undefined || body.length >= exchange.remaining) return;
  exchange.remaining -= body.length;
  exchange.answer = body;
}

/** Dependencies of the exchanges of a world. */
interface ServeExchangeOptions {
  readonly world: Pick<World, "name" | "era" | "clock" | "secrets">;
  readonly journal: Journal;
  /** The service of the world. */
  readonly serve: PlainHandler;
  /** Whether a request only looks for the control plane. It has no exchange, and the journal does not have it. */
  readonly isLook: (request: PlainRequest) => boolean;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}

/**
 * Serves requests of a world. Each has its own exchange, which the journal receives with the response; a fault may damage
 * the response. The journal ignores an exchange whose world was replaced meanwhile.
 */
export function createExchangeHandler({ world, journal, serve, isLook, stopping }: ServeExchangeOptions): PlainHandler {
  return async (request, connection) => {
    if (isLook(request)) return serve(request, connection);
    const startedMs = performance.now();
    const exchange = beginExchange(world);
    const answer = await inExchange(exchange, () => serve(request, connection));
    await exchange.explaining;
    if (exchange.era !== world.era) return answer;
    if (exchange.protocol === "scim") exchange.url = request.url;
    const { damage } = exchange;
    const written = damage?.rewrite === undefined ? answer : await damage.rewrite(toResponse(answer));
    if (endExchange(exchange, written, startedMs)) {
      if (!exchange.ok && isLeftOver(exchange, request, world))
        exchange.reason = { rule: exchange.reason?.rule ?? "", found: leftOver };
      journal.add(exchange);
    }
    if (damage?.hold !== undefined) await damage.hold(endOf(request, stopping));
    return written;
  };
}

/** The part of a refused request that a reset of its world has made invalid. */
export const leftOver = "a token or an address of before the last reset of the world";

const secretText = /[0-9a-f]{8,}/g;

/** Whether the secret of a refused request is of an earlier era: a bot answers what happened before its world was replaced. */
function isLeftOver(
  { userId, appId }: Exchange,
  { headers, url }: PlainRequest,
  { secrets: { earlier, now } }: Pick<World, "secrets">,
): boolean {
  if (earlier.size === 0 || userId !== undefined || appId !== undefined) return false;
  const said = `${headers.get("authorization") ?? ""} ${url}`;
  return said.match(secretText)?.some((text) => earlier.has(text) && !now.has(text)) === true;
}

function endOf({ signal }: PlainRequest, stopping: AbortSignal | undefined): AbortSignal {
  return stopping === undefined ? signal : AbortSignal.any([signal, stopping]);
}
