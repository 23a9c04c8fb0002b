export { stopEventWarning } from "./agent-sessions/stop-event-warning.js";
export { type Activity, type ClientKind, clientKinds } from "./analytics/activity.js";
export { createActivityRecorder } from "./analytics/record-activity.js";
export { type AppEnvironment, readEnvironment, readEnvironments } from "./apps/app-environment.js";
export { authorizePath, userAuthorizePath } from "./apps/authorize-url.js";
export { resealed } from "./apps/credentials/reseal.js";
export { type EventDelivery, type EventSubscriptions, eventSubscriptions } from "./apps/event-subscriptions.js";
export { validateManifest } from "./apps/manifest/validate-manifest.js";
export { isDeliveryUrl, type WantedDelivery, withDelivery } from "./apps/manifest/with-delivery.js";
export { socketPath } from "./apps/sockets/socket-path.js";
export { redeemTicket, type SocketAdmission, socketLimits } from "./apps/sockets/sockets.js";
export { asksForWebhook } from "./apps/webhooks/webhook-scope.js";
export { privatePath, publicPath, uploadPath } from "./conversations/files/paths.js";
export { createDueLoop, type DueLoopOptions } from "./create-due-loop.js";
export type { Hooks } from "./create-hooks.js";
export { createService } from "./create-service.js";
export { type OpenedCredentials, openCredentials, tryOpening } from "./directory/open-credentials.js";
export type { DueLoop } from "./due/create-loop.js";
export type { DuePlan } from "./due/due-plan.js";
export { isFileUrl, knowsPublicFile } from "./files/download/knows-public-file.js";
export type { DownloadRequest, OpenDownload, OpenedDownload } from "./files/download/open-download.js";
export { knowsUpload } from "./files/upload/find-upload.js";
export type { ReceivedUpload, ReceiveUpload, SentUpload } from "./files/upload/receive-upload.js";
export {
  groupLimits,
  type ObservedSwitch,
  observedSwitches,
  scimAccess,
  tokenPrefixes,
  userLimits,
  type WireWord,
  wireWords,
} from "./generated/service.js";
export { disconnectGroup, type GroupConnection } from "./groups/disconnect-group.js";
export type { ConsentChoice } from "./installs/authorize/allow.js";
export type { AuthorizeParameters, AuthorizeRefusal } from "./installs/authorize/authorize-parameters.js";
export type { AuthorizeRequest } from "./installs/authorize/authorize-request.js";
export type { Consent, ConsentScope } from "./installs/authorize/describe-consent.js";
export type { AuthorizeForm } from "./installs/codes/oauth-code.js";
export type { Installs } from "./installs/create-installs.js";
export {
  type AppAnswer,
  type AskApp,
  type AskedDelivery,
  type AskFailure,
  type InteractivePayload,
  type Question,
  typeOfQuestion,
} from "./interactivity/ask-app.js";
export type { HookCaller } from "./interactivity/hooks/hook-caller.js";
export { hooksPath, hooksUrlOf, hookWorldMark } from "./interactivity/hooks-url.js";
export { type QuestionAddress, type QuestionTopic, questionAddress } from "./interactivity/question-address.js";
export type { ExportRequest, OpenExport, OpenedExport } from "./lists/exports/open-export.js";
export type { ListFileRequest, OpenedListFile, OpenListFile } from "./lists/exports/open-list-file.js";
export {
  createEphemerals,
  type Ephemeral,
  type EphemeralKey,
  type Ephemerals,
} from "./messages/ephemerals/ephemerals.js";
export { archivesPath } from "./messages/permalink.js";
export type { RateMode } from "./middleware/rate-mode.js";
export { createApp } from "./people/installing/create-app.js";
export { endInstallations } from "./people/installing/end-installations.js";
export { findNamedApp } from "./people/installing/find-named-app.js";
export { installApp } from "./people/installing/install-app.js";
export {
  type AdministratorTokens,
  findUsableTokens,
  issueAdministratorTokens,
  revokeToken,
} from "./people/installing/operator-tokens.js";
export { undoneBy, updateApp } from "./people/installing/update-app.js";
export { createStamp, type StampOptions, stampCommits } from "./publishing/stamp-commits.js";
export type { Service } from "./service.js";
export type { ServiceOptions } from "./service-options.js";
export type { Openid } from "./sign-in/create-openid.js";
export type { KeyHolder } from "./sign-in/key-holder.js";
export { openidConfigurationPath, signInKeysPath, signInPath } from "./sign-in/paths.js";
export type { ScimCaller } from "./tokens/scim-caller.js";
export type { WebapiCaller } from "./tokens/webapi-caller.js";
export { workflowTokenOf } from "./tokens/workflow-token.js";
export type { ActiveDefinitions } from "./values/active-definitions.js";
export { idAlphabet, idLength, toId } from "./values/id-characters.js";
export type { Ids } from "./values/ids.js";
export { isDataUrl } from "./values/is-data-url.js";
export { avatarHash, colorOf, photoUrl } from "./values/picture.js";
export { hashToken } from "./values/secrets/hash-token.js";
export { plainSealer, type Sealer } from "./values/secrets/sealer.js";
export { standardPrefixes, type TokenPrefixes } from "./values/secrets/token-prefixes.js";
export { type CreatedTrigger, createTrigger, type TriggeringAct } from "./views/triggers/create-trigger.js";
