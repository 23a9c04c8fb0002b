import type { MethodFacts, Methods } from "@rollcall/api/webapi";
import type { MethodDefinition, MethodHandlers } from "@rollcall/webapi-core";
import type { WebapiCaller } from "./model/caller.js";
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
    | "site"
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
    (await import("./rules/analytics/message-analytics.js")).createMessagesActivity,
  "admin.analytics.messages.metadata": async () =>
    (await import("./rules/analytics/message-analytics.js")).createMessagesMetadata,
  "admin.apps.approve": async () => (await import("./rules/approvals/resolutions.js")).createApprove,
  "admin.apps.approved.list": async () => (await import("./rules/approvals/resolution-lists.js")).createListApproved,
  "admin.apps.clearResolution": async () => (await import("./rules/approvals/resolutions.js")).createClearResolution,
  "admin.apps.requests.cancel": async () => (await import("./rules/approvals/requests.js")).createCancelRequest,
  "admin.apps.requests.list": async () => (await import("./rules/approvals/requests.js")).createListRequests,
  "admin.apps.restrict": async () => (await import("./rules/approvals/resolutions.js")).createRestrict,
  "admin.apps.restricted.list": async () =>
    (await import("./rules/approvals/resolution-lists.js")).createListRestricted,
  "admin.apps.uninstall": async () => (await import("./rules/apps/admin.apps.uninstall.js")).createUninstallApp,
  "admin.conversations.archive": async () =>
    (await import("./rules/channel-settings/archive-and-delete.js")).createAdminArchive,
  "admin.conversations.create": async () => (await import("./rules/channel-settings/create.js")).createAdminCreate,
  "admin.conversations.createForObjects": async () =>
    (await import("./rules/record-channels/admin.conversations.createForObjects.js")).createCreateForObjects,
  "admin.conversations.delete": async () =>
    (await import("./rules/channel-settings/archive-and-delete.js")).createAdminDelete,
  "admin.conversations.search": async () =>
    (await import("./rules/channel-settings/admin.conversations.search.js")).createSearchChannels,
  "admin.conversations.setTeams": async () => (await import("./rules/channel-settings/teams.js")).createSetTeams,
  "admin.conversations.getTeams": async () => (await import("./rules/channel-settings/teams.js")).createGetTeams,
  "admin.conversations.invite": async () => (await import("./rules/channel-members/invite.js")).createAdminInvite,
  "admin.conversations.rename": async () => (await import("./rules/channel-settings/rename.js")).createAdminRename,
  "admin.conversations.unarchive": async () =>
    (await import("./rules/channel-settings/archive-and-delete.js")).createAdminUnarchive,
  "admin.functions.list": async () => (await import("./rules/functions/admin.functions.list.js")).createListFunctions,
  "admin.teams.admins.list": async () => (await import("./rules/organizations/team-lists.js")).createListTeamAdmins,
  "admin.teams.create": async () =>
    (await import("./rules/organizations/admin.teams.create.js")).createAdminTeamsCreate,
  "admin.teams.list": async () => (await import("./rules/organizations/team-lists.js")).createAdminTeamsList,
  "admin.teams.owners.list": async () => (await import("./rules/organizations/team-lists.js")).createListTeamOwners,
  "admin.usergroups.addChannels": async () =>
    (await import("./rules/user-groups/admin-channels.js")).createAddDefaultChannels,
  "admin.usergroups.listChannels": async () =>
    (await import("./rules/user-groups/admin-channels.js")).createListDefaultChannels,
  "admin.users.assign": async () => (await import("./rules/members/membership.js")).createAssign,
  "admin.users.invite": async () => (await import("./rules/invitations/admin.users.invite.js")).createAdminUsersInvite,
  "admin.users.list": async () => (await import("./rules/members/admin.users.list.js")).createAdminUsersList,
  "admin.roles.addAssignments": async () => (await import("./rules/roles/assignments.js")).createAddAssignments,
  "admin.roles.listAssignments": async () => (await import("./rules/roles/assignments.js")).createListAssignments,
  "admin.roles.removeAssignments": async () => (await import("./rules/roles/assignments.js")).createRemoveAssignments,
  "admin.users.getExpiration": async () => (await import("./rules/guests/expiration.js")).createGetExpiration,
  "admin.users.remove": async () => (await import("./rules/members/membership.js")).createRemoveMember,
  "admin.users.session.reset": async () => (await import("./rules/members/membership.js")).createSessionReset,
  "admin.users.setAdmin": async () => (await import("./rules/members/roles.js")).createSetAdmin,
  "admin.users.setExpiration": async () => (await import("./rules/guests/expiration.js")).createSetExpiration,
  "admin.users.setOwner": async () => (await import("./rules/members/roles.js")).createSetOwner,
  "admin.users.setRegular": async () => (await import("./rules/members/roles.js")).createSetRegular,
  "agents.sessions.rename": async () => (await import("./rules/agent-sessions/sessions.js")).createRenameSession,
  "agents.sessions.setStatus": async () => (await import("./rules/agent-sessions/sessions.js")).createSetSessionStatus,
  "apps.connections.open": async () => (await import("./rules/apps/apps.connections.open.js")).createOpenConnection,
  "apps.event.authorizations.list": async () =>
    (await import("./rules/apps/apps.event.authorizations.list.js")).createListAuthorizations,
  "apps.manifest.create": async () => (await import("./rules/apps/apps.manifest.create.js")).createCreateManifest,
  "apps.manifest.delete": async () => (await import("./rules/apps/manifest-methods.js")).createDeleteManifest,
  "apps.manifest.export": async () => (await import("./rules/apps/manifest-methods.js")).createExportManifest,
  "apps.manifest.update": async () => (await import("./rules/apps/manifest-methods.js")).createUpdateManifest,
  "apps.manifest.validate": async () => (await import("./rules/apps/manifest-methods.js")).createValidateManifest,
  "apps.uninstall": async () => (await import("./rules/installs/apps.uninstall.js")).createUninstall,
  "assistant.threads.setStatus": async () =>
    (await import("./rules/agent-sessions/assistant-threads.js")).createSetAssistantStatus,
  "assistant.threads.setSuggestedPrompts": async () =>
    (await import("./rules/agent-sessions/assistant-threads.js")).createSetSuggestedPrompts,
  "assistant.threads.setTitle": async () =>
    (await import("./rules/agent-sessions/assistant-threads.js")).createSetAssistantTitle,
  "auth.revoke": async () => (await import("./rules/tokens/revoke.js")).createRevoke,
  "auth.teams.list": async () => (await import("./rules/organizations/team-lists.js")).createListTeams,
  "bookmarks.add": async () => (await import("./rules/bookmarks/bookmarks.js")).createAddBookmark,
  "bookmarks.edit": async () => (await import("./rules/bookmarks/bookmarks.js")).createEditBookmark,
  "bookmarks.list": async () => (await import("./rules/bookmarks/bookmarks.js")).createListBookmarks,
  "bookmarks.remove": async () => (await import("./rules/bookmarks/bookmarks.js")).createRemoveBookmark,
  "bots.info": async () => (await import("./rules/bots/bots.info.js")).createBotsInfo,
  "canvases.access.delete": async () => (await import("./rules/canvases/access.js")).createDeleteCanvasAccess,
  "canvases.access.set": async () => (await import("./rules/canvases/access.js")).createSetCanvasAccess,
  "canvases.create": async () => (await import("./rules/canvases/create-canvas.js")).createCreateCanvas,
  "canvases.delete": async () => (await import("./rules/canvases/change-canvas.js")).createDeleteCanvas,
  "canvases.edit": async () => (await import("./rules/canvases/change-canvas.js")).createEditCanvas,
  "chat.delete": async () => (await import("./rules/messages/chat.delete.js")).createDeleteMessage,
  "chat.getPermalink": async () => (await import("./rules/messages/chat.getPermalink.js")).createGetPermalink,
  "chat.meMessage": async () => (await import("./rules/messages/chat.meMessage.js")).createMeMessage,
  "chat.postEphemeral": async () => (await import("./rules/messages/chat.postEphemeral.js")).createPostEphemeral,
  "chat.postMessage": async () => (await import("./rules/messages/chat.postMessage.js")).createPostMessage,
  "chat.appendStream": async () => (await import("./rules/streams/streams.js")).createAppendStream,
  "chat.startStream": async () => (await import("./rules/streams/streams.js")).createStartStream,
  "chat.stopStream": async () => (await import("./rules/streams/streams.js")).createStopStream,
  "chat.unfurl": async () => {
    const { createUnfurl } = await import("./rules/messages/chat.unfurl.js");
    return async (options) => createUnfurl({ ...options, posting: await options.definitionOf("chat.postMessage") });
  },
  "chat.update": async () => (await import("./rules/messages/chat.update.js")).createUpdateMessage,
  "chat.deleteScheduledMessage": async () =>
    (await import("./rules/scheduled-messages/scheduled-messages.js")).createDeleteScheduledMessage,
  "chat.scheduleMessage": async () => {
    const { createScheduleMessage } = await import("./rules/scheduled-messages/chat.scheduleMessage.js");
    return async (options) =>
      createScheduleMessage({ ...options, posting: await options.definitionOf("chat.postMessage") });
  },
  "chat.scheduledMessages.list": async () =>
    (await import("./rules/scheduled-messages/scheduled-messages.js")).createScheduledMessagesList,
  "conversations.archive": async () =>
    (await import("./rules/channel-settings/archive-and-delete.js")).createArchiveConversation,
  "canvases.sections.lookup": async () =>
    (await import("./rules/canvases/canvases.sections.lookup.js")).createLookupSections,
  "conversations.canvases.create": async () =>
    (await import("./rules/canvases/create-canvas.js")).createCreateChannelCanvas,
  "conversations.close": async () =>
    (await import("./rules/direct-conversations/direct-conversations.js")).createCloseConversation,
  "conversations.create": async () => (await import("./rules/channel-settings/create.js")).createCreateConversation,
  "conversations.history": async () => (await import("./rules/conversations/history.js")).createConversationHistory,
  "conversations.info": async () => (await import("./rules/conversations/one-conversation.js")).createConversationInfo,
  "conversations.invite": async () => (await import("./rules/channel-members/invite.js")).createInviteToConversation,
  "conversations.join": async () => (await import("./rules/channel-members/membership.js")).createJoinConversation,
  "conversations.kick": async () => (await import("./rules/channel-members/membership.js")).createKickFromConversation,
  "conversations.leave": async () => (await import("./rules/channel-members/membership.js")).createLeaveConversation,
  "conversations.list": async () => (await import("./rules/conversations/lists.js")).createListConversations,
  "conversations.mark": async () => (await import("./rules/conversations/one-conversation.js")).createMarkConversation,
  "conversations.members": async () =>
    (await import("./rules/conversations/one-conversation.js")).createConversationMembers,
  "conversations.rename": async () => (await import("./rules/channel-settings/rename.js")).createRenameConversation,
  "conversations.open": async () =>
    (await import("./rules/direct-conversations/direct-conversations.js")).createOpenConversation,
  "conversations.replies": async () => (await import("./rules/conversations/history.js")).createConversationReplies,
  "conversations.setPurpose": async () => (await import("./rules/channel-settings/describe.js")).createSetPurpose,
  "conversations.setTopic": async () => (await import("./rules/channel-settings/describe.js")).createSetTopic,
  "conversations.unarchive": async () =>
    (await import("./rules/channel-settings/archive-and-delete.js")).createUnarchiveConversation,
  "dnd.endDnd": async () => (await import("./rules/do-not-disturb/do-not-disturb.js")).createEndDnd,
  "dnd.endSnooze": async () => (await import("./rules/do-not-disturb/do-not-disturb.js")).createEndSnooze,
  "dnd.info": async () => (await import("./rules/do-not-disturb/do-not-disturb.js")).createDndInfo,
  "dnd.setSnooze": async () => (await import("./rules/do-not-disturb/do-not-disturb.js")).createSetSnooze,
  "dnd.teamInfo": async () => (await import("./rules/do-not-disturb/do-not-disturb.js")).createDndTeamInfo,
  "emoji.list": async () => (await import("./rules/emoji/emoji.list.js")).createEmojiList,
  "files.completeUploadExternal": async () => {
    const { createCompleteUpload } = await import("./rules/files/files.completeUploadExternal.js");
    return async (options) =>
      createCompleteUpload({ ...options, posting: await options.definitionOf("chat.postMessage") });
  },
  "files.delete": async () => (await import("./rules/files/change-file.js")).createDeleteFile,
  "files.getUploadURLExternal": async () => (await import("./rules/files/uploads.js")).createBeginUpload,
  "files.info": async () => (await import("./document-files.js")).createInfoOfFile,
  "files.list": async () => (await import("./document-files.js")).createListOfFiles,
  "files.revokePublicURL": async () => (await import("./rules/files/change-file.js")).createRevokePublicUrl,
  "files.sharedPublicURL": async () => (await import("./rules/files/change-file.js")).createSharePublicUrl,
  "functions.completeError": async () => (await import("./rules/functions/complete-execution.js")).createCompleteError,
  "functions.completeSuccess": async () =>
    (await import("./rules/functions/complete-execution.js")).createCompleteSuccess,
  "functions.distributions.permissions.add": async () =>
    (await import("./rules/functions/permissions.js")).createAddFunctionPermissions,
  "functions.distributions.permissions.list": async () =>
    (await import("./rules/functions/permissions.js")).createListFunctionPermissions,
  "functions.distributions.permissions.remove": async () =>
    (await import("./rules/functions/permissions.js")).createRemoveFunctionPermissions,
  "functions.distributions.permissions.set": async () =>
    (await import("./rules/functions/permissions.js")).createSetFunctionPermissions,
  "oauth.v2.access": async () => (await import("./rules/installs/oauth.js")).createAccess,
  "oauth.v2.exchange": async () => (await import("./rules/installs/oauth.js")).createExchange,
  "oauth.v2.user.access": async () => (await import("./rules/installs/oauth.js")).createUserAccess,
  "openid.connect.token": async () => (await import("./rules/sign-in/openid.connect.token.js")).createOpenidToken,
  "openid.connect.userInfo": async () => (await import("./rules/sign-in/user-info.js")).createUserInfo,
  "pins.add": async () => (await import("./rules/pins/pins.js")).createAddPin,
  "pins.list": async () => (await import("./rules/pins/pins.js")).createListPins,
  "pins.remove": async () => (await import("./rules/pins/pins.js")).createRemovePin,
  "reactions.add": async () => (await import("./rules/reactions/reactions.js")).createAddReaction,
  "reactions.get": async () => (await import("./rules/reactions/reactions.js")).createGetReactions,
  "reactions.list": async () => (await import("./rules/reactions/reactions.js")).createListReactions,
  "reactions.remove": async () => (await import("./rules/reactions/reactions.js")).createRemoveReaction,
  "reminders.add": async () => (await import("./rules/reminders/reminders.js")).createAddReminder,
  "reminders.complete": async () => (await import("./rules/reminders/reminders.js")).createCompleteReminder,
  "reminders.delete": async () => (await import("./rules/reminders/reminders.js")).createDeleteReminder,
  "reminders.info": async () => (await import("./rules/reminders/reminders.js")).createReminderInfo,
  "reminders.list": async () => (await import("./rules/reminders/reminders.js")).createListReminders,
  "search.messages": async () => (await import("./rules/search/search.messages.js")).createSearchMessages,
  "svcLists.access.delete": async () => (await import("./rules/lists/access.js")).createDeleteListAccess,
  "svcLists.access.set": async () => (await import("./rules/lists/access.js")).createSetListAccess,
  "svcLists.create": async () => (await import("./rules/lists/svcLists.create.js")).createCreateList,
  "svcLists.download.get": async () => (await import("./rules/lists/downloads.js")).createGetDownload,
  "svcLists.download.start": async () => (await import("./rules/lists/downloads.js")).createStartDownload,
  "svcLists.items.create": async () => (await import("./rules/lists/svcLists.items.create.js")).createCreateListItem,
  "svcLists.items.delete": async () => (await import("./rules/lists/items.js")).createDeleteListItem,
  "svcLists.items.deleteMultiple": async () => (await import("./rules/lists/items.js")).createDeleteListItems,
  "svcLists.items.info": async () => (await import("./rules/lists/items.js")).createListItemInfo,
  "svcLists.items.list": async () => (await import("./rules/lists/items.js")).createListItems,
  "svcLists.items.update": async () => (await import("./rules/lists/svcLists.items.update.js")).createUpdateListItems,
  "svcLists.update": async () => (await import("./rules/lists/svcLists.update.js")).createUpdateList,
  "team.info": async () => (await import("./rules/organizations/team.js")).createTeamInfo,
  "team.profile.get": async () => (await import("./rules/profile-fields/team.profile.get.js")).createTeamProfileGet,
  "usergroups.create": async () => (await import("./rules/user-groups/user-groups.js")).createCreateUserGroup,
  "usergroups.list": async () => (await import("./rules/user-groups/user-groups.js")).createListUserGroups,
  "usergroups.disable": async () => (await import("./rules/user-groups/user-groups.js")).createDisableUserGroup,
  "usergroups.enable": async () => (await import("./rules/user-groups/user-groups.js")).createEnableUserGroup,
  "usergroups.update": async () => (await import("./rules/user-groups/user-groups.js")).createUpdateUserGroup,
  "usergroups.users.list": async () =>
    (await import("./rules/user-groups/change-user-group.js")).createListUserGroupUsers,
  "usergroups.users.update": async () =>
    (await import("./rules/user-groups/change-user-group.js")).createUpdateUserGroupUsers,
  "tooling.tokens.rotate": async () => (await import("./rules/installs/tooling.tokens.rotate.js")).createRotate,
  "users.conversations": async () => (await import("./rules/conversations/lists.js")).createUsersConversations,
  "users.getPresence": async () => (await import("./rules/presence/presence.js")).createGetPresence,
  "users.identity": async () => (await import("./rules/identity/users.identity.js")).createIdentity,
  "users.info": async () => (await import("./rules/users/read-users.js")).createUsersInfo,
  "users.list": async () => (await import("./rules/users/read-users.js")).createUsersList,
  "users.lookupByEmail": async () => (await import("./rules/users/read-users.js")).createLookupByEmail,
  "users.profile.get": async () => (await import("./rules/users/web-profile/show-profile.js")).createProfileGet,
  "users.profile.set": async () => (await import("./rules/users/users.profile.set.js")).createProfileSet,
  "users.setPresence": async () => (await import("./rules/presence/presence.js")).createSetPresence,
  "views.open": async () => (await import("./rules/views/views.js")).createOpenView,
  "views.publish": async () => (await import("./rules/views/views.js")).createPublishView,
  "views.push": async () => (await import("./rules/views/views.js")).createPushView,
  "views.update": async () => (await import("./rules/views/views.js")).createUpdateView,
};
