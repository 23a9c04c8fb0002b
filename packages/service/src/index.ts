export type { Hooks } from "./create-hooks.js";
export type { ScimService } from "./create-scim.js";
export { createService } from "./create-service.js";
export { createDueLoop, type DueLoopOptions } from "./due-subjects.js";
export { draftStatedEvent, type StatedDraft } from "./events/event-source.js";
export type { StampOptions } from "./events/stamp-commits.js";
export { createStamp, stampCommits } from "./events/stamp-commits.js";
export {
  groupLimits,
  manifestDefaults,
  type ObservedSwitch,
  observedSwitches,
  scimAccess,
  tokenPrefixes,
  userLimits,
  type WireWord,
  wireWords,
} from "./generated/service.js";
export { undefinedMethods } from "./generated/undefined-methods.js";
export { type EventDelivery, type EventSubscriptions, eventSubscriptions } from "./model/app.js";
export type { ScimCaller, WebapiCaller } from "./model/caller.js";
export type { AuthorizeForm } from "./model/oauth.js";
export { type Activity, type ClientKind, clientKinds } from "./model/reaction.js";
export { stopEventWarning } from "./rules/agent-sessions/session-state.js";
export { createActivityRecorder } from "./rules/analytics/record-activity.js";
export {
  type AppEnvironment,
  type EnvironmentOptions,
  readEnvironment,
  readEnvironments,
  toVariables,
  type VariableNames,
  variableEndings,
  variableNames,
} from "./rules/apps/app-environment.js";
export { resealed } from "./rules/apps/credentials.js";
export {
  isDeliveryUrl,
  type WantedDelivery,
  withDelivery,
  withWebhook,
} from "./rules/apps/manifest/manifest-change.js";
export { type OwnNames, ownNames, validateSentManifest } from "./rules/apps/manifest/sent-manifest.js";
export { validateForm, validateManifest } from "./rules/apps/manifest/validate-manifest.js";
export { redeemTicket, type SocketAdmission, socketLimits, socketPath } from "./rules/apps/sockets.js";
export { asksForWebhook } from "./rules/apps/webhooks.js";
export type { DocumentText } from "./rules/conversations/files/to-document-file.js";
export { type OpenedCredentials, openCredentials, tryOpening } from "./rules/directory/open-credentials.js";
export { isFileUrl, knowsPublicFile, knowsUpload } from "./rules/files/known-urls.js";
export type { DownloadRequest, OpenDownload, OpenedDownload } from "./rules/files/open-download.js";
export type { ReceivedUpload, ReceiveUpload, SentUpload } from "./rules/files/uploads.js";
export { disconnectGroup, type GroupConnection } from "./rules/groups/disconnect-group.js";
export type {
  AuthorizeParameters,
  AuthorizeRefusal,
  AuthorizeRequest,
} from "./rules/installs/authorize/authorize-request.js";
export type { Consent, ConsentChoice, ConsentScope } from "./rules/installs/authorize/consent.js";
export type { Installs } from "./rules/installs/create-installs.js";
export {
  appTokensOf,
  createAppToken,
  endInstallations,
  findNamedApp,
  installApp,
  revokeAppToken,
} from "./rules/installs/operator/installations.js";
export { createApp, undoneBy, updateApp } from "./rules/installs/operator/operated-apps.js";
export {
  type AdministratorTokens,
  findUsableTokens,
  issueAdministratorTokens,
  revokeToken,
} from "./rules/installs/operator/operator-tokens.js";
export {
  type AppAnswer,
  type AskApp,
  type AskedDelivery,
  type AskFailure,
  type InteractivePayload,
  type Question,
  type QuestionAddress,
  type QuestionTopic,
  questionAddress,
  typeOfQuestion,
} from "./rules/interactivity/ask-app.js";
export type { HookCaller } from "./rules/interactivity/hooks/hook-message.js";
export type {
  ExportRequest,
  ListFileRequest,
  OpenExport,
  OpenedExport,
  OpenedListFile,
  OpenListFile,
} from "./rules/lists/exports/open-list-file.js";
export {
  createEphemerals,
  type Ephemeral,
  type EphemeralKey,
  type Ephemerals,
} from "./rules/messages/ephemerals.js";
export type { RateMode } from "./rules/middleware/rate-limit.js";
export type { KeyHolder, Openid } from "./rules/sign-in/openid.js";
export { workflowTokenOf } from "./rules/tokens/token-state.js";
export { type CreatedTrigger, createTrigger, type TriggeringAct } from "./rules/views/triggers.js";
export type { Service } from "./service.js";
export type { ServiceOptions } from "./service-options.js";
export type { DueLoop, DuePlan } from "./store/due-loop.js";
export type { ActiveDefinitions } from "./values/active-definitions.js";
export { eventsOf, type ServedEvents } from "./values/default-events.js";
export type { Ids } from "./values/ids.js";
export { idAlphabet, idLength, toId } from "./values/ids.js";
export { avatarHash, colorOf, isDataUrl, photoUrl } from "./values/picture.js";
export { hashToken, plainSealer, type Sealer, standardPrefixes, type TokenPrefixes } from "./values/secrets.js";
export {
  apiUrlOf,
  archivesPath,
  authorizePath,
  filePagePaths,
  hooksPath,
  hooksUrlOf,
  hookWorldMark,
  openidConfigurationPath,
  privatePath,
  publicPath,
  type Site,
  type SiteHosts,
  signInKeysPath,
  signInPath,
  siteAt,
  siteOf,
  splitWorkspacePath,
  uploadPath,
  userAuthorizePath,
  type WorkspaceAddress,
  workspacesPath,
} from "./values/site-addresses.js";
