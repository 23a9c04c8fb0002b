export type { Because } from "./because.js";
export type { Clock } from "./clock.js";
export type {
  ArgumentDefinition,
  ArgumentForm,
  MethodDefinition,
  MethodErrorDefinition,
  MethodMap,
  MethodTable,
  MethodTypes,
  RateDefinition,
  WebapiDefinition,
  WebapiLimits,
} from "./definition.js";
export type { Connection, FetchHandler } from "./fetch-handler.js";
export type { Instant } from "./instant.js";
export type { MethodHandlerOptions } from "./method-handler-options.js";
export type {
  AnyOutcome,
  Aside,
  MethodAround,
  MethodCaller,
  MethodContext,
  MethodExchange,
  MethodHandlers,
  MethodOutcome,
  RefusalAside,
} from "./method-handlers.js";
export type { WebapiSituation } from "./situations.js";
