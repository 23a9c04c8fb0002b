import type { MethodFacts, Methods } from "@rollcall/api/webapi";
import type { MethodDefinition, MethodHandlers } from "@rollcall/webapi-core";
import type { WebapiCaller } from "./model/webapi-caller.js";
import type { ServiceOptions } from "./service-options.js";

/** Dependencies of the handlers. */
export type HandlerOptions = Required<
  Pick<
    ServiceOptions,
    | "definitions"
    | "store"
    | "clock"
    | "ids"
    | "sealer"
    | "tokenPrefixes"
    | "siteUrl"
    | "hooksUrl"
    | "issuer"
    | "machineNow"
    | "keyHolder"
    | "worldPrefix"
    | "updateTimeMs"
    | "due"
    | "ephemerals"
  >
>;

/** Dependencies of the handler of a method. */
export interface OptionsOf<Name extends keyof Methods> extends HandlerOptions {
  readonly definition: MethodDefinition<Methods[Name], MethodFacts>;
  /** The definition of another method, for a method with the same rules. */
  readonly definitionOf: <Other extends keyof Methods>(
    name: Other,
  ) => Promise<MethodDefinition<Methods[Other], MethodFacts>>;
}

type Handlers = MethodHandlers<Methods, WebapiCaller>;

/** Creates the handler of a method. */
type CreateHandler<Name extends keyof Methods> = (options: OptionsOf<Name>) => Handlers[Name] | Promise<Handlers[Name]>;

/** The methods that nearly every client calls first. Their handlers are always loaded. */
export type ReadyMethod = "api.test" | "auth.test";

