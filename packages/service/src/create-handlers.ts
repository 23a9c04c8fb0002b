import type { MethodFacts, Methods } from "@rollcall/api/webapi";
import { loadMethod, type MethodHandlers } from "@rollcall/webapi-core";
import { createApiTest } from "./api/api-test.js";
import { createAuthTest } from "./api/auth-test.js";
import { lazily } from "./lazily.js";
import type { ServiceOptions } from "./service-options.js";
import type { WebapiCaller } from "./tokens/webapi-caller.js";

/** Dependencies of the handlers. */
export type HandlerOptions = Required<
  Pick<ServiceOptions, "definitions" | "store" | "clock" | "ids" | "sealer" | "siteUrl" | "updateTimeMs" | "due">
>;

/** Handlers of all Web API methods. Most are loaded with their first call: a test uses only some of them. */
export function createHandlers({
  definitions,
  store,
  clock,
  ids,
  sealer,
  siteUrl,
  updateTimeMs,
  due,
}: HandlerOptions): MethodHandlers<Methods, WebapiCaller> {
  const { methods } = definitions.webapi;
  const definitionOf = <M extends keyof Methods>(name: M) => loadMethod<Methods[M], MethodFacts>(methods[name]);
  return {
    "admin.analytics.messages.activity": lazily(async () => {
      const { createMessagesActivity } = await import("./analytics/admin.analytics.messages.activity.js");
      return createMessagesActivity({
        definition: await definitionOf("admin.analytics.messages.activity"),
        store,
      });
    }),
    "admin.analytics.messages.metadata": lazily(async () => {
      const { createMessagesMetadata } = await import("./analytics/admin.analytics.messages.metadata.js");
      return createMessagesMetadata({
        definition: await definitionOf("admin.analytics.messages.metadata"),
        store,
      });
    }),
    "admin.conversations.createForObjects": lazily(async () => {
      const { createCreateForObjects } = await import("./record-channels/admin.conversations.createForObjects.js");
      return createCreateForObjects({ store, ids });
    }),
    "admin.functions.list": lazily(async () => {
      const { createListFunctions } = await import("./functions/admin.functions.list.js");
      return createListFunctions({ definition: await definitionOf("admin.functions.list"), store });
    }),
    "admin.users.getExpiration": lazily(async () => {
      const { createGetExpiration } = await import("./guests/admin.users.getExpiration.js");
      return createGetExpiration({ store });
    }),
    "agents.sessions.rename": lazily(async () => {
      const { createRenameSession } = await import("./agent-sessions/agents.sessions.rename.js");
      return createRenameSession({ store });
    }),
    "agents.sessions.setStatus": lazily(async () => {
      const { createSetSessionStatus } = await import("./agent-sessions/agents.sessions.setStatus.js");
      return createSetSessionStatus({ store });
    }),
    "api.test": createApiTest(),
    "apps.connections.open": lazily(async () => {
      const { createOpenConnection } = await import("./apps/apps.connections.open.js");
      return createOpenConnection({ store, ids, siteUrl });
    }),
    "apps.manifest.create": lazily(async () => {
      const { createCreateManifest } = await import("./apps/apps.manifest.create.js");
      const definition = await definitionOf("apps.manifest.create");
      return createCreateManifest({ definition, store, ids, sealer, siteUrl });
    }),
    "apps.manifest.export": lazily(async () => {
      const { createExportManifest } = await import("./apps/apps.manifest.export.js");
      return createExportManifest({ store });
    }),
    "apps.manifest.validate": lazily(async () => {
      const { createValidateManifest } = await import("./apps/apps.manifest.validate.js");
      return createValidateManifest({ store });
    }),
    "auth.revoke": lazily(async () => {
      const { createRevoke } = await import("./tokens/auth.revoke.js");
      return createRevoke({ store });
    }),
    "auth.teams.list": lazily(async () => {
      const { createListTeams } = await import("./organizations/auth.teams.list.js");
      return createListTeams({ definition: await definitionOf("auth.teams.list"), store, siteUrl });
    }),
    "auth.test": createAuthTest({ siteUrl }),
    "bookmarks.add": lazily(async () => {
      const { createAddBookmark } = await import("./bookmarks/bookmarks.add.js");
      return createAddBookmark({ store, ids });
    }),
    "bookmarks.edit": lazily(async () => {
      const { createEditBookmark } = await import("./bookmarks/bookmarks.edit.js");
      return createEditBookmark({ store });
    }),
    "bookmarks.list": lazily(async () => {
      const { createListBookmarks } = await import("./bookmarks/bookmarks.list.js");
      return createListBookmarks({ store });
    }),
    "bookmarks.remove": lazily(async () => {
      const { createRemoveBookmark } = await import("./bookmarks/bookmarks.remove.js");
      return createRemoveBookmark({ store });
    }),
    "bots.info": lazily(async () => {
      const { createBotsInfo } = await import("./bots/bots.info.js");
      return createBotsInfo({ store, siteUrl });
    }),
    "canvases.edit": lazily(async () => {
      const { createEditCanvas } = await import("./canvases/canvases.edit.js");
      return createEditCanvas({ store, clock, ids, updateTimeMs });
    }),
    "chat.delete": lazily(async () => {
      const { createDeleteMessage } = await import("./messages/chat.delete.js");
      return createDeleteMessage({ store });
    }),
    "chat.getPermalink": lazily(async () => {
      const { createGetPermalink } = await import("./messages/chat.getPermalink.js");
      return createGetPermalink({ store, siteUrl });
    }),
    "chat.meMessage": lazily(async () => {
      const { createMeMessage } = await import("./messages/chat.meMessage.js");
      return createMeMessage({ store });
    }),
    "chat.postEphemeral": lazily(async () => {
      const { createPostEphemeral } = await import("./messages/chat.postEphemeral.js");
      return createPostEphemeral({ definition: await definitionOf("chat.postEphemeral"), store });
    }),
    "chat.postMessage": lazily(async () => {
      const { createPostMessage } = await import("./messages/chat.postMessage.js");
      return createPostMessage({ definition: await definitionOf("chat.postMessage"), store, ids });
    }),
    "chat.appendStream": lazily(async () => {
      const { createAppendStream } = await import("./streams/chat.appendStream.js");
      return createAppendStream({ store });
    }),
    "chat.startStream": lazily(async () => {
      const { createStartStream } = await import("./streams/chat.startStream.js");
      return createStartStream({ store });
    }),
    "chat.stopStream": lazily(async () => {
      const { createStopStream } = await import("./streams/chat.stopStream.js");
      return createStopStream({ definition: await definitionOf("chat.stopStream"), store });
    }),
    "chat.unfurl": lazily(async () => {
      const { createUnfurl } = await import("./messages/chat.unfurl.js");
      return createUnfurl({ store, posting: await definitionOf("chat.postMessage") });
    }),
    "chat.update": lazily(async () => {
      const { createUpdateMessage } = await import("./messages/chat.update.js");
      return createUpdateMessage({ definition: await definitionOf("chat.update"), store });
    }),
    "chat.deleteScheduledMessage": lazily(async () => {
      const { createDeleteScheduledMessage } = await import("./scheduled-messages/chat.deleteScheduledMessage.js");
      return createDeleteScheduledMessage({ store });
    }),
    "chat.scheduleMessage": lazily(async () => {
      const { createScheduleMessage } = await import("./scheduled-messages/chat.scheduleMessage.js");
      return createScheduleMessage({ posting: await definitionOf("chat.postMessage"), store, ids, due });
    }),
    "chat.scheduledMessages.list": lazily(async () => {
      const { createScheduledMessagesList } = await import("./scheduled-messages/chat.scheduledMessages.list.js");
      return createScheduledMessagesList({ definition: await definitionOf("chat.scheduledMessages.list"), store });
    }),
    "conversations.archive": lazily(async () => {
      const { createArchiveConversation } = await import("./channel-settings/conversations.archive.js");
      return createArchiveConversation({ definition: await definitionOf("conversations.archive"), store });
    }),
    "conversations.canvases.create": lazily(async () => {
      const { createCreateChannelCanvas } = await import("./canvases/conversations.canvases.create.js");
      return createCreateChannelCanvas({ store, ids, clock });
    }),
    "conversations.close": lazily(async () => {
      const { createCloseConversation } = await import("./direct-conversations/conversations.close.js");
      return createCloseConversation({ definition: await definitionOf("conversations.close"), store });
    }),
    "conversations.create": lazily(async () => {
      const { createCreateConversation } = await import("./channel-settings/conversations.create.js");
      return createCreateConversation({ definition: await definitionOf("conversations.create"), store, ids });
    }),
    "conversations.history": lazily(async () => {
      const { createConversationHistory } = await import("./conversations/conversations.history.js");
      return createConversationHistory({ definition: await definitionOf("conversations.history"), store, siteUrl });
    }),
    "conversations.info": lazily(async () => {
      const { createConversationInfo } = await import("./conversations/conversations.info.js");
      return createConversationInfo({ definition: await definitionOf("conversations.info"), store, siteUrl });
    }),
    "conversations.invite": lazily(async () => {
      const { createInviteToConversation } = await import("./channel-members/conversations.invite.js");
      return createInviteToConversation({ definition: await definitionOf("conversations.invite"), store });
    }),
    "conversations.join": lazily(async () => {
      const { createJoinConversation } = await import("./channel-members/conversations.join.js");
      return createJoinConversation({ definition: await definitionOf("conversations.join"), store });
    }),
    "conversations.kick": lazily(async () => {
      const { createKickFromConversation } = await import("./channel-members/conversations.kick.js");
      return createKickFromConversation({ definition: await definitionOf("conversations.kick"), store });
    }),
    "conversations.leave": lazily(async () => {
      const { createLeaveConversation } = await import("./channel-members/conversations.leave.js");
      return createLeaveConversation({ definition: await definitionOf("conversations.leave"), store });
    }),
    "conversations.list": lazily(async () => {
      const { createListConversations } = await import("./conversations/conversations.list.js");
      return createListConversations({ definition: await definitionOf("conversations.list"), store });
    }),
    "conversations.mark": lazily(async () => {
      const { createMarkConversation } = await import("./conversations/conversations.mark.js");
      return createMarkConversation({ definition: await definitionOf("conversations.mark"), store });
    }),
    "conversations.members": lazily(async () => {
      const { createConversationMembers } = await import("./conversations/conversations.members.js");
      return createConversationMembers({ definition: await definitionOf("conversations.members"), store });
    }),
    "conversations.rename": lazily(async () => {
      const { createRenameConversation } = await import("./channel-settings/conversations.rename.js");
      return createRenameConversation({ definition: await definitionOf("conversations.rename"), store });
    }),
    "conversations.open": lazily(async () => {
      const { createOpenConversation } = await import("./direct-conversations/conversations.open.js");
      return createOpenConversation({ definition: await definitionOf("conversations.open"), store, ids, siteUrl });
    }),
    "conversations.replies": lazily(async () => {
      const { createConversationReplies } = await import("./conversations/conversations.replies.js");
      return createConversationReplies({ definition: await definitionOf("conversations.replies"), store, siteUrl });
    }),
    "conversations.setPurpose": lazily(async () => {
      const { createSetPurpose } = await import("./channel-settings/conversations.setPurpose.js");
      return createSetPurpose({ definition: await definitionOf("conversations.setPurpose"), store });
    }),
    "conversations.setTopic": lazily(async () => {
      const { createSetTopic } = await import("./channel-settings/conversations.setTopic.js");
      return createSetTopic({ definition: await definitionOf("conversations.setTopic"), store, siteUrl });
    }),
    "conversations.unarchive": lazily(async () => {
      const { createUnarchiveConversation } = await import("./channel-settings/conversations.unarchive.js");
      return createUnarchiveConversation({ definition: await definitionOf("conversations.unarchive"), store });
    }),
    "dnd.endDnd": lazily(async () => {
      const { createEndDnd } = await import("./do-not-disturb/dnd.endDnd.js");
      return createEndDnd({ store });
    }),
    "dnd.endSnooze": lazily(async () => {
      const { createEndSnooze } = await import("./do-not-disturb/dnd.endSnooze.js");
      return createEndSnooze({ store });
    }),
    "dnd.info": lazily(async () => {
      const { createDndInfo } = await import("./do-not-disturb/dnd.info.js");
      return createDndInfo({ store });
    }),
    "dnd.setSnooze": lazily(async () => {
      const { createSetSnooze } = await import("./do-not-disturb/dnd.setSnooze.js");
      return createSetSnooze({ store, due });
    }),
    "dnd.teamInfo": lazily(async () => {
      const { createDndTeamInfo } = await import("./do-not-disturb/dnd.teamInfo.js");
      return createDndTeamInfo({ store });
    }),
    "emoji.list": lazily(async () => {
      const { createEmojiList } = await import("./emoji/emoji.list.js");
      return createEmojiList({ store });
    }),
    "functions.distributions.permissions.list": lazily(async () => {
      const { createListFunctionPermissions } = await import("./functions/functions.distributions.permissions.list.js");
      return createListFunctionPermissions({ store });
    }),
    "pins.add": lazily(async () => {
      const { createAddPin } = await import("./pins/pins.add.js");
      return createAddPin({ store });
    }),
    "pins.list": lazily(async () => {
      const { createListPins } = await import("./pins/pins.list.js");
      return createListPins({ store, siteUrl });
    }),
    "pins.remove": lazily(async () => {
      const { createRemovePin } = await import("./pins/pins.remove.js");
      return createRemovePin({ store });
    }),
    "reactions.add": lazily(async () => {
      const { createAddReaction } = await import("./reactions/reactions.add.js");
      return createAddReaction({ store });
    }),
    "reactions.get": lazily(async () => {
      const { createGetReactions } = await import("./reactions/reactions.get.js");
      return createGetReactions({ store, siteUrl });
    }),
    "reactions.list": lazily(async () => {
      const { createListReactions } = await import("./reactions/reactions.list.js");
      return createListReactions({ store, siteUrl });
    }),
    "reactions.remove": lazily(async () => {
      const { createRemoveReaction } = await import("./reactions/reactions.remove.js");
      return createRemoveReaction({ store });
    }),
    "reminders.add": lazily(async () => {
      const { createAddReminder } = await import("./reminders/reminders.add.js");
      return createAddReminder({ store, ids, due });
    }),
    "reminders.complete": lazily(async () => {
      const { createCompleteReminder } = await import("./reminders/reminders.complete.js");
      return createCompleteReminder({ store });
    }),
    "reminders.delete": lazily(async () => {
      const { createDeleteReminder } = await import("./reminders/reminders.delete.js");
      return createDeleteReminder({ store });
    }),
    "reminders.info": lazily(async () => {
      const { createReminderInfo } = await import("./reminders/reminders.info.js");
      return createReminderInfo({ store });
    }),
    "reminders.list": lazily(async () => {
      const { createListReminders } = await import("./reminders/reminders.list.js");
      return createListReminders({ store });
    }),
    "search.messages": lazily(async () => {
      const { createSearchMessages } = await import("./search/search.messages.js");
      return createSearchMessages({ store, siteUrl });
    }),
    "svcLists.access.delete": lazily(async () => {
      const { createDeleteListAccess } = await import("./lists/svcLists.access.delete.js");
      return createDeleteListAccess({ definition: await definitionOf("svcLists.access.delete"), store });
    }),
    "svcLists.download.start": lazily(async () => {
      const { createStartDownload } = await import("./lists/svcLists.download.start.js");
      return createStartDownload({
        definition: await definitionOf("svcLists.download.start"),
        store,
        ids,
        siteUrl,
      });
    }),
    "svcLists.items.update": lazily(async () => {
      const { createUpdateListItems } = await import("./lists/svcLists.items.update.js");
      return createUpdateListItems({ definition: await definitionOf("svcLists.items.update"), store, ids });
    }),
    "svcLists.update": lazily(async () => {
      const { createUpdateList } = await import("./lists/svcLists.update.js");
      return createUpdateList({ definition: await definitionOf("svcLists.update"), store, ids });
    }),
    "team.info": lazily(async () => {
      const { createTeamInfo } = await import("./organizations/team.info.js");
      return createTeamInfo({ store, siteUrl });
    }),
    "team.profile.get": lazily(async () => {
      const { createTeamProfileGet } = await import("./profile-fields/team.profile.get.js");
      return createTeamProfileGet({ store });
    }),
    "usergroups.create": lazily(async () =>
      (await import("./user-groups/usergroups.create.js")).createCreateUserGroup({ store, ids }),
    ),
    "usergroups.list": lazily(async () =>
      (await import("./user-groups/usergroups.list.js")).createListUserGroups({ store }),
    ),
    "usergroups.disable": lazily(async () =>
      (await import("./user-groups/usergroups.disable.js")).createDisableUserGroup({ store }),
    ),
    "usergroups.enable": lazily(async () =>
      (await import("./user-groups/usergroups.enable.js")).createEnableUserGroup({ store }),
    ),
    "usergroups.update": lazily(async () =>
      (await import("./user-groups/usergroups.update.js")).createUpdateUserGroup({ store }),
    ),
    "usergroups.users.list": lazily(async () =>
      (await import("./user-groups/usergroups.users.list.js")).createListUserGroupUsers({ store }),
    ),
    "usergroups.users.update": lazily(async () =>
      (await import("./user-groups/usergroups.users.update.js")).createUpdateUserGroupUsers({ store }),
    ),
    "users.conversations": lazily(async () => {
      const { createUsersConversations } = await import("./conversations/users.conversations.js");
      return createUsersConversations({ definition: await definitionOf("users.conversations"), store });
    }),
    "users.getPresence": lazily(async () =>
      (await import("./presence/users.getPresence.js")).createGetPresence({ store }),
    ),
    "users.identity": lazily(async () =>
      (await import("./identity/users.identity.js")).createIdentity({
        definition: await definitionOf("users.identity"),
        siteUrl,
      }),
    ),
    "users.info": lazily(async () => {
      const { createUsersInfo } = await import("./users/users.info.js");
      return createUsersInfo({ definition: await definitionOf("users.info"), store, siteUrl });
    }),
    "users.list": lazily(async () =>
      (await import("./users/users.list.js")).createUsersList({
        definition: await definitionOf("users.list"),
        store,
        siteUrl,
      }),
    ),
    "users.lookupByEmail": lazily(async () =>
      (await import("./users/users.lookupByEmail.js")).createLookupByEmail({ store, siteUrl }),
    ),
    "users.profile.get": lazily(async () =>
      (await import("./users/users.profile.get.js")).createProfileGet({
        definition: await definitionOf("users.profile.get"),
        store,
        siteUrl,
      }),
    ),
    "users.profile.set": lazily(async () =>
      (await import("./users/users.profile.set.js")).createProfileSet({ store, siteUrl, due }),
    ),
    "users.setPresence": lazily(async () =>
      (await import("./presence/users.setPresence.js")).createSetPresence({ store }),
    ),
    "views.open": lazily(async () => {
      const { createOpenView } = await import("./views/views.open.js");
      return createOpenView({ definition: await definitionOf("views.open"), store, ids });
    }),
    "views.publish": lazily(async () => {
      const { createPublishView } = await import("./views/views.publish.js");
      return createPublishView({ definition: await definitionOf("views.publish"), store, ids });
    }),
    "views.push": lazily(async () => {
      const { createPushView } = await import("./views/views.push.js");
      return createPushView({ definition: await definitionOf("views.push"), store, ids });
    }),
    "views.update": lazily(async () => {
      const { createUpdateView } = await import("./views/views.update.js");
      return createUpdateView({ definition: await definitionOf("views.update"), store, ids });
    }),
  };
}
