import { agentSessions } from "./agent-sessions/agent-session.js";
import { appRequests } from "./approvals/app-request.js";
import { appResolutions } from "./approvals/app-resolution.js";
import { apps } from "./apps/app.js";
import { appCredentials } from "./apps/credentials/app-credentials.js";
import { webhooks } from "./apps/webhooks/webhook.js";
import { bookmarkShelves, bookmarks } from "./bookmarks/bookmark.js";
import { canvases } from "./canvases/canvas.js";
import { channels } from "./channels/channel.js";
import { doNotDisturb } from "./do-not-disturb/do-not-disturb.js";
import { emoji } from "./emoji/emoji.js";
import { files } from "./files/file.js";
import { fileUploads } from "./files/file-upload.js";
import { appFunctions } from "./functions/app-function.js";
import { functionExecutions } from "./functions/executions/function-execution.js";
import { groups } from "./groups/group.js";
import { oauthCodes } from "./installs/codes/oauth-code.js";
import { refreshTokens } from "./installs/rotation/refresh-token.js";
import { messageValues } from "./interactivity/message-values.js";
import { responseUrls } from "./interactivity/response-urls/response-url.js";
import { invitations } from "./invitations/invitation.js";
import { listExportParts, listExports } from "./lists/exports/list-export.js";
import { lists } from "./lists/list.js";
import { listRows } from "./lists/rows/list-row.js";
import { removedListRows } from "./lists/rows/removed-list-row.js";
import { messages } from "./messages/message.js";
import { organizations, workspaces } from "./organizations/organization.js";
import { customFields } from "./profile-fields/custom-field.js";
import { profileFields } from "./profile-fields/profile-field.js";
import { crmOrganizations, crmRecords } from "./record-channels/crm.js";
import { reminders } from "./reminders/reminder.js";
import { roleAssignments } from "./roles/role-assignment.js";
import { scheduledMessages } from "./scheduled-messages/scheduled-message.js";
import { signingKeys } from "./sign-in/signing-key.js";
import { tokens } from "./tokens/token.js";
import { users } from "./users/user.js";
import { appHomes } from "./views/app-home.js";
import { triggers } from "./views/triggers/trigger.js";
import { views } from "./views/view.js";
import { viewNames } from "./views/view-name.js";
import { viewStacks } from "./views/view-stack.js";

/** All documents of the service, by name. A document comes after those that it references. */
export const documents = {
  organization: organizations,
  workspace: workspaces,
  app: apps,
  appCredentials,
  user: users,
  profileField: profileFields,
  customField: customFields,
  emoji,
  doNotDisturb,
  group: groups,
  token: tokens,
  channel: channels,
  roleAssignment: roleAssignments,
  invitation: invitations,
  message: messages,
  bookmark: bookmarks,
  bookmarkShelf: bookmarkShelves,
  scheduledMessage: scheduledMessages,
  reminder: reminders,
  function: appFunctions,
  functionExecution: functionExecutions,
  crmOrganization: crmOrganizations,
  record: crmRecords,
  file: files,
  fileUpload: fileUploads,
  list: lists,
  listRow: listRows,
  removedListRow: removedListRows,
  listExport: listExports,
  listExportPart: listExportParts,
  canvas: canvases,
  agentSession: agentSessions,
  viewStack: viewStacks,
  view: views,
  viewName: viewNames,
  appHome: appHomes,
  trigger: triggers,
  webhook: webhooks,
  responseUrl: responseUrls,
  oauthCode: oauthCodes,
  refreshToken: refreshTokens,
  appResolution: appResolutions,
  appRequest: appRequests,
  messageValues,
  signingKey: signingKeys,
} as const;

/** The documents of the service. */
export type ServiceDocuments = typeof documents;
