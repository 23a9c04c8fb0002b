import { agentSessions } from "./agent-sessions.js";
import { analytics } from "./analytics.js";
import { api } from "./api.js";
import { appAdministration } from "./app-administration.js";
import { appChanges } from "./app-changes.js";
import { approvals } from "./approvals.js";
import { apps } from "./apps.js";
import { assistants } from "./assistants.js";
import { bookmarks } from "./bookmarks.js";
import { canvasAccess } from "./canvas-access.js";
import { canvasChanges } from "./canvas-changes.js";
import { canvases } from "./canvases.js";
import { channelAdministration } from "./channel-administration.js";
import { channelMembers } from "./channel-members.js";
import { channelPlaces } from "./channel-places.js";
import { channelSearch } from "./channel-search.js";
import { channelSettings } from "./channel-settings.js";
import { conversations } from "./conversations.js";
import { directConversations } from "./direct-conversations.js";
import { directory } from "./directory.js";
import { doNotDisturb } from "./do-not-disturb.js";
import { fileRows } from "./files.js";
import { functionPermissions } from "./function-permissions.js";
import { functions } from "./functions.js";
import { furtherMessages } from "./further-messages.js";
import { groupChannels } from "./group-channels.js";
import { guests } from "./guests.js";
import { installations } from "./installations.js";
import { invitationRows } from "./invitations.js";
import { listAccess } from "./list-access.js";
import { listCells } from "./list-cells.js";
import { listRows } from "./list-rows.js";
import { lists } from "./lists.js";
import { memberRoles } from "./member-roles.js";
import { members } from "./members.js";
import { memberships } from "./memberships.js";
import { messageChanges } from "./message-changes.js";
import { messages } from "./messages.js";
import type { MethodTable } from "./method-situation.js";
import { oauth } from "./oauth.js";
import { people } from "./people.js";
import { pins } from "./pins.js";
import { reactions } from "./reactions.js";
import { recordChannels } from "./record-channels.js";
import { reminders } from "./reminders.js";
import { roles } from "./roles.js";
import { scheduledMessages } from "./scheduled-messages.js";
import { search } from "./search.js";
import { signIn } from "./sign-in.js";
import { streams } from "./streams.js";
import { unfurls } from "./unfurls.js";
import { userGroups } from "./user-groups.js";
import { users } from "./users.js";
import { views } from "./views.js";
import { workspaceAdministration } from "./workspace-administration.js";

/** The subjects of the table; each method is in one of them. */
export const methodTables: readonly MethodTable[] = [
  api,
  installations,
  oauth,
  signIn,
  apps,
  appChanges,
  appAdministration,
  approvals,
  agentSessions,
  assistants,
  canvases,
  canvasAccess,
  canvasChanges,
  lists,
  listCells,
  listRows,
  listAccess,
  analytics,
  functions,
  functionPermissions,
  guests,
  members,
  memberRoles,
  memberships,
  invitationRows,
  workspaceAdministration,
  recordChannels,
  channelAdministration,
  channelPlaces,
  channelSearch,
  conversations,
  channelMembers,
  channelSettings,
  directConversations,
  messages,
  reactions,
  search,
  bookmarks,
  pins,
  fileRows,
  messageChanges,
  furtherMessages,
  streams,
  unfurls,
  scheduledMessages,
  reminders,
  roles,
  views,
  users,
  directory,
  doNotDisturb,
  people,
  userGroups,
  groupChannels,
];

/** Every method with its rows. */
export const methodTable: MethodTable = Object.assign({}, ...methodTables) as MethodTable;