/** The modules of the handlers of all other methods. */
export const handlerLoaders: {
  readonly [Name in Exclude<keyof Methods, ReadyMethod>]: () => Promise<CreateHandler<Name>>;
} = {
  "admin.analytics.messages.activity": async () =>
    (await import("./rules/analytics/admin.analytics.messages.activity.js")).createMessagesActivity,
  "admin.analytics.messages.metadata": async () =>
    (await import("./rules/analytics/admin.analytics.messages.metadata.js")).createMessagesMetadata,
  "admin.apps.approve": async () => (await import("./rules/approvals/admin.apps.approve.js")).createApprove,
  "admin.apps.approved.list": async () =>
    (await import("./rules/approvals/admin.apps.approved.list.js")).createListApproved,
  "admin.apps.clearResolution": async () =>
    (await import("./rules/approvals/admin.apps.clearResolution.js")).createClearResolution,
  "admin.apps.requests.cancel": async () =>
    (await import("./rules/approvals/admin.apps.requests.cancel.js")).createCancelRequest,
  "admin.apps.requests.list": async () =>
    (await import("./rules/approvals/admin.apps.requests.list.js")).createListRequests,
  "admin.apps.restrict": async () => (await import("./rules/approvals/admin.apps.restrict.js")).createRestrict,
  "admin.apps.restricted.list": async () =>
    (await import("./rules/approvals/admin.apps.restricted.list.js")).createListRestricted,
  "admin.apps.uninstall": async () => (await import("./rules/apps/admin.apps.uninstall.js")).createUninstallApp,
  "admin.conversations.archive": async () =>
    (await import("./rules/channel-settings/admin.conversations.archive.js")).createAdminArchive,
  "admin.conversations.create": async () =>
    (await import("./rules/channel-settings/admin.conversations.create.js")).createAdminCreate,
  "admin.conversations.createForObjects": async () =>
    (await import("./rules/record-channels/admin.conversations.createForObjects.js")).createCreateForObjects,
  "admin.conversations.delete": async () =>
    (await import("./rules/channel-settings/admin.conversations.delete.js")).createAdminDelete,
  "admin.conversations.search": async () =>
    (await import("./rules/channel-settings/admin.conversations.search.js")).createSearchChannels,
  "admin.conversations.setTeams": async () =>
    (await import("./rules/channel-settings/admin.conversations.setTeams.js")).createSetTeams,
  "admin.conversations.getTeams": async () =>
    (await import("./rules/channel-settings/admin.conversations.getTeams.js")).createGetTeams,
  "admin.conversations.invite": async () =>
    (await import("./rules/channel-members/admin.conversations.invite.js")).createAdminInvite,
  "admin.conversations.rename": async () =>
    (await import("./rules/channel-settings/admin.conversations.rename.js")).createAdminRename,
  "admin.conversations.unarchive": async () =>
    (await import("./rules/channel-settings/admin.conversations.unarchive.js")).createAdminUnarchive,
  "admin.functions.list": async () => (await import("./rules/functions/admin.functions.list.js")).createListFunctions,
  "admin.teams.admins.list": async () =>
    (await import("./rules/organizations/admin.teams.admins.list.js")).createListTeamAdmins,
  "admin.teams.create": async () =>
    (await import("./rules/organizations/admin.teams.create.js")).createAdminTeamsCreate,
  "admin.teams.list": async () => (await import("./rules/organizations/admin.teams.list.js")).createAdminTeamsList,
  "admin.teams.owners.list": async () =>
    (await import("./rules/organizations/admin.teams.owners.list.js")).createListTeamOwners,
  "admin.usergroups.addChannels": async () =>
    (await import("./rules/user-groups/admin.usergroups.addChannels.js")).createAddDefaultChannels,
  "admin.usergroups.listChannels": async () =>
    (await import("./rules/user-groups/admin.usergroups.listChannels.js")).createListDefaultChannels,
  "admin.users.assign": async () => (await import("./rules/members/admin.users.assign.js")).createAssign,
  "admin.users.invite": async () => (await import("./rules/invitations/admin.users.invite.js")).createAdminUsersInvite,
  "admin.users.list": async () => (await import("./rules/members/admin.users.list.js")).createAdminUsersList,
  "admin.roles.addAssignments": async () =>
    (await import("./rules/roles/admin.roles.addAssignments.js")).createAddAssignments,
  "admin.roles.listAssignments": async () =>
    (await import("./rules/roles/admin.roles.listAssignments.js")).createListAssignments,
  "admin.roles.removeAssignments": async () =>
    (await import("./rules/roles/admin.roles.removeAssignments.js")).createRemoveAssignments,
  "admin.users.getExpiration": async () =>
    (await import("./rules/guests/admin.users.getExpiration.js")).createGetExpiration,
  "admin.users.remove": async () => (await import("./rules/members/admin.users.remove.js")).createRemoveMember,
  "admin.users.session.reset": async () =>
    (await import("./rules/members/admin.users.session.reset.js")).createSessionReset,
  "admin.users.setAdmin": async () => (await import("./rules/members/admin.users.setAdmin.js")).createSetAdmin,
  "admin.users.setExpiration": async () =>
    (await import("./rules/guests/admin.users.setExpiration.js")).createSetExpiration,
  "admin.users.setOwner": async () => (await import("./rules/members/admin.users.setOwner.js")).createSetOwner,
  "admin.users.setRegular": async () => (await import("./rules/members/admin.users.setRegular.js")).createSetRegular,
  "agents.sessions.rename": async () =>
    (await import("./rules/agent-sessions/agents.sessions.rename.js")).createRenameSession,
  "agents.sessions.setStatus": async () =>
    (await import("./rules/agent-sessions/agents.sessions.setStatus.js")).createSetSessionStatus,
  "apps.connections.open": async () => (await import("./rules/apps/apps.connections.open.js")).createOpenConnection,
  "apps.event.authorizations.list": async () =>
    (await import("./rules/apps/apps.event.authorizations.list.js")).createListAuthorizations,
  "apps.manifest.create": async () => (await import("./rules/apps/apps.manifest.create.js")).createCreateManifest,
  "apps.manifest.delete": async () => (await import("./rules/apps/apps.manifest.delete.js")).createDeleteManifest,
  "apps.manifest.export": async () => (await import("./rules/apps/apps.manifest.export.js")).createExportManifest,
  "apps.manifest.update": async () => (await import("./rules/apps/apps.manifest.update.js")).createUpdateManifest,
  "apps.manifest.validate": async () => (await import("./rules/apps/apps.manifest.validate.js")).createValidateManifest,
  "apps.uninstall": async () => (await import("./rules/installs/apps.uninstall.js")).createUninstall,
  "assistant.threads.setStatus": async () =>
    (await import("./rules/agent-sessions/assistant.threads.setStatus.js")).createSetAssistantStatus,
  "assistant.threads.setSuggestedPrompts": async () =>
    (await import("./rules/agent-sessions/assistant.threads.setSuggestedPrompts.js")).createSetSuggestedPrompts,
  "assistant.threads.setTitle": async () =>
    (await import("./rules/agent-sessions/assistant.threads.setTitle.js")).createSetAssistantTitle,
  "auth.revoke": async () => (await import("./rules/tokens/auth.revoke.js")).createRevoke,
  "auth.teams.list": async () => (await import("./rules/organizations/auth.teams.list.js")).createListTeams,
  "bookmarks.add": async () => (await import("./rules/bookmarks/bookmarks.add.js")).createAddBookmark,
  "bookmarks.edit": async () => (await import("./rules/bookmarks/bookmarks.edit.js")).createEditBookmark,
  "bookmarks.list": async () => (await import("./rules/bookmarks/bookmarks.list.js")).createListBookmarks,
  "bookmarks.remove": async () => (await import("./rules/bookmarks/bookmarks.remove.js")).createRemoveBookmark,
  "bots.info": async () => (await import("./rules/bots/bots.info.js")).createBotsInfo,
  "canvases.access.delete": async () =>
    (await import("./rules/canvases/canvases.access.delete.js")).createDeleteCanvasAccess,
  "canvases.access.set": async () => (await import("./rules/canvases/canvases.access.set.js")).createSetCanvasAccess,
  "canvases.create": async () => (await import("./rules/canvases/canvases.create.js")).createCreateCanvas,
  "canvases.delete": async () => (await import("./rules/canvases/canvases.delete.js")).createDeleteCanvas,
  "canvases.edit": async () => (await import("./rules/canvases/canvases.edit.js")).createEditCanvas,
  "chat.delete": async () => (await import("./rules/messages/chat.delete.js")).createDeleteMessage,
  "chat.getPermalink": async () => (await import("./rules/messages/chat.getPermalink.js")).createGetPermalink,
  "chat.meMessage": async () => (await import("./rules/messages/chat.meMessage.js")).createMeMessage,
  "chat.postEphemeral": async () => (await import("./rules/messages/chat.postEphemeral.js")).createPostEphemeral,
  "chat.postMessage": async () => (await import("./rules/messages/chat.postMessage.js")).createPostMessage,
  "chat.appendStream": async () => (await import("./rules/streams/chat.appendStream.js")).createAppendStream,
  "chat.startStream": async () => (await import("./rules/streams/chat.startStream.js")).createStartStream,
  "chat.stopStream": async () => (await import("./rules/streams/chat.stopStream.js")).createStopStream,
  "chat.unfurl": async () => {
    const { createUnfurl } = await import("./rules/messages/chat.unfurl.js");
    return async (options) => createUnfurl({ ...options, posting: await options.definitionOf("chat.postMessage") });
  },
  "chat.update": async () => (await import("./rules/messages/chat.update.js")).createUpdateMessage,
  "chat.deleteScheduledMessage": async () =>
    (await import("./rules/scheduled-messages/chat.deleteScheduledMessage.js")).createDeleteScheduledMessage,
  "chat.scheduleMessage": async () => {
    const { createScheduleMessage } = await import("./rules/scheduled-messages/chat.scheduleMessage.js");
    return async (options) =>
      createScheduleMessage({ ...options, posting: await options.definitionOf("chat.postMessage") });
  },
  "chat.scheduledMessages.list": async () =>
    (await import("./rules/scheduled-messages/chat.scheduledMessages.list.js")).createScheduledMessagesList,
  "conversations.archive": async () =>
    (await import("./rules/channel-settings/conversations.archive.js")).createArchiveConversation,
  "canvases.sections.lookup": async () =>
    (await import("./rules/canvases/canvases.sections.lookup.js")).createLookupSections,
  "conversations.canvases.create": async () =>
    (await import("./rules/canvases/conversations.canvases.create.js")).createCreateChannelCanvas,
  "conversations.close": async () =>
    (await import("./rules/direct-conversations/conversations.close.js")).createCloseConversation,
  "conversations.create": async () =>
    (await import("./rules/channel-settings/conversations.create.js")).createCreateConversation,
  "conversations.history": async () =>
    (await import("./rules/conversations/conversations.history.js")).createConversationHistory,
  "conversations.info": async () =>
    (await import("./rules/conversations/conversations.info.js")).createConversationInfo,
  "conversations.invite": async () =>
    (await import("./rules/channel-members/conversations.invite.js")).createInviteToConversation,
  "conversations.join": async () =>
    (await import("./rules/channel-members/conversations.join.js")).createJoinConversation,
  "conversations.kick": async () =>
    (await import("./rules/channel-members/conversations.kick.js")).createKickFromConversation,
  "conversations.leave": async () =>
    (await import("./rules/channel-members/conversations.leave.js")).createLeaveConversation,
  "conversations.list": async () =>
    (await import("./rules/conversations/conversations.list.js")).createListConversations,
  "conversations.mark": async () =>
    (await import("./rules/conversations/conversations.mark.js")).createMarkConversation,
  "conversations.members": async () =>
    (await import("./rules/conversations/conversations.members.js")).createConversationMembers,
  "conversations.rename": async () =>
    (await import("./rules/channel-settings/conversations.rename.js")).createRenameConversation,
  "conversations.open": async () =>
    (await import("./rules/direct-conversations/conversations.open.js")).createOpenConversation,
  "conversations.replies": async () =>
    (await import("./rules/conversations/conversations.replies.js")).createConversationReplies,
  "conversations.setPurpose": async () =>
    (await import("./rules/channel-settings/conversations.setPurpose.js")).createSetPurpose,
  "conversations.setTopic": async () =>
    (await import("./rules/channel-settings/conversations.setTopic.js")).createSetTopic,
  "conversations.unarchive": async () =>
    (await import("./rules/channel-settings/conversations.unarchive.js")).createUnarchiveConversation,
  "dnd.endDnd": async () => (await import("./rules/do-not-disturb/dnd.endDnd.js")).createEndDnd,
  "dnd.endSnooze": async () => (await import("./rules/do-not-disturb/dnd.endSnooze.js")).createEndSnooze,
  "dnd.info": async () => (await import("./rules/do-not-disturb/dnd.info.js")).createDndInfo,
  "dnd.setSnooze": async () => (await import("./rules/do-not-disturb/dnd.setSnooze.js")).createSetSnooze,
  "dnd.teamInfo": async () => (await import("./rules/do-not-disturb/dnd.teamInfo.js")).createDndTeamInfo,
  "emoji.list": async () => (await import("./rules/emoji/emoji.list.js")).createEmojiList,
  "files.completeUploadExternal": async () => {
    const { createCompleteUpload } = await import("./rules/files/files.completeUploadExternal.js");
    return async (options) =>
      createCompleteUpload({ ...options, posting: await options.definitionOf("chat.postMessage") });
  },
  "files.delete": async () => (await import("./rules/files/files.delete.js")).createDeleteFile,
  "files.getUploadURLExternal": async () =>
    (await import("./rules/files/files.getUploadURLExternal.js")).createBeginUpload,
  "files.info": async () => (await import("./document-files.js")).createInfoOfFile,
  "files.list": async () => (await import("./document-files.js")).createListOfFiles,
  "files.revokePublicURL": async () => (await import("./rules/files/files.revokePublicURL.js")).createRevokePublicUrl,
  "files.sharedPublicURL": async () => (await import("./rules/files/files.sharedPublicURL.js")).createSharePublicUrl,
  "functions.completeError": async () =>
    (await import("./rules/functions/functions.completeError.js")).createCompleteError,
  "functions.completeSuccess": async () =>
    (await import("./rules/functions/functions.completeSuccess.js")).createCompleteSuccess,
  "functions.distributions.permissions.add": async () =>
    (await import("./rules/functions/functions.distributions.permissions.add.js")).createAddFunctionPermissions,
  "functions.distributions.permissions.list": async () =>
    (await import("./rules/functions/functions.distributions.permissions.list.js")).createListFunctionPermissions,
  "functions.distributions.permissions.remove": async () =>
    (await import("./rules/functions/functions.distributions.permissions.remove.js")).createRemoveFunctionPermissions,
  "functions.distributions.permissions.set": async () =>
    (await import("./rules/functions/functions.distributions.permissions.set.js")).createSetFunctionPermissions,
  "oauth.v2.access": async () => (await import("./rules/installs/oauth.v2.access.js")).createAccess,
  "oauth.v2.exchange": async () => (await import("./rules/installs/oauth.v2.exchange.js")).createExchange,
  "oauth.v2.user.access": async () => (await import("./rules/installs/oauth.v2.user.access.js")).createUserAccess,
  "openid.connect.token": async () => (await import("./rules/sign-in/openid.connect.token.js")).createOpenidToken,
  "openid.connect.userInfo": async () => (await import("./rules/sign-in/openid.connect.userInfo.js")).createUserInfo,
  "pins.add": async () => (await import("./rules/pins/pins.add.js")).createAddPin,
  "pins.list": async () => (await import("./rules/pins/pins.list.js")).createListPins,
  "pins.remove": async () => (await import("./rules/pins/pins.remove.js")).createRemovePin,
  "reactions.add": async () => (await import("./rules/reactions/reactions.add.js")).createAddReaction,
  "reactions.get": async () => (await import("./rules/reactions/reactions.get.js")).createGetReactions,
  "reactions.list": async () => (await import("./rules/reactions/reactions.list.js")).createListReactions,
  "reactions.remove": async () => (await import("./rules/reactions/reactions.remove.js")).createRemoveReaction,
  "reminders.add": async () => (await import("./rules/reminders/reminders.add.js")).createAddReminder,
  "reminders.complete": async () => (await import("./rules/reminders/reminders.complete.js")).createCompleteReminder,
  "reminders.delete": async () => (await import("./rules/reminders/reminders.delete.js")).createDeleteReminder,
  "reminders.info": async () => (await import("./rules/reminders/reminders.info.js")).createReminderInfo,
  "reminders.list": async () => (await import("./rules/reminders/reminders.list.js")).createListReminders,
  "search.messages": async () => (await import("./rules/search/search.messages.js")).createSearchMessages,
  "svcLists.access.delete": async () =>
    (await import("./rules/lists/svcLists.access.delete.js")).createDeleteListAccess,
  "svcLists.access.set": async () => (await import("./rules/lists/svcLists.access.set.js")).createSetListAccess,
  "svcLists.create": async () => (await import("./rules/lists/svcLists.create.js")).createCreateList,
  "svcLists.download.get": async () => (await import("./rules/lists/svcLists.download.get.js")).createGetDownload,
  "svcLists.download.start": async () => (await import("./rules/lists/svcLists.download.start.js")).createStartDownload,
  "svcLists.items.create": async () => (await import("./rules/lists/svcLists.items.create.js")).createCreateListItem,
  "svcLists.items.delete": async () => (await import("./rules/lists/svcLists.items.delete.js")).createDeleteListItem,
  "svcLists.items.deleteMultiple": async () =>
    (await import("./rules/lists/svcLists.items.deleteMultiple.js")).createDeleteListItems,
  "svcLists.items.info": async () => (await import("./rules/lists/svcLists.items.info.js")).createListItemInfo,
  "svcLists.items.list": async () => (await import("./rules/lists/svcLists.items.list.js")).createListItems,
  "svcLists.items.update": async () => (await import("./rules/lists/svcLists.items.update.js")).createUpdateListItems,
  "svcLists.update": async () => (await import("./rules/lists/svcLists.update.js")).createUpdateList,
  "team.info": async () => (await import("./rules/organizations/team.info.js")).createTeamInfo,
  "team.profile.get": async () => (await import("./rules/profile-fields/team.profile.get.js")).createTeamProfileGet,
  "usergroups.create": async () => (await import("./rules/user-groups/usergroups.create.js")).createCreateUserGroup,
  "usergroups.list": async () => (await import("./rules/user-groups/usergroups.list.js")).createListUserGroups,
  "usergroups.disable": async () => (await import("./rules/user-groups/usergroups.disable.js")).createDisableUserGroup,
  "usergroups.enable": async () => (await import("./rules/user-groups/usergroups.enable.js")).createEnableUserGroup,
  "usergroups.update": async () => (await import("./rules/user-groups/usergroups.update.js")).createUpdateUserGroup,
  "usergroups.users.list": async () =>
    (await import("./rules/user-groups/usergroups.users.list.js")).createListUserGroupUsers,
  "usergroups.users.update": async () =>
    (await import("./rules/user-groups/usergroups.users.update.js")).createUpdateUserGroupUsers,
  "tooling.tokens.rotate": async () => (await import("./rules/installs/tooling.tokens.rotate.js")).createRotate,
  "users.conversations": async () =>
    (await import("./rules/conversations/users.conversations.js")).createUsersConversations,
  "users.getPresence": async () => (await import("./rules/presence/users.getPresence.js")).createGetPresence,
  "users.identity": async () => (await import("./rules/identity/users.identity.js")).createIdentity,
  "users.info": async () => (await import("./rules/users/users.info.js")).createUsersInfo,
  "users.list": async () => (await import("./rules/users/users.list.js")).createUsersList,
  "users.lookupByEmail": async () => (await import("./rules/users/users.lookupByEmail.js")).createLookupByEmail,
  "users.profile.get": async () => (await import("./rules/users/users.profile.get.js")).createProfileGet,
  "users.profile.set": async () => (await import("./rules/users/users.profile.set.js")).createProfileSet,
  "users.setPresence": async () => (await import("./rules/presence/users.setPresence.js")).createSetPresence,
  "views.open": async () => (await import("./rules/views/views.open.js")).createOpenView,
  "views.publish": async () => (await import("./rules/views/views.publish.js")).createPublishView,
  "views.push": async () => (await import("./rules/views/views.push.js")).createPushView,
  "views.update": async () => (await import("./rules/views/views.update.js")).createUpdateView,
};
