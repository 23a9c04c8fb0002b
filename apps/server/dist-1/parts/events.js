// ../../packages/api/src/generated/events/events.ts
const events = {
	agent_session_stopped: {
		wireName: "agent_session_stopped",
		class: "contextual",
		emit: "control",
		subject: "agent-sessions",
		subscriptions: [{
			name: "agent_session_stopped",
			scopes: ["chat:write"]
		}],
		load: async () => (await import("./agent-session-stopped.js")).agentSessionStoppedEvent
	},
	agent_session_title_changed: {
		wireName: "agent_session_title_changed",
		class: "contextual",
		emit: "control",
		subject: "agent-sessions",
		subscriptions: [{
			name: "agent_session_title_changed",
			scopes: ["chat:write"]
		}],
		load: async () => (await import("./agent-session-title-changed.js")).agentSessionTitleChangedEvent
	},
	app_context_changed: {
		wireName: "app_context_changed",
		class: "contextual",
		emit: "control",
		subscriptions: [{
			name: "app_context_changed",
			scopes: []
		}],
		load: async () => (await import("./app-context-changed.js")).appContextChangedEvent
	},
	app_home_opened: {
		wireName: "app_home_opened",
		class: "app",
		emit: "control",
		subscriptions: [{
			name: "app_home_opened",
			scopes: []
		}],
		load: async () => (await import("./app-home-opened.js")).appHomeOpenedEvent
	},
	app_mention: {
		wireName: "app_mention",
		class: "contextual",
		emit: "commit",
		subject: "messages",
		subscriptions: [{
			name: "app_mention",
			scopes: ["app_mentions:read"]
		}],
		load: async () => (await import("./app-mention.js")).appMentionEvent
	},
	app_requested: {
		wireName: "app_requested",
		class: "workspace",
		emit: "commit",
		subject: "approvals",
		subscriptions: [{
			name: "app_requested",
			scopes: ["admin.apps:read"]
		}],
		load: async () => (await import("./app-requested.js")).appRequestedEvent
	},
	app_uninstalled: {
		wireName: "app_uninstalled",
		class: "app",
		emit: "commit",
		subject: "tokens",
		subscriptions: [{
			name: "app_uninstalled",
			scopes: []
		}],
		load: async () => (await import("./app-uninstalled.js")).appUninstalledEvent
	},
	assistant_thread_context_changed: {
		wireName: "assistant_thread_context_changed",
		class: "contextual",
		emit: "control",
		subject: "agent-sessions",
		subscriptions: [{
			name: "assistant_thread_context_changed",
			scopes: []
		}],
		load: async () => (await import("./assistant-thread-context-changed.js")).assistantThreadContextChangedEvent
	},
	assistant_thread_started: {
		wireName: "assistant_thread_started",
		class: "contextual",
		emit: "control",
		subject: "agent-sessions",
		subscriptions: [{
			name: "assistant_thread_started",
			scopes: []
		}],
		load: async () => (await import("./assistant-thread-started.js")).assistantThreadStartedEvent
	},
	channel_archive: {
		wireName: "channel_archive",
		class: "workspace",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "channel_archive",
			kind: "public",
			scopes: ["channels:read"]
		}],
		load: async () => (await import("./channel-archive.js")).channelArchiveEvent
	},
	channel_created: {
		wireName: "channel_created",
		class: "workspace",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "channel_created",
			kind: "public",
			scopes: ["channels:read"]
		}],
		load: async () => (await import("./channel-created.js")).channelCreatedEvent
	},
	channel_deleted: {
		wireName: "channel_deleted",
		class: "workspace",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "channel_deleted",
			kind: "public",
			scopes: ["channels:read"]
		}],
		load: async () => (await import("./channel-deleted.js")).channelDeletedEvent
	},
	channel_history_changed: {
		wireName: "channel_history_changed",
		class: "contextual",
		emit: "control",
		subscriptions: [
			{
				name: "channel_history_changed",
				kind: "public",
				scopes: ["channels:history"]
			},
			{
				name: "channel_history_changed",
				kind: "private",
				scopes: ["groups:history"]
			},
			{
				name: "channel_history_changed",
				kind: "mpim",
				scopes: ["mpim:history"]
			}
		],
		load: async () => (await import("./channel-history-changed.js")).channelHistoryChangedEvent
	},
	channel_id_changed: {
		wireName: "channel_id_changed",
		class: "contextual",
		emit: "control",
		subscriptions: [{
			name: "channel_id_changed",
			scopes: []
		}],
		load: async () => (await import("./channel-id-changed.js")).channelIdChangedEvent
	},
	channel_left: {
		wireName: "channel_left",
		class: "user",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "channel_left",
			kind: "public",
			scopes: ["channels:read"]
		}],
		load: async () => (await import("./channel-left.js")).channelLeftEvent
	},
	channel_rename: {
		wireName: "channel_rename",
		class: "workspace",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "channel_rename",
			kind: "public",
			scopes: ["channels:read"]
		}],
		load: async () => (await import("./channel-rename.js")).channelRenameEvent
	},
	channel_shared: {
		wireName: "channel_shared",
		class: "contextual",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "channel_shared",
			kind: "public",
			scopes: ["channels:read"]
		}, {
			name: "channel_shared",
			kind: "private",
			scopes: ["groups:read"]
		}],
		load: async () => (await import("./channel-shared.js")).channelSharedEvent
	},
	channel_unarchive: {
		wireName: "channel_unarchive",
		class: "workspace",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "channel_unarchive",
			kind: "public",
			scopes: ["channels:read"]
		}],
		load: async () => (await import("./channel-unarchive.js")).channelUnarchiveEvent
	},
	channel_unshared: {
		wireName: "channel_unshared",
		class: "contextual",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "channel_unshared",
			kind: "public",
			scopes: ["channels:read"]
		}, {
			name: "channel_unshared",
			kind: "private",
			scopes: ["groups:read"]
		}],
		load: async () => (await import("./channel-unshared.js")).channelUnsharedEvent
	},
	dnd_updated: {
		wireName: "dnd_updated",
		class: "user",
		emit: "commit",
		subject: "do-not-disturb",
		subscriptions: [{
			name: "dnd_updated",
			scopes: ["dnd:read"]
		}],
		load: async () => (await import("./dnd-updated.js")).dndUpdatedEvent
	},
	dnd_updated_user: {
		wireName: "dnd_updated_user",
		class: "workspace",
		emit: "commit",
		subject: "do-not-disturb",
		subscriptions: [{
			name: "dnd_updated_user",
			scopes: ["dnd:read"]
		}],
		load: async () => (await import("./dnd-updated-user.js")).dndUpdatedUserEvent
	},
	email_domain_changed: {
		wireName: "email_domain_changed",
		class: "workspace",
		emit: "control",
		subscriptions: [{
			name: "email_domain_changed",
			scopes: ["team:read"]
		}],
		load: async () => (await import("./email-domain-changed.js")).emailDomainChangedEvent
	},
	emoji_changed: {
		wireName: "emoji_changed",
		class: "workspace",
		emit: "control",
		subscriptions: [{
			name: "emoji_changed",
			scopes: ["emoji:read"]
		}],
		variants: {
			by: "subtype",
			cases: {
				add: "control",
				remove: "control",
				rename: "control"
			}
		},
		load: async () => (await import("./emoji-changed.js")).emojiChangedEvent
	},
	file_change: {
		wireName: "file_change",
		class: "contextual",
		emit: "commit",
		subject: "files",
		subscriptions: [{
			name: "file_change",
			scopes: ["files:read"]
		}],
		load: async () => (await import("./file-change.js")).fileChangeEvent
	},
	file_created: {
		wireName: "file_created",
		class: "contextual",
		emit: "commit",
		subject: "files",
		subscriptions: [{
			name: "file_created",
			scopes: ["files:read"]
		}],
		load: async () => (await import("./file-created.js")).fileCreatedEvent
	},
	file_deleted: {
		wireName: "file_deleted",
		class: "workspace",
		emit: "commit",
		subject: "files",
		subscriptions: [{
			name: "file_deleted",
			scopes: ["files:read"]
		}],
		load: async () => (await import("./file-deleted.js")).fileDeletedEvent
	},
	file_public: {
		wireName: "file_public",
		class: "contextual",
		emit: "commit",
		subject: "files",
		subscriptions: [{
			name: "file_public",
			scopes: ["files:read"]
		}],
		load: async () => (await import("./file-public.js")).filePublicEvent
	},
	file_shared: {
		wireName: "file_shared",
		class: "contextual",
		emit: "commit",
		subject: "files",
		subscriptions: [{
			name: "file_shared",
			scopes: ["files:read"]
		}],
		load: async () => (await import("./file-shared.js")).fileSharedEvent
	},
	file_unshared: {
		wireName: "file_unshared",
		class: "contextual",
		emit: "commit",
		subject: "files",
		subscriptions: [{
			name: "file_unshared",
			scopes: ["files:read"]
		}],
		load: async () => (await import("./file-unshared.js")).fileUnsharedEvent
	},
	function_executed: {
		wireName: "function_executed",
		class: "contextual",
		emit: "control",
		subject: "functions",
		subscriptions: [{
			name: "function_executed",
			scopes: []
		}],
		load: async () => (await import("./function-executed.js")).functionExecutedEvent
	},
	grid_migration_finished: {
		wireName: "grid_migration_finished",
		class: "app",
		emit: "control",
		subscriptions: [{
			name: "grid_migration_finished",
			scopes: []
		}],
		load: async () => (await import("./grid-migration-finished.js")).gridMigrationFinishedEvent
	},
	grid_migration_started: {
		wireName: "grid_migration_started",
		class: "app",
		emit: "control",
		subscriptions: [{
			name: "grid_migration_started",
			scopes: []
		}],
		load: async () => (await import("./grid-migration-started.js")).gridMigrationStartedEvent
	},
	group_archive: {
		wireName: "group_archive",
		class: "contextual",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "group_archive",
			kind: "private",
			scopes: ["groups:read"]
		}],
		load: async () => (await import("./group-archive.js")).groupArchiveEvent
	},
	group_close: {
		wireName: "group_close",
		class: "user",
		emit: "commit",
		subject: "direct-conversations",
		subscriptions: [{
			name: "group_close",
			kind: "mpim",
			scopes: ["groups:read"]
		}],
		load: async () => (await import("./group-close.js")).groupCloseEvent
	},
	group_deleted: {
		wireName: "group_deleted",
		class: "contextual",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "group_deleted",
			kind: "private",
			scopes: ["groups:read"]
		}],
		load: async () => (await import("./group-deleted.js")).groupDeletedEvent
	},
	group_history_changed: {
		wireName: "group_history_changed",
		class: "contextual",
		emit: "control",
		subscriptions: [{
			name: "group_history_changed",
			kind: "private",
			scopes: ["groups:history"]
		}],
		load: async () => (await import("./group-history-changed.js")).groupHistoryChangedEvent
	},
	group_left: {
		wireName: "group_left",
		class: "user",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "group_left",
			kind: "private",
			scopes: ["groups:read"]
		}],
		load: async () => (await import("./group-left.js")).groupLeftEvent
	},
	group_open: {
		wireName: "group_open",
		class: "user",
		emit: "commit",
		subject: "direct-conversations",
		subscriptions: [{
			name: "group_open",
			kind: "mpim",
			scopes: ["groups:read"]
		}],
		load: async () => (await import("./group-open.js")).groupOpenEvent
	},
	group_rename: {
		wireName: "group_rename",
		class: "contextual",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "group_rename",
			kind: "private",
			scopes: ["groups:read"]
		}],
		load: async () => (await import("./group-rename.js")).groupRenameEvent
	},
	group_unarchive: {
		wireName: "group_unarchive",
		class: "contextual",
		emit: "commit",
		subject: "conversations",
		subscriptions: [{
			name: "group_unarchive",
			kind: "private",
			scopes: ["groups:read"]
		}],
		load: async () => (await import("./group-unarchive.js")).groupUnarchiveEvent
	},
	im_close: {
		wireName: "im_close",
		class: "user",
		emit: "commit",
		subject: "direct-conversations",
		subscriptions: [{
			name: "im_close",
			kind: "im",
			scopes: ["im:read"]
		}],
		load: async () => (await import("./im-close.js")).imCloseEvent
	},
	im_created: {
		wireName: "im_created",
		class: "user",
		emit: "commit",
		subject: "direct-conversations",
		subscriptions: [{
			name: "im_created",
			kind: "im",
			scopes: ["im:read"]
		}],
		load: async () => (await import("./im-created.js")).imCreatedEvent
	},
	im_history_changed: {
		wireName: "im_history_changed",
		class: "contextual",
		emit: "control",
		subscriptions: [{
			name: "im_history_changed",
			kind: "im",
			scopes: ["im:history"]
		}],
		load: async () => (await import("./im-history-changed.js")).imHistoryChangedEvent
	},
	im_open: {
		wireName: "im_open",
		class: "user",
		emit: "commit",
		subject: "direct-conversations",
		subscriptions: [{
			name: "im_open",
			kind: "im",
			scopes: ["im:read"]
		}],
		load: async () => (await import("./im-open.js")).imOpenEvent
	},
	invite_requested: {
		wireName: "invite_requested",
		class: "workspace",
		emit: "control",
		subscriptions: [{
			name: "invite_requested",
			scopes: ["admin.invites:read"]
		}],
		load: async () => (await import("./invite-requested.js")).inviteRequestedEvent
	},
	link_shared: {
		wireName: "link_shared",
		class: "contextual",
		emit: "commit",
		subject: "messages",
		subscriptions: [{
			name: "link_shared",
			scopes: ["links:read"]
		}],
		load: async () => (await import("./link-shared.js")).linkSharedEvent
	},
	member_joined_channel: {
		wireName: "member_joined_channel",
		class: "contextual",
		emit: "commit",
		subject: "channel-members",
		subscriptions: [
			{
				name: "member_joined_channel",
				kind: "public",
				scopes: ["channels:read"]
			},
			{
				name: "member_joined_channel",
				kind: "private",
				scopes: ["groups:read"]
			},
			{
				name: "member_joined_channel",
				kind: "mpim",
				scopes: ["mpim:read"]
			}
		],
		load: async () => (await import("./member-joined-channel.js")).memberJoinedChannelEvent
	},
	member_left_channel: {
		wireName: "member_left_channel",
		class: "contextual",
		emit: "commit",
		subject: "channel-members",
		subscriptions: [
			{
				name: "member_left_channel",
				kind: "public",
				scopes: ["channels:read"]
			},
			{
				name: "member_left_channel",
				kind: "private",
				scopes: ["groups:read"]
			},
			{
				name: "member_left_channel",
				kind: "mpim",
				scopes: ["mpim:read"]
			}
		],
		load: async () => (await import("./member-left-channel.js")).memberLeftChannelEvent
	},
	message: {
		wireName: "message",
		class: "contextual",
		emit: "commit",
		subject: "messages",
		subscriptions: [
			{
				name: "message.channels",
				kind: "public",
				scopes: ["channels:history"]
			},
			{
				name: "message.groups",
				kind: "private",
				scopes: ["groups:history"]
			},
			{
				name: "message.mpim",
				kind: "mpim",
				scopes: ["mpim:history"]
			},
			{
				name: "message.im",
				kind: "im",
				scopes: ["im:history"]
			}
		],
		variants: {
			by: "subtype",
			cases: {
				bot_message: "commit",
				me_message: "commit",
				message_changed: "commit",
				message_deleted: "commit",
				thread_broadcast: "commit",
				file_share: "commit",
				channel_join: "commit",
				group_join: "commit",
				channel_leave: "commit",
				group_leave: "commit",
				channel_name: "commit",
				group_name: "commit",
				channel_topic: "commit",
				group_topic: "commit",
				channel_purpose: "commit",
				group_purpose: "commit",
				channel_archive: "commit",
				group_archive: "commit",
				channel_unarchive: "commit",
				group_unarchive: "commit",
				pinned_item: "commit",
				channel_posting_permissions: "control",
				ekm_access_denied: "control",
				document_mention: "control",
				reminder_add: "control",
				channel_convert_to_private: "control",
				channel_convert_to_public: "control"
			}
		},
		load: async () => (await import("./message2.js")).messageEvent
	},
	message_metadata_deleted: {
		wireName: "message_metadata_deleted",
		class: "contextual",
		emit: "commit",
		subject: "messages",
		subscriptions: [{
			name: "message_metadata_deleted",
			scopes: ["metadata.message:read"]
		}],
		load: async () => (await import("./message-metadata-deleted.js")).messageMetadataDeletedEvent
	},
	message_metadata_posted: {
		wireName: "message_metadata_posted",
		class: "contextual",
		emit: "commit",
		subject: "messages",
		subscriptions: [{
			name: "message_metadata_posted",
			scopes: ["metadata.message:read"]
		}],
		load: async () => (await import("./message-metadata-posted.js")).messageMetadataPostedEvent
	},
	message_metadata_updated: {
		wireName: "message_metadata_updated",
		class: "contextual",
		emit: "commit",
		subject: "messages",
		subscriptions: [{
			name: "message_metadata_updated",
			scopes: ["metadata.message:read"]
		}],
		load: async () => (await import("./message-metadata-updated.js")).messageMetadataUpdatedEvent
	},
	pin_added: {
		wireName: "pin_added",
		class: "contextual",
		emit: "commit",
		subject: "pins",
		subscriptions: [{
			name: "pin_added",
			scopes: ["pins:read"]
		}],
		load: async () => (await import("./pin-added.js")).pinAddedEvent
	},
	pin_removed: {
		wireName: "pin_removed",
		class: "contextual",
		emit: "commit",
		subject: "pins",
		subscriptions: [{
			name: "pin_removed",
			scopes: ["pins:read"]
		}],
		load: async () => (await import("./pin-removed.js")).pinRemovedEvent
	},
	reaction_added: {
		wireName: "reaction_added",
		class: "contextual",
		emit: "commit",
		subject: "reactions",
		subscriptions: [{
			name: "reaction_added",
			scopes: ["reactions:read"]
		}],
		load: async () => (await import("./reaction-added.js")).reactionAddedEvent
	},
	reaction_removed: {
		wireName: "reaction_removed",
		class: "contextual",
		emit: "commit",
		subject: "reactions",
		subscriptions: [{
			name: "reaction_removed",
			scopes: ["reactions:read"]
		}],
		load: async () => (await import("./reaction-removed.js")).reactionRemovedEvent
	},
	scope_denied: {
		wireName: "scope_denied",
		class: "app",
		emit: "control",
		subscriptions: [{
			name: "scope_denied",
			scopes: []
		}],
		load: async () => (await import("./scope-denied.js")).scopeDeniedEvent
	},
	scope_granted: {
		wireName: "scope_granted",
		class: "app",
		emit: "control",
		subscriptions: [{
			name: "scope_granted",
			scopes: []
		}],
		load: async () => (await import("./scope-granted.js")).scopeGrantedEvent
	},
	shared_channel_invite_accepted: {
		wireName: "shared_channel_invite_accepted",
		class: "contextual",
		emit: "control",
		subscriptions: [{
			name: "shared_channel_invite_accepted",
			scopes: []
		}],
		load: async () => (await import("./shared-channel-invite-accepted.js")).sharedChannelInviteAcceptedEvent
	},
	shared_channel_invite_approved: {
		wireName: "shared_channel_invite_approved",
		class: "contextual",
		emit: "control",
		subscriptions: [{
			name: "shared_channel_invite_approved",
			scopes: []
		}],
		load: async () => (await import("./shared-channel-invite-approved.js")).sharedChannelInviteApprovedEvent
	},
	shared_channel_invite_declined: {
		wireName: "shared_channel_invite_declined",
		class: "contextual",
		emit: "control",
		subscriptions: [{
			name: "shared_channel_invite_declined",
			scopes: []
		}],
		load: async () => (await import("./shared-channel-invite-declined.js")).sharedChannelInviteDeclinedEvent
	},
	shared_channel_invite_received: {
		wireName: "shared_channel_invite_received",
		class: "contextual",
		emit: "control",
		subscriptions: [{
			name: "shared_channel_invite_received",
			scopes: []
		}],
		load: async () => (await import("./shared-channel-invite-received.js")).sharedChannelInviteReceivedEvent
	},
	shared_channel_invite_requested: {
		wireName: "shared_channel_invite_requested",
		class: "contextual",
		emit: "control",
		subscriptions: [{
			name: "shared_channel_invite_requested",
			scopes: []
		}],
		load: async () => (await import("./shared-channel-invite-requested.js")).sharedChannelInviteRequestedEvent
	},
	star_added: {
		wireName: "star_added",
		class: "user",
		emit: "control",
		subscriptions: [{
			name: "star_added",
			scopes: ["stars:read"]
		}],
		load: async () => (await import("./star-added.js")).starAddedEvent
	},
	star_removed: {
		wireName: "star_removed",
		class: "user",
		emit: "control",
		subscriptions: [{
			name: "star_removed",
			scopes: ["stars:read"]
		}],
		load: async () => (await import("./star-removed.js")).starRemovedEvent
	},
	subteam_created: {
		wireName: "subteam_created",
		class: "workspace",
		emit: "commit",
		subject: "user-groups",
		subscriptions: [{
			name: "subteam_created",
			scopes: ["usergroups:read"]
		}],
		load: async () => (await import("./subteam-created.js")).subteamCreatedEvent
	},
	subteam_members_changed: {
		wireName: "subteam_members_changed",
		class: "workspace",
		emit: "commit",
		subject: "user-groups",
		subscriptions: [{
			name: "subteam_members_changed",
			scopes: ["usergroups:read"]
		}],
		load: async () => (await import("./subteam-members-changed.js")).subteamMembersChangedEvent
	},
	subteam_self_added: {
		wireName: "subteam_self_added",
		class: "user",
		emit: "commit",
		subject: "user-groups",
		subscriptions: [{
			name: "subteam_self_added",
			scopes: ["usergroups:read"]
		}],
		load: async () => (await import("./subteam-self-added.js")).subteamSelfAddedEvent
	},
	subteam_self_removed: {
		wireName: "subteam_self_removed",
		class: "user",
		emit: "commit",
		subject: "user-groups",
		subscriptions: [{
			name: "subteam_self_removed",
			scopes: ["usergroups:read"]
		}],
		load: async () => (await import("./subteam-self-removed.js")).subteamSelfRemovedEvent
	},
	subteam_updated: {
		wireName: "subteam_updated",
		class: "workspace",
		emit: "commit",
		subject: "user-groups",
		subscriptions: [{
			name: "subteam_updated",
			scopes: ["usergroups:read"]
		}],
		load: async () => (await import("./subteam-updated.js")).subteamUpdatedEvent
	},
	team_access_granted: {
		wireName: "team_access_granted",
		class: "app",
		emit: "control",
		subject: "installs",
		subscriptions: [{
			name: "team_access_granted",
			scopes: []
		}],
		load: async () => (await import("./team-access-granted.js")).teamAccessGrantedEvent
	},
	team_access_revoked: {
		wireName: "team_access_revoked",
		class: "app",
		emit: "control",
		subject: "installs",
		subscriptions: [{
			name: "team_access_revoked",
			scopes: []
		}],
		load: async () => (await import("./team-access-revoked.js")).teamAccessRevokedEvent
	},
	team_domain_change: {
		wireName: "team_domain_change",
		class: "workspace",
		emit: "control",
		subscriptions: [{
			name: "team_domain_change",
			scopes: ["team:read"]
		}],
		load: async () => (await import("./team-domain-change.js")).teamDomainChangeEvent
	},
	team_join: {
		wireName: "team_join",
		class: "workspace",
		emit: "commit",
		subject: "users",
		subscriptions: [{
			name: "team_join",
			scopes: ["users:read"]
		}],
		load: async () => (await import("./team-join.js")).teamJoinEvent
	},
	team_rename: {
		wireName: "team_rename",
		class: "workspace",
		emit: "control",
		subscriptions: [{
			name: "team_rename",
			scopes: ["team:read"]
		}],
		load: async () => (await import("./team-rename.js")).teamRenameEvent
	},
	tokens_revoked: {
		wireName: "tokens_revoked",
		class: "app",
		emit: "commit",
		subject: "tokens",
		subscriptions: [{
			name: "tokens_revoked",
			scopes: []
		}],
		load: async () => (await import("./tokens-revoked.js")).tokensRevokedEvent
	},
	user_change: {
		wireName: "user_change",
		class: "workspace",
		emit: "commit",
		subject: "users",
		subscriptions: [{
			name: "user_change",
			scopes: ["users:read"]
		}],
		load: async () => (await import("./user-change.js")).userChangeEvent
	},
	user_huddle_changed: {
		wireName: "user_huddle_changed",
		class: "workspace",
		emit: "control",
		subscriptions: [{
			name: "user_huddle_changed",
			scopes: ["users:read"]
		}],
		load: async () => (await import("./user-huddle-changed.js")).userHuddleChangedEvent
	},
	user_profile_changed: {
		wireName: "user_profile_changed",
		class: "workspace",
		emit: "commit",
		subject: "users",
		subscriptions: [{
			name: "user_profile_changed",
			scopes: ["users:read"]
		}],
		load: async () => (await import("./user-profile-changed.js")).userProfileChangedEvent
	},
	user_status_changed: {
		wireName: "user_status_changed",
		class: "workspace",
		emit: "commit",
		subject: "users",
		subscriptions: [{
			name: "user_status_changed",
			scopes: ["users:read"]
		}],
		load: async () => (await import("./user-status-changed.js")).userStatusChangedEvent
	},
	workflow_deleted: {
		wireName: "workflow_deleted",
		class: "app",
		emit: "control",
		subscriptions: [{
			name: "workflow_deleted",
			scopes: ["workflow.steps:execute"]
		}],
		load: async () => (await import("./workflow-deleted.js")).workflowDeletedEvent
	},
	workflow_published: {
		wireName: "workflow_published",
		class: "app",
		emit: "control",
		subscriptions: [{
			name: "workflow_published",
			scopes: ["workflow.steps:execute"]
		}],
		load: async () => (await import("./workflow-published.js")).workflowPublishedEvent
	},
	workflow_step_deleted: {
		wireName: "workflow_step_deleted",
		class: "app",
		emit: "control",
		subscriptions: [{
			name: "workflow_step_deleted",
			scopes: ["workflow.steps:execute"]
		}],
		load: async () => (await import("./workflow-step-deleted.js")).workflowStepDeletedEvent
	},
	workflow_step_execute: {
		wireName: "workflow_step_execute",
		class: "app",
		emit: "control",
		subscriptions: [{
			name: "workflow_step_execute",
			scopes: ["workflow.steps:execute"]
		}],
		load: async () => (await import("./workflow-step-execute.js")).workflowStepExecuteEvent
	},
	workflow_unpublished: {
		wireName: "workflow_unpublished",
		class: "app",
		emit: "control",
		subscriptions: [{
			name: "workflow_unpublished",
			scopes: ["workflow.steps:execute"]
		}],
		load: async () => (await import("./workflow-unpublished.js")).workflowUnpublishedEvent
	}
};
export { events as t };
