import { createBodiesInFlight, inOrder, type PlainAnswer, type TwoFormHandler, toFetchHandler } from "@rollcall/engine";
import { answer, answerRefusal } from "./answers/write-answer.js";
import type { MethodErrorDefinition, MethodMap } from "./definition/definition.js";
import type { Call, Engine } from "./engine.js";
import { compileMethods } from "./methods/compile-methods.js";
import { checkOptions } from "./options/check-options.js";
import type { MethodAnswer, MethodCaller, MethodHandlerOptions, MethodMiddleware } from "./options/method-handlers.js";
import { refuse } from "./refusals/refusal.js";
import { pauseForOthers } from "./request/decode-text.js";
import { splitUrl } from "./request/read-request.js";
import {
  authenticate,
  callHandler,
  checkArgumentScopes,
  checkArguments,
  checkCaller,
  checkRetired,
  checkVerb,
  findMethod,
  readArguments,
  readBody,
  readFieldToken,
  readHead,
  readHeaderToken,
  reserveBody,
} from "./steps.js";

/** The steps of a method call. The first refusal is the answer. */
const runSteps = inOrder<Call>()(
  findMethod,
  checkVerb,
  checkRetired,
  readHead,
  readHeaderToken,
  authenticate,
  checkCaller,
  reserveBody,
  readBody,
  readFieldToken,
  authenticate,
  checkCaller,
  readArguments,
  checkArgumentScopes,
  checkArguments,
  callHandler,
);

/** Serves one call from its first byte to its answer. An exception in a step is a defect. */
async function serveCall(call: Call): Promise<PlainAnswer> {
  try {
    const done = await runSteps(call);
    return "ok" in done ? answerRefusal(call, done) : answer(call, done.outcome);
  } catch (error) {
    const { engine, request, requestId } = call;
    // A disconnected client is not a defect, and nobody reads its answer.
    const aborted = request.signal.aborted && error === request.signal.reason;
    if (!aborted) engine.onError(error, requestId);
    return answerRefusal(call, refuse("defect"), aborted);
  } finally {
    call.hold?.release();
  }
}

/**
 * Creates a fetch handler that serves a set of methods: `GET` and `POST` of the mount and a method's name, with
 * arguments in any encoding. If the set has a code for `verbRefused`, a method whose verb is POST accepts only POST.
 *
 * `serveCall` lists the steps of a call. The first refusal is the answer. Any exception is a defect: the client gets
 * only the code of that situation, and `onError` receives the error. A method is loaded and prepared by its first call.
 *
 * @throws TypeError if an option or the handler of a method is missing, or two methods have the same name on the wire
 */
export function createMethodHandler<
  Methods extends MethodMap<Methods>,
  Code extends string,
  Caller extends MethodCaller,
  Facts = unknown,
>(options: MethodHandlerOptions<Methods, Code, Caller, Facts>): TwoFormHandler {
  checkOptions(options);
  const { definition, maxBodyBytes = definition.limits.maxBodyBytes } = options;
  const limits = { ...definition.limits, maxBodyBytes };
  const commonCodes = new Map(Object.entries<MethodErrorDefinition>(definition.errors));
  const engine: Engine = {
    methods: compileMethods(definition, options.handlers, commonCodes),
    situations: definition.situations,
    ...(definition.verbRefused === undefined ? {} : { verbRefused: definition.verbRefused }),
    commonCodes,
    messageFields: definition.messageFields ?? {},
    warnings: definition.warnings ?? {},
    remarks: new Set(definition.remarks),
    limits,
    bodies: createBodiesInFlight(limits.maxBodyBytesInFlight, limits.maxBodyBytesWithoutToken),
    pause: options.pause ?? pauseForOthers,
    ...(definition.bodyField === undefined ? {} : { bodyField: definition.bodyField }),
    tokenInQuery: definition.tokenInQuery ?? false,
    authenticate: options.authenticate,
    now: () => options.clock.now(),
    onError: options.onError ?? (() => undefined),
    ...takeCallers(options),
  };
  return toFetchHandler((request, connection) =>
    serveCall(startCall(engine, { request, connection, requestId: options.newRequestId() })),
  );
}

function startCall(
  engine: Engine,
  { request, connection, requestId }: Pick<Call, "request" | "connection" | "requestId">,
): Call {
  const { path, query } = splitUrl(request.url);
  return {
    engine,
    request,
    connection,
    requestId,
    path,
    query,
    // Steps fill these in. Declaring them first is faster than adding them later.
    method: undefined,
    head: undefined,
    warnings: undefined,
    token: undefined,
    caller: undefined,
    hold: undefined,
    sent: undefined,
    values: undefined,
    checked: undefined,
    outcome: undefined,
  };
}

/**
 * Accepts options with callers and facts of any type. This is sound because the engine passes on only callers that
 * `authenticate` of the same options resolves, and definitions of the same options.
 */
function takeCallers<Caller extends MethodCaller, Facts>({
  middleware = [],
  onAnswer = () => undefined,
}: {
  readonly middleware?: readonly MethodMiddleware<Caller, Facts>[];
  readonly onAnswer?: (answer: MethodAnswer<Caller>) => void;
}): Pick<Engine, "middleware" | "onAnswer"> {
  return { middleware, onAnswer } as unknown as Pick<Engine, "middleware" | "onAnswer">;
}
