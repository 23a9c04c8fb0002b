export type { Because } from "./because.js";
export type { Clock } from "./clock.js";
export { createMethodHandler } from "./create-method-handler.js";
export type {
  ArgumentDefinition,
  ArgumentForm,
  FieldDefinition,
  FieldTable,
  MethodDefinition,
  MethodErrorDefinition,
  MethodMap,
  MethodTable,
  MethodTypes,
  NamesDefinition,
  RateDefinition,
  WebapiDefinition,
  WebapiLimits,
} from "./definition.js";
export { UndeclaredCodeError } from "./engine/undeclared-code-error.js";
export { extendMethods } from "./extend-methods.js";
export type { Connection, FetchHandler } from "./fetch-handler.js";
export type { Instant } from "./instant.js";
export type { MethodAnswer } from "./method-answer.js";
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
  OpenContext,
  RefusalAside,
} from "./method-handlers.js";
export { type ArgumentWriter, createArgumentWriter } from "./names/create-argument-writer.js";
export { type RenameWire, renameWire } from "./rename-wire.js";
export type { WebapiSituation, WebapiWarning } from "./situations.js";
export { areUnique } from "./validators/are-unique.js";
export { isGiven } from "./validators/is-given.js";
export { type IssueMessages, issueMessage } from "./validators/issue-message.js";
export { type RelabelledMessages, relabelled } from "./validators/relabelled.js";
export {
  allOrNone,
  atLeastOneOf,
  atMostOneOf,
  exactlyOneOf,
  forbiddenWhen,
  type MemberCondition,
  type MemberRule,
  oneGroupOf,
  requiredWhen,
} from "./validators/rules.js";
