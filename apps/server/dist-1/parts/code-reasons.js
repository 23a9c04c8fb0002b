// ../../packages/double/src/generated/code-reasons.ts
const codeReasons = [
	{
		code: "access_denied",
		api: "Web API",
		when: "It exists, the caller may not use it, and the method has no specific code for that."
	},
	{
		code: "accesslimited",
		api: "Web API",
		when: "The networks that the workspace allows for the method do not include the caller's address."
	},
	{
		code: "account_inactive",
		api: "Web API",
		when: "The token is a bot token of a deleted bot, app or workspace."
	},
	{
		code: "addresses_invalid",
		api: "SCIM",
		when: "addresses is neither a list of objects nor a single object, or a sub-attribute has the wrong type."
	},
	{
		code: "admin_analytics_disabled",
		api: "Web API",
		methods: ["admin.analytics.messages.metadata"],
		when: "The organization has disabled analytics."
	},
	{
		code: "already_archived",
		api: "Web API",
		methods: ["admin.conversations.archive", "conversations.archive"],
		when: "The channel is archived."
	},
	{
		code: "already_in_channel",
		api: "Web API",
		methods: ["conversations.invite"],
		when: "A user is a member of the channel."
	},
	{
		code: "already_in_team",
		api: "Web API",
		methods: ["admin.users.invite"],
		when: "An active user with the address belongs to the workspace or to another company."
	},
	{
		code: "already_in_team_invited_user",
		api: "Web API",
		methods: ["admin.users.invite"],
		when: "An invitation of the address to the workspace is open, and resend is not true."
	},
	{
		code: "already_pinned",
		api: "Web API",
		methods: ["pins.add"],
		when: "The message is pinned to the conversation, by the caller or by another user."
	},
	{
		code: "already_reacted",
		api: "Web API",
		methods: ["reactions.add"],
		when: "The message has a reaction of the caller with the same emoji."
	},
	{
		code: "alt_txt_too_large",
		api: "Web API",
		methods: ["files.getUploadURLExternal"],
		when: "alt_txt has more than 1,000 characters."
	},
	{
		code: "analytics_unavailable",
		api: "Web API",
		methods: ["admin.analytics.messages.metadata"],
		when: "The organization's analytics are still being prepared."
	},
	{
		code: "app_access_restricted",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "The workspace restricts the app."
	},
	{
		code: "app_cannot_join_channel",
		api: "Web API",
		methods: ["conversations.invite"],
		faultOnly: "Bots can join every channel of their workspace."
	},
	{
		code: "app_management_app_not_installed_on_org",
		api: "Web API",
		methods: [
			"admin.apps.approve",
			"admin.apps.approved.list",
			"admin.apps.clearResolution",
			"admin.apps.requests.cancel",
			"admin.apps.requests.list",
			"admin.apps.restrict",
			"admin.apps.restricted.list"
		],
		faultOnly: "An app with administrative scopes is always installed on the organization; only an injected fault returns the code."
	},
	{
		code: "app_not_eligible",
		api: "Web API",
		methods: [
			"apps.manifest.delete",
			"apps.manifest.export",
			"apps.manifest.update",
			"apps.manifest.validate"
		],
		when: "The app is a classic app."
	},
	{
		code: "app_not_eligible_for_auto_install",
		api: "Web API",
		methods: ["admin.apps.approve"],
		faultOnly: "Approving an app here installs it nowhere; only an injected fault returns the code."
	},
	{
		code: "app_not_found",
		api: "Web API",
		methods: ["admin.apps.uninstall"],
		when: "app_id names an app that does not exist or was deleted."
	},
	{
		code: "app_not_found",
		api: "Web API",
		methods: [
			"apps.manifest.delete",
			"apps.manifest.export",
			"apps.manifest.update"
		],
		when: "The identifier is well-formed, but the app does not exist or was deleted."
	},
	{
		code: "app_not_found",
		api: "Web API",
		methods: [
			"functions.distributions.permissions.add",
			"functions.distributions.permissions.list",
			"functions.distributions.permissions.remove",
			"functions.distributions.permissions.set"
		],
		when: "function_app_id names an app that does not exist or was deleted."
	},
	{
		code: "app_not_owned_by_manager_app",
		api: "Web API",
		methods: ["apps.manifest.delete", "apps.manifest.update"],
		when: "The token belongs to a manager app that did not create the app, is not enrolled any more, or lacks the scope for app configurations."
	},
	{
		code: "app_not_owned_by_manager_app",
		api: "Web API",
		methods: ["apps.manifest.export"],
		when: "The token belongs to a manager app that did not create the app, or that was deleted."
	},
	{
		code: "app_not_owned_by_manager_app",
		api: "Web API",
		methods: ["apps.manifest.validate"],
		when: "The token belongs to a manager app that did not create the app."
	},
	{
		code: "app_restricted_org_wide",
		api: "Web API",
		methods: ["admin.apps.approve"],
		when: "The call approves the app for a workspace, and the organization has restricted it."
	},
	{
		code: "archive_not_supported",
		api: "Web API",
		methods: ["svcLists.items.list"],
		faultOnly: "Every List has archived rows."
	},
	{
		code: "as_user_not_supported",
		api: "Web API",
		methods: ["chat.appendStream", "chat.stopStream"],
		faultOnly: "The method has no argument for it; only an injected fault returns the code."
	},
	{
		code: "as_user_not_supported",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "as_user is true, and the app is not a classic app."
	},
	{
		code: "as_user_not_supported",
		api: "Web API",
		methods: ["chat.update"],
		when: "as_user is true, and the app is not a classic app."
	},
	{
		code: "attachment_payload_limit_exceeded",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "The attachments have more than 64 KiB."
	},
	{
		code: "attachment_payload_limit_exceeded",
		api: "Web API",
		methods: ["chat.stopStream"],
		faultOnly: "The method has no argument for attachments; only an injected fault returns the code."
	},
	{
		code: "auth_mismatch",
		api: "Web API",
		methods: ["apps.event.authorizations.list"],
		when: "No installation of the app sees the event."
	},
	{
		code: "authorization_not_found",
		api: "Web API",
		methods: ["oauth.v2.exchange"],
		when: "The token was revoked, or its user, bot or workspace is gone."
	},
	{
		code: "auto_install_rule_creation_failed",
		api: "Web API",
		methods: ["admin.apps.approve"],
		faultOnly: "Approving an app here installs it nowhere; only an injected fault returns the code."
	},
	{
		code: "bad_client_secret",
		api: "Web API",
		methods: ["apps.uninstall", "oauth.v2.exchange"],
		when: "client_secret is not the app's."
	},
	{
		code: "bad_client_secret",
		api: "Web API",
		methods: [
			"oauth.v2.access",
			"oauth.v2.user.access",
			"openid.connect.token"
		],
		when: "client_secret is not the app's, or it is missing and neither PKCE nor a refresh token made with PKCE replaces it."
	},
	{
		code: "bad_email_address",
		api: "SCIM",
		when: "A value of emails is not an e-mail address."
	},
	{
		code: "bad_endpoint",
		api: "SCIM",
		when: "The path is unknown, or only the other version has it."
	},
	{
		code: "bad_handle",
		api: "Web API",
		methods: ["usergroups.create"],
		when: "The handle is empty or too long, or has other characters than lower-case letters, digits and . _ -; or it is left out, and the name has no letter and no digit."
	},
	{
		code: "bad_handle",
		api: "Web API",
		methods: ["usergroups.update"],
		when: "The handle is empty or too long, or has other characters than lower-case letters, digits and . _ -."
	},
	{
		code: "bad_redirect_uri",
		api: "Web API",
		methods: ["oauth.v2.access", "oauth.v2.user.access"],
		when: "redirect_uri differs from the one sent to the page, or only one of the two was sent."
	},
	{
		code: "bad_redirect_uri",
		api: "Web API",
		methods: ["openid.connect.token"],
		when: "redirect_uri is missing or differs from the one sent to the page."
	},
	{
		code: "bad_timestamp",
		api: "Web API",
		methods: [
			"pins.add",
			"pins.remove",
			"reactions.add",
			"reactions.get",
			"reactions.remove"
		],
		when: "timestamp is not digits, a dot and digits."
	},
	{
		code: "bad_token",
		api: "Web API",
		methods: ["chat.deleteScheduledMessage"],
		faultOnly: "A token that is not valid is refused with the codes of every method."
	},
	{
		code: "bad_url",
		api: "Web API",
		methods: ["admin.teams.create"],
		when: "team_domain has more than 21 characters, or has others than lower-case letters, digits and inner hyphens."
	},
	{
		code: "block_mismatch",
		api: "Web API",
		methods: ["chat.update"],
		when: "The message has a block of rich text, and the new blocks have none."
	},
	{
		code: "blocked_file_type",
		api: "Web API",
		methods: ["chat.update"],
		faultOnly: "Types are blocked when a file is uploaded; only an injected fault returns the code."
	},
	{
		code: "bot_not_found",
		api: "Web API",
		methods: ["bots.info"],
		when: "The identifier matches no bot of the caller's workspace or organization."
	},
	{
		code: "bots_not_found",
		api: "Web API",
		methods: ["bots.info"],
		faultOnly: "A call names one bot, so bot_not_found is the answer."
	},
	{
		code: "can_not_uninstall",
		api: "Web API",
		methods: ["admin.apps.uninstall"],
		faultOnly: "Every app here can be uninstalled; only an injected fault returns the code."
	},
	{
		code: "cannot_add_bot",
		api: "Web API",
		methods: ["reminders.add"],
		when: "The user is a bot."
	},
	{
		code: "cannot_add_legacy_disconnected_channel_to_workspaces",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		faultOnly: "The service has no such channels."
	},
	{
		code: "cannot_add_others",
		api: "Web API",
		methods: ["reminders.add"],
		when: "The user is not the caller, and the reminder does not recur."
	},
	{
		code: "cannot_add_others_recurring",
		api: "Web API",
		methods: ["reminders.add"],
		when: "The user is not the caller, and the reminder recurs."
	},
	{
		code: "cannot_add_profile_only_user",
		api: "Web API",
		methods: ["reminders.add"],
		faultOnly: "All users have accounts here."
	},
	{
		code: "cannot_add_svcbot",
		api: "Web API",
		methods: ["reminders.add"],
		when: "The user is the system user."
	},
	{
		code: "cannot_auth_user",
		api: "Web API",
		methods: ["chat.unfurl"],
		faultOnly: "Nobody signs in to an app here; only an injected fault returns the code."
	},
	{
		code: "cannot_bookmark_from_external_org",
		api: "Web API",
		methods: ["bookmarks.add"],
		faultOnly: "Bookmarks are links."
	},
	{
		code: "cannot_bookmark_restricted_sharing_enabled",
		api: "Web API",
		methods: ["bookmarks.add"],
		faultOnly: "Sharing is not restricted here."
	},
	{
		code: "cannot_complete_others",
		api: "Web API",
		methods: ["reminders.complete"],
		when: "The caller created the reminder for another user."
	},
	{
		code: "cannot_complete_recurring",
		api: "Web API",
		methods: ["reminders.complete"],
		when: "The reminder recurs."
	},
	{
		code: "cannot_create_channel",
		api: "Web API",
		methods: ["conversations.create"],
		faultOnly: "A channel that cannot be created has a more exact code; only an injected fault returns this one."
	},
	{
		code: "cannot_decode_user_id",
		api: "SCIM",
		when: "The identifier does not start with U or W, or contains characters other than capitals and digits."
	},
	{
		code: "cannot_disable_bot_user_with_scim",
		api: "SCIM",
		when: "A bot is deleted, or active is set to false."
	},
	{
		code: "cannot_disable_primary_owner",
		api: "SCIM",
		when: "The primary owner of the organization, or of a lone workspace, is deleted or set to inactive."
	},
	{
		code: "cannot_find_channel",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "The identifier matches no conversation that the caller sees."
	},
	{
		code: "cannot_find_message",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "No message of the conversation has this ts, or it is deleted."
	},
	{
		code: "cannot_find_service",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "The manifest of the app registers no domain."
	},
	{
		code: "cannot_install_an_org_installed_app",
		api: "Web API",
		methods: ["oauth.v2.access", "oauth.v2.user.access"],
		when: "The organization of the workspace has installed the app since the code was made."
	},
	{
		code: "cannot_install_an_org_installed_app",
		api: "Web API",
		methods: ["openid.connect.token"],
		faultOnly: "Signing in installs nothing; only an injected fault returns the code."
	},
	{
		code: "cannot_make_user_guest",
		api: "SCIM",
		when: "The guest extension is sent for one of them, or for a bot."
	},
	{
		code: "cannot_modify_gdpr",
		api: "SCIM",
		when: "The user is marked as erased."
	},
	{
		code: "cannot_modify_owner",
		api: "SCIM",
		when: "A request changes an owner, and the administrator who installed the token is not an owner."
	},
	{
		code: "cannot_modify_primary_owner",
		api: "Web API",
		methods: ["admin.users.remove"],
		when: "The user is the primary owner of the workspace or of the organization."
	},
	{
		code: "cannot_modify_primary_owner",
		api: "Web API",
		methods: [
			"admin.users.setAdmin",
			"admin.users.setOwner",
			"admin.users.setRegular"
		],
		when: "The user is the primary owner of the workspace or of the organization."
	},
	{
		code: "cannot_modify_role_admin",
		api: "Web API",
		methods: ["admin.roles.addAssignments", "admin.roles.removeAssignments"],
		when: "The role is the role admin, Rl02, and the caller is not an owner of the organization."
	},
	{
		code: "cannot_move_local_channel",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		when: "Only one workspace has the channel, and the call does not name it."
	},
	{
		code: "cannot_parse",
		api: "Web API",
		methods: ["reminders.add"],
		when: "The words of the time are unknown, the time is not after the call, or it is more than five years later."
	},
	{
		code: "cannot_parse_attachment",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "A value of unfurls is not an object, or not a valid attachment."
	},
	{
		code: "cannot_prompt",
		api: "Web API",
		methods: ["chat.unfurl"],
		faultOnly: "Nobody dismisses an invitation here; only an injected fault returns the code."
	},
	{
		code: "cannot_reply_to_message",
		api: "Web API",
		methods: ["chat.postEphemeral", "chat.postMessage"],
		when: "thread_ts names a system message, such as one about a new member, or no message."
	},
	{
		code: "cannot_reply_to_message",
		api: "Web API",
		methods: ["chat.stopStream"],
		faultOnly: "The message is posted already; only an injected fault returns the code."
	},
	{
		code: "cannot_reset_bot",
		api: "Web API",
		methods: ["admin.users.session.reset"],
		when: "The user is a bot."
	},
	{
		code: "cannot_reset_primary_owner",
		api: "Web API",
		methods: ["admin.users.session.reset"],
		when: "The user is the primary owner of the organization, and the caller is another user."
	},
	{
		code: "cannot_set_org_admin_to_regular_at_workspace_level",
		api: "Web API",
		methods: ["admin.users.setRegular"],
		when: "team_id is a workspace, and the user is an owner or admin of the organization."
	},
	{
		code: "cannot_set_this_guest_to_regular_at_team_level",
		api: "Web API",
		methods: ["admin.users.setRegular"],
		when: "team_id is a workspace, and the user is a guest of several workspaces."
	},
	{
		code: "cannot_unfurl_message",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "Neither the text nor the blocks of the message have a URL of the call."
	},
	{
		code: "cannot_unfurl_url",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "The domain of a URL is not one that the app registered."
	},
	{
		code: "cannot_update_admin_user",
		api: "Web API",
		methods: ["users.profile.set"],
		when: "The caller is an admin, and the user is an admin too."
	},
	{
		code: "cant_archive_general",
		api: "Web API",
		methods: ["admin.conversations.archive", "conversations.archive"],
		when: "The channel is the general channel of its workspace."
	},
	{
		code: "cant_archive_required",
		api: "Web API",
		methods: ["conversations.archive"],
		when: "The channel is one that the organization requires its users to be in."
	},
	{
		code: "cant_broadcast_message",
		api: "Web API",
		methods: ["chat.update"],
		when: "reply_broadcast is true, and the message is not a reply or is shown in the channel already."
	},
	{
		code: "cant_delete_file",
		api: "Web API",
		methods: ["files.delete"],
		when: "Another user uploaded the file, and the call has a bot's token or the token of a user who is no administrator."
	},
	{
		code: "cant_delete_message",
		api: "Web API",
		methods: ["chat.delete"],
		when: "The message is by another user or bot and the caller is no administrator, was posted under another identity, is in an archived channel, or the workspace does not let its users delete messages."
	},
	{
		code: "cant_invite",
		api: "Web API",
		methods: ["conversations.invite"],
		when: "A user is deactivated, or the channel has as many members as its settings allow, and no other user can be added."
	},
	{
		code: "cant_invite_self",
		api: "Web API",
		methods: ["conversations.invite"],
		when: "A user is the caller."
	},
	{
		code: "cant_kick_from_general",
		api: "Web API",
		methods: ["conversations.kick"],
		when: "The channel is the general channel of its workspace."
	},
	{
		code: "cant_kick_self",
		api: "Web API",
		methods: ["conversations.kick"],
		when: "The user is the caller."
	},
	{
		code: "cant_leave_general",
		api: "Web API",
		methods: ["conversations.leave"],
		when: "The channel is the general channel of its workspace."
	},
	{
		code: "cant_update_message",
		api: "Web API",
		methods: ["chat.update"],
		when: "The message is by another user or bot, was posted under another identity, or is a system message."
	},
	{
		code: "canvas_creation_failed",
		api: "Web API",
		methods: ["canvases.create"],
		when: "The caller does not see the channel, or it is a direct or group conversation. The title or the content has more than 1,048,576 characters or Markdown that canvases do not support, or the title is not one line."
	},
	{
		code: "canvas_creation_failed",
		api: "Web API",
		methods: ["conversations.canvases.create"],
		when: "The title or the content has more than 1,048,576 characters or Markdown that canvases do not support, or the title is not one line."
	},
	{
		code: "canvas_deleted",
		api: "Web API",
		methods: ["canvases.sections.lookup"],
		when: "The canvas was deleted, and the caller saw it before."
	},
	{
		code: "canvas_deleting_disabled",
		api: "Web API",
		methods: ["canvases.delete"],
		when: "Deleting files is disabled in the workspace of the canvas, or canvases are disabled there or in the caller's workspace."
	},
	{
		code: "canvas_disabled_file_team",
		api: "Web API",
		methods: ["files.info"],
		when: "The file is a canvas, and its workspace has no canvases."
	},
	{
		code: "canvas_disabled_user_team",
		api: "Web API",
		methods: [
			"canvases.access.delete",
			"canvases.access.set",
			"canvases.edit",
			"canvases.sections.lookup"
		],
		when: "Canvases are disabled in the caller's workspace or in the workspace of the canvas."
	},
	{
		code: "canvas_disabled_user_team",
		api: "Web API",
		methods: ["canvases.create", "conversations.canvases.create"],
		when: "Canvases are disabled in the caller's workspace or in the workspace of the channel."
	},
	{
		code: "canvas_disabled_user_team",
		api: "Web API",
		methods: ["conversations.create"],
		faultOnly: "A new channel has no canvas."
	},
	{
		code: "canvas_disabled_user_team",
		api: "Web API",
		methods: ["files.info"],
		when: "The file is a canvas, and the caller's workspace has no canvases."
	},
	{
		code: "canvas_editing_failed",
		api: "Web API",
		methods: ["canvases.edit"],
		when: "No section has the identifier, or the content is blank, has more than 1,048,576 characters, or has Markdown that canvases do not support."
	},
	{
		code: "canvas_editing_locked",
		api: "Web API",
		methods: ["canvases.edit"],
		when: "Another edit of the same canvas is in progress."
	},
	{
		code: "canvas_globally_disabled",
		api: "Web API",
		methods: ["files.info"],
		faultOnly: "Only a workspace can switch canvases off."
	},
	{
		code: "canvas_not_found",
		api: "Web API",
		methods: ["canvases.access.delete"],
		when: "No canvas has the identifier, the caller cannot see the canvas, it is deleted, or it belongs to a channel."
	},
	{
		code: "canvas_not_found",
		api: "Web API",
		methods: ["canvases.access.set"],
		when: "No canvas has the identifier, the caller cannot see the canvas, it is deleted, or it belongs to a channel."
	},
	{
		code: "canvas_not_found",
		api: "Web API",
		methods: ["canvases.delete"],
		when: "No canvas has the identifier, the caller cannot see the canvas, or it is deleted."
	},
	{
		code: "canvas_not_found",
		api: "Web API",
		methods: ["canvases.edit", "canvases.sections.lookup"],
		when: "No canvas has the identifier, or the caller cannot see the canvas."
	},
	{
		code: "canvas_tab_creation_failed",
		api: "Web API",
		methods: ["conversations.canvases.create"],
		faultOnly: "The tab is created together with the canvas."
	},
	{
		code: "canvas_too_large",
		api: "Web API",
		methods: ["canvases.edit"],
		when: "After the change the canvas would have more than 4,194,304 characters."
	},
	{
		code: "channel_already_exists",
		api: "Web API",
		methods: ["admin.conversations.createForObjects"],
		when: "A channel was created for the record or linked to it before."
	},
	{
		code: "channel_cannot_be_unshared",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		when: "Several workspaces have the channel, and the call does not name the one that it belongs to."
	},
	{
		code: "channel_canvas_already_exists",
		api: "Web API",
		methods: ["conversations.canvases.create"],
		when: "The channel already has a canvas of its own."
	},
	{
		code: "channel_canvas_creation_failed",
		api: "Web API",
		methods: ["conversations.canvases.create"],
		faultOnly: "A canvas that cannot be created has a more exact code; only an injected fault returns this one."
	},
	{
		code: "channel_is_limited_access",
		api: "Web API",
		methods: [
			"conversations.history",
			"conversations.info",
			"conversations.join"
		],
		faultOnly: "The service stores no access rights to the records behind channels."
	},
	{
		code: "channel_not_archived",
		api: "Web API",
		methods: ["admin.conversations.unarchive"],
		when: "The channel is not archived."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["admin.analytics.messages.activity"],
		when: "No public, private or session channel of an active workspace has the identifier, or the channel is shared and belongs to another company."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["admin.analytics.messages.metadata"],
		when: "No public, private or session channel of a workspace in use has the identifier."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: [
			"admin.conversations.archive",
			"admin.conversations.delete",
			"admin.conversations.invite",
			"admin.conversations.rename",
			"admin.conversations.setTeams",
			"admin.conversations.unarchive"
		],
		when: "The identifier matches no channel of the organization, or the channel is deleted."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["admin.conversations.getTeams"],
		when: "The identifier matches no channel of the organization, the channel is deleted, or only one workspace of the organization has it."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["admin.usergroups.addChannels"],
		when: "A channel does not exist, is archived, is neither public nor private, or is not a channel of the workspace."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["agents.sessions.rename", "agents.sessions.setStatus"],
		when: "No channel has the identifier, the caller cannot see the channel, no DM or private channel of the app contains the thread, or both channel_id and thread_ts are absent."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["assistant.threads.setStatus"],
		when: "No conversation has the identifier, or the app's bot is not in it."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["assistant.threads.setSuggestedPrompts", "assistant.threads.setTitle"],
		when: "No direct conversation of the app's bot has the identifier."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: [
			"bookmarks.add",
			"bookmarks.edit",
			"bookmarks.list",
			"bookmarks.remove",
			"conversations.archive",
			"conversations.history",
			"conversations.info",
			"conversations.invite",
			"conversations.join",
			"conversations.kick",
			"conversations.leave",
			"conversations.mark",
			"conversations.members",
			"conversations.rename",
			"conversations.replies",
			"conversations.setPurpose",
			"conversations.setTopic",
			"conversations.unarchive",
			"pins.add",
			"pins.list",
			"pins.remove",
			"reactions.add",
			"reactions.get",
			"reactions.remove"
		],
		when: "The identifier matches no conversation that the caller sees. A private channel, a group conversation or a direct conversation is seen only by its members, and guests see only theirs."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: [
			"canvases.access.delete",
			"canvases.access.set",
			"svcLists.access.set"
		],
		when: "The identifier matches no channel that the caller can see, or it is a direct or group conversation."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.meMessage",
			"chat.postEphemeral",
			"chat.startStream",
			"chat.stopStream"
		],
		when: "No conversation has the identifier or name, or the caller does not see it."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["chat.delete", "chat.update"],
		when: "The identifier matches no conversation that the caller sees. A name or a user's identifier matches none."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["chat.deleteScheduledMessage"],
		when: "No conversation has the identifier, or the caller cannot see it."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["chat.getPermalink"],
		when: "The identifier matches no conversation that the caller sees."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "No channel has the identifier or name, the caller cannot see the channel, or a bot names a direct conversation of two users."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		when: "No channel has the identifier or name, or the caller cannot see the channel."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["conversations.canvases.create"],
		when: "The identifier matches no channel that the caller sees, or it is a direct or group conversation. A private channel is seen only by its members, and guests see only theirs."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["conversations.close"],
		when: "The identifier matches no conversation that the caller sees, and no direct conversation of the workspace."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["conversations.open"],
		when: "The identifier matches no conversation that the caller sees, or prevent_creation is true and the users have no conversation."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["files.completeUploadExternal"],
		when: "channel_id names no conversation that the caller sees."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["svcLists.access.delete"],
		when: "A value of channel_ids matches no channel that the caller can see."
	},
	{
		code: "channel_not_found",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "A channel cell, or a mention in a text, matches no channel that the caller can see."
	},
	{
		code: "channel_type_not_supported",
		api: "Web API",
		methods: ["admin.conversations.archive"],
		when: "The conversation is a direct conversation or a group conversation."
	},
	{
		code: "channel_type_not_supported",
		api: "Web API",
		methods: [
			"admin.conversations.delete",
			"admin.conversations.getTeams",
			"admin.conversations.invite",
			"admin.conversations.rename",
			"admin.conversations.setTeams",
			"admin.conversations.unarchive"
		],
		when: "The conversation is a direct conversation, a group conversation, or the general channel of a workspace."
	},
	{
		code: "channel_type_not_supported",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		faultOnly: "They can be streamed in every kind; only an injected fault returns the code."
	},
	{
		code: "channels_limit_exceeded",
		api: "Web API",
		methods: ["files.completeUploadExternal"],
		when: "channels has more than 100 entries."
	},
	{
		code: "client_id_token_mismatch",
		api: "Web API",
		methods: ["apps.uninstall"],
		when: "client_id is that of another app than the token's."
	},
	{
		code: "column_id_not_provided",
		api: "Web API",
		methods: ["svcLists.items.update"],
		when: "A cell has neither column_id nor column_id_to_create."
	},
	{
		code: "column_not_found",
		api: "Web API",
		methods: ["svcLists.items.update"],
		when: "column_id is well-formed but matches no column of the List."
	},
	{
		code: "connected_team_passed_in_is_not_top_level_team",
		api: "Web API",
		methods: ["admin.conversations.search"],
		faultOnly: "The service knows no workspaces of other organizations, only standalone workspaces."
	},
	{
		code: "could_not_archive_channel",
		api: "Web API",
		methods: ["admin.conversations.archive"],
		faultOnly: "A channel that cannot be archived has a more exact code."
	},
	{
		code: "could_not_create_channel",
		api: "Web API",
		methods: ["admin.conversations.create"],
		faultOnly: "A channel that cannot be created has a more exact code."
	},
	{
		code: "could_not_create_workspace",
		api: "Web API",
		methods: ["admin.teams.create"],
		when: "A user or a user group has the name general, which the general channel needs."
	},
	{
		code: "could_not_delete_channel",
		api: "Web API",
		methods: ["admin.conversations.delete"],
		faultOnly: "A channel that cannot be deleted has a more exact code."
	},
	{
		code: "could_not_get_teams",
		api: "Web API",
		methods: ["admin.conversations.getTeams"],
		faultOnly: "A call that cannot be answered has a more exact code."
	},
	{
		code: "could_not_rename_channel",
		api: "Web API",
		methods: ["admin.conversations.rename"],
		faultOnly: "A channel that cannot be renamed has a more exact code."
	},
	{
		code: "could_not_set_teams_for_channel",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		faultOnly: "Workspaces that cannot be changed have a more exact code."
	},
	{
		code: "could_not_unarchive_channel",
		api: "Web API",
		methods: ["admin.conversations.unarchive"],
		faultOnly: "A channel that cannot be restored has a more exact code."
	},
	{
		code: "custom_integration_not_allowed_at_enterprise",
		api: "Web API",
		methods: ["admin.apps.approve", "admin.apps.restrict"],
		faultOnly: "Custom integrations do not exist here; only an injected fault returns the code."
	},
	{
		code: "database_query_failure",
		api: "SCIM",
		when: "The database is unavailable."
	},
	{
		code: "default_org_wide_channel",
		api: "Web API",
		methods: [
			"admin.conversations.archive",
			"admin.conversations.delete",
			"admin.conversations.invite",
			"admin.conversations.rename",
			"admin.conversations.setTeams",
			"admin.conversations.unarchive"
		],
		when: "The channel is one that the organization requires its users to be in."
	},
	{
		code: "delete_not_allowed",
		api: "Web API",
		methods: ["files.delete"],
		faultOnly: "There are no templates of canvases here."
	},
	{
		code: "deprecated_endpoint",
		api: "Web API",
		faultOnly: "No endpoint in these definitions is deprecated."
	},
	{
		code: "description_too_long",
		api: "Web API",
		methods: ["usergroups.create", "usergroups.update"],
		when: "The description has more than 250 characters."
	},
	{
		code: "different_team_owns_message_metadata_for_channel",
		api: "Web API",
		methods: ["admin.analytics.messages.metadata"],
		when: "The channel is shared and belongs to another company."
	},
	{
		code: "discoverability_setting_invalid",
		api: "Web API",
		methods: ["admin.teams.create"],
		when: "team_discoverability is not one of the values."
	},
	{
		code: "domain_taken",
		api: "Web API",
		methods: ["admin.teams.create"],
		when: "Another workspace has the domain."
	},
	{
		code: "draft_already_deleted",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "The caller's draft in the channel is deleted."
	},
	{
		code: "draft_already_sent",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "The caller's draft in the channel is sent."
	},
	{
		code: "draft_has_conflict",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "The caller's draft in the channel was last changed at a different time than the call says."
	},
	{
		code: "draft_not_found",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "The call has the time of a draft, and the caller has no draft in the channel."
	},
	{
		code: "duplicate_channel_not_found",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		faultOnly: "The method has no argument for a client's message identifier; only an injected fault returns the code."
	},
	{
		code: "duplicate_channel_not_found",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "client_msg_id belongs to an earlier message of the author, and its channel no longer exists."
	},
	{
		code: "duplicate_external_id",
		api: "Web API",
		methods: [
			"views.open",
			"views.publish",
			"views.push"
		],
		when: "Another view of the app in the workspace has the external_id."
	},
	{
		code: "duplicate_external_id",
		api: "Web API",
		methods: ["views.update"],
		when: "Another view of the app in the workspace has the external_id of the new content."
	},
	{
		code: "duplicate_message_not_found",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		faultOnly: "The method has no argument for a client's message identifier; only an injected fault returns the code."
	},
	{
		code: "duplicate_message_not_found",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "client_msg_id belongs to an earlier message of the author in the channel, and the message no longer exists."
	},
	{
		code: "duplicated_item_not_found",
		api: "Web API",
		methods: ["svcLists.items.create"],
		when: "duplicated_item_id matches no row of the List."
	},
	{
		code: "dynamic_client_registration_failed",
		api: "Web API",
		methods: ["apps.manifest.create"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls; only an injected fault returns the code."
	},
	{
		code: "dynamic_client_registration_failed",
		api: "Web API",
		methods: ["apps.manifest.update"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls for it; only an injected fault returns the code."
	},
	{
		code: "dynamic_client_registration_invalid_redirect_uri",
		api: "Web API",
		methods: ["apps.manifest.create"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls; only an injected fault returns the code."
	},
	{
		code: "dynamic_client_registration_invalid_redirect_uri",
		api: "Web API",
		methods: ["apps.manifest.update"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls for it; only an injected fault returns the code."
	},
	{
		code: "dynamic_client_registration_invalid_response",
		api: "Web API",
		methods: ["apps.manifest.create"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls; only an injected fault returns the code."
	},
	{
		code: "dynamic_client_registration_invalid_response",
		api: "Web API",
		methods: ["apps.manifest.update"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls for it; only an injected fault returns the code."
	},
	{
		code: "dynamic_client_registration_missing_oauth_endpoints",
		api: "Web API",
		methods: ["apps.manifest.create"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls; only an injected fault returns the code."
	},
	{
		code: "dynamic_client_registration_missing_oauth_endpoints",
		api: "Web API",
		methods: ["apps.manifest.update"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls for it; only an injected fault returns the code."
	},
	{
		code: "dynamic_client_registration_not_supported",
		api: "Web API",
		methods: ["apps.manifest.create"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls; only an injected fault returns the code."
	},
	{
		code: "dynamic_client_registration_not_supported",
		api: "Web API",
		methods: ["apps.manifest.update"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls for it; only an injected fault returns the code."
	},
	{
		code: "dynamic_client_registration_rejected",
		api: "Web API",
		methods: ["apps.manifest.create"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls; only an injected fault returns the code."
	},
	{
		code: "dynamic_client_registration_rejected",
		api: "Web API",
		methods: ["apps.manifest.update"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls for it; only an injected fault returns the code."
	},
	{
		code: "edit_window_closed",
		api: "Web API",
		methods: ["chat.update"],
		when: "A user changes a message, and the workspace does not allow it or the time it allows has passed."
	},
	{
		code: "ekm_access_denied",
		api: "Web API",
		when: "Posting is suspended in the workspace or the channel."
	},
	{
		code: "email_empty",
		api: "SCIM",
		when: "A POST or PUT has no e-mail address."
	},
	{
		code: "email_invalid",
		api: "SCIM",
		when: "An entry of emails has no value, or an empty one."
	},
	{
		code: "email_not_verified",
		api: "Web API",
		methods: ["users.identity"],
		faultOnly: "Every address here counts as verified."
	},
	{
		code: "email_taken",
		api: "Web API",
		methods: ["users.profile.set"],
		when: "email is the address of another user."
	},
	{
		code: "email_taken",
		api: "SCIM",
		when: "Another user has the same address."
	},
	{
		code: "emails_invalid",
		api: "SCIM",
		when: "emails is neither a list of objects nor a single object, or a sub-attribute has the wrong type."
	},
	{
		code: "enterprise_is_restricted",
		api: "Web API",
		when: "An organization's token calls a method that creates something in one workspace, and the call names no workspace."
	},
	{
		code: "enterprise_not_found",
		api: "Web API",
		methods: ["admin.apps.requests.list", "admin.apps.uninstall"],
		when: "enterprise_id is not the caller's organization."
	},
	{
		code: "enterprise_not_found",
		api: "Web API",
		methods: ["team.info"],
		faultOnly: "The caller's organization always exists."
	},
	{
		code: "exchanged_trigger_id",
		api: "Web API",
		methods: ["views.open", "views.push"],
		when: "The trigger was already exchanged for a view."
	},
	{
		code: "execution_not_in_running_state",
		api: "Web API",
		methods: ["functions.completeError", "functions.completeSuccess"],
		when: "The step was completed before."
	},
	{
		code: "expired_trigger_id",
		api: "Web API",
		methods: ["views.open", "views.push"],
		when: "The act was more than three seconds ago."
	},
	{
		code: "external_channel_migrating",
		api: "Web API",
		methods: ["admin.conversations.getTeams", "conversations.invite"],
		faultOnly: "The service moves no channels between organizations."
	},
	{
		code: "external_channel_migrating",
		api: "Web API",
		methods: ["chat.update"],
		faultOnly: "Channels are never moved here; only an injected fault returns the code."
	},
	{
		code: "external_channel_migrating",
		api: "Web API",
		methods: [
			"conversations.close",
			"pins.add",
			"pins.remove",
			"reactions.add",
			"reactions.remove"
		],
		faultOnly: "Channels are not migrated here."
	},
	{
		code: "external_team_not_connected_to_this_org",
		api: "Web API",
		methods: ["admin.conversations.search"],
		when: "An identifier in connected_team_ids is not the workspace of another company."
	},
	{
		code: "externally_shared_or_disconnected_channel",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		when: "A workspace of another company shares the channel."
	},
	{
		code: "fail_to_get_teams_for_restricted_user",
		api: "Web API",
		methods: ["team.info"],
		when: "The token belongs to a guest, and the call names a workspace that the guest does not belong to."
	},
	{
		code: "failed_adding_collaborator",
		api: "Web API",
		methods: ["apps.manifest.create"],
		faultOnly: "An app and its collaborators are stored together or not at all; only an injected fault returns the code."
	},
	{
		code: "failed_adding_collaborator",
		api: "Web API",
		methods: ["apps.manifest.update"],
		faultOnly: "The method adds no collaborators; only an injected fault returns the code."
	},
	{
		code: "failed_adding_collaborator",
		api: "Web API",
		methods: ["apps.manifest.validate"],
		faultOnly: "Validation adds no collaborator; only an injected fault returns the code."
	},
	{
		code: "failed_creating_app",
		api: "Web API",
		methods: ["apps.manifest.create"],
		faultOnly: "An app and its collaborators are stored together or not at all; only an injected fault returns the code."
	},
	{
		code: "failed_creating_app",
		api: "Web API",
		methods: ["apps.manifest.update"],
		faultOnly: "The change is stored whole or not at all; only an injected fault returns the code."
	},
	{
		code: "failed_creating_app",
		api: "Web API",
		methods: ["apps.manifest.validate"],
		faultOnly: "Validation creates no app; only an injected fault returns the code."
	},
	{
		code: "failed_datastore_operation",
		api: "Web API",
		methods: ["apps.manifest.create"],
		faultOnly: "The service does not run datastores; only an injected fault returns the code."
	},
	{
		code: "failed_datastore_operation",
		api: "Web API",
		methods: ["apps.manifest.update"],
		faultOnly: "The service does not run datastores; only an injected fault returns the code."
	},
	{
		code: "failed_export",
		api: "Web API",
		methods: ["apps.manifest.export"],
		faultOnly: "The manifest is stored as it was sent, so exporting cannot fail; only an injected fault returns the code."
	},
	{
		code: "failed_for_some_entities",
		api: "Web API",
		methods: ["admin.roles.addAssignments", "admin.roles.removeAssignments"],
		when: "An entity is not found, is not granted to the installation, or cannot have the role, and another one can. Every valid pair is changed."
	},
	{
		code: "failed_for_some_users",
		api: "Web API",
		methods: ["admin.conversations.invite"],
		when: "A user does not exist, is deactivated, is a member of the channel, belongs to no workspace of the channel, or is a single-channel guest of another channel, or the channel has as many members as its settings allow."
	},
	{
		code: "failed_for_some_users",
		api: "Web API",
		methods: ["admin.roles.addAssignments"],
		when: "A user is not found, is not granted to the installation, or is a bot, a guest or deactivated, and another one can. Every valid pair is changed."
	},
	{
		code: "failed_for_some_users",
		api: "Web API",
		methods: ["admin.roles.removeAssignments"],
		when: "A user is not found, or is not granted to the installation, and another one can. Every valid pair is changed."
	},
	{
		code: "failed_for_some_users",
		api: "Web API",
		methods: ["usergroups.users.update"],
		when: "A user belongs to the organization, but not to the workspace."
	},
	{
		code: "failed_for_some_users_and_entities",
		api: "Web API",
		methods: ["admin.roles.addAssignments", "admin.roles.removeAssignments"],
		when: "A user and an entity are not valid, and others are. Every valid pair is changed."
	},
	{
		code: "failed_generating_app_token",
		api: "Web API",
		methods: ["apps.manifest.create"],
		faultOnly: "The method creates no token; only an injected fault returns the code."
	},
	{
		code: "failed_looking_up_user",
		api: "Web API",
		methods: ["admin.users.invite"],
		faultOnly: "Every address can be looked up."
	},
	{
		code: "failed_looking_up_user",
		api: "Web API",
		methods: ["admin.users.setExpiration"],
		faultOnly: "A user who does not exist has a code of its own."
	},
	{
		code: "failed_to_remove_user_from_workspace",
		api: "Web API",
		methods: ["admin.users.remove"],
		when: "The user is in the workspace through a connected group."
	},
	{
		code: "failed_to_remove_users_for_linked_subteam",
		api: "SCIM",
		faultOnly: "Removing members cannot fail partially in this implementation; only an injected fault returns the code."
	},
	{
		code: "failed_to_send_invite",
		api: "Web API",
		methods: ["admin.users.invite"],
		faultOnly: "The service sends no mail."
	},
	{
		code: "failed_to_set_admin_on_workspaces",
		api: "Web API",
		methods: ["admin.users.setAdmin"],
		faultOnly: "A role that cannot be changed has a more exact code."
	},
	{
		code: "failed_to_set_expiration",
		api: "Web API",
		methods: ["admin.users.setExpiration"],
		faultOnly: "An expiration that cannot be set has a more exact code."
	},
	{
		code: "failed_to_set_owner_on_workspaces",
		api: "Web API",
		methods: ["admin.users.setOwner"],
		faultOnly: "A role that cannot be changed has a more exact code."
	},
	{
		code: "failed_to_set_user_to_admin",
		api: "Web API",
		methods: ["admin.users.setAdmin"],
		faultOnly: "A role that cannot be changed has a more exact code."
	},
	{
		code: "failed_to_set_user_to_owner",
		api: "Web API",
		methods: ["admin.users.setOwner"],
		faultOnly: "A role that cannot be changed has a more exact code."
	},
	{
		code: "failed_to_set_user_to_regular",
		api: "Web API",
		methods: ["admin.users.setRegular"],
		faultOnly: "A role that cannot be changed has a more exact code."
	},
	{
		code: "failed_to_update_user_ids",
		api: "Web API",
		methods: ["canvases.access.set"],
		when: "The user has access through a channel only, is the owner and would get less, or would own a canvas of a workspace to which the user does not belong."
	},
	{
		code: "failed_to_update_user_ids",
		api: "Web API",
		methods: ["svcLists.access.delete"],
		when: "The List's owner is among user_ids."
	},
	{
		code: "failed_to_update_user_ids",
		api: "Web API",
		methods: ["svcLists.access.set"],
		when: "The user is the owner and would get less, or would own a List of a workspace to which the user does not belong."
	},
	{
		code: "failed_to_validate_caller",
		api: "Web API",
		methods: ["admin.users.invite"],
		faultOnly: "A caller who is not an owner or admin of the organization is not_an_admin."
	},
	{
		code: "failed_to_validate_caller",
		api: "Web API",
		methods: ["admin.users.setExpiration"],
		when: "The caller is not an owner or admin of the organization."
	},
	{
		code: "failed_to_validate_channels",
		api: "Web API",
		methods: ["admin.users.invite"],
		when: "There is no channel, a channel is archived, is not a channel of the workspace, or is private and the caller is not a member, or a single-channel guest has several."
	},
	{
		code: "failed_to_validate_custom_message",
		api: "Web API",
		methods: ["admin.users.invite"],
		when: "custom_message has more than 500 characters."
	},
	{
		code: "failed_to_validate_expiration",
		api: "Web API",
		methods: ["admin.users.invite"],
		when: "The expiration is not in the future, is after the year 9999, is not a number, or the person does not become a guest."
	},
	{
		code: "failed_to_validate_expiration",
		api: "Web API",
		methods: ["admin.users.setExpiration"],
		when: "The expiration is in the past, is the present one, or is after the year 9999."
	},
	{
		code: "failed_to_validate_team",
		api: "Web API",
		methods: ["admin.users.invite", "admin.users.setExpiration"],
		when: "team_id belongs to another company."
	},
	{
		code: "fatal_error",
		api: "Web API",
		faultOnly: "Writes are all or nothing in this implementation; only an injected fault returns the code."
	},
	{
		code: "feature_disabled",
		api: "Web API",
		methods: ["agents.sessions.rename", "agents.sessions.setStatus"],
		when: "Agent sessions are disabled in the caller's workspace or in the workspace of the channel."
	},
	{
		code: "feature_not_enabled",
		api: "Web API",
		methods: [
			"admin.apps.approve",
			"admin.apps.approved.list",
			"admin.apps.clearResolution",
			"admin.apps.requests.cancel",
			"admin.apps.requests.list",
			"admin.apps.restrict",
			"admin.apps.restricted.list"
		],
		when: "The app is installed on a workspace."
	},
	{
		code: "feature_not_enabled",
		api: "Web API",
		methods: ["admin.apps.uninstall"],
		when: "The app that calls is installed on a workspace."
	},
	{
		code: "feature_not_enabled",
		api: "Web API",
		methods: [
			"admin.conversations.archive",
			"admin.conversations.create",
			"admin.conversations.delete",
			"admin.conversations.getTeams",
			"admin.conversations.invite",
			"admin.conversations.rename",
			"admin.conversations.search",
			"admin.conversations.unarchive"
		],
		when: "The caller's workspace is standalone."
	},
	{
		code: "feature_not_enabled",
		api: "Web API",
		methods: ["admin.conversations.createForObjects"],
		when: "Record channels are disabled in the caller's workspace or in the workspace of the new channel."
	},
	{
		code: "feature_not_enabled",
		api: "Web API",
		methods: [
			"admin.roles.addAssignments",
			"admin.roles.listAssignments",
			"admin.roles.removeAssignments"
		],
		when: "The app is installed on a workspace."
	},
	{
		code: "feature_not_enabled",
		api: "Web API",
		methods: [
			"admin.teams.admins.list",
			"admin.teams.create",
			"admin.teams.list",
			"admin.teams.owners.list",
			"admin.usergroups.addChannels",
			"admin.usergroups.listChannels",
			"admin.users.assign",
			"admin.users.invite",
			"admin.users.remove",
			"admin.users.session.reset",
			"admin.users.setAdmin",
			"admin.users.setExpiration",
			"admin.users.setOwner",
			"admin.users.setRegular"
		],
		when: "The app is installed on a workspace."
	},
	{
		code: "feature_not_enabled",
		api: "Web API",
		methods: ["admin.users.list"],
		when: "The app is installed on a workspace."
	},
	{
		code: "feature_not_enabled",
		api: "Web API",
		methods: ["apps.manifest.create"],
		when: "The manifest asks the service to run the app's functions, and hosted functions are disabled."
	},
	{
		code: "fetch_members_failed",
		api: "Web API",
		methods: ["conversations.members"],
		faultOnly: "A database that cannot be read has a common code; only an injected fault returns this one."
	},
	{
		code: "file_already_added",
		api: "Web API",
		methods: ["bookmarks.add"],
		faultOnly: "Bookmarks are links, not files."
	},
	{
		code: "file_channel_rename_error",
		api: "Web API",
		methods: ["svcLists.update"],
		when: "The List belongs to a channel, and the new name gives no valid channel name or one that is taken."
	},
	{
		code: "file_comment_not_found",
		api: "Web API",
		methods: ["pins.remove"],
		faultOnly: "Comments on files cannot be pinned, and the method has no argument for one."
	},
	{
		code: "file_comment_not_found",
		api: "Web API",
		methods: ["reactions.get", "reactions.remove"],
		when: "The call names a comment on a file, and no message. There are no comments on files."
	},
	{
		code: "file_deleted",
		api: "Web API",
		methods: ["chat.update"],
		faultOnly: "A call that adds a deleted file answers file_not_found; only an injected fault returns the code."
	},
	{
		code: "file_deleted",
		api: "Web API",
		methods: ["files.delete"],
		when: "The file was deleted before."
	},
	{
		code: "file_deleted",
		api: "Web API",
		methods: ["files.info"],
		when: "The file was deleted, and the caller uploaded it or saw it."
	},
	{
		code: "file_deleting_disabled",
		api: "Web API",
		methods: ["files.delete"],
		when: "Deleting files is disabled in the workspace of the file."
	},
	{
		code: "file_is_deleted",
		api: "Web API",
		methods: ["chat.update"],
		faultOnly: "A call that adds a deleted file answers file_not_found; only an injected fault returns the code."
	},
	{
		code: "file_not_found",
		api: "Web API",
		methods: ["bookmarks.add"],
		faultOnly: "Bookmarks are links, not files."
	},
	{
		code: "file_not_found",
		api: "Web API",
		methods: ["chat.update"],
		when: "file_ids or a block names a file that does not exist, is deleted, or that the caller does not see. Files that the message shows already can stay."
	},
	{
		code: "file_not_found",
		api: "Web API",
		methods: ["files.completeUploadExternal"],
		when: "One of the files was not begun, expired, has no bytes, or is completed."
	},
	{
		code: "file_not_found",
		api: "Web API",
		methods: ["files.delete"],
		when: "The identifier matches no file that the caller sees or administers."
	},
	{
		code: "file_not_found",
		api: "Web API",
		methods: ["files.info"],
		when: "The identifier matches no file that the caller sees."
	},
	{
		code: "file_not_found",
		api: "Web API",
		methods: ["files.revokePublicURL", "files.sharedPublicURL"],
		when: "The identifier matches no file, or one that the caller did not upload and does not administer."
	},
	{
		code: "file_not_found",
		api: "Web API",
		methods: ["pins.add", "pins.remove"],
		faultOnly: "Files cannot be pinned, and the method has no argument for one."
	},
	{
		code: "file_not_found",
		api: "Web API",
		methods: ["reactions.get", "reactions.remove"],
		when: "The identifier matches no file that the caller sees, or a deleted one."
	},
	{
		code: "file_not_found",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "An attachment or a reference names a file that does not exist, is deleted, belongs to another workspace, or that the caller does not see."
	},
	{
		code: "file_not_shared",
		api: "Web API",
		methods: ["pins.add"],
		faultOnly: "Files cannot be pinned, and the method has no argument for one."
	},
	{
		code: "file_share_limit_reached",
		api: "Web API",
		methods: ["chat.update"],
		faultOnly: "Files can be shared without limit here; only an injected fault returns the code."
	},
	{
		code: "file_type_not_allowed",
		api: "Web API",
		methods: ["files.completeUploadExternal"],
		faultOnly: "files.getUploadURLExternal refuses such files."
	},
	{
		code: "file_type_not_allowed",
		api: "Web API",
		methods: ["files.getUploadURLExternal"],
		when: "The workspace blocks the extension of the file's name."
	},
	{
		code: "file_update_failed",
		api: "Web API",
		methods: ["files.completeUploadExternal"],
		faultOnly: "An unavailable database is service_unavailable."
	},
	{
		code: "file_upload_size_restricted",
		api: "Web API",
		methods: ["files.getUploadURLExternal"],
		when: "The file is larger than 1 GiB, than the workspace allows, or than the server can keep."
	},
	{
		code: "file_uploads_disabled",
		api: "Web API",
		methods: ["files.getUploadURLExternal"],
		when: "The workspace allows no files."
	},
	{
		code: "file_uploads_except_images_disabled",
		api: "Web API",
		methods: ["files.completeUploadExternal"],
		when: "The workspace allows images only, and the bytes of a file are not those of an image."
	},
	{
		code: "file_uploads_except_images_disabled",
		api: "Web API",
		methods: ["files.getUploadURLExternal"],
		when: "The workspace allows images only, and the file's name is not that of an image."
	},
	{
		code: "forbidden_handle",
		api: "Web API",
		methods: ["usergroups.create", "usergroups.update"],
		when: "The handle is a reserved word."
	},
	{
		code: "forbidden_team",
		api: "Web API",
		methods: ["apps.connections.open"],
		faultOnly: "Every workspace may use Socket Mode in this implementation; only an injected fault returns the code."
	},
	{
		code: "free_team_canvas_tab_already_exists",
		api: "Web API",
		methods: ["canvases.create", "conversations.canvases.create"],
		when: "The channel already has a canvas of its own, and its workspace has the free plan."
	},
	{
		code: "free_teams_cannot_create_non_tabbed_canvases",
		api: "Web API",
		methods: ["canvases.create"],
		when: "The workspace has the free plan, and the call names no channel."
	},
	{
		code: "free_teams_cannot_create_standalone_canvases",
		api: "Web API",
		methods: ["canvases.create"],
		faultOnly: "A canvas without a channel on the free plan is answered with free_teams_cannot_create_non_tabbed_canvases."
	},
	{
		code: "free_teams_cannot_edit_standalone_canvases",
		api: "Web API",
		methods: ["canvases.edit"],
		when: "The workspace of the canvas has the free plan, and the canvas belongs to no channel."
	},
	{
		code: "function_execution_not_found",
		api: "Web API",
		methods: ["functions.completeError", "functions.completeSuccess"],
		when: "No step has run with the identifier."
	},
	{
		code: "function_not_found",
		api: "Web API",
		methods: [
			"functions.distributions.permissions.add",
			"functions.distributions.permissions.remove",
			"functions.distributions.permissions.set"
		],
		when: "No function has the identifier or callback identifier, or its app is not named, or the function was removed, or its app was deleted."
	},
	{
		code: "function_not_found",
		api: "Web API",
		methods: ["functions.distributions.permissions.list"],
		when: "No function has the identifier or callback identifier, or the function was removed, or its app was deleted."
	},
	{
		code: "group_creation_failed",
		api: "SCIM",
		when: "The name of the group is missing or blank."
	},
	{
		code: "group_creation_failed",
		api: "SCIM",
		when: "Another group has the same name."
	},
	{
		code: "group_member_max_exceeded",
		api: "SCIM",
		when: "The change would give a group of an identity provider more than 15,000 members, or a user group more than 5,000."
	},
	{
		code: "group_members_create_failed",
		api: "SCIM",
		faultOnly: "Updates of members are all or nothing in this implementation; only an injected fault returns the code."
	},
	{
		code: "groups_invalid",
		api: "SCIM",
		when: "groups is neither a list of objects nor a single object, or a sub-attribute has the wrong type."
	},
	{
		code: "handle_already_exists",
		api: "Web API",
		methods: ["usergroups.create", "usergroups.update"],
		when: "A user, a channel or another group has the handle."
	},
	{
		code: "hash_conflict",
		api: "Web API",
		methods: ["views.publish"],
		when: "The hash differs from that of the home, or there is no home yet."
	},
	{
		code: "hash_conflict",
		api: "Web API",
		methods: ["views.update"],
		when: "The hash differs from that of the view."
	},
	{
		code: "idp_group_linked_to_channels",
		api: "SCIM",
		when: "A request deletes such a group while it is linked."
	},
	{
		code: "improper_enterprise_schema_format",
		api: "SCIM",
		when: "manager is an object without managerId, or with an empty one."
	},
	{
		code: "include_deactivated_user_workspaces_invalid",
		api: "Web API",
		methods: ["admin.users.list"],
		when: "include_deactivated_user_workspaces is true, and the call names a workspace."
	},
	{
		code: "incomplete_filter",
		api: "SCIM",
		when: "Part of an expression is missing, or there are two spaces in a row."
	},
	{
		code: "insecure_request",
		api: "Web API",
		methods: ["apps.connections.open"],
		when: "The method is called with GET."
	},
	{
		code: "internal_error",
		api: "SCIM",
		when: "The service has a defect."
	},
	{
		code: "internal_error",
		api: "Web API",
		when: "The service has a defect."
	},
	{
		code: "invalid_actor",
		api: "Web API",
		methods: ["admin.apps.approved.list", "admin.apps.restricted.list"],
		faultOnly: "A caller who does not administer the organization is not_an_admin; only an injected fault returns the code."
	},
	{
		code: "invalid_actor",
		api: "Web API",
		methods: [
			"admin.roles.addAssignments",
			"admin.roles.listAssignments",
			"admin.roles.removeAssignments"
		],
		when: "The caller is not an owner or admin of the organization."
	},
	{
		code: "invalid_app",
		api: "Web API",
		methods: ["apps.manifest.create", "apps.manifest.update"],
		when: "The manager app of the token was deleted."
	},
	{
		code: "invalid_app",
		api: "Web API",
		methods: ["apps.manifest.validate"],
		when: "The app or the token's manager app was deleted."
	},
	{
		code: "invalid_app_action_type",
		api: "Web API",
		methods: ["bookmarks.add"],
		faultOnly: "Bookmarks are links, not actions of apps."
	},
	{
		code: "invalid_app_id",
		api: "Web API",
		methods: [
			"admin.apps.approve",
			"admin.apps.clearResolution",
			"admin.apps.restrict"
		],
		when: "app_id names an app that does not exist or was deleted."
	},
	{
		code: "invalid_app_id",
		api: "Web API",
		methods: [
			"apps.manifest.delete",
			"apps.manifest.export",
			"apps.manifest.update"
		],
		when: "app_id is not the identifier of an app."
	},
	{
		code: "invalid_app_id",
		api: "Web API",
		methods: ["apps.manifest.validate"],
		when: "app_id is not the identifier of an app, or the app does not exist."
	},
	{
		code: "invalid_arg_name",
		api: "Web API",
		when: "A name is too long, or contains characters other than letters, digits and underscores."
	},
	{
		code: "invalid_args",
		api: "Web API",
		methods: ["svcLists.items.create"],
		when: "parent_item_id matches no row of the List, or a subtask."
	},
	{
		code: "invalid_arguments",
		api: "Web API",
		when: "A required argument is missing, or a value has the wrong type or violates a limit without its own code; response_metadata.messages says which."
	},
	{
		code: "invalid_array_arg",
		api: "Web API",
		when: "A JSON body or a repeated form field has a list for an argument that does not accept one."
	},
	{
		code: "invalid_attachment",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "A value of an attachment cell is not the identifier of a file."
	},
	{
		code: "invalid_attachments",
		api: "Web API",
		methods: [
			"chat.postEphemeral",
			"chat.postMessage",
			"chat.scheduleMessage",
			"chat.update"
		],
		when: "An attachment is not an object, has a field of the wrong type, or has both blocks and a title or fields."
	},
	{
		code: "invalid_attribute_format",
		api: "SCIM",
		when: "An attribute without its own code has a value of the wrong type, a guest has an invalid type or expiration, or the two forms of a name disagree."
	},
	{
		code: "invalid_auth",
		api: "Web API",
		when: "The token is unknown, or its installation does not allow the caller's address."
	},
	{
		code: "invalid_authentication",
		api: "SCIM",
		when: "The token is unknown, malformed, revoked, expired, not sent as a bearer token, lacks the scope admin, belongs to a bot, or was installed by someone who was never an administrator."
	},
	{
		code: "invalid_blocks",
		api: "Web API",
		methods: ["chat.appendStream", "chat.startStream"],
		when: "A block has an unknown type, lacks a required field, violates a limit or contradicts another part, or a block names a file that does not exist, is deleted, or that the caller does not see."
	},
	{
		code: "invalid_blocks",
		api: "Web API",
		methods: ["chat.postEphemeral"],
		when: "A block of the message or of an attachment, or something in it, has an unknown type, lacks a required field, violates a limit, contradicts another part, or names a file that does not exist, is deleted, or that the caller does not see."
	},
	{
		code: "invalid_blocks",
		api: "Web API",
		methods: ["chat.postMessage", "chat.update"],
		when: "A block of the message or of an attachment, or something in it, has an unknown type, lacks a required field, violates a limit, or contradicts another part."
	},
	{
		code: "invalid_blocks",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		when: "A block of the message or of an attachment, or something in it, has an unknown type, lacks a required field, violates a limit or contradicts another part, or a block names a file that does not exist, is deleted, or that the caller does not see."
	},
	{
		code: "invalid_blocks",
		api: "Web API",
		methods: ["chat.stopStream"],
		when: "A block has an unknown type, lacks a required field, violates a limit, or contradicts another part."
	},
	{
		code: "invalid_blocks",
		api: "Web API",
		methods: ["files.completeUploadExternal"],
		when: "A block has an unknown type, lacks a required field, violates a limit, or names a file that does not exist, is deleted, or that the caller does not see."
	},
	{
		code: "invalid_blocks",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "rich_text is not a list of blocks of type rich_text, or something in it lacks a required field."
	},
	{
		code: "invalid_blocks_format",
		api: "Web API",
		methods: [
			"chat.postEphemeral",
			"chat.postMessage",
			"chat.scheduleMessage",
			"chat.update"
		],
		when: "The argument blocks is not a JSON list."
	},
	{
		code: "invalid_blocks_format",
		api: "Web API",
		methods: ["chat.startStream"],
		faultOnly: "Blocks are only in chunks, and those that are not a list are invalid_chunks; only an injected fault returns the code."
	},
	{
		code: "invalid_bookmark_type",
		api: "Web API",
		methods: ["bookmarks.add"],
		when: "The type is not link."
	},
	{
		code: "invalid_bookmark_type",
		api: "Web API",
		methods: ["bookmarks.edit", "bookmarks.remove"],
		faultOnly: "Every bookmark is a link."
	},
	{
		code: "invalid_channel",
		api: "Web API",
		methods: ["chat.scheduledMessages.list"],
		when: "No conversation has the identifier, or the caller cannot see it."
	},
	{
		code: "invalid_channel",
		api: "Web API",
		methods: ["files.completeUploadExternal"],
		when: "An entry of channels names no conversation that the caller sees and no user whom it can write to."
	},
	{
		code: "invalid_channel_id",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		when: "channel_id does not have the form of a channel's identifier."
	},
	{
		code: "invalid_channel_provided",
		api: "Web API",
		methods: ["usergroups.create", "usergroups.update"],
		when: "A value of channels is no channel of the workspace that the caller sees, or is archived, and starts with no G."
	},
	{
		code: "invalid_channels_limit",
		api: "Web API",
		methods: ["admin.usergroups.addChannels"],
		when: "The call has no channel or more than 100."
	},
	{
		code: "invalid_charset",
		api: "Web API",
		when: "The Content-Type names another charset."
	},
	{
		code: "invalid_child_type",
		api: "Web API",
		methods: ["bookmarks.add"],
		faultOnly: "Bookmarks have no folders here."
	},
	{
		code: "invalid_chunks",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		when: "chunks is not a list of objects, or a chunk has an unknown type, lacks a required field, or has a text with more than 256 characters."
	},
	{
		code: "invalid_client",
		api: "Web API",
		methods: ["openid.connect.token"],
		faultOnly: "invalid_client_id and bad_client_secret say more; only an injected fault returns the code."
	},
	{
		code: "invalid_client_id",
		api: "Web API",
		methods: ["apps.uninstall", "oauth.v2.exchange"],
		when: "client_id is that of no app, or the app was deleted."
	},
	{
		code: "invalid_client_id",
		api: "Web API",
		methods: [
			"oauth.v2.access",
			"oauth.v2.user.access",
			"openid.connect.token"
		],
		when: "client_id is missing, or it is that of no app, or the app was deleted."
	},
	{
		code: "invalid_code",
		api: "Web API",
		methods: [
			"oauth.v2.access",
			"oauth.v2.user.access",
			"openid.connect.token"
		],
		when: "The code is missing, unknown, used, more than ten minutes old, or that of another app, or the person who allowed it can no longer do so."
	},
	{
		code: "invalid_code_verifier",
		api: "Web API",
		methods: ["oauth.v2.access", "oauth.v2.user.access"],
		when: "The code was made with PKCE, and code_verifier is missing or not the text that the challenge was made of."
	},
	{
		code: "invalid_column_id",
		api: "Web API",
		methods: ["svcLists.items.create"],
		when: "A field has no column_id, or it matches no column of the List."
	},
	{
		code: "invalid_column_id",
		api: "Web API",
		methods: ["svcLists.items.update"],
		when: "column_id is malformed."
	},
	{
		code: "invalid_column_type",
		api: "Web API",
		methods: ["svcLists.create"],
		when: "The type of a column is absent or unknown."
	},
	{
		code: "invalid_copy_and_schema_args",
		api: "Web API",
		methods: ["svcLists.create"],
		when: "schema and copy_from_list_id are both given."
	},
	{
		code: "invalid_cursor",
		api: "Web API",
		methods: [
			"admin.apps.approved.list",
			"admin.apps.requests.list",
			"admin.apps.restricted.list",
			"admin.functions.list",
			"admin.roles.listAssignments"
		],
		when: "The cursor belongs to a call with other arguments."
	},
	{
		code: "invalid_cursor",
		api: "Web API",
		methods: [
			"admin.conversations.getTeams",
			"admin.teams.list",
			"auth.teams.list",
			"reactions.list"
		],
		when: "The cursor belongs to another list."
	},
	{
		code: "invalid_cursor",
		api: "Web API",
		methods: ["admin.conversations.search", "search.messages"],
		when: "The cursor belongs to another search."
	},
	{
		code: "invalid_cursor",
		api: "Web API",
		methods: [
			"admin.teams.admins.list",
			"admin.teams.owners.list",
			"admin.users.list",
			"users.list"
		],
		when: "The cursor belongs to another list, or names a user of another directory."
	},
	{
		code: "invalid_cursor",
		api: "Web API",
		methods: ["apps.event.authorizations.list"],
		when: "The cursor cannot be decoded, or belongs to the list of another event."
	},
	{
		code: "invalid_cursor",
		api: "Web API",
		methods: ["chat.scheduledMessages.list"],
		when: "The cursor cannot be decoded, or belongs to another list."
	},
	{
		code: "invalid_cursor",
		api: "Web API",
		methods: [
			"conversations.history",
			"conversations.list",
			"conversations.members",
			"conversations.replies",
			"users.conversations"
		],
		when: "The cursor cannot be decoded, or belongs to another method."
	},
	{
		code: "invalid_cursor",
		api: "Web API",
		methods: ["svcLists.items.list"],
		when: "The cursor cannot be decoded, or belongs to another List."
	},
	{
		code: "invalid_cursor",
		api: "Web API",
		methods: ["usergroups.list", "usergroups.users.list"],
		faultOnly: "The method has no pages."
	},
	{
		code: "invalid_date",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "A value of a date cell is not a year, month and day, or is a date that does not exist."
	},
	{
		code: "invalid_display_name",
		api: "SCIM",
		when: "A PATCH or PUT has displayName while users may change their own."
	},
	{
		code: "invalid_email",
		api: "Web API",
		methods: ["admin.users.invite"],
		when: "email is not an e-mail address."
	},
	{
		code: "invalid_email",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "A value of an e-mail cell is not an address."
	},
	{
		code: "invalid_emoji",
		api: "Web API",
		methods: ["bookmarks.add", "bookmarks.edit"],
		when: "The emoji is neither a standard emoji nor a custom one."
	},
	{
		code: "invalid_emoji_not_allowed",
		api: "Web API",
		methods: ["users.profile.set"],
		when: "A name contains an emoji."
	},
	{
		code: "invalid_emoji_not_allowed",
		api: "SCIM",
		when: "userName, nickName, displayName, title or a part of the name contains one."
	},
	{
		code: "invalid_entity_id",
		api: "Web API",
		methods: ["bookmarks.add"],
		faultOnly: "Bookmarks are links."
	},
	{
		code: "invalid_event_context",
		api: "Web API",
		methods: ["apps.event.authorizations.list"],
		when: "The text is no event context, or it names a conversation that does not exist."
	},
	{
		code: "invalid_filter_group",
		api: "SCIM",
		when: "A parenthesis is missing, or a pair is empty."
	},
	{
		code: "invalid_form_data",
		api: "Web API",
		when: "A form, a JSON value or a multipart body is malformed, is not valid UTF-8, is too large, has too many members, is nested too deeply or contains a forbidden key."
	},
	{
		code: "invalid_grant",
		api: "Web API",
		methods: ["openid.connect.token"],
		when: "The code was made with PKCE, and code_verifier is missing or not the text that the challenge was made of; or the code has no scope."
	},
	{
		code: "invalid_grant_type",
		api: "Web API",
		methods: [
			"oauth.v2.access",
			"oauth.v2.user.access",
			"openid.connect.token"
		],
		when: "grant_type is neither authorization_code nor refresh_token."
	},
	{
		code: "invalid_group_provided",
		api: "Web API",
		methods: ["usergroups.create", "usergroups.update"],
		when: "A value of channels starts with G, and is no private channel of the workspace that the caller sees, or is archived."
	},
	{
		code: "invalid_input_type",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "The value has the key of another type, there are several values, or the JSON type is wrong."
	},
	{
		code: "invalid_limit",
		api: "Web API",
		methods: [
			"admin.conversations.getTeams",
			"admin.teams.admins.list",
			"admin.teams.list",
			"auth.teams.list"
		],
		when: "limit is not a whole number from 1 to 1,000."
	},
	{
		code: "invalid_limit",
		api: "Web API",
		methods: [
			"conversations.list",
			"conversations.members",
			"users.conversations"
		],
		when: "The limit is not a whole number from 1 to 1,000."
	},
	{
		code: "invalid_link",
		api: "Web API",
		methods: ["bookmarks.add"],
		when: "The link is missing, is longer than 2,048 characters, or is not an http or https URL."
	},
	{
		code: "invalid_link",
		api: "Web API",
		methods: ["bookmarks.edit"],
		when: "The link is longer than 2,048 characters, or is not an http or https URL."
	},
	{
		code: "invalid_link",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "A value of a link cell has no URL or an invalid one."
	},
	{
		code: "invalid_manager_app",
		api: "Web API",
		methods: ["apps.manifest.create"],
		when: "The app is not enrolled as a manager, or its token lacks the scope for app configurations."
	},
	{
		code: "invalid_manifest",
		api: "Web API",
		methods: ["apps.manifest.create", "apps.manifest.validate"],
		when: "The value is not a JSON object, or something in it violates the manifest's definition, or it has event subscriptions or interactivity without a request_url and without socket mode. Apps that the service hosts, and those with remote functions, need no request_url."
	},
	{
		code: "invalid_manifest",
		api: "Web API",
		methods: ["apps.manifest.update"],
		when: "The value is not a JSON object, something in it violates the manifest's definition, or it turns off what cannot be turned off."
	},
	{
		code: "invalid_message",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "A value of a message cell is not the permalink of a message that the caller can see."
	},
	{
		code: "invalid_metadata_filter_keys",
		api: "Web API",
		methods: ["conversations.history", "conversations.replies"],
		when: "metadata_keys_to_include is not a list of strings."
	},
	{
		code: "invalid_metadata_format",
		api: "Web API",
		methods: ["chat.appendStream", "chat.startStream"],
		faultOnly: "Metadata is sent when the stream is stopped; only an injected fault returns the code."
	},
	{
		code: "invalid_metadata_format",
		api: "Web API",
		methods: [
			"chat.postMessage",
			"chat.scheduleMessage",
			"chat.update"
		],
		when: "The argument metadata is not a JSON object."
	},
	{
		code: "invalid_metadata_format",
		api: "Web API",
		methods: ["chat.stopStream"],
		when: "The argument metadata is neither a JSON object nor null."
	},
	{
		code: "invalid_metadata_format",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "The argument metadata is not a JSON object with a list of entities."
	},
	{
		code: "invalid_metadata_schema",
		api: "Web API",
		methods: ["chat.appendStream", "chat.startStream"],
		faultOnly: "Metadata is sent when the stream is stopped; only an injected fault returns the code."
	},
	{
		code: "invalid_metadata_schema",
		api: "Web API",
		methods: [
			"chat.postMessage",
			"chat.scheduleMessage",
			"chat.stopStream"
		],
		when: "Both event and entities are missing, event_type or event_payload is missing or has the wrong type, or an entity lacks entity_type, url or external_ref.id."
	},
	{
		code: "invalid_metadata_schema",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "An entity of the metadata lacks entity_type, url or external_ref.id."
	},
	{
		code: "invalid_metadata_schema",
		api: "Web API",
		methods: ["chat.update"],
		when: "event_type or event_payload is missing or has the wrong type, or an entity lacks entity_type, url or external_ref.id."
	},
	{
		code: "invalid_name",
		api: "Web API",
		methods: ["admin.conversations.create"],
		when: "The name is reserved, consists of punctuation, has more than 80 characters, or has characters that names cannot have."
	},
	{
		code: "invalid_name",
		api: "Web API",
		methods: ["agents.sessions.rename"],
		when: "The session is a session channel, and no character of the title is allowed in a channel name."
	},
	{
		code: "invalid_name",
		api: "Web API",
		methods: ["conversations.create", "conversations.rename"],
		when: "The name is one of the reserved words, such as channel or everyone."
	},
	{
		code: "invalid_name",
		api: "Web API",
		methods: ["reactions.add"],
		when: "The name is neither that of a standard emoji nor that of a custom one, has colons around it, or names a skin tone that the emoji does not have."
	},
	{
		code: "invalid_name",
		api: "Web API",
		methods: ["reactions.remove"],
		when: "The name is neither that of a standard emoji, nor that of a custom one, nor that of a reaction of the caller."
	},
	{
		code: "invalid_name_maxlength",
		api: "Web API",
		methods: [
			"admin.conversations.rename",
			"conversations.create",
			"conversations.rename"
		],
		when: "The name has more than 80 characters."
	},
	{
		code: "invalid_name_maxlength",
		api: "SCIM",
		when: "displayName has more than 80 characters."
	},
	{
		code: "invalid_name_punctuation",
		api: "Web API",
		methods: ["conversations.create", "conversations.rename"],
		when: "The name has only hyphens and underscores."
	},
	{
		code: "invalid_name_required",
		api: "Web API",
		methods: ["conversations.create", "conversations.rename"],
		when: "The name is empty."
	},
	{
		code: "invalid_name_required",
		api: "SCIM",
		when: "givenName and familyName both contain only spaces."
	},
	{
		code: "invalid_name_specials",
		api: "Web API",
		methods: ["conversations.create", "conversations.rename"],
		when: "The name has anything other than lower-case letters, letters without case, digits, hyphens and underscores."
	},
	{
		code: "invalid_name_specials",
		api: "SCIM",
		when: "displayName contains characters other than letters, digits, spaces, periods, underscores, hyphens and apostrophes."
	},
	{
		code: "invalid_named_entities",
		api: "Web API",
		methods: ["functions.distributions.permissions.set"],
		when: "One of team_ids is no workspace of the organization, or one of org_ids is not the caller's organization. Nothing changes."
	},
	{
		code: "invalid_ooo_message",
		api: "Web API",
		methods: ["users.profile.set"],
		faultOnly: "There are no out-of-office messages here."
	},
	{
		code: "invalid_option_id",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "A value of a select cell is not an option of the column."
	},
	{
		code: "invalid_parameters",
		api: "Web API",
		methods: [
			"canvases.access.delete",
			"canvases.access.set",
			"svcLists.access.delete",
			"svcLists.access.set"
		],
		when: "Both channel_ids and user_ids are given, or neither."
	},
	{
		code: "invalid_parent_type",
		api: "Web API",
		methods: ["bookmarks.add"],
		faultOnly: "Bookmarks have no folders here."
	},
	{
		code: "invalid_permission_type",
		api: "Web API",
		methods: ["functions.distributions.permissions.add", "functions.distributions.permissions.remove"],
		when: "The function is not distributed to named users, workspaces or organizations."
	},
	{
		code: "invalid_permission_type",
		api: "Web API",
		methods: ["functions.distributions.permissions.set"],
		when: "permission_type is unknown or empty, or users, workspaces or organizations are given with a type other than named_entities."
	},
	{
		code: "invalid_permissions",
		api: "Web API",
		methods: ["admin.users.remove"],
		when: "The caller is not an owner or admin of the organization, or the user is an owner and the caller is not an owner of the organization."
	},
	{
		code: "invalid_permissions",
		api: "Web API",
		methods: ["admin.users.setAdmin"],
		when: "The user is an owner, and the caller is not an owner of the organization."
	},
	{
		code: "invalid_phone_number",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "A value of a phone cell is not a phone number."
	},
	{
		code: "invalid_post_type",
		api: "Web API",
		when: "It is not application/json, application/x-www-form-urlencoded, multipart/form-data or text/plain."
	},
	{
		code: "invalid_presence",
		api: "Web API",
		methods: ["users.setPresence"],
		when: "presence is neither auto nor away."
	},
	{
		code: "invalid_primary_column",
		api: "Web API",
		methods: ["svcLists.create"],
		when: "Not exactly one column is primary, or its type is not text."
	},
	{
		code: "invalid_profile",
		api: "Web API",
		methods: ["users.profile.set"],
		when: "It is missing, no object, too large, or has a value of the wrong type, an unknown custom field or a value that does not fit the type of its field."
	},
	{
		code: "invalid_query",
		api: "SCIM",
		when: "The filter has an unknown attribute, operator or kind of value, or startIndex or count is not a whole number."
	},
	{
		code: "invalid_refresh_token",
		api: "Web API",
		methods: ["oauth.v2.access"],
		when: "The refresh token is missing, unknown, used, expired, or that of another app."
	},
	{
		code: "invalid_refresh_token",
		api: "Web API",
		methods: ["oauth.v2.user.access"],
		when: "The refresh token is missing, unknown, used, expired, or that of another app, or it renews a bot token."
	},
	{
		code: "invalid_refresh_token",
		api: "Web API",
		methods: ["openid.connect.token"],
		when: "The refresh token is missing, unknown, used, expired, or that of another app, or it renews a token of an installation."
	},
	{
		code: "invalid_refresh_token",
		api: "Web API",
		methods: ["tooling.tokens.rotate"],
		when: "The refresh token is unknown, used, or renews no configuration token, or its user is gone."
	},
	{
		code: "invalid_request",
		api: "Web API",
		methods: ["openid.connect.token"],
		when: "code_verifier is sent, and neither the manifest enables PKCE nor the code was made with it."
	},
	{
		code: "invalid_request_id",
		api: "Web API",
		methods: [
			"admin.apps.approve",
			"admin.apps.requests.cancel",
			"admin.apps.restrict"
		],
		when: "request_id names a request that does not exist, or one for another workspace or organization."
	},
	{
		code: "invalid_request_payload",
		api: "SCIM",
		when: "The body is not a JSON object, is nested too deeply, or has a key, path, operation or extension that the resource does not have or list."
	},
	{
		code: "invalid_request_payload",
		api: "SCIM",
		when: "The body exceeds the size limit."
	},
	{
		code: "invalid_reserved_word",
		api: "SCIM",
		when: "displayName, nickName or a part of the name is a reserved word."
	},
	{
		code: "invalid_role_for_user",
		api: "Web API",
		methods: ["admin.users.assign"],
		when: "The user is a guest elsewhere and would be a full member, is a full member elsewhere and would be a guest, is an administrator and would be a guest, or is a single-channel guest and has not exactly one channel."
	},
	{
		code: "invalid_role_for_user",
		api: "Web API",
		methods: ["admin.users.setAdmin", "admin.users.setOwner"],
		when: "The user is a guest, a bot, or deactivated."
	},
	{
		code: "invalid_role_for_user",
		api: "Web API",
		methods: ["admin.users.setRegular"],
		when: "The user is a bot or deactivated, or is an owner and the caller is not."
	},
	{
		code: "invalid_role_id",
		api: "Web API",
		methods: ["admin.roles.addAssignments", "admin.roles.removeAssignments"],
		when: "role_id is not the identifier of a system role."
	},
	{
		code: "invalid_role_id",
		api: "Web API",
		methods: ["admin.roles.listAssignments"],
		when: "One of role_ids is not the identifier of a system role."
	},
	{
		code: "invalid_row_id",
		api: "Web API",
		methods: ["svcLists.items.update"],
		when: "row_id is malformed."
	},
	{
		code: "invalid_scheduled_message_id",
		api: "Web API",
		methods: ["chat.deleteScheduledMessage"],
		when: "No scheduled message of the caller in the channel has the identifier, it was posted or deleted, or it is due within 60 seconds."
	},
	{
		code: "invalid_schema",
		api: "Web API",
		methods: ["svcLists.create"],
		when: "A column lacks a key or a name, two columns have the same key, or an option is not valid."
	},
	{
		code: "invalid_scopes",
		api: "Web API",
		methods: ["admin.apps.approve"],
		when: "bot_scopes or user_scopes has a scope that the app does not ask for, in its manifest or in an open request."
	},
	{
		code: "invalid_scopes",
		api: "Web API",
		methods: ["admin.apps.restrict"],
		faultOnly: "The method has no argument with scopes; only an injected fault returns the code."
	},
	{
		code: "invalid_search_channel_type",
		api: "Web API",
		methods: ["admin.conversations.search"],
		when: "search_channel_types has an unknown value."
	},
	{
		code: "invalid_shortcut_type",
		api: "Web API",
		methods: ["bookmarks.add"],
		faultOnly: "Bookmarks are links, not shortcuts."
	},
	{
		code: "invalid_sort",
		api: "Web API",
		methods: ["admin.conversations.search"],
		when: "sort has an unknown value."
	},
	{
		code: "invalid_sort",
		api: "Web API",
		methods: ["admin.roles.listAssignments"],
		when: "sort_dir is neither ASC nor DESC."
	},
	{
		code: "invalid_sort_dir",
		api: "Web API",
		methods: ["admin.conversations.search"],
		when: "sort_dir has an unknown value."
	},
	{
		code: "invalid_sort_order",
		api: "SCIM",
		when: "sortOrder has any other value."
	},
	{
		code: "invalid_source",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "source is neither composer nor conversations_history."
	},
	{
		code: "invalid_starts_with_at",
		api: "Web API",
		methods: ["users.profile.set"],
		when: "A name starts with @."
	},
	{
		code: "invalid_starts_with_at",
		api: "SCIM",
		when: "displayName starts with @."
	},
	{
		code: "invalid_status",
		api: "Web API",
		methods: ["agents.sessions.setStatus"],
		when: "The argument status is not one of the four."
	},
	{
		code: "invalid_target_team",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		when: "A workspace does not exist, is deleted, or belongs to another company."
	},
	{
		code: "invalid_team",
		api: "Web API",
		methods: ["admin.conversations.create"],
		when: "team_id matches no workspace, or the workspace is deleted."
	},
	{
		code: "invalid_team",
		api: "Web API",
		methods: ["usergroups.list"],
		faultOnly: "The method returns team_access_not_granted instead."
	},
	{
		code: "invalid_team_id",
		api: "Web API",
		methods: ["apps.manifest.create"],
		when: "team_id is not the identifier of a workspace, or the workspace does not exist, is deleted or belongs to another company."
	},
	{
		code: "invalid_text_block",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "rich_text has an element of a type that text cells do not support."
	},
	{
		code: "invalid_thread_ts",
		api: "Web API",
		methods: [
			"assistant.threads.setStatus",
			"assistant.threads.setSuggestedPrompts",
			"assistant.threads.setTitle"
		],
		when: "No message of the conversation has the ts, or the message is a reply."
	},
	{
		code: "invalid_time",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		when: "post_at is not a whole number."
	},
	{
		code: "invalid_timestamp",
		api: "Web API",
		methods: ["conversations.mark"],
		when: "ts is not seconds, a dot and six digits."
	},
	{
		code: "invalid_token",
		api: "Web API",
		methods: ["chat.scheduleMessage", "chat.scheduledMessages.list"],
		faultOnly: "A token that is not valid is refused with the codes of every method."
	},
	{
		code: "invalid_token",
		api: "Web API",
		methods: ["oauth.v2.exchange"],
		when: "The token is missing, unknown, expires already, belongs to another app, or is no bot or user token."
	},
	{
		code: "invalid_trigger_id",
		api: "Web API",
		methods: ["views.open", "views.push"],
		when: "The trigger does not exist, or belongs to another app or to a workspace that the token does not cover."
	},
	{
		code: "invalid_ts_latest",
		api: "Web API",
		methods: ["conversations.history", "conversations.replies"],
		when: "latest is neither the ts of a message nor a number of seconds."
	},
	{
		code: "invalid_ts_oldest",
		api: "Web API",
		methods: ["conversations.history", "conversations.replies"],
		when: "oldest is neither the ts of a message nor a number of seconds."
	},
	{
		code: "invalid_types",
		api: "Web API",
		methods: ["conversations.list", "users.conversations"],
		when: "A word of types is unknown."
	},
	{
		code: "invalid_unfurl_id",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "No links have the unfurl_id."
	},
	{
		code: "invalid_unfurls_format",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "unfurls is not a JSON object, or user_auth_blocks are not valid blocks."
	},
	{
		code: "invalid_user",
		api: "Web API",
		methods: ["admin.usergroups.listChannels"],
		faultOnly: "The token of a user who does not exist is invalid_auth."
	},
	{
		code: "invalid_user_combination",
		api: "Web API",
		methods: ["conversations.open"],
		when: "An external user shares no channel with another user who is named, or a bot opens a direct conversation with a bot."
	},
	{
		code: "invalid_user_id",
		api: "Web API",
		methods: ["users.identity"],
		faultOnly: "A token whose user does not exist is refused before."
	},
	{
		code: "invalid_users",
		api: "Web API",
		methods: ["usergroups.users.update"],
		when: "A new member is unknown, deactivated, a guest or a bot."
	},
	{
		code: "invalid_vote_value",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "A value of a vote cell is not the caller's own identifier."
	},
	{
		code: "invited_user_not_created",
		api: "Web API",
		methods: ["admin.users.assign"],
		faultOnly: "The method creates no users."
	},
	{
		code: "invited_user_not_reactivated",
		api: "Web API",
		methods: ["admin.users.assign"],
		faultOnly: "Every deactivated user can be reinstated, unless the data was erased."
	},
	{
		code: "invitee_cant_see_channel",
		api: "Web API",
		methods: ["conversations.invite"],
		faultOnly: "A user of another workspace than those of the channel is org_user_not_in_team."
	},
	{
		code: "invitor_cannot_see_channel",
		api: "Web API",
		methods: ["admin.users.assign"],
		when: "A channel does not exist, is archived, is not a channel of the workspace, or the caller is not a member."
	},
	{
		code: "is_archived",
		api: "Web API",
		methods: ["agents.sessions.rename"],
		when: "The session's channel is archived."
	},
	{
		code: "is_archived",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.meMessage",
			"chat.postEphemeral",
			"chat.postMessage",
			"chat.scheduleMessage",
			"chat.startStream",
			"chat.stopStream",
			"conversations.invite",
			"conversations.join",
			"conversations.leave",
			"conversations.rename",
			"conversations.setPurpose",
			"conversations.setTopic"
		],
		when: "The channel is archived."
	},
	{
		code: "is_archived",
		api: "Web API",
		methods: ["reactions.add"],
		when: "The conversation is archived."
	},
	{
		code: "is_inactive",
		api: "Web API",
		methods: ["chat.update"],
		when: "The channel is archived."
	},
	{
		code: "job_not_found",
		api: "Web API",
		methods: ["svcLists.download.get"],
		when: "No export of the List has the identifier, it was started with other options, or it is too old."
	},
	{
		code: "last_member",
		api: "Web API",
		methods: ["conversations.leave"],
		when: "The channel is private, and the caller is its only member."
	},
	{
		code: "limit_required",
		api: "Web API",
		methods: ["users.list"],
		when: "The call has no limit, and the directory has more than 10,000 users."
	},
	{
		code: "list_editor_upsert_error",
		api: "Web API",
		methods: ["svcLists.update"],
		faultOnly: "A List and everything that belongs to it is stored in one commit, which no state of the world can break."
	},
	{
		code: "list_edits_update_error",
		api: "Web API",
		methods: ["svcLists.update"],
		faultOnly: "A List and everything that belongs to it is stored in one commit, which no state of the world can break."
	},
	{
		code: "list_not_found",
		api: "Web API",
		methods: [
			"svcLists.access.delete",
			"svcLists.items.update",
			"svcLists.update"
		],
		when: "No List has the identifier, or the caller cannot see the List."
	},
	{
		code: "list_not_found",
		api: "Web API",
		methods: ["svcLists.access.set"],
		when: "No List has the identifier, or the caller cannot see it, or its workspace is deleted."
	},
	{
		code: "list_not_found",
		api: "Web API",
		methods: ["svcLists.download.get", "svcLists.download.start"],
		when: "No List of the caller's workspace has the identifier."
	},
	{
		code: "list_not_found",
		api: "Web API",
		methods: [
			"svcLists.items.create",
			"svcLists.items.delete",
			"svcLists.items.deleteMultiple"
		],
		when: "No List has the identifier, or the caller may not write to the List, or its workspace has the free plan or has disabled Lists."
	},
	{
		code: "list_not_found",
		api: "Web API",
		methods: ["svcLists.items.info", "svcLists.items.list"],
		when: "No List has the identifier, or the caller cannot see it, or its workspace has the free plan or has disabled Lists."
	},
	{
		code: "list_record_comment_fetch_failed",
		api: "Web API",
		methods: ["conversations.replies"],
		faultOnly: "Comments of Lists are not in threads of channels here; only an injected fault returns the code."
	},
	{
		code: "lists_disabled_user_team",
		api: "Web API",
		methods: ["svcLists.access.delete", "svcLists.access.set"],
		when: "The workspace has the free plan, or has disabled Lists."
	},
	{
		code: "long_nickname",
		api: "SCIM",
		when: "nickName has more than 21 characters."
	},
	{
		code: "managed_app_limit_reached",
		api: "Web API",
		methods: ["apps.manifest.create"],
		when: "The number of its existing apps has reached the limit."
	},
	{
		code: "managed_channel_not_supported",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		faultOnly: "The service has no managed channels."
	},
	{
		code: "markdown_text_conflict",
		api: "Web API",
		methods: [
			"chat.postEphemeral",
			"chat.postMessage",
			"chat.scheduleMessage",
			"chat.update"
		],
		when: "markdown_text is given together with text or blocks."
	},
	{
		code: "max_file_sharing_exceeded",
		api: "Web API",
		methods: ["chat.update"],
		when: "file_ids has more than 10."
	},
	{
		code: "message_limit_exceeded",
		api: "Web API",
		methods: ["chat.appendStream", "chat.stopStream"],
		faultOnly: "The call adds no message; only an injected fault returns the code."
	},
	{
		code: "message_limit_exceeded",
		api: "Web API",
		methods: [
			"chat.meMessage",
			"chat.postMessage",
			"chat.scheduleMessage",
			"chat.startStream"
		],
		when: "The number of the workspace's messages has reached the limit."
	},
	{
		code: "message_limit_exceeded",
		api: "Web API",
		methods: ["chat.postEphemeral"],
		faultOnly: "The message is not stored; only an injected fault returns the code."
	},
	{
		code: "message_limit_exceeded",
		api: "Web API",
		methods: ["chat.update"],
		faultOnly: "A change adds no message; only an injected fault returns the code."
	},
	{
		code: "message_not_found",
		api: "Web API",
		methods: ["assistant.threads.setSuggestedPrompts"],
		faultOnly: "A thread that does not exist is invalid_thread_ts; only an injected fault returns the code."
	},
	{
		code: "message_not_found",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.delete",
			"chat.getPermalink",
			"chat.stopStream"
		],
		when: "No message of the conversation has this ts, or it is deleted."
	},
	{
		code: "message_not_found",
		api: "Web API",
		methods: ["chat.update"],
		when: "No message of the conversation has this ts, or it is deleted. An ephemeral message is not found."
	},
	{
		code: "message_not_found",
		api: "Web API",
		methods: [
			"pins.add",
			"pins.remove",
			"reactions.add",
			"reactions.get",
			"reactions.remove"
		],
		when: "No message of the conversation has the timestamp, or it is deleted."
	},
	{
		code: "message_not_in_streaming_state",
		api: "Web API",
		methods: ["chat.appendStream"],
		when: "The message was never streamed, or its stream has been stopped or has ended five minutes after its start."
	},
	{
		code: "message_not_in_streaming_state",
		api: "Web API",
		methods: ["chat.stopStream"],
		when: "The message was never streamed, or its stream has been stopped or has ended five minutes after its start. The user has stopped it."
	},
	{
		code: "message_not_owned_by_app",
		api: "Web API",
		methods: ["chat.appendStream", "chat.stopStream"],
		when: "Another app or a user posted the message."
	},
	{
		code: "messages_tab_disabled",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		when: "The conversation is with a user, and the app's manifest disables the messages tab."
	},
	{
		code: "messages_tab_disabled",
		api: "Web API",
		methods: ["chat.postEphemeral"],
		when: "The message is for a direct conversation, and the app's manifest disables the messages tab."
	},
	{
		code: "messages_tab_disabled",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "The message is for a user, and the app's manifest disables the messages tab."
	},
	{
		code: "messaging_processing_failed",
		api: "Web API",
		methods: ["chat.appendStream", "chat.startStream"],
		faultOnly: "A call is processed as a whole or not at all; only an injected fault returns the code."
	},
	{
		code: "metadata_must_be_sent_from_app",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		faultOnly: "Only apps can call the method; only an injected fault returns the code."
	},
	{
		code: "metadata_must_be_sent_from_app",
		api: "Web API",
		methods: [
			"chat.postMessage",
			"chat.scheduleMessage",
			"chat.update"
		],
		when: "metadata is given with a user token."
	},
	{
		code: "metadata_too_large",
		api: "Web API",
		methods: ["chat.appendStream", "chat.startStream"],
		faultOnly: "Metadata is sent when the stream is stopped; only an injected fault returns the code."
	},
	{
		code: "metadata_too_large",
		api: "Web API",
		methods: [
			"chat.postMessage",
			"chat.scheduleMessage",
			"chat.stopStream",
			"chat.update"
		],
		when: "The metadata has more than 16 KiB."
	},
	{
		code: "method_deprecated",
		api: "Web API",
		faultOnly: "No method in these definitions is deprecated."
	},
	{
		code: "method_not_allowed",
		api: "SCIM",
		when: "The path exists but does not support the verb."
	},
	{
		code: "method_not_supported_for_channel_type",
		api: "Web API",
		methods: [
			"conversations.archive",
			"conversations.invite",
			"conversations.kick",
			"conversations.leave",
			"conversations.rename",
			"conversations.unarchive"
		],
		when: "The conversation is a direct conversation or a group conversation."
	},
	{
		code: "method_not_supported_for_channel_type",
		api: "Web API",
		methods: ["conversations.close", "conversations.open"],
		when: "The conversation is a channel."
	},
	{
		code: "method_not_supported_for_channel_type",
		api: "Web API",
		methods: ["conversations.join"],
		when: "The conversation is not a public channel, and the caller is a member."
	},
	{
		code: "method_not_supported_for_channel_type",
		api: "Web API",
		methods: [
			"conversations.list",
			"conversations.members",
			"conversations.replies",
			"users.conversations"
		],
		faultOnly: "The method supports every kind of conversation."
	},
	{
		code: "method_not_supported_for_channel_type",
		api: "Web API",
		methods: ["conversations.setPurpose", "conversations.setTopic"],
		when: "The conversation is a direct conversation."
	},
	{
		code: "missing_arg_copy_from_list_id",
		api: "Web API",
		methods: ["svcLists.create"],
		when: "include_copied_list_records is true, and copy_from_list_id is absent."
	},
	{
		code: "missing_args",
		api: "Web API",
		methods: ["apps.connections.open"],
		faultOnly: "The method has no arguments; only an injected fault returns the code."
	},
	{
		code: "missing_argument",
		api: "Web API",
		methods: ["bots.info"],
		when: "The call has no bot, or the token belongs to an organization and the call has no team_id."
	},
	{
		code: "missing_argument",
		api: "Web API",
		methods: [
			"chat.scheduledMessages.list",
			"conversations.create",
			"conversations.list",
			"files.list",
			"reactions.list",
			"reminders.add",
			"reminders.complete",
			"reminders.delete",
			"reminders.info",
			"reminders.list",
			"search.messages",
			"team.profile.get",
			"usergroups.create",
			"usergroups.disable",
			"usergroups.enable",
			"usergroups.list",
			"usergroups.update",
			"usergroups.users.list",
			"usergroups.users.update",
			"users.conversations",
			"users.list"
		],
		when: "The token belongs to an organization, and the call has no team_id."
	},
	{
		code: "missing_argument",
		api: "Web API",
		methods: ["files.getUploadURLExternal"],
		when: "length is missing, 0 or negative."
	},
	{
		code: "missing_arguments",
		api: "Web API",
		methods: ["svcLists.update"],
		when: "name, description_blocks and todo_mode are all absent."
	},
	{
		code: "missing_authentication",
		api: "SCIM",
		when: "The request has no Authorization header."
	},
	{
		code: "missing_channel",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "ts is given without channel."
	},
	{
		code: "missing_duration",
		api: "Web API",
		methods: ["dnd.setSnooze"],
		when: "num_minutes is empty or absent."
	},
	{
		code: "missing_file_data",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "A block names a file by its identifier or by a URL whose path contains the identifier, and the file does not exist, is deleted, or the caller does not see it."
	},
	{
		code: "missing_file_data",
		api: "Web API",
		methods: ["chat.stopStream"],
		when: "A block names a file that does not exist, is deleted, or that the caller does not see."
	},
	{
		code: "missing_group_id",
		api: "SCIM",
		when: "PUT, PATCH or DELETE is sent to /Groups."
	},
	{
		code: "missing_post_type",
		api: "Web API",
		when: "A POST has a body and no Content-Type."
	},
	{
		code: "missing_primary_email",
		api: "SCIM",
		when: "A change removes it without setting another one."
	},
	{
		code: "missing_profile_id",
		api: "Web API",
		methods: ["views.publish"],
		faultOnly: "Homes of profiles do not exist here."
	},
	{
		code: "missing_recipient_team_id",
		api: "Web API",
		methods: ["chat.startStream"],
		when: "The conversation is not a direct one, and recipient_team_id is missing or empty."
	},
	{
		code: "missing_recipient_user_id",
		api: "Web API",
		methods: ["chat.startStream"],
		when: "The conversation is not a direct one, and recipient_user_id is missing or empty."
	},
	{
		code: "missing_record_channel_config",
		api: "Web API",
		methods: ["admin.conversations.createForObjects"],
		when: "The connection to the CRM's organization has no workspace for records of this type, or the workspace is deleted."
	},
	{
		code: "missing_schema_element",
		api: "SCIM",
		when: "schemas is absent or empty."
	},
	{
		code: "missing_scope",
		api: "Web API",
		when: "The method, or an argument of the call, requires a scope that the token does not have."
	},
	{
		code: "missing_source",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "unfurl_id is given without source."
	},
	{
		code: "missing_subteam_name",
		api: "Web API",
		methods: ["usergroups.create"],
		when: "The name is absent, empty or blank."
	},
	{
		code: "missing_subteam_name",
		api: "Web API",
		methods: ["usergroups.update"],
		when: "The name is empty or blank."
	},
	{
		code: "missing_ts",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "channel is given without ts, or the call names neither a message nor an unfurl_id."
	},
	{
		code: "missing_unfurl_id",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "source is given without unfurl_id."
	},
	{
		code: "missing_unfurls",
		api: "Web API",
		methods: ["chat.unfurl"],
		when: "unfurls, metadata and every argument for signing in are absent."
	},
	{
		code: "missing_user",
		api: "Web API",
		methods: ["team.info"],
		faultOnly: "The method accepts bot and user tokens, which always have a user."
	},
	{
		code: "missing_user_id",
		api: "SCIM",
		when: "PUT, PATCH or DELETE is sent to /Users."
	},
	{
		code: "msg_blocks_too_long",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		when: "The texts of the message's blocks would have more than 13,200 characters in total, or markdown_text has more than 12,000."
	},
	{
		code: "msg_blocks_too_long",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "The texts of the blocks have more than 13,200 characters in total, or markdown_text has more than 12,000."
	},
	{
		code: "msg_blocks_too_many",
		api: "Web API",
		methods: ["chat.appendStream", "chat.startStream"],
		when: "The stream would have more than 50 blocks or 50 tasks."
	},
	{
		code: "msg_blocks_too_many",
		api: "Web API",
		methods: ["chat.stopStream"],
		when: "The stream would have more than 50 blocks or 50 tasks, or blocks has more than 50."
	},
	{
		code: "msg_too_long",
		api: "Web API",
		methods: ["chat.meMessage"],
		when: "The text has more than 40,000 characters."
	},
	{
		code: "msg_too_long",
		api: "Web API",
		methods: ["chat.postEphemeral"],
		when: "The text has more than 40,000 characters, markdown_text more than 12,000, the texts of the blocks more than 13,200, or the attachments more than 64 KiB."
	},
	{
		code: "msg_too_long",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		when: "text has more than 40,000 characters, markdown_text more than 12,000, the texts of the blocks more than 13,200 in total, or the attachments more than 64 KiB."
	},
	{
		code: "msg_too_long",
		api: "Web API",
		methods: ["chat.update"],
		when: "The text has more than 4,000 characters, markdown_text more than 12,000, the texts of the blocks more than 13,200, or the attachments more than 64 KiB."
	},
	{
		code: "must_clear_both_status_text_and_status_emoji",
		api: "Web API",
		methods: ["users.profile.set"],
		when: "One of status_text and status_emoji is cleared, and the other one stays."
	},
	{
		code: "must_provide_team_domain",
		api: "Web API",
		methods: ["admin.teams.create"],
		when: "team_domain is missing or empty."
	},
	{
		code: "must_provide_team_name",
		api: "Web API",
		methods: ["admin.teams.create"],
		when: "team_name is missing or empty."
	},
	{
		code: "must_revoke_access",
		api: "Web API",
		methods: ["admin.apps.uninstall"],
		when: "team_ids is given, and the app is installed on the organization, which grants it to workspaces."
	},
	{
		code: "name_already_exists",
		api: "Web API",
		methods: ["usergroups.create", "usergroups.update"],
		when: "Another group has the name, ignoring case."
	},
	{
		code: "name_not_allowed",
		api: "Web API",
		methods: ["users.profile.set"],
		when: "A name contains a URL."
	},
	{
		code: "name_taken",
		api: "Web API",
		methods: [
			"admin.conversations.create",
			"admin.conversations.rename",
			"conversations.rename"
		],
		when: "Another channel of a workspace of the channel, a user, or a user group has the name. Archived and private channels count."
	},
	{
		code: "name_taken",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		when: "Another channel of one of the workspaces has the name of the channel."
	},
	{
		code: "name_taken",
		api: "Web API",
		methods: ["agents.sessions.rename"],
		when: "The session is a session channel, and another channel of the workspace, or a user, has the name derived from the title."
	},
	{
		code: "name_taken",
		api: "Web API",
		methods: ["conversations.create"],
		when: "Another channel of the workspace, a user, or a user group has the name. Archived and private channels count."
	},
	{
		code: "name_taken_in_org",
		api: "Web API",
		methods: ["admin.teams.create"],
		when: "Another workspace of the organization has the name. Case is ignored."
	},
	{
		code: "name_too_long",
		api: "Web API",
		methods: ["usergroups.create", "usergroups.update"],
		when: "The name has more than 80 characters."
	},
	{
		code: "no_access",
		api: "Web API",
		methods: ["reactions.add", "reactions.remove"],
		faultOnly: "The code is for messages in canvases, and canvases have none here."
	},
	{
		code: "no_channel",
		api: "Web API",
		methods: ["conversations.create"],
		faultOnly: "A call without a name is invalid_arguments, and an empty name is invalid_name_required."
	},
	{
		code: "no_dual_broadcast_content_update",
		api: "Web API",
		methods: ["chat.update"],
		when: "reply_broadcast is true, and the call has new content."
	},
	{
		code: "no_external_invite_permission",
		api: "Web API",
		methods: ["conversations.invite"],
		when: "A user belongs to another company, none of whose workspaces shares the channel."
	},
	{
		code: "no_filters",
		api: "SCIM",
		when: "The filter parameter is empty or has no operator."
	},
	{
		code: "no_item_specified",
		api: "Web API",
		methods: ["pins.add", "pins.remove"],
		when: "timestamp is missing."
	},
	{
		code: "no_item_specified",
		api: "Web API",
		methods: ["reactions.add"],
		when: "channel or timestamp is missing."
	},
	{
		code: "no_item_specified",
		api: "Web API",
		methods: ["reactions.get", "reactions.remove"],
		when: "The call names no message, file or comment, or only one of channel and timestamp."
	},
	{
		code: "no_local_user_on_team",
		api: "Web API",
		methods: ["admin.conversations.create"],
		when: "The caller is not a member of the workspace in team_id."
	},
	{
		code: "no_permission",
		api: "Web API",
		when: "The method requires a collaborator of the app, or an owner or admin of the organization, and the caller is not one."
	},
	{
		code: "no_perms",
		api: "Web API",
		methods: ["admin.users.getExpiration"],
		when: "The caller is not an owner or admin where the app is installed, or the installer has lost the Channel Management role in the organization."
	},
	{
		code: "no_pin",
		api: "Web API",
		methods: ["pins.remove"],
		when: "The message is not pinned to the conversation."
	},
	{
		code: "no_query",
		api: "Web API",
		methods: ["search.messages"],
		when: "The query has no characters but spaces."
	},
	{
		code: "no_reaction",
		api: "Web API",
		methods: ["reactions.remove"],
		when: "The message or the file has no reaction of the caller with the emoji."
	},
	{
		code: "no_resolution_found",
		api: "Web API",
		methods: ["admin.apps.clearResolution"],
		when: "The app was neither approved nor restricted there."
	},
	{
		code: "no_scopes",
		api: "Web API",
		methods: ["oauth.v2.access"],
		when: "The user has cleared all scopes, which were optional."
	},
	{
		code: "no_such_group",
		api: "SCIM",
		when: "The path names an unknown group."
	},
	{
		code: "no_such_group_members",
		api: "SCIM",
		when: "A body names a member who does not exist."
	},
	{
		code: "no_such_subteam",
		api: "Web API",
		methods: [
			"usergroups.disable",
			"usergroups.enable",
			"usergroups.update",
			"usergroups.users.list",
			"usergroups.users.update"
		],
		when: "The identifier is malformed or unknown, or the group belongs to another workspace."
	},
	{
		code: "no_such_user",
		api: "SCIM",
		when: "The path has a well-formed identifier that matches no user."
	},
	{
		code: "no_team_or_enterprise_provided",
		api: "Web API",
		methods: ["admin.apps.requests.list"],
		when: "Neither team_id nor enterprise_id is given, and the organization has several workspaces."
	},
	{
		code: "no_text",
		api: "Web API",
		methods: ["chat.appendStream"],
		when: "markdown_text is absent or empty, and chunks is absent or has no elements."
	},
	{
		code: "no_text",
		api: "Web API",
		methods: ["chat.meMessage"],
		when: "The text is absent or blank."
	},
	{
		code: "no_text",
		api: "Web API",
		methods: [
			"chat.postEphemeral",
			"chat.postMessage",
			"chat.scheduleMessage"
		],
		when: "text, blocks, attachments and markdown_text are all absent, or the only one present is a blank text or blank Markdown."
	},
	{
		code: "no_text",
		api: "Web API",
		methods: ["chat.startStream"],
		faultOnly: "A stream needs no text when it is started; only an injected fault returns the code."
	},
	{
		code: "no_text",
		api: "Web API",
		methods: ["chat.stopStream"],
		faultOnly: "A stream needs no text when it is stopped; only an injected fault returns the code."
	},
	{
		code: "no_text",
		api: "Web API",
		methods: ["chat.update"],
		when: "The call has nothing to change, or the changed message has no text, no blocks, no attachments and no files."
	},
	{
		code: "no_user",
		api: "Web API",
		methods: ["conversations.invite"],
		when: "The list of users is empty."
	},
	{
		code: "no_user_scopes",
		api: "Web API",
		methods: ["oauth.v2.user.access"],
		when: "The user has cleared all scopes, which were optional."
	},
	{
		code: "no_users_provided",
		api: "Web API",
		methods: ["dnd.teamInfo"],
		when: "The list is empty or absent."
	},
	{
		code: "no_users_provided",
		api: "Web API",
		methods: ["usergroups.users.update"],
		when: "The list is empty."
	},
	{
		code: "no_valid_entities",
		api: "Web API",
		methods: ["admin.roles.addAssignments", "admin.roles.removeAssignments"],
		when: "No entity is found, granted to the installation and able to have the role. Nothing changes."
	},
	{
		code: "no_valid_users",
		api: "Web API",
		methods: ["admin.roles.addAssignments"],
		when: "Each user is not found, is not granted to the installation, or is a bot, a guest or deactivated. Nothing changes."
	},
	{
		code: "no_valid_users",
		api: "Web API",
		methods: ["admin.roles.removeAssignments"],
		when: "Each user is not found, or is not granted to the installation. Nothing changes."
	},
	{
		code: "non_org_teams_only",
		api: "SCIM",
		when: "The token belongs to an organization, but the app is installed on one of its workspaces."
	},
	{
		code: "not_admin",
		api: "Web API",
		methods: ["users.profile.set"],
		when: "The caller is no admin or owner with a higher role than the user, or the plan is free."
	},
	{
		code: "not_agent_app",
		api: "Web API",
		methods: ["assistant.threads.setSuggestedPrompts"],
		faultOnly: "Every app with the scope counts as an assistant; only an injected fault returns the code."
	},
	{
		code: "not_allowed",
		api: "Web API",
		methods: [
			"admin.apps.approved.list",
			"admin.apps.requests.list",
			"admin.apps.restricted.list"
		],
		faultOnly: "A caller who does not administer the organization is not_an_admin; only an injected fault returns the code."
	},
	{
		code: "not_allowed",
		api: "Web API",
		methods: ["admin.conversations.search"],
		when: "The call asks for private channels, and the caller is not the primary owner of the organization."
	},
	{
		code: "not_allowed",
		api: "Web API",
		methods: ["admin.functions.list"],
		when: "The installer has lost the Channel Management role, or the app is installed on a workspace."
	},
	{
		code: "not_allowed",
		api: "Web API",
		methods: ["admin.usergroups.listChannels"],
		when: "The installer has lost the Channel Management role."
	},
	{
		code: "not_allowed",
		api: "Web API",
		methods: ["files.sharedPublicURL"],
		when: "The workspace has switched this off, or has the plan free."
	},
	{
		code: "not_allowed_for_grid_workspace",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		faultOnly: "Every workspace of an organization allows it."
	},
	{
		code: "not_allowed_to_create_automation_rule",
		api: "Web API",
		methods: ["admin.apps.approve"],
		faultOnly: "Approving an app here installs it nowhere; only an injected fault returns the code."
	},
	{
		code: "not_allowed_token_type",
		api: "Web API",
		when: "The method's definition lists other types."
	},
	{
		code: "not_an_admin",
		api: "Web API",
		methods: [
			"admin.apps.approve",
			"admin.apps.approved.list",
			"admin.apps.clearResolution",
			"admin.apps.requests.cancel",
			"admin.apps.requests.list",
			"admin.apps.restrict",
			"admin.apps.restricted.list"
		],
		when: "The caller is not an owner or admin of the organization."
	},
	{
		code: "not_an_admin",
		api: "Web API",
		methods: [
			"admin.conversations.delete",
			"admin.conversations.search",
			"admin.usergroups.addChannels",
			"admin.usergroups.listChannels",
			"admin.users.assign",
			"admin.users.invite",
			"admin.users.session.reset",
			"admin.users.setAdmin",
			"admin.users.setOwner",
			"admin.users.setRegular"
		],
		when: "The caller is not an owner or admin of the organization."
	},
	{
		code: "not_an_admin",
		api: "Web API",
		methods: [
			"admin.teams.admins.list",
			"admin.teams.create",
			"admin.teams.list",
			"admin.teams.owners.list"
		],
		when: "The caller is not an owner or admin of the organization."
	},
	{
		code: "not_an_enterprise",
		api: "Web API",
		methods: ["admin.analytics.messages.activity", "admin.analytics.messages.metadata"],
		when: "The app is installed on a workspace."
	},
	{
		code: "not_an_enterprise",
		api: "Web API",
		methods: [
			"admin.conversations.search",
			"admin.usergroups.addChannels",
			"admin.usergroups.listChannels"
		],
		faultOnly: "A standalone workspace is feature_not_enabled."
	},
	{
		code: "not_an_owner",
		api: "Web API",
		methods: ["admin.users.setOwner"],
		when: "The caller is an admin of the organization, but not an owner."
	},
	{
		code: "not_app_admin",
		api: "Web API",
		methods: ["users.profile.set"],
		when: "The user is a bot."
	},
	{
		code: "not_archived",
		api: "Web API",
		methods: ["conversations.unarchive"],
		when: "The channel is not archived."
	},
	{
		code: "not_authed",
		api: "Web API",
		when: "Neither the Authorization header nor the form has one."
	},
	{
		code: "not_authorized",
		api: "Web API",
		methods: ["agents.sessions.rename"],
		when: "The app has no status in the session, or is not a member of the public channel."
	},
	{
		code: "not_authorized",
		api: "Web API",
		methods: ["agents.sessions.setStatus"],
		when: "The app is not a member of the public channel."
	},
	{
		code: "not_authorized",
		api: "Web API",
		methods: ["conversations.rename"],
		when: "The caller neither created the channel nor administers its workspace, or is a guest, and has no system role that manages the channel."
	},
	{
		code: "not_bearer_token",
		api: "Web API",
		methods: ["auth.revoke"],
		when: "The token is a configuration token or an app-level token, which no installation issued."
	},
	{
		code: "not_enabled",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		when: "The caller's workspace is standalone."
	},
	{
		code: "not_enabled",
		api: "Web API",
		methods: ["views.publish"],
		when: "The manifest of the app does not enable the home tab."
	},
	{
		code: "not_enough_users",
		api: "Web API",
		methods: ["conversations.open"],
		faultOnly: "A conversation with oneself is possible, and a call without users is users_list_not_supplied."
	},
	{
		code: "not_found",
		api: "Web API",
		methods: ["bookmarks.edit", "bookmarks.remove"],
		when: "The conversation has no bookmark with the identifier."
	},
	{
		code: "not_found",
		api: "Web API",
		methods: [
			"reminders.complete",
			"reminders.delete",
			"reminders.info"
		],
		when: "The caller neither created nor receives a reminder of the workspace with this identifier."
	},
	{
		code: "not_found",
		api: "Web API",
		methods: ["views.push"],
		when: "The user acted outside of modals, or the modal was closed."
	},
	{
		code: "not_found",
		api: "Web API",
		methods: ["views.update"],
		when: "No open view of the app has the identifier. A view that was closed, or belongs to another app, does not exist."
	},
	{
		code: "not_implemented",
		api: "Web API",
		methods: [
			"bookmarks.add",
			"bookmarks.edit",
			"bookmarks.list",
			"bookmarks.remove"
		],
		faultOnly: "The method is implemented."
	},
	{
		code: "not_implemented",
		api: "Web API",
		methods: ["oauth.v2.user.access"],
		faultOnly: "Everything that the documents describe is there; only an injected fault returns the code."
	},
	{
		code: "not_implemented",
		api: "Web API",
		methods: ["views.publish"],
		faultOnly: "All clients show homes here."
	},
	{
		code: "not_in_channel",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.meMessage",
			"chat.postEphemeral",
			"chat.startStream",
			"chat.stopStream"
		],
		when: "The channel is public, and the caller has not joined it."
	},
	{
		code: "not_in_channel",
		api: "Web API",
		methods: ["chat.postMessage", "chat.scheduleMessage"],
		when: "The channel is public, the caller has not joined it, and the token lacks chat:write.public."
	},
	{
		code: "not_in_channel",
		api: "Web API",
		methods: [
			"conversations.archive",
			"conversations.invite",
			"conversations.rename",
			"conversations.setPurpose",
			"conversations.setTopic"
		],
		when: "The caller has not joined the public channel."
	},
	{
		code: "not_in_channel",
		api: "Web API",
		methods: ["conversations.history", "conversations.replies"],
		when: "A bot token reads a public channel that the bot has not joined."
	},
	{
		code: "not_in_channel",
		api: "Web API",
		methods: ["conversations.kick"],
		when: "The caller has not joined the public channel, or the user is not a member of the channel."
	},
	{
		code: "not_in_channel",
		api: "Web API",
		methods: ["conversations.mark"],
		when: "The channel is public, and the caller is not a member."
	},
	{
		code: "not_in_channel",
		api: "Web API",
		methods: ["files.completeUploadExternal"],
		when: "The channel is public, and the caller has not joined it. The scope chat:write.public does not help."
	},
	{
		code: "not_in_channel",
		api: "Web API",
		methods: ["pins.add", "reactions.add"],
		when: "The message is in a public channel that the caller has not joined."
	},
	{
		code: "not_in_dnd",
		api: "Web API",
		methods: ["dnd.endDnd"],
		when: "Neither a pause nor a scheduled session is running."
	},
	{
		code: "not_in_team",
		api: "Web API",
		methods: ["apps.manifest.create"],
		when: "The token's user is not a member of the workspace that team_id names."
	},
	{
		code: "not_permitted",
		api: "Web API",
		methods: ["admin.users.getExpiration"],
		when: "target_team is given, and the app is installed on a workspace."
	},
	{
		code: "not_permitted",
		api: "Web API",
		methods: ["conversations.close"],
		faultOnly: "Every direct or group conversation can be closed by its users."
	},
	{
		code: "not_pinnable",
		api: "Web API",
		methods: ["pins.add"],
		when: "The message is one of the service, such as channel_join, or what remains of a deleted one."
	},
	{
		code: "not_pinned",
		api: "Web API",
		methods: ["pins.remove"],
		faultOnly: "Recordings answer no_pin to a message that is not pinned."
	},
	{
		code: "not_reactable",
		api: "Web API",
		methods: ["reactions.add"],
		when: "The call names a file or a comment on a file."
	},
	{
		code: "not_subscribed_to_message_stream_stopped",
		api: "Web API",
		methods: ["chat.startStream"],
		faultOnly: "No argument asks for a stop button; only an injected fault returns the code."
	},
	{
		code: "not_supported",
		api: "Web API",
		methods: ["admin.users.setOwner"],
		faultOnly: "Every organization has owners."
	},
	{
		code: "not_supported",
		api: "Web API",
		methods: ["conversations.kick"],
		when: "The channel is one that the organization requires its users to be in."
	},
	{
		code: "not_visible",
		api: "Web API",
		methods: ["files.info"],
		faultOnly: "A file that the caller does not see is file_not_found."
	},
	{
		code: "oauth_authorization_url_mismatch",
		api: "Web API",
		methods: ["oauth.v2.access"],
		when: "The code was made by the page for user tokens only, or by signing in."
	},
	{
		code: "oauth_authorization_url_mismatch",
		api: "Web API",
		methods: ["oauth.v2.user.access"],
		when: "The code was made by the page for bot and user tokens, or by signing in."
	},
	{
		code: "oauth_authorization_url_mismatch",
		api: "Web API",
		methods: ["openid.connect.token"],
		when: "The code was made by a page on which people install apps."
	},
	{
		code: "oauth_metadata_not_found",
		api: "Web API",
		methods: ["apps.manifest.create"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls; only an injected fault returns the code."
	},
	{
		code: "oauth_metadata_not_found",
		api: "Web API",
		methods: ["apps.manifest.update"],
		faultOnly: "This implementation registers nothing with other servers, because it makes no outgoing calls for it; only an injected fault returns the code."
	},
	{
		code: "org_login_required",
		api: "Web API",
		when: "The workspace's migration has reached the sign-in stage."
	},
	{
		code: "org_not_found",
		api: "Web API",
		methods: ["team.info"],
		faultOnly: "The caller's organization always exists."
	},
	{
		code: "org_resolution_required",
		api: "Web API",
		methods: ["admin.apps.approve"],
		faultOnly: "No app here is certified; only an injected fault returns the code."
	},
	{
		code: "org_user_not_in_team",
		api: "Web API",
		methods: ["conversations.invite"],
		when: "A user belongs to the organization, but to no workspace of the channel."
	},
	{
		code: "over_cell_fields_limit",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "A cell has more than 100 values, or more than one in a column for single values."
	},
	{
		code: "over_column_maximum",
		api: "Web API",
		methods: ["svcLists.create"],
		when: "schema has more than 30 columns."
	},
	{
		code: "over_column_maximum",
		api: "Web API",
		methods: ["svcLists.items.update"],
		when: "The List would have more than 30 columns, without task columns."
	},
	{
		code: "over_list_file_maximum",
		api: "Web API",
		methods: ["svcLists.create"],
		faultOnly: "The documents state no number, so Lists are not limited here."
	},
	{
		code: "over_row_maximum",
		api: "Web API",
		methods: ["svcLists.items.create"],
		when: "The List has 1,000 rows that are not archived."
	},
	{
		code: "over_row_maximum",
		api: "Web API",
		methods: ["svcLists.items.update"],
		when: "The List would have more than 1,000 rows that are not archived."
	},
	{
		code: "over_title_length_maximum",
		api: "Web API",
		methods: ["svcLists.create", "svcLists.update"],
		when: "The name has more than 255 characters."
	},
	{
		code: "paid_teams_only",
		api: "Web API",
		methods: ["admin.users.getExpiration"],
		when: "The organization's or standalone workspace's plan is lower than enterprise."
	},
	{
		code: "paid_teams_only",
		api: "Web API",
		methods: ["usergroups.create", "usergroups.update"],
		when: "The plan of the workspace is free."
	},
	{
		code: "parameter_validation_failed",
		api: "Web API",
		methods: ["functions.completeSuccess"],
		when: "A required output is missing, an output has the wrong type, or the function does not have it."
	},
	{
		code: "parent_bookmark_disabled",
		api: "Web API",
		methods: ["bookmarks.add"],
		faultOnly: "Bookmarks have no folders here."
	},
	{
		code: "parent_with_link",
		api: "Web API",
		methods: ["bookmarks.add", "bookmarks.edit"],
		faultOnly: "Bookmarks have no folders here."
	},
	{
		code: "partial_profile_set_failed",
		api: "Web API",
		methods: ["users.profile.set"],
		faultOnly: "Writes are all or nothing in this implementation."
	},
	{
		code: "password_change_not_allowed",
		api: "SCIM",
		when: "A PATCH or PUT has password."
	},
	{
		code: "permission_denied",
		api: "Web API",
		methods: ["admin.apps.uninstall"],
		faultOnly: "A caller who does not administer the organization is restricted_action; only an injected fault returns the code."
	},
	{
		code: "permission_denied",
		api: "Web API",
		methods: [
			"bookmarks.add",
			"bookmarks.edit",
			"bookmarks.remove"
		],
		when: "The conversation is archived, or the caller is a guest."
	},
	{
		code: "permission_denied",
		api: "Web API",
		methods: ["svcLists.create"],
		when: "The workspace has the free plan or has disabled Lists, or the caller cannot see the List to copy."
	},
	{
		code: "permission_denied",
		api: "Web API",
		methods: ["svcLists.download.get", "svcLists.download.start"],
		when: "The List is not shared with the caller."
	},
	{
		code: "permission_denied",
		api: "Web API",
		methods: ["svcLists.items.update"],
		when: "The caller can read the List but not write to it, or the workspace has the free plan or has disabled Lists."
	},
	{
		code: "permission_denied",
		api: "Web API",
		methods: ["usergroups.create"],
		when: "The caller is a guest, or a bot or member of a workspace in which only admins manage user groups."
	},
	{
		code: "permission_denied",
		api: "Web API",
		methods: [
			"usergroups.disable",
			"usergroups.enable",
			"usergroups.update",
			"usergroups.users.update"
		],
		when: "The caller is a guest, or a bot or member of a workspace in which only admins manage user groups; or an identity provider manages the group."
	},
	{
		code: "permission_denied",
		api: "Web API",
		methods: ["users.profile.set"],
		when: "The field is locked, the caller's details are managed elsewhere, the caller changes the own e-mail address, or the user's data was erased."
	},
	{
		code: "permission_denied",
		api: "SCIM",
		when: "The user who installed the token is no longer an administrator."
	},
	{
		code: "permission_type_required",
		api: "Web API",
		methods: ["functions.distributions.permissions.set"],
		when: "permission_type is absent."
	},
	{
		code: "phoneNumbers_invalid",
		api: "SCIM",
		when: "phoneNumbers is neither a list of objects nor a single object, or a sub-attribute has the wrong type."
	},
	{
		code: "photos_invalid",
		api: "SCIM",
		when: "photos is neither a list of objects nor a single object, a sub-attribute has the wrong type, or a value is neither a public URL nor a data URL."
	},
	{
		code: "pkce_not_allowed",
		api: "Web API",
		methods: ["oauth.v2.access", "oauth.v2.user.access"],
		when: "code_verifier is sent, and neither the manifest enables PKCE nor the code was made with it."
	},
	{
		code: "plan_upgrade_required",
		api: "Web API",
		methods: ["usergroups.create"],
		faultOnly: "The method returns paid_teams_only instead."
	},
	{
		code: "plan_upgrade_required",
		api: "Web API",
		methods: [
			"usergroups.disable",
			"usergroups.enable",
			"usergroups.list",
			"usergroups.users.list",
			"usergroups.users.update"
		],
		when: "The plan of the workspace is free."
	},
	{
		code: "plus_teams_only",
		api: "SCIM",
		when: "The organization or standalone workspace has the free or entry plan."
	},
	{
		code: "posting_to_channel_denied",
		api: "Web API",
		methods: ["chat.update"],
		faultOnly: "Only its author may change a message; a right to post is not required. Only an injected fault returns the code."
	},
	{
		code: "posting_to_channel_denied",
		api: "Web API",
		methods: ["files.completeUploadExternal"],
		when: "The conversation is archived or closed to posts, its workspace restricts the app or has reached its message limit, or the thread cannot have replies."
	},
	{
		code: "preview_feature_not_available",
		api: "Web API",
		methods: ["oauth.v2.access", "oauth.v2.user.access"],
		faultOnly: "No feature of an installation is a preview; only an injected fault returns the code."
	},
	{
		code: "preview_feature_not_available",
		api: "Web API",
		methods: ["openid.connect.token"],
		faultOnly: "No feature of signing in is a preview; only an injected fault returns the code."
	},
	{
		code: "primary_owner_check_failure",
		api: "SCIM",
		when: "The primary owner is deleted or set to inactive."
	},
	{
		code: "profile_set_failed",
		api: "Web API",
		methods: ["users.profile.set"],
		faultOnly: "An unavailable database is service_unavailable."
	},
	{
		code: "public_file_type_not_allowed",
		api: "Web API",
		methods: ["files.sharedPublicURL"],
		when: "The workspace blocks the extension of the file's name."
	},
	{
		code: "public_video_not_allowed",
		api: "Web API",
		methods: ["files.sharedPublicURL"],
		faultOnly: "On the plan free no file can, which is not_allowed."
	},
	{
		code: "published_app_only",
		api: "Web API",
		methods: ["apps.manifest.delete"],
		faultOnly: "Apps are not published here; only an injected fault returns the code."
	},
	{
		code: "push_limit_reached",
		api: "Web API",
		methods: ["views.push"],
		when: "The stack has three modals."
	},
	{
		code: "query_building_failed",
		api: "SCIM",
		when: "The filter is too long, is nested too deeply, or uses an operator that the attribute's type does not support."
	},
	{
		code: "rate_limited",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.meMessage",
			"chat.startStream",
			"chat.stopStream"
		],
		faultOnly: "The method's rate limit returns ratelimited, as for every method; only an injected fault returns this second spelling."
	},
	{
		code: "rate_limited",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		faultOnly: "Scheduled messages do not count for the rate limit of posted messages."
	},
	{
		code: "rate_limited",
		api: "Web API",
		methods: ["admin.analytics.messages.activity", "admin.analytics.messages.metadata"],
		faultOnly: "The method's rate limit returns ratelimited, as for every method; only an injected fault returns this second spelling."
	},
	{
		code: "rate_limited",
		api: "Web API",
		methods: ["chat.postMessage"],
		when: "The workspace's rate limit for messages is exceeded."
	},
	{
		code: "ratelimited",
		api: "Web API",
		when: "A rate limit is exceeded."
	},
	{
		code: "record_deleted",
		api: "Web API",
		methods: ["svcLists.items.info"],
		when: "The row was deleted."
	},
	{
		code: "record_not_found",
		api: "Web API",
		methods: ["admin.conversations.createForObjects"],
		when: "crm_org_id or object_id is unknown, has neither 15 nor 18 characters, or has a wrong checksum."
	},
	{
		code: "record_not_found",
		api: "Web API",
		methods: ["svcLists.items.delete"],
		when: "The List has no row with the identifier, or the row is deleted already."
	},
	{
		code: "record_not_found",
		api: "Web API",
		methods: ["svcLists.items.info"],
		when: "The List has never had a row with the identifier."
	},
	{
		code: "request_already_resolved",
		api: "Web API",
		methods: [
			"admin.apps.approve",
			"admin.apps.requests.cancel",
			"admin.apps.restrict"
		],
		when: "The request was approved, restricted or canceled before."
	},
	{
		code: "request_id_or_app_id_is_required",
		api: "Web API",
		methods: ["admin.apps.approve", "admin.apps.restrict"],
		when: "Neither app_id nor request_id is given."
	},
	{
		code: "request_id_required_for_custom_integrations",
		api: "Web API",
		methods: ["admin.apps.approve", "admin.apps.restrict"],
		faultOnly: "Custom integrations do not exist here; only an injected fault returns the code."
	},
	{
		code: "request_timeout",
		api: "Web API",
		when: "A body, or the JSON in it, ends early."
	},
	{
		code: "reserved_name",
		api: "Web API",
		methods: ["users.profile.set"],
		when: "A name is a reserved word."
	},
	{
		code: "reserved_username",
		api: "Web API",
		methods: ["assistant.threads.setStatus"],
		faultOnly: "Every name can be shown here; only an injected fault returns the code."
	},
	{
		code: "resource_locked",
		api: "SCIM",
		when: "Another update of the same group is in progress, or the rate limit for group updates is exceeded."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["admin.analytics.messages.activity"],
		when: "The caller is not an owner or admin of the organization, the installer has lost the Channel Management role, or the organization has disabled analytics."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: [
			"admin.apps.approved.list",
			"admin.apps.clearResolution",
			"admin.apps.requests.cancel",
			"admin.apps.requests.list",
			"admin.apps.restricted.list"
		],
		faultOnly: "A caller who does not administer the organization is not_an_admin; only an injected fault returns the code."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["admin.apps.uninstall"],
		when: "The caller is not an owner or admin of the organization."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["admin.conversations.archive"],
		when: "The caller is not an owner or admin of the organization, the installer has lost the Channel Management role, or the channel belongs to another company."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["admin.conversations.create"],
		when: "The caller is not an owner or admin of the organization, or the installer has lost the Channel Management role."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["admin.conversations.createForObjects"],
		when: "The caller is not an owner or admin of the organization, the app is installed on a workspace, or the installer has lost the Channel Management role."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["admin.conversations.delete"],
		when: "The installer has lost the Channel Management role, or the channel belongs to another company."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["admin.conversations.getTeams"],
		when: "The caller is not an owner or admin of the organization, or the installer has lost the Channel Management role."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["admin.conversations.invite"],
		when: "The channel is archived, or the installer has lost the Channel Management role."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["admin.conversations.rename"],
		when: "The caller is not an owner or admin of the organization, the installer has lost the Channel Management role, or the channel belongs to another company."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		when: "The caller is not an owner or admin of the organization, or the installer has lost the Channel Management role."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["admin.conversations.unarchive"],
		when: "The caller is not an owner or admin of the organization, the installer has lost the Channel Management role, or the channel belongs to another company."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["admin.functions.list"],
		when: "The caller is not an owner or admin of the organization."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["canvases.access.delete"],
		when: "The caller can read the canvas but not write to it."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["canvases.access.set"],
		when: "The caller can read the canvas but not write to it, or the level is owner and the caller does not own the canvas."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["canvases.create", "conversations.canvases.create"],
		when: "The caller is a guest or has not joined the public channel, or the channel is archived."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["canvases.delete"],
		when: "The caller sees the canvas but does not own it, or its channel is archived."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["canvases.edit"],
		when: "The caller can read the canvas but not write to it, or its channel is archived."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		when: "The workspace restricts the app."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["chat.postEphemeral"],
		when: "The workspace restricts the app."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		when: "The workspace restricts the app, or the message is for a user and the app's manifest disables the messages tab."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["conversations.archive"],
		when: "The caller is a guest, the workspace lets only administrators archive channels, or the channel belongs to another company."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["conversations.create"],
		when: "The caller is a guest, or the workspace lets only administrators create channels."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["conversations.kick"],
		when: "The caller is a guest, the workspace lets only administrators remove users, or the channel is archived."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["pins.add"],
		when: "The caller is a guest, the conversation is archived, or its workspace lets only administrators pin messages."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["pins.list"],
		faultOnly: "Everyone who sees a conversation lists its pins."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["pins.remove"],
		when: "The caller is a guest or not a member of the channel, the conversation is archived, or its workspace lets only administrators pin messages."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["svcLists.access.delete"],
		when: "The caller does not own the List."
	},
	{
		code: "restricted_action",
		api: "Web API",
		methods: ["svcLists.access.set"],
		when: "The caller can read the List but not write to it, or the level is owner and the caller does not own the List."
	},
	{
		code: "restricted_action_non_threadable_channel",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		faultOnly: "No channel has this setting here; only an injected fault returns the code."
	},
	{
		code: "restricted_action_non_threadable_channel",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		faultOnly: "No channel has this setting here."
	},
	{
		code: "restricted_action_read_only_channel",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		faultOnly: "No channel has this setting here; only an injected fault returns the code."
	},
	{
		code: "restricted_action_read_only_channel",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		faultOnly: "No channel has this setting here."
	},
	{
		code: "restricted_action_thread_locked",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		when: "An administrator has closed the thread."
	},
	{
		code: "restricted_action_thread_only_channel",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		faultOnly: "No channel has this setting here; only an injected fault returns the code."
	},
	{
		code: "restricted_action_thread_only_channel",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		faultOnly: "No channel has this setting here."
	},
	{
		code: "restricted_plan_level",
		api: "Web API",
		methods: ["admin.analytics.messages.activity", "admin.analytics.messages.metadata"],
		when: "The organization's plan is lower than enterprise."
	},
	{
		code: "restricted_too_many",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		when: "The conversation has 30 messages that are scheduled within five minutes of post_at."
	},
	{
		code: "roles_invalid",
		api: "SCIM",
		when: "roles is not a list of objects, a list of strings, an object or a string, or a sub-attribute has the wrong type."
	},
	{
		code: "row_id_not_provided",
		api: "Web API",
		methods: ["svcLists.items.update"],
		when: "A cell has no row_id and does not ask for a new row."
	},
	{
		code: "row_not_found",
		api: "Web API",
		methods: ["svcLists.items.update"],
		when: "row_id is well-formed but matches no row of the List."
	},
	{
		code: "service_unavailable",
		api: "Web API",
		when: "The database is unavailable, or the request bodies in progress exceed the limit in bytes."
	},
	{
		code: "session_not_found",
		api: "Web API",
		methods: ["agents.sessions.rename"],
		when: "The thread or the session channel has no session."
	},
	{
		code: "snippet_too_large",
		api: "Web API",
		methods: ["files.getUploadURLExternal"],
		when: "The call has a snippet_type, and the file is larger than 1 MiB."
	},
	{
		code: "snooze_end_failed",
		api: "Web API",
		methods: ["dnd.endSnooze"],
		faultOnly: "An unavailable database is service_unavailable."
	},
	{
		code: "snooze_failed",
		api: "Web API",
		methods: ["dnd.setSnooze"],
		faultOnly: "An unavailable database is service_unavailable."
	},
	{
		code: "socket_mode_not_enabled",
		api: "Web API",
		methods: ["apps.manifest.create"],
		when: "The manifest enables socket mode, and the workspace has disabled it."
	},
	{
		code: "specify_enterprise_or_teams",
		api: "Web API",
		methods: ["admin.apps.uninstall"],
		when: "Neither or both of team_ids and enterprise_id are given."
	},
	{
		code: "stopped_by_user",
		api: "Web API",
		methods: ["chat.appendStream"],
		when: "The user has stopped the stream, which a world file states."
	},
	{
		code: "storage_limit_reached",
		api: "Web API",
		methods: ["files.getUploadURLExternal"],
		when: "The workspace has the plan free, and with the file its files have more than 5 GB."
	},
	{
		code: "streaming_state_conflict",
		api: "Web API",
		methods: ["chat.update"],
		when: "The stream of the message has neither been stopped nor ended."
	},
	{
		code: "subteam_max_users_exceeded",
		api: "Web API",
		methods: ["usergroups.users.update"],
		when: "users has more than 5,000 distinct values."
	},
	{
		code: "sudo_required",
		api: "Web API",
		methods: ["users.profile.set"],
		faultOnly: "Nothing here has to be confirmed."
	},
	{
		code: "svc_connect_blocked_file_type",
		api: "Web API",
		methods: ["bookmarks.add", "bookmarks.edit"],
		faultOnly: "Bookmarks are links, not files."
	},
	{
		code: "svc_connect_blocked_file_type",
		api: "Web API",
		methods: ["chat.update"],
		faultOnly: "Shared channels have no rules about what is shared; only an injected fault returns the code."
	},
	{
		code: "svc_connect_canvas_sharing_blocked",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream",
			"chat.update"
		],
		faultOnly: "Shared channels have no rules about what is shared; only an injected fault returns the code."
	},
	{
		code: "svc_connect_canvas_sharing_blocked",
		api: "Web API",
		methods: ["files.info"],
		faultOnly: "A canvas of another organization is seen by the members of its channel."
	},
	{
		code: "svc_connect_canvas_sharing_blocked",
		api: "Web API",
		methods: ["files.list"],
		faultOnly: "The method lists the canvases of one workspace, and shares none."
	},
	{
		code: "svc_connect_clip_sharing_blocked",
		api: "Web API",
		methods: ["bookmarks.add", "bookmarks.edit"],
		faultOnly: "Bookmarks are links, not clips."
	},
	{
		code: "svc_connect_clip_sharing_blocked",
		api: "Web API",
		methods: ["chat.update"],
		faultOnly: "Shared channels have no rules about what is shared; only an injected fault returns the code."
	},
	{
		code: "svc_connect_file_link_sharing_blocked",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream",
			"chat.update"
		],
		faultOnly: "Shared channels have no rules about what is shared; only an injected fault returns the code."
	},
	{
		code: "svc_connect_file_link_sharing_blocked",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		faultOnly: "No organization has this setting here."
	},
	{
		code: "svc_connect_file_upload_sharing_blocked",
		api: "Web API",
		methods: ["bookmarks.add", "bookmarks.edit"],
		faultOnly: "Bookmarks are links, not files."
	},
	{
		code: "svc_connect_file_upload_sharing_blocked",
		api: "Web API",
		methods: ["chat.update"],
		faultOnly: "Shared channels have no rules about what is shared; only an injected fault returns the code."
	},
	{
		code: "svc_connect_lists_sharing_blocked",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.startStream",
			"chat.stopStream"
		],
		faultOnly: "Shared channels have no rules about what is shared; only an injected fault returns the code."
	},
	{
		code: "target_team_must_be_specified_in_org_context",
		api: "Web API",
		methods: ["usergroups.create", "usergroups.disable"],
		faultOnly: "The method returns missing_argument instead."
	},
	{
		code: "target_team_not_on_org",
		api: "Web API",
		methods: ["admin.users.getExpiration"],
		when: "target_team belongs to another company."
	},
	{
		code: "target_team_not_on_org",
		api: "Web API",
		methods: ["usergroups.create", "usergroups.disable"],
		faultOnly: "The method returns team_access_not_granted instead."
	},
	{
		code: "team_access_not_granted",
		api: "Web API",
		when: "An organization's installation has access to other workspaces, but not to the one addressed."
	},
	{
		code: "team_added_to_org",
		api: "Web API",
		when: "The workspace's migration is under way."
	},
	{
		code: "team_id_or_org_required",
		api: "Web API",
		methods: ["admin.conversations.create"],
		when: "The call has no team_id, and org_wide is not true."
	},
	{
		code: "team_id_required_for_enterprise",
		api: "Web API",
		methods: ["admin.users.setExpiration"],
		when: "The call has no team_id."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: [
			"admin.apps.approve",
			"admin.apps.approved.list",
			"admin.apps.clearResolution",
			"admin.apps.requests.cancel",
			"admin.apps.restrict",
			"admin.apps.restricted.list"
		],
		when: "team_id is no workspace of the organization or a deleted one, or enterprise_id is another organization."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: ["admin.apps.requests.list"],
		when: "team_id is no workspace of the organization or a deleted one."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: ["admin.conversations.create"],
		when: "The workspace in team_id belongs to another company."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: ["admin.conversations.search"],
		when: "An identifier in team_ids matches no workspace of the organization, or a deleted one."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: [
			"admin.teams.admins.list",
			"admin.teams.owners.list",
			"admin.usergroups.addChannels",
			"admin.usergroups.listChannels",
			"admin.users.invite",
			"admin.users.setExpiration"
		],
		when: "team_id matches no workspace, or a deleted one."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: [
			"admin.users.assign",
			"admin.users.list",
			"admin.users.remove"
		],
		when: "team_id matches no workspace of the organization, or a deleted one."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: ["admin.users.getExpiration"],
		when: "target_team is not the identifier of a workspace, or the workspace does not exist or is deleted."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: [
			"admin.users.setAdmin",
			"admin.users.setOwner",
			"admin.users.setRegular"
		],
		when: "team_id matches no workspace of the organization, or a deleted one, and is not the organization."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: ["bots.info"],
		when: "The token belongs to an organization, and team_id is neither that organization nor one of its workspaces."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: [
			"chat.appendStream",
			"chat.stopStream",
			"chat.update"
		],
		faultOnly: "The method has no argument for a workspace; only an injected fault returns the code."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: ["chat.startStream"],
		when: "recipient_team_id names no workspace and no organization."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: ["svcLists.create"],
		faultOnly: "A List is created in the caller's workspace, which exists."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: [
			"svcLists.items.create",
			"svcLists.items.delete",
			"svcLists.items.deleteMultiple",
			"svcLists.items.info",
			"svcLists.items.list",
			"svcLists.items.update",
			"svcLists.update"
		],
		when: "The List's workspace is deleted."
	},
	{
		code: "team_not_found",
		api: "Web API",
		methods: ["team.info"],
		when: "team or domain matches no workspace of the caller's organization, or another one than the caller's standalone workspace, or a deleted one."
	},
	{
		code: "team_not_on_enterprise",
		api: "Web API",
		methods: ["team.info"],
		when: "The call looks up a domain, and the caller's workspace is standalone."
	},
	{
		code: "team_tier_cannot_create_channel_canvases",
		api: "Web API",
		methods: ["conversations.canvases.create"],
		faultOnly: "Every plan includes canvases of channels."
	},
	{
		code: "teams_not_found",
		api: "Web API",
		methods: ["admin.apps.uninstall"],
		when: "One of team_ids is no workspace of the organization, or a deleted one. Nothing changes."
	},
	{
		code: "template_not_visible",
		api: "Web API",
		methods: ["files.info"],
		faultOnly: "There are no templates of canvases here."
	},
	{
		code: "thread_locked",
		api: "Web API",
		methods: ["reactions.add", "reactions.remove"],
		when: "The message is in a thread that an administrator has closed."
	},
	{
		code: "thread_not_found",
		api: "Web API",
		methods: ["conversations.replies"],
		when: "ts is not a message of the conversation, or is a message about a member who joined or left."
	},
	{
		code: "thread_ts_not_allowed",
		api: "Web API",
		methods: ["agents.sessions.rename", "agents.sessions.setStatus"],
		when: "thread_ts is given for a session channel."
	},
	{
		code: "thread_ts_required",
		api: "Web API",
		methods: ["agents.sessions.rename", "agents.sessions.setStatus"],
		when: "thread_ts is absent, and the channel is not a session channel."
	},
	{
		code: "time_in_past",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		when: "post_at is in the past or less than 10 seconds ahead."
	},
	{
		code: "time_too_far",
		api: "Web API",
		methods: ["chat.scheduleMessage"],
		when: "post_at is more than 120 days ahead."
	},
	{
		code: "token_already_exchanged",
		api: "Web API",
		methods: ["oauth.v2.exchange"],
		when: "A call has exchanged the token."
	},
	{
		code: "token_expired",
		api: "Web API",
		when: "The token's expiration time has passed."
	},
	{
		code: "token_revoked",
		api: "Web API",
		when: "The token is revoked, or is not a bot token and belongs to a deactivated user, a deleted workspace or a deleted app."
	},
	{
		code: "token_rotation_not_enabled",
		api: "Web API",
		methods: ["oauth.v2.exchange"],
		when: "The manifest does not enable token rotation."
	},
	{
		code: "too_long",
		api: "Web API",
		methods: ["conversations.setPurpose"],
		when: "The purpose has more than 250 characters."
	},
	{
		code: "too_long",
		api: "Web API",
		methods: ["conversations.setTopic"],
		when: "The topic has more than 250 characters."
	},
	{
		code: "too_long",
		api: "Web API",
		methods: ["dnd.setSnooze"],
		when: "num_minutes is more than a year."
	},
	{
		code: "too_long",
		api: "Web API",
		methods: ["users.profile.set"],
		when: "display_name has more than 80 characters, first_name or last_name more than 35, status_text more than 100, or a custom value or status_emoji more than 256."
	},
	{
		code: "too_many_attachments",
		api: "Web API",
		methods: ["chat.appendStream", "chat.stopStream"],
		faultOnly: "The method has no argument for attachments; only an injected fault returns the code."
	},
	{
		code: "too_many_attachments",
		api: "Web API",
		methods: [
			"chat.postEphemeral",
			"chat.postMessage",
			"chat.scheduleMessage",
			"chat.update"
		],
		when: "There are more than 100."
	},
	{
		code: "too_many_bookmarks",
		api: "Web API",
		methods: ["bookmarks.add"],
		when: "The conversation has 100 bookmarks."
	},
	{
		code: "too_many_contact_cards",
		api: "Web API",
		methods: ["chat.appendStream", "chat.stopStream"],
		faultOnly: "No block is a contact card; only an injected fault returns the code."
	},
	{
		code: "too_many_emoji",
		api: "Web API",
		methods: ["reactions.add"],
		when: "The message has reactions with 50 other emoji."
	},
	{
		code: "too_many_entities",
		api: "Web API",
		methods: ["admin.roles.addAssignments", "admin.roles.removeAssignments"],
		when: "entity_ids has more than 10 entries."
	},
	{
		code: "too_many_ids_provided",
		api: "Web API",
		methods: ["admin.apps.approve", "admin.apps.restrict"],
		when: "Both app_id and request_id are given."
	},
	{
		code: "too_many_linked_channels",
		api: "Web API",
		methods: ["usergroups.create", "usergroups.update"],
		when: "channels has more than 100 values."
	},
	{
		code: "too_many_members",
		api: "Web API",
		methods: ["conversations.join"],
		when: "The channel has as many members as its settings allow."
	},
	{
		code: "too_many_pins",
		api: "Web API",
		methods: ["pins.add"],
		when: "The conversation has 100 pinned messages."
	},
	{
		code: "too_many_reactions",
		api: "Web API",
		methods: ["reactions.add"],
		when: "The caller has reacted to the message with 23 emoji."
	},
	{
		code: "too_many_requests",
		api: "Web API",
		methods: ["bookmarks.add"],
		faultOnly: "Spent budgets are ratelimited."
	},
	{
		code: "too_many_requests",
		api: "SCIM",
		when: "Another update of the same user is in progress, a rate limit is exceeded, or the request bodies in progress exceed the limit in bytes."
	},
	{
		code: "too_many_tabs",
		api: "Web API",
		methods: ["bookmarks.add"],
		faultOnly: "Bookmarks are links, not tabs."
	},
	{
		code: "too_many_target_teams",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		when: "target_team_ids has more than 1,000 workspaces."
	},
	{
		code: "too_many_teams",
		api: "Web API",
		methods: ["admin.apps.uninstall"],
		when: "team_ids has more than 100 entries."
	},
	{
		code: "too_many_teams_provided",
		api: "Web API",
		methods: [
			"admin.apps.approve",
			"admin.apps.approved.list",
			"admin.apps.clearResolution",
			"admin.apps.requests.cancel",
			"admin.apps.requests.list",
			"admin.apps.restrict",
			"admin.apps.restricted.list"
		],
		when: "Both team_id and enterprise_id are given."
	},
	{
		code: "too_many_users",
		api: "Web API",
		methods: ["admin.roles.addAssignments", "admin.roles.removeAssignments"],
		when: "user_ids has more than 10 entries."
	},
	{
		code: "too_many_users",
		api: "Web API",
		methods: ["conversations.open"],
		when: "The call names more than 8 users besides the caller."
	},
	{
		code: "too_many_users",
		api: "Web API",
		methods: ["users.info"],
		when: "The argument user contains several identifiers."
	},
	{
		code: "too_many_users",
		api: "SCIM",
		when: "A body names more than 15,000 members."
	},
	{
		code: "truncation_error",
		api: "SCIM",
		when: "A name derived from an e-mail address is in use, and it has no room for a number."
	},
	{
		code: "two_factor_setup_required",
		api: "Web API",
		when: "The workspace requires it, and the user has not set it up."
	},
	{
		code: "unable_to_add_deleted_or_guest_to_group",
		api: "SCIM",
		when: "A body names such a user."
	},
	{
		code: "unable_to_create_team_profile_fields",
		api: "SCIM",
		faultOnly: "The first value of a custom field creates it, which cannot fail in this implementation; only an injected fault returns the code."
	},
	{
		code: "unable_to_fetch_custom_emojis",
		api: "Web API",
		methods: ["emoji.list"],
		faultOnly: "An unavailable database is service_unavailable."
	},
	{
		code: "unable_to_share_files",
		api: "Web API",
		methods: ["chat.update"],
		faultOnly: "A change is made as a whole or not at all; only an injected fault returns the code."
	},
	{
		code: "uneditable_column",
		api: "Web API",
		methods: ["svcLists.items.create"],
		when: "The column shows who created or last edited a row, or when."
	},
	{
		code: "uneditable_column",
		api: "Web API",
		methods: ["svcLists.items.update"],
		when: "The column shows who created or last edited a row."
	},
	{
		code: "unexpected_description_blocks_arg",
		api: "Web API",
		methods: ["svcLists.update"],
		when: "description_blocks is given for an embedded List."
	},
	{
		code: "unknown_error",
		api: "Web API",
		methods: ["tooling.tokens.rotate"],
		faultOnly: "The service knows what is wrong with a token; only an injected fault returns the code."
	},
	{
		code: "unknown_method",
		api: "Web API",
		when: "The path names an unknown method."
	},
	{
		code: "unknown_snippet_type",
		api: "Web API",
		methods: ["files.getUploadURLExternal"],
		when: "snippet_type is not the word of a type of text."
	},
	{
		code: "unknown_subtype",
		api: "Web API",
		methods: ["files.getUploadURLExternal"],
		faultOnly: "The method has no argument for a subtype."
	},
	{
		code: "unknown_type",
		api: "Web API",
		methods: ["files.list"],
		when: "A word of types is unknown."
	},
	{
		code: "unknown_user",
		api: "SCIM",
		when: "managerId matches no user."
	},
	{
		code: "unsupported_arguments",
		api: "Web API",
		methods: ["admin.conversations.setTeams"],
		when: "The call has none of team_id, target_team_ids and org_channel, or several of them."
	},
	{
		code: "unsupported_grant_type",
		api: "Web API",
		methods: ["openid.connect.token"],
		faultOnly: "Every other grant type is invalid_grant_type; only an injected fault returns the code."
	},
	{
		code: "unsupported_team_type",
		api: "Web API",
		methods: ["admin.conversations.getTeams"],
		faultOnly: "A standalone workspace is feature_not_enabled."
	},
	{
		code: "unsupported_version",
		api: "SCIM",
		when: "The path has a version other than v1 and v2."
	},
	{
		code: "update_failed",
		api: "Web API",
		methods: ["chat.update"],
		faultOnly: "A change is made as a whole or not at all; only an injected fault returns the code."
	},
	{
		code: "ura_max_channels",
		api: "Web API",
		methods: ["conversations.invite"],
		when: "A user is a single-channel guest who is a member of a channel."
	},
	{
		code: "user_already_deleted",
		api: "Web API",
		methods: ["admin.users.remove"],
		when: "The user is deactivated, or does not belong to the workspace."
	},
	{
		code: "user_already_team_member",
		api: "Web API",
		methods: ["admin.users.assign"],
		when: "The user is active and belongs to the workspace, directly or through a connected group."
	},
	{
		code: "user_channel_limit_exceeded",
		api: "Web API",
		methods: ["admin.usergroups.addChannels"],
		faultOnly: "Users can be in any number of channels."
	},
	{
		code: "user_creation_failed",
		api: "SCIM",
		when: "The user name and the e-mail address of a POST both belong to the same existing user."
	},
	{
		code: "user_creation_failed",
		api: "SCIM",
		faultOnly: "Creating a user is all or nothing in this implementation; only an injected fault returns the code."
	},
	{
		code: "user_disabled",
		api: "Web API",
		methods: ["admin.users.invite"],
		when: "The user with the address is deactivated."
	},
	{
		code: "user_disabled",
		api: "Web API",
		methods: ["conversations.open"],
		when: "The account of a user is deactivated or has expired."
	},
	{
		code: "user_does_not_own_channel",
		api: "Web API",
		methods: ["conversations.close"],
		when: "The conversation is a direct one of two other users of the workspace."
	},
	{
		code: "user_email_unverified",
		api: "Web API",
		methods: ["oauth.v2.access", "oauth.v2.user.access"],
		faultOnly: "The addresses of all users count as confirmed; only an injected fault returns the code."
	},
	{
		code: "user_is_already_deleted",
		api: "Web API",
		methods: ["admin.users.setExpiration"],
		when: "The user's data was erased on request."
	},
	{
		code: "user_is_bot",
		api: "Web API",
		methods: ["admin.users.assign"],
		when: "The user is the bot of an app."
	},
	{
		code: "user_is_deactivated",
		api: "Web API",
		methods: ["admin.users.setExpiration"],
		when: "The guest's account is deactivated or has expired."
	},
	{
		code: "user_is_not_a_guest",
		api: "Web API",
		methods: ["admin.users.setExpiration"],
		when: "The user is a full member or a bot."
	},
	{
		code: "user_is_not_guest",
		api: "Web API",
		methods: ["admin.users.getExpiration"],
		when: "The user is a full member or a bot."
	},
	{
		code: "user_is_restricted",
		api: "Web API",
		methods: ["admin.apps.requests.list"],
		when: "The caller is a guest."
	},
	{
		code: "user_is_restricted",
		api: "Web API",
		methods: ["conversations.invite"],
		when: "The caller is a guest."
	},
	{
		code: "user_is_restricted",
		api: "Web API",
		methods: ["conversations.leave"],
		when: "The caller is a guest."
	},
	{
		code: "user_is_restricted",
		api: "Web API",
		methods: ["conversations.setPurpose"],
		when: "The caller is a guest, or the workspace lets only administrators describe channels."
	},
	{
		code: "user_is_restricted",
		api: "Web API",
		methods: ["conversations.setTopic"],
		when: "The caller is a guest, or the workspace lets only administrators describe channels."
	},
	{
		code: "user_must_be_admin",
		api: "Web API",
		methods: ["admin.conversations.invite"],
		when: "The caller is not an owner or admin of the organization."
	},
	{
		code: "user_must_be_in_workspace",
		api: "Web API",
		methods: ["admin.users.setOwner"],
		when: "team_id is a workspace that the user does not belong to."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["admin.users.assign"],
		when: "user_id matches no user of the organization, or the user's data was erased."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["admin.users.getExpiration"],
		when: "user_id matches no user of the organization, or the guest is not in the workspace."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["admin.users.remove"],
		when: "user_id matches no user of the organization, or a bot."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["admin.users.session.reset", "admin.users.setOwner"],
		when: "user_id matches no user of the organization."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: [
			"admin.users.setAdmin",
			"admin.users.setExpiration",
			"admin.users.setRegular"
		],
		when: "user_id matches no user of the organization, or the user is not a member of the workspace."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["agents.sessions.setStatus"],
		when: "The session is new, and initiator_user_id is not a member of the channel."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["bookmarks.remove"],
		faultOnly: "The method names no user."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: [
			"canvases.access.delete",
			"canvases.access.set",
			"svcLists.access.set"
		],
		when: "The identifier matches no user whom the caller can see."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["chat.startStream"],
		when: "recipient_user_id names no active user of recipient_team_id, or a user of another company who is not in the channel."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["conversations.invite"],
		when: "No user has an identifier."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["conversations.kick"],
		when: "No user has the identifier."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["conversations.open"],
		when: "An identifier matches no user of the organization, and no external user who shares a channel with the caller."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["dnd.info", "users.info"],
		when: "The identifier matches no user of the caller's workspace or organization, and no user of a channel shared with it."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["files.list"],
		when: "user names no user."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: [
			"functions.distributions.permissions.add",
			"functions.distributions.permissions.remove",
			"functions.distributions.permissions.set"
		],
		when: "One of user_ids is no user of the organization or standalone workspace. Nothing changes."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["functions.distributions.permissions.list"],
		faultOnly: "The call names no user, and all users of a permission exist; only an injected fault returns the code."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["reactions.list"],
		when: "The identifier matches no user of the caller's workspace or organization, and no user of a channel shared with it, or the caller is a guest without a common channel."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: [
			"reminders.add",
			"users.getPresence",
			"users.profile.get"
		],
		when: "The identifier matches no user that the caller sees."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["svcLists.access.delete"],
		when: "A value of user_ids matches no user that the caller can see."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["svcLists.create", "svcLists.update"],
		when: "The description mentions a user who does not exist or whom the caller cannot see."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["svcLists.items.create", "svcLists.items.update"],
		when: "A people cell, or a mention in a text, matches no user that the caller can see."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: [
			"svcLists.items.delete",
			"svcLists.items.deleteMultiple",
			"svcLists.items.info",
			"svcLists.items.list"
		],
		faultOnly: "The call names no user."
	},
	{
		code: "user_not_found",
		api: "Web API",
		methods: ["team.info"],
		faultOnly: "A token whose user does not exist is refused before."
	},
	{
		code: "user_not_in_channel",
		api: "Web API",
		methods: ["chat.postEphemeral"],
		when: "The user does not exist or is not a member of the conversation."
	},
	{
		code: "user_not_visible",
		api: "Web API",
		methods: ["conversations.open"],
		when: "The caller is a guest, and shares no channel with a user."
	},
	{
		code: "user_not_visible",
		api: "Web API",
		methods: ["dnd.info"],
		when: "The caller is a guest without a common channel, the user belongs to another company and shares no channel with the caller, or the installation of an organization has no access to the workspaces of the user."
	},
	{
		code: "user_not_visible",
		api: "Web API",
		methods: ["dnd.teamInfo"],
		when: "The caller is a guest without a common channel, a user belongs to another company and shares no channel with the caller, or the installation of an organization has no access to the workspaces of a user."
	},
	{
		code: "user_not_visible",
		api: "Web API",
		methods: ["users.info"],
		when: "The caller is a guest without a common channel, or the user belongs to another workspace and shares no channel with the caller's."
	},
	{
		code: "user_session_reset_failed",
		api: "Web API",
		methods: ["admin.users.session.reset"],
		faultOnly: "Sessions that cannot be ended have a more exact code."
	},
	{
		code: "usergroup_not_found",
		api: "Web API",
		methods: ["admin.usergroups.addChannels", "admin.usergroups.listChannels"],
		when: "usergroup_id matches no group of the identity provider."
	},
	{
		code: "usergroup_not_linked_to_team",
		api: "Web API",
		methods: ["admin.usergroups.addChannels"],
		when: "The group is not connected to the workspace in team_id, or to any workspace."
	},
	{
		code: "usergroup_not_linked_to_team",
		api: "Web API",
		methods: ["admin.usergroups.listChannels"],
		when: "The group is not connected to the workspace in team_id."
	},
	{
		code: "usergroup_team_not_provisioned",
		api: "Web API",
		methods: ["admin.usergroups.addChannels"],
		faultOnly: "A group brings its members into every workspace that it is connected to."
	},
	{
		code: "username_empty",
		api: "SCIM",
		when: "userName or nickName is empty or blank."
	},
	{
		code: "username_invalid",
		api: "SCIM",
		when: "userName is not a string, or contains no letter or digit that can be used."
	},
	{
		code: "username_not_allowed",
		api: "SCIM",
		when: "userName is a reserved word."
	},
	{
		code: "username_required",
		api: "SCIM",
		when: "A POST or PUT has no user name."
	},
	{
		code: "username_same",
		api: "Web API",
		methods: ["users.profile.set"],
		faultOnly: "The method does not change user names."
	},
	{
		code: "username_taken",
		api: "SCIM",
		when: "A user, active or not, or a channel has the same name."
	},
	{
		code: "username_too_long",
		api: "SCIM",
		when: "userName is not an e-mail address and has more than 21 characters."
	},
	{
		code: "users_list_not_supplied",
		api: "Web API",
		methods: ["conversations.open"],
		when: "The call has neither a conversation nor users."
	},
	{
		code: "users_not_found",
		api: "Web API",
		methods: ["usergroups.list"],
		faultOnly: "The method takes no users."
	},
	{
		code: "users_not_found",
		api: "Web API",
		methods: ["users.lookupByEmail"],
		when: "No active user that the caller sees has the address."
	},
	{
		code: "view_too_large",
		api: "Web API",
		methods: [
			"views.open",
			"views.publish",
			"views.push",
			"views.update"
		],
		when: "The view has more than 250,000 bytes as JSON."
	}
];
export { codeReasons };
