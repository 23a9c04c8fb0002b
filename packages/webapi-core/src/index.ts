export type {
  Clock,
  Connection,
  FetchHandler,
  Instant,
  PlainAnswer,
  PlainHandler,
  PlainHeaders,
  PlainRequest,
  TwoFormHandler,
} from "@rollcall/engine";
export { type Awaitable, after, afterAll, isPromise } from "@rollcall/engine";
export { memberNames, oncePerZod, type Schema, withoutZod, type Zod } from "@rollcall/schemas";
export { cachedJson } from "./answers/write-answer.js";
export { explainArguments } from "./arguments/argument-message.js";
export { createMethodHandler } from "./create-method-handler.js";
export type {
  AnyLazyMethod,
  AnyMethodDefinition,
  ArgumentDefinition,
  ArgumentForm,
  FieldDefinition,
  FieldTable,
  LazyMethod,
  LoadedDefinition,
  MethodDefinition,
  MethodErrorDefinition,
  MethodFactsOf,
  MethodMap,
  MethodTable,
  MethodTypes,
  NamesDefinition,
  RetiredMethods,
  WebapiDefinition,
  WebapiLimits,
} from "./definition/definition.js";
export type {
  EventClass,
  EventDefinition,
  EventMap,
  EventRow,
  EventSource,
  EventSubscription,
  EventTable,
  EventVariants,
} from "./definition/event-definition.js";
export { renameEvents } from "./definition/event-definition.js";
export { extendMethods, loadMethod, loadMethods } from "./definition/load-methods.js";
export type { RenameWire } from "./definition/rename-wire.js";
export { renameWire } from "./definition/rename-wire.js";
export type { WebapiSituation, WebapiWarning } from "./definition/situations.js";
export { type ArgumentWriter, createArgumentWriter, methodNameOf } from "./methods/compile-methods.js";
export type {
  AnyOutcome,
  Aside,
  MethodAnswer,
  MethodCaller,
  MethodContext,
  MethodExchange,
  MethodHandlerOptions,
  MethodHandlers,
  MethodMiddleware,
  MethodOutcome,
  OpenContext,
  RefusalAside,
  SuccessAside,
} from "./options/method-handlers.js";
export type { Reason } from "./refusals/refusal.js";
export { UndeclaredCodeError } from "./refusals/refusal.js";
export {
  type CaseMessages,
  type IssueMessages,
  issueMessage,
  type ObjectCases,
  oneCase,
  type RelabelledMessages,
  relabelled,
} from "./validators/messages.js";
export {
  allOrNone,
  areUnique,
  atLeastOneOf,
  atMostOneOf,
  demandIn,
  exactlyOneOf,
  forbiddenWhen,
  isGiven,
  type MemberCondition,
  type MemberRule,
  narrowed,
  oneGroupOf,
  requiredWhen,
  rootIssues,
} from "./validators/rules.js";
