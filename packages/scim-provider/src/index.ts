export type { StepResult } from "./apply/step-result.js";
export {
  type Confirm,
  createIdentityProvider,
  type IdentityProvider,
  type IdentityProviderOptions,
  type StyleName,
  styles,
} from "./create-identity-provider.js";
export type { Attributes } from "./directory/attributes.js";
export type {
  Directory,
  DirectoryEnterprise,
  DirectoryGroup,
  DirectoryUser,
  DirectoryValue,
} from "./directory/directory.js";
export {
  DirectoryError,
  type DirectoryProblem,
  findDirectoryProblems,
  type Person,
  type Team,
} from "./directory/resolve-directory.js";
export type { ProviderEvents, Requests } from "./events/create-events.js";
export type { Link, LinkEntry, LinkedType, LinkStore } from "./links/links.js";
export type { AttributeChange, GroupStep, Plan, Removed, Step, UserStep } from "./plan/plan.js";
export { readDirectory, type SourceOptions } from "./read-directory.js";
export type { ChangeForm, Fact, StyleFacts } from "./styles/style-facts.js";
export { type RemovalLimit, type SyncReport, TooManyRemovalsError } from "./sync-report.js";
export type { Leavers } from "./target/observe.js";
export type { Resource } from "./target/resource.js";
export { readTarget, type TargetOptions } from "./target-options.js";
export { describeAnswer, type Exchange, TargetError, UnreachableError } from "./wire/exchange.js";
