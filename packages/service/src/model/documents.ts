import { agentSessions } from "./agent-session.js";
import { apps } from "./app.js";
import { appRequests, appResolutions } from "./app-approval.js";
import { appCredentials } from "./app-credentials.js";
import { appFunctions, functionExecutions } from "./app-function.js";
import { bookmarkShelves, bookmarks } from "./bookmark.js";
import { canvases } from "./canvas.js";
import { channels } from "./channel.js";
import { crmOrganizations, crmRecords } from "./crm.js";
import { doNotDisturb } from "./do-not-disturb.js";
import { emoji } from "./emoji.js";
import { files, fileUploads } from "./file.js";
import { groups } from "./group.js";
import { responseUrls, triggers } from "./interaction.js";
import { invitations } from "./invitation.js";
import { listExportParts, listExports, lists } from "./list.js";
import { listRows, removedListRows } from "./list-row.js";
import { messages } from "./message.js";
import { oauthCodes, refreshTokens } from "./oauth.js";
import { organizations, workspaces } from "./organization.js";
import { customFields, profileFields } from "./profile-field.js";
import { reminders } from "./reminder.js";
import { roleAssignments } from "./role-assignment.js";
import { scheduledMessages } from "./scheduled-message.js";
import { signingKeys } from "./signing-key.js";
import { tokens } from "./token.js";
import { users } from "./user.js";
import { appHomes, messageValues, viewNames, viewStacks, views } from "./view.js";
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
