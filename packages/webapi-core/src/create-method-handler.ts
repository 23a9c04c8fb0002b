import type { MethodErrorDefinition, MethodMap } from "./definition.js";
import { compileMethods } from "./engine/compile-methods.js";
import type { Engine } from "./engine/engine.js";
import { serveCall } from "./engine/serve-call.js";
import type { FetchHandler } from "./fetch-handler.js";
import type { MethodHandlerOptions } from "./method-handler-options.js";
import type { MethodCaller } from "./method-handlers.js";

/**
 * Serves a set of methods: `GET` and `POST` of the mount and a method's name, with arguments in any encoding.
 *
 * A call is looked at in this order, and the first thing wrong with it answers: the name of the method, the query and
 * the body, the token, the kind of token and its scopes, the arguments, then the wrappers and the handler. Whatever is
 * thrown on the way is a defect: the client gets the code of that situation and nothing more, `onError` gets the error.
 * Tables are built once, here.
 *
 * @throws when a method has no handler, or two methods have one name on the wire.
 */
export function createMethodHandler<
  Methods extends MethodMap<Methods>,
  Code extends string,
  Caller extends MethodCaller,
>(options: MethodHandlerOptions<Methods, Code, Caller>): FetchHandler {
  const { definition, maxBodyBytes = definition.limits.maxBodyBytes } = options;
  const commonCodes = new Map(Object.entries<MethodErrorDefinition>(definition.errors));
  const engine: Engine<Caller> = {
    methods: compileMethods(definition, options.handlers, commonCodes),
    situations: definition.situations,
    commonCodes,
    warnings: definition.warnings ?? {},
    limits: { ...definition.limits, maxBodyBytes },
    tokenInQuery: definition.tokenInQuery ?? false,
    authenticate: options.authenticate,
    now: () => options.clock.now(),
    around: options.around ?? [],
    onError: options.onError ?? (() => undefined),
    onAnswer: options.onAnswer ?? (() => undefined),
  };
  return (request, connection = {}) => serveCall(engine, { request, connection, requestId: options.newRequestId() });
}
