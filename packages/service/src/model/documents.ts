import { agentSessions } from "./agent-session.js";
import { apps } from "./app.js";
import { appCredentials } from "./app-credentials.js";
import { appFunctions } from "./app-function.js";
import { appHomes } from "./app-home.js";
import { appRequests } from "./app-request.js";
import { appResolutions } from "./app-resolution.js";
import { bookmarkShelves, bookmarks } from "./bookmark.js";
import { canvases } from "./canvas.js";
import { channels } from "./channel.js";
import { crmOrganizations, crmRecords } from "./crm.js";
import { customFields } from "./custom-field.js";
import { doNotDisturb } from "./do-not-disturb.js";
import { emoji } from "./emoji.js";
import { files } from "./file.js";
import { fileUploads } from "./file-upload.js";
import { functionExecutions } from "./function-execution.js";
import { groups } from "./group.js";
import { invitations } from "./invitation.js";
import { lists } from "./list.js";
import { listExportParts, listExports } from "./list-export.js";
import { listRows } from "./list-row.js";
import { messages } from "./message.js";
import { messageValues } from "./message-values.js";
import { oauthCodes } from "./oauth-code.js";
import { organizations, workspaces } from "./organization.js";
import { profileFields } from "./profile-field.js";
import { refreshTokens } from "./refresh-token.js";
import { reminders } from "./reminder.js";
import { removedListRows } from "./removed-list-row.js";
import { responseUrls } from "./response-url.js";
import { roleAssignments } from "./role-assignment.js";
import { scheduledMessages } from "./scheduled-message.js";
import { signingKeys } from "./signing-key.js";
import { tokens } from "./token.js";
import { triggers } from "./trigger.js";
import { users } from "./user.js";
import { views } from "./view.js";
import { viewNames } from "./view-name.js";
import { viewStacks } from "./view-stack.js";
import { webhooks } from "./webhook.js";

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
