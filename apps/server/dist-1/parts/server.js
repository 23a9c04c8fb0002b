import { i as __toESM } from "./rolldown-runtime.js";
import { createRequire } from "node:module";
import { BlockList, Server, isIP, isIPv6 } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { once } from "node:events";
import { setImmediate as setImmediate$1, setTimeout as setTimeout$1 } from "node:timers/promises";
import { getSystemErrorMap } from "node:util";
import { createCipheriv, createDecipheriv, createHash, hash, randomBytes, randomFillSync, randomInt, randomUUID } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import Database from "better-sqlite3";
import { mkdir, readFile, readdir, rename, writeFile } from "node:fs/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
// ../../packages/service/src/generated/service.ts
const plans = [
	"free",
	"entry",
	"plus",
	"enterprise"
];
const roles = [
	"member",
	"admin",
	"owner",
	"primary_owner"
];
const features = [
	"manifests",
	"hosted_functions",
	"functions",
	"socket_mode",
	"agent_sessions",
	"lists",
	"lists_export",
	"canvases",
	"record_channels",
	"session_reset"
];
const generations = ["classic", "granular"];
const wireWords = ["svc", "crm"];
const observedSwitches = {
	"v2-auth-errors-as-v1": {
		description: "In 2.0, an error with status 401 has the body of a 1.1 error.",
		strict: "It is an Error resource of 2.0, like all others."
	},
	"v2-plural-config": {
		description: "2.0 also serves its service provider configuration under the plural path of 1.1, and the plural path needs no valid token in either version.",
		strict: "Only the singular path of RFC 7644 \u00a74 serves it; the plural path is unknown. Every path needs a valid token."
	},
	"skip-unknown-paths": {
		description: "A PATCH of 2.0 ignores unknown paths and unknown members of values, and applies the rest.",
		strict: "Such a PATCH is refused, and nothing is changed."
	},
	"group-filter": {
		description: "Lists of groups support filters that compare displayName with eq, if the version applies filters.",
		strict: "A filter on groups is ignored."
	},
	"v2-filter": {
		description: "2.0 applies filters to lists, in the dialect of 1.1, and advertises it in its configuration.",
		strict: "2.0 ignores the filter."
	},
	"nested-schemas": {
		description: "The `schemas` of a PUT may be a list in a list, as one existing client sends it.",
		strict: "Such a body is invalid_request_payload."
	},
	"v2-guest-urn": {
		description: "2.0 returns the guest extension under `urn:ietf:params:scim:schemas:extension:svc:guest:2.0:User`. Bodies may use either URN in any case.",
		strict: "2.0 returns it under the URN of the specification, `urn:scim:schemas:extension:svc:guest:2.0:User`."
	},
	"schemas-optional": {
		description: "A PATCH or PUT may omit `schemas`; every schema then counts as listed.",
		strict: "Such a body is missing_schema_element."
	},
	"token-in-query": {
		description: "A token in the query is accepted if neither the header nor the form has one.",
		strict: "A token in the query is ignored, because URLs appear in logs."
	},
	"session-warning": {
		description: "agents.sessions.setStatus returns the warning `missing_agent_session_stopped_event_subscription` to an app that does not subscribe to `agent_session_stopped`.",
		strict: "The answer has no warning, because the specification of the method names none."
	},
	"clamp-limit": {
		description: "A page size outside its range becomes the nearest one within.",
		strict: "It is refused with invalid_arguments."
	}
};
const leastRoles = {
	administer: "admin",
	own: "owner",
	ownPrimarily: "primary_owner"
};
const systemRoles = {
	Rl01: {
		entities: ["organization", "workspace"],
		permissions: ["manageChannels"],
		changedBy: "admin"
	},
	Rl02: {
		entities: ["organization", "workspace"],
		permissions: [],
		changedBy: "owner"
	},
	Rl03: {
		entities: ["organization", "workspace"],
		permissions: [],
		changedBy: "admin"
	},
	Rl04: {
		entities: ["organization"],
		permissions: [],
		changedBy: "admin"
	},
	Rl05: {
		entities: ["organization", "workspace"],
		permissions: ["manageChannels"],
		changedBy: "admin"
	},
	Rl09: {
		entities: ["organization"],
		permissions: [],
		changedBy: "admin"
	},
	Rl0A: {
		entities: [
			"organization",
			"workspace",
			"channel"
		],
		permissions: ["manageChannels"],
		changedBy: "admin"
	},
	Rl0B: {
		entities: ["organization", "workspace"],
		permissions: [],
		changedBy: "admin"
	},
	Rl0C: {
		entities: ["organization", "workspace"],
		permissions: [],
		changedBy: "admin"
	},
	Rl0D: {
		entities: ["organization"],
		permissions: [],
		changedBy: "admin"
	},
	Rl0E: {
		entities: ["organization"],
		permissions: [],
		changedBy: "admin"
	},
	Rl0F: {
		entities: ["organization"],
		permissions: [],
		changedBy: "admin"
	},
	Rl0G: {
		entities: ["organization"],
		permissions: [],
		changedBy: "admin"
	},
	Rl0J: {
		entities: ["organization"],
		permissions: [],
		changedBy: "admin"
	},
	Rl0K: {
		entities: ["organization"],
		permissions: [],
		changedBy: "admin"
	},
	Rl0L: {
		entities: ["organization", "workspace"],
		permissions: [],
		changedBy: "admin"
	}
};
const tokenKinds = [
	"user",
	"bot",
	"configuration",
	"app"
];
const tokenPrefixes = {
	user: "svcp-",
	bot: "svcb-",
	configuration: "svcc-",
	app: "svca-",
	refresh: "svce-1-",
	rotatingBot: "svce.svcb-1-",
	rotatingUser: "svce.svcp-1-",
	workflow: "svcw-"
};
const scimAccess = {
	tokens: ["user"],
	scopes: ["admin"],
	installerRole: "admin",
	plan: "plus",
	errors: {
		token: "invalid_authentication",
		installer: "permission_denied",
		target: "non_org_teams_only",
		plan: "plus_teams_only"
	}
};
const adminScopes = {
	prefix: "admin.",
	installerRole: "admin",
	error: "not_allowed",
	onWorkspaces: ["admin.users:read"]
};
const idPrefixes = {
	user: "U",
	workspace: "T",
	organization: "E",
	channel: "C",
	dm: "D",
	app: "A",
	bot: "B",
	bookmark: "Bk",
	list: "F",
	canvas: "F",
	file: "F",
	function: "Fn",
	functionExecution: "Fx",
	workflowExecution: "Wx",
	row: "Rec",
	column: "Col",
	option: "Opt",
	group: "S",
	profileField: "Xf",
	exportJob: "Le",
	scheduledMessage: "Q",
	reminder: "Rm",
	view: "V",
	event: "Ev",
	webhook: "B",
	appRequest: "Ar",
	canvasSection: "Sec"
};
const idPatterns = {
	user: /^[UW][A-Z0-9]+$/u,
	workspace: /^T[A-Z0-9]+$/u,
	organization: /^E[A-Z0-9]+$/u,
	channel: /^[CG][A-Z0-9]+$/u,
	dm: /^D[A-Z0-9]+$/u,
	app: /^A[A-Z0-9]+$/u,
	bot: /^B[A-Z0-9]+$/u,
	bookmark: /^Bk[A-Z0-9]+$/u,
	list: /^F[A-Z0-9]+$/u,
	canvas: /^F[A-Z0-9]+$/u,
	file: /^F[A-Z0-9]+$/u,
	function: /^Fn[A-Z0-9]+$/u,
	functionExecution: /^Fx[A-Z0-9]+$/u,
	workflowExecution: /^Wx[A-Z0-9]+$/u,
	row: /^Rec[A-Z0-9]+$/u,
	column: /^Col[A-Z0-9]+$/u,
	option: /^Opt[A-Z0-9]+$/u,
	group: /^S[A-Z0-9]+$/u,
	profileField: /^Xf[A-Z0-9]+$/u,
	exportJob: /^Le[A-Z0-9]+$/u,
	scheduledMessage: /^Q[A-Z0-9]+$/u,
	reminder: /^Rm[A-Z0-9]+$/u,
	view: /^V[A-Z0-9]+$/u,
	event: /^Ev[A-Z0-9]+$/u,
	webhook: /^B[A-Z0-9]+$/u,
	appRequest: /^Ar[A-Z0-9]+$/u,
	canvasSection: /^Sec[A-Z0-9]+$/u
};
const profileFieldNames = [
	"addresses",
	"city",
	"costCenter",
	"country",
	"department",
	"division",
	"employeeId",
	"honorificPrefix",
	"locale",
	"manager",
	"organization",
	"phone",
	"preferredLanguage",
	"roles",
	"title",
	"userType",
	"zipCode"
];
const profileFieldFacts = {
	addresses: {
		label: "Addresses",
		attribute: "addresses"
	},
	city: {
		label: "City",
		attribute: "addresses.locality"
	},
	costCenter: {
		label: "Cost Center",
		attribute: "enterprise.costCenter"
	},
	country: {
		label: "Country",
		attribute: "addresses.country"
	},
	department: {
		label: "Department",
		attribute: "enterprise.department"
	},
	division: {
		label: "Division",
		attribute: "enterprise.division"
	},
	employeeId: {
		label: "Employee ID",
		attribute: "enterprise.employeeNumber"
	},
	honorificPrefix: {
		label: "Honorific Prefix",
		attribute: "name.honorificPrefix"
	},
	locale: {
		label: "Locale",
		attribute: "locale"
	},
	manager: {
		label: "Manager",
		attribute: "enterprise.manager.managerId"
	},
	organization: {
		label: "Organization",
		attribute: "enterprise.organization"
	},
	phone: {
		label: "Phone",
		attribute: "phoneNumbers"
	},
	preferredLanguage: {
		label: "Preferred Language",
		attribute: "preferredLanguage"
	},
	roles: {
		label: "Roles",
		attribute: "roles"
	},
	title: {
		label: "Title",
		attribute: "title"
	},
	userType: {
		label: "UserType",
		attribute: "userType"
	},
	zipCode: {
		label: "Zip Code",
		attribute: "addresses.postalCode"
	}
};
const userDefaults = {
	role: "member",
	timezone: "America/Los_Angeles",
	profilePath: "/team/{userName}",
	photoType: "photo",
	locale: "en-US"
};
const appDefaults = {
	authorizePath: "/oauth/v2/authorize",
	userAuthorizePath: "/oauth/v2_user/authorize",
	socketPath: "/link",
	functionEvent: "function_executed",
	emailScopeSince: "2017-01-05T00:00:00.000Z"
};
const signInDefaults = {
	authorizePath: "/openid/connect/authorize",
	keysPath: "/openid/connect/keys",
	discoveryPath: "/.well-known/openid-configuration",
	scopes: "openid profile email",
	claims: "sub auth_time iss",
	algorithm: "RS256",
	tokenSeconds: 300
};
const listDefaults = {
	completedColumn: "Completed",
	assigneeColumn: "Assignee",
	dueDateColumn: "Due date",
	viewPrefix: "View",
	firstColumnKey: "name",
	firstColumn: "Name",
	recordView: "Record",
	allItemsView: "All items"
};
const messageDefaults = {
	attachmentFallback: "[no preview available]",
	systemUserId: "USVCBOT",
	pinnedItemType: "C",
	planTitle: "Plan",
	assistantTitle: "New Assistant Thread",
	tombstoneText: "This message was deleted."
};
const systemMessageDefaults = {
	join: "<@{user}> has joined the channel",
	leave: "<@{user}> has left the channel",
	topic: "set the channel topic: {text}",
	purpose: "set the channel description: {text}",
	name: "has renamed the channel from \"{oldName}\" to \"{name}\"",
	pin: "<@{user}> pinned a message to this channel.",
	archive: "archived the channel",
	unarchive: "un-archived the channel"
};
const channelDefaults = {
	memberWarning: "already_in_channel",
	groupTopic: "Group messaging",
	groupPurpose: "Group messaging with: {users}"
};
const reminderDefaults = {
	text: "Reminder: {text}",
	hour: 9
};
const agentSessionDefaults = {
	stopEvent: "agent_session_stopped",
	stopEventWarning: "missing_agent_session_stopped_event_subscription"
};
const serviceLimits = {
	idpGroupMembers: {
		value: 15e3,
		unit: "members",
		error: "group_member_max_exceeded"
	},
	userGroupMembers: {
		value: 5e3,
		unit: "members",
		error: "group_member_max_exceeded"
	},
	recommendedUsersPerGroupUpdate: {
		value: 5e3,
		unit: "users"
	},
	membersTried: {
		value: 3e6,
		unit: "members",
		error: "invalid_request_payload"
	},
	userNameFromEmail: {
		value: 21,
		unit: "characters"
	},
	blocksText: {
		value: 13200,
		unit: "characters",
		error: "msg_blocks_too_long"
	},
	snippetBytes: {
		value: 1048576,
		unit: "bytes",
		error: "snippet_too_large"
	},
	fileBytes: {
		value: 1073741824,
		unit: "bytes",
		error: "file_upload_size_restricted"
	},
	freeFileBytes: {
		value: 5e9,
		unit: "bytes",
		error: "storage_limit_reached"
	},
	altTextCharacters: {
		value: 1e3,
		unit: "characters",
		error: "alt_txt_too_large"
	},
	fileChannels: {
		value: 100,
		unit: "conversations",
		error: "channels_limit_exceeded"
	},
	tableText: {
		value: 1e4,
		unit: "characters",
		error: "invalid_blocks"
	},
	usersAtOnce: {
		value: 1e4,
		unit: "users",
		error: "limit_required"
	},
	clientMessageIdHours: {
		value: 24,
		unit: "hours"
	},
	stackedViews: {
		value: 3,
		unit: "views",
		error: "push_limit_reached"
	},
	triggerSeconds: {
		value: 3,
		unit: "seconds",
		error: "expired_trigger_id"
	},
	responseUrlUses: {
		value: 5,
		unit: "uses"
	},
	responseUrlMinutes: {
		value: 30,
		unit: "minutes"
	},
	scheduleMinSeconds: {
		value: 10,
		unit: "seconds",
		error: "time_in_past"
	},
	scheduleMaxDays: {
		value: 120,
		unit: "days",
		error: "time_too_far"
	},
	scheduleNearby: {
		value: 30,
		unit: "messages",
		error: "restricted_too_many"
	},
	scheduleNearbySeconds: {
		value: 300,
		unit: "seconds"
	},
	scheduleDeletableSeconds: {
		value: 60,
		unit: "seconds",
		error: "invalid_scheduled_message_id"
	},
	agentProcessingMinutes: {
		value: 60,
		unit: "minutes"
	},
	assistantStatusMinutes: {
		value: 2,
		unit: "minutes"
	},
	workflowTokenMinutes: {
		value: 15,
		unit: "minutes",
		error: "token_expired"
	},
	streamMinutes: {
		value: 5,
		unit: "minutes",
		error: "message_not_in_streaming_state"
	},
	streamBlocks: {
		value: 50,
		unit: "blocks",
		error: "msg_blocks_too_many"
	},
	manifest: {
		value: 1048576,
		unit: "characters",
		error: "invalid_manifest"
	},
	manifestMembers: {
		value: 5e3,
		unit: "members",
		error: "invalid_manifest"
	},
	oauthCodeMinutes: {
		value: 10,
		unit: "minutes",
		error: "invalid_code"
	},
	rotatingTokenSeconds: {
		value: 43200,
		unit: "seconds",
		error: "token_expired"
	},
	rotatingTokens: {
		value: 2,
		unit: "tokens",
		error: "token_revoked"
	},
	publicRefreshDays: {
		value: 30,
		unit: "days",
		error: "invalid_refresh_token"
	},
	sockets: {
		value: 10,
		unit: "sockets"
	},
	socketTicketSeconds: {
		value: 30,
		unit: "seconds"
	},
	socketSeconds: {
		value: 18060,
		unit: "seconds"
	},
	debugSocketSeconds: {
		value: 360,
		unit: "seconds"
	},
	canvasChange: {
		value: 1048576,
		unit: "characters",
		error: "canvas_editing_failed"
	},
	canvas: {
		value: 4194304,
		unit: "characters",
		error: "canvas_too_large"
	},
	channelName: {
		value: 80,
		unit: "characters",
		error: "invalid_name"
	},
	userGroupName: {
		value: 80,
		unit: "characters",
		error: "name_too_long"
	},
	userGroupDescription: {
		value: 250,
		unit: "characters",
		error: "description_too_long"
	},
	userGroupHandle: {
		value: 80,
		unit: "characters",
		error: "bad_handle"
	},
	userGroupChannels: {
		value: 100,
		unit: "channels",
		error: "too_many_linked_channels"
	},
	directPartners: {
		value: 8,
		unit: "users",
		error: "too_many_users"
	},
	announcedJoins: {
		value: 100,
		unit: "users"
	},
	userGroupUsers: {
		value: 5e3,
		unit: "users",
		error: "subteam_max_users_exceeded"
	},
	shownRepliers: {
		value: 5,
		unit: "users"
	},
	shownReactors: {
		value: 25,
		unit: "users"
	},
	eventMembers: {
		value: 500,
		unit: "users"
	},
	customFields: {
		value: 100,
		unit: "fields"
	},
	bookmarks: {
		value: 100,
		unit: "bookmarks",
		error: "too_many_bookmarks"
	},
	pins: {
		value: 100,
		unit: "messages",
		error: "too_many_pins"
	},
	reminderSeconds: {
		value: 86400,
		unit: "seconds"
	},
	reminderYears: {
		value: 5,
		unit: "years",
		error: "cannot_parse"
	},
	bookmarkLink: {
		value: 2048,
		unit: "characters",
		error: "invalid_link"
	},
	reactionEmoji: {
		value: 50,
		unit: "emoji",
		error: "too_many_emoji"
	},
	reactionsOfUser: {
		value: 23,
		unit: "emoji",
		error: "too_many_reactions"
	},
	listRows: {
		value: 1e3,
		unit: "rows",
		error: "over_row_maximum"
	},
	listColumns: {
		value: 30,
		unit: "columns",
		error: "over_column_maximum"
	},
	listViews: {
		value: 50,
		unit: "views"
	},
	listCellFiles: {
		value: 10,
		unit: "files"
	},
	ratingScale: {
		value: 5,
		unit: "points"
	},
	exportDays: {
		value: 7,
		unit: "days"
	},
	exportMinutes: {
		value: 60,
		unit: "minutes"
	},
	activityDays: {
		value: 7,
		unit: "days"
	},
	invitedTeamMembers: {
		value: 100,
		unit: "users"
	}
};
const canvasElements = new Set([
	"blockquote",
	"bold",
	"bulleted list",
	"callout",
	"canvas unfurl",
	"channel mention",
	"checklist",
	"code block",
	"code span",
	"column layout",
	"divider",
	"emoji",
	"file unfurl",
	"hard line break",
	"heading 1",
	"heading 2",
	"heading 3",
	"inline link",
	"italic",
	"link reference",
	"message unfurl",
	"ordered list",
	"paragraph",
	"quote block",
	"record unfurl",
	"strikethrough",
	"table",
	"user mention",
	"user unfurl",
	"website unfurl"
]);
const homeBlocks = new Set([
	"actions",
	"card",
	"carousel",
	"container",
	"context",
	"data_table",
	"divider",
	"header",
	"image",
	"input",
	"rich_text",
	"section",
	"video"
]);
const homeElements = new Set([
	"button",
	"channels_select",
	"checkboxes",
	"conversations_select",
	"datepicker",
	"external_select",
	"image",
	"multi_channels_select",
	"multi_conversations_select",
	"multi_external_select",
	"multi_static_select",
	"multi_users_select",
	"overflow",
	"plain_text_input",
	"radio_buttons",
	"rich_text_input",
	"static_select",
	"timepicker",
	"users_select"
]);
const memberSubtypes = new Set([
	"channel_join",
	"channel_leave",
	"group_join",
	"group_leave"
]);
const messageElements = new Set([
	"button",
	"channels_select",
	"checkboxes",
	"conversations_select",
	"datepicker",
	"datetimepicker",
	"email_text_input",
	"external_select",
	"feedback_buttons",
	"file_input",
	"icon_button",
	"image",
	"multi_channels_select",
	"multi_conversations_select",
	"multi_external_select",
	"multi_static_select",
	"multi_users_select",
	"number_input",
	"overflow",
	"plain_text_input",
	"radio_buttons",
	"static_select",
	"timepicker",
	"url_text_input",
	"users_select",
	"workflow_button"
]);
const modalBlocks = new Set([
	"actions",
	"alert",
	"card",
	"carousel",
	"context",
	"divider",
	"header",
	"image",
	"input",
	"rich_text",
	"section",
	"video"
]);
const modalElements = new Set([
	"button",
	"channels_select",
	"checkboxes",
	"conversations_select",
	"datepicker",
	"datetimepicker",
	"email_text_input",
	"external_select",
	"file_input",
	"image",
	"multi_channels_select",
	"multi_conversations_select",
	"multi_external_select",
	"multi_static_select",
	"multi_users_select",
	"number_input",
	"overflow",
	"plain_text_input",
	"radio_buttons",
	"rich_text_input",
	"static_select",
	"timepicker",
	"url_text_input",
	"users_select"
]);
const reservedChannelNames = new Set([
	"all",
	"archive",
	"archived",
	"archives",
	"channel",
	"channels",
	"create",
	"delete",
	"deleted-channel",
	"edit",
	"everyone",
	"group",
	"groups",
	"here",
	"me",
	"svc",
	"svcbot",
	"today",
	"you"
]);
const reservedWords = new Set([
	"admin",
	"administrator",
	"channel",
	"everyone",
	"group",
	"here",
	"owner",
	"root",
	"svc",
	"svcbot",
	"system",
	"usergroup"
]);
const writtenSubtypes = new Set([
	"assistant_app_thread",
	"bot_message",
	"file_share",
	"me_message",
	"thread_broadcast"
]);
const userLimits = {
	userName: { maxLength: {
		value: 21,
		of: "stored",
		error: "username_too_long"
	} },
	nickName: { maxLength: {
		value: 21,
		error: "long_nickname"
	} },
	displayName: { maxLength: {
		value: 80,
		of: "stored",
		error: "invalid_name_maxlength"
	} },
	profileUrl: { pattern: { value: "^\\s*$|^\\s*[Hh][Tt][Tt][Pp][Ss]?://[^\\s]+\\s*$" } },
	emails: {
		minItems: {
			value: 1,
			of: "stored"
		},
		maxItems: {
			value: 2,
			of: "stored"
		}
	},
	"emails.value": {
		maxLength: {
			value: 254,
			error: "bad_email_address"
		},
		pattern: {
			value: "^[^\\s@<>(),;:\"[\\]\\\\]+@[^\\s@<>(),;:\"[\\]\\\\.]+(\\.[^\\s@<>(),;:\"[\\]\\\\.]+)*$",
			error: "bad_email_address"
		}
	},
	photos: { maxItems: {
		value: 1,
		of: "stored"
	} },
	"photos.value": { pattern: { value: "^(\\s*$|[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]/[\\w.+-]+(;[\\w.+-]+=[^;,]*)*(;[Bb][Aa][Ss][Ee]64,[A-Za-z0-9+/]+={0,2}$|,[ -~]+$))" } },
	addresses: { maxItems: {
		value: 1,
		of: "stored"
	} },
	phoneNumbers: { maxItems: {
		value: 2,
		of: "stored"
	} },
	roles: { maxItems: {
		value: 1,
		of: "stored"
	} }
};
const userCodes = {
	userName: {
		missing: "username_required",
		empty: "username_empty",
		invalid: "username_invalid",
		duplicate: "username_taken",
		reserved: "username_not_allowed",
		emoji: "invalid_emoji_not_allowed",
		truncation: "truncation_error"
	},
	nickName: {
		empty: "username_empty",
		reserved: "invalid_reserved_word",
		emoji: "invalid_emoji_not_allowed"
	},
	name: {
		blank: "invalid_name_required",
		disagree: "invalid_attribute_format",
		reserved: "invalid_reserved_word",
		emoji: "invalid_emoji_not_allowed"
	},
	displayName: {
		startsWithAt: "invalid_starts_with_at",
		specials: "invalid_name_specials",
		reserved: "invalid_reserved_word",
		emoji: "invalid_emoji_not_allowed",
		ownedByUser: "invalid_display_name"
	},
	title: { emoji: "invalid_emoji_not_allowed" },
	active: {
		bot: "cannot_disable_bot_user_with_scim",
		primaryOwner: "cannot_disable_primary_owner",
		workspacePrimaryOwner: "primary_owner_check_failure"
	},
	password: { update: "password_change_not_allowed" },
	emails: {
		missing: "email_empty",
		empty: "email_empty",
		invalid: "emails_invalid",
		duplicate: "email_taken",
		removePrimary: "missing_primary_email"
	},
	"emails.value": {
		missing: "email_invalid",
		empty: "email_invalid"
	},
	photos: { invalid: "photos_invalid" },
	addresses: { invalid: "addresses_invalid" },
	phoneNumbers: { invalid: "phoneNumbers_invalid" },
	roles: { invalid: "roles_invalid" },
	groups: { invalid: "groups_invalid" }
};
const groupLimits = {
	displayName: { maxLength: {
		value: 255,
		error: "group_creation_failed"
	} },
	members: { maxItems: {
		value: 15e3,
		error: "too_many_users"
	} }
};
const groupCodes = {
	displayName: {
		missing: "group_creation_failed",
		empty: "group_creation_failed",
		duplicate: "group_creation_failed.taken"
	},
	members: {
		unknown: "no_such_group_members",
		unfit: "unable_to_add_deleted_or_guest_to_group"
	}
};
const enterpriseUserCodes = { "manager.managerId": {
	missing: "improper_enterprise_schema_format",
	empty: "improper_enterprise_schema_format",
	unknown: "unknown_user"
} };
const guestCodes = {
	type: {
		missing: "invalid_attribute_format",
		invalid: "invalid_attribute_format",
		forbidden: "cannot_make_user_guest"
	},
	expiration: { invalid: "invalid_attribute_format" }
};
// ../../packages/service/src/agent-sessions/stop-event-warning.ts
const stopEventWarning = agentSessionDefaults.stopEventWarning;
// ../../packages/service/src/store/document.ts
function text(of, references) {
	return {
		holds: "text",
		of,
		...references && { references }
	};
}
function maybeText(of, references) {
	return {
		holds: "text?",
		of: (document) => of(document) ?? null,
		...references && { references }
	};
}
function integer(of) {
	return {
		holds: "integer",
		of
	};
}
function maybeInteger(of) {
	return {
		holds: "integer?",
		of: (document) => of(document) ?? null
	};
}
function flag(of) {
	return {
		holds: "integer",
		of: (document) => of(document) ? 1 : 0
	};
}
function defineDocument() {
	return (definition) => ({
		counters: [],
		secret: [],
		...definition
	});
}
function put$1({ name }, value) {
	return {
		kind: "put",
		document: name,
		value
	};
}
function remove$5({ name }, key) {
	return {
		kind: "remove",
		document: name,
		key
	};
}
function hasVersion({ name }, key, version) {
	return {
		kind: "version",
		document: name,
		key,
		version
	};
}
function keyOf$3(document, value) {
	const cells = document.key.map((column) => [column, document.columns[column]?.of(value)]);
	return Object.fromEntries(cells);
}
// ../../packages/service/src/apps/credentials/app-credentials.ts
const appCredentials = defineDocument()({
	name: "appCredentials",
	table: "app_credentials",
	key: ["app_id"],
	columns: {
		app_id: text((it) => it.appId),
		sealed: flag((it) => it.signingSecret !== void 0)
	},
	lists: { recoverable: {
		by: [],
		where: "sealed = 1"
	} },
	secret: [
		"signingSecret",
		"verificationToken",
		"clientSecretHash",
		"tokens"
	],
	isPrivate: true,
	sample: (seed) => ({
		appId: `A${1 + seed % 4}`,
		version: 1 + seed % 3,
		...seed % 3 !== 0 && {
			signingSecret: `sealed-${seed}`,
			verificationToken: `sealed-${seed + 1}`
		},
		clientSecretHash: `h${seed}`,
		tokens: seed % 2 === 0 ? [] : [{
			hash: `h${seed + 1}`,
			sealed: `sealed-${seed + 2}`
		}]
	})
});
const places = {
	signingSecret: (appId) => `${appId} signing_secret`,
	verificationToken: (appId) => `${appId} verification_token`,
	token: (appId, hash) => `${appId} token ${hash}`
};
// ../../packages/service/src/values/instant.ts
const dateTime = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:(Z)|([+-])(\d{2}):?(\d{2}))?$/i;
function toInstant$1(milliseconds) {
	return new Date(milliseconds).toISOString();
}
function printSeconds(seconds) {
	return Math.abs(seconds) <= 864e10 ? toInstant$1(seconds * 1e3) : String(seconds);
}
function millisecondsOf(instant) {
	return Date.parse(instant);
}
function secondsOf(instant) {
	return Math.floor(millisecondsOf(instant) / 1e3);
}
function readInstant$1(text) {
	const parts = dateTime.exec(text);
	if (parts === null) return void 0;
	const [, year, month, day, hour, minute, second, fraction, , sign, offsetHour, offsetMinute] = parts;
	const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second ?? 0), Number((fraction ?? "").padEnd(3, "0").slice(0, 3)));
	if (!new Date(wall).toISOString().startsWith(`${year}-${month}-${day}T${hour}:${minute}`) || Number(second ?? 0) > 59 || Number(offsetHour ?? 0) > 23 || Number(offsetMinute ?? 0) > 59) return;
	const offset = (Number(offsetHour ?? 0) * 60 + Number(offsetMinute ?? 0)) * 6e4;
	return toInstant$1(sign === "-" ? wall + offset : wall - offset);
}
function printWithOffset(instant) {
	return `${instant.slice(0, 19)}+00:00`;
}
function zoneOffsetSeconds(timezone, milliseconds) {
	return zoneAt(timezone, milliseconds)?.offsetSeconds;
}
function zoneAt(timezone, milliseconds) {
	const zone = zones.get(timezone) ?? openZone(timezone);
	if (zone === void 0) return void 0;
	const minute = Math.floor(milliseconds / minuteMs$1);
	if (zone.minute !== minute) {
		zone.at = {
			label: nameBy(zone.long, milliseconds),
			offsetSeconds: readOffset$1(nameBy(zone.offset, milliseconds))
		};
		zone.minute = minute;
	}
	return zone.at;
}
const zones = new Map();
const maxZones = 1e3;
const minuteMs$1 = 6e4;
function openZone(timezone) {
	const long = createZoneFormat(timezone, { timeZoneName: "long" });
	const offset = createZoneFormat(timezone, { timeZoneName: "longOffset" });
	if (long === void 0 || offset === void 0) return void 0;
	const zone = {
		long,
		offset,
		minute: NaN,
		at: {
			label: "",
			offsetSeconds: 0
		}
	};
	if (zones.size < maxZones) zones.set(timezone, zone);
	return zone;
}
function nameBy(format, milliseconds) {
	return format.formatToParts(milliseconds).find((part) => part.type === "timeZoneName")?.value ?? "";
}
function readOffset$1(name) {
	const [, sign, hours, minutes, seconds] = /^GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(name) ?? [];
	const size = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
	return sign === "-" ? -size : size;
}
function createZoneFormat(timezone, options) {
	try {
		return new Intl.DateTimeFormat("en-US", {
			...options,
			timeZone: timezone
		});
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
// ../../packages/service/src/sign-in/signing-key.ts
const sharedSlot = "shared";
const signingKeyPlace = "signing_key";
const signingKeys = defineDocument()({
	name: "signingKey",
	table: "signing_keys",
	key: ["slot"],
	columns: {
		slot: text((it) => it.slot),
		created: integer((it) => millisecondsOf(it.created))
	},
	lists: { oldest: {
		by: [],
		order: ["created"]
	} },
	secret: ["sealed"],
	isPrivate: true,
	sample: (seed) => ({
		slot: seed % 3 === 0 ? sharedSlot : `k${seed % 4}`,
		version: 1,
		created: `2026-01-02T03:04:0${seed % 5}.006Z`,
		kid: `k${seed % 4}`,
		n: `n${seed}`,
		e: "AQAB",
		...seed % 3 === 0 && { sealed: `sealed-${seed}` }
	})
});
// ../../packages/service/src/directory/open-credentials.ts
async function openCredentials(store, sealer, appId) {
	const stored = await store.get(appCredentials, { app_id: appId });
	return stored && open$3(stored, sealer);
}
async function tryOpening(store, sealer) {
	const [one] = await store.list(appCredentials, "recoverable", {}, { limit: 1 });
	if (one !== void 0) open$3(one, sealer);
	const key = await store.get(signingKeys, { slot: sharedSlot });
	if (key?.sealed !== void 0) sealer.open(key.sealed, signingKeyPlace);
}
function open$3({ appId, signingSecret, verificationToken, tokens }, sealer) {
	return {
		...signingSecret !== void 0 && { signingSecret: sealer.open(signingSecret, places.signingSecret(appId)) },
		...verificationToken !== void 0 && { verificationToken: sealer.open(verificationToken, places.verificationToken(appId)) },
		tokens: tokens.map(({ hash, sealed }) => ({
			hash,
			token: sealer.open(sealed, places.token(appId, hash))
		}))
	};
}
// ../../packages/service/src/store/read-all.ts
const atOnce$1 = 200;
async function* readInTurn(document, readPage) {
	for (let after = {};;) {
		const page = await readPage({
			limit: atOnce$1,
			...after
		});
		yield* page;
		const last = page.at(-1);
		if (last === void 0 || page.length < atOnce$1) return;
		after = { after: keyOf$3(document, last) };
	}
}
async function readAll$1(document, readPage) {
	const found = [];
	for await (const each of readInTurn(document, readPage)) found.push(each);
	return found;
}
// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_u64.js
const fromNumH = (n) => n / 2 ** 32 | 0;
const fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
	const h = fromNumH(n);
	const l = fromNumL(n);
	view.setUint32(byteOffset, isLE ? l : h, isLE);
	view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}
// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/utils.js
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
const atitle = (title) => title ? `"${title}" ` : "";
function anumber(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber(length, "length");
	const bytes = isBytes(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
const aobject = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
const aopts = (value, label) => {
	aobject(value, label);
	const proto = Object.getPrototypeOf(value);
	if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`);
	if (Object.hasOwn(value, "__proto__")) throw new TypeError(`"${label}.__proto__" is not allowed`);
};
function aexists(instance, checkFinished = true) {
	if (instance.destroyed) throw new Error("hash was destroyed");
	if (checkFinished && instance.finished) throw new Error("digest() was already called");
}
function aoutput(out, instance) {
	abytes(out, void 0, "output");
	const min = instance.outputLen;
	if (!(out.length >= min)) throw new RangeError("\"output\" expected length >= " + min);
}
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
function createView(arr) {
	return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
	return word << 32 - shift | word >>> shift;
}
const hasHexBuiltin = (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
const hexes = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bytesToHex(bytes) {
	abytes(bytes);
	if (hasHexBuiltin) return bytes.toHex();
	let hex = "";
	for (let i = 0; i < bytes.length; i++) hex += hexes[bytes[i]];
	return hex;
}
function asciiToBase16(ch) {
	return ch >= 48 && ch <= 57 ? ch - 48 : ch >= 65 && ch <= 70 ? ch - 55 : ch >= 97 && ch <= 102 ? ch - 87 : void 0;
}
function hexToBytes(hex) {
	if (typeof hex !== "string") throw new TypeError("hex string expected, got " + typeof hex);
	if (hasHexBuiltin) try {
		return Uint8Array.fromHex(hex);
	} catch (error) {
		if (error instanceof SyntaxError) throw new RangeError(error.message);
		throw error;
	}
	const hl = hex.length;
	const al = hl / 2;
	if (hl % 2) throw new RangeError("hex string expected, got unpadded hex of length " + hl);
	const array = new Uint8Array(al);
	for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
		const n1 = asciiToBase16(hex.charCodeAt(hi));
		const n2 = asciiToBase16(hex.charCodeAt(hi + 1));
		if (n1 === void 0 || n2 === void 0) {
			const char = hex[hi] + hex[hi + 1];
			throw new RangeError("hex string expected, got non-hex character \"" + char + "\" at index " + hi);
		}
		array[ai] = n1 * 16 + n2;
	}
	return array;
}
function utf8ToBytes(str) {
	if (typeof str !== "string") throw new TypeError("string expected");
	const encoded = new TextEncoder().encode(str);
	try {
		return new Uint8Array(encoded);
	} finally {
		clean(encoded);
	}
}
function checkOpts(defaults, opts, title = "opts") {
	aopts(defaults, "defaults");
	if (opts !== void 0) aopts(opts, title);
	return Object.assign(Object.create(null), defaults, opts);
}
function createHasher(hashCons, info = {}) {
	if (typeof hashCons !== "function") throw new TypeError("\"hashCons\" expected function, got type=" + typeof hashCons);
	info = checkOpts({}, info, "info");
	const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
	const tmp = hashCons(void 0);
	hashC.outputLen = tmp.outputLen;
	hashC.blockLen = tmp.blockLen;
	hashC.canXOF = tmp.canXOF;
	hashC.create = (opts) => hashCons(opts);
	Object.assign(hashC, info);
	return Object.freeze(hashC);
}
const oidNist = (suffix) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	suffix
]) });
// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/_md.js
function Chi(a, b, c) {
	return a & b ^ ~a & c;
}
function Maj(a, b, c) {
	return a & b ^ a & c ^ b & c;
}
var HashMD = class {
	blockLen;
	outputLen;
	canXOF = false;
	padOffset;
	isLE;
	buffer;
	view;
	finished = false;
	length = 0;
	pos = 0;
	destroyed = false;
	constructor(blockLen, outputLen, padOffset, isLE) {
		this.blockLen = blockLen;
		this.outputLen = outputLen;
		this.padOffset = padOffset;
		this.isLE = isLE;
		this.buffer = new Uint8Array(blockLen);
		this.view = createView(this.buffer);
	}
	update(data) {
		aexists(this);
		abytes(data);
		const { view, buffer, blockLen } = this;
		const len = data.length;
		let processed = false;
		for (let pos = 0; pos < len;) {
			const take = Math.min(blockLen - this.pos, len - pos);
			if (take === blockLen) {
				const dataView = createView(data);
				for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos);
				processed = true;
				continue;
			}
			buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
			this.pos += take;
			pos += take;
			if (this.pos === blockLen) {
				this.process(view, 0);
				this.pos = 0;
				processed = true;
			}
		}
		this.length += data.length;
		if (processed) this.roundClean();
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		this.finished = true;
		const { buffer, view, blockLen, isLE } = this;
		let { pos } = this;
		buffer[pos++] = 128;
		buffer.fill(0, pos);
		if (this.padOffset > blockLen - pos) {
			this.process(view, 0);
			buffer.fill(0);
		}
		setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
		this.process(view, 0);
		this.roundClean();
		const oview = out === buffer ? view : createView(out);
		const len = this.outputLen;
		const outLen = len / 4;
		const state = this.get();
		if (len % 4 || outLen > state.length) throw new Error("invalid outputLen");
		for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE);
	}
	digest() {
		const { buffer, outputLen } = this;
		this.digestInto(buffer);
		const res = buffer.slice(0, outputLen);
		this.destroy();
		return res;
	}
	_cloneIntoMeta(to) {
		const { buffer, length, finished, destroyed, pos } = this;
		to.destroyed = destroyed;
		to.finished = finished;
		to.length = length;
		to.pos = pos;
		if (pos) to.buffer.set(buffer);
		return to;
	}
	clone() {
		return this._cloneInto();
	}
};
const SHA256_IV = Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);
// ../../node_modules/.pnpm/@noble+hashes@2.4.0/node_modules/@noble/hashes/sha2.js
const SHA256_K = Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
const SHA256_W = new Uint32Array(64);
var SHA2_32B = class extends HashMD {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(outputLen, IV) {
		super(64, outputLen, 8, false);
		this.A = IV[0] | 0;
		this.B = IV[1] | 0;
		this.C = IV[2] | 0;
		this.D = IV[3] | 0;
		this.E = IV[4] | 0;
		this.F = IV[5] | 0;
		this.G = IV[6] | 0;
		this.H = IV[7] | 0;
	}
	get() {
		const { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
		this.F = F | 0;
		this.G = G | 0;
		this.H = H | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 64; i++) {
			const W15 = SHA256_W[i - 15];
			const W2 = SHA256_W[i - 2];
			const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
			const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
			const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
			const T2 = (rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B, C) | 0;
			H = G;
			G = F;
			F = E;
			E = D + T1 | 0;
			D = C;
			C = B;
			B = A;
			A = T1 + T2 | 0;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		F = F + this.F | 0;
		G = G + this.G | 0;
		H = H + this.H | 0;
		this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		clean(SHA256_W);
	}
	destroy() {
		this.destroyed = true;
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		clean(this.buffer);
	}
};
var _SHA256 = class extends SHA2_32B {
	constructor() {
		super(32, SHA256_IV);
	}
};
const sha256 = createHasher(() => new _SHA256(), oidNist(1));
// ../../packages/service/src/values/secrets/hash-token.ts
function hashToken(token) {
	return bytesToHex(sha256(utf8ToBytes(token)));
}
function equalHashes(one, other) {
	if (one.length !== other.length) return false;
	let difference = 0;
	for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
	return difference === 0;
}
// ../../packages/service/src/apps/webhooks/new-webhook.ts
const secretBytes = 12;
function newWebhookSecret(ids) {
	return ids.secret(secretBytes);
}
function newWebhook(place, secret, sealer) {
	const sealed = sealer.seal(secret, placeOf$2(place));
	return {
		...place,
		version: 1,
		secretHash: hashToken(secret),
		...sealed !== void 0 && { sealed }
	};
}
function placeOf$2({ appId, id }) {
	return `${appId} webhook ${id}`;
}
// ../../packages/service/src/apps/webhooks/webhook.ts
const webhooks = defineDocument()({
	name: "webhook",
	table: "webhooks",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		app_id: text((it) => it.appId, {
			document: "app",
			onRemove: "remove"
		}),
		channel_id: text((it) => it.channelId)
	},
	lists: { of_app: {
		by: ["app_id"],
		order: ["channel_id"]
	} },
	secret: ["secretHash", "sealed"],
	isPrivate: true,
	sample: (seed) => ({
		id: `B${1 + seed % 4}`,
		version: 1 + seed % 3,
		created: "2026-01-02T03:04:05.006Z",
		appId: `A${1 + seed % 3}`,
		workspaceId: "T1",
		channelId: `C${1 + seed % 2}`,
		installerId: "U1",
		secretHash: `h${seed}`,
		...seed % 3 !== 0 && { sealed: `sealed-${seed}` }
	})
});
// ../../packages/service/src/apps/webhooks/find-webhook-path.ts
async function findWebhookPath(appId, store, sealer) {
	const [webhook] = await store.list(webhooks, "of_app", { app_id: appId }, { limit: 1 });
	if (webhook?.sealed === void 0) return void 0;
	const { workspaceId, id, sealed } = webhook;
	return `services/${workspaceId}/${id}/${sealer.open(sealed, placeOf$2(webhook))}`;
}
// ../../packages/service/src/apps/app-environment.ts
async function readEnvironments(store, sealer) {
	const found = [];
	const credentials = readInTurn(appCredentials, (page) => store.list(appCredentials, "recoverable", {}, page));
	for await (const { appId, tokens } of credentials) {
		const environment = tokens.length === 0 ? void 0 : await readEnvironment(store, sealer, appId);
		if (environment !== void 0) found.push(environment);
	}
	return found.toSorted((one, other) => one.name < other.name ? -1 : 1);
}
async function readEnvironment(store, sealer, appId) {
	const [app, credentials] = await Promise.all([store.apps.get(appId), openCredentials(store, sealer, appId)]);
	if (app === void 0 || app.deleted || credentials === void 0) return void 0;
	const { clientId, name } = app;
	const { signingSecret } = credentials;
	const tokens = await latestTokens(store, credentials);
	const webhookPath = await findWebhookPath(appId, store, sealer);
	const [botToken, userToken, appToken] = [
		tokens.get("bot"),
		tokens.get("user"),
		tokens.get("app")
	];
	return {
		appId,
		name,
		...clientId !== void 0 && { clientId },
		...signingSecret !== void 0 && { signingSecret },
		...botToken !== void 0 && { botToken },
		...userToken !== void 0 && { userToken },
		...appToken !== void 0 && { appToken },
		...webhookPath !== void 0 && { webhookPath }
	};
}
async function latestTokens(store, credentials) {
	const latest = new Map();
	for (const { hash, token } of credentials.tokens) {
		const stored = await store.tokens.byHash(hash);
		if (stored !== void 0 && !stored.revoked) latest.set(stored.kind, token);
	}
	return latest;
}
// ../../packages/service/src/apps/authorize-url.ts
const authorizePath = appDefaults.authorizePath;
const userAuthorizePath = appDefaults.userAuthorizePath;
function authorizeUrl(siteUrl, clientId, { oauth_config }) {
	const { bot = [], user = [] } = oauth_config?.scopes ?? {};
	const query = new URLSearchParams({
		client_id: clientId,
		scope: bot.join(","),
		...user.length > 0 && { user_scope: user.join(",") }
	});
	return `${siteUrl}${authorizePath}?${query}`;
}
// ../../packages/service/src/apps/event-subscriptions.ts
function eventSubscriptions(app) {
	const { bot_events = [], user_events = [], metadata_subscriptions = [] } = settingsOf(app)?.event_subscriptions ?? {};
	return {
		delivery: deliveryOf$1(app),
		botEvents: bot_events,
		userEvents: user_events,
		metadata: metadata_subscriptions.map(({ app_id, event_type }) => ({
			...app_id !== "*" && { appId: app_id },
			eventType: event_type
		}))
	};
}
function deliveryOf$1(app) {
	const settings = settingsOf(app);
	if (settings?.socket_mode_enabled === true) return { kind: "socket" };
	const url = settings?.event_subscriptions?.request_url;
	return url === void 0 ? { kind: "none" } : {
		kind: "http",
		url,
		isVerified: url === app.verifiedUrl
	};
}
function requestUrlOf(manifest) {
	return settingsOf({ manifest })?.event_subscriptions?.request_url;
}
function settingsOf({ manifest }) {
	return manifest.settings;
}
// ../../packages/schemas/src/light/issue.ts
function issueOf(parts, input, { error } = {}, path = []) {
	const message = typeof error === "function" ? error({
		...parts,
		input
	}) : error;
	return {
		...parts,
		path,
		message: typeof message === "string" ? message : defaultMessage(parts)
	};
}
function defaultMessage({ code, pattern }) {
	return code === "invalid_format" ? `Invalid string: must match pattern ${String(pattern)}` : "Invalid input";
}
function prefixFrom(issues, start, key) {
	for (let i = start; i < issues.length; i += 1) issues[i]?.path.unshift(key);
}
function isAborted(issues, start) {
	for (let i = start; i < issues.length; i += 1) if (issues[i]?.continue !== true) return true;
	return false;
}
function isStopped(issues, start) {
	for (let i = start; i < issues.length; i += 1) if (issues[i]?.continue === false) return true;
	return false;
}
function toResultIssue({ continue: _continue, ...issue }) {
	return issue;
}
// ../../packages/schemas/src/light/code-points.ts
function codePoints(text) {
	if (!highSurrogate.test(text)) return text.length;
	let count = 0;
	for (const _ of text) count += 1;
	return count;
}
const highSurrogate = /[\uD800-\uDBFF]/;
// ../../packages/schemas/src/light/check.ts
function runChecks(checks, value, issues, start) {
	let aborted = isAborted(issues, start);
	for (const check of checks) {
		if (!(check.ofLength ? !isStopped(issues, start) && hasLength(value) : !aborted)) continue;
		const before = issues.length;
		check.run(value, issues);
		aborted ||= isAborted(issues, before);
	}
}
function isOverlong(checks, list, issues) {
	for (const { ofLength, max = Number.POSITIVE_INFINITY, run } of checks) {
		if (ofLength !== true) return false;
		if (list.length <= max) continue;
		const found = [];
		run(list, found);
		issues.push(...found.map((issue) => ({
			...issue,
			continue: false
		})));
		return true;
	}
	return false;
}
function hasLength(value) {
	return value !== null && value !== void 0 && value.length !== void 0;
}
function lengthCheck({ kind, limit }, params) {
	return {
		ofLength: true,
		...kind === "max" && { max: limit },
		run: (value, issues) => {
			if (!hasLength(value)) return;
			const length = typeof value === "string" ? codePoints(value) : value.length;
			if (kind === "min" ? length >= limit : length <= limit) return;
			issues.push(issueOf(boundIssue(originOf(value), {
				kind,
				limit
			}), value, params));
		}
	};
}
function originOf(value) {
	if (Array.isArray(value)) return "array";
	return typeof value === "string" ? "string" : "unknown";
}
function numberCheck({ kind, limit }, params) {
	return { run: (value, issues) => {
		if (kind === "min" ? Number(value) >= limit : Number(value) <= limit) return;
		issues.push(issueOf(boundIssue("number", {
			kind,
			limit
		}), value, params));
	} };
}
function boundIssue(origin, { kind, limit }) {
	return {
		origin,
		...kind === "min" ? {
			code: "too_small",
			minimum: limit
		} : {
			code: "too_big",
			maximum: limit
		},
		inclusive: true,
		continue: true
	};
}
function integerCheck(params) {
	return { run: (value, issues) => {
		if (Number.isSafeInteger(value)) return;
		issues.push(issueOf(Number.isInteger(value) ? unsafe(Number(value)) : notInteger, value, params));
	} };
}
const notInteger = {
	code: "invalid_type",
	expected: "int",
	format: "safeint",
	continue: false
};
function unsafe(value) {
	const origin = "int";
	const note = "Integers must be within the safe integer range.";
	return value > 0 ? {
		code: "too_big",
		maximum: Number.MAX_SAFE_INTEGER,
		note,
		origin,
		inclusive: true,
		continue: true
	} : {
		code: "too_small",
		minimum: Number.MIN_SAFE_INTEGER,
		note,
		origin,
		inclusive: true,
		continue: true
	};
}
function patternCheck(pattern, params) {
	return { run: (value, issues) => {
		if (pattern.test(String(value))) return;
		const parts = {
			origin: "string",
			code: "invalid_format",
			format: "regex",
			pattern: pattern.toString()
		};
		issues.push(issueOf({
			...parts,
			continue: true
		}, value, params));
	} };
}
function functionCheck(holds, params) {
	return { run: (value, issues) => {
		if (!holds(value)) issues.push(issueOf({
			code: "custom",
			continue: true
		}, value, params));
	} };
}
function refineCheck(refine) {
	return { run: (value, issues) => refine(value, contextOf(issues)) };
}
function contextOf(issues) {
	return {
		issues,
		addIssue: ({ code = "custom", ...issue }) => issues.push({
			code,
			...issue,
			path: [],
			continue: true
		})
	};
}
// ../../packages/schemas/src/light/light-type.ts
var LightType = class LightType {
	traits;
	#parse;
	#checks;
	constructor(parse, traits = {}, checks = []) {
		this.traits = traits;
		this.#parse = parse;
		this.#checks = checks;
	}
	run(value, issues) {
		if (this.traits.isList === true && Array.isArray(value) && isOverlong(this.#checks, value, issues)) return value;
		const start = issues.length;
		const output = this.#parse(value, issues);
		if (this.#checks.length > 0) runChecks(this.#checks, output, issues, start);
		return output;
	}
	safeParse(value) {
		const issues = [];
		const data = this.run(value, issues);
		return issues.length === 0 ? {
			success: true,
			data
		} : {
			success: false,
			error: { issues: issues.map(toResultIssue) }
		};
	}
	min(limit, params) {
		return this.#bound({
			kind: "min",
			limit
		}, params);
	}
	max(limit, params) {
		return this.#bound({
			kind: "max",
			limit
		}, params);
	}
	#bound(bound, params) {
		return this.with(this.traits.isNumber === true ? numberCheck(bound, params) : lengthCheck(bound, params));
	}
	regex(pattern, params) {
		return this.with(patternCheck(pattern, params));
	}
	refine(holds, params) {
		return this.with(functionCheck(holds, params));
	}
	superRefine(refine) {
		return this.with(refineCheck(refine));
	}
	nullable() {
		return new LightType((value, issues) => value === null ? null : this.run(value, issues), this.traits);
	}
	exactOptional() {
		return new LightType((value, issues) => this.run(value, issues), {
			...this.traits,
			isOptional: true
		});
	}
	optional() {
		return new LightType((value, issues) => value === void 0 ? void 0 : this.run(value, issues), {
			...this.traits,
			isOptional: true
		});
	}
	with(check) {
		return new LightType(this.#parse, this.traits, [...this.#checks, check]);
	}
};
// ../../packages/schemas/src/light/collections.ts
function array(element, params) {
	const parse = (value, issues) => {
		if (!Array.isArray(value)) {
			issues.push(issueOf({
				code: "invalid_type",
				expected: "array"
			}, value, params));
			return value;
		}
		return value.map((item, index) => {
			const start = issues.length;
			const read = element.run(item, issues);
			if (issues.length > start) prefixFrom(issues, start, index);
			return read;
		});
	};
	return new LightType(parse, { isList: true });
}
function record(keys, values, params) {
	return new LightType((value, issues) => {
		if (!isPlainObject(value)) {
			issues.push(issueOf({
				code: "invalid_type",
				expected: "record"
			}, value, params));
			return value;
		}
		const read = {};
		for (const [key, item] of Object.entries(value)) {
			if (key === "__proto__") continue;
			const keyIssues = [];
			keys.run(key, keyIssues);
			if (keyIssues.length > 0) {
				const parts = {
					code: "invalid_key",
					origin: "record",
					issues: keyIssues.map(toResultIssue)
				};
				issues.push(issueOf(parts, key, params, [key]));
				continue;
			}
			const start = issues.length;
			read[key] = values.run(item, issues);
			if (issues.length > start) prefixFrom(issues, start, key);
		}
		return read;
	});
}
function isPlainObject(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
	const { constructor: made } = value;
	if (typeof made !== "function") return true;
	const prototype = made.prototype;
	return typeof prototype === "object" && prototype !== null && Object.hasOwn(prototype, "isPrototypeOf");
}
// ../../packages/schemas/src/light/objects.ts
function object(shape, params) {
	return new ObjectType(shape, "drop", params);
}
function strictObject(shape, params) {
	return new ObjectType(shape, "refuse", params);
}
function looseObject(shape, params) {
	return new ObjectType(shape, "keep", params);
}
var ObjectType = class ObjectType extends LightType {
	#shape;
	#unknownKeys;
	#params;
	constructor(shape, unknownKeys, params) {
		super(createParse(shape, unknownKeys, params), { shape });
		this.#shape = shape;
		this.#unknownKeys = unknownKeys;
		this.#params = params;
	}
	partial() {
		const members = Object.entries(this.#shape).map(([key, type]) => [key, type.optional()]);
		return new ObjectType(Object.fromEntries(members), this.#unknownKeys, this.#params);
	}
};
function createParse(shape, unknownKeys, params) {
	const members = Object.entries(shape).filter(([key]) => key !== "__proto__");
	return (value, issues) => {
		if (!isObject$3(value)) {
			issues.push(issueOf({
				code: "invalid_type",
				expected: "object"
			}, value, params));
			return value;
		}
		const read = {};
		for (const [key, type] of members) readMember(value, key, type, {
			read,
			issues
		});
		if (unknownKeys !== "drop") readOthers(value, {
			shape,
			unknownKeys,
			params
		}, {
			read,
			issues
		});
		return read;
	};
}
function readMember(object, key, type, { read, issues }) {
	const isPresent = key in object;
	const { isOptional, readsAbsent } = type.traits;
	if (!isPresent && isOptional === true) return;
	const start = issues.length;
	const value = type.run(object[key], issues);
	if (issues.length > start) prefixFrom(issues, start, key);
	else if (!isPresent && readsAbsent !== true) issues.push({
		...nonoptional,
		path: [key]
	});
	if (isPresent || readsAbsent === true && value !== void 0) read[key] = value;
}
const nonoptional = {
	code: "invalid_type",
	expected: "nonoptional",
	message: "Invalid input: expected nonoptional, received undefined"
};
function readOthers(object, { shape, unknownKeys, params }, { read, issues }) {
	const refused = [];
	for (const key in object) {
		if (Object.hasOwn(shape, key)) continue;
		if (unknownKeys === "refuse") refused.push(key);
		else if (key !== "__proto__") read[key] = object[key];
	}
	if (refused.length === 0) return;
	issues.push(issueOf({
		code: "unrecognized_keys",
		keys: refused,
		continue: true
	}, object, params));
}
function discriminatedUnion(by, cases, params) {
	const byValue = new Map(cases.flatMap((each) => (each.traits.shape?.[by]?.traits.values ?? []).map((value) => [value, each])));
	return new LightType((value, issues) => {
		if (!isObject$3(value)) {
			issues.push(issueOf({
				code: "invalid_type",
				expected: "object"
			}, value, params));
			return value;
		}
		const found = byValue.get(value[by]);
		if (found !== void 0) return found.run(value, issues);
		const parts = {
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: by
		};
		issues.push(issueOf({
			...parts,
			options: [...byValue.keys()]
		}, value, params, [by]));
		return value;
	});
}
function isObject$3(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// ../../packages/schemas/src/light/scalars.ts
function string(params) {
	return new LightType((value, issues) => {
		if (typeof value !== "string") issues.push(issueOf({
			code: "invalid_type",
			expected: "string"
		}, value, params));
		return value;
	});
}
function boolean(params) {
	return new LightType((value, issues) => {
		if (typeof value !== "boolean") issues.push(issueOf({
			code: "invalid_type",
			expected: "boolean"
		}, value, params));
		return value;
	});
}
function number$1(params) {
	const parse = (value, issues) => {
		if (Number.isFinite(value)) return value;
		const received = typeof value === "number" ? { received: String(value) } : {};
		issues.push(issueOf({
			code: "invalid_type",
			expected: "number",
			...received
		}, value, params));
		return value;
	};
	return new LightType(parse, { isNumber: true });
}
function int(params) {
	return number$1(params).with(integerCheck(params));
}
function unknown$1() {
	return new UnknownType((value) => value);
}
var UnknownType = class extends LightType {
	transform(change) {
		return new LightType((value, issues) => change(value, contextOf(issues)));
	}
};
function oneOf(values, params) {
	const known = new Set(values);
	const parse = (value, issues) => {
		if (!known.has(value)) issues.push(issueOf({
			code: "invalid_value",
			values
		}, value, params));
		return value;
	};
	return new LightType(parse, { values });
}
function literal$1(values, params) {
	return oneOf(Array.isArray(values) ? values : [values], params);
}
function preprocess(change, type) {
	return new LightType((value, issues) => type.run(change(value), issues), { readsAbsent: true });
}
function lazy(make) {
	let made;
	const parse = (value, issues) => {
		made ??= make();
		return made.run(value, issues);
	};
	return new LightType(parse);
}
// ../../packages/schemas/src/light/light.ts
const light = {
	NEVER: void 0,
	array,
	boolean,
	discriminatedUnion,
	enum: oneOf,
	int,
	lazy,
	literal: literal$1,
	looseObject,
	number: number$1,
	object,
	preprocess,
	record,
	strictObject,
	string,
	unknown: unknown$1
};
// ../../packages/schemas/src/once-per-zod.ts
function oncePerZod(make) {
	let made;
	return (z) => {
		const known = made?.get(z);
		if (known !== void 0) return known;
		const value = make(z);
		made ??= new Map();
		made.set(z, value);
		return value;
	};
}
// ../../packages/webapi-core/src/names/wire-names.ts
function createNameCompiler(types = {}) {
	const compile = (names) => {
		const { type, fields, values, oneOf } = names;
		if (!differs(names, types, new Set())) return void 0;
		if (type !== void 0) return compile(types[type] ?? {});
		if (oneOf !== void 0) return anyOf$1(oneOf.flatMap((each) => compile(each) ?? []));
		return fields === void 0 ? valuesOf(values ?? {}, compile) : compileFields(fields, compile);
	};
	return compile;
}
function compileFields(fields, compile) {
	const { toWire, toCode } = pair(fields);
	const known = new Map();
	return {
		toWire: (name) => toWire.get(name) ?? name,
		toCode: (name) => toCode.get(name) ?? name,
		below: (name) => {
			const field = Object.hasOwn(fields, name) ? fields[name] : void 0;
			if (field !== void 0 && !known.has(name)) known.set(name, compile(field));
			return known.get(name);
		}
	};
}
function pair(fields) {
	const renamed = Object.entries(fields).filter(([name, { wireName }]) => name !== wireName);
	const toWire = new Map(renamed.map(([name, { wireName }]) => [name, wireName]));
	const toCode = new Map(renamed.map(([name, { wireName }]) => [wireName, name]));
	for (const [name] of renamed) {
		if (toCode.has(name)) continue;
		let free = name;
		for (let next = toWire.get(free); next !== void 0; next = toWire.get(free)) free = next;
		toCode.set(name, free);
		toWire.set(free, name);
	}
	return {
		toWire,
		toCode
	};
}
function valuesOf(values, compile) {
	const below = compile(values);
	return {
		toWire: (name) => name,
		toCode: (name) => name,
		below: () => below
	};
}
function anyOf$1(all) {
	if (all.length < 2) return all[0];
	const first = (name, look) => all.map(look).find((found) => found !== name) ?? name;
	return {
		toWire: (name) => first(name, (names) => names.toWire(name)),
		toCode: (name) => first(name, (names) => names.toCode(name)),
		below: (name) => anyOf$1(all.flatMap((names) => names.below(name) ?? []))
	};
}
function differs({ type, fields = {}, values, oneOf = [] }, types, seen) {
	if (type !== void 0 && !seen.has(type)) {
		seen.add(type);
		if (differs(types[type] ?? {}, types, seen)) return true;
	}
	if ([...oneOf, ...values ? [values] : []].some((names) => differs(names, types, seen))) return true;
	return Object.entries(fields).some(([name, field]) => name !== field.wireName || differs(field, types, seen));
}
// ../../packages/webapi-core/src/names/rename.ts
function toCodeNames(value, names) {
	return rename$1(value, names, "toCode");
}
function toWireNames(value, names) {
	return rename$1(value, names, "toWire");
}
function rename$1(value, names, to) {
	if (Array.isArray(value)) return value.map((element) => rename$1(element, names, to));
	if (typeof value !== "object" || value === null) return value;
	const renamed = {};
	for (const [key, member] of Object.entries(value)) {
		const name = names[to](key);
		const below = names.below(to === "toCode" ? name : key);
		const inner = below === void 0 ? member : rename$1(member, below, to);
		if (name === "__proto__") Object.defineProperty(renamed, name, {
			...own,
			value: inner
		});
		else renamed[name] = inner;
	}
	return renamed;
}
const own = {
	configurable: true,
	enumerable: true,
	writable: true
};
function toWirePath$1(path, names) {
	let below = names;
	return {
		path: path.map((step) => {
			if (typeof step !== "string" || below === void 0) return step;
			const name = below.toWire(step);
			below = below.below(step);
			return name;
		}),
		names: below
	};
}
// ../../packages/webapi-core/src/validators/rules.ts
function exactlyOneOf(names, message) {
	return rule$14(message, {
		demand: "exactly one must be given of",
		names
	}, (members) => given(members, names).length === 1);
}
function atLeastOneOf(names, message) {
	return rule$14(message, {
		demand: "at least one must be given of",
		names
	}, (members) => given(members, names).length >= 1);
}
function atMostOneOf(names, message) {
	return rule$14(message, {
		demand: "at most one may be given of",
		names
	}, (members) => given(members, names).length <= 1);
}
function allOrNone(names, message) {
	return rule$14(message, {
		demand: "all or none must be given of",
		names
	}, (members) => [0, names.length].includes(given(members, names).length));
}
function oneGroupOf(groups, message) {
	const all = [...new Set(groups.flat())];
	return rule$14(message, {
		demand: "exactly one group must be given of",
		names: groups
	}, (members) => {
		const sent = given(members, all);
		return groups.some((group) => group.length === sent.length && group.every((name) => sent.includes(name)));
	});
}
function requiredWhen(names, when, message) {
	return rule$14(message, {
		demand: "missing required field",
		names
	}, (members) => !applies(members, when) || given(members, names).length === names.length);
}
function forbiddenWhen(names, when, message) {
	return rule$14(message, {
		demand: "must not be given",
		names
	}, (members) => !applies(members, when) || given(members, names).length === 0);
}
function rule$14(message, wanted, holds) {
	return (value, context) => {
		if (!holds(new Map(Object.entries(value)))) context.addIssue({
			code: "custom",
			message,
			params: { ...wanted }
		});
	};
}
function demandIn(issue, toWire) {
	const { demand, names } = issue.code === "custom" && issue.params || {};
	if (typeof demand !== "string" || !Array.isArray(names)) return void 0;
	return `${demand}: ${names.map((name) => [name].flat().map(toWire).join(" with ")).join(", ")}`;
}
function given(members, names) {
	return names.filter((name) => isGiven(members.get(name)));
}
function isGiven(value) {
	if (typeof value === "string" || Array.isArray(value)) return value.length > 0;
	return value !== void 0;
}
function applies(members, when) {
	return Object.entries(when).every(([name, wanted]) => {
		const value = members.get(name);
		if (wanted === "present") return isGiven(value);
		if (wanted === "absent") return !isGiven(value);
		return wanted.some((each) => each === value);
	});
}
// ../../packages/webapi-core/src/arguments/argument-message.ts
function argumentMessage(issue, values, wireNames, patternMessage) {
	const { path, names } = toWirePath$1(issue.path, wireNames);
	if (valueAt(values, issue.path) === void 0) {
		const parent = path.slice(0, -1);
		return `[ERROR] missing required field: ${String(path.at(-1) ?? "")}${pointer(parent)}`;
	}
	return `[ERROR] ${demandOn(valueAt(values, issue.path))}${pointer(path)}`;
	function demandOn(value) {
		if (issue.code !== "invalid_type" && isBlank$1(value)) return "must not be empty";
		const isOfPattern = issue.code === "invalid_format" && issue.format === "regex";
		if (patternMessage === void 0 || !isOfPattern) return demandOf(issue, names);
		return `${patternMessage}, not ${shorten(value)}`;
	}
}
const shownAtMost = 40;
function shorten(value) {
	const text = String(value);
	return JSON.stringify(text.length > shownAtMost ? `${text.slice(0, shownAtMost)}\u2026` : text);
}
function isBlank$1(value) {
	return typeof value === "string" && value.trim() === "";
}
function valueAt(values, path) {
	return path.reduce((value, step) => typeof value === "object" && value !== null ? Reflect.get(value, step) : void 0, values);
}
function pointer(path) {
	if (path.length === 0) return "";
	return ` [json-pointer:${path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")}]`;
}
function demandOf(issue, names) {
	const toWire = (name) => names?.toWire(name) ?? name;
	switch (issue.code) {
		case "invalid_type": return `must be ${typeName(issue.expected)}`;
		case "too_small": return `must ${bound(issue.origin, issue.inclusive === false ? "more than" : "at least", issue.minimum)}`;
		case "too_big": return `must ${bound(issue.origin, issue.inclusive === false ? "less than" : "at most", issue.maximum)}`;
		case "invalid_value": return `must be one of: ${issue.values.map(String).join(", ")}`;
		case "invalid_format": return issue.format === "regex" ? `must match the pattern: ${issue.pattern}` : `must be of the format: ${issue.format}`;
		case "not_multiple_of": return `must be a multiple of ${issue.divisor}`;
		case "unrecognized_keys": return `unknown field: ${issue.keys.map(toWire).join(", ")}`;
		case "invalid_union": return "options" in issue && issue.options !== void 0 ? `must be one of: ${issue.options.map(String).join(", ")}` : "must be of one of the known shapes";
		case "invalid_key":
		case "invalid_element": return "must hold valid members";
		case "custom": return demandIn(issue, toWire) ?? "invalid value";
	}
}
function typeName(expected) {
	const noun = typeNames.get(expected) ?? expected;
	return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
const typeNames = new Map([["int", "integer"], ["record", "object"]]);
function bound(origin, relation, limit) {
	if (origin === "string") return `have ${relation} ${count$1(limit, "character")}`;
	if (origin === "array" || origin === "set") return `have ${relation} ${count$1(limit, "item")}`;
	return `be ${relation} ${limit}`;
}
function count$1(limit, noun) {
	return `${limit} ${noun}${Number(limit) === 1 ? "" : "s"}`;
}
// ../../packages/webapi-core/src/awaitable.ts
function after$1(value, next) {
	return isPromise(value) ? value.then(next) : next(value);
}
function isPromise(value) {
	return value instanceof Promise || typeof value === "object" && value !== null && "then" in value;
}
// ../../packages/webapi-core/src/definition/load-method.ts
async function loadMethod(method) {
	return isLazy(method) ? method.load() : method;
}
function isLazy(method) {
	return "load" in method;
}
// ../../packages/webapi-core/src/validators/once.ts
function once$2(create) {
	let created;
	return () => {
		created ??= { value: create() };
		return created.value;
	};
}
// ../../packages/webapi-core/src/methods/compile-methods.ts
function compileMethods(definition, handlers, common) {
	const compiled = new Map();
	const how = {
		common,
		names: createNameCompiler(definition.types),
		clamps: definition.pageSizes === "clamp"
	};
	const methods = definition.methods;
	const table = handlers;
	for (const [key, method] of Object.entries(methods)) {
		const handler = Object.hasOwn(table, key) ? table[key] : void 0;
		if (handler === void 0) throw new TypeError(`The method ${key} has no handler.`);
		const path = `${definition.mount}/${method.wireName}`;
		if (compiled.has(path)) throw new TypeError(`Two methods have the wire name ${method.wireName}.`);
		compiled.set(path, prepareLater(method, (definition) => compileMethod(key, definition, how, handler)));
	}
	return { get: (path) => compiled.get(path)?.() };
}
function prepareLater(method, prepare) {
	if (!isLazy(method)) return once$2(() => prepare(method));
	let prepared;
	let preparing;
	const load = async () => {
		try {
			prepared = prepare(await method.load());
			return prepared;
		} finally {
			preparing = void 0;
		}
	};
	return () => {
		if (prepared !== void 0) return prepared;
		preparing ??= load();
		return preparing;
	};
}
function compileMethod(key, method, how, handler) {
	const rows = Object.entries(method.argumentTable);
	const responseNames = how.names({ fields: method.responseTable ?? {} });
	const headerArguments = rows.flatMap(([name, { header: part }]) => part === void 0 ? [] : [{
		name,
		part
	}]);
	return {
		key,
		definition: method,
		verb: method.verb,
		...method.verbRefused === void 0 ? {} : { verbRefused: method.verbRefused },
		isOpen: method.authentication === "none",
		...method.fieldTokenRefused === void 0 ? {} : { fieldTokenRefused: method.fieldTokenRefused },
		tokens: method.tokens,
		scopes: method.scopes,
		...method.anyScopes === void 0 ? {} : { anyScopes: method.anyScopes },
		acceptedScopes: joinScopes(method),
		...method.retired === void 0 ? {} : { retired: method.retired },
		keepsOthers: method.otherArguments !== void 0,
		...method.errorArgument === void 0 ? {} : { errorArgument: method.errorArgument },
		arguments: new Map(rows.map(([name, row]) => [row.wireName, compileArgument(name, row, how)])),
		scopedArguments: rows.flatMap(([name, { scope }]) => scope === void 0 ? [] : [{
			name,
			scope
		}]),
		...headerArguments.length === 0 ? {} : { headerArguments },
		wireNames: compileFields(method.argumentTable, how.names),
		...responseNames === void 0 ? {} : { responseNames },
		validator: once$2(() => method.arguments(light)),
		codes: new Map([...how.common, ...codeRows(method)]),
		handler
	};
}
function joinScopes({ scopes, anyScopes = {} }) {
	const all = scopes.join(",");
	const ofTypes = new Map(Object.entries(anyScopes).map(([type, some]) => [type, [...scopes, ...some].join(",")]));
	return (tokenType) => ofTypes.get(tokenType) ?? all;
}
function codeRows({ errors }) {
	return Object.entries(errors).flatMap(([code, row]) => row === void 0 ? [] : [[code, row]]);
}
function compileArgument(name, row, { names, clamps }) {
	const below = names(row);
	return {
		...row,
		name,
		...below === void 0 ? {} : { names: below },
		...clamps && row.range !== void 0 ? { clamp: row.range } : {}
	};
}
// ../../packages/webapi-core/src/options/check-options.ts
const needed$2 = {
	definition: ["object", "a set of methods, such as `webapi` of @rollcall/api/webapi"],
	handlers: ["object", "a handler for each method of the set"],
	authenticate: ["function", "a function that resolves a token to a caller, or to a refusal"],
	clock: ["object", "an object whose function now() returns the current instant"],
	newRequestId: ["function", "a function that returns a new request id"]
};
function checkOptions$3(options) {
	const given = members$1(options);
	for (const [name, [type, what]] of Object.entries(needed$2)) if (!isOf$1(type, given[name])) fail$2(`the option ${name}: ${what}, not ${describe$6(given[name])}`);
	const { now } = members$1(given["clock"]);
	if (!isOf$1("function", now)) fail$2(`clock.now: a function, not ${describe$6(now)}`);
	for (const name of ["onError", "onAnswer"]) if (given[name] !== void 0 && !isOf$1("function", given[name])) fail$2(`a function as the option ${name}, not ${describe$6(given[name])}`);
	const { methods, limits, errors } = members$1(given["definition"]);
	if (![
		methods,
		limits,
		errors
	].every((each) => isOf$1("object", each))) fail$2(`the option definition: ${needed$2.definition[1]}, not an object without \`methods\`, \`limits\` and \`errors\``);
	checkHandlers(Object.keys(members$1(methods)), members$1(given["handlers"]));
}
function checkHandlers(methods, handlers) {
	const missing = methods.filter((name) => !Object.hasOwn(handlers, name));
	if (missing.length > 0) fail$2(`a handler for each method; missing: ${missing.join(", ")}`);
	for (const name of methods) if (!isOf$1("function", handlers[name])) fail$2(`a function as the handler of ${name}, not ${describe$6(handlers[name])}`);
}
function members$1(value) {
	return Object(value);
}
function isOf$1(type, value) {
	return typeof value === type && value !== null;
}
function describe$6(value) {
	if (value === void 0 || value === null) return String(value);
	return Array.isArray(value) ? "a list" : /^[aeiou]/.test(typeof value) ? `an ${typeof value}` : `a ${typeof value}`;
}
function fail$2(what) {
	throw new TypeError(`createMethodHandler needs ${what}.`);
}
// ../../packages/webapi-core/src/options/plain-handler.ts
function toFetchHandler$2(plain) {
	const serve = async (request, connection = {}) => toResponse$2(await plain(request, connection));
	return Object.assign(serve, { plain });
}
function toResponse$2({ status, headers, body }) {
	return new Response(body ?? null, {
		status,
		headers
	});
}
// ../../packages/webapi-core/src/request/bodies-in-flight.ts
function createBodiesInFlight$1(maxBytes = Number.POSITIVE_INFINITY, smallBytes = 65536) {
	const limits = {
		all: maxBytes,
		large: maxBytes / 2,
		stranger: maxBytes / 4
	};
	const held = {
		all: 0,
		large: 0,
		stranger: 0
	};
	return { hold: (isAdmitted) => {
		let own = 0;
		let ownLarge = 0;
		return {
			take(bytes) {
				const more = {
					all: bytes,
					large: own + bytes > smallBytes ? own + bytes - ownLarge : 0,
					stranger: isAdmitted ? 0 : bytes
				};
				for (const share of shares$1) if (held[share] + more[share] > limits[share]) return false;
				for (const share of shares$1) held[share] += more[share];
				own += bytes;
				ownLarge += more.large;
				return true;
			},
			release() {
				held.all -= own;
				held.large -= ownLarge;
				if (!isAdmitted) held.stranger -= own;
				own = 0;
				ownLarge = 0;
			}
		};
	} };
}
const shares$1 = [
	"all",
	"large",
	"stranger"
];
// ../../packages/webapi-core/src/request/slices.ts
const sliceCharacters = 65536;
function atOnce(work) {
	for (;;) {
		const { done, value } = work.next();
		if (done === true) return value;
	}
}
function inSlices(work, pause) {
	const { done, value } = work.next();
	return done === true ? value : inMoreSlices(work, pause);
}
async function inMoreSlices(work, pause) {
	for (;;) {
		await pause();
		const { done, value } = work.next();
		if (done === true) return value;
	}
}
function pauseForOthers() {
	return new Promise((resolve) => {
		setTimeout(resolve, 0);
	});
}
// ../../packages/webapi-core/src/request/split-url.ts
function splitUrl(url) {
	const hash = url.indexOf("#");
	const address = hash === -1 ? url : url.slice(0, hash);
	const question = address.indexOf("?");
	const end = question === -1 ? address.length : question;
	const start = address.indexOf("/", address.indexOf("://") + 3);
	const path = start === -1 || start > end ? "" : address.slice(start, end);
	return {
		path: path.endsWith("/") ? path.slice(0, -1) : path,
		query: question === -1 ? "" : address.slice(question + 1)
	};
}
// ../../packages/webapi-core/src/methods/code-table.ts
function answeredCode(codes, code) {
	return codes.get(code) ?? {
		wireName: code,
		status: 200
	};
}
// ../../packages/webapi-core/src/answers/write-answer.ts
function writeAnswer$1(outcome, head) {
	const code = outcome.ok ? void 0 : answeredCode(head.codes, outcome.error ?? "");
	const body = outcome.ok ? successBody(outcome, head.responseNames) : refusalBody(outcome, code?.wireName);
	const retryAfterSeconds = outcome.retryAfterSeconds ?? code?.retryAfterSeconds;
	const headers = {
		"content-type": "application/json; charset=utf-8",
		"x-request-id": head.requestId
	};
	if (head.allow !== void 0) headers["allow"] = head.allow;
	if (head.scopes !== void 0) {
		headers["x-oauth-scopes"] = textOf(head.scopes.provided);
		headers["x-accepted-oauth-scopes"] = head.scopes.accepted;
	}
	if (retryAfterSeconds !== void 0) headers["retry-after"] = String(Math.ceil(retryAfterSeconds));
	return {
		status: code?.status ?? 200,
		headers,
		body: JSON.stringify(withWarnings(body, head.warnings))
	};
}
function successBody(outcome, names) {
	if (names === void 0 && isWrittenWhole(outcome)) return outcome;
	const { because: _because, retryAfterSeconds: _seconds, warnings: _warnings, remarks: _remarks, ok, ...fields } = outcome;
	return {
		ok,
		...names === void 0 ? fields : toWireNames(fields, names)
	};
}
function isWrittenWhole({ because, retryAfterSeconds, warnings, remarks }) {
	return because === void 0 && retryAfterSeconds === void 0 && warnings === void 0 && remarks === void 0;
}
function refusalBody(outcome, wireName) {
	const { because: _because, retryAfterSeconds: _seconds, messages, ok, error: _error, ...fields } = outcome;
	const body = {
		ok,
		error: wireName,
		...fields
	};
	return messages === void 0 || messages.length === 0 ? body : withMetadata(body, { messages });
}
function withWarnings(body, warnings) {
	if (warnings.length === 0) return body;
	return withMetadata({
		...body,
		warning: warnings.join(",")
	}, { warnings });
}
function withMetadata(body, more) {
	const metadata = "response_metadata" in body ? body.response_metadata : void 0;
	return {
		...body,
		response_metadata: {
			...typeof metadata === "object" ? metadata : {},
			...more
		}
	};
}
const texts = new WeakMap();
function textOf(scopes) {
	const text = texts.get(scopes) ?? [...scopes].join(",");
	texts.set(scopes, text);
	return text;
}
// ../../packages/webapi-core/src/answers/answer-call.ts
function answer(call, outcome, own = {}, aborted = false) {
	const { engine, requestId, method, caller, values, warnings = [] } = call;
	const codes = method?.codes ?? engine.commonCodes;
	const response = writeAnswer$1(outcome, {
		requestId,
		codes,
		warnings: outcome.warnings || outcome.remarks ? [...warnings, ...wordsOf(outcome, engine)] : warnings,
		...method?.responseNames && { responseNames: method.responseNames },
		...method && caller && { scopes: {
			provided: caller.scopes,
			accepted: method.acceptedScopes(caller.tokenType)
		} },
		...own
	});
	engine.onAnswer({
		requestId,
		...method === void 0 ? {} : {
			method: method.key,
			definition: method.definition
		},
		...caller === void 0 ? {} : { caller },
		...values === void 0 ? {} : { arguments: values },
		status: response.status,
		...outcome.ok ? {} : { error: answeredCode(codes, outcome.error ?? "").wireName },
		...outcome.because === void 0 ? {} : { because: outcome.because },
		...aborted && { aborted }
	});
	return response;
}
function answerRefusal$1(call, refusal, aborted = false) {
	const { messages, fields, allow } = refusal;
	const isSituation = "situation" in refusal;
	const error = isSituation ? call.engine.situations[refusal.situation] : refusal.error;
	const because = isSituation ? {
		rule: refusal.situation,
		...messages && { found: messages }
	} : refusal.because;
	return answer(call, {
		ok: false,
		error,
		...because && { because },
		...messages && { messages },
		...fields
	}, allow === void 0 ? {} : { allow }, aborted);
}
function wordsOf({ warnings = [], remarks = [] }, engine) {
	return [...warnings, ...remarks.filter((remark) => engine.remarks.has(remark))];
}
// ../../packages/webapi-core/src/refusals/refusal.ts
function refuse$6(situation, ...messages) {
	return {
		ok: false,
		situation,
		...messages.length > 0 && { messages }
	};
}
// ../../packages/webapi-core/src/refusals/undeclared-code-error.ts
var UndeclaredCodeError = class extends Error {
	name = "UndeclaredCodeError";
	constructor(method, code) {
		super(`A call of ${method} was answered with the code ${String(code)}, which its definition does not list.`);
	}
};
// ../../packages/webapi-core/src/steps/authenticate.ts
function authenticate$1(call) {
	const { token, caller } = call;
	return token === void 0 || caller !== void 0 ? void 0 : resolveToken(call, token);
}
function resolveToken({ engine, method, connection }, token) {
	return after$1(engine.authenticate(token, {
		method: method.key,
		connection
	}), (resolved) => {
		if (resolved.ok) return { caller: resolved.caller };
		if (!engine.commonCodes.has(resolved.error)) throw new UndeclaredCodeError(method.key, resolved.error);
		return resolved;
	});
}
// ../../packages/webapi-core/src/engine/call-context.ts
var CallContext$1 = class {
	now;
	requestId;
	#request;
	constructor({ request, requestId }, now, caller) {
		if (caller !== void 0) this.caller = caller;
		this.now = now;
		this.requestId = requestId;
		this.#request = request;
	}
	get signal() {
		return this.#request.signal;
	}
};
// ../../packages/webapi-core/src/steps/run-around.ts
function runAround$1(around, exchange, handle) {
	return around.reduceRight((next, wrap) => () => wrap(exchange, next), handle)();
}
// ../../packages/webapi-core/src/steps/call-handler.ts
async function callHandler(call) {
	const { engine, method, checked: args } = call;
	const context = new CallContext$1(call, engine.now(), call.caller);
	const exchange = {
		method: method.key,
		definition: method.definition,
		arguments: args,
		context
	};
	const outcome = await runAround$1(engine.around, exchange, () => method.handler(args, context));
	if (!outcome.ok && !method.codes.has(String(outcome.error)) && !isRequested(method, args, outcome)) throw new UndeclaredCodeError(method.key, outcome.error);
	return { outcome };
}
function isRequested({ errorArgument }, args, { error }) {
	return errorArgument !== void 0 && error !== void 0 && Reflect.get(args, errorArgument) === error;
}
// ../../packages/webapi-core/src/steps/refuse-missing-scopes.ts
function refuseMissingScopes(scopes, caller) {
	if (scopes.every((scope) => caller.scopes.has(scope))) return void 0;
	return refuseScopes(scopes.filter((scope) => !caller.scopes.has(scope)), caller);
}
function refuseMissingAny(scopes = [], caller) {
	return scopes.length === 0 || scopes.some((scope) => caller.scopes.has(scope)) ? void 0 : refuseScopes(scopes, caller);
}
function refuseScopes(needed, caller) {
	const fields = {
		needed: needed.join(","),
		provided: [...caller.scopes].join(",")
	};
	return {
		...refuse$6("scopeMissing"),
		fields
	};
}
// ../../packages/webapi-core/src/steps/check-argument-scopes.ts
function checkArgumentScopes({ method, values, caller }) {
	if (caller === void 0) return void 0;
	const sent = method.scopedArguments.filter(({ name }) => Object.hasOwn(values, name) && !isEmpty$2(values[name]));
	return sent.length === 0 ? void 0 : refuseMissingScopes([...new Set(sent.map(({ scope }) => scope))], caller);
}
function isEmpty$2(value) {
	return value === null || value === "";
}
// ../../packages/webapi-core/src/validators/root-issues.ts
function rootIssues(issues) {
	const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type").map(placeOf$1));
	return issues.filter((issue) => issue.code === "invalid_type" || !mistyped.has(placeOf$1(issue)));
}
function placeOf$1({ path }) {
	return path.map(String).join("\n");
}
// ../../packages/webapi-core/src/arguments/check-arguments.ts
const maxMessages = 100;
function checkArguments$1(method, values, generalCode) {
	const result = method.validator().safeParse(values);
	if (result.success) return {
		ok: true,
		values: result.data
	};
	const codeOf = (message) => method.codes.has(message) ? message : generalCode;
	const issues = rootIssues(result.error.issues);
	const error = codeOf(issues[0]?.message ?? generalCode);
	const explained = issues.filter((issue) => codeOf(issue.message) === error).slice(0, maxMessages);
	const rows = new Map([...method.arguments.values()].map((row) => [row.name, row.patternMessage]));
	const explain = (issue) => argumentMessage(issue, values, method.wireNames, issue.path.length === 1 ? rows.get(String(issue.path[0])) : void 0);
	const messages = [...new Set(explained.map(explain))];
	return {
		ok: false,
		error,
		because: {
			rule: "arguments",
			found: messages
		},
		...error !== generalCode && !explained.some((issue) => issue.path.length > 1 || isOfLength(issue) || isOfMembers(issue)) ? {} : { messages }
	};
}
function isOfMembers(issue) {
	return issue.code === "custom" && issue.path.length === 1;
}
function isOfLength(issue) {
	return (issue.code === "too_big" || issue.code === "too_small") && issue.origin === "array";
}
// ../../packages/webapi-core/src/steps/check-arguments.ts
function checkArguments({ engine, method, values }) {
	const result = checkArguments$1(method, values, engine.situations.argumentsInvalid);
	return result.ok ? { checked: result.values } : result;
}
// ../../packages/webapi-core/src/steps/check-caller.ts
function checkCaller({ method, caller }) {
	if (caller === void 0) return void 0;
	if (method.tokens.length > 0 && !method.tokens.includes(caller.tokenType)) return refuse$6("tokenKindRefused");
	return refuseMissingScopes(method.scopes, caller) ?? refuseMissingAny(method.anyScopes?.[caller.tokenType], caller);
}
// ../../packages/webapi-core/src/steps/check-retired.ts
function checkRetired({ method }) {
	return method.retired === void 0 ? void 0 : {
		ok: false,
		error: method.retired
	};
}
// ../../packages/webapi-core/src/steps/check-verb.ts
function checkVerb({ engine, request, method }) {
	if (method.verb !== "POST" || request.method === "POST") return void 0;
	const error = method.verbRefused ?? engine.verbRefused;
	if (error === void 0) return void 0;
	return {
		ok: false,
		error,
		because: { rule: "verbRefused" },
		messages: [`[ERROR] ${method.key} changes data; call it with POST`],
		allow: "POST"
	};
}
// ../../packages/webapi-core/src/steps/find-method.ts
function findMethod({ engine, request, path }) {
	const method = request.method === "GET" || request.method === "POST" ? engine.methods.get(path) : void 0;
	if (method === void 0) return refuse$6("unknownMethod");
	return method instanceof Promise ? method.then((loaded) => ({ method: loaded })) : { method };
}
// ../../packages/webapi-core/src/steps/in-order.ts
function inOrder$1() {
	return (...steps) => {
		const list = steps;
		return async (call) => {
			for (const step of list) {
				const result = step(call);
				const given = isPromise(result) ? await result : result;
				if (given === void 0) continue;
				if ("ok" in given) return given;
				Object.assign(call, given);
			}
			return call;
		};
	};
}
// ../../packages/webapi-core/src/request/limit-messages.ts
function tooLargeWithoutToken(maxBytes) {
	return `[ERROR] a body above ${maxBytes} bytes needs a token in the Authorization header`;
}
function tooLarge$1(maxBytes) {
	return `[ERROR] the body must have at most ${maxBytes} bytes`;
}
function tooManyMembers({ maxBodyMembers }) {
	return `[ERROR] must have at most ${maxBodyMembers} members, elements and fields`;
}
function tooManyArguments({ maxArguments }) {
	return `[ERROR] must have at most ${maxArguments} arguments`;
}
const bearer = /^bearer +([^\s]+) *$/i;
function readHeaderToken$1({ headers }) {
	return bearer.exec(headers.get("authorization") ?? "")?.[1];
}
function readFieldToken$1(sent, inQuery) {
	const field = sent.form.get("token") ?? (inQuery ? sent.query.get("token") : void 0) ?? "";
	if (typeof field !== "string") return refuse$6("arrayRefused");
	return field === "" ? refuse$6("noToken") : {
		ok: true,
		token: field
	};
}
// ../../packages/webapi-core/src/request/json-reader.ts
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const scalarCut = /(?:t|tr|tru|f|fa|fal|fals|n|nu|nul|-|-?(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?)?)$/y;
const words$1 = new Map([
	["true", true],
	["false", false],
	["null", null]
]);
var JsonReader = class {
	#text;
	#limits;
	#open = [];
	#at = 0;
	#expected = "value";
	#members = 0;
	#value;
	constructor(text, limits) {
		this.#text = text;
		this.#limits = limits;
	}
	*read() {
		let sliceEnd = sliceCharacters;
		for (;;) {
			if (this.#at >= sliceEnd) {
				yield;
				sliceEnd = this.#at + sliceCharacters;
			}
			this.#skipSpace(sliceEnd);
			if (this.#at >= this.#text.length) return this.#end();
			if (this.#at >= sliceEnd) continue;
			const fault = this.#text[this.#at] === "\"" ? yield* this.#takeString() : this.#takeToken();
			if (fault !== void 0) return {
				ok: false,
				fault
			};
		}
	}
	#end() {
		if (!(this.#expected === "separator" && this.#open.length === 0)) return {
			ok: false,
			fault: "early"
		};
		return {
			ok: true,
			value: this.#value,
			members: this.#members
		};
	}
	#skipSpace(end) {
		for (; this.#at < end; this.#at += 1) {
			const code = this.#text.charCodeAt(this.#at);
			if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return;
		}
	}
	#takeToken() {
		const character = this.#text[this.#at];
		switch (this.#expected) {
			case "valueOrEnd": return character === "]" ? this.#close() : this.#takeValue(character);
			case "value": return this.#takeValue(character);
			case "keyOrEnd": return character === "}" ? this.#close() : "broken";
			case "key": return "broken";
			case "colon": return character === ":" ? this.#expect("value", 1) : "broken";
			case "separator": return this.#takeSeparator(character);
		}
	}
	#takeSeparator(character) {
		const innermost = this.#open.at(-1);
		if (innermost === void 0) return "broken";
		const isObject = innermost.kind === "object";
		if (character === ",") return this.#expect(isObject ? "key" : "value", 1);
		return character === (isObject ? "}" : "]") ? this.#close() : "broken";
	}
	#takeValue(character) {
		if (character === "{") return this.#openFrame({
			kind: "object",
			into: {},
			key: ""
		}, "keyOrEnd");
		if (character === "[") return this.#openFrame({
			kind: "array",
			into: []
		}, "valueOrEnd");
		return this.#takeWord();
	}
	#openFrame(frame, expected) {
		const fault = this.#put(frame.into);
		if (fault !== void 0) return fault;
		this.#open.push(frame);
		return this.#open.length > this.#limits.maxDepth ? "harmful" : this.#expect(expected, 1);
	}
	#close() {
		this.#open.pop();
		return this.#expect("separator", 1);
	}
	#takeWord() {
		scalar.lastIndex = this.#at;
		const isScalar = scalar.test(this.#text);
		const end = isScalar ? scalar.lastIndex : this.#at;
		if (!isScalar || ".eE".includes(this.#text.charAt(end) || " ")) {
			scalarCut.lastIndex = this.#at;
			return scalarCut.test(this.#text) ? "early" : "broken";
		}
		const word = this.#text.slice(this.#at, end);
		return this.#put(words$1.has(word) ? words$1.get(word) : Number(word)) ?? this.#expect("separator", end - this.#at);
	}
	*#takeString() {
		const isKey = this.#expected === "key" || this.#expected === "keyOrEnd";
		if (!isKey && this.#expected !== "value" && this.#expected !== "valueOrEnd") return "broken";
		let taken = "";
		let isEscaped = false;
		this.#at += 1;
		for (;;) {
			const piece = takePiece(this.#text, this.#at);
			if (typeof piece === "string") return piece;
			taken = taken === "" ? piece.text : taken + piece.text;
			isEscaped ||= piece.isEscaped;
			this.#at = piece.end;
			if (this.#text[this.#at] === "\"") break;
			if (this.#at >= this.#text.length) return "early";
			yield;
		}
		if (isEscaped && !taken.isWellFormed()) return "harmful";
		return isKey ? this.#putKey(taken) : this.#put(taken) ?? this.#expect("separator", 1);
	}
	#putKey(key) {
		if (key === "__proto__") return "harmful";
		const innermost = this.#open.at(-1);
		if (innermost?.kind === "object") innermost.key = key;
		return this.#expect("colon", 1);
	}
	#put(value) {
		const innermost = this.#open.at(-1);
		if (innermost === void 0) {
			this.#value = value;
			return;
		}
		if (innermost.kind === "array") innermost.into.push(value);
		else innermost.into[innermost.key] = value;
		this.#members += 1;
		return this.#members > (this.#limits.maxMembers ?? Number.POSITIVE_INFINITY) ? "crowded" : void 0;
	}
	#expect(expected, length) {
		this.#expected = expected;
		this.#at += length;
	}
};
function takePiece(text, from) {
	const limit = Math.min(text.length, from + sliceCharacters);
	let isEscaped = false;
	let at = from;
	while (at < limit) {
		const code = text.charCodeAt(at);
		if (code === 34) break;
		if (code < 32) return "broken";
		if (code !== 92) {
			at += 1;
			continue;
		}
		const end = endOfEscape(text, at);
		if (typeof end === "string") return end;
		isEscaped = true;
		at = end;
	}
	const piece = text.slice(from, at);
	return {
		text: isEscaped ? String(JSON.parse(`"${piece}"`)) : piece,
		end: at,
		isEscaped
	};
}
function endOfEscape(text, at) {
	const kind = text[at + 1];
	if (kind === void 0) return "early";
	if (kind !== "u") return "\"\\/bfnrt".includes(kind) ? at + 2 : "broken";
	const digits = text.slice(at + 2, at + 6);
	if (!/^[0-9a-fA-F]*$/.test(digits)) return "broken";
	return digits.length === 4 ? at + 6 : "early";
}
// ../../packages/webapi-core/src/request/parse-json.ts
function parseMembers(text, limits, pause) {
	return after$1(parseJson$1(text, jsonLimits(limits), pause), (parsed) => {
		if (!parsed.ok) return refuseJson(parsed.fault, limits);
		return isObject$2(parsed.value) ? {
			ok: true,
			members: parsed.value
		} : refuse$6("bodyMalformed");
	});
}
function refuseJson(fault, limits) {
	switch (fault) {
		case "early": return refuse$6("bodyTruncated");
		case "broken":
		case "harmful": return refuse$6("bodyMalformed");
		case "crowded": return refuse$6("bodyTooLarge", tooManyMembers(limits));
	}
}
function jsonLimits({ maxBodyDepth, maxBodyMembers }) {
	return {
		maxDepth: maxBodyDepth,
		...maxBodyMembers !== void 0 && { maxMembers: maxBodyMembers }
	};
}
function parseJson$1(text, limits, pause) {
	return text.length > 65536 ? inSlices(new JsonReader(text, limits).read(), pause) : parseShort(text, limits);
}
function parseShort(text, limits) {
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		return atOnce(new JsonReader(text, limits).read());
	}
	return inspect(value, limits);
}
function inspect(value, { maxDepth, maxMembers = Number.POSITIVE_INFINITY }) {
	let members = 0;
	const find = (each, depth) => {
		if (typeof each === "string") return each.isWellFormed() ? void 0 : "harmful";
		if (typeof each !== "object" || each === null) return void 0;
		if (depth === 0) return "harmful";
		const names = Array.isArray(each) ? void 0 : Object.keys(each);
		members += names?.length ?? each.length;
		if (members > maxMembers) return "crowded";
		if (names?.some((name) => name === "__proto__" || !name.isWellFormed()) === true) return "harmful";
		for (const below of Object.values(each)) {
			const fault = find(below, depth - 1);
			if (fault !== void 0) return fault;
		}
	};
	const fault = find(value, maxDepth);
	return fault === void 0 ? {
		ok: true,
		value,
		members
	} : {
		ok: false,
		fault
	};
}
function isObject$2(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// ../../packages/webapi-core/src/arguments/read-argument-field.ts
function readArgumentField(form, field, reading) {
	if (typeof field !== "string") return readRepeated(form, field, reading);
	if (form === "string") return {
		ok: true,
		value: field
	};
	if (form === "jsonText") return checkJsonText(field, reading);
	if (field === "") return "absent";
	switch (form) {
		case "integer":
		case "number": return {
			ok: true,
			value: readNumber(field)
		};
		case "boolean": return {
			ok: true,
			value: booleans.get(field) ?? field
		};
		case "object":
		case "objects": return readJson(field, reading);
		case "list": return field.trimStart().startsWith("[") ? readJson(field, reading) : readCommas(field, reading);
	}
}
function checkJsonText(text, reading) {
	return text.length > 65536 ? checkLongText(text, reading) : {
		ok: true,
		value: text
	};
}
async function checkLongText(text, { limits, pause }) {
	const parsed = await parseJson$1(text, {
		...jsonLimits(limits),
		maxDepth: Number.POSITIVE_INFINITY
	}, pause);
	return parsed.ok || parsed.fault !== "crowded" ? {
		ok: true,
		value: text
	} : refuseJson(parsed.fault, limits);
}
const booleans = new Map([
	["true", true],
	["1", true],
	["false", false],
	["0", false]
]);
const decimal = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
function readNumber(field) {
	const value = decimal.test(field) ? Number(field) : NaN;
	return Number.isFinite(value) ? value : field;
}
function readJson(field, { limits, pause }) {
	return after$1(parseJson$1(field, jsonLimits(limits), pause), (parsed) => {
		if (parsed.ok) return {
			ok: true,
			value: parsed.value
		};
		return parsed.fault === "harmful" || parsed.fault === "crowded" ? refuseJson(parsed.fault, limits) : {
			ok: true,
			value: field
		};
	});
}
function readCommas(field, { limits }) {
	const { maxBodyMembers } = limits;
	const pieces = field.split(",", maxBodyMembers === void 0 ? void 0 : maxBodyMembers + 1);
	if (pieces.length > (maxBodyMembers ?? Number.POSITIVE_INFINITY)) return refuseJson("crowded", limits);
	return listOf$3(pieces.map((piece) => piece.trim()));
}
async function readRepeated(form, fields, { limits, pause }) {
	if (form === "list") return listOf$3(fields);
	if (form !== "objects") return refuse$6("arrayRefused");
	let { maxDepth, maxMembers = Number.POSITIVE_INFINITY } = jsonLimits(limits);
	maxDepth -= 1;
	const elements = [];
	for (const field of fields) {
		const parsed = await parseJson$1(field, {
			maxDepth,
			maxMembers
		}, pause);
		if (!parsed.ok && (parsed.fault === "harmful" || parsed.fault === "crowded")) return refuseJson(parsed.fault, limits);
		elements.push(parsed.ok ? parsed.value : field);
		maxMembers -= parsed.ok ? parsed.members : 0;
	}
	return {
		ok: true,
		value: elements
	};
}
function listOf$3(pieces) {
	const elements = pieces.filter((piece) => piece !== "");
	return elements.length === 0 ? "absent" : {
		ok: true,
		value: elements
	};
}
// ../../packages/webapi-core/src/arguments/read-argument-member.ts
function readArgumentMember({ form, nullable }, member, reading) {
	if (member === null) return nullable === true ? {
		ok: true,
		value: null
	} : "absent";
	if (typeof member === "string") {
		if (form === "jsonText") return checkJsonText(member, reading);
		return form === "boolean" ? {
			ok: true,
			value: member
		} : readArgumentField(form, member, reading);
	}
	if ((form === "string" || form === "jsonText") && Array.isArray(member)) return refuse$6("arrayRefused");
	return {
		ok: true,
		value: form === "jsonText" && isObject$2(member) ? JSON.stringify(member) : member
	};
}
// ../../packages/webapi-core/src/arguments/read-arguments.ts
function readArguments$1(method, sent, reading) {
	const { maxArguments = Number.POSITIVE_INFINITY } = reading.limits;
	const values = {};
	const list = sentArguments(sent);
	const readFrom = (first) => {
		for (const [at, argument] of list.slice(first).entries()) {
			if (first + at >= maxArguments) return refuse$6("argumentsInvalid", tooManyArguments(reading.limits));
			const taken = takeArgument(argument, method, reading, values);
			if (isPromise(taken)) return taken.then((refusal) => refusal ?? readFrom(first + at + 1));
			if (taken !== void 0) return taken;
		}
		return {
			ok: true,
			values
		};
	};
	return readFrom(0);
}
function takeArgument(argument, method, reading, values) {
	const { name } = argument;
	if (name === "__proto__") return refuse$6("bodyMalformed");
	if (!isName(name, reading.limits.maxArgumentName)) return refuse$6("argumentNameInvalid");
	const known = method.arguments.get(name);
	if (known === void 0) {
		if (method.keepsOthers && name !== "token") values[name] = argument.value;
		return;
	}
	return after$1(argument.from === "field" ? readArgumentField(known.form, argument.value, reading) : readArgumentMember(known, argument.value, reading), (found) => {
		if (found !== "absent" && !found.ok) return found;
		if (found !== "absent") values[known.name] = settle$2(found.value, known);
		else if (known.keepsEmpty === true && argument.value !== null) values[known.name] = [];
	});
}
function sentArguments({ query, form, members }) {
	const sent = [];
	for (const [name, value] of query) sent.push({
		name,
		from: "field",
		value
	});
	for (const [name, value] of form) sent.push({
		name,
		from: "field",
		value
	});
	for (const name of Object.keys(members)) sent.push({
		name,
		from: "member",
		value: members[name]
	});
	return sent;
}
function settle$2(value, { names, clamp }) {
	if (clamp !== void 0 && typeof value === "number") return Math.min(Math.max(value, clamp.min), clamp.max);
	return names === void 0 ? value : toCodeNames(value, names);
}
function isName(name, maxLength) {
	return name.length <= maxLength && /^[A-Za-z0-9_]+$/.test(name);
}
// ../../packages/webapi-core/src/request/read-credentials.ts
const basic = /^basic +([A-Za-z0-9+/]+=*) *$/i;
function readCredentials(request) {
	const bearer = readHeaderToken$1(request);
	if (bearer !== void 0) return { bearer };
	const encoded = basic.exec(request.headers.get("authorization") ?? "")?.[1];
	if (encoded === void 0) return {};
	const text = fromBase64(encoded);
	const colon = text.indexOf(":");
	if (colon < 0) return {};
	const [user, password] = [decoded(text.slice(0, colon)), decoded(text.slice(colon + 1))];
	return {
		...user !== "" && { basicUser: user },
		...password !== "" && { basicPassword: password }
	};
}
function fromBase64(encoded) {
	try {
		const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return "";
	}
}
function decoded(part) {
	try {
		return decodeURIComponent(part.replaceAll("+", " "));
	} catch {
		return part;
	}
}
// ../../packages/webapi-core/src/steps/read-arguments.ts
function readArguments(call) {
	const { engine, method, sent } = call;
	return after$1(readArguments$1(method, sent, engine), (read) => {
		if (!read.ok) return read;
		return { values: method.headerArguments === void 0 ? read.values : withHeader(read.values, call) };
	});
}
function withHeader(values, { method, request }) {
	const credentials = readCredentials(request);
	const found = (method.headerArguments ?? []).map(({ name, part }) => [name, credentials[part]]);
	return {
		...values,
		...Object.fromEntries(found.filter(([, value]) => value !== void 0))
	};
}
// ../../packages/webapi-core/src/request/content-type.ts
const parameter = /;\s*([^=;\s]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g;
const usual = /^([^;]+)(?:;\s*charset=([^\s;"]+))?$/i;
function parseContentType(header) {
	const [whole, type = "", charset] = usual.exec(header) ?? [];
	if (whole === void 0) return parseParameters(header);
	const essence = type.trim().toLowerCase();
	return charset === void 0 ? { essence } : {
		essence,
		charset: charset.toLowerCase()
	};
}
function parseParameters(header) {
	const semicolon = header.indexOf(";");
	const essence = (semicolon === -1 ? header : header.slice(0, semicolon)).trim().toLowerCase();
	if (semicolon === -1) return { essence };
	const parameters = new Map();
	for (const [, name = "", value = ""] of header.matchAll(parameter)) {
		const key = name.toLowerCase();
		if (!parameters.has(key)) parameters.set(key, unquote(value.trim()));
	}
	const charset = parameters.get("charset");
	const boundary = parameters.get("boundary");
	return {
		essence,
		...charset === void 0 ? {} : { charset: charset.toLowerCase() },
		...boundary === void 0 ? {} : { boundary }
	};
}
function unquote(value) {
	if (value.length < 2 || !value.startsWith("\"") || !value.endsWith("\"")) return value;
	return value.slice(1, -1).replace(/\\(.)/g, "$1");
}
// ../../packages/webapi-core/src/request/decode-text.ts
const charsets = new Map([
	["utf-8", "utf-8"],
	["utf8", "utf-8"],
	["iso-8859-1", "iso-8859-1"]
]);
function charsetNamed(name) {
	return charsets.get(name);
}
const utf8 = new TextDecoder("utf-8", { fatal: true });
const sliceBytes = 262144;
const chunkBytes = 8192;
function* decodeText(bytes, charset) {
	if (charset === "iso-8859-1") return yield* decodeLatin1(bytes);
	try {
		if (bytes.length <= sliceBytes) return utf8.decode(bytes);
		const decoder = new TextDecoder("utf-8", { fatal: true });
		let text = "";
		for (let start = 0; start < bytes.length; start += sliceBytes) {
			text += decoder.decode(bytes.subarray(start, start + sliceBytes), { stream: true });
			yield;
		}
		return text + decoder.decode();
	} catch {
		return;
	}
}
function* decodeLatin1(bytes) {
	let text = "";
	for (let start = 0; start < bytes.length; start += chunkBytes) {
		text += String.fromCharCode(...bytes.subarray(start, start + chunkBytes));
		if ((start + chunkBytes) % sliceBytes === 0) yield;
	}
	return text;
}
// ../../packages/webapi-core/src/request/fields.ts
function createFieldCollector() {
	const fields = new Map();
	let count = 0;
	return {
		fields,
		add(sent, value) {
			const listed = sent.endsWith("[]");
			const name = listed ? sent.slice(0, -2) : sent;
			const before = fields.get(name);
			if (before === void 0) fields.set(name, listed ? [value] : value);
			else if (typeof before === "string") fields.set(name, [before, value]);
			else before.push(value);
			count += 1;
			return count;
		}
	};
}
const noFields = new Map();
// ../../packages/webapi-core/src/request/parse-form.ts
function* parseForm(text, limits, charset = "utf-8") {
	if (text === "") return {
		ok: true,
		fields: noFields
	};
	const { maxBodyMembers = Number.POSITIVE_INFINITY } = limits;
	const collector = createFieldCollector();
	let sliceEnd = sliceCharacters;
	for (let start = 0; start < text.length;) {
		const end = endOfPiece(text, start);
		if (end > start) {
			const piece = text.slice(start, end);
			const equals = piece.indexOf("=");
			const name = yield* unescapeField(equals === -1 ? piece : piece.slice(0, equals), charset);
			const value = equals === -1 ? "" : yield* unescapeField(piece.slice(equals + 1), charset);
			if (name === void 0 || value === void 0) return refuse$6("bodyMalformed");
			if (collector.add(name, value) > maxBodyMembers) return refuse$6("bodyTooLarge", tooManyMembers(limits));
		}
		start = end + 1;
		if (start < sliceEnd) continue;
		yield;
		sliceEnd = start + sliceCharacters;
	}
	return {
		ok: true,
		fields: collector.fields
	};
}
function endOfPiece(text, start) {
	const end = text.indexOf("&", start);
	return end === -1 ? text.length : end;
}
function* unescapeField(escaped, charset) {
	if (escaped.length <= 65536) return unescapePiece(escaped, charset);
	let text = "";
	for (let start = 0; start < escaped.length;) {
		const end = betweenCharacters(escaped, start + sliceCharacters);
		const piece = unescapePiece(escaped.slice(start, end), charset);
		if (piece === void 0) return void 0;
		text += piece;
		start = end;
		yield;
	}
	return text;
}
function betweenCharacters(escaped, at) {
	let place = at;
	if (escaped[place - 1] === "%") place -= 1;
	else if (escaped[place - 2] === "%") place -= 2;
	for (let back = 0; back < 3 && /^%[89abAB]/.test(escaped.slice(place, place + 2)); back += 1) place -= 3;
	return place;
}
function unescapePiece(escaped, charset) {
	const spaced = escaped.includes("+") ? escaped.replaceAll("+", " ") : escaped;
	if (!spaced.includes("%")) return spaced;
	if (charset === "iso-8859-1") return unescapeBytes(spaced);
	try {
		return decodeURIComponent(spaced);
	} catch {
		return;
	}
}
function unescapeBytes(escaped) {
	if (/%(?![0-9a-fA-F]{2})/.test(escaped)) return void 0;
	return escaped.replace(/%(..)/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)));
}
// ../../packages/webapi-core/src/request/parse-multipart.ts
function* parseMultipart(text, boundary, limits) {
	if (boundary === void 0 || boundary === "") return refuse$6("bodyMalformed");
	const delimiter = `--${boundary}`;
	if (!text.includes(`${delimiter}--`)) return refuse$6(text.includes(delimiter) ? "bodyTruncated" : "bodyMalformed");
	const { maxBodyMembers = Number.POSITIVE_INFINITY } = limits;
	const collector = createFieldCollector();
	const blank = /^(?:\r\n)*/.exec(text)?.[0].length ?? 0;
	if (!text.startsWith(delimiter, blank)) return refuse$6("bodyMalformed");
	let sliceEnd = sliceCharacters;
	for (let start = blank + delimiter.length; !text.startsWith("--", start);) {
		const part = readPart(text, start, delimiter);
		if (part === void 0) return refuse$6("bodyMalformed");
		if (collector.add(part.name, part.value) > maxBodyMembers) return refuse$6("bodyTooLarge", tooManyMembers(limits));
		start = part.end;
		if (start < sliceEnd) continue;
		yield;
		sliceEnd = start + sliceCharacters;
	}
	return {
		ok: true,
		fields: collector.fields
	};
}
const lineEnd = /[ \t]*\r\n/y;
function readPart(text, start, delimiter) {
	lineEnd.lastIndex = start;
	if (!lineEnd.test(text)) return void 0;
	const head = lineEnd.lastIndex;
	const headEnd = text.indexOf("\r\n\r\n", head);
	if (headEnd === -1) return void 0;
	const from = headEnd + 4;
	const to = findDelimiter(text, from, `\r\n${delimiter}`);
	const name = to === -1 ? void 0 : nameIn(text.slice(head, headEnd));
	return name === void 0 ? void 0 : {
		name,
		value: text.slice(from, to),
		end: to + 2 + delimiter.length
	};
}
function findDelimiter(text, from, delimiter) {
	for (let at = text.indexOf(delimiter, from); at !== -1; at = text.indexOf(delimiter, at + 2)) {
		const end = at + delimiter.length;
		lineEnd.lastIndex = end;
		if (text.startsWith("--", end) || lineEnd.test(text)) return at;
	}
	return -1;
}
const disposition = /^content-disposition[ \t]*:[ \t]*form-data[ \t]*;(.*)$/im;
const nameParameter = /(?:^|;)[ \t]*name[ \t]*=[ \t]*(?:"([^"\r\n]*)"|([^\s";]+))/i;
function nameIn(head) {
	if (head.length > 65536) return void 0;
	const [, quoted, bare] = nameParameter.exec(disposition.exec(head)?.[1] ?? "") ?? [];
	return (quoted ?? bare)?.replaceAll("%22", "\"").replaceAll("%0D", "\r").replaceAll("%0A", "\n");
}
// ../../packages/webapi-core/src/request/read-bytes.ts
const empty = new Uint8Array();
function readBytes$1(request, limits) {
	if (request.bodyUsed) throw new TypeError("The body of the request is already consumed.");
	const announced = announcedBytes(request);
	if (announced !== void 0 && announced > limits.maxBytes) return refuse$6("bodyTooLarge", limits.tooLarge);
	if (announced !== void 0 && !limits.hold.take(announced)) return refuse$6("overloaded");
	return after$1((announced === void 0 ? void 0 : request.takeBody?.()) ?? readAll(request, announced, limits), (bytes) => bytes instanceof Uint8Array && announced !== void 0 && bytes.length < announced ? refuse$6("bodyTruncated") : bytes);
}
function announcedBytes(request) {
	const header = request.headers.get("content-length");
	return header !== null && /^\d+$/.test(header) ? Number(header) : void 0;
}
async function readAll(request, announced, limits) {
	try {
		if (announced === void 0) return request.body === null ? empty : await readStream$1(request.body, limits);
		const bytes = new Uint8Array(await request.arrayBuffer());
		return bytes.length > limits.maxBytes ? refuse$6("bodyTooLarge", limits.tooLarge) : bytes;
	} catch {
		return refuse$6("bodyTruncated");
	}
}
async function readStream$1(stream, { maxBytes, tooLarge, hold }) {
	const chunks = [];
	let length = 0;
	for await (const chunk of stream) {
		length += chunk.length;
		if (length > maxBytes) return refuse$6("bodyTooLarge", tooLarge);
		if (!hold.take(chunk.length)) return refuse$6("overloaded");
		chunks.push(chunk);
	}
	return join$3(chunks, length);
}
function join$3(chunks, length) {
	if (chunks.length === 1 && chunks[0] !== void 0) return chunks[0];
	const whole = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		whole.set(chunk, at);
		at += chunk.length;
	}
	return whole;
}
// ../../packages/webapi-core/src/request/read-request.ts
function readHead$1(request, query) {
	const header = request.method === "GET" ? null : request.headers.get("content-type");
	if (header === null) return {
		request,
		query,
		warnings: []
	};
	const type = parseContentType(header);
	return {
		request,
		query,
		type,
		warnings: warningsOf(type)
	};
}
function readRequest(head, reading) {
	const query = atOnce(parseForm(head.query, reading.limits));
	if (!query.ok) return query;
	const sent = {
		ok: true,
		query: query.fields,
		form: noFields,
		members: {}
	};
	if (head.request.method === "GET") return sent;
	return after$1(readBody$3(head, reading), (body) => body.ok ? {
		...sent,
		...body
	} : body);
}
function readBody$3({ request, type }, reading) {
	if (type !== void 0 && !isKnown$1(type)) return refuse$6("bodyTypeUnknown");
	const charset = charsetNamed(type?.charset ?? "utf-8");
	if (charset === void 0) return refuse$6("charsetUnknown");
	return after$1(readBytes$1(request, byteLimits(reading)), (bytes) => {
		if (!(bytes instanceof Uint8Array)) return bytes;
		if (bytes.length === 0) return { ok: true };
		if (type === void 0) return refuse$6("bodyTypeMissing");
		return after$1(inSlices(decodeText(bytes, charset), reading.pause), (text) => text === void 0 ? refuse$6("bodyMalformed") : parseBody$1(text, {
			...type,
			charset
		}, reading));
	});
}
function byteLimits({ limits, caller, hold }) {
	const { maxBodyBytes, maxBodyBytesWithoutToken = maxBodyBytes } = limits;
	const maxBytes = caller === "admitted" ? maxBodyBytes : Math.min(maxBodyBytes, maxBodyBytesWithoutToken);
	return {
		maxBytes,
		tooLarge: caller === "unknown" && maxBytes < maxBodyBytes ? tooLargeWithoutToken(maxBytes) : tooLarge$1(maxBytes),
		hold
	};
}
function parseBody$1(text, type, { limits, pause }) {
	if (type.essence === "application/json" || looksLikeJson(text, type)) return parseMembers(text, limits, pause);
	return after$1(inSlices(type.essence === "multipart/form-data" ? parseMultipart(text, type.boundary, limits) : parseForm(text, limits, type.charset), pause), (read) => read.ok ? {
		ok: true,
		form: read.fields
	} : read);
}
function looksLikeJson(text, type) {
	return type.essence === "text/plain" && /^[ \t\r\n]*\{/.test(text);
}
const textTypes = new Set(["application/json", "text/plain"]);
const formTypes = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);
function isKnown$1({ essence }) {
	return textTypes.has(essence) || formTypes.has(essence);
}
function warningsOf({ essence, charset }) {
	if (charset === void 0 && textTypes.has(essence)) return ["charsetMissing"];
	return charset !== void 0 && formTypes.has(essence) ? ["charsetSuperfluous"] : [];
}
// ../../packages/webapi-core/src/steps/read-body.ts
function readBody$2({ engine, method, caller: known, head, hold }) {
	const { limits, pause } = engine;
	return after$1(readRequest(head, {
		limits,
		pause,
		hold,
		caller: method.isOpen ? "anybody" : known === void 0 ? "unknown" : "admitted"
	}), (sent) => sent.ok ? { sent } : sent);
}
// ../../packages/webapi-core/src/steps/read-field-token.ts
function readFieldToken({ engine, method, token, sent }) {
	if (method.isOpen || token !== void 0) return void 0;
	const refused = method.fieldTokenRefused;
	const read = readFieldToken$1(sent, engine.tokenInQuery || refused !== void 0);
	if (!read.ok) return read;
	return refused === void 0 ? { token: read.token } : {
		ok: false,
		error: refused,
		because: {
			rule: "fieldTokenRefused",
			wanted: "a token in the header"
		}
	};
}
// ../../packages/webapi-core/src/steps/read-head.ts
function readHead({ engine, request, query }) {
	const { warnings, ...head } = readHead$1(request, query);
	return {
		head,
		warnings: warnings.flatMap((warning) => engine.warnings[warning] ?? [])
	};
}
// ../../packages/webapi-core/src/steps/read-header-token.ts
function readHeaderToken({ method, request }) {
	const token = method.isOpen ? void 0 : readHeaderToken$1(request);
	return token === void 0 ? void 0 : { token };
}
// ../../packages/webapi-core/src/steps/reserve-body.ts
function reserveBody({ engine, caller }) {
	return { hold: engine.bodies.hold(caller !== void 0) };
}
// ../../packages/webapi-core/src/serve-call.ts
const runSteps$1 = inOrder$1()(findMethod, checkVerb, checkRetired, readHead, readHeaderToken, authenticate$1, checkCaller, reserveBody, readBody$2, readFieldToken, authenticate$1, checkCaller, readArguments, checkArgumentScopes, checkArguments, callHandler);
async function serveCall$1(call) {
	try {
		const done = await runSteps$1(call);
		return "ok" in done ? answerRefusal$1(call, done) : answer(call, done.outcome);
	} catch (error) {
		const { engine, request, requestId } = call;
		const aborted = request.signal.aborted && error === request.signal.reason;
		if (!aborted) engine.onError(error, requestId);
		return answerRefusal$1(call, refuse$6("defect"), aborted);
	} finally {
		call.hold?.release();
	}
}
// ../../packages/webapi-core/src/create-method-handler.ts
function createMethodHandler(options) {
	checkOptions$3(options);
	const { definition, maxBodyBytes = definition.limits.maxBodyBytes } = options;
	const limits = {
		...definition.limits,
		maxBodyBytes
	};
	const commonCodes = new Map(Object.entries(definition.errors));
	const engine = {
		methods: compileMethods(definition, options.handlers, commonCodes),
		situations: definition.situations,
		...definition.verbRefused === void 0 ? {} : { verbRefused: definition.verbRefused },
		commonCodes,
		warnings: definition.warnings ?? {},
		remarks: new Set(definition.remarks),
		limits,
		bodies: createBodiesInFlight$1(limits.maxBodyBytesInFlight, limits.maxBodyBytesWithoutToken),
		pause: options.pause ?? pauseForOthers,
		tokenInQuery: definition.tokenInQuery ?? false,
		authenticate: options.authenticate,
		now: () => options.clock.now(),
		onError: options.onError ?? (() => void 0),
		...takeCallers(options)
	};
	return toFetchHandler$2((request, connection) => serveCall$1(startCall$1(engine, {
		request,
		connection,
		requestId: options.newRequestId()
	})));
}
function startCall$1(engine, { request, connection, requestId }) {
	const { path, query } = splitUrl(request.url);
	return {
		engine,
		request,
		connection,
		requestId,
		path,
		query,
		method: void 0,
		head: void 0,
		warnings: void 0,
		token: void 0,
		caller: void 0,
		hold: void 0,
		sent: void 0,
		values: void 0,
		checked: void 0,
		outcome: void 0
	};
}
function takeCallers({ around = [], onAnswer = () => void 0 }) {
	return {
		around,
		onAnswer
	};
}
// ../../packages/webapi-core/src/definition/load-methods.ts
async function loadMethods(definition) {
	const rows = definition.methods;
	const loaded = await Promise.all(Object.entries(rows).map(async ([name, row]) => [name, await loadMethod(row)]));
	return {
		...definition,
		methods: Object.fromEntries(loaded)
	};
}
// ../../packages/webapi-core/src/definition/rename-names.ts
function renameFields(fields, rename) {
	const renamed = mapValues$1(fields, (field) => ({
		...renameNames(field, rename),
		wireName: rename(field.wireName)
	}));
	refuseClashes$1("fields of one object", renamed);
	return renamed;
}
function renameNames(names, rename) {
	const { fields, values, oneOf } = names;
	return {
		...names,
		...oneOf && { oneOf: oneOf.map((each) => renameNames(each, rename)) },
		...fields && { fields: renameFields(fields, rename) },
		...values && { values: renameNames(values, rename) }
	};
}
function refuseClashes$1(what, rows) {
	const names = Object.values(rows).map(({ wireName }) => wireName);
	const twice = names.find((name, index) => names.indexOf(name) !== index);
	if (twice !== void 0) throw new TypeError(`Two ${what} would have the wire name ${twice}.`);
}
function mapValues$1(rows, map) {
	return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, map(row)]));
}
// ../../packages/webapi-core/src/definition/rename-wire.ts
function renameWire$1(definition, rename) {
	const { types } = definition;
	const methods = definition.methods;
	const renamed = mapValues$1(methods, (method) => renameMethod(method, rename));
	refuseClashes$1("methods", renamed);
	return {
		...definition,
		methods: renamed,
		...types && { types: mapValues$1(types, (type) => renameNames(type, rename)) }
	};
}
function renameMethod(method, rename) {
	if (!isLazy(method)) return renameDefinition(method, rename);
	const { wireName, load } = method;
	return {
		wireName: rename(wireName),
		load: async () => renameDefinition(await load(), rename)
	};
}
function renameDefinition(method, rename) {
	const { wireName, argumentTable, responseTable } = method;
	return {
		...method,
		wireName: rename(wireName),
		argumentTable: renameFields(argumentTable, rename),
		...responseTable && { responseTable: renameFields(responseTable, rename) }
	};
}
// ../../packages/api/src/generated/webapi/errors.ts
const commonErrors = {
	access_denied: {
		wireName: "access_denied",
		status: 200,
		meaning: "The caller has no access to something that the call names."
	},
	accesslimited: {
		wireName: "accesslimited",
		status: 200,
		meaning: "The method cannot be called from this network."
	},
	account_inactive: {
		wireName: "account_inactive",
		status: 200,
		meaning: "The token belongs to a user or a workspace that was deleted."
	},
	deprecated_endpoint: {
		wireName: "deprecated_endpoint",
		status: 200,
		meaning: "The endpoint is deprecated."
	},
	ekm_access_denied: {
		wireName: "ekm_access_denied",
		status: 200,
		meaning: "Administrators have suspended posting."
	},
	enterprise_is_restricted: {
		wireName: "enterprise_is_restricted",
		status: 200,
		meaning: "The method cannot be called from an enterprise."
	},
	fatal_error: {
		wireName: "fatal_error",
		status: 200,
		meaning: "The service failed severely; part of the operation may have been done."
	},
	internal_error: {
		wireName: "internal_error",
		status: 500,
		meaning: "The service failed, possibly temporarily; part of the operation may have been done."
	},
	invalid_arg_name: {
		wireName: "invalid_arg_name",
		status: 200,
		meaning: "The name of an argument is not valid."
	},
	invalid_arguments: {
		wireName: "invalid_arguments",
		status: 200,
		meaning: "The arguments are not valid."
	},
	invalid_array_arg: {
		wireName: "invalid_array_arg",
		status: 200,
		meaning: "A list was sent for a string argument."
	},
	invalid_auth: {
		wireName: "invalid_auth",
		status: 200,
		meaning: "The token is not valid, or not valid from this address."
	},
	invalid_charset: {
		wireName: "invalid_charset",
		status: 200,
		meaning: "The charset of the body is neither utf-8 nor iso-8859-1."
	},
	invalid_form_data: {
		wireName: "invalid_form_data",
		status: 200,
		meaning: "The body cannot be read."
	},
	invalid_post_type: {
		wireName: "invalid_post_type",
		status: 200,
		meaning: "The Content-Type of the body is not supported."
	},
	method_deprecated: {
		wireName: "method_deprecated",
		status: 200,
		meaning: "The method is deprecated."
	},
	missing_post_type: {
		wireName: "missing_post_type",
		status: 200,
		meaning: "The body has no Content-Type."
	},
	missing_scope: {
		wireName: "missing_scope",
		status: 200,
		meaning: "The token lacks a scope."
	},
	no_permission: {
		wireName: "no_permission",
		status: 200,
		meaning: "The token does not have permission."
	},
	not_allowed_token_type: {
		wireName: "not_allowed_token_type",
		status: 200,
		meaning: "The method does not accept this type of token."
	},
	not_authed: {
		wireName: "not_authed",
		status: 200,
		meaning: "The call has no token."
	},
	org_login_required: {
		wireName: "org_login_required",
		status: 200,
		meaning: "The workspace is moving to an enterprise organization, and its users must sign in again."
	},
	ratelimited: {
		wireName: "ratelimited",
		status: 429,
		meaning: "Too many calls; the header Retry-After says when to retry.",
		retryAfterSeconds: 1
	},
	request_timeout: {
		wireName: "request_timeout",
		status: 200,
		meaning: "The body did not arrive completely."
	},
	service_unavailable: {
		wireName: "service_unavailable",
		status: 503,
		meaning: "The service is temporarily unavailable.",
		retryAfterSeconds: 5
	},
	team_access_not_granted: {
		wireName: "team_access_not_granted",
		status: 200,
		meaning: "The token has no access to the workspace."
	},
	team_added_to_org: {
		wireName: "team_added_to_org",
		status: 200,
		meaning: "The workspace is joining an enterprise organization."
	},
	token_expired: {
		wireName: "token_expired",
		status: 200,
		meaning: "The token has expired."
	},
	token_revoked: {
		wireName: "token_revoked",
		status: 200,
		meaning: "The token belongs to a user or a workspace that was deleted, or the app was removed."
	},
	two_factor_setup_required: {
		wireName: "two_factor_setup_required",
		status: 200,
		meaning: "The user must set up two-factor authentication first."
	},
	unknown_method: {
		wireName: "unknown_method",
		status: 200,
		meaning: "The method does not exist."
	}
};
const webapiSituations = {
	unknownMethod: "unknown_method",
	noToken: "not_authed",
	tokenKindRefused: "not_allowed_token_type",
	scopeMissing: "missing_scope",
	argumentsInvalid: "invalid_arguments",
	argumentNameInvalid: "invalid_arg_name",
	arrayRefused: "invalid_array_arg",
	cursorInvalid: "invalid_arguments",
	bodyTypeMissing: "missing_post_type",
	bodyTypeUnknown: "invalid_post_type",
	charsetUnknown: "invalid_charset",
	bodyMalformed: "invalid_form_data",
	bodyTooLarge: "invalid_form_data",
	bodyTruncated: "request_timeout",
	overloaded: "service_unavailable",
	rateLimited: "ratelimited",
	defect: "internal_error"
};
// ../../packages/api/src/generated/webapi/facts.ts
const webapiScopes = [
	"admin.analytics:read",
	"admin.apps:read",
	"admin.apps:write",
	"admin.conversations:manage_objects",
	"admin.conversations:read",
	"admin.conversations:write",
	"admin.roles:read",
	"admin.roles:write",
	"admin.teams:read",
	"admin.teams:write",
	"admin.usergroups:read",
	"admin.usergroups:write",
	"admin.users:read",
	"admin.users:write",
	"admin.workflows:read",
	"app_configurations:write",
	"assistant:write",
	"authorizations:read",
	"bookmarks:read",
	"bookmarks:write",
	"canvases:read",
	"canvases:write",
	"channels:history",
	"channels:join",
	"channels:manage",
	"channels:read",
	"channels:write",
	"channels:write.invites",
	"channels:write.topic",
	"chat:write",
	"chat:write.customize",
	"chat:write.public",
	"connections:write",
	"dnd:read",
	"dnd:write",
	"email",
	"emoji:read",
	"files:read",
	"files:write",
	"groups:history",
	"groups:read",
	"groups:write",
	"groups:write.invites",
	"groups:write.topic",
	"identity.avatar",
	"identity.basic",
	"identity.email",
	"identity.team",
	"im:history",
	"im:read",
	"im:write",
	"im:write.topic",
	"links:write",
	"lists:read",
	"lists:write",
	"mpim:history",
	"mpim:read",
	"mpim:write",
	"mpim:write.topic",
	"openid",
	"pins:read",
	"pins:write",
	"profile",
	"reactions:read",
	"reactions:write",
	"reminders:read",
	"reminders:write",
	"search:read",
	"team:read",
	"usergroups:read",
	"usergroups:write",
	"users.profile:read",
	"users.profile:write",
	"users:read",
	"users:read.email",
	"users:write"
];
// ../../packages/api/src/generated/webapi/webapi.ts
const webapi = {
	mount: "/api",
	methods: {
		"admin.analytics.messages.activity": {
			wireName: "admin.analytics.messages.activity",
			load: async () => (await import("./admin-analytics-messages-activity.js")).adminAnalyticsMessagesActivityMethod
		},
		"admin.analytics.messages.metadata": {
			wireName: "admin.analytics.messages.metadata",
			load: async () => (await import("./admin-analytics-messages-metadata.js")).adminAnalyticsMessagesMetadataMethod
		},
		"admin.apps.approve": {
			wireName: "admin.apps.approve",
			load: async () => (await import("./admin-apps-approve.js")).adminAppsApproveMethod
		},
		"admin.apps.approved.list": {
			wireName: "admin.apps.approved.list",
			load: async () => (await import("./admin-apps-approved-list.js")).adminAppsApprovedListMethod
		},
		"admin.apps.clearResolution": {
			wireName: "admin.apps.clearResolution",
			load: async () => (await import("./admin-apps-clear-resolution.js")).adminAppsClearResolutionMethod
		},
		"admin.apps.requests.cancel": {
			wireName: "admin.apps.requests.cancel",
			load: async () => (await import("./admin-apps-requests-cancel.js")).adminAppsRequestsCancelMethod
		},
		"admin.apps.requests.list": {
			wireName: "admin.apps.requests.list",
			load: async () => (await import("./admin-apps-requests-list.js")).adminAppsRequestsListMethod
		},
		"admin.apps.restrict": {
			wireName: "admin.apps.restrict",
			load: async () => (await import("./admin-apps-restrict.js")).adminAppsRestrictMethod
		},
		"admin.apps.restricted.list": {
			wireName: "admin.apps.restricted.list",
			load: async () => (await import("./admin-apps-restricted-list.js")).adminAppsRestrictedListMethod
		},
		"admin.apps.uninstall": {
			wireName: "admin.apps.uninstall",
			load: async () => (await import("./admin-apps-uninstall.js")).adminAppsUninstallMethod
		},
		"admin.conversations.archive": {
			wireName: "admin.conversations.archive",
			load: async () => (await import("./admin-conversations-archive.js")).adminConversationsArchiveMethod
		},
		"admin.conversations.create": {
			wireName: "admin.conversations.create",
			load: async () => (await import("./admin-conversations-create.js")).adminConversationsCreateMethod
		},
		"admin.conversations.createForObjects": {
			wireName: "admin.conversations.createForObjects",
			load: async () => (await import("./admin-conversations-create-for-objects.js")).adminConversationsCreateForObjectsMethod
		},
		"admin.conversations.delete": {
			wireName: "admin.conversations.delete",
			load: async () => (await import("./admin-conversations-delete.js")).adminConversationsDeleteMethod
		},
		"admin.conversations.getTeams": {
			wireName: "admin.conversations.getTeams",
			load: async () => (await import("./admin-conversations-get-teams.js")).adminConversationsGetTeamsMethod
		},
		"admin.conversations.invite": {
			wireName: "admin.conversations.invite",
			load: async () => (await import("./admin-conversations-invite.js")).adminConversationsInviteMethod
		},
		"admin.conversations.rename": {
			wireName: "admin.conversations.rename",
			load: async () => (await import("./admin-conversations-rename.js")).adminConversationsRenameMethod
		},
		"admin.conversations.search": {
			wireName: "admin.conversations.search",
			load: async () => (await import("./admin-conversations-search.js")).adminConversationsSearchMethod
		},
		"admin.conversations.setTeams": {
			wireName: "admin.conversations.setTeams",
			load: async () => (await import("./admin-conversations-set-teams.js")).adminConversationsSetTeamsMethod
		},
		"admin.conversations.unarchive": {
			wireName: "admin.conversations.unarchive",
			load: async () => (await import("./admin-conversations-unarchive.js")).adminConversationsUnarchiveMethod
		},
		"admin.functions.list": {
			wireName: "admin.functions.list",
			load: async () => (await import("./admin-functions-list.js")).adminFunctionsListMethod
		},
		"admin.roles.addAssignments": {
			wireName: "admin.roles.addAssignments",
			load: async () => (await import("./admin-roles-add-assignments.js")).adminRolesAddAssignmentsMethod
		},
		"admin.roles.listAssignments": {
			wireName: "admin.roles.listAssignments",
			load: async () => (await import("./admin-roles-list-assignments.js")).adminRolesListAssignmentsMethod
		},
		"admin.roles.removeAssignments": {
			wireName: "admin.roles.removeAssignments",
			load: async () => (await import("./admin-roles-remove-assignments.js")).adminRolesRemoveAssignmentsMethod
		},
		"admin.teams.admins.list": {
			wireName: "admin.teams.admins.list",
			load: async () => (await import("./admin-teams-admins-list.js")).adminTeamsAdminsListMethod
		},
		"admin.teams.create": {
			wireName: "admin.teams.create",
			load: async () => (await import("./admin-teams-create.js")).adminTeamsCreateMethod
		},
		"admin.teams.list": {
			wireName: "admin.teams.list",
			load: async () => (await import("./admin-teams-list.js")).adminTeamsListMethod
		},
		"admin.teams.owners.list": {
			wireName: "admin.teams.owners.list",
			load: async () => (await import("./admin-teams-owners-list.js")).adminTeamsOwnersListMethod
		},
		"admin.usergroups.addChannels": {
			wireName: "admin.usergroups.addChannels",
			load: async () => (await import("./admin-usergroups-add-channels.js")).adminUsergroupsAddChannelsMethod
		},
		"admin.usergroups.listChannels": {
			wireName: "admin.usergroups.listChannels",
			load: async () => (await import("./admin-usergroups-list-channels.js")).adminUsergroupsListChannelsMethod
		},
		"admin.users.assign": {
			wireName: "admin.users.assign",
			load: async () => (await import("./admin-users-assign.js")).adminUsersAssignMethod
		},
		"admin.users.getExpiration": {
			wireName: "admin.users.getExpiration",
			load: async () => (await import("./admin-users-get-expiration.js")).adminUsersGetExpirationMethod
		},
		"admin.users.invite": {
			wireName: "admin.users.invite",
			load: async () => (await import("./admin-users-invite.js")).adminUsersInviteMethod
		},
		"admin.users.list": {
			wireName: "admin.users.list",
			load: async () => (await import("./admin-users-list.js")).adminUsersListMethod
		},
		"admin.users.remove": {
			wireName: "admin.users.remove",
			load: async () => (await import("./admin-users-remove.js")).adminUsersRemoveMethod
		},
		"admin.users.session.reset": {
			wireName: "admin.users.session.reset",
			load: async () => (await import("./admin-users-session-reset.js")).adminUsersSessionResetMethod
		},
		"admin.users.setAdmin": {
			wireName: "admin.users.setAdmin",
			load: async () => (await import("./admin-users-set-admin.js")).adminUsersSetAdminMethod
		},
		"admin.users.setExpiration": {
			wireName: "admin.users.setExpiration",
			load: async () => (await import("./admin-users-set-expiration.js")).adminUsersSetExpirationMethod
		},
		"admin.users.setOwner": {
			wireName: "admin.users.setOwner",
			load: async () => (await import("./admin-users-set-owner.js")).adminUsersSetOwnerMethod
		},
		"admin.users.setRegular": {
			wireName: "admin.users.setRegular",
			load: async () => (await import("./admin-users-set-regular.js")).adminUsersSetRegularMethod
		},
		"agents.sessions.rename": {
			wireName: "agents.sessions.rename",
			load: async () => (await import("./agents-sessions-rename.js")).agentsSessionsRenameMethod
		},
		"agents.sessions.setStatus": {
			wireName: "agents.sessions.setStatus",
			load: async () => (await import("./agents-sessions-set-status.js")).agentsSessionsSetStatusMethod
		},
		"api.test": {
			wireName: "api.test",
			load: async () => (await import("./api-test.js")).apiTestMethod
		},
		"apps.connections.open": {
			wireName: "apps.connections.open",
			load: async () => (await import("./apps-connections-open.js")).appsConnectionsOpenMethod
		},
		"apps.event.authorizations.list": {
			wireName: "apps.event.authorizations.list",
			load: async () => (await import("./apps-event-authorizations-list.js")).appsEventAuthorizationsListMethod
		},
		"apps.manifest.create": {
			wireName: "apps.manifest.create",
			load: async () => (await import("./apps-manifest-create.js")).appsManifestCreateMethod
		},
		"apps.manifest.delete": {
			wireName: "apps.manifest.delete",
			load: async () => (await import("./apps-manifest-delete.js")).appsManifestDeleteMethod
		},
		"apps.manifest.export": {
			wireName: "apps.manifest.export",
			load: async () => (await import("./apps-manifest-export.js")).appsManifestExportMethod
		},
		"apps.manifest.update": {
			wireName: "apps.manifest.update",
			load: async () => (await import("./apps-manifest-update.js")).appsManifestUpdateMethod
		},
		"apps.manifest.validate": {
			wireName: "apps.manifest.validate",
			load: async () => (await import("./apps-manifest-validate.js")).appsManifestValidateMethod
		},
		"apps.uninstall": {
			wireName: "apps.uninstall",
			load: async () => (await import("./apps-uninstall.js")).appsUninstallMethod
		},
		"assistant.threads.setStatus": {
			wireName: "assistant.threads.setStatus",
			load: async () => (await import("./assistant-threads-set-status.js")).assistantThreadsSetStatusMethod
		},
		"assistant.threads.setSuggestedPrompts": {
			wireName: "assistant.threads.setSuggestedPrompts",
			load: async () => (await import("./assistant-threads-set-suggested-prompts.js")).assistantThreadsSetSuggestedPromptsMethod
		},
		"assistant.threads.setTitle": {
			wireName: "assistant.threads.setTitle",
			load: async () => (await import("./assistant-threads-set-title.js")).assistantThreadsSetTitleMethod
		},
		"auth.revoke": {
			wireName: "auth.revoke",
			load: async () => (await import("./auth-revoke.js")).authRevokeMethod
		},
		"auth.teams.list": {
			wireName: "auth.teams.list",
			load: async () => (await import("./auth-teams-list.js")).authTeamsListMethod
		},
		"auth.test": {
			wireName: "auth.test",
			load: async () => (await import("./auth-test.js")).authTestMethod
		},
		"bookmarks.add": {
			wireName: "bookmarks.add",
			load: async () => (await import("./bookmarks-add.js")).bookmarksAddMethod
		},
		"bookmarks.edit": {
			wireName: "bookmarks.edit",
			load: async () => (await import("./bookmarks-edit.js")).bookmarksEditMethod
		},
		"bookmarks.list": {
			wireName: "bookmarks.list",
			load: async () => (await import("./bookmarks-list.js")).bookmarksListMethod
		},
		"bookmarks.remove": {
			wireName: "bookmarks.remove",
			load: async () => (await import("./bookmarks-remove.js")).bookmarksRemoveMethod
		},
		"bots.info": {
			wireName: "bots.info",
			load: async () => (await import("./bots-info.js")).botsInfoMethod
		},
		"canvases.access.delete": {
			wireName: "canvases.access.delete",
			load: async () => (await import("./canvases-access-delete.js")).canvasesAccessDeleteMethod
		},
		"canvases.access.set": {
			wireName: "canvases.access.set",
			load: async () => (await import("./canvases-access-set.js")).canvasesAccessSetMethod
		},
		"canvases.create": {
			wireName: "canvases.create",
			load: async () => (await import("./canvases-create.js")).canvasesCreateMethod
		},
		"canvases.delete": {
			wireName: "canvases.delete",
			load: async () => (await import("./canvases-delete.js")).canvasesDeleteMethod
		},
		"canvases.edit": {
			wireName: "canvases.edit",
			load: async () => (await import("./canvases-edit.js")).canvasesEditMethod
		},
		"canvases.sections.lookup": {
			wireName: "canvases.sections.lookup",
			load: async () => (await import("./canvases-sections-lookup.js")).canvasesSectionsLookupMethod
		},
		"chat.appendStream": {
			wireName: "chat.appendStream",
			load: async () => (await import("./chat-append-stream.js")).chatAppendStreamMethod
		},
		"chat.delete": {
			wireName: "chat.delete",
			load: async () => (await import("./chat-delete.js")).chatDeleteMethod
		},
		"chat.deleteScheduledMessage": {
			wireName: "chat.deleteScheduledMessage",
			load: async () => (await import("./chat-delete-scheduled-message.js")).chatDeleteScheduledMessageMethod
		},
		"chat.getPermalink": {
			wireName: "chat.getPermalink",
			load: async () => (await import("./chat-get-permalink.js")).chatGetPermalinkMethod
		},
		"chat.meMessage": {
			wireName: "chat.meMessage",
			load: async () => (await import("./chat-me-message.js")).chatMeMessageMethod
		},
		"chat.postEphemeral": {
			wireName: "chat.postEphemeral",
			load: async () => (await import("./chat-post-ephemeral.js")).chatPostEphemeralMethod
		},
		"chat.postMessage": {
			wireName: "chat.postMessage",
			load: async () => (await import("./chat-post-message.js")).chatPostMessageMethod
		},
		"chat.scheduleMessage": {
			wireName: "chat.scheduleMessage",
			load: async () => (await import("./chat-schedule-message.js")).chatScheduleMessageMethod
		},
		"chat.scheduledMessages.list": {
			wireName: "chat.scheduledMessages.list",
			load: async () => (await import("./chat-scheduled-messages-list.js")).chatScheduledMessagesListMethod
		},
		"chat.startStream": {
			wireName: "chat.startStream",
			load: async () => (await import("./chat-start-stream.js")).chatStartStreamMethod
		},
		"chat.stopStream": {
			wireName: "chat.stopStream",
			load: async () => (await import("./chat-stop-stream.js")).chatStopStreamMethod
		},
		"chat.unfurl": {
			wireName: "chat.unfurl",
			load: async () => (await import("./chat-unfurl.js")).chatUnfurlMethod
		},
		"chat.update": {
			wireName: "chat.update",
			load: async () => (await import("./chat-update.js")).chatUpdateMethod
		},
		"conversations.archive": {
			wireName: "conversations.archive",
			load: async () => (await import("./conversations-archive.js")).conversationsArchiveMethod
		},
		"conversations.canvases.create": {
			wireName: "conversations.canvases.create",
			load: async () => (await import("./conversations-canvases-create.js")).conversationsCanvasesCreateMethod
		},
		"conversations.close": {
			wireName: "conversations.close",
			load: async () => (await import("./conversations-close.js")).conversationsCloseMethod
		},
		"conversations.create": {
			wireName: "conversations.create",
			load: async () => (await import("./conversations-create.js")).conversationsCreateMethod
		},
		"conversations.history": {
			wireName: "conversations.history",
			load: async () => (await import("./conversations-history.js")).conversationsHistoryMethod
		},
		"conversations.info": {
			wireName: "conversations.info",
			load: async () => (await import("./conversations-info.js")).conversationsInfoMethod
		},
		"conversations.invite": {
			wireName: "conversations.invite",
			load: async () => (await import("./conversations-invite.js")).conversationsInviteMethod
		},
		"conversations.join": {
			wireName: "conversations.join",
			load: async () => (await import("./conversations-join.js")).conversationsJoinMethod
		},
		"conversations.kick": {
			wireName: "conversations.kick",
			load: async () => (await import("./conversations-kick.js")).conversationsKickMethod
		},
		"conversations.leave": {
			wireName: "conversations.leave",
			load: async () => (await import("./conversations-leave.js")).conversationsLeaveMethod
		},
		"conversations.list": {
			wireName: "conversations.list",
			load: async () => (await import("./conversations-list.js")).conversationsListMethod
		},
		"conversations.mark": {
			wireName: "conversations.mark",
			load: async () => (await import("./conversations-mark.js")).conversationsMarkMethod
		},
		"conversations.members": {
			wireName: "conversations.members",
			load: async () => (await import("./conversations-members.js")).conversationsMembersMethod
		},
		"conversations.open": {
			wireName: "conversations.open",
			load: async () => (await import("./conversations-open.js")).conversationsOpenMethod
		},
		"conversations.rename": {
			wireName: "conversations.rename",
			load: async () => (await import("./conversations-rename.js")).conversationsRenameMethod
		},
		"conversations.replies": {
			wireName: "conversations.replies",
			load: async () => (await import("./conversations-replies.js")).conversationsRepliesMethod
		},
		"conversations.setPurpose": {
			wireName: "conversations.setPurpose",
			load: async () => (await import("./conversations-set-purpose.js")).conversationsSetPurposeMethod
		},
		"conversations.setTopic": {
			wireName: "conversations.setTopic",
			load: async () => (await import("./conversations-set-topic.js")).conversationsSetTopicMethod
		},
		"conversations.unarchive": {
			wireName: "conversations.unarchive",
			load: async () => (await import("./conversations-unarchive.js")).conversationsUnarchiveMethod
		},
		"dnd.endDnd": {
			wireName: "dnd.endDnd",
			load: async () => (await import("./dnd-end-dnd.js")).dndEndDndMethod
		},
		"dnd.endSnooze": {
			wireName: "dnd.endSnooze",
			load: async () => (await import("./dnd-end-snooze.js")).dndEndSnoozeMethod
		},
		"dnd.info": {
			wireName: "dnd.info",
			load: async () => (await import("./dnd-info.js")).dndInfoMethod
		},
		"dnd.setSnooze": {
			wireName: "dnd.setSnooze",
			load: async () => (await import("./dnd-set-snooze.js")).dndSetSnoozeMethod
		},
		"dnd.teamInfo": {
			wireName: "dnd.teamInfo",
			load: async () => (await import("./dnd-team-info.js")).dndTeamInfoMethod
		},
		"emoji.list": {
			wireName: "emoji.list",
			load: async () => (await import("./emoji-list.js")).emojiListMethod
		},
		"files.completeUploadExternal": {
			wireName: "files.completeUploadExternal",
			load: async () => (await import("./files-complete-upload-external.js")).filesCompleteUploadExternalMethod
		},
		"files.delete": {
			wireName: "files.delete",
			load: async () => (await import("./files-delete.js")).filesDeleteMethod
		},
		"files.getUploadURLExternal": {
			wireName: "files.getUploadURLExternal",
			load: async () => (await import("./files-get-upload-urlexternal.js")).filesGetUploadURLExternalMethod
		},
		"files.info": {
			wireName: "files.info",
			load: async () => (await import("./files-info.js")).filesInfoMethod
		},
		"files.list": {
			wireName: "files.list",
			load: async () => (await import("./files-list.js")).filesListMethod
		},
		"files.revokePublicURL": {
			wireName: "files.revokePublicURL",
			load: async () => (await import("./files-revoke-public-url.js")).filesRevokePublicURLMethod
		},
		"files.sharedPublicURL": {
			wireName: "files.sharedPublicURL",
			load: async () => (await import("./files-shared-public-url.js")).filesSharedPublicURLMethod
		},
		"functions.completeError": {
			wireName: "functions.completeError",
			load: async () => (await import("./functions-complete-error.js")).functionsCompleteErrorMethod
		},
		"functions.completeSuccess": {
			wireName: "functions.completeSuccess",
			load: async () => (await import("./functions-complete-success.js")).functionsCompleteSuccessMethod
		},
		"functions.distributions.permissions.add": {
			wireName: "functions.distributions.permissions.add",
			load: async () => (await import("./functions-distributions-permissions-add.js")).functionsDistributionsPermissionsAddMethod
		},
		"functions.distributions.permissions.list": {
			wireName: "functions.distributions.permissions.list",
			load: async () => (await import("./functions-distributions-permissions-list.js")).functionsDistributionsPermissionsListMethod
		},
		"functions.distributions.permissions.remove": {
			wireName: "functions.distributions.permissions.remove",
			load: async () => (await import("./functions-distributions-permissions-remove.js")).functionsDistributionsPermissionsRemoveMethod
		},
		"functions.distributions.permissions.set": {
			wireName: "functions.distributions.permissions.set",
			load: async () => (await import("./functions-distributions-permissions-set.js")).functionsDistributionsPermissionsSetMethod
		},
		"oauth.v2.access": {
			wireName: "oauth.v2.access",
			load: async () => (await import("./oauth-v2-access.js")).oauthV2AccessMethod
		},
		"oauth.v2.exchange": {
			wireName: "oauth.v2.exchange",
			load: async () => (await import("./oauth-v2-exchange.js")).oauthV2ExchangeMethod
		},
		"oauth.v2.user.access": {
			wireName: "oauth.v2.user.access",
			load: async () => (await import("./oauth-v2-user-access.js")).oauthV2UserAccessMethod
		},
		"openid.connect.token": {
			wireName: "openid.connect.token",
			load: async () => (await import("./openid-connect-token.js")).openidConnectTokenMethod
		},
		"openid.connect.userInfo": {
			wireName: "openid.connect.userInfo",
			load: async () => (await import("./openid-connect-user-info.js")).openidConnectUserInfoMethod
		},
		"pins.add": {
			wireName: "pins.add",
			load: async () => (await import("./pins-add.js")).pinsAddMethod
		},
		"pins.list": {
			wireName: "pins.list",
			load: async () => (await import("./pins-list.js")).pinsListMethod
		},
		"pins.remove": {
			wireName: "pins.remove",
			load: async () => (await import("./pins-remove.js")).pinsRemoveMethod
		},
		"reactions.add": {
			wireName: "reactions.add",
			load: async () => (await import("./reactions-add.js")).reactionsAddMethod
		},
		"reactions.get": {
			wireName: "reactions.get",
			load: async () => (await import("./reactions-get.js")).reactionsGetMethod
		},
		"reactions.list": {
			wireName: "reactions.list",
			load: async () => (await import("./reactions-list.js")).reactionsListMethod
		},
		"reactions.remove": {
			wireName: "reactions.remove",
			load: async () => (await import("./reactions-remove.js")).reactionsRemoveMethod
		},
		"reminders.add": {
			wireName: "reminders.add",
			load: async () => (await import("./reminders-add.js")).remindersAddMethod
		},
		"reminders.complete": {
			wireName: "reminders.complete",
			load: async () => (await import("./reminders-complete.js")).remindersCompleteMethod
		},
		"reminders.delete": {
			wireName: "reminders.delete",
			load: async () => (await import("./reminders-delete.js")).remindersDeleteMethod
		},
		"reminders.info": {
			wireName: "reminders.info",
			load: async () => (await import("./reminders-info.js")).remindersInfoMethod
		},
		"reminders.list": {
			wireName: "reminders.list",
			load: async () => (await import("./reminders-list.js")).remindersListMethod
		},
		"search.messages": {
			wireName: "search.messages",
			load: async () => (await import("./search-messages.js")).searchMessagesMethod
		},
		"svcLists.access.delete": {
			wireName: "svcLists.access.delete",
			load: async () => (await import("./svc-lists-access-delete.js")).svcListsAccessDeleteMethod
		},
		"svcLists.access.set": {
			wireName: "svcLists.access.set",
			load: async () => (await import("./svc-lists-access-set.js")).svcListsAccessSetMethod
		},
		"svcLists.create": {
			wireName: "svcLists.create",
			load: async () => (await import("./svc-lists-create.js")).svcListsCreateMethod
		},
		"svcLists.download.get": {
			wireName: "svcLists.download.get",
			load: async () => (await import("./svc-lists-download-get.js")).svcListsDownloadGetMethod
		},
		"svcLists.download.start": {
			wireName: "svcLists.download.start",
			load: async () => (await import("./svc-lists-download-start.js")).svcListsDownloadStartMethod
		},
		"svcLists.items.create": {
			wireName: "svcLists.items.create",
			load: async () => (await import("./svc-lists-items-create.js")).svcListsItemsCreateMethod
		},
		"svcLists.items.delete": {
			wireName: "svcLists.items.delete",
			load: async () => (await import("./svc-lists-items-delete.js")).svcListsItemsDeleteMethod
		},
		"svcLists.items.deleteMultiple": {
			wireName: "svcLists.items.deleteMultiple",
			load: async () => (await import("./svc-lists-items-delete-multiple.js")).svcListsItemsDeleteMultipleMethod
		},
		"svcLists.items.info": {
			wireName: "svcLists.items.info",
			load: async () => (await import("./svc-lists-items-info.js")).svcListsItemsInfoMethod
		},
		"svcLists.items.list": {
			wireName: "svcLists.items.list",
			load: async () => (await import("./svc-lists-items-list.js")).svcListsItemsListMethod
		},
		"svcLists.items.update": {
			wireName: "svcLists.items.update",
			load: async () => (await import("./svc-lists-items-update.js")).svcListsItemsUpdateMethod
		},
		"svcLists.update": {
			wireName: "svcLists.update",
			load: async () => (await import("./svc-lists-update.js")).svcListsUpdateMethod
		},
		"team.info": {
			wireName: "team.info",
			load: async () => (await import("./team-info.js")).teamInfoMethod
		},
		"team.profile.get": {
			wireName: "team.profile.get",
			load: async () => (await import("./team-profile-get.js")).teamProfileGetMethod
		},
		"tooling.tokens.rotate": {
			wireName: "tooling.tokens.rotate",
			load: async () => (await import("./tooling-tokens-rotate.js")).toolingTokensRotateMethod
		},
		"usergroups.create": {
			wireName: "usergroups.create",
			load: async () => (await import("./usergroups-create.js")).usergroupsCreateMethod
		},
		"usergroups.disable": {
			wireName: "usergroups.disable",
			load: async () => (await import("./usergroups-disable.js")).usergroupsDisableMethod
		},
		"usergroups.enable": {
			wireName: "usergroups.enable",
			load: async () => (await import("./usergroups-enable.js")).usergroupsEnableMethod
		},
		"usergroups.list": {
			wireName: "usergroups.list",
			load: async () => (await import("./usergroups-list.js")).usergroupsListMethod
		},
		"usergroups.update": {
			wireName: "usergroups.update",
			load: async () => (await import("./usergroups-update.js")).usergroupsUpdateMethod
		},
		"usergroups.users.list": {
			wireName: "usergroups.users.list",
			load: async () => (await import("./usergroups-users-list.js")).usergroupsUsersListMethod
		},
		"usergroups.users.update": {
			wireName: "usergroups.users.update",
			load: async () => (await import("./usergroups-users-update.js")).usergroupsUsersUpdateMethod
		},
		"users.conversations": {
			wireName: "users.conversations",
			load: async () => (await import("./users-conversations.js")).usersConversationsMethod
		},
		"users.getPresence": {
			wireName: "users.getPresence",
			load: async () => (await import("./users-get-presence.js")).usersGetPresenceMethod
		},
		"users.identity": {
			wireName: "users.identity",
			load: async () => (await import("./users-identity.js")).usersIdentityMethod
		},
		"users.info": {
			wireName: "users.info",
			load: async () => (await import("./users-info.js")).usersInfoMethod
		},
		"users.list": {
			wireName: "users.list",
			load: async () => (await import("./users-list.js")).usersListMethod
		},
		"users.lookupByEmail": {
			wireName: "users.lookupByEmail",
			load: async () => (await import("./users-lookup-by-email.js")).usersLookupByEmailMethod
		},
		"users.profile.get": {
			wireName: "users.profile.get",
			load: async () => (await import("./users-profile-get.js")).usersProfileGetMethod
		},
		"users.profile.set": {
			wireName: "users.profile.set",
			load: async () => (await import("./users-profile-set.js")).usersProfileSetMethod
		},
		"users.setPresence": {
			wireName: "users.setPresence",
			load: async () => (await import("./users-set-presence.js")).usersSetPresenceMethod
		},
		"views.open": {
			wireName: "views.open",
			load: async () => (await import("./views-open.js")).viewsOpenMethod
		},
		"views.publish": {
			wireName: "views.publish",
			load: async () => (await import("./views-publish.js")).viewsPublishMethod
		},
		"views.push": {
			wireName: "views.push",
			load: async () => (await import("./views-push.js")).viewsPushMethod
		},
		"views.update": {
			wireName: "views.update",
			load: async () => (await import("./views-update.js")).viewsUpdateMethod
		}
	},
	situations: webapiSituations,
	errors: commonErrors,
	warnings: {
		charsetMissing: "missing_charset",
		charsetSuperfluous: "superfluous_charset"
	},
	limits: {
		maxArgumentName: 128,
		maxArguments: 1e3,
		maxBodyBytesWithoutToken: 65536,
		maxBodyDepth: 64,
		maxBodyBytes: 17825792,
		maxBodyMembers: 5e4,
		maxBodyBytesInFlight: 134217728
	},
	types: {
		Attachment: { fields: { blocks: {
			wireName: "blocks",
			type: "Block"
		} } },
		Block: { fields: {
			accessory: {
				wireName: "accessory",
				type: "BlockElement"
			},
			svc_file: { wireName: "svc_file" },
			elements: {
				wireName: "elements",
				oneOf: [
					{ type: "ContextElement" },
					{ type: "BlockElement" },
					{ type: "Block" }
				]
			},
			element: {
				wireName: "element",
				type: "BlockElement"
			},
			hero_image: {
				wireName: "hero_image",
				type: "BlockElement"
			},
			icon: {
				wireName: "icon",
				type: "BlockElement"
			},
			actions: {
				wireName: "actions",
				type: "BlockElement"
			},
			rich_text_title: {
				wireName: "rich_text_title",
				type: "Block"
			},
			child_blocks: {
				wireName: "child_blocks",
				type: "Block"
			},
			details: {
				wireName: "details",
				type: "Block"
			},
			output: {
				wireName: "output",
				type: "Block"
			},
			tasks: {
				wireName: "tasks",
				type: "PlanTask"
			}
		} },
		BlockElement: { fields: {
			initial_value: {
				wireName: "initial_value",
				type: "Block"
			},
			svc_file: { wireName: "svc_file" }
		} },
		ContextElement: { fields: { svc_file: { wireName: "svc_file" } } },
		Conversation: { fields: { latest: {
			wireName: "latest",
			type: "Message"
		} } },
		DelayedMessage: { fields: {
			blocks: {
				wireName: "blocks",
				type: "Block"
			},
			attachments: {
				wireName: "attachments",
				type: "PostedAttachment"
			}
		} },
		Message: { fields: {
			attachments: {
				wireName: "attachments",
				type: "PostedAttachment"
			},
			blocks: {
				wireName: "blocks",
				type: "Block"
			}
		} },
		PinnedItem: { fields: { message: {
			wireName: "message",
			type: "Message"
		} } },
		PlanTask: { fields: {
			details: {
				wireName: "details",
				type: "Block"
			},
			output: {
				wireName: "output",
				type: "Block"
			}
		} },
		PostedAttachment: { fields: { blocks: {
			wireName: "blocks",
			type: "Block"
		} } },
		PostedMessage: { fields: {
			blocks: {
				wireName: "blocks",
				type: "Block"
			},
			attachments: {
				wireName: "attachments",
				type: "PostedAttachment"
			}
		} },
		ReactedItem: { fields: { message: {
			wireName: "message",
			type: "Message"
		} } },
		SearchMatch: { fields: {
			blocks: {
				wireName: "blocks",
				type: "Block"
			},
			attachments: {
				wireName: "attachments",
				type: "PostedAttachment"
			}
		} },
		StreamChunk: { fields: { blocks: {
			wireName: "blocks",
			type: "Block"
		} } },
		View: { fields: { blocks: {
			wireName: "blocks",
			type: "Block"
		} } },
		ViewContent: { fields: { blocks: {
			wireName: "blocks",
			type: "Block"
		} } }
	}
};
// ../../packages/scim-filter/src/explain.ts
const before = 60;
const after = 40;
function explain$2(text, start, end, message) {
	const from = Math.max(0, start - before);
	const to = Math.min(text.length, Math.max(start + after, Math.min(end, start + 80)));
	const lead = from > 0 ? "\u2026 " : "";
	const tail = to < text.length ? " \u2026" : "";
	const carets = "^".repeat(Math.max(1, Math.min(end, to) - start));
	return `${`${lead}${visible(text.slice(from, to))}${tail}`}\n${" ".repeat(lead.length + start - from)}${carets} ${message}`;
}
function quote$1(text) {
	return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}\u2026` : text);
}
function visible(text) {
	return text.replace(/\p{Cc}/gu, " ");
}
// ../../packages/scim-filter/src/print-filter.ts
function printFilter(filter) {
	switch (filter.kind) {
		case "and": return filter.operands.map((operand) => printOperand(operand, operand.kind !== "and" && operand.kind !== "or")).join(" and ");
		case "or": return filter.operands.map((operand) => printOperand(operand, operand.kind !== "or")).join(" or ");
		case "not": return `not (${printFilter(filter.operand)})`;
		case "present": return `${printAttribute(filter.attribute)} pr`;
		case "compare": return `${printAttribute(filter.attribute)} ${filter.operator} ${printValue(filter.value)}`;
		case "valuePath": return printPath(filter);
	}
}
function printPath(path) {
	if (path.kind === "attribute") return printAttribute(path);
	const { attribute, filter, subAttribute } = path;
	return `${printAttribute(attribute)}[${printFilter(filter)}]${subAttribute === void 0 ? "" : `.${subAttribute}`}`;
}
function printOperand(operand, isBare) {
	return isBare ? printFilter(operand) : `(${printFilter(operand)})`;
}
function printAttribute({ urn, name, subAttribute }) {
	return `${urn === void 0 ? "" : `${urn}:`}${name}${subAttribute === void 0 ? "" : `.${subAttribute}`}`;
}
function printValue(value) {
	return JSON.stringify(value);
}
// ../../packages/scim-filter/src/filter-type-error.ts
var FilterTypeError = class extends Error {
	name = "FilterTypeError";
	offset;
	filter;
	type;
	constructor(filter, type) {
		super(`${filter.operator} does not compare a value of the type ${type} at offset ${filter.start}`);
		this.offset = filter.start;
		this.filter = filter;
		this.type = type;
	}
	explain(text) {
		const message = `${this.filter.operator} does not compare a value of the type ${this.type}`;
		if (text !== void 0) return explain$2(text, this.filter.start, this.filter.end, message);
		const printed = printFilter(this.filter);
		return explain$2(printed, 0, printed.length, message);
	}
};
// ../../packages/scim-filter/src/fold-case.ts
function foldCase(text) {
	const lower = text.toLowerCase();
	return lower.includes("\u03c2") ? lower.replaceAll("\u03c2", "\u03c3") : lower;
}
// ../../packages/scim-filter/src/resolve-attribute.ts
const indexes = new WeakMap();
function resolveAttribute(path, schema) {
	const { urn, name, subAttribute } = path;
	if (urn === void 0 || matches(schema.urns, urn)) return follow(schema.attributes, [name, subAttribute]);
	const inExtension = findExtension(schema, urn);
	if (inExtension !== void 0) return follow(inExtension.attribute.subAttributes, [name, subAttribute], inExtension);
	const whole = `${urn}:${name}`;
	if (matches(schema.urns, whole)) return follow(schema.attributes, [subAttribute]);
	const extension = findExtension(schema, whole);
	if (extension === void 0 || subAttribute === void 0) return extension;
	return follow(extension.attribute.subAttributes, [subAttribute], extension);
}
function toElementSchema$1(attribute) {
	return { attributes: attribute.subAttributes ?? { value: attribute } };
}
function follow(attributes, [name, ...rest], parent) {
	if (name === void 0) return parent;
	const found = attributes && toIndex(attributes).get(name.toLowerCase());
	if (found === void 0) return void 0;
	const { attribute } = found;
	return follow(attribute.subAttributes, rest, {
		keys: [...parent?.keys ?? [], ...found.keys],
		attribute
	});
}
function findExtension(schema, urn) {
	const found = Object.entries(schema.attributes).find(([, { urns }]) => matches(urns, urn));
	return found === void 0 ? void 0 : {
		keys: [found[0]],
		attribute: found[1]
	};
}
function matches(urns, urn) {
	return urns?.some((known) => known.toLowerCase() === urn.toLowerCase()) ?? false;
}
function toIndex(attributes) {
	const known = indexes.get(attributes);
	if (known !== void 0) return known;
	const entries = Object.entries(attributes).map(([key, attribute]) => ({
		keys: [key],
		attribute
	}));
	const aliases = entries.flatMap((entry) => (entry.attribute.aliases ?? []).map((alias) => [alias, entry]));
	const names = entries.map((entry) => [entry.keys[0] ?? "", entry]);
	const index = new Map([...aliases, ...names].map(([name, entry]) => [name.toLowerCase(), entry]));
	indexes.set(attributes, index);
	return index;
}
// ../../packages/scim-filter/src/read-instant.ts
const daysBefore = [
	0,
	31,
	59,
	90,
	120,
	151,
	181,
	212,
	243,
	273,
	304,
	334,
	365
];
const none$2 = -1;
function readInstant(text) {
	if (!isForm(text)) return void 0;
	const days = readDays(readPair(text, 0) * 100 + readPair(text, 2), readPair(text, 5), readPair(text, 8));
	const seconds = readTime(readPair(text, 11), readPair(text, 14), readPair(text, 17));
	const end = text.charCodeAt(19) === 46 ? endOfDigits(text, 20) : 19;
	if (days === void 0 || seconds === none$2 || end === 20) return void 0;
	const offset = readOffset(text, end);
	return offset === void 0 ? void 0 : days * 864e5 + (seconds - offset) * 1e3 + readMilliseconds(text, end);
}
function isForm(text) {
	return text.length >= 19 && text.charCodeAt(4) === 45 && text.charCodeAt(7) === 45 && (text.charCodeAt(10) | 32) === 116 && text.charCodeAt(13) === 58 && text.charCodeAt(16) === 58;
}
function readDays(year, month, day) {
	const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	const before = daysBefore[month - 1];
	const after = daysBefore[month];
	if (year < 1 || before === void 0 || after === void 0 || day < 1) return void 0;
	if (day > after - before + (isLeap && month === 2 ? 1 : 0)) return void 0;
	const past = year - 1;
	const leapDays = (past / 4 | 0) - (past / 100 | 0) + (past / 400 | 0);
	return past * 365 + leapDays + before + (isLeap && month > 2 ? 1 : 0) + day - 719163;
}
function readTime(hours, minutes, seconds) {
	if (hours < 0 || minutes < 0 || seconds < 0 || hours > 23 || minutes > 59 || seconds > 59) return none$2;
	return (hours * 60 + minutes) * 60 + seconds;
}
function readMilliseconds(text, end) {
	if (end >= 23) return readPair(text, 20) * 10 + text.charCodeAt(22) - 48;
	return end === 22 ? readPair(text, 20) * 10 : end === 21 ? (text.charCodeAt(20) - 48) * 100 : 0;
}
function readOffset(text, at) {
	const sign = text.charCodeAt(at);
	if (at === text.length || (sign | 32) === 122 && at + 1 === text.length) return 0;
	const minutes = text.charCodeAt(at + 3) === 58 ? at + 4 : at + 3;
	if (sign !== 43 && sign !== 45 || minutes + 2 !== text.length) return void 0;
	const offset = readTime(readPair(text, at + 1), readPair(text, minutes), 0);
	if (offset === none$2) return void 0;
	return sign === 45 ? -offset : offset;
}
function readPair(text, at) {
	const tens = text.charCodeAt(at) - 48;
	const ones = text.charCodeAt(at + 1) - 48;
	return tens >>> 0 <= 9 && ones >>> 0 <= 9 ? tens * 10 + ones : -1e4;
}
function endOfDigits(text, start) {
	let end = start;
	while (text.charCodeAt(end) >= 48 && text.charCodeAt(end) <= 57) end++;
	return end;
}
// ../../packages/scim-filter/src/operand.ts
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
function toOperand(value, type, caseExact) {
	switch (type) {
		case "string":
		case "reference":
		case "binary": return caseExact ? String(value) : foldCase(String(value));
		case "boolean": return toBoolean(value);
		case "integer":
		case "decimal": return toNumber$1(value);
		case "dateTime": return typeof value === "string" ? readInstant(value) : void 0;
		case "complex": return;
	}
}
function operatorFits(operator, type) {
	switch (type) {
		case "string":
		case "reference": return true;
		case "binary": return !isOrder$1(operator);
		case "boolean": return operator === "eq" || operator === "ne";
		case "integer":
		case "decimal":
		case "dateTime": return operator === "eq" || operator === "ne" || isOrder$1(operator);
		case "complex": return false;
	}
}
function isOrder$1(operator) {
	return operator === "gt" || operator === "ge" || operator === "lt" || operator === "le";
}
function toBoolean(value) {
	switch (String(value).toLowerCase()) {
		case "true":
		case "1": return true;
		case "false":
		case "0": return false;
		default: return;
	}
}
function toNumber$1(value) {
	if (typeof value === "number") return value;
	if (typeof value === "boolean" || !jsonNumber.test(value)) return void 0;
	return Number.isFinite(Number(value)) ? Number(value) + 0 : void 0;
}
// ../../packages/scim-filter/src/predicate/value-matcher.ts
function toKey(name, anyCase) {
	return {
		name,
		anyCase,
		isInherited: name in Object.prototype
	};
}
function toMatcher(parts) {
	const { keys, test } = parts;
	const [key] = keys;
	if (key === void 0 || keys.length > 1) return (resource) => matchFrom(parts, resource, 0);
	return (resource) => {
		const value = typeof resource === "object" && resource !== null ? getProperty(resource, key) : void 0;
		return typeof value === "string" ? test(value) : matchFrom(parts, value, 1);
	};
}
function isPresent(value) {
	if (value === void 0 || value === null || value === "") return false;
	if (Array.isArray(value)) return value.some(isPresent);
	return isObject$1(value) ? Object.values(value).some(isPresent) : true;
}
function isObject$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
function getProperty(object, key) {
	const value = object[key.name];
	if (value === void 0) return key.anyCase ? findProperty(object, key.name) : void 0;
	return key.isInherited && !Object.hasOwn(object, key.name) ? void 0 : value;
}
function matchFrom(parts, start, from) {
	const { keys } = parts;
	let value = start;
	for (let index = from;; index++) {
		if (typeof value !== "object") return matchScalar(parts, value, keys[index], index);
		if (value === null) return parts.absent;
		if (Array.isArray(value)) return matchAny(parts, value, index);
		const key = keys[index] ?? (index === keys.length && !(value instanceof Date) ? parts.inObject : void 0);
		if (key === void 0) return parts.test(value);
		value = getProperty(value, key);
	}
}
function matchScalar(parts, value, key, index) {
	if (value === void 0) return parts.absent;
	return key === void 0 || index === parts.keys.length - 1 && isValueKey(key) ? parts.test(value) : parts.absent;
}
function matchAny(parts, elements, from) {
	for (let index = 0; index < elements.length; index++) if (matchFrom(parts, elements[index], from)) return true;
	return elements.length === 0 && parts.absent;
}
function isValueKey({ name }) {
	return name.toLowerCase() === "value";
}
function findProperty(object, key) {
	for (const name in object) if (name.length === key.length && name.toLowerCase() === key.toLowerCase() && Object.hasOwn(object, name)) return Reflect.get(object, name);
}
// ../../packages/scim-filter/src/compare-code-points.ts
function compareCodePoints(first, second) {
	const length = Math.min(first.length, second.length);
	for (let at = 0; at < length; at++) {
		const a = first.charCodeAt(at);
		const b = second.charCodeAt(at);
		if (a !== b) return rank$1(a) - rank$1(b);
	}
	return first.length - second.length;
}
function rank$1(unit) {
	return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
}
// ../../packages/scim-filter/src/predicate/value-test.ts
function toValueTest({ operator, value }, type, caseExact) {
	const operand = toOperand(value, type, caseExact);
	if (operand === void 0) return operator === "ne" ? always : never;
	if (typeof operand === "boolean") return toEqualityTest(operator, (found) => found === operand);
	if (typeof operand === "string") return toTextTest(operator, operand, caseExact);
	const test = toNumberTest(operator, operand);
	return type === "dateTime" ? (found) => test(toInstant(found)) : (found) => test(toNumber(found));
}
function toUntypedTest(comparison) {
	const { operator, value } = comparison;
	if (typeof value === "boolean") return toValueTest(comparison, "boolean", false);
	if (typeof value === "number") return toValueTest(comparison, "decimal", false);
	const asText = toValueTest(comparison, "string", false);
	const instant = readInstant(value);
	if (instant === void 0 || operator === "co" || operator === "sw" || operator === "ew") return asText;
	const asInstant = toNumberTest(operator, instant);
	return (found) => {
		const other = toInstant(found);
		return other === void 0 ? asText(found) : asInstant(other);
	};
}
function toTextTest(operator, operand, caseExact) {
	const fold = caseExact ? (text) => text : foldCase;
	switch (operator) {
		case "eq":
		case "ne": return toEqualityTest(operator, toTextEquality(operand, caseExact));
		case "co": return toPartTest((text) => text.includes(operand), caseExact);
		case "sw": return toPrefixTest(operand, caseExact);
		case "ew": return toPartTest((text) => text.endsWith(operand), caseExact);
		case "gt": return (found) => typeof found === "string" && compareCodePoints(fold(found), operand) > 0;
		case "ge": return (found) => typeof found === "string" && compareCodePoints(fold(found), operand) >= 0;
		case "lt": return (found) => typeof found === "string" && compareCodePoints(fold(found), operand) < 0;
		case "le": return (found) => typeof found === "string" && compareCodePoints(fold(found), operand) <= 0;
	}
}
function toTextEquality(operand, caseExact) {
	if (caseExact) return (found) => found === operand;
	return (found) => {
		if (typeof found !== "string") return false;
		const starts = startsFolded(found, operand);
		return starts === void 0 ? foldCase(found) === operand : starts && found.length === operand.length;
	};
}
function toPrefixTest(operand, caseExact) {
	if (caseExact) return (found) => typeof found === "string" && found.startsWith(operand);
	return (found) => typeof found === "string" && (startsFolded(found, operand) ?? foldCase(found).startsWith(operand));
}
function toPartTest(has, caseExact) {
	if (caseExact) return (found) => typeof found === "string" && has(found);
	return (found) => {
		if (typeof found !== "string") return false;
		if (has(found)) return true;
		const folded = foldCase(found);
		return folded !== found && has(folded);
	};
}
function startsFolded(text, folded) {
	for (let at = 0; at < folded.length; at++) {
		const char = text.charCodeAt(at);
		if (char > 127) return void 0;
		if ((char >= 65 && char <= 90 ? char + 32 : char) !== folded.charCodeAt(at)) return false;
	}
	return true;
}
function toNumberTest(operator, operand) {
	switch (operator) {
		case "eq": return (number) => number === operand;
		case "ne": return (number) => number !== operand;
		case "gt": return (number = NaN) => number > operand;
		case "ge": return (number = NaN) => number >= operand;
		case "lt": return (number = NaN) => number < operand;
		case "le": return (number = NaN) => number <= operand;
		case "co":
		case "sw":
		case "ew": return never;
	}
}
function toEqualityTest(operator, equals) {
	if (operator === "eq") return equals;
	return operator === "ne" ? (found) => !equals(found) : never;
}
function toInstant(value) {
	if (typeof value === "string") return readInstant(value);
	return value instanceof Date ? value.getTime() : void 0;
}
function toNumber(value) {
	return typeof value === "number" ? value : void 0;
}
function always() {
	return true;
}
function never() {
	return false;
}
// ../../packages/scim-filter/src/predicate/compile-filter.ts
function compileFilter(filter, schema) {
	return compile$1(filter, schema);
}
function compile$1(filter, schema) {
	switch (filter.kind) {
		case "and": return every(filter.operands.map((operand) => compile$1(operand, schema)));
		case "or": return some(filter.operands.map((operand) => compile$1(operand, schema)));
		case "not": return negate(compile$1(filter.operand, schema));
		case "present": return compilePresence(filter, schema);
		case "compare": return compileComparison(filter, schema);
		case "valuePath": return compileValuePath(filter, schema);
	}
}
function every(tests) {
	const [first, second] = tests;
	if (tests.length === 2 && first && second) return (value) => first(value) && second(value);
	return (value) => {
		for (const test of tests) if (!test(value)) return false;
		return true;
	};
}
function some(tests) {
	const [first, second] = tests;
	if (tests.length === 2 && first && second) return (value) => first(value) || second(value);
	return (value) => {
		for (const test of tests) if (test(value)) return true;
		return false;
	};
}
function negate(test) {
	return (value) => !test(value);
}
function compilePresence({ attribute }, schema) {
	return atAttribute(attribute, schema, false, () => ({ test: isPresent }));
}
function compileComparison(filter, schema) {
	const { attribute, operator, value } = filter;
	if (value === null) return compileNull(filter, schema);
	return atAttribute(attribute, schema, operator === "ne", (known) => {
		if (known === void 0) return {
			test: toUntypedTest({
				operator,
				value
			}),
			inObject: valueKey
		};
		const inner = defaultOf(known);
		const { type = "string", caseExact = false } = inner ?? known;
		if (!operatorFits(operator, type)) throw new FilterTypeError(filter, type);
		return {
			test: toValueTest({
				operator,
				value
			}, type, caseExact || type === "reference" || type === "binary"),
			...inner && { inObject: valueKey }
		};
	});
}
function compileNull({ attribute, operator }, schema) {
	if (operator !== "eq" && operator !== "ne") return () => false;
	const isThere = () => true;
	const hasValue = atAttribute(attribute, schema, false, (known) => ({
		test: isThere,
		...known && defaultOf(known) && { inObject: valueKey }
	}));
	return operator === "ne" ? hasValue : negate(hasValue);
}
function defaultOf({ type, subAttributes }) {
	return type === "complex" ? subAttributes?.["value"] : void 0;
}
function compileValuePath({ attribute, filter }, schema) {
	return atAttribute(attribute, schema, false, (known) => {
		const test = compile$1(filter, known && toElementSchema$1(known));
		return { test: (element) => test(typeof element === "object" ? element : { value: element }) };
	});
}
const valueKey = toKey("value", true);
function atAttribute(path, schema, absent, toTest) {
	if (schema === void 0) return atUntyped(path, {
		...toTest(void 0),
		absent
	});
	const found = resolveAttribute(path, schema);
	if (found === void 0) return () => absent;
	return toMatcher({
		...toTest(found.attribute),
		keys: found.keys.map((key) => toKey(key, false)),
		absent
	});
}
function atUntyped({ urn, name, subAttribute }, parts) {
	const toTest = (...names) => {
		const keys = names.filter((key) => key !== void 0).map((key) => toKey(key, true));
		return toMatcher({
			...parts,
			keys
		});
	};
	if (urn === void 0 || urn.toLowerCase().includes(":core:")) return toTest(name, subAttribute);
	const whole = `${urn}:${name}`;
	const wholeKey = toKey(whole, true);
	const [asWhole, asPart] = [toTest(whole, subAttribute), toTest(urn, name, subAttribute)];
	return (resource) => {
		return isObject$1(resource) && getProperty(resource, wholeKey) !== void 0 ? asWhole(resource) : asPart(resource);
	};
}
// ../../packages/scim-filter/src/sql/fragment.ts
function sql(texts, ...values) {
	return {
		parts: texts.flatMap((text, index) => [text, ...values.slice(index, index + 1)]),
		depth: 1 + Math.max(0, ...values.map(depthOf))
	};
}
function bind(value) {
	return { parameter: value };
}
function joinFragments(fragments, word) {
	if (fragments.length <= 8) return {
		parts: [
			"(",
			...fragments.flatMap((fragment, index) => index === 0 ? [fragment] : [` ${word} `, fragment]),
			")"
		],
		depth: fragments.length + Math.max(...fragments.map(depthOf))
	};
	const middle = fragments.length >> 1;
	return joinFragments([fragments.slice(0, middle), fragments.slice(middle)].map((half) => joinFragments(half, word)), word);
}
function toTemplate(fragment) {
	const texts = [""];
	const parameters = [];
	const write = ({ parts }) => {
		for (const part of parts) if (typeof part === "string") texts.push(`${texts.pop() ?? ""}${part}`);
		else if ("parts" in part) write(part);
		else {
			parameters.push(part.parameter);
			texts.push("");
		}
	};
	write(fragment);
	Object.defineProperty(texts, "raw", { value: [...texts] });
	return {
		strings: texts,
		parameters
	};
}
function depthOf(value) {
	return typeof value === "object" && "depth" in value ? value.depth : 0;
}
// ../../packages/scim-filter/src/sql/sql-column.ts
function typeOf$2(content) {
	switch (content) {
		case "text":
		case "foldedText":
		case "asciiText": return "string";
		case "boolean": return "boolean";
		case "integer": return "integer";
		case "number": return "decimal";
		case "epochMs":
		case "isoText":
		case "timestamp": return "dateTime";
	}
}
// ../../packages/scim-filter/src/sql/compare-column.ts
const isTrue$1 = sql`1 = 1`;
const isFalse = sql`1 = 0`;
function columnPresent({ sql: column, holds }) {
	if (!(holds === "text" || holds === "foldedText" || holds === "asciiText")) return {
		holds: sql`${column} IS NOT NULL`,
		fails: sql`${column} IS NULL`
	};
	return {
		holds: sql`${column} <> ''`,
		fails: sql`(${column} IS NULL OR ${column} = '')`
	};
}
function columnAssigned({ sql: column }) {
	return {
		holds: sql`${column} IS NOT NULL`,
		fails: sql`${column} IS NULL`
	};
}
function compareColumn(filter, column, dialect) {
	const { operator, value } = filter;
	const type = typeOf$2(column.holds);
	if (value === null) return {
		holds: isFalse,
		fails: isTrue$1
	};
	if (!operatorFits(operator, type)) throw new FilterTypeError(filter, type);
	const operand = toOperand(value, type, column.holds === "text");
	if (operand === void 0) return operator === "ne" ? {
		holds: isTrue$1,
		fails: isFalse
	} : {
		holds: isFalse,
		fails: isTrue$1
	};
	if (typeof operand === "string") return isStorable(operand) ? compareText$1(operator, operand, column, dialect) : void 0;
	if (typeof operand === "boolean") return compareBoolean(operator, operand, column.sql);
	return compareNumber(operator, operand, column, dialect);
}
function orAbsent(operator, column, holds, fails) {
	if (operator === "ne") return {
		holds: sql`(${column} IS NULL OR ${holds})`,
		fails
	};
	return {
		holds,
		fails: sql`(${column} IS NULL OR ${fails})`
	};
}
function compareText$1(operator, operand, column, dialect) {
	const text = column.holds === "asciiText" ? dialect.lower(column.sql) : column.sql;
	if (operator === "co" || operator === "sw" || operator === "ew") {
		if (operand === "") return columnAssigned(column);
		const find = {
			co: dialect.contains,
			sw: dialect.startsWith,
			ew: dialect.endsWith
		}[operator];
		const found = find(text, operand);
		return orAbsent(operator, column.sql, found, sql`NOT ${found}`);
	}
	const isEquality = operator === "eq" || operator === "ne";
	return compareBySign(operator, column.sql, isEquality ? text : dialect.ordered(text), sql`${bind(operand)}`);
}
function compareBoolean(operator, operand, column) {
	return compareBySign(operator, column, column, operand ? sql`TRUE` : sql`FALSE`);
}
function compareNumber(operator, operand, column, dialect) {
	const left = column.holds === "isoText" && isOrder(operator) ? dialect.ordered(column.sql) : column.sql;
	if (column.holds === "integer" && !Number.isInteger(operand)) return compareFraction(operator, operand, column, dialect);
	const right = toRight(operand, column.holds, dialect);
	return right === void 0 ? void 0 : compareBySign(operator, column.sql, left, right);
}
function toRight(operand, holds, dialect) {
	switch (holds) {
		case "number": return dialect.number(operand, "number");
		case "isoText": return hasFourDigitYear(operand) ? sql`${bind(new Date(operand).toISOString())}` : void 0;
		case "timestamp": return hasFourDigitYear(operand) ? dialect.timestamp?.(operand) : void 0;
		default: return Number.isSafeInteger(operand) ? dialect.number(operand, "integer") : void 0;
	}
}
function compareFraction(operator, operand, column, dialect) {
	if (operator === "eq") return {
		holds: isFalse,
		fails: isTrue$1
	};
	if (operator === "ne") return {
		holds: isTrue$1,
		fails: isFalse
	};
	const isGreater = operator === "gt" || operator === "ge";
	return compareNumber(isGreater ? "gt" : "lt", isGreater ? Math.floor(operand) : Math.ceil(operand), column, dialect);
}
const signs = {
	eq: ["=", "<>"],
	ne: ["<>", "="],
	gt: [">", "<="],
	ge: [">=", "<"],
	lt: ["<", ">="],
	le: ["<=", ">"],
	co: ["=", "<>"],
	sw: ["=", "<>"],
	ew: ["=", "<>"]
};
function compareBySign(operator, column, left, right) {
	const [sign, opposite] = signs[operator];
	return orAbsent(operator, column, sql`${left} ${sign} ${right}`, sql`${left} ${opposite} ${right}`);
}
function isOrder(operator) {
	return operator === "gt" || operator === "ge" || operator === "lt" || operator === "le";
}
function isStorable(text) {
	return text.isWellFormed() && !text.includes("\0");
}
function hasFourDigitYear(instant) {
	const year = new Date(instant).getUTCFullYear();
	return year >= 1 && year <= 9999;
}
// ../../packages/scim-filter/src/sql/sql-dialect.ts
const sqlite = {
	lower: (text) => `lower(${text})`,
	ordered: (text) => text,
	number: (value) => sql`${bind(value)}`,
	timestamp: void 0,
	contains: (text, part) => sql`instr(${text}, ${bind(part)}) > 0`,
	startsWith: (text, part) => {
		const next = followerOf(part);
		if (next === void 0) return beginsWith(text, part);
		return sql`(${text} >= ${bind(part)} AND ${text} < ${bind(next)})`;
	},
	endsWith: (text, part) => sql`substr(${text}, -${lengthOf(part)}) = ${bind(part)}`,
	subqueryEnd: ""
};
const postgres = {
	lower: (text) => `lower(${text} COLLATE "C")`,
	ordered: (text) => `${text} COLLATE "C"`,
	number: (value, type) => type === "integer" ? sql`${bind(value)}::bigint` : sql`${bind(value)}::double precision`,
	timestamp: (instant) => sql`${bind(new Date(instant).toISOString())}::timestamptz`,
	contains: (text, part) => sql`${text} LIKE ${bind(`%${escapeLike(part)}%`)} ESCAPE '\\'`,
	startsWith: (text, part) => sql`${text} LIKE ${bind(`${escapeLike(part)}%`)} ESCAPE '\\'`,
	endsWith: (text, part) => sql`${text} LIKE ${bind(`%${escapeLike(part)}`)} ESCAPE '\\'`,
	subqueryEnd: ""
};
const sqlDialects = {
	sqlite,
	postgres
};
const plainSqlDialects = {
	sqlite: {
		...sqlite,
		startsWith: beginsWith
	},
	postgres: {
		...postgres,
		subqueryEnd: " OFFSET 0"
	}
};
function beginsWith(text, part) {
	return sql`substr(${text}, 1, ${lengthOf(part)}) = ${bind(part)}`;
}
function escapeLike(text) {
	return text.replace(/[\\%_]/g, "\\$&");
}
function lengthOf(text) {
	return String([...text].length);
}
function followerOf(text) {
	const points = [...text];
	const last = points.pop()?.codePointAt(0);
	if (last === void 0 || last === 1114111) return void 0;
	const next = last === 55295 ? 57344 : last + 1;
	return `${points.join("")}${String.fromCodePoint(next)}`;
}
// ../../packages/scim-filter/src/sql/to-sql.ts
const maxDepth = 800;
const maxParameters = 3e4;
const maxLength$4 = 5e5;
const manyConditions = 50;
function toSql(filter, { columns, dialect }) {
	const dialects = countConditions(filter) < manyConditions ? sqlDialects : plainSqlDialects;
	const fragment = write$1(filter, false, {
		places: toPlaces(columns),
		dialect: dialects[dialect]
	});
	if (fragment === void 0 || fragment.depth > maxDepth) return void 0;
	const template = toTemplate(fragment);
	const length = template.strings.reduce((sum, text) => sum + text.length, 0);
	return template.parameters.length > maxParameters || length > maxLength$4 ? void 0 : template;
}
function countConditions(filter) {
	switch (filter.kind) {
		case "and":
		case "or": return filter.operands.reduce((sum, operand) => sum + countConditions(operand), 0);
		case "not": return countConditions(filter.operand);
		case "present":
		case "compare": return 1;
		case "valuePath": return 1 + countConditions(filter.filter);
	}
}
function toPlaces(columns) {
	return new Map(Object.entries(columns).map(([path, place]) => [path.toLowerCase(), place]));
}
function write$1(filter, negated, context) {
	switch (filter.kind) {
		case "and": return writeList$3(filter.operands, negated ? "OR" : "AND", negated, context);
		case "or": return writeList$3(filter.operands, negated ? "AND" : "OR", negated, context);
		case "not": return write$1(filter.operand, !negated, context);
		case "present": return pick(testPresence(filter, context), negated);
		case "compare": return pick(testComparison(filter, context), negated);
		case "valuePath": return pick(testElements(filter, context), negated);
	}
}
function pick(test, negated) {
	return negated ? test?.fails : test?.holds;
}
function writeList$3(filters, word, negated, context) {
	const fragments = [];
	for (const filter of filters) {
		const fragment = write$1(filter, negated, context);
		if (fragment === void 0) return void 0;
		fragments.push(fragment);
	}
	return joinFragments(fragments, word);
}
function testPresence({ attribute }, { places, dialect }) {
	const { column, elements } = findPlace(attribute, places);
	if (elements === void 0) return column && columnPresent(column);
	if (attribute.subAttribute === void 0) return exist(elements, dialect);
	return column && exist(elements, dialect, columnPresent(column).holds);
}
function testComparison(filter, { places, dialect }) {
	const { column, elements } = findPlace(filter.attribute, places);
	if (column === void 0) return void 0;
	const isNull = filter.value === null && (filter.operator === "eq" || filter.operator === "ne");
	const test = isNull ? columnAssigned(column) : compareColumn(filter, column, dialect);
	if (test === void 0) return void 0;
	const found = elements === void 0 ? test : exist(elements, dialect, test.holds);
	if (isNull) return filter.operator === "ne" ? found : {
		holds: found.fails,
		fails: found.holds
	};
	if (elements === void 0 || filter.operator !== "ne") return found;
	const any = exist(elements, dialect);
	return {
		holds: sql`(${found.holds} OR ${any.fails})`,
		fails: sql`(${found.fails} AND ${any.holds})`
	};
}
function testElements({ attribute, filter }, { places, dialect }) {
	const { elements } = findPlace(attribute, places);
	if (elements === void 0 || attribute.subAttribute !== void 0) return void 0;
	const condition = write$1(filter, false, {
		places: toPlaces(elements.columns),
		dialect
	});
	return condition && exist(elements, dialect, condition);
}
function exist({ from, where }, { subqueryEnd }, condition) {
	const exists = sql`EXISTS (SELECT 1 FROM ${from} WHERE (${where})${condition === void 0 ? "" : sql` AND ${condition}`}${subqueryEnd})`;
	return {
		holds: exists,
		fails: sql`NOT ${exists}`
	};
}
function findPlace({ urn, name, subAttribute }, places) {
	const parent = `${urn === void 0 || urn.toLowerCase().includes(":core:") ? "" : `${urn}:`}${name}`.toLowerCase();
	const place = places.get(subAttribute === void 0 ? parent : `${parent}.${subAttribute.toLowerCase()}`);
	if (place !== void 0) return "from" in place ? {
		elements: place,
		column: columnOf$1(place, "value")
	} : { column: place };
	const elements = subAttribute === void 0 ? void 0 : places.get(parent);
	if (elements === void 0 || subAttribute === void 0 || !("from" in elements)) return {};
	return {
		elements,
		column: columnOf$1(elements, subAttribute)
	};
}
function columnOf$1({ columns }, subAttribute) {
	const name = subAttribute.toLowerCase();
	return Object.entries(columns).find(([key]) => key.toLowerCase() === name)?.[1];
}
// ../../packages/scim-core/src/filters/to-filter-schema.ts
function toFilterSchema({ urns, attributes, filterable }) {
	const entries = Object.entries(filterable).map(([name, { type, caseExact, aliases }]) => {
		const attribute = type === "complex" ? attributes[name] : void 0;
		return [name, {
			type,
			caseExact,
			aliases,
			...attribute && toComplex(attribute)
		}];
	});
	return {
		attributes: Object.fromEntries(entries),
		urns: Object.values(urns)
	};
}
const elementSchemas = new WeakMap();
function toElementSchema(attribute) {
	const known = elementSchemas.get(attribute);
	if (known !== void 0) return known;
	const { type, subAttributes = {} } = attribute;
	const schema = { attributes: type === "complex" ? toAttributes(subAttributes) : { value: toSimple(attribute) } };
	elementSchemas.set(attribute, schema);
	return schema;
}
function toComplex({ subAttributes = {}, extension }) {
	return {
		subAttributes: toAttributes(subAttributes),
		...extension && { urns: Object.values(extension.urns) }
	};
}
function toAttributes(attributes) {
	return Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, toSimple(attribute)]));
}
function toSimple({ name, wireName, type, caseExact }) {
	return {
		type,
		caseExact,
		...wireName === name ? {} : { aliases: [wireName] }
	};
}
// ../../packages/scim-core/src/json/json-object.ts
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function memberOf(object, name) {
	if (Object.hasOwn(object, name)) return object[name];
	const wanted = name.toLowerCase();
	const key = Object.keys(object).find((candidate) => candidate.toLowerCase() === wanted);
	return key === void 0 ? void 0 : object[key];
}
function listOf$2(value) {
	return Array.isArray(value) ? value : [value];
}
// ../../packages/scim-core/src/refusals/refused-error.ts
const brand$2 = Symbol.for("@rollcall/scim-core/ScimRefusedError");
var ScimRefusedError = class ScimRefusedError extends Error {
	situation;
	because;
	constructor(situation, because) {
		super(`${situation}: ${because.rule}`);
		this.name = "ScimRefusedError";
		this.situation = situation;
		this.because = because;
	}
	static [Symbol.hasInstance](value) {
		if (this !== ScimRefusedError) return super[Symbol.hasInstance](value);
		return typeof value === "object" && value !== null && brand$2 in value;
	}
	get [brand$2]() {
		return true;
	}
};
// ../../packages/scim-core/src/validators/is-date-time.ts
const shape = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(\.\d+)?(Z|[+-](\d\d):?(\d\d))?$/;
function isDateTime(text) {
	const found = shape.exec(text);
	if (found === null) return false;
	const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number);
	const [offsetHours = 0, offsetMinutes = 0] = found.slice(9, 11).map((part) => Number(part ?? 0));
	if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return false;
	return hour <= 23 && minute <= 59 && second <= 60 && offsetHours <= 14 && offsetMinutes <= 59;
}
function daysOf(year, month) {
	if (month === 2) return isLeap(year) ? 29 : 28;
	return [
		4,
		6,
		9,
		11
	].includes(month) ? 30 : 31;
}
function isLeap(year) {
	return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
// ../../packages/scim-core/src/changes/elements.ts
function mergeInto(current, value) {
	if (!isObject(value) || !isObject(current)) return value;
	const merged = { ...current };
	for (const [name, part] of Object.entries(value)) merged[name] = mergeInto(current[name], part);
	return merged;
}
function removePart(current, name) {
	if (!isObject(current)) return current;
	const [first = "", ...rest] = name.split(".");
	const { [first]: part, ...others } = current;
	const left = rest.length === 0 || part === void 0 ? void 0 : removePart(part, rest.join("."));
	if (left !== void 0) return {
		...current,
		[first]: left
	};
	return Object.keys(others).length === 0 ? void 0 : others;
}
function createIsDescribed(values) {
	if (values.length === 0) return void 0;
	const tests = [...Map.groupBy(values.filter(isObject), (value) => Object.keys(value).sort().join(" ")).values()].map((alike) => {
		const names = Object.keys(alike[0] ?? {}).sort();
		const known = new Set(alike.map((value) => toText$1(names.map((name) => value[name] ?? null))));
		return (element) => isObject(element) && known.has(toText$1(names.map((name) => element[name] ?? null)));
	});
	return (element) => tests.some((test) => test(element));
}
function toText$1(value) {
	return JSON.stringify(value, (_key, inner) => isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a < b ? -1 : 1)) : inner);
}
// ../../packages/scim-core/src/changes/element-list.ts
function createElementList(given, schema) {
	const state = {
		elements: new Map(),
		places: new Map(),
		primaries: new Set(),
		schema,
		next: 0
	};
	for (const element of given) put(state, state.next, element);
	return {
		apply: (change) => {
			if (change.kind === "remove") remove$4(state, change);
			else write(state, change, Array.isArray(change.value) ? change.value : [change.value]);
		},
		toArray: () => [...state.elements.values()]
	};
}
function write(state, change, values) {
	const { where, subAttribute } = change;
	const kind = change.kind === "add" ? "add" : "replace";
	if (where === void 0 && subAttribute === void 0) {
		if (kind === "replace") removeAll(state, [...state.elements.keys()]);
		for (const value of values) add$2(state, value);
		return;
	}
	const described = where === void 0 ? {} : describe$5(where);
	const targets = placesOf$1(state, where);
	refuseNone(targets, change);
	if (targets.length === 0) for (const made of makeElements(state, change, described, values)) add$2(state, made);
	else if (kind === "replace" && subAttribute === void 0) replace$1(state, targets, overlay(described, merge(values)));
	else for (const place of targets) settle$1(state, place, mergeInto(state.elements.get(place), merge(values)));
}
function makeElements({ schema }, { attribute, where }, described, values) {
	const made = values.map((value) => overlay(described, value));
	if (where === void 0) return made;
	const matches = compileFilter(where, schema);
	if (made.every((element) => matches(toObject(element)))) return made;
	throw missed(attribute);
}
function replace$1(state, [first = 0, ...others], element) {
	removeAll(state, others);
	settle$1(state, first, element);
}
function add$2(state, element) {
	const place = firstOf$1(state.places.get(keyOf$2(element, state.schema)));
	if (place === void 0) settle$1(state, state.next, element);
	else settle$1(state, place, mergeInto(state.elements.get(place), element));
}
function firstOf$1(places = new Set()) {
	let first;
	for (const place of places) if (first === void 0 || place < first) first = place;
	return first;
}
function settle$1(state, place, element) {
	put(state, place, element);
	if (!state.primaries.has(place)) return;
	for (const other of [...state.primaries]) if (other !== place) put(state, other, mergeInto(state.elements.get(other), { primary: false }));
}
function refuseNone(targets, { attribute, mustMatch }) {
	if (targets.length === 0 && mustMatch === true) throw missed(attribute);
}
function missed(at) {
	return new ScimRefusedError("targetMissing", {
		rule: "RFC 7644 \u00a73.5.2.3",
		at,
		wanted: "a condition that an element meets"
	});
}
function remove$4(state, change) {
	const { where, subAttribute, values } = change;
	const meant = values === void 0 ? placesOf$1(state, where) : listedPlaces(state, where, values);
	refuseNone(meant, change);
	for (const place of meant) {
		const left = subAttribute === void 0 ? void 0 : removePart(state.elements.get(place), subAttribute);
		if (left === void 0) removeAll(state, [place]);
		else put(state, place, left);
	}
}
function listedPlaces(state, where, values) {
	const keyed = values.filter(hasValue$1).flatMap((value) => [...state.places.get(keyOf$2(value, state.schema)) ?? []]);
	const isDescribed = createIsDescribed(values.filter((value) => !hasValue$1(value)));
	const described = isDescribed === void 0 ? [] : [...state.elements.keys()].filter((at) => isDescribed(state.elements.get(at)));
	const listed = new Set([...keyed, ...described]);
	if (where === void 0) return [...listed];
	return placesOf$1(state, where).filter((place) => listed.has(place));
}
function placesOf$1(state, where) {
	if (where === void 0) return [...state.elements.keys()];
	const key = keyMeant(where, state.schema);
	if (key !== void 0) return [...state.places.get(key) ?? []].sort((one, other) => one - other);
	const matches = compileFilter(where, state.schema);
	return [...state.elements.keys()].filter((place) => matches(toObject(state.elements.get(place))));
}
function toObject(element) {
	return isObject(element) ? element : { value: element };
}
function put(state, place, element) {
	const { elements, places, primaries, schema } = state;
	if (elements.has(place)) forget(state, place);
	elements.set(place, element);
	const key = keyOf$2(element, schema);
	const same = places.get(key);
	if (same === void 0) places.set(key, new Set([place]));
	else same.add(place);
	if (isPrimary$1(element)) primaries.add(place);
	state.next = Math.max(state.next, place + 1);
}
function forget({ elements, places, primaries, schema }, place) {
	const key = keyOf$2(elements.get(place), schema);
	const same = places.get(key);
	same?.delete(place);
	if (same?.size === 0) places.delete(key);
	primaries.delete(place);
}
function removeAll(state, places) {
	for (const place of places) {
		forget(state, place);
		state.elements.delete(place);
	}
}
function keyOf$2(element, schema) {
	const key = isObject(element) ? element["value"] : element;
	if (key === void 0 || key === null || typeof key === "object") return `all ${toText$1(element)}`;
	return typeof key === "string" ? `value ${foldValue(key, schema)}` : key;
}
function keyMeant(where, schema) {
	if (where.kind !== "compare" || where.operator !== "eq" || typeof where.value !== "string") return void 0;
	const { name, subAttribute } = where.attribute;
	if (name !== "value" || subAttribute !== void 0) return void 0;
	const untyped = isDateTime(where.value) ? "dateTime" : "string";
	const type = schema === void 0 ? untyped : schema.attributes["value"]?.type ?? "string";
	return type === "string" || type === "reference" ? `value ${foldValue(where.value, schema)}` : void 0;
}
function foldValue(text, schema) {
	const { type, caseExact = false } = schema?.attributes["value"] ?? {};
	return caseExact || type === "reference" || type === "binary" ? text : foldCase(text);
}
function hasValue$1(element) {
	const value = isObject(element) ? element["value"] : element;
	return value !== void 0 && value !== null && typeof value !== "object";
}
function describe$5(where) {
	if (where.kind === "and") return Object.assign({}, ...where.operands.map(describe$5));
	return where.kind === "compare" && where.operator === "eq" && where.value !== null && where.attribute.subAttribute === void 0 ? { [where.attribute.name]: where.value } : {};
}
function overlay(described, value) {
	return isObject(value) ? {
		...described,
		...value
	} : value;
}
function merge(values) {
	return values.reduce((merged, value) => mergeInto(merged, value), {});
}
function isPrimary$1(element) {
	return isObject(element) && element["primary"] === true;
}
// ../../packages/scim-core/src/changes/apply-changes.ts
const minKeptLength = 256;
function applyChanges(resource, changes, definition) {
	const changed = new Map(Object.entries(resource));
	const lists = new Map();
	for (const change of changes) {
		const { attribute, kind } = change;
		const known = lists.get(attribute);
		const list = known ?? openList(changed.get(attribute), change, definition);
		if (list === void 0 || isWhole(change)) {
			lists.delete(attribute);
			const value = kind === "remove" ? removeFrom$1(changed.get(attribute), change) : writeTo(changed, change);
			if (value === void 0) changed.delete(attribute);
			else changed.set(attribute, value);
			continue;
		}
		list.apply(change);
		if (known !== void 0) continue;
		lists.set(attribute, list);
		changed.set(attribute, []);
	}
	for (const [attribute, list] of lists) {
		const elements = list.toArray();
		changed.set(attribute, elements);
		if (elements.length >= minKeptLength) definition?.lists?.set(elements, list);
	}
	return Object.fromEntries(changed);
}
function openList(current, change, definition) {
	if (!Array.isArray(current) && !Array.isArray(change.value) && change.mustMatch !== true) return void 0;
	const kept = Array.isArray(current) ? definition?.lists?.get(current) : void 0;
	if (kept !== void 0) {
		definition?.lists?.delete(current);
		return kept;
	}
	const attribute = definition?.attributes[change.attribute];
	return createElementList(Array.isArray(current) ? current : [], attribute && toElementSchema(attribute));
}
function isWhole({ kind, where, subAttribute, values }) {
	return kind === "remove" && where === void 0 && subAttribute === void 0 && values === void 0;
}
function writeTo(changed, { attribute, value }) {
	return isObject(value) ? mergeInto(changed.get(attribute), value) : value;
}
function removeFrom$1(current, change) {
	return change.subAttribute === void 0 ? void 0 : removePart(current, change.subAttribute);
}
// ../../packages/scim-core/src/body/bodies-in-flight.ts
const largeBytes = 65536;
function createBodiesInFlight(maxBytes = Number.POSITIVE_INFINITY) {
	let held = 0;
	let heldByLarge = 0;
	return { hold: () => {
		let own = 0;
		let ownLarge = 0;
		return {
			take(bytes) {
				const large = own + bytes > largeBytes ? own + bytes : 0;
				if (held + bytes > maxBytes || heldByLarge + large - ownLarge > maxBytes / 2) return false;
				held += bytes;
				own += bytes;
				heldByLarge += large - ownLarge;
				ownLarge = large;
				return true;
			},
			release() {
				held -= own;
				heldByLarge -= ownLarge;
				own = 0;
				ownLarge = 0;
			}
		};
	} };
}
// ../../packages/scim-core/src/cursors/cursor-signer.ts
const algorithm$1 = {
	name: "HMAC",
	hash: "SHA-256"
};
const encoder$1 = new TextEncoder();
function createCursorSigner(secret) {
	let made;
	const key = () => {
		made ??= importKey(secret);
		return made;
	};
	return {
		sign: async ({ position, endsAtMs }, query) => {
			const content = toBase64Url(encoder$1.encode(JSON.stringify([endsAtMs, position])));
			const signature = await crypto.subtle.sign(algorithm$1, await key(), toSigned(content, query));
			return `${content}.${toBase64Url(new Uint8Array(signature))}`;
		},
		verify: async (text, query) => {
			const [, content = "", signature = ""] = /^([\w-]+)\.([\w-]{43})$/.exec(text) ?? [];
			const bytes = fromBase64Url(signature);
			return await crypto.subtle.verify(algorithm$1, await key(), bytes, toSigned(content, query)) ? readContent(content) : void 0;
		}
	};
}
function importKey(secret) {
	return crypto.subtle.importKey("raw", encoder$1.encode(secret), algorithm$1, false, ["sign", "verify"]);
}
function toSigned(content, query) {
	return encoder$1.encode(`${content}\n${query}`);
}
function readContent(content) {
	const [endsAtMs, position] = JSON.parse(new TextDecoder().decode(fromBase64Url(content)));
	return {
		endsAtMs,
		position
	};
}
function toBase64Url(bytes) {
	const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
	return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
function fromBase64Url(text) {
	const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
	return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
// ../../packages/scim-core/src/options/check-capabilities.ts
const minSecretLength = 32;
function checkCapabilities(version, { capabilities, routes }, options) {
	if (version === "1.1") checkOld(capabilities);
	if (capabilities.me === true && options.me === void 0) throw new Error("The capability me requires the option me, which returns the caller's own resource.");
	const { sort, pagination } = capabilities;
	const pagesByCursor = pagination?.cursor === true;
	if (pagesByCursor && (options.cursorSecret ?? "").length < minSecretLength) throw new Error(`Paging by cursor requires the option cursorSecret, with at least ${minSecretLength} characters.`);
	for (const { serves } of routes) {
		if (serves.kind !== "resource" || serves.operation !== "find") continue;
		const supports = options.backends[serves.resourceType]?.supports ?? [];
		if (sort && !supports.includes("sort")) throw new Error(`The backend of ${serves.resourceType} does not support sort. Add "sort" to its supports.`);
		if (pagesByCursor && !supports.includes("cursor")) throw new Error(`The backend of ${serves.resourceType} does not support cursor. Add "cursor" to its supports.`);
	}
}
function checkOld({ bulk, sort, etag, attributes, pagination, search, me }) {
	const claimed = {
		bulk: bulk.supported,
		sort,
		etag,
		attributes,
		pagination: pagination !== void 0,
		search,
		me
	};
	for (const [name, isClaimed] of Object.entries(claimed)) if (isClaimed === true) throw new Error(`The engine does not support the capability ${name} in SCIM 1.1.`);
}
// ../../packages/scim-core/src/options/check-options.ts
const needed$1 = {
	definition: ["object", "a definition set, such as `scim` of @rollcall/scim-core/standard"],
	backends: ["object", "a backend for each resource type of the set"],
	authenticate: ["function", "a function that resolves a bearer token to a caller, or to a refusal"],
	clock: ["object", "an object whose function now() returns the current instant"],
	newRequestId: ["function", "a function that returns a new request id"]
};
function checkOptions$2(options) {
	const given = Object(options);
	for (const [name, [type, what]] of Object.entries(needed$1)) if (!isOf(type, given[name])) fail$1(`the option ${name}: ${what}, not ${describe$4(given[name])}`);
	if (!isOf("function", options.clock.now)) fail$1(`clock.now: a function, not ${describe$4(options.clock.now)}`);
	for (const name of [
		"tenant",
		"me",
		"onError",
		"onAnswer"
	]) if (given[name] !== void 0 && !isOf("function", given[name])) fail$1(`a function as the option ${name}, not ${describe$4(given[name])}`);
	if (!isOf("object", options.definition.versions) || !isOf("object", options.definition.resources)) fail$1(`the option definition: ${needed$1.definition[1]}, not an object without \`versions\` and \`resources\``);
	if (options.around !== void 0 && !options.around.every?.((each) => isOf("function", each))) fail$1("a list of functions as the option around");
	checkBackends(options);
}
function checkBackends({ definition, backends }) {
	const routes = Object.values(definition.versions).flatMap((version) => version?.routes ?? []);
	for (const { serves, verb, path } of routes) {
		if (serves.kind !== "resource") continue;
		const { resourceType, operation } = serves;
		const backend = Object.hasOwn(backends, resourceType) ? Object(backends[resourceType]) : void 0;
		if (backend === void 0) fail$1(`a backend for the resource type ${resourceType}, as backends.${resourceType}; given: ${Object.keys(backends).join(", ") || "none"}`);
		if (!isOf("function", backend[operation])) fail$1(`backends.${resourceType}.${operation}(), which ${verb} ${path} calls`);
	}
}
function isOf(type, value) {
	return typeof value === type && value !== null;
}
function describe$4(value) {
	if (value === void 0 || value === null) return String(value);
	return Array.isArray(value) ? "a list" : /^[aeiou]/.test(typeof value) ? `an ${typeof value}` : `a ${typeof value}`;
}
function fail$1(what) {
	throw new TypeError(`createScimHandler needs ${what}.`);
}
// ../../packages/scim-core/src/attributes/attribute-table.ts
function compileAttributes(definitions, version) {
	const ordered = Object.entries(definitions).flatMap(([name, definition]) => compile(name, definition, version));
	const byKey = new Map();
	for (const attribute of ordered) for (const key of keysOf(attribute)) byKey.set(key.toLowerCase(), attribute);
	for (const attribute of ordered) byKey.set(attribute.key, attribute);
	return {
		ordered,
		byKey
	};
}
function keysOf({ key, aliases }) {
	return [key, ...aliases];
}
function findAttribute(table, key) {
	return table.byKey.get(key) ?? table.byKey.get(key.toLowerCase());
}
function compile(name, definition, version) {
	if (definition.versions !== void 0 && !definition.versions.includes(version)) return [];
	const key = definition.extension === void 0 ? definition.wireName : definition.extension.urns[version];
	if (key === void 0) return [];
	const parts = compileAttributes(definition.subAttributes ?? {}, version);
	const ignored = new Set(definition.ignored?.map((ignoredKey) => ignoredKey.toLowerCase()));
	return [{
		name,
		key,
		aliases: definition.extension?.aliases?.[version] ?? [],
		definition,
		parts,
		ignored
	}];
}
// ../../packages/scim-core/src/attributes/named-on-request.ts
function hasOnRequest({ ordered }) {
	return ordered.some(({ definition, parts }) => definition.returned === "request" || hasOnRequest(parts));
}
function namedOnRequest(values, table) {
	const named = new Set();
	collect(values, table, named);
	return named;
}
function collect(values, table, named) {
	if (Array.isArray(values)) for (const element of values) collect(element, table, named);
	if (!isObject(values)) return;
	for (const attribute of table.ordered) {
		const value = values[attribute.name];
		if (value === void 0) continue;
		if (attribute.definition.returned === "request") named.add(attribute);
		collect(value, attribute.parts, named);
	}
}
// ../../packages/scim-core/src/attributes/view.ts
const nothing$1 = new Map();
function toDefaultView(table, named = new Set()) {
	return viewWithout(table, nothing$1, named);
}
function toChosenView(table, chosen) {
	return viewOf(table, chosen);
}
function toRemainingView(table, excluded, named = new Set()) {
	return viewWithout(table, excluded, named);
}
function viewOf({ ordered }, chosen) {
	return ordered.flatMap((attribute) => {
		const { returned } = attribute.definition;
		const choice = chosen.get(attribute);
		if (returned === "never" || choice === void 0 && returned !== "always") return [];
		return toViewed(attribute, choice === void 0 || choice === "whole" ? viewWithout(attribute.parts, nothing$1, new Set()) : viewOf(attribute.parts, choice));
	});
}
function viewWithout({ ordered }, excluded, named) {
	return ordered.flatMap((attribute) => {
		const { returned } = attribute.definition;
		if (returned === "never" || returned === "request" && !named.has(attribute)) return [];
		const choice = excluded.get(attribute);
		if (choice === "whole" && returned !== "always") return [];
		const below = choice === void 0 || choice === "whole" ? nothing$1 : choice;
		return toViewed(attribute, viewWithout(attribute.parts, below, named));
	});
}
function toViewed(attribute, parts) {
	const { type, extension } = attribute.definition;
	const all = attribute.parts.ordered.length;
	if (parts.length === 0 && all > 0) return [];
	const isPartial = parts.length < all;
	return [{
		attribute,
		isComplex: type === "complex",
		isPartial,
		isExtension: extension !== void 0,
		parts
	}];
}
// ../../packages/scim-core/src/attributes/compiled-resource.ts
function compileResource(definition, version) {
	const urn = definition.urns[version];
	if (urn === void 0) return void 0;
	const attributes = compileAttributes(definition.attributes, version);
	const extensions = attributes.ordered.filter((attribute) => attribute.definition.extension !== void 0);
	const hasFilters = Object.keys(definition.filterable).length > 0;
	const urns = [urn, ...extensions.flatMap(keysOf)];
	return {
		definition,
		urn,
		attributes,
		extensions,
		view: toDefaultView(attributes),
		hasOnRequest: hasOnRequest(attributes),
		...hasFilters && { filterable: toFilterSchema(definition) },
		knownSchemas: new Set(urns.map((known) => known.toLowerCase())),
		ignored: new Set(definition.ignored.map((key) => key.toLowerCase()))
	};
}
// ../../packages/scim-core/src/modules/load-once.ts
function loadOnce(load) {
	let loading;
	return () => {
		loading ??= load();
		return loading;
	};
}
// ../../packages/scim-core/src/codecs/v1/describe-schema.ts
function describeSchema$1({ definition, urn, attributes }, whole) {
	return {
		urn: `${urn}:${definition.wireName}`,
		name: definition.wireName,
		description: definition.description,
		endpoint: definition.endpoint,
		attributes: attributes.ordered.flatMap((attribute) => {
			if (attribute.definition.extension === void 0) return [{
				attribute,
				urn
			}];
			return whole ? attribute.parts.ordered.map((part) => ({
				attribute: part,
				urn: attribute.key
			})) : [];
		})
	};
}
// ../../packages/scim-core/src/codecs/v1/write-error.ts
function writeError$1({ status }, { detail }) {
	return { Errors: {
		description: detail,
		code: status
	} };
}
// ../../packages/scim-core/src/codecs/v1/write-list.ts
function writeList$2({ urn, resources, totalResults, startIndex }) {
	return {
		totalResults,
		itemsPerPage: resources.length,
		startIndex,
		schemas: [urn],
		Resources: resources
	};
}
// ../../packages/scim-core/src/codecs/v1/write-schema.ts
function writeSchema$2({ urn, name, description, endpoint, attributes }) {
	return {
		id: urn,
		name,
		description,
		schema: urn,
		...endpoint === void 0 ? {} : { endpoint },
		attributes: attributes.map(writeAttribute$1)
	};
}
function writeAttribute$1({ attribute, urn }) {
	const { type, multiValued, description } = attribute.definition;
	return {
		name: attribute.key,
		type: typeOf$1(type),
		multiValued,
		description,
		schema: urn,
		...writeCharacteristics(attribute),
		...attribute.parts.ordered.length === 0 ? {} : { subAttributes: attribute.parts.ordered.map(writePart) }
	};
}
function writePart(part) {
	return {
		name: part.key,
		type: typeOf$1(part.definition.type),
		description: part.definition.description,
		...writeCharacteristics(part)
	};
}
function writeCharacteristics({ definition }) {
	return {
		readOnly: definition.mutability === "readOnly",
		required: definition.required,
		caseExact: definition.caseExact,
		...definition.canonicalValues === void 0 ? {} : { canonicalValues: definition.canonicalValues }
	};
}
function typeOf$1(type) {
	return type === "reference" ? "string" : type;
}
// ../../packages/scim-core/src/codecs/v1/write-service-provider-config.ts
function writeServiceProviderConfig$1({ capabilities, documentationUri, authenticationSchemes }) {
	return {
		...documentationUri === void 0 ? {} : { documentationUrl: documentationUri },
		patch: { supported: capabilities.patch },
		bulk: capabilities.bulk,
		filter: {
			supported: capabilities.filter.supported,
			maxResults: capabilities.filter.maxResults
		},
		changePassword: { supported: capabilities.changePassword },
		sort: { supported: capabilities.sort },
		etag: { supported: capabilities.etag },
		xmlDataFormat: { supported: capabilities.xmlDataFormat },
		authenticationSchemes: authenticationSchemes.map(writeScheme$1)
	};
}
function writeScheme$1({ specUri, documentationUri, ...scheme }) {
	return {
		type: scheme.type,
		name: scheme.name,
		description: scheme.description,
		...specUri === void 0 ? {} : { specUrl: specUri },
		...documentationUri === void 0 ? {} : { documentationUrl: documentationUri },
		primary: scheme.primary
	};
}
// ../../packages/scim-core/src/codecs/v1/codec.ts
const loadReader$1 = loadOnce(() => import("./read-changes2.js"));
const v1 = {
	hasOperations: false,
	readChanges: async (body, options) => (await loadReader$1()).readChanges(body, options),
	writeList: writeList$2,
	writeError: writeError$1,
	writeServiceProviderConfig: writeServiceProviderConfig$1,
	describeSchema: describeSchema$1,
	writeSchema: writeSchema$2,
	hasSchemasByUrn: false
};
// ../../packages/scim-core/src/codecs/v2/describe-schema.ts
const common = new Set([
	"id",
	"externalId",
	"meta"
]);
function describeSchema({ definition, urn, attributes }, whole) {
	const described = attributes.ordered.filter((attribute) => !common.has(attribute.key) && (whole || attribute.definition.extension === void 0));
	return {
		urn,
		name: definition.wireName,
		description: definition.description,
		attributes: described.map((attribute) => ({
			attribute,
			urn
		}))
	};
}
// ../../packages/scim-core/src/codecs/v2/urns.ts
const urns = {
	bulkRequest: "urn:ietf:params:scim:api:messages:2.0:BulkRequest",
	bulkResponse: "urn:ietf:params:scim:api:messages:2.0:BulkResponse",
	error: "urn:ietf:params:scim:api:messages:2.0:Error",
	listResponse: "urn:ietf:params:scim:api:messages:2.0:ListResponse",
	patchOp: "urn:ietf:params:scim:api:messages:2.0:PatchOp",
	resourceType: "urn:ietf:params:scim:schemas:core:2.0:ResourceType",
	searchRequest: "urn:ietf:params:scim:api:messages:2.0:SearchRequest",
	schema: "urn:ietf:params:scim:schemas:core:2.0:Schema",
	serviceProviderConfig: "urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig"
};
// ../../packages/scim-core/src/codecs/v2/write-error.ts
function writeError({ status, scimType }, style) {
	return {
		schemas: [urns.error],
		...scimType === void 0 ? {} : { scimType },
		detail: style.detail,
		status: style.status === "text" ? String(status) : status
	};
}
// ../../packages/scim-core/src/codecs/v2/write-list.ts
function writeList$1({ resources, totalResults, startIndex, previousCursor, nextCursor }) {
	return {
		schemas: [urns.listResponse],
		Resources: resources,
		totalResults,
		itemsPerPage: resources.length,
		startIndex,
		previousCursor,
		nextCursor
	};
}
// ../../packages/scim-core/src/codecs/v2/write-schema.ts
function writeSchema$1({ urn, name, description, attributes }, location) {
	return {
		schemas: [urns.schema],
		id: urn,
		name,
		description,
		attributes: attributes.map(({ attribute }) => writeAttribute(attribute)),
		meta: {
			resourceType: "Schema",
			location
		}
	};
}
function writeAttribute({ key, definition, parts }) {
	const { type, multiValued, description, required, canonicalValues, caseExact } = definition;
	const { mutability, returned, uniqueness, referenceTypes } = definition;
	return {
		name: key,
		type,
		...parts.ordered.length === 0 ? {} : { subAttributes: parts.ordered.map(writeAttribute) },
		multiValued,
		description,
		required,
		...canonicalValues === void 0 ? {} : { canonicalValues },
		caseExact,
		mutability,
		returned,
		uniqueness,
		...referenceTypes === void 0 ? {} : { referenceTypes }
	};
}
// ../../packages/scim-core/src/codecs/v2/write-service-provider-config.ts
function writeServiceProviderConfig({ capabilities, documentationUri, authenticationSchemes }, limits, location) {
	const { patch, bulk, filter, changePassword, sort, etag, pagination } = capabilities;
	return {
		schemas: [urns.serviceProviderConfig],
		...documentationUri && { documentationUri },
		patch: { supported: patch },
		bulk,
		filter: {
			supported: filter.supported,
			maxResults: filter.maxResults
		},
		changePassword: { supported: changePassword },
		sort: { supported: sort },
		etag: { supported: etag },
		...pagination && pagination.advertised !== false && { pagination: writePagination(pagination, limits) },
		authenticationSchemes: authenticationSchemes.map(writeScheme),
		meta: {
			resourceType: "ServiceProviderConfig",
			location
		}
	};
}
function writePagination({ cursor, index, defaultPaginationMethod, cursorTimeout }, { defaultCount, maxCount }) {
	return {
		cursor,
		index,
		defaultPaginationMethod: defaultPaginationMethod ?? (index ? "index" : "cursor"),
		defaultPageSize: defaultCount,
		maxPageSize: maxCount,
		...cursorTimeout && { cursorTimeout }
	};
}
function writeScheme({ type, name, description, specUri, documentationUri, primary }) {
	return {
		type,
		name,
		description,
		...specUri && { specUri },
		...documentationUri && { documentationUri },
		primary
	};
}
// ../../packages/scim-core/src/codecs/v2/codec.ts
const loadReader = loadOnce(() => import("./read-changes3.js"));
const v2 = {
	hasOperations: true,
	readChanges: async (body, options) => (await loadReader()).readChanges(body, options),
	writeList: writeList$1,
	writeError,
	writeServiceProviderConfig,
	describeSchema,
	writeSchema: writeSchema$1,
	hasSchemasByUrn: true
};
// ../../packages/scim-core/src/routes/capability-routes.ts
const ofMe = [
	["GET", "get"],
	["PUT", "replace"],
	["PATCH", "change"],
	["DELETE", "remove"]
];
function capabilityRoutes({ search, me, bulk }, endpoints) {
	return [
		...search === true ? searchRoutes(endpoints) : [],
		...me === true ? ofMe.map(([verb, operation]) => route(verb, "/Me", {
			kind: "me",
			operation
		})) : [],
		...bulk.supported ? [route("POST", "/Bulk", { kind: "bulk" })] : []
	];
}
function searchRoutes(endpoints) {
	const ofTypes = endpoints.map(({ resourceType, endpoint }) => route("POST", `${endpoint}/.search`, {
		kind: "search",
		resourceType
	}));
	return [
		route("GET", "", { kind: "search" }),
		route("POST", "/.search", { kind: "search" }),
		...ofTypes
	];
}
function route(verb, path, serves) {
	return {
		verb,
		path,
		serves,
		status: 200,
		answer: serves.kind === "search" ? "list" : "resource"
	};
}
// ../../packages/scim-core/src/routes/compile-routes.ts
function compileRoutes(routes) {
	const fixed = Map.groupBy(routes.filter((route) => !route.path.includes("{")), (route) => route.path);
	const parametric = Map.groupBy(routes.filter((route) => route.path.includes("{")), pathBeforeParameter);
	return {
		fixed: compilePaths(fixed),
		parametric: compilePaths(parametric)
	};
}
function pathBeforeParameter({ path }) {
	const before = /^([^{}]*)\/\{[^/{}]+\}$/.exec(path)?.[1];
	if (before === void 0) throw new Error(`The path ${path} must have its parameter as its last segment.`);
	return before;
}
function compilePaths(paths) {
	const compiled = new Map();
	for (const [path, routes] of paths) {
		const byVerb = new Map(routes.map((route) => [route.verb, route]));
		compiled.set(path, {
			routes: byVerb,
			allow: [...byVerb.keys()].join(", ")
		});
	}
	return compiled;
}
// ../../packages/scim-core/src/engine/compiled-version.ts
function compileVersion(version, definition, set) {
	const resources = new Map();
	for (const [name, resource] of Object.entries(set.resources)) {
		const compiled = compileResource(resource, version);
		if (compiled !== void 0) resources.set(name, compiled);
	}
	for (const { serves, path } of definition.routes) if (serves.kind === "resource" && !resources.has(serves.resourceType)) throw new Error(`The route ${path} of SCIM ${version} serves ${serves.resourceType}, which has no URN there.`);
	const shapes = Object.entries(definition.errorShapes ?? {});
	const errorCodecs = new Map(shapes.map(([status, shape]) => [Number(status), codecs[shape]]));
	const routes = [...definition.routes, ...capabilityRoutes(definition.capabilities, listedEndpoints(definition, resources))];
	return {
		version,
		definition,
		codec: codecs[version],
		errorCodecs,
		routes: compileRoutes(routes),
		resources
	};
}
const codecs = {
	"1.1": v1,
	"2.0": v2
};
function listedEndpoints({ routes }, resources) {
	return [...resources].flatMap(([resourceType, { definition }]) => {
		return routes.some(({ serves }) => serves.kind === "resource" && serves.operation === "find" && serves.resourceType === resourceType) ? [{
			resourceType,
			endpoint: definition.endpoint
		}] : [];
	});
}
// ../../packages/scim-core/src/engine/engine.ts
const newestFirst = ["2.0", "1.1"];
function createEngine(options) {
	checkOptions$2(options);
	const { definition } = options;
	const versions = newestFirst.flatMap((version) => {
		const own = definition.versions[version];
		if (own === void 0) return [];
		checkCapabilities(version, own, options);
		return [compileVersion(version, own, definition)];
	});
	const [fallback] = versions;
	if (fallback === void 0) throw new Error("The definition set has no version.");
	const { cursorSecret, maxBodyBytes = definition.limits.maxBodyBytes } = options;
	const cursors = cursorSecret === void 0 ? void 0 : createCursorSigner(cursorSecret);
	return {
		options,
		versions,
		fallback,
		maxBodyBytes,
		bodies: createBodiesInFlight(definition.limits.maxBodyBytesInFlight),
		...cursors && { cursors }
	};
}
// ../../packages/scim-core/src/options/any-options.ts
function toAnyOptions(options) {
	return options;
}
// ../../packages/scim-core/src/options/plain-handler.ts
function toFetchHandler$1(plain) {
	const serve = async (request, connection = {}) => toResponse$1(await plain(request, connection));
	return Object.assign(serve, { plain });
}
function toResponse$1({ status, headers, body }) {
	return new Response(body ?? null, {
		status,
		headers
	});
}
// ../../packages/scim-core/src/definition/situations.ts
const generalSituations = {
	countInvalid: "pagingInvalid",
	cursorInvalid: "pagingInvalid",
	cursorExpired: "pagingInvalid",
	sortInvalid: "sortOrderInvalid",
	tooManyResults: "filterTooLarge",
	discoveryFiltered: "filterAttributeUnknown",
	attributeRequired: "attributeImmutable",
	uniquenessViolated: "valueInvalid",
	overloaded: "rateLimited",
	bulkOperationInvalid: "operationInvalid",
	bulkTooManyOperations: "bodyTooLarge",
	bulkTooLarge: "bodyTooLarge",
	bulkReferenceUnknown: "valueInvalid",
	bulkReferencesCircular: "valueInvalid"
};
// ../../packages/scim-core/src/definition/situation-code.ts
function situationCode(definition, situation, resourceType = "") {
	const own = (Object.hasOwn(definition.resources, resourceType) ? definition.resources[resourceType] : void 0)?.situations?.[situation] ?? definition.situations[situation];
	if (own !== void 0) return own;
	return situationCode(definition, generalSituations[situation], resourceType);
}
// ../../packages/scim-core/src/answers/write-refusal.ts
function toRefusal(refused, definition, resourceType) {
	const { situation, error, because } = refused;
	return {
		ok: false,
		error: error !== void 0 && Object.hasOwn(definition.errors, error) ? error : situationCode(definition, situation, resourceType),
		...because && { because }
	};
}
function writeRefusal(refusal, definition, version) {
	if (!Object.hasOwn(definition.errors, refusal.error)) throw new Error(`The code ${refusal.error} is not in the error table.`);
	const error = definition.errors[refusal.error];
	if (error === void 0) throw new Error(`The code ${refusal.error} has an empty row in the error table.`);
	const { because } = refusal;
	const detail = definition.errorDetail === "code" ? error.wireName : explain$1(error.meaning, because?.at);
	const retryAfter = refusal.retryAfterSeconds ?? error.retryAfterSeconds;
	const headers = {
		...retryAfter === void 0 ? {} : { "retry-after": String(Math.ceil(retryAfter)) },
		...error.status === 401 ? { "www-authenticate": "Bearer" } : {}
	};
	const reported = {
		error: error.wireName,
		...because === void 0 ? {} : { because }
	};
	const codec = version.errorCodecs.get(error.status) ?? version.codec;
	return {
		status: error.status,
		body: codec.writeError(error, {
			detail,
			status: definition.errorStatus ?? "text"
		}),
		headers,
		refusal: reported
	};
}
const maxPathLength = 200;
function explain$1(meaning, at) {
	if (at === void 0) return meaning;
	const path = at.length > maxPathLength ? `${at.slice(0, maxPathLength)}\u2026` : at;
	return `${meaning.replace(/\.$/, "")}: ${path}.`;
}
// ../../packages/scim-core/src/answers/answer-refusal.ts
function answerRefusal({ engine, version }, refusal, resourceType) {
	const { definition } = engine.options;
	if (!("situation" in refusal)) return writeRefusal(refusal, definition, version);
	const { allow, resourceType: own = resourceType } = refusal;
	const answer = writeRefusal(toRefusal(refusal, definition, own), definition, version);
	return allow === void 0 ? answer : {
		...answer,
		headers: {
			...answer.headers,
			allow
		}
	};
}
// ../../packages/scim-core/src/answers/report-answer.ts
function reportAnswer(answer, { requestId, version, matched, aborted }) {
	return {
		requestId,
		version: version.version,
		...matched?.ok && { route: matched.route },
		status: answer.status,
		...answer.refusal,
		...aborted && { aborted }
	};
}
// ../../packages/scim-core/src/answers/respond.ts
function respond({ status, body, headers }, version, requestId) {
	const common = {
		...headers,
		"x-request-id": requestId
	};
	if (body === void 0) return {
		status,
		headers: common
	};
	return {
		status,
		headers: {
			"content-type": `${version.definition.mediaType}; charset=utf-8`,
			...common
		},
		body: JSON.stringify(body)
	};
}
// ../../packages/scim-core/src/engine/call.ts
function addressOf(call, path) {
	const { segment } = call.version.definition;
	return `${mountOf(call)}${segment === "" ? "" : `/${segment}`}${path}`;
}
function mountOf({ engine, origin, tenant }) {
	const { baseUrl, definition } = engine.options;
	if (baseUrl === void 0) return `${origin}${tenant?.mount ?? definition.mount}`;
	return tenant?.mount === void 0 ? baseUrl : `${new URL(baseUrl).origin}${tenant.mount}`;
}
// ../../packages/scim-core/src/discovery/list-schemas.ts
function listSchemas({ codec, resources }) {
	const all = [...resources.values()];
	const cores = all.map((resource) => codec.describeSchema(resource, false));
	const extensions = new Map(all.flatMap((resource) => resource.extensions.map((found) => [found.key, found])));
	return [...cores, ...[...extensions.values()].map(describeExtension)];
}
function findSchema(version, name) {
	const wanted = name.toLowerCase();
	const named = [...version.resources.values()].find(({ definition }) => definition.schemaName.toLowerCase() === wanted);
	if (named !== void 0) return version.codec.describeSchema(named, true);
	if (!version.codec.hasSchemasByUrn) return void 0;
	const alias = [...version.resources.values()].flatMap(({ extensions }) => extensions).find(({ aliases }) => aliases.some((urn) => urn.toLowerCase() === wanted));
	if (alias !== void 0) return describeExtension(alias);
	return listSchemas(version).find(({ urn }) => urn.toLowerCase() === wanted);
}
function describeExtension({ key, definition, parts }) {
	return {
		urn: key,
		name: definition.wireName,
		description: definition.description,
		attributes: parts.ordered.map((attribute) => ({
			attribute,
			urn: key
		}))
	};
}
// ../../packages/scim-core/src/discovery/write-resource-type.ts
function writeResourceType({ definition, urn, extensions }, location) {
	return {
		schemas: [urns.resourceType],
		id: definition.wireName,
		name: definition.wireName,
		description: definition.description,
		endpoint: definition.endpoint,
		schema: urn,
		schemaExtensions: extensions.map((extension) => ({
			schema: extension.key,
			required: extension.definition.required
		})),
		meta: {
			resourceType: "ResourceType",
			...location === void 0 ? {} : { location }
		}
	};
}
// ../../packages/scim-core/src/discovery/write-document.ts
function nameOf({ route, parameter }) {
	return parameter ?? route.path.slice(route.path.lastIndexOf("/") + 1);
}
function writeDocument(call) {
	const { version } = call;
	const name = nameOf(call);
	switch (call.serves.document) {
		case "serviceProviderConfig": return version.codec.writeServiceProviderConfig(version.definition, call.engine.options.definition.limits, addressOf(call, `/${name}`));
		case "resourceTypes": return name === "ResourceTypes" ? writeResourceTypes(call) : writeOneResourceType(call, name);
		case "schemas": return writeAll(call, urns.schema, listSchemas(version).map((schema) => writeSchema(call, schema)));
		case "schema": {
			const schema = findSchema(version, name);
			return schema === void 0 ? void 0 : writeSchema(call, schema);
		}
	}
}
function writeResourceTypes(call) {
	const types = [...call.version.resources.values()].map((resource) => writeType(call, resource));
	return writeAll(call, urns.resourceType, types);
}
function writeOneResourceType(call, name) {
	const named = [...call.version.resources.values()].find(({ definition }) => definition.wireName === name);
	return named === void 0 ? void 0 : writeType(call, named);
}
function writeType(call, resource) {
	if (!call.version.routes.parametric.has("/ResourceTypes")) return writeResourceType(resource);
	return writeResourceType(resource, addressOf(call, `/ResourceTypes/${resource.definition.wireName}`));
}
function writeSchema(call, schema) {
	return call.version.codec.writeSchema(schema, addressOf(call, `/Schemas/${schema.urn}`));
}
function writeAll(call, urn, resources) {
	return call.version.codec.writeList({
		urn,
		resources,
		totalResults: resources.length,
		startIndex: 1
	});
}
// ../../packages/scim-core/src/refusals/refused.ts
function refuse$5(situation, because) {
	return {
		ok: false,
		situation,
		because
	};
}
function accept$1(value) {
	return {
		ok: true,
		value
	};
}
// ../../packages/scim-core/src/answers/served.ts
function answerServed(served, status, retryAfterSeconds) {
	const { body, location } = served;
	const headers = {
		...served.headers,
		...location === void 0 ? {} : { location },
		...retryAfterSeconds === void 0 ? {} : { "retry-after": String(Math.ceil(retryAfterSeconds)) }
	};
	return {
		status: served.status ?? status,
		...body === void 0 ? {} : { body },
		headers
	};
}
// ../../packages/scim-core/src/steps/run-around.ts
async function runAround(call, exchange, work) {
	const { definition, around = [] } = call.engine.options;
	let served;
	const innermost = async () => {
		if (exchange.operation !== "get" && exchange.operation !== "find") exchange.context.signal.throwIfAborted();
		let done;
		try {
			done = await work();
		} catch (error) {
			done = toRefused(error);
		}
		if (!done.ok) return "situation" in done ? toRefusal(done, definition, exchange.resourceType) : done;
		served = done;
		return { ok: true };
	};
	const outcome = await around.reduceRight((next, wrap) => () => wrap(exchange, next), innermost)();
	if (!outcome.ok) return {
		ok: true,
		answer: answerRefusal(call, outcome)
	};
	if (served === void 0) throw new Error("A wrapper answered success without calling the next one.");
	return {
		ok: true,
		answer: answerServed(served, call.route.status, outcome.retryAfterSeconds)
	};
}
function toRefused(error) {
	if (!(error instanceof ScimRefusedError)) throw error;
	return {
		ok: false,
		situation: error.situation,
		because: error.because
	};
}
// ../../packages/scim-core/src/endpoints/serve-discovery.ts
const exchanges = {
	serviceProviderConfig: {
		operation: "get",
		resourceType: "ServiceProviderConfig"
	},
	resourceTypes: {
		operation: "find",
		resourceType: "ResourceType"
	},
	schemas: {
		operation: "find",
		resourceType: "Schema"
	},
	schema: {
		operation: "get",
		resourceType: "Schema"
	}
};
function serveDiscovery(call) {
	const { version, serves, route, context } = call;
	return runAround(call, {
		version: version.version,
		...exchanges[serves.document],
		route,
		context
	}, async () => answerDocument(call));
}
function answerDocument(call) {
	const { discoveryFiltered } = call.engine.options.definition.situations;
	if (discoveryFiltered !== void 0 && new URLSearchParams(call.url.search).has("filter")) return refuse$5("discoveryFiltered", {
		rule: "RFC 7644 \u00a74",
		found: "filter"
	});
	const body = writeDocument(call);
	return body === void 0 ? refuse$5("endpointUnknown", {
		rule: "RFC 7644 \u00a74",
		found: nameOf(call)
	}) : {
		ok: true,
		body
	};
}
// ../../packages/scim-core/src/steps/check-id.ts
function checkId({ resource, id }) {
	const { idPattern } = resource.definition;
	if (id === "" || idPattern?.test(id) !== false) return void 0;
	return refuse$5("idMalformed", {
		rule: "RFC 7643 \u00a73.1",
		found: id,
		wanted: String(idPattern)
	});
}
// ../../packages/scim-core/src/steps/find-backend.ts
function findBackend({ engine, version, serves, parameter = "" }) {
	const resource = version.resources.get(serves.resourceType);
	const backend = engine.options.backends[serves.resourceType];
	if (resource === void 0 || backend === void 0) throw new Error(`There is no backend of ${serves.resourceType}.`);
	return {
		resource,
		backend,
		id: parameter
	};
}
// ../../packages/scim-core/src/steps/in-order.ts
function inOrder() {
	return (...steps) => {
		const list = steps;
		return async (call) => {
			for (const step of list) {
				const result = step(call);
				const given = result instanceof Promise ? await result : result;
				if (given === void 0) continue;
				if ("ok" in given) return given;
				Object.assign(call, given);
			}
			return call;
		};
	};
}
// ../../packages/scim-core/src/steps/read-conditions.ts
function readConditions({ url, request, version }) {
	const parameters = url.search === "" ? void 0 : new URLSearchParams(url.search);
	if (!version.definition.capabilities.etag) return parameters && { parameters };
	return {
		parameters,
		ifMatch: request.headers.get("if-match") ?? void 0,
		ifNoneMatch: request.headers.get("if-none-match") ?? void 0
	};
}
// ../../packages/scim-core/src/body/read-bytes.ts
const RULE$10 = "RFC 7644 \u00a73.12";
async function readBytes(request, maxBytes, hold) {
	if (request.bodyUsed) throw new TypeError("The body of the request is already consumed.");
	const announced = request.headers.get("content-length");
	if (announced !== null && Number(announced) > maxBytes) return tooLarge(maxBytes, announced);
	if (announced !== null && !hold.take(Number(announced))) return overloaded(announced);
	try {
		return announced === null ? await readStream(request, maxBytes, hold) : await readWhole$1(request, maxBytes);
	} catch (error) {
		return refuse$5("bodyMalformed", {
			rule: RULE$10,
			found: String(error),
			wanted: "a whole body"
		});
	}
}
async function readWhole$1(request, maxBytes) {
	const bytes = request.takeBody?.() ?? new Uint8Array(await request.arrayBuffer());
	return bytes.byteLength > maxBytes ? tooLarge(maxBytes, bytes.byteLength) : accept$1(bytes);
}
async function readStream(request, maxBytes, hold) {
	if (request.body === null) return accept$1(new Uint8Array());
	const reader = request.body.getReader();
	const chunks = [];
	let length = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return accept$1(join$2(chunks, length));
		length += value.byteLength;
		if (length > maxBytes) {
			await reader.cancel();
			return tooLarge(maxBytes, length);
		}
		if (!hold.take(value.byteLength)) {
			await reader.cancel();
			return overloaded(length);
		}
		chunks.push(value);
	}
}
function join$2(chunks, length) {
	const [first] = chunks;
	if (first !== void 0 && chunks.length === 1) return first;
	const bytes = new Uint8Array(length);
	let offset = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, offset);
		offset += chunk.byteLength;
	}
	return bytes;
}
function overloaded(found) {
	return refuse$5("overloaded", {
		rule: "bodies in flight",
		found: `${found} bytes`,
		wanted: "smaller bodies, or fewer at a time"
	});
}
function tooLarge(maxBytes, found) {
	return refuse$5("bodyTooLarge", {
		rule: RULE$10,
		found: `${found} bytes`,
		wanted: `at most ${maxBytes} bytes`
	});
}
// ../../packages/scim-core/src/steps/receive-body.ts
function receiveBody(call) {
	const { verb } = call.route;
	return verb === "GET" || verb === "DELETE" ? void 0 : receive(call);
}
async function receive({ engine, request, hold }) {
	const bytes = await readBytes(request, engine.maxBodyBytes, hold);
	return bytes.ok ? { body: {
		kind: "bytes",
		bytes: bytes.value
	} } : bytes;
}
// ../../packages/scim-core/src/body/received-body.ts
function toBytes$1(body) {
	return body.kind === "bytes" ? body.bytes : new TextEncoder().encode(JSON.stringify(body.data));
}
// ../../packages/scim-core/src/engine/call-context.ts
var CallContext = class {
	caller;
	now;
	requestId;
	#request;
	constructor({ requestId, now, request, tenant }, caller) {
		this.caller = caller;
		this.now = now;
		this.requestId = requestId;
		if (tenant !== void 0) this.tenant = tenant.name;
		this.#request = request;
	}
	get signal() {
		return this.#request.signal;
	}
};
function patching(context, patch) {
	return {
		...context,
		patch,
		get signal() {
			return context.signal;
		}
	};
}
function expecting(context, ifVersion) {
	return {
		...context,
		ifVersion,
		signal: context.signal
	};
}
// ../../packages/scim-core/src/routes/query-parameters.ts
const noParameters = { get: () => null };
// ../../packages/scim-core/src/attributes/read-choice.ts
function readChoice(text, resource) {
	const chosen = new Map();
	for (const path of text.split(",")) {
		const steps = findSteps(path.trim(), resource);
		if (steps !== void 0) choose(chosen, steps);
	}
	return chosen;
}
function findSteps(path, resource) {
	if (!path.includes(":")) return walk(resource.attributes, path);
	for (const extension of resource.extensions) {
		const rest = keysOf(extension).map((key) => restBehind(path, key)).find((found) => found !== void 0);
		if (rest === "") return [extension];
		const steps = rest === void 0 ? void 0 : walk(extension.parts, rest);
		if (steps !== void 0) return [extension, ...steps];
	}
	const rest = restBehind(path, resource.urn);
	return rest === void 0 ? void 0 : walk(resource.attributes, rest);
}
function restBehind(path, urn) {
	if (path.slice(0, urn.length).toLowerCase() !== urn.toLowerCase()) return void 0;
	const rest = path.slice(urn.length);
	if (rest === "") return rest;
	return rest.startsWith(":") || rest.startsWith(".") ? rest.slice(1) : void 0;
}
function walk(attributes, path) {
	const steps = [];
	for (const name of path.split(".")) {
		const step = findAttribute(steps.at(-1)?.parts ?? attributes, name);
		if (step === void 0) return void 0;
		steps.push(step);
	}
	return steps;
}
function choose(chosen, [step, ...rest]) {
	if (step === void 0 || chosen.get(step) === "whole") return;
	if (rest.length === 0) {
		chosen.set(step, "whole");
		return;
	}
	const known = chosen.get(step);
	const below = known === void 0 || known === "whole" ? new Map() : known;
	chosen.set(step, below);
	choose(below, rest);
}
// ../../packages/scim-core/src/attributes/write-resource.ts
function writeResource(resource, compiled, meta, view = compiled.view) {
	const values = resource;
	const schemas = [compiled.urn];
	const written = { schemas };
	for (const viewed of view) {
		const { name, key } = viewed.attribute;
		const value = key === "meta" ? withMeta(values[name], compiled.definition.wireName, meta) : values[name];
		const shown = value !== void 0 && viewed.isComplex ? writeComplex(viewed, value) : value;
		if (shown === void 0) continue;
		if (viewed.isExtension) schemas.push(key);
		written[key] = shown;
	}
	return written;
}
function withMeta(value, resourceType, meta) {
	return isObject(value) ? {
		...value,
		resourceType,
		...meta
	} : {
		resourceType,
		...meta
	};
}
function writeComplex({ parts, isPartial }, value) {
	if (!Array.isArray(value)) {
		const shown = writeParts(parts, value);
		return isPartial && isEmpty$1(shown) ? void 0 : shown;
	}
	const elements = value.map((element) => writeParts(parts, element));
	if (!isPartial) return elements;
	const left = elements.filter((element) => !isEmpty$1(element));
	return left.length === 0 && elements.length > 0 ? void 0 : left;
}
function isEmpty$1(shown) {
	return isObject(shown) && Object.keys(shown).length === 0;
}
function writeParts(view, value) {
	if (!isObject(value)) return value;
	const written = {};
	for (const viewed of view) {
		const { name, key } = viewed.attribute;
		const partValue = value[name];
		const shown = partValue !== void 0 && viewed.isComplex ? writeComplex(viewed, partValue) : partValue;
		if (shown !== void 0) written[key] = shown;
	}
	return written;
}
// ../../packages/scim-core/src/operations/entity-tag.ts
const entityTag = /^(?:W\/)?"[^"]*"$/;
function toEntityTag(resource) {
	const version = ("meta" in resource && isObject(resource.meta) ? resource.meta : {})["version"];
	if (typeof version !== "string") return { tag: `W/"${hash$1(JSON.stringify(resource))}"` };
	return {
		tag: entityTag.test(version) ? version : `W/"${encodeURIComponent(version)}"`,
		version
	};
}
function namesTag(header, { tag, version }) {
	if (header.trim() === "*") return true;
	const opaque = toOpaque(tag);
	return (header.match(/(?:W\/)?"[^"]*"|[^\s,]+/g) ?? []).some((each) => toOpaque(each) === opaque || each === version);
}
function toOpaque(tag) {
	return tag.replace(/^W\//, "").replace(/^"(.*)"$/, "$1");
}
function hash$1(text) {
	let high = 3735928559;
	let low = 1103547991;
	for (let i = 0; i < text.length; i += 1) {
		const unit = text.charCodeAt(i);
		high = Math.imul(high ^ unit, 2654435761);
		low = Math.imul(low ^ unit, 1597334677);
	}
	high = Math.imul(high ^ high >>> 16, 2246822507) ^ Math.imul(low ^ low >>> 13, 3266489909);
	low = Math.imul(low ^ low >>> 16, 2246822507) ^ Math.imul(high ^ high >>> 13, 3266489909);
	return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
// ../../packages/scim-core/src/operations/answer-resource.ts
function answerResource(call, found, written) {
	const { route, resource, parameters } = call;
	if (route.answer === "none") return { ok: true };
	const view = parameters === void 0 && (written === void 0 || !resource.hasOnRequest) ? resource.view : viewFor(call, resource, parameters ?? noParameters, written);
	const { etag } = call.version.definition.capabilities;
	const location = locationOf(call, resource, found);
	if (!etag) return {
		ok: true,
		body: writeResource(found, resource, { location }, view)
	};
	const { tag } = toEntityTag(found);
	return {
		ok: true,
		body: writeResource(found, resource, {
			location,
			version: tag
		}, view),
		headers: { etag: tag }
	};
}
function writeElement(call, resource, found, view) {
	const location = locationOf(call, resource, found);
	const { etag } = call.version.definition.capabilities;
	return writeResource(found, resource, etag ? {
		location,
		version: toEntityTag(found).tag
	} : { location }, view);
}
function viewFor(call, resource, parameters, written = {}) {
	const isChosen = call.version.definition.capabilities.attributes === true;
	const table = resource.attributes;
	const chosen = isChosen ? parameters.get("attributes") : null;
	if (chosen !== null && chosen !== "") return toChosenView(table, readChoice(chosen, resource));
	const named = resource.hasOnRequest ? namedOnRequest(written, table) : void 0;
	const excluded = isChosen ? parameters.get("excludedAttributes") : null;
	if (excluded !== null && excluded !== "") return toRemainingView(table, readChoice(excluded, resource), named);
	return named === void 0 || named.size === 0 ? resource.view : toDefaultView(table, named);
}
function locationOf(call, { definition }, found) {
	const id = "id" in found ? String(found.id) : "";
	return addressOf(call, `${definition.endpoint}/${encodeURIComponent(id)}`);
}
// ../../packages/scim-core/src/routes/read-paging.ts
const RULE$9 = "RFC 7644 \u00a73.4.2.4";
const CURSOR_RULE = "RFC 9865 \u00a72";
function readPaging(parameters, { limits, pagination }) {
	const cursor = pagination?.cursor === true ? parameters.get("cursor") : null;
	if (cursor !== null) return readCursorPaging(parameters, limits, cursor);
	if (parameters.get("startIndex") === null && pagesByCursor(pagination)) return readCursorPaging(parameters, limits, "");
	if (pagination?.index === false) return refuse$5("pagingInvalid", {
		rule: CURSOR_RULE,
		at: "startIndex",
		found: "startIndex",
		wanted: "cursor"
	});
	const startIndex = readInteger(parameters, "startIndex", 1);
	if (!startIndex.ok) return startIndex;
	const count = readInteger(parameters, "count", limits.defaultCount);
	if (!count.ok) return count;
	return accept$1({
		startIndex: Math.max(1, startIndex.value),
		count: Math.min(Math.max(0, count.value), limits.maxCount)
	});
}
function pagesByCursor(pagination) {
	if (pagination?.cursor !== true) return false;
	return !pagination.index || pagination.defaultPaginationMethod === "cursor";
}
function readCursorPaging(parameters, { defaultCount, maxCount }, after) {
	const count = readInteger(parameters, "count", defaultCount);
	if (!count.ok) return {
		...count,
		situation: "countInvalid"
	};
	if (count.value < 1) return refuse$5("countInvalid", {
		rule: CURSOR_RULE,
		found: count.value,
		wanted: `1 to ${maxCount}`
	});
	return accept$1({
		startIndex: 1,
		count: Math.min(count.value, maxCount),
		after
	});
}
function readInteger(parameters, name, absent) {
	const text = parameters.get(name);
	if (text === null) return accept$1(absent);
	if (!/^[+-]?\d+$/.test(text.trim())) return refuse$5("pagingInvalid", {
		rule: RULE$9,
		at: name,
		found: `${name}=${text}`,
		wanted: "an integer"
	});
	const number = Number(text);
	return accept$1(Math.min(Math.max(number, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER));
}
// ../../packages/scim-core/src/routes/read-query.ts
const RULE$8 = "RFC 7644 \u00a73.4.2";
async function readQuery(parameters, options) {
	const paging = readPaging(parameters, options);
	if (!paging.ok) return paging;
	const sortOrder = parameters.get("sortOrder") ?? "ascending";
	if (sortOrder !== "ascending" && sortOrder !== "descending") return refuse$5("sortOrderInvalid", {
		rule: RULE$8,
		at: "sortOrder",
		found: sortOrder,
		wanted: "ascending or descending"
	});
	const filter = await readFilterParameter(parameters, options);
	if (!filter.ok) return filter;
	const sortBy = await readSortByParameter(parameters, options);
	if (!sortBy.ok) return sortBy;
	const most = filter.value === void 0 ? options.limits.maxCount : options.filter.maxResults;
	return accept$1({
		...filter.value !== void 0 && { filter: filter.value },
		...paging.value,
		count: Math.min(paging.value.count, most),
		...sortBy.value !== void 0 && { sortBy: sortBy.value },
		sortOrder
	});
}
const loadFilterReader = loadOnce(() => import("./read-filter2.js"));
const loadSortByReader = loadOnce(() => import("./read-sort-by.js"));
async function readFilterParameter(parameters, { filterable, ...reading }) {
	const text = parameters.get("filter");
	if (text === null || !reading.filter.supported || filterable === void 0) return accept$1(void 0);
	const { readFilter } = await loadFilterReader();
	return readFilter(text, filterable, reading);
}
async function readSortByParameter(parameters, { sort, filterable }) {
	const text = parameters.get("sortBy");
	if (text === null || !sort || filterable === void 0) return accept$1(void 0);
	const { readSortBy } = await loadSortByReader();
	return readSortBy(text, filterable);
}
// ../../packages/scim-core/src/operations/list-cursors.ts
const RULE$7 = "RFC 9865 \u00a72.1";
async function openCursor(list, query) {
	const { after = "" } = query;
	if (after === "") return accept$1(query);
	const { engine, now } = list.call;
	const opened = await engine.cursors?.verify(after, boundTo(list));
	if (opened === void 0) return refuse$5("cursorInvalid", {
		rule: RULE$7,
		found: after,
		wanted: "a cursor of this query"
	});
	const { endsAtMs, position } = opened;
	if (endsAtMs !== 0 && endsAtMs <= now.getTime()) return refuse$5("cursorExpired", {
		rule: RULE$7,
		found: after,
		wanted: "a cursor that has not expired"
	});
	return accept$1({
		...query,
		after: position
	});
}
async function signNeighbours(list, { next, previous }) {
	const { engine, version, now } = list.call;
	const { cursors } = engine;
	if (cursors === void 0) return {};
	const { cursorTimeout } = version.definition.capabilities.pagination ?? {};
	const endsAtMs = cursorTimeout === void 0 ? 0 : now.getTime() + cursorTimeout * 1e3;
	const sign = (position) => cursors.sign({
		position,
		endsAtMs
	}, boundTo(list));
	return {
		...previous !== void 0 && { previousCursor: await sign(previous) },
		...next !== void 0 && { nextCursor: await sign(next) }
	};
}
function boundTo({ call, resourceType, tenant = "", parameters }) {
	const asked = [
		"filter",
		"sortBy",
		"sortOrder"
	].map((name) => parameters.get(name));
	return JSON.stringify([
		call.version.version,
		resourceType,
		tenant,
		...asked
	]);
}
// ../../packages/scim-core/src/operations/find-resources.ts
async function findResources(call) {
	const { resource, backend, context, parameters } = call;
	const read = await readQuery(parameters, queryOptions(call, resource));
	if (!read.ok) return read;
	const byCursor = read.value.after !== void 0;
	const list = {
		call,
		resourceType: resource.definition.name,
		tenant: context.tenant,
		parameters
	};
	const query = byCursor ? await openCursor(list, read.value) : read;
	if (!query.ok) return query;
	const page = await backend.find(query.value, context);
	const view = viewFor(call, resource, parameters);
	return {
		ok: true,
		body: call.version.codec.writeList({
			urn: resource.urn,
			resources: page.resources.map((found) => writeElement(call, resource, found, view)),
			totalResults: page.totalResults,
			...byCursor ? await signNeighbours(list, page) : { startIndex: query.value.startIndex }
		})
	};
}
function queryOptions(call, { filterable }) {
	const { filter, lenient = true, sort, pagination } = call.version.definition.capabilities;
	const { limits } = call.engine.options.definition;
	return {
		limits,
		filter,
		lenient,
		sort,
		...pagination && { pagination },
		...filterable && { filterable }
	};
}
// ../../packages/scim-core/src/operations/precondition.ts
const RULE$6 = "RFC 7644 \u00a73.14";
async function checkPrecondition(call) {
	const { backend, id, context, ifMatch: expected } = call;
	if (expected === void 0) return accept$1(call);
	const found = await backend.get(id, context);
	if (found === void 0) return refuse$5("resourceUnknown", {
		rule: "RFC 7644 \u00a73.12",
		found: id
	});
	const present = toEntityTag(found);
	if (!namesTag(expected, present)) return refuse$5("versionStale", {
		rule: RULE$6,
		found: present.tag,
		wanted: expected
	});
	const { version } = present;
	if (version === void 0 || expected.trim() === "*") return accept$1(call);
	return accept$1({
		...call,
		context: expecting(context, version)
	});
}
// ../../packages/scim-core/src/attributes/endpoints-of.ts
const known$3 = new WeakMap();
function endpointsOf(definition) {
	const found = known$3.get(definition);
	if (found !== void 0) return found;
	const endpoints = new Map(Object.values(definition.resources).map(({ wireName, endpoint }) => [wireName, endpoint]));
	known$3.set(definition, endpoints);
	return endpoints;
}
// ../../packages/scim-core/src/attributes/is-reference.ts
const reference = /^[^\s<>"{}|\\^`]+$/;
const absolute = /^[a-z][a-z0-9+.-]*:/i;
function isReference(text, referenceTypes, endpoints) {
	if (!reference.test(text)) return false;
	if (referenceTypes.length === 0) return true;
	return referenceTypes.some((type) => {
		if (type === "uri") return true;
		if (type === "external") return absolute.test(text);
		const endpoint = endpoints.get(type);
		return endpoint === void 0 || pointsAt(text, endpoint);
	});
}
function pointsAt(text, endpoint) {
	const end = text.search(/[?#]/);
	const path = `/${end === -1 ? text : text.slice(0, end)}`;
	const cut = path.lastIndexOf("/");
	return cut < path.length - 1 && path.slice(0, cut).endsWith(endpoint);
}
// ../../packages/scim-core/src/attributes/check-forms.ts
const base64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
function checkForms(attribute, value, options) {
	if (!Array.isArray(value)) return checkOne(attribute, value, options);
	if (!options.isLenient && value.filter(isPrimary).length > 1) return misformed(attribute, "RFC 7643 \u00a72.4", "two primary values", "at most one primary value");
	for (const element of value) {
		const refused = checkOne(attribute, element, options);
		if (refused !== void 0) return refused;
	}
}
function checkOne(attribute, value, options) {
	const { type, referenceTypes = [] } = attribute.definition;
	if (typeof value === "string") {
		if (type === "reference" && !options.isLenient && !isReference(value, referenceTypes, options.endpoints)) return misformed(attribute, "RFC 7643 \u00a72.3.7", value, `a reference to ${referenceTypes.join(" or ")}`);
		if (type === "binary" && !base64.test(value)) return misformed(attribute, "RFC 7643 \u00a72.3.6", value, "base64");
	}
	if (type !== "complex" || !isObject(value)) return void 0;
	for (const part of attribute.parts.ordered) {
		const refused = part.name in value ? checkForms(part, value[part.name], options) : void 0;
		if (refused !== void 0) return refused;
	}
}
function isPrimary(element) {
	return isObject(element) && element["primary"] === true;
}
function misformed({ key }, rule, found, wanted) {
	return refuse$5("valueInvalid", {
		rule,
		at: key,
		found,
		wanted
	});
}
// ../../packages/scim-core/src/definition/validator.ts
function toRunning(validator) {
	return typeof validator === "function" ? validator(light) : validator;
}
// ../../packages/scim-core/src/attributes/to-wire-path.ts
function toWirePath(path, owner) {
	let written = owner.key;
	let inside = owner;
	for (const step of path) {
		if (typeof step === "number") {
			written += `[${step}]`;
			continue;
		}
		const name = String(step);
		const separator = inside?.definition?.extension === void 0 ? "." : ":";
		inside = inside?.parts.ordered.find((attribute) => attribute.name === name);
		written += `${written === "" ? "" : separator}${inside?.key ?? name}`;
	}
	return written;
}
// ../../packages/scim-core/src/attributes/check-value.ts
function checkValue(validator, value, owner) {
	const checked = toRunning(validator).safeParse(value);
	if (checked.success) return accept$1(checked.data);
	const [issue] = checked.error.issues;
	const path = toWirePath(issue?.path ?? [], owner);
	return {
		ok: false,
		situation: "valueInvalid",
		...issue === void 0 ? {} : { error: issue.message },
		because: {
			rule: "RFC 7643 \u00a77",
			...path !== "" && { at: path },
			found: path,
			wanted: "what the definition allows"
		}
	};
}
// ../../packages/scim-core/src/attributes/read-value.ts
const asSent = {
	booleansAsText: true,
	isLenient: true
};
const asRemoved = {
	...asSent,
	keepsEmpty: true
};
const asDefined = {
	booleansAsText: false,
	isLenient: false
};
function readValue(attribute, value, options) {
	if (value === null) return void 0;
	if (!attribute.definition.multiValued) return readOne(attribute, value, options);
	if (!Array.isArray(value) && !(options.isLenient && standsForElement(attribute, value))) return value;
	return listOf$2(value).flatMap((element) => {
		const read = readElement(attribute, element, options);
		return read === void 0 ? [] : [read];
	});
}
function standsForElement(attribute, value) {
	if (attribute.definition.type !== "complex") return !isObject(value);
	return isObject(value) || typeof value === "string" && attribute.definition.bareValue !== void 0;
}
function readElement(attribute, element, options) {
	if (element === null) return void 0;
	if (isObject(element) && memberOf(element, "value") === null) return void 0;
	const read = readOne(attribute, element, options);
	return options.keepsEmpty !== true && isObject(read) && Object.keys(read).length === 0 && !attribute.parts.ordered.some(({ definition }) => definition.required) ? void 0 : read;
}
function readOne(attribute, value, options) {
	const { type, bareValue } = attribute.definition;
	if (type === "boolean") return options.booleansAsText ? readBoolean(value) : value;
	if (type !== "complex") return value;
	if (isObject(value)) return readParts(attribute, value, options);
	if (options.isOneOfList === true && Array.isArray(value) && value.length === 1 && isObject(value[0])) return readParts(attribute, value[0], options);
	return options.isLenient && typeof value === "string" && bareValue !== void 0 ? { [bareValue]: value } : value;
}
function readParts(attribute, object, options) {
	const keepsReadOnly = attribute.definition.mutability === "readOnly";
	const read = {};
	let assigned = 0;
	let unassigned = 0;
	let isIncomplete = false;
	for (const key of Object.keys(object)) {
		const part = findAttribute(attribute.parts, key);
		if (part === void 0 || part.definition.mutability === "readOnly" && !keepsReadOnly) continue;
		const value = readValue(part, object[key], options);
		if (value === void 0) {
			unassigned += 1;
			isIncomplete ||= part.definition.required;
			continue;
		}
		assigned += 1;
		read[part.name] = value;
	}
	return assigned === 0 && unassigned > 0 && !isIncomplete ? void 0 : read;
}
function readBoolean(value) {
	if (typeof value !== "string") return value;
	const word = value.toLowerCase();
	if (word === "true") return true;
	return word === "false" ? false : value;
}
// ../../packages/scim-core/src/attributes/refuse-unknown-parts.ts
const nothing = new Set();
function refuseUnknownParts(attribute, value, except = nothing) {
	const { type, multiValued, mutability } = attribute.definition;
	if (type !== "complex" || mutability === "readOnly") return void 0;
	for (const element of multiValued ? listOf$2(value) : [value]) {
		if (!isObject(element)) continue;
		for (const key of Object.keys(element)) {
			const part = findAttribute(attribute.parts, key);
			const refused = part === void 0 ? refuseKey(attribute, key, except) : refuseUnknownParts(part, element[key]);
			if (refused !== void 0) return refused;
		}
	}
}
function refuseKey(owner, key, except) {
	const word = key.toLowerCase();
	if (owner.ignored.has(word) || owner.definition.multiValued && except.has(word)) return void 0;
	return refuse$5("attributeUnknown", {
		rule: "RFC 7644 \u00a73.12",
		found: `${owner.key}.${key}`,
		wanted: "a sub-attribute of the schemas"
	});
}
// ../../packages/scim-core/src/attributes/read-members.ts
function readMembers(body, options) {
	const sent = [];
	for (const [key, value] of Object.entries(body)) {
		if (options.except.has(key.toLowerCase())) continue;
		const attribute = findAttribute(options.resource.attributes, key);
		const refused = attribute === void 0 ? checkUnknown(key, options) : checkMember({
			attribute,
			value
		}, options);
		if (refused !== void 0) return refused;
		if (attribute !== void 0 && isTaken$1(attribute, options)) sent.push({
			attribute,
			value
		});
	}
	return accept$1(sent);
}
function checkUnknown(key, { resource, unknownAttributes }) {
	if (unknownAttributes === "ignore" || resource.ignored.has(key.toLowerCase())) return void 0;
	return refuse$5("attributeUnknown", {
		rule: "RFC 7644 \u00a73.12",
		at: key,
		found: key,
		wanted: "an attribute of the schemas"
	});
}
function checkMember({ attribute, value }, options) {
	const unlisted = checkListed(attribute, options);
	if (unlisted !== void 0 || options.unknownAttributes === "ignore") return unlisted;
	return isTaken$1(attribute, options) ? refuseUnknownParts(attribute, value, options.exceptInElements) : checkType(attribute, value);
}
function checkListed(attribute, options) {
	const { extension } = attribute.definition;
	if (extension?.listed !== "required" || keysOf(attribute).some((key) => options.schemas.has(key.toLowerCase()))) return void 0;
	return refuse$5("extensionUnlisted", {
		rule: "RFC 7643 \u00a73.3",
		at: attribute.key,
		found: attribute.key,
		wanted: "its URN in schemas"
	});
}
function isTaken$1({ definition, key }, { resource, creates }) {
	return definition.mutability !== "readOnly" && (creates || !resource.ignored.has(key.toLowerCase()));
}
function checkType(attribute, value) {
	const read = readValue(attribute, value, asSent);
	if (read === void 0) return void 0;
	const checked = checkValue(attribute.definition.change, read, attribute);
	return checked.ok ? void 0 : checked;
}
// ../../packages/scim-core/src/attributes/read-schemas.ts
const RULE$5 = "RFC 7643 \u00a73";
function readSchemas(body, rule) {
	const sent = memberOf(body, "schemas");
	if (rule.isOptional === true && listOf$2(sent ?? []).length === 0) return accept$1(rule.known);
	if (sent === void 0 || sent === null) return refuse$5("schemasMissing", {
		rule: RULE$5,
		wanted: "schemas"
	});
	const listed = new Set();
	for (const urn of rule.mayNest === true ? listOf$2(sent).flat() : listOf$2(sent)) {
		if (typeof urn !== "string") return refuse$5("schemaUnknown", {
			rule: RULE$5,
			found: urn,
			wanted: "a URN"
		});
		const known = urn.toLowerCase();
		if (rule.known.has(known)) listed.add(known);
		else if (rule.unknown === "refuse") return refuse$5("schemaUnknown", {
			rule: RULE$5,
			found: urn
		});
	}
	if (listed.size === 0) return refuse$5("schemasMissing", {
		rule: RULE$5,
		found: sent,
		wanted: "a known schema"
	});
	if (rule.required !== void 0 && !listed.has(rule.required.toLowerCase())) return refuse$5("schemasMissing", {
		rule: RULE$5,
		found: sent,
		wanted: rule.required
	});
	return accept$1(listed);
}
// ../../packages/scim-core/src/attributes/read-resource.ts
const notAttributes = new Set(["schemas"]);
function readResource(body, options) {
	const { resource, operation, unknownAttributes } = options;
	const creates = operation === "insert";
	const schemas = readSchemas(body, {
		known: resource.knownSchemas,
		required: resource.urn,
		unknown: options.isLenient ? unknownAttributes : "refuse",
		isOptional: !creates && options.schemasOptional === true,
		mayNest: !creates && options.schemasNested === true
	});
	if (!schemas.ok) return schemas;
	const members = readMembers(body, {
		resource,
		schemas: schemas.value,
		unknownAttributes,
		creates,
		except: notAttributes
	});
	if (!members.ok) return members;
	const refused = creates ? void 0 : findRefusedUpdate(members.value);
	if (refused !== void 0) return refused;
	const { create, replace } = resource.definition;
	const validator = creates ? create : replace ?? create;
	const how = options.isLenient ? asSent : asDefined;
	const checked = checkValue(validator, toValues(members.value, how), {
		key: "",
		parts: resource.attributes
	});
	return (checked.ok ? checkAllForms(checked.value, options) : void 0) ?? checked;
}
function checkAllForms(values, options) {
	for (const attribute of options.resource.attributes.ordered) {
		const value = values[attribute.name];
		const refused = value === void 0 ? void 0 : checkForms(attribute, value, options);
		if (refused !== void 0) return refused;
	}
}
function findRefusedUpdate(members) {
	for (const { attribute, value } of members) {
		const { mutability, updateError } = attribute.definition;
		if (mutability !== "immutable" || updateError === void 0 || value === null) continue;
		return {
			ok: false,
			situation: "attributeImmutable",
			error: updateError,
			because: {
				rule: "RFC 7644 \u00a73.5.1",
				at: attribute.key,
				found: attribute.key,
				wanted: "an attribute that can be changed"
			}
		};
	}
}
function toValues(members, options) {
	const values = {};
	for (const { attribute, value } of members) {
		const read = readValue(attribute, value, options);
		if (read !== void 0) values[attribute.name] = read;
	}
	return values;
}
// ../../packages/scim-core/src/body/is-json-media-type.ts
function isJsonMediaType(contentType, versionMediaType) {
	if (contentType === null || contentType.trim() === "") return true;
	const [essence = "", ...parameters] = contentType.toLowerCase().split(";");
	const mediaType = essence.trim();
	return (mediaType === "application/json" || mediaType === "application/scim+json" || mediaType === versionMediaType.toLowerCase()) && parameters.every((parameter) => isUtf8(parameter.trim()));
}
function isUtf8(parameter) {
	const [name = "", value = ""] = parameter.split("=", 2);
	if (name.trim() !== "charset") return true;
	const charset = value.trim().replaceAll("\"", "");
	return charset === "utf-8" || charset === "utf8" || charset === "us-ascii";
}
// ../../packages/scim-core/src/body/check-json.ts
const tooDeep = "nests too deep";
function checkJson(value, maxDepth) {
	if (typeof value === "string") return checkText(value);
	if (Array.isArray(value)) return maxDepth === 0 ? tooDeep : checkList(value, maxDepth);
	if (!isObject(value)) return void 0;
	return maxDepth === 0 ? tooDeep : checkObject(value, maxDepth);
}
function checkList(list, maxDepth) {
	for (const element of list) {
		const problem = checkJson(element, maxDepth - 1);
		if (problem !== void 0) return problem;
	}
}
function checkObject(object, maxDepth) {
	for (const name of Object.keys(object)) {
		if (name === "__proto__" || name === "constructor") return `has a member ${name}`;
		const problem = checkText(name) ?? checkJson(object[name], maxDepth - 1);
		if (problem !== void 0) return problem;
	}
}
function checkText(text) {
	if (text.includes("\0")) return "holds the character U+0000";
	return text.isWellFormed() ? void 0 : "holds a lone surrogate";
}
// ../../packages/scim-core/src/body/count-members.ts
const [quote, backslash, comma, brace, bracket] = [
	34,
	92,
	44,
	123,
	91
];
function countMembers$2(bytes, maxMembers) {
	let members = 0;
	let isText = false;
	for (let at = 0; at < bytes.length && members <= maxMembers; at += 1) {
		const byte = bytes[at];
		if (isText && byte === backslash) at += 1;
		else if (byte === quote) isText = !isText;
		else if (!isText && (byte === comma || byte === brace || byte === bracket)) members += 1;
	}
	return members;
}
// ../../packages/scim-core/src/body/parse-body.ts
function parseBody(bytes, { maxBodyDepth: maxDepth, maxBodyMembers }) {
	if (bytes.byteLength === 0) return malformed("an empty body");
	if (maxBodyMembers !== void 0 && bytes.byteLength > maxBodyMembers) {
		if (countMembers$2(bytes, maxBodyMembers) > maxBodyMembers) return crowded(maxBodyMembers);
	}
	const parsed = parseJson(bytes);
	if (!parsed.ok) return parsed;
	if (!isObject(parsed.value)) return malformed("JSON that is not an object");
	const problem = checkJson(parsed.value, maxDepth);
	return problem === void 0 ? accept$1(parsed.value) : malformed(`JSON that ${problem}`);
}
let decoder;
function parseJson(bytes) {
	decoder ??= new TextDecoder("utf-8", { fatal: true });
	try {
		return accept$1(JSON.parse(decoder.decode(bytes)));
	} catch (error) {
		return malformed(String(error).replace(/, (\.\.\.)?".*$/s, ""));
	}
}
function crowded(maxMembers) {
	return refuse$5("bodyTooLarge", {
		rule: "RFC 7644 \u00a73.12",
		found: "more members and elements",
		wanted: `at most ${maxMembers} members and elements`
	});
}
function malformed(found) {
	return refuse$5("bodyMalformed", {
		rule: "RFC 7644 \u00a73.8",
		found,
		wanted: "a JSON object in UTF-8"
	});
}
// ../../packages/scim-core/src/body/read-json-body.ts
function readJsonBody(body = noBody, { request, mediaType, limits }) {
	if (body.kind === "parsed") return accept$1(body.data);
	return checkMediaType(request, mediaType) ?? parseBody(body.bytes, limits);
}
function checkMediaType({ headers }, mediaType) {
	const contentType = headers.get("content-type");
	if (isJsonMediaType(contentType, mediaType)) return void 0;
	return refuse$5("bodyMalformed", {
		rule: "RFC 7644 \u00a73.8",
		found: contentType,
		wanted: "JSON in UTF-8"
	});
}
const noBody = {
	kind: "bytes",
	bytes: new Uint8Array()
};
// ../../packages/scim-core/src/changes/check-changes.ts
const RULE$4 = "RFC 7644 \u00a73.5.2";
function checkChanges(changes, options) {
	const checked = [];
	for (const change of changes) {
		const read = checkChange(change, options);
		if (!read.ok) return read;
		checked.push(read.value);
	}
	return accept$1(checked);
}
function checkChange(change, options) {
	const refused = checkMutability(change, options);
	if (refused !== void 0) return refused;
	return change.kind === "remove" ? checkRemove(change, options) : checkWrite(change, options);
}
function checkMutability(change, { isLenient }) {
	const { kind, attribute, parts } = change;
	const named = [attribute, ...parts];
	for (const { key, definition } of isLenient ? named : [...named, ...mergedParts(change)]) {
		if (definition.mutability === "readOnly") return refuse$5("attributeReadOnly", {
			rule: RULE$4,
			at: key,
			found: key,
			wanted: "an attribute that can be written"
		});
		if (definition.mutability !== "immutable") continue;
		const isPartOfElement = attribute.definition.multiValued && definition !== attribute.definition;
		if (kind !== "remove" && definition.updateError === void 0 && !isPartOfElement) continue;
		const immutable = refuse$5("attributeImmutable", {
			rule: RULE$4,
			at: key,
			found: key,
			wanted: "an attribute that can change"
		});
		return definition.updateError === void 0 ? immutable : {
			...immutable,
			error: definition.updateError
		};
	}
}
function mergedParts(change) {
	if (change.kind !== "add" || change.where === void 0 || change.parts.length > 0) return [];
	const elements = listOf$2(change.value).filter(isObject);
	return change.attribute.parts.ordered.filter(({ name }) => elements.some((element) => element[name] !== void 0));
}
function checkWrite(change, options) {
	const { kind, attribute, parts, where, mustMatch } = change;
	const value = checkValue(attribute.definition.change, change.value, attribute);
	if (!value.ok) return value;
	const misformed = checkForms(attribute, value.value, options);
	if (misformed !== void 0) return misformed;
	const subAttribute = attribute.definition.multiValued ? parts.at(-1)?.name : void 0;
	return accept$1({
		kind,
		attribute: attribute.name,
		...where && { where },
		...mustMatch && { mustMatch },
		...subAttribute !== void 0 && { subAttribute },
		value: value.value
	});
}
function checkRemove(change, { isLenient, hasRequiredCode = false }) {
	const { attribute, parts, where, mustMatch, values } = change;
	const meant = {
		...where && { where },
		...mustMatch && { mustMatch }
	};
	const target = {
		kind: "remove",
		attribute: attribute.name,
		...meant
	};
	if (values !== void 0 && parts.length === 0 && attribute.definition.multiValued) {
		const listed = checkValue(attribute.definition.change, values, attribute);
		return listed.ok ? accept$1({
			...target,
			values: listOf$2(listed.value)
		}) : listed;
	}
	const removed = parts.at(-1) ?? attribute;
	const isAll = where === void 0 || parts.length > 0;
	if ((!isLenient || hasRequiredCode && isSingle(change)) && isAll && removed.definition.required) return refuseRequired(removed);
	const refused = checkRequired(removed);
	if (refused !== void 0) return refused;
	if (parts.length === 0) return accept$1(target);
	return accept$1({
		...target,
		subAttribute: parts.map((part) => part.name).join(".")
	});
}
function isSingle({ attribute, parts }) {
	return !attribute.definition.multiValued && parts.every(({ definition }) => !definition.multiValued);
}
function refuseRequired({ key }) {
	return refuse$5("attributeRequired", {
		rule: RULE$4,
		at: key,
		found: key,
		wanted: "an attribute that may be absent"
	});
}
function checkRequired(attribute) {
	const { key, definition } = attribute;
	if (!definition.required || definition.multiValued) return void 0;
	const checked = checkValue(definition.change, definition.type === "string" ? "" : null, attribute);
	if (!checked.ok) return checked;
	return refuse$5("attributeImmutable", {
		rule: RULE$4,
		at: key,
		found: key,
		wanted: "an attribute that may be absent"
	});
}
// ../../packages/scim-core/src/operations/read-bodies.ts
function readWhole(call, operation) {
	const body = readBody$1(call);
	return body.ok ? readResource(body.value, {
		...readingOf(call),
		operation
	}) : body;
}
async function readPatch(call) {
	const body = readBody$1(call);
	if (!body.ok) return body;
	const { codec, definition } = call.version;
	const { dialect = "rfc7644" } = definition.capabilities.filter;
	const options = readingOf(call);
	const read = await codec.readChanges(body.value, {
		...options,
		dialect
	});
	const checked = read.ok ? checkChanges(read.value, options) : read;
	if (!checked.ok) return checked;
	const hasOperations = codec.hasOperations && memberOf(body.value, "Operations") !== void 0;
	return accept$1({
		changes: checked.value,
		form: hasOperations ? "operations" : "attributes"
	});
}
function readingOf({ engine, version, resource }) {
	const { definition } = engine.options;
	return {
		resource,
		unknownAttributes: definition.unknownAttributes,
		skipsUnknownPaths: definition.unknownPaths === "skip",
		meansIgnored: definition.ignoredPaths !== "ignore",
		hasRequiredCode: definition.situations.attributeRequired !== void 0,
		schemasNested: definition.nestedSchemas === "accept",
		schemasOptional: definition.missingSchemas === "accept",
		isLenient: version.definition.capabilities.lenient ?? true,
		endpoints: endpointsOf(definition)
	};
}
function readBody$1({ engine, version, request, body }) {
	const { mediaType } = version.definition;
	return readJsonBody(body, {
		request,
		mediaType,
		limits: engine.options.definition.limits
	});
}
// ../../packages/scim-core/src/operations/operations.ts
const operations = {
	get,
	find,
	insert,
	replace,
	change,
	remove: remove$3
};
async function get(call) {
	const found = await call.backend.get(call.id, call.context);
	if (found === void 0) return unknownResource(call);
	const { ifNoneMatch } = call;
	if (ifNoneMatch === void 0) return answerResource(call, found);
	const present = toEntityTag(found);
	if (!namesTag(ifNoneMatch, present)) return answerResource(call, found);
	return {
		ok: true,
		status: 304,
		headers: { etag: present.tag }
	};
}
function find(call) {
	return findResources({
		...call,
		parameters: call.parameters ?? noParameters
	});
}
async function insert(call) {
	const { resource, backend, context } = call;
	const created = readWhole(call, "insert");
	if (!created.ok) return created;
	const outcome = await backend.insert(created.value, context);
	if (!outcome.ok) return outcome;
	const location = locationOf(call, resource, outcome.resource);
	return {
		...answerResource(call, outcome.resource, created.value),
		location
	};
}
async function replace(given) {
	const replacement = readWhole(given, "replace");
	if (!replacement.ok) return replacement;
	const checked = await checkPrecondition(given);
	if (!checked.ok) return checked;
	const call = checked.value;
	const outcome = await call.backend.replace(call.id, replacement.value, call.context);
	return outcome.ok ? answerResource(call, outcome.resource, replacement.value) : outcome;
}
async function change(given) {
	const patch = await readPatch(given);
	if (!patch.ok) return patch;
	const { changes, form } = patch.value;
	const checked = await checkPrecondition(given);
	if (!checked.ok) return checked;
	const { backend, context, id, route } = checked.value;
	const outcome = await backend.change(id, changes, patching(context, form));
	if (outcome?.ok === false) return outcome;
	if (route.answer === "none") return { ok: true };
	const found = outcome?.resource ?? await backend.get(id, given.context);
	return found === void 0 ? unknownResource(given) : answerResource(given, found, toWritten(changes));
}
async function remove$3(given) {
	const checked = await checkPrecondition(given);
	if (!checked.ok) return checked;
	const { backend, id, context } = checked.value;
	return await backend.remove(id, context) ?? { ok: true };
}
function toWritten(changes) {
	return Object.fromEntries(changes.flatMap((each) => each.kind === "remove" ? [] : [[each.attribute, each.value]]));
}
function unknownResource({ id }) {
	return refuse$5("resourceUnknown", {
		rule: "RFC 7644 \u00a73.12",
		found: id
	});
}
// ../../packages/scim-core/src/steps/run-operation.ts
function runOperation(call) {
	const { operation } = call.serves;
	return runAround(call, toExchange(call), () => operations[operation](call));
}
function toExchange({ version, route, serves, context, parameter, body }) {
	const { operation, resourceType } = serves;
	const exchange = {
		version: version.version,
		operation,
		resourceType,
		route,
		context,
		...parameter === void 0 ? {} : { id: parameter }
	};
	if (body === void 0) return exchange;
	return body.kind === "bytes" ? {
		...exchange,
		body: body.bytes
	} : withPrintedBody(exchange, body);
}
function withPrintedBody(exchange, body) {
	let bytes;
	return {
		...exchange,
		get body() {
			bytes ??= toBytes$1(body);
			return bytes;
		}
	};
}
// ../../packages/scim-core/src/endpoints/serve-resource.ts
const serveResource = inOrder()(findBackend, checkId, receiveBody, readConditions, runOperation);
// ../../packages/scim-core/src/endpoints/serve-me.ts
const RULE$3 = "RFC 7644 \u00a73.11";
async function serveMe(call) {
	const { engine, context, serves, request } = call;
	const own = await engine.options.me?.(context.caller, context);
	if (own === void 0) return refuse$5("resourceUnknown", {
		rule: RULE$3,
		wanted: "a resource of the caller"
	});
	const { resourceType, id } = own;
	const { operation } = serves;
	const route = findOwnRoute(call, resourceType, operation);
	if (route === void 0) return refuse$5("verbRefused", {
		rule: RULE$3,
		found: request.method
	});
	const done = await serveResource({
		...call,
		route,
		parameter: id,
		serves: {
			kind: "resource",
			operation,
			resourceType
		}
	});
	if (!done.ok) return {
		...done,
		resourceType
	};
	const { answer } = done;
	if (answer.refusal !== void 0) return done;
	const location = addressOf(call, route.path.replace("{id}", () => encodeURIComponent(id)));
	return {
		ok: true,
		answer: {
			...answer,
			headers: {
				...answer.headers,
				location
			}
		}
	};
}
function findOwnRoute({ version }, resourceType, operation) {
	return version.definition.routes.find(({ serves }) => serves.kind === "resource" && serves.operation === operation && serves.resourceType === resourceType);
}
// ../../packages/scim-core/src/endpoints/serve-endpoint.ts
function serveEndpoint(call) {
	const { serves } = call.route;
	switch (serves.kind) {
		case "resource": return serveResource(Object.assign(call, { serves }));
		case "discovery": return serveDiscovery(Object.assign(call, { serves }));
		case "search": return searching(Object.assign(call, { serves }));
		case "me": return serveMe(Object.assign(call, { serves }));
		case "bulk": return bulk(call);
	}
}
async function searching(call) {
	const { serveSearch } = await import("./serve-search.js");
	return serveSearch(call);
}
async function bulk(call) {
	const { serveBulk } = await import("./serve-bulk.js");
	return serveBulk(call);
}
// ../../packages/scim-core/src/routes/request-url.ts
function readRequestUrl(url) {
	const path = url.indexOf("/", url.indexOf("://") + 3);
	const fragment = url.indexOf("#", path);
	const end = fragment === -1 ? url.length : fragment;
	const question = url.indexOf("?", path);
	const query = question === -1 || question > end ? end : question;
	const search = end - query > 1 ? url.slice(query, end) : "";
	return {
		origin: url.slice(0, path),
		pathname: url.slice(path, query),
		search
	};
}
// ../../packages/scim-core/src/discovery/answer-openly.ts
function answerOpenly(call) {
	const { matched } = call;
	if (!matched.ok || matched.route.isOpen !== true || matched.route.serves.kind !== "discovery") return void 0;
	const { route, parameter } = matched;
	const body = writeDocument({
		...call,
		route,
		serves: matched.route.serves,
		parameter
	});
	return body === void 0 ? void 0 : {
		ok: true,
		answer: {
			status: route.status,
			body
		}
	};
}
// ../../packages/scim-core/src/steps/authenticate.ts
async function authenticate(call) {
	const { engine, token, connection, tenant } = call;
	const admitted = await engine.options.authenticate(token, connection, tenant?.name);
	return admitted.ok ? { context: new CallContext(call, admitted.caller) } : answerOpenly(call) ?? admitted;
}
// ../../packages/scim-core/src/steps/check-route.ts
function checkRoute({ matched }) {
	if (!matched.ok) return matched;
	const { route, parameter } = matched;
	return parameter === void 0 ? { route } : {
		route,
		parameter
	};
}
// ../../packages/scim-core/src/steps/check-tenant.ts
function checkTenant({ engine, tenant }) {
	return engine.options.tenant !== void 0 && tenant === void 0 ? unknownTenant : void 0;
}
const unknownTenant = refuse$5("endpointUnknown", {
	rule: "tenant",
	wanted: "the address of a tenant"
});
// ../../packages/scim-core/src/routes/match-route.ts
const RULE$2 = "RFC 7644 \u00a73.2";
function matchRoute(routes, verb, path) {
	const trimmed = path.endsWith("/") ? path.slice(0, -1) : path;
	const fixed = routes.fixed.get(trimmed);
	if (fixed !== void 0) return matchFixed(fixed, routes.parametric.get(trimmed), verb);
	const cut = trimmed.lastIndexOf("/");
	const parametric = routes.parametric.get(trimmed.slice(0, Math.max(cut, 0)));
	const segment = trimmed.slice(cut + 1);
	if (parametric === void 0 || segment === "") return refuse$5("endpointUnknown", {
		rule: RULE$2,
		found: path
	});
	const route = parametric.routes.get(verb);
	if (route === void 0) return refuseVerb$1(parametric, verb);
	const parameter = decodeSegment(segment);
	if (parameter === void 0) return refuseSegment(route, segment);
	return {
		ok: true,
		route,
		parameter
	};
}
function matchFixed(fixed, below, verb) {
	const route = fixed.routes.get(verb);
	if (route !== void 0) return {
		ok: true,
		route
	};
	const single = below?.routes.get(verb);
	if (single === void 0) return refuseVerb$1(fixed, verb);
	return {
		...refuse$5("idMissing", {
			rule: RULE$2,
			wanted: single.path
		}),
		...resourceTypeOf$1(single)
	};
}
function refuseVerb$1({ allow }, verb) {
	return {
		...refuse$5("verbRefused", {
			rule: RULE$2,
			found: verb,
			wanted: allow
		}),
		allow
	};
}
function refuseSegment(route, segment) {
	return {
		...refuse$5(route.serves.kind === "resource" ? "idMalformed" : "endpointUnknown", {
			rule: RULE$2,
			found: segment
		}),
		...resourceTypeOf$1(route)
	};
}
function resourceTypeOf$1({ serves }) {
	return serves.kind === "resource" ? { resourceType: serves.resourceType } : {};
}
function decodeSegment(segment) {
	if (!segment.includes("%")) return segment;
	try {
		return decodeURIComponent(segment);
	} catch (error) {
		if (error instanceof URIError) return void 0;
		throw error;
	}
}
// ../../packages/scim-core/src/steps/find-route.ts
function findRoute({ version, request, path }) {
	return { matched: matchRoute(version.routes, request.method, path) };
}
// ../../packages/scim-core/src/steps/find-version.ts
const RULE$1 = "RFC 7644 \u00a73.13";
function findVersion({ engine, url, tenant }) {
	const { options, versions } = engine;
	const { pathname } = url;
	const mount = tenant?.mount ?? options.definition.mount;
	if (!pathname.startsWith(`${mount}/`)) return refuse$5("endpointUnknown", {
		rule: RULE$1,
		found: pathname
	});
	const below = pathname.slice(mount.length);
	const end = below.indexOf("/", 1);
	const segment = below.slice(1, end === -1 ? void 0 : end);
	const selected = versions.find(({ definition }) => definition.segment === segment && segment !== "");
	if (selected !== void 0) return {
		version: selected,
		path: end === -1 ? "" : below.slice(end)
	};
	const only = versions.find(({ definition }) => definition.segment === "");
	if (only !== void 0) return {
		version: only,
		path: below
	};
	return refuse$5(/^v?\d/i.test(segment) ? "versionUnknown" : "endpointUnknown", {
		rule: RULE$1,
		found: segment
	});
}
// ../../packages/scim-core/src/steps/read-clock.ts
function readClock({ engine }) {
	return { now: engine.options.clock.now() };
}
// ../../packages/scim-core/src/routes/read-bearer.ts
const RULE = "RFC 6750 \u00a72.1";
function readBearer(authorization) {
	if (authorization === null || authorization.trim() === "") return refuse$5("credentialsMissing", {
		rule: RULE,
		found: "no Authorization header"
	});
	const token = /^bearer +([^\s,]+)$/i.exec(authorization.trim())?.[1];
	if (token === void 0) return refuse$5("credentialsMalformed", {
		rule: RULE,
		wanted: "Bearer and one token"
	});
	return accept$1(token);
}
// ../../packages/scim-core/src/steps/read-token.ts
function readToken(call) {
	const bearer = readBearer(call.request.headers.get("authorization"));
	return bearer.ok ? { token: bearer.value } : answerOpenly(call) ?? bearer;
}
// ../../packages/scim-core/src/serve-call.ts
const runSteps = inOrder()(findVersion, findRoute, checkTenant, readClock, readToken, authenticate, checkRoute, serveEndpoint);
async function serveCall(engine, received) {
	const call = startCall(engine, received);
	const { request } = received;
	try {
		const done = await runSteps(call);
		return finish(call, done.ok ? done.answer : answerRefusal(call, done, resourceTypeOf(call)));
	} catch (error) {
		const { signal } = request;
		const aborted = signal.aborted && error === signal.reason;
		if (!aborted) engine.options.onError?.(error, call.requestId);
		return finish(call, answerRefusal(call, refuse$5("defect", { rule: "defect" })), aborted);
	} finally {
		call.hold.release();
	}
}
function startCall(engine, { request, connection, tenant }) {
	const { options } = engine;
	const requestId = options.newRequestId();
	const url = readRequestUrl(request.url);
	return {
		engine,
		request,
		connection,
		requestId,
		url,
		origin: connection.origin ?? url.origin,
		hold: engine.bodies.hold(),
		version: engine.fallback,
		tenant,
		path: void 0,
		matched: void 0,
		now: void 0,
		token: void 0,
		context: void 0,
		route: void 0,
		parameter: void 0,
		serves: void 0,
		resource: void 0,
		backend: void 0,
		id: void 0,
		body: void 0,
		parameters: void 0,
		ifMatch: void 0,
		ifNoneMatch: void 0
	};
}
function finish(call, answer, aborted = false) {
	const { engine, version, requestId, matched } = call;
	engine.options.onAnswer?.(reportAnswer(answer, {
		requestId,
		version,
		matched,
		aborted
	}));
	return respond(answer, version, requestId);
}
function resourceTypeOf({ route }) {
	return route !== void 0 && "resourceType" in route.serves ? route.serves.resourceType : void 0;
}
// ../../packages/scim-core/src/create-scim-handler.ts
function createScimHandler(options) {
	const engine = createEngine(toAnyOptions(options));
	const { tenant: findTenant } = options;
	if (findTenant === void 0) return toFetchHandler$1((request, connection) => serveCall(engine, {
		request,
		connection,
		tenant: void 0
	}));
	return async (request, connection = {}) => toResponse$1(await serveCall(engine, {
		request,
		connection,
		tenant: findTenant(request)
	}));
}
// ../../packages/scim-core/src/definition/attribute.ts
function attribute(given) {
	return {
		wireName: given.name,
		type: "string",
		multiValued: false,
		required: false,
		caseExact: false,
		mutability: "readWrite",
		returned: "default",
		uniqueness: "none",
		change: given.value,
		...given
	};
}
// ../../packages/scim-core/src/definition/rename-wire.ts
function renameWire(definition, rename) {
	const resources = definition.resources;
	const renamed = mapValues(resources, (resource) => renameResource(resource, rename));
	return {
		...definition,
		resources: renamed
	};
}
function renameResource(resource, rename) {
	const { urns, attributes } = resource;
	const renamed = {
		...resource,
		wireName: rename(resource.wireName),
		urns: renameUrns(urns, rename),
		attributes: renameAttributes(attributes, rename)
	};
	refuseClashes("schemas", schemasOf(renamed));
	return renamed;
}
function renameAttributes(attributes, rename) {
	const renamed = mapValues(attributes, ({ subAttributes, extension, referenceTypes, ...rest }) => ({
		...rest,
		wireName: rename(rest.wireName),
		...referenceTypes && { referenceTypes: referenceTypes.map(rename) },
		...subAttributes && { subAttributes: renameAttributes(subAttributes, rename) },
		...extension && { extension: renameExtension(extension, rename) }
	}));
	refuseClashes("attributes", Object.values(renamed).map(({ wireName }) => wireName.toLowerCase()));
	return renamed;
}
function renameExtension(extension, rename) {
	const { urns, aliases } = extension;
	return {
		...extension,
		urns: renameUrns(urns, rename),
		...aliases && { aliases: mapValues(aliases, (all) => all.map(rename)) }
	};
}
function renameUrns(urns, rename) {
	return mapValues(urns, rename);
}
const versions = ["1.1", "2.0"];
function schemasOf({ urns, attributes }) {
	const extensions = Object.values(attributes).flatMap(({ extension }) => extension ?? []);
	return versions.flatMap((version) => {
		return [urns[version], ...extensions.flatMap((each) => [each.urns[version], ...each.aliases?.[version] ?? []])].filter((urn) => urn !== void 0).map((urn) => `${urn.toLowerCase()} in ${version}`);
	});
}
function refuseClashes(what, names) {
	const twice = names.find((name, index) => names.indexOf(name) !== index);
	if (twice !== void 0) throw new TypeError(`Two ${what} would have the wire name ${twice}.`);
}
function mapValues(rows, map) {
	return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, map(row)]));
}
// ../../packages/scim-core/src/validators/boolean-text.ts
function booleanText(z, params) {
	return z.preprocess(readText$1, z.boolean(params));
}
function readText$1(value) {
	if (typeof value !== "string") return value;
	const text = value.toLowerCase();
	return text === "true" ? true : text !== "false" && value;
}
// ../../packages/scim-core/src/validators/issue-message.ts
function issueMessage({ missing, invalid }) {
	return (issue) => issue.input === void 0 ? missing : invalid;
}
// ../../packages/api/src/generated/scim/enterprise-user.ts
const enterpriseUserManagerShape = oncePerZod((z) => ({ managerId: z.string({ error: issueMessage({
	missing: "improper_enterprise_schema_format",
	invalid: "invalid_attribute_format"
}) }).regex(/\S/u, { error: "improper_enterprise_schema_format" }) }));
const enterpriseUserManagerSchema = oncePerZod((z) => z.object(enterpriseUserManagerShape(z), { error: "invalid_attribute_format" }));
const enterpriseUserCreateShape = oncePerZod((z) => ({
	employeeNumber: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	costCenter: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	organization: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	division: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	department: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	manager: enterpriseUserManagerSchema(z).exactOptional()
}));
const enterpriseUserCreateSchema = oncePerZod((z) => z.object(enterpriseUserCreateShape(z), { error: "invalid_attribute_format" }));
const enterpriseUserManagerChangeSchema = oncePerZod((z) => z.object(enterpriseUserManagerShape(z), { error: "invalid_attribute_format" }).partial());
const enterpriseUserChangeSchema = oncePerZod((z) => z.object(enterpriseUserCreateShape(z), { error: "invalid_attribute_format" }).partial());
const enterpriseUserExtension = {
	urns: {
		"1.1": "urn:scim:schemas:extension:enterprise:1.0",
		"2.0": "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"
	},
	listed: "optional"
};
const enterpriseUserAttributes = {
	employeeNumber: attribute({
		name: "employeeNumber",
		description: "Number or code that the organization assigns to the person.",
		value: (z) => enterpriseUserCreateShape(z).employeeNumber
	}),
	costCenter: attribute({
		name: "costCenter",
		description: "Name of the cost center.",
		value: (z) => enterpriseUserCreateShape(z).costCenter
	}),
	organization: attribute({
		name: "organization",
		description: "Name of the organization.",
		value: (z) => enterpriseUserCreateShape(z).organization
	}),
	division: attribute({
		name: "division",
		description: "Name of the division.",
		value: (z) => enterpriseUserCreateShape(z).division
	}),
	department: attribute({
		name: "department",
		description: "Name of the department.",
		value: (z) => enterpriseUserCreateShape(z).department
	}),
	manager: attribute({
		name: "manager",
		type: "complex",
		description: "The person's manager.",
		bareValue: "managerId",
		ignored: [
			"value",
			"$ref",
			"displayName",
			"display"
		],
		subAttributes: { managerId: attribute({
			name: "managerId",
			description: "Identifier of the manager's user. An e-mail address or a user name is also accepted and converted to the identifier.",
			required: true,
			value: (z) => enterpriseUserManagerShape(z).managerId
		}) },
		value: (z) => enterpriseUserCreateShape(z).manager,
		change: enterpriseUserManagerChangeSchema
	})
};
// ../../packages/api/src/generated/scim/errors.ts
const scimErrors = {
	addresses_invalid: {
		wireName: "addresses_invalid",
		status: 400,
		meaning: "The attribute addresses is not valid."
	},
	bad_email_address: {
		wireName: "bad_email_address",
		status: 400,
		meaning: "An e-mail address does not exist or has the wrong format."
	},
	bad_endpoint: {
		wireName: "bad_endpoint",
		status: 404,
		meaning: "The path is not an endpoint of the service."
	},
	cannot_make_user_guest: {
		wireName: "cannot_make_user_guest",
		status: 403,
		meaning: "An admin, an owner or the primary owner cannot become a guest."
	},
	cannot_decode_user_id: {
		wireName: "cannot_decode_user_id",
		status: 400,
		meaning: "The user identifier in the path cannot be decoded."
	},
	cannot_modify_owner: {
		wireName: "cannot_modify_owner",
		status: 403,
		meaning: "The ownership of a workspace cannot be changed over SCIM."
	},
	cannot_modify_gdpr: {
		wireName: "cannot_modify_gdpr",
		status: 403,
		meaning: "A user whose data was erased on request cannot be changed."
	},
	cannot_disable_bot_user_with_scim: {
		wireName: "cannot_disable_bot_user_with_scim",
		status: 403,
		meaning: "A bot cannot be deactivated over SCIM."
	},
	cannot_disable_primary_owner: {
		wireName: "cannot_disable_primary_owner",
		status: 403,
		meaning: "The primary owner cannot be deactivated."
	},
	email_empty: {
		wireName: "email_empty",
		status: 400,
		meaning: "The request has no primary e-mail address."
	},
	email_invalid: {
		wireName: "email_invalid",
		status: 400,
		meaning: "The e-mail values are not valid."
	},
	email_taken: {
		wireName: "email_taken",
		status: 409,
		meaning: "The e-mail address is already in use."
	},
	emails_invalid: {
		wireName: "emails_invalid",
		status: 400,
		meaning: "The attribute emails is not valid."
	},
	failed_to_remove_users_for_linked_subteam: {
		wireName: "failed_to_remove_users_for_linked_subteam",
		status: 500,
		meaning: "Users could not be removed from a group of an identity provider."
	},
	group_members_create_failed: {
		wireName: "group_members_create_failed",
		status: 500,
		meaning: "The members of the group could not be updated."
	},
	group_member_max_exceeded: {
		wireName: "group_member_max_exceeded",
		status: 400,
		meaning: "The group would have more members than its kind allows."
	},
	group_creation_failed: {
		wireName: "group_creation_failed",
		status: 400,
		meaning: "The group could not be created."
	},
	"group_creation_failed.taken": {
		wireName: "group_creation_failed",
		status: 409,
		meaning: "The group could not be created because its name is in use."
	},
	groups_invalid: {
		wireName: "groups_invalid",
		status: 400,
		meaning: "The attribute groups is not valid."
	},
	idp_group_linked_to_channels: {
		wireName: "idp_group_linked_to_channels",
		status: 400,
		meaning: "The group of the identity provider is linked to channels."
	},
	improper_enterprise_schema_format: {
		wireName: "improper_enterprise_schema_format",
		status: 400,
		meaning: "manager in the enterprise extension has no managerId."
	},
	incomplete_filter: {
		wireName: "incomplete_filter",
		status: 400,
		meaning: "The filter is incomplete. Its parts are separated by single spaces."
	},
	invalid_attribute_format: {
		wireName: "invalid_attribute_format",
		status: 400,
		meaning: "An attribute has the wrong type or format."
	},
	invalid_authentication: {
		wireName: "invalid_authentication",
		status: 401,
		meaning: "The token is not valid."
	},
	invalid_display_name: {
		wireName: "invalid_display_name",
		status: 400,
		meaning: "The display name cannot be changed over SCIM."
	},
	invalid_emoji_not_allowed: {
		wireName: "invalid_emoji_not_allowed",
		status: 400,
		meaning: "An attribute contains an emoji."
	},
	invalid_filter_group: {
		wireName: "invalid_filter_group",
		status: 400,
		meaning: "The parentheses of the filter do not match."
	},
	invalid_name_maxlength: {
		wireName: "invalid_name_maxlength",
		status: 400,
		meaning: "The display name is too long."
	},
	invalid_name_specials: {
		wireName: "invalid_name_specials",
		status: 400,
		meaning: "The display name contains special characters."
	},
	invalid_name_required: {
		wireName: "invalid_name_required",
		status: 400,
		meaning: "The name is required."
	},
	invalid_query: {
		wireName: "invalid_query",
		status: 400,
		meaning: "The query cannot be processed."
	},
	invalid_request_payload: {
		wireName: "invalid_request_payload",
		status: 400,
		meaning: "The body contains something that is not supported."
	},
	"invalid_request_payload.tooLarge": {
		wireName: "invalid_request_payload",
		status: 413,
		meaning: "The body is too large."
	},
	invalid_reserved_word: {
		wireName: "invalid_reserved_word",
		status: 400,
		meaning: "An attribute is a reserved word."
	},
	invalid_starts_with_at: {
		wireName: "invalid_starts_with_at",
		status: 400,
		meaning: "The display name starts with @."
	},
	invalid_sort_order: {
		wireName: "invalid_sort_order",
		status: 400,
		meaning: "The sort order is neither ascending nor descending."
	},
	long_nickname: {
		wireName: "long_nickname",
		status: 400,
		meaning: "The nickname has more than 21 characters."
	},
	method_not_allowed: {
		wireName: "method_not_allowed",
		status: 405,
		meaning: "The endpoint does not support this verb."
	},
	missing_authentication: {
		wireName: "missing_authentication",
		status: 401,
		meaning: "The token is missing."
	},
	missing_primary_email: {
		wireName: "missing_primary_email",
		status: 400,
		meaning: "The primary e-mail address cannot be removed without a replacement."
	},
	missing_schema_element: {
		wireName: "missing_schema_element",
		status: 400,
		meaning: "The body has no schemas."
	},
	missing_group_id: {
		wireName: "missing_group_id",
		status: 400,
		meaning: "The path names no group."
	},
	missing_user_id: {
		wireName: "missing_user_id",
		status: 400,
		meaning: "The path names no user."
	},
	no_filters: {
		wireName: "no_filters",
		status: 400,
		meaning: "The filter is empty."
	},
	no_such_group: {
		wireName: "no_such_group",
		status: 404,
		meaning: "The group does not exist."
	},
	no_such_group_members: {
		wireName: "no_such_group_members",
		status: 400,
		meaning: "Some members do not exist."
	},
	no_such_user: {
		wireName: "no_such_user",
		status: 404,
		meaning: "The user does not exist."
	},
	non_org_teams_only: {
		wireName: "non_org_teams_only",
		status: 403,
		meaning: "In an organization, the app must be installed on the organization."
	},
	query_building_failed: {
		wireName: "query_building_failed",
		status: 400,
		meaning: "The filter cannot be converted to a query."
	},
	database_query_failure: {
		wireName: "database_query_failure",
		status: 503,
		meaning: "The database does not answer.",
		retryAfterSeconds: 5
	},
	password_change_not_allowed: {
		wireName: "password_change_not_allowed",
		status: 400,
		meaning: "Passwords cannot be changed over SCIM."
	},
	permission_denied: {
		wireName: "permission_denied",
		status: 403,
		meaning: "The token does not have permission."
	},
	phoneNumbers_invalid: {
		wireName: "phoneNumbers_invalid",
		status: 400,
		meaning: "The attribute phoneNumbers is not valid."
	},
	photos_invalid: {
		wireName: "photos_invalid",
		status: 400,
		meaning: "The attribute photos is not valid."
	},
	plus_teams_only: {
		wireName: "plus_teams_only",
		status: 403,
		meaning: "SCIM requires one of the higher paid plans."
	},
	primary_owner_check_failure: {
		wireName: "primary_owner_check_failure",
		status: 403,
		meaning: "The primary owner of a workspace in an organization cannot be deactivated."
	},
	resource_locked: {
		wireName: "resource_locked",
		status: 429,
		meaning: "The group is being updated, or groups are being updated too often.",
		retryAfterSeconds: 1
	},
	roles_invalid: {
		wireName: "roles_invalid",
		status: 400,
		meaning: "The attribute roles is not valid."
	},
	too_many_requests: {
		wireName: "too_many_requests",
		status: 429,
		meaning: "Too many requests in a short time.",
		retryAfterSeconds: 1
	},
	too_many_users: {
		wireName: "too_many_users",
		status: 400,
		meaning: "The change names more than 15,000 users."
	},
	truncation_error: {
		wireName: "truncation_error",
		status: 400,
		meaning: "No unused user name can be derived from the one sent."
	},
	unable_to_add_deleted_or_guest_to_group: {
		wireName: "unable_to_add_deleted_or_guest_to_group",
		status: 400,
		meaning: "Deactivated users and single-channel guests cannot be members of a group."
	},
	unable_to_create_team_profile_fields: {
		wireName: "unable_to_create_team_profile_fields",
		status: 500,
		meaning: "A custom profile field could not be created."
	},
	unknown_user: {
		wireName: "unknown_user",
		status: 400,
		meaning: "The user does not exist."
	},
	unsupported_version: {
		wireName: "unsupported_version",
		status: 400,
		meaning: "The SCIM version is not supported."
	},
	user_creation_failed: {
		wireName: "user_creation_failed",
		status: 409,
		meaning: "The user already exists."
	},
	"user_creation_failed.fault": {
		wireName: "user_creation_failed",
		status: 500,
		meaning: "The user could not be created."
	},
	username_empty: {
		wireName: "username_empty",
		status: 400,
		meaning: "The user name is empty."
	},
	username_invalid: {
		wireName: "username_invalid",
		status: 400,
		meaning: "The user name is not valid."
	},
	username_not_allowed: {
		wireName: "username_not_allowed",
		status: 400,
		meaning: "The user name is reserved."
	},
	username_required: {
		wireName: "username_required",
		status: 400,
		meaning: "The user name is required."
	},
	username_taken: {
		wireName: "username_taken",
		status: 409,
		meaning: "The user name is in use. It must also differ from the names of channels."
	},
	username_too_long: {
		wireName: "username_too_long",
		status: 400,
		meaning: "The user name has more than 21 characters."
	},
	internal_error: {
		wireName: "internal_error",
		status: 500,
		meaning: "The service failed."
	}
};
const scimSituations = {
	endpointUnknown: "bad_endpoint",
	verbRefused: "method_not_allowed",
	versionUnknown: "unsupported_version",
	idMissing: "missing_user_id",
	idMalformed: "cannot_decode_user_id",
	resourceUnknown: "no_such_user",
	credentialsMissing: "missing_authentication",
	credentialsMalformed: "invalid_authentication",
	pagingInvalid: "invalid_query",
	sortOrderInvalid: "invalid_sort_order",
	filterEmpty: "no_filters",
	filterIncomplete: "incomplete_filter",
	filterGroupMalformed: "invalid_filter_group",
	filterAttributeUnknown: "invalid_query",
	filterOperatorUnknown: "invalid_query",
	filterLiteralInvalid: "invalid_query",
	filterOperatorUnfit: "query_building_failed",
	filterTooLarge: "query_building_failed",
	bodyMalformed: "invalid_request_payload",
	bodyTooLarge: "invalid_request_payload.tooLarge",
	schemasMissing: "missing_schema_element",
	schemaUnknown: "invalid_request_payload",
	extensionUnlisted: "invalid_request_payload",
	attributeUnknown: "invalid_request_payload",
	operationInvalid: "invalid_request_payload",
	pathInvalid: "invalid_request_payload",
	targetMissing: "invalid_request_payload",
	valueInvalid: "invalid_attribute_format",
	attributeReadOnly: "invalid_request_payload",
	attributeImmutable: "invalid_request_payload",
	versionStale: "resource_locked",
	rateLimited: "too_many_requests",
	locked: "resource_locked",
	defect: "internal_error"
};
// ../../packages/api/src/generated/scim/facts.ts
const scimFacts = { rates: {
	per: "organization",
	tiers: {
		writes: {
			perMinute: 600,
			burst: 180,
			operations: [
				"insert",
				"replace",
				"change",
				"remove"
			],
			resources: ["User", "Group"],
			discovery: false,
			error: "too_many_requests"
		},
		reads: {
			perMinute: 1e3,
			burst: 1e3,
			operations: ["get", "find"],
			resources: ["User", "Group"],
			discovery: true,
			error: "too_many_requests"
		},
		"user-reads": {
			perMinute: 300,
			burst: 300,
			operations: ["get"],
			resources: ["User"],
			discovery: false,
			error: "too_many_requests"
		},
		"group-reads": {
			perMinute: 300,
			burst: 300,
			operations: ["get"],
			resources: ["Group"],
			discovery: false,
			error: "too_many_requests"
		},
		"user-creations": {
			perMinute: 180,
			burst: 20,
			operations: ["insert"],
			resources: ["User"],
			discovery: false,
			error: "too_many_requests"
		},
		"user-updates": {
			perMinute: 180,
			burst: 20,
			operations: ["replace", "change"],
			resources: ["User"],
			discovery: false,
			error: "too_many_requests"
		},
		"user-deletions": {
			perMinute: 180,
			burst: 20,
			operations: ["remove"],
			resources: ["User"],
			discovery: false,
			error: "too_many_requests"
		},
		"group-creations": {
			perMinute: 180,
			burst: 20,
			operations: ["insert"],
			resources: ["Group"],
			discovery: false,
			error: "too_many_requests"
		},
		"group-deletions": {
			perMinute: 180,
			burst: 20,
			operations: ["remove"],
			resources: ["Group"],
			discovery: false,
			error: "too_many_requests"
		},
		"group-updates": {
			perMinute: 180,
			burst: 80,
			operations: ["replace", "change"],
			resources: ["Group"],
			discovery: false,
			error: "resource_locked"
		}
	}
} };
// ../../packages/api/src/generated/scim/group.ts
const groupMetaShape = oncePerZod((z) => ({ created: z.string({ error: "invalid_attribute_format" }).refine(isDateTime, { error: "invalid_attribute_format" }) }));
const groupMetaSchema = oncePerZod((z) => z.object(groupMetaShape(z), { error: "invalid_attribute_format" }));
const groupMemberCreateShape = oncePerZod((z) => ({ value: z.string({ error: "invalid_attribute_format" }).regex(/\S/u, { error: "invalid_attribute_format" }) }));
const groupMemberCreateSchema = oncePerZod((z) => z.object(groupMemberCreateShape(z), { error: "invalid_attribute_format" }));
const groupCreateShape = oncePerZod((z) => ({
	displayName: z.string({ error: issueMessage({
		missing: "group_creation_failed",
		invalid: "invalid_attribute_format"
	}) }).regex(/\S/u, { error: "group_creation_failed" }).max(255, { error: "group_creation_failed" }),
	members: z.array(groupMemberCreateSchema(z), { error: "invalid_attribute_format" }).max(15e3, { error: "too_many_users" }).exactOptional()
}));
const groupCreateSchema = oncePerZod((z) => z.object(groupCreateShape(z), { error: "invalid_attribute_format" }));
const groupMetaChangeSchema = oncePerZod((z) => z.object(groupMetaShape(z), { error: "invalid_attribute_format" }).partial());
const groupMemberChangeSchema = oncePerZod((z) => z.object(groupMemberCreateShape(z), { error: "invalid_attribute_format" }).partial());
const groupDefinition = {
	name: "Group",
	wireName: "Group",
	description: "A group of users: of an identity provider in an organization, or of users in a standalone workspace.",
	endpoint: "/Groups",
	urns: {
		"1.1": "urn:scim:schemas:core:1.0",
		"2.0": "urn:ietf:params:scim:schemas:core:2.0:Group"
	},
	schemaName: "Groups",
	attributes: {
		id: attribute({
			name: "id",
			description: "Identifier that the service assigns to the group.",
			caseExact: true,
			mutability: "readOnly",
			returned: "always",
			uniqueness: "server",
			value: oncePerZod((z) => z.string({ error: "invalid_attribute_format" }))
		}),
		displayName: attribute({
			name: "displayName",
			description: "Unique name of the group.",
			required: true,
			uniqueness: "server",
			value: (z) => groupCreateShape(z).displayName
		}),
		meta: attribute({
			name: "meta",
			type: "complex",
			description: "Metadata of the resource.",
			mutability: "readOnly",
			subAttributes: {
				created: attribute({
					name: "created",
					type: "dateTime",
					description: "When the group was created, with the offset from UTC.",
					mutability: "readOnly",
					value: oncePerZod((z) => z.string({ error: "invalid_attribute_format" }).refine(isDateTime, { error: "invalid_attribute_format" }))
				}),
				location: attribute({
					name: "location",
					type: "reference",
					description: "URI of the resource.",
					caseExact: true,
					mutability: "readOnly",
					referenceTypes: ["uri"],
					value: oncePerZod((z) => z.string({ error: "invalid_attribute_format" }))
				})
			},
			value: oncePerZod((z) => groupMetaSchema(z)),
			change: groupMetaChangeSchema
		}),
		members: attribute({
			name: "members",
			type: "complex",
			multiValued: true,
			description: "Users in the group. An empty list empties the group.",
			ignored: [
				"$ref",
				"type",
				"primary"
			],
			subAttributes: {
				value: attribute({
					name: "value",
					description: "Identifier of the user.",
					required: true,
					caseExact: true,
					value: (z) => groupMemberCreateShape(z).value
				}),
				display: attribute({
					name: "display",
					description: "Display name of the user. Returned in answers and ignored in bodies.",
					mutability: "readOnly",
					value: oncePerZod((z) => z.string({ error: "invalid_attribute_format" }))
				})
			},
			value: (z) => groupCreateShape(z).members,
			change: oncePerZod((z) => z.array(groupMemberChangeSchema(z), { error: "invalid_attribute_format" }).max(15e3, { error: "too_many_users" }))
		})
	},
	create: groupCreateSchema,
	filterable: {},
	situations: {
		idMissing: "missing_group_id",
		idMalformed: "no_such_group",
		resourceUnknown: "no_such_group",
		locked: "resource_locked"
	},
	ignored: [
		"id",
		"externalId",
		"meta"
	]
};
// ../../packages/api/src/generated/scim/guest.ts
const guestShape = oncePerZod((z) => ({
	type: z.enum(["multi"], { error: "invalid_attribute_format" }),
	expiration: z.string({ error: "invalid_attribute_format" }).refine(isDateTime, { error: "invalid_attribute_format" }).exactOptional()
}));
const guestSchema = oncePerZod((z) => z.object(guestShape(z), { error: "invalid_attribute_format" }));
const guestChangeSchema = oncePerZod((z) => z.object(guestShape(z), { error: "invalid_attribute_format" }).partial());
const guestExtension = {
	urns: {
		"1.1": "urn:scim:schemas:extension:svc:guest:1.0",
		"2.0": "urn:scim:schemas:extension:svc:guest:2.0:User"
	},
	aliases: { "2.0": ["urn:ietf:params:scim:schemas:extension:svc:guest:2.0:User"] },
	listed: "required"
};
const guestAttributes = {
	type: attribute({
		name: "type",
		description: "Kind of guest.",
		required: true,
		canonicalValues: ["multi"],
		value: (z) => guestShape(z).type
	}),
	expiration: attribute({
		name: "expiration",
		type: "dateTime",
		description: "When the account is deactivated, as an ISO 8601 date and time. Default: never.",
		value: (z) => guestShape(z).expiration
	})
};
// ../../packages/api/src/generated/scim/profile.ts
const profileCreateShape = oncePerZod((z) => ({ startDate: z.string({ error: "invalid_attribute_format" }).refine(isDateTime, { error: "invalid_attribute_format" }).exactOptional() }));
const profileCreateSchema = oncePerZod((z) => z.object(profileCreateShape(z), { error: "invalid_attribute_format" }));
const profileChangeSchema = oncePerZod((z) => z.object(profileCreateShape(z), { error: "invalid_attribute_format" }).partial());
const profileExtension = {
	urns: {
		"1.1": "urn:scim:schemas:extension:svc:profile:1.0",
		"2.0": "urn:ietf:params:scim:schemas:extension:svc:profile:2.0:User"
	},
	listed: "required",
	partialPatch: true
};
const profileAttributes = { startDate: attribute({
	name: "startDate",
	type: "dateTime",
	description: "First day of work, as an ISO 8601 date and time.",
	value: (z) => profileCreateShape(z).startDate
}) };
// ../../packages/api/src/generated/scim/user.ts
const userMetaShape = oncePerZod((z) => ({ created: z.string({ error: "invalid_attribute_format" }).refine(isDateTime, { error: "invalid_attribute_format" }) }));
const userMetaSchema = oncePerZod((z) => z.object(userMetaShape(z), { error: "invalid_attribute_format" }));
const userGroupShape = oncePerZod((z) => ({
	value: z.string({ error: "groups_invalid" }),
	display: z.string({ error: "groups_invalid" })
}));
const userGroupSchema = oncePerZod((z) => z.object(userGroupShape(z), { error: "groups_invalid" }));
const userNameCreateShape = oncePerZod((z) => ({
	formatted: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	givenName: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	familyName: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	honorificPrefix: z.string({ error: "invalid_attribute_format" }).exactOptional()
}));
const userNameCreateSchema = oncePerZod((z) => z.object(userNameCreateShape(z), { error: "invalid_attribute_format" }));
const userEmailCreateShape = oncePerZod((z) => ({
	value: z.string({ error: issueMessage({
		missing: "email_invalid",
		invalid: "emails_invalid"
	}) }).regex(/\S/u, { error: "email_invalid" }).max(254, { error: "bad_email_address" }).regex(/^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\.]+(\.[^\s@<>(),;:"[\]\\.]+)*$/u, { error: "bad_email_address" }),
	primary: z.boolean({ error: "emails_invalid" }).exactOptional(),
	type: z.string({ error: "emails_invalid" }).exactOptional()
}));
const userEmailCreateSchema = oncePerZod((z) => z.object(userEmailCreateShape(z), { error: "emails_invalid" }));
const userPhotoCreateShape = oncePerZod((z) => ({
	value: z.string({ error: "photos_invalid" }).regex(/^(\s*$|[Hh][Tt][Tt][Pp][Ss]?:\/\/|[Dd][Aa][Tt][Aa]:[Ii][Mm][Aa][Gg][Ee]\/[\w.+-]+(;[\w.+-]+=[^;,]*)*(;[Bb][Aa][Ss][Ee]64,[A-Za-z0-9+/]+={0,2}$|,[ -~]+$))/u, { error: "photos_invalid" }).exactOptional(),
	type: z.string({ error: "photos_invalid" }).exactOptional(),
	primary: z.boolean({ error: "photos_invalid" }).exactOptional()
}));
const userPhotoCreateSchema = oncePerZod((z) => z.object(userPhotoCreateShape(z), { error: "photos_invalid" }));
const userAddressCreateShape = oncePerZod((z) => ({
	streetAddress: z.string({ error: "addresses_invalid" }).exactOptional(),
	locality: z.string({ error: "addresses_invalid" }).exactOptional(),
	region: z.string({ error: "addresses_invalid" }).exactOptional(),
	postalCode: z.string({ error: "addresses_invalid" }).exactOptional(),
	country: z.string({ error: "addresses_invalid" }).exactOptional(),
	primary: z.boolean({ error: "addresses_invalid" }).exactOptional(),
	type: z.string({ error: "addresses_invalid" }).exactOptional(),
	formatted: z.string({ error: "addresses_invalid" }).exactOptional()
}));
const userAddressCreateSchema = oncePerZod((z) => z.object(userAddressCreateShape(z), { error: "addresses_invalid" }));
const userPhoneNumberCreateShape = oncePerZod((z) => ({
	value: z.string({ error: "phoneNumbers_invalid" }).exactOptional(),
	type: z.string({ error: "phoneNumbers_invalid" }).exactOptional(),
	primary: z.boolean({ error: "phoneNumbers_invalid" }).exactOptional()
}));
const userPhoneNumberCreateSchema = oncePerZod((z) => z.object(userPhoneNumberCreateShape(z), { error: "phoneNumbers_invalid" }));
const userRoleCreateShape = oncePerZod((z) => ({
	value: z.string({ error: "roles_invalid" }).exactOptional(),
	primary: booleanText(z, { error: "roles_invalid" }).exactOptional(),
	type: z.string({ error: "roles_invalid" }).exactOptional(),
	display: z.string({ error: "roles_invalid" }).exactOptional()
}));
const userRoleCreateSchema = oncePerZod((z) => z.object(userRoleCreateShape(z), { error: "roles_invalid" }));
const userCreateShape = oncePerZod((z) => ({
	userName: z.string({ error: issueMessage({
		missing: "username_required",
		invalid: "username_invalid"
	}) }).regex(/\S/u, { error: "username_empty" }),
	nickName: z.string({ error: "invalid_attribute_format" }).regex(/\S/u, { error: "username_empty" }).max(21, { error: "long_nickname" }).exactOptional(),
	name: userNameCreateSchema(z).exactOptional(),
	displayName: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	profileUrl: z.string({ error: "invalid_attribute_format" }).regex(/^\s*$|^\s*[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s]+\s*$/u, { error: "invalid_attribute_format" }).exactOptional(),
	title: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	timezone: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	active: z.boolean({ error: "invalid_attribute_format" }).exactOptional(),
	password: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	emails: z.array(userEmailCreateSchema(z), { error: issueMessage({
		missing: "email_empty",
		invalid: "emails_invalid"
	}) }),
	photos: z.array(userPhotoCreateSchema(z), { error: "photos_invalid" }).exactOptional(),
	addresses: z.array(userAddressCreateSchema(z), { error: "addresses_invalid" }).exactOptional(),
	phoneNumbers: z.array(userPhoneNumberCreateSchema(z), { error: "phoneNumbers_invalid" }).exactOptional(),
	userType: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	roles: z.array(userRoleCreateSchema(z), { error: "roles_invalid" }).exactOptional(),
	preferredLanguage: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	locale: z.string({ error: "invalid_attribute_format" }).exactOptional(),
	enterprise: enterpriseUserCreateSchema(z).exactOptional(),
	profile: profileCreateSchema(z).exactOptional(),
	guest: guestSchema(z).exactOptional()
}));
const userCreateSchema = oncePerZod((z) => z.object(userCreateShape(z), { error: "invalid_attribute_format" }));
const userMetaChangeSchema = oncePerZod((z) => z.object(userMetaShape(z), { error: "invalid_attribute_format" }).partial());
const userGroupChangeSchema = oncePerZod((z) => z.object(userGroupShape(z), { error: "groups_invalid" }).partial());
const userNameChangeSchema = oncePerZod((z) => z.object(userNameCreateShape(z), { error: "invalid_attribute_format" }).partial());
const userEmailChangeSchema = oncePerZod((z) => z.object(userEmailCreateShape(z), { error: "emails_invalid" }).partial());
const userPhotoChangeSchema = oncePerZod((z) => z.object(userPhotoCreateShape(z), { error: "photos_invalid" }).partial());
const userAddressChangeSchema = oncePerZod((z) => z.object(userAddressCreateShape(z), { error: "addresses_invalid" }).partial());
const userPhoneNumberChangeSchema = oncePerZod((z) => z.object(userPhoneNumberCreateShape(z), { error: "phoneNumbers_invalid" }).partial());
const userRoleChangeSchema = oncePerZod((z) => z.object(userRoleCreateShape(z), { error: "roles_invalid" }).partial());
// ../../packages/api/src/generated/scim/scim.ts
const scim = {
	mount: "/scim",
	versions: {
		"1.1": {
			segment: "v1",
			mediaType: "application/json",
			capabilities: {
				patch: true,
				bulk: {
					supported: false,
					maxOperations: 0,
					maxPayloadSize: 0
				},
				filter: {
					supported: true,
					maxResults: 1e3,
					dialect: "service",
					limits: {
						maxLength: 8192,
						maxDepth: 32
					}
				},
				changePassword: false,
				sort: false,
				etag: false,
				xmlDataFormat: false
			},
			authenticationSchemes: [{
				type: "oauthbearertoken",
				name: "OAuth Bearer Token",
				description: "An OAuth token with the scope admin, sent as a bearer token in the Authorization header.",
				primary: true,
				specUri: "https://www.rfc-editor.org/rfc/rfc6750"
			}],
			routes: [
				{
					verb: "GET",
					path: "/ServiceProviderConfigs",
					serves: {
						kind: "discovery",
						document: "serviceProviderConfig"
					},
					status: 200,
					answer: "document"
				},
				{
					verb: "GET",
					path: "/Schemas/{name}",
					serves: {
						kind: "discovery",
						document: "schema"
					},
					status: 200,
					answer: "document"
				},
				{
					verb: "GET",
					path: "/Users",
					serves: {
						kind: "resource",
						operation: "find",
						resourceType: "User"
					},
					status: 200,
					answer: "list"
				},
				{
					verb: "GET",
					path: "/Users/{id}",
					serves: {
						kind: "resource",
						operation: "get",
						resourceType: "User"
					},
					status: 200,
					answer: "resource"
				},
				{
					verb: "POST",
					path: "/Users",
					serves: {
						kind: "resource",
						operation: "insert",
						resourceType: "User"
					},
					status: 201,
					answer: "resource"
				},
				{
					verb: "PATCH",
					path: "/Users/{id}",
					serves: {
						kind: "resource",
						operation: "change",
						resourceType: "User"
					},
					status: 200,
					answer: "resource"
				},
				{
					verb: "PUT",
					path: "/Users/{id}",
					serves: {
						kind: "resource",
						operation: "replace",
						resourceType: "User"
					},
					status: 200,
					answer: "resource"
				},
				{
					verb: "DELETE",
					path: "/Users/{id}",
					serves: {
						kind: "resource",
						operation: "remove",
						resourceType: "User"
					},
					status: 200,
					answer: "none"
				},
				{
					verb: "GET",
					path: "/Groups",
					serves: {
						kind: "resource",
						operation: "find",
						resourceType: "Group"
					},
					status: 200,
					answer: "list"
				},
				{
					verb: "GET",
					path: "/Groups/{id}",
					serves: {
						kind: "resource",
						operation: "get",
						resourceType: "Group"
					},
					status: 200,
					answer: "resource"
				},
				{
					verb: "POST",
					path: "/Groups",
					serves: {
						kind: "resource",
						operation: "insert",
						resourceType: "Group"
					},
					status: 201,
					answer: "resource"
				},
				{
					verb: "PATCH",
					path: "/Groups/{id}",
					serves: {
						kind: "resource",
						operation: "change",
						resourceType: "Group"
					},
					status: 204,
					answer: "none"
				},
				{
					verb: "PUT",
					path: "/Groups/{id}",
					serves: {
						kind: "resource",
						operation: "replace",
						resourceType: "Group"
					},
					status: 200,
					answer: "resource"
				},
				{
					verb: "DELETE",
					path: "/Groups/{id}",
					serves: {
						kind: "resource",
						operation: "remove",
						resourceType: "Group"
					},
					status: 204,
					answer: "none"
				}
			]
		},
		"2.0": {
			segment: "v2",
			mediaType: "application/scim+json",
			capabilities: {
				patch: true,
				bulk: {
					supported: false,
					maxOperations: 0,
					maxPayloadSize: 0
				},
				filter: {
					supported: false,
					maxResults: 1e3,
					dialect: "service",
					limits: {
						maxLength: 8192,
						maxDepth: 32
					}
				},
				changePassword: false,
				sort: false,
				etag: false,
				xmlDataFormat: false
			},
			authenticationSchemes: [{
				type: "oauthbearertoken",
				name: "OAuth Bearer Token",
				description: "An OAuth token with the scope admin, sent as a bearer token in the Authorization header.",
				primary: true,
				specUri: "https://www.rfc-editor.org/rfc/rfc6750"
			}],
			routes: [
				{
					verb: "GET",
					path: "/ServiceProviderConfig",
					serves: {
						kind: "discovery",
						document: "serviceProviderConfig"
					},
					status: 200,
					answer: "document"
				},
				{
					verb: "GET",
					path: "/ResourceTypes",
					serves: {
						kind: "discovery",
						document: "resourceTypes"
					},
					status: 200,
					answer: "document"
				},
				{
					verb: "GET",
					path: "/Schemas",
					serves: {
						kind: "discovery",
						document: "schemas"
					},
					status: 200,
					answer: "document"
				},
				{
					verb: "GET",
					path: "/Schemas/{name}",
					serves: {
						kind: "discovery",
						document: "schema"
					},
					status: 200,
					answer: "document"
				},
				{
					verb: "GET",
					path: "/Users",
					serves: {
						kind: "resource",
						operation: "find",
						resourceType: "User"
					},
					status: 200,
					answer: "list"
				},
				{
					verb: "GET",
					path: "/Users/{id}",
					serves: {
						kind: "resource",
						operation: "get",
						resourceType: "User"
					},
					status: 200,
					answer: "resource"
				},
				{
					verb: "POST",
					path: "/Users",
					serves: {
						kind: "resource",
						operation: "insert",
						resourceType: "User"
					},
					status: 201,
					answer: "resource"
				},
				{
					verb: "PATCH",
					path: "/Users/{id}",
					serves: {
						kind: "resource",
						operation: "change",
						resourceType: "User"
					},
					status: 200,
					answer: "resource"
				},
				{
					verb: "PUT",
					path: "/Users/{id}",
					serves: {
						kind: "resource",
						operation: "replace",
						resourceType: "User"
					},
					status: 200,
					answer: "resource"
				},
				{
					verb: "DELETE",
					path: "/Users/{id}",
					serves: {
						kind: "resource",
						operation: "remove",
						resourceType: "User"
					},
					status: 204,
					answer: "none"
				},
				{
					verb: "GET",
					path: "/Groups",
					serves: {
						kind: "resource",
						operation: "find",
						resourceType: "Group"
					},
					status: 200,
					answer: "list"
				},
				{
					verb: "GET",
					path: "/Groups/{id}",
					serves: {
						kind: "resource",
						operation: "get",
						resourceType: "Group"
					},
					status: 200,
					answer: "resource"
				},
				{
					verb: "POST",
					path: "/Groups",
					serves: {
						kind: "resource",
						operation: "insert",
						resourceType: "Group"
					},
					status: 201,
					answer: "resource"
				},
				{
					verb: "PATCH",
					path: "/Groups/{id}",
					serves: {
						kind: "resource",
						operation: "change",
						resourceType: "Group"
					},
					status: 200,
					answer: "resource"
				},
				{
					verb: "PUT",
					path: "/Groups/{id}",
					serves: {
						kind: "resource",
						operation: "replace",
						resourceType: "Group"
					},
					status: 200,
					answer: "resource"
				},
				{
					verb: "DELETE",
					path: "/Groups/{id}",
					serves: {
						kind: "resource",
						operation: "remove",
						resourceType: "Group"
					},
					status: 204,
					answer: "none"
				}
			]
		}
	},
	resources: {
		User: {
			name: "User",
			wireName: "User",
			description: "A person or a bot with an account in the workspace or organization.",
			endpoint: "/Users",
			urns: {
				"1.1": "urn:scim:schemas:core:1.0",
				"2.0": "urn:ietf:params:scim:schemas:core:2.0:User"
			},
			schemaName: "Users",
			idPattern: /^[UW][A-Z0-9]+$/u,
			attributes: {
				id: attribute({
					name: "id",
					description: "Identifier that the service assigns to the user; it starts with U or W.",
					caseExact: true,
					mutability: "readOnly",
					returned: "always",
					uniqueness: "server",
					value: oncePerZod((z) => z.string({ error: "invalid_attribute_format" }))
				}),
				externalId: attribute({
					name: "externalId",
					description: "Identifier that the client uses for the user. It is ignored in bodies and always returned as an empty string.",
					caseExact: true,
					mutability: "readOnly",
					value: oncePerZod((z) => z.string({ error: "invalid_attribute_format" }))
				}),
				meta: attribute({
					name: "meta",
					type: "complex",
					description: "Metadata of the resource.",
					mutability: "readOnly",
					subAttributes: {
						created: attribute({
							name: "created",
							type: "dateTime",
							description: "When the account was created, with the offset from UTC.",
							mutability: "readOnly",
							value: oncePerZod((z) => z.string({ error: "invalid_attribute_format" }).refine(isDateTime, { error: "invalid_attribute_format" }))
						}),
						location: attribute({
							name: "location",
							type: "reference",
							description: "URI of the resource.",
							caseExact: true,
							mutability: "readOnly",
							referenceTypes: ["uri"],
							value: oncePerZod((z) => z.string({ error: "invalid_attribute_format" }))
						})
					},
					value: oncePerZod((z) => userMetaSchema(z)),
					change: userMetaChangeSchema
				}),
				userName: attribute({
					name: "userName",
					description: "Unique name that the user signs in with, in lower case. A value that looks like an e-mail address is reduced to its local part. Any character except letters, digits, periods, underscores and hyphens becomes an underscore.",
					required: true,
					uniqueness: "server",
					value: (z) => userCreateShape(z).userName
				}),
				nickName: attribute({
					name: "nickName",
					description: "Nickname. It mirrors userName, which takes precedence if both are sent.",
					uniqueness: "server",
					value: (z) => userCreateShape(z).nickName
				}),
				name: attribute({
					name: "name",
					type: "complex",
					description: "Name of the user, as parts, as one string, or both. Both forms must describe the same name.",
					bareValue: "formatted",
					ignored: ["middleName", "honorificSuffix"],
					spaceIsValue: true,
					subAttributes: {
						formatted: attribute({
							name: "formatted",
							description: "The full name, formatted for display.",
							mutability: "writeOnly",
							returned: "never",
							spaceIsValue: true,
							value: (z) => userNameCreateShape(z).formatted
						}),
						givenName: attribute({
							name: "givenName",
							description: "Given name.",
							spaceIsValue: true,
							value: (z) => userNameCreateShape(z).givenName
						}),
						familyName: attribute({
							name: "familyName",
							description: "Family name.",
							spaceIsValue: true,
							value: (z) => userNameCreateShape(z).familyName
						}),
						honorificPrefix: attribute({
							name: "honorificPrefix",
							description: "Prefix of the name, such as a title.",
							value: (z) => userNameCreateShape(z).honorificPrefix
						})
					},
					value: (z) => userCreateShape(z).name,
					change: userNameChangeSchema
				}),
				displayName: attribute({
					name: "displayName",
					description: "Display name of the user. Default: userName.",
					value: (z) => userCreateShape(z).displayName
				}),
				profileUrl: attribute({
					name: "profileUrl",
					type: "reference",
					description: "URL of the user's profile page. Set at creation and never changed later.",
					mutability: "immutable",
					referenceTypes: ["external"],
					value: (z) => userCreateShape(z).profileUrl
				}),
				title: attribute({
					name: "title",
					description: "Job title; an empty string if there is none.",
					value: (z) => userCreateShape(z).title
				}),
				timezone: attribute({
					name: "timezone",
					description: "IANA name of the time zone.",
					value: (z) => userCreateShape(z).timezone
				}),
				active: attribute({
					name: "active",
					type: "boolean",
					description: "Whether the account is active. false deactivates it; true reactivates it.",
					value: (z) => userCreateShape(z).active
				}),
				password: attribute({
					name: "password",
					description: "Initial password. Used only if no identity manager is in use.",
					caseExact: true,
					mutability: "immutable",
					returned: "never",
					value: (z) => userCreateShape(z).password,
					updateError: "password_change_not_allowed"
				}),
				emails: attribute({
					name: "emails",
					type: "complex",
					multiValued: true,
					description: "E-mail addresses. At least one is required, and two are stored. The primary one is returned first.",
					required: true,
					uniqueness: "server",
					ignored: ["display", "$ref"],
					subAttributes: {
						value: attribute({
							name: "value",
							description: "The URL.",
							required: true,
							uniqueness: "server",
							value: (z) => userEmailCreateShape(z).value
						}),
						primary: attribute({
							name: "primary",
							type: "boolean",
							description: "Whether the address is the primary one. It takes precedence over the type and the order.",
							value: (z) => userEmailCreateShape(z).primary
						}),
						type: attribute({
							name: "type",
							description: "Purpose of the address. work makes it the primary one if no entry is marked as primary.",
							returned: "never",
							canonicalValues: [
								"work",
								"home",
								"other"
							],
							value: (z) => userEmailCreateShape(z).type
						})
					},
					value: (z) => userCreateShape(z).emails,
					change: oncePerZod((z) => z.array(userEmailChangeSchema(z), { error: issueMessage({
						missing: "email_empty",
						invalid: "emails_invalid"
					}) }))
				}),
				photos: attribute({
					name: "photos",
					type: "complex",
					multiValued: true,
					description: "The profile photo. One is stored.",
					ignored: ["display", "$ref"],
					subAttributes: {
						value: attribute({
							name: "value",
							description: "Public URL of the picture, or a data URL that contains it.",
							caseExact: true,
							referenceTypes: ["external"],
							value: (z) => userPhotoCreateShape(z).value
						}),
						type: attribute({
							name: "type",
							description: "Always photo in answers.",
							canonicalValues: ["photo", "thumbnail"],
							value: (z) => userPhotoCreateShape(z).type
						}),
						primary: attribute({
							name: "primary",
							type: "boolean",
							description: "Whether the value is the preferred one; true for at most one value.",
							returned: "never",
							value: (z) => userPhotoCreateShape(z).primary
						})
					},
					value: (z) => userCreateShape(z).photos,
					change: oncePerZod((z) => z.array(userPhotoChangeSchema(z), { error: "photos_invalid" }))
				}),
				addresses: attribute({
					name: "addresses",
					type: "complex",
					multiValued: true,
					description: "The postal address. One is stored, as custom profile fields.",
					ignored: [
						"value",
						"display",
						"$ref"
					],
					subAttributes: {
						streetAddress: attribute({
							name: "streetAddress",
							description: "Street and house number.",
							value: (z) => userAddressCreateShape(z).streetAddress
						}),
						locality: attribute({
							name: "locality",
							description: "City or town.",
							value: (z) => userAddressCreateShape(z).locality
						}),
						region: attribute({
							name: "region",
							description: "State or region.",
							value: (z) => userAddressCreateShape(z).region
						}),
						postalCode: attribute({
							name: "postalCode",
							description: "Postal code.",
							value: (z) => userAddressCreateShape(z).postalCode
						}),
						country: attribute({
							name: "country",
							description: "Country, as a two-letter code.",
							value: (z) => userAddressCreateShape(z).country
						}),
						primary: attribute({
							name: "primary",
							type: "boolean",
							description: "Whether the address is the preferred one; true for at most one address.",
							value: (z) => userAddressCreateShape(z).primary
						}),
						type: attribute({
							name: "type",
							description: "Purpose of the address.",
							returned: "never",
							canonicalValues: [
								"work",
								"home",
								"other"
							],
							value: (z) => userAddressCreateShape(z).type
						}),
						formatted: attribute({
							name: "formatted",
							description: "The full address, formatted for display.",
							returned: "never",
							value: (z) => userAddressCreateShape(z).formatted
						})
					},
					value: (z) => userCreateShape(z).addresses,
					change: oncePerZod((z) => z.array(userAddressChangeSchema(z), { error: "addresses_invalid" }))
				}),
				phoneNumbers: attribute({
					name: "phoneNumbers",
					type: "complex",
					multiValued: true,
					description: "Phone numbers. Two are stored: the primary phone and the mobile phone.",
					ignored: ["display", "$ref"],
					subAttributes: {
						value: attribute({
							name: "value",
							description: "The number.",
							value: (z) => userPhoneNumberCreateShape(z).value
						}),
						type: attribute({
							name: "type",
							description: "Slot of the number: work sets the mobile phone, anything else the primary one.",
							canonicalValues: [
								"work",
								"home",
								"mobile",
								"fax",
								"pager",
								"other"
							],
							value: (z) => userPhoneNumberCreateShape(z).type
						}),
						primary: attribute({
							name: "primary",
							type: "boolean",
							description: "Whether the value is the preferred one; true for at most one value.",
							value: (z) => userPhoneNumberCreateShape(z).primary
						})
					},
					value: (z) => userCreateShape(z).phoneNumbers,
					change: oncePerZod((z) => z.array(userPhoneNumberChangeSchema(z), { error: "phoneNumbers_invalid" }))
				}),
				userType: attribute({
					name: "userType",
					description: "Relationship of the user to the organization, such as employee or contractor.",
					value: (z) => userCreateShape(z).userType
				}),
				roles: attribute({
					name: "roles",
					type: "complex",
					multiValued: true,
					description: "The role, as a custom profile field. One is stored.",
					bareValue: "value",
					ignored: ["$ref"],
					subAttributes: {
						value: attribute({
							name: "value",
							description: "The role.",
							value: (z) => userRoleCreateShape(z).value
						}),
						primary: attribute({
							name: "primary",
							type: "boolean",
							description: "Whether the value is the preferred one; true for at most one value.",
							value: (z) => userRoleCreateShape(z).primary
						}),
						type: attribute({
							name: "type",
							description: "Purpose of the value.",
							returned: "never",
							value: (z) => userRoleCreateShape(z).type
						}),
						display: attribute({
							name: "display",
							description: "Display name of the value.",
							returned: "never",
							value: (z) => userRoleCreateShape(z).display
						})
					},
					value: (z) => userCreateShape(z).roles,
					change: oncePerZod((z) => z.array(userRoleChangeSchema(z), { error: "roles_invalid" }))
				}),
				preferredLanguage: attribute({
					name: "preferredLanguage",
					description: "Preferred language of the user, as in an Accept-Language header.",
					value: (z) => userCreateShape(z).preferredLanguage
				}),
				locale: attribute({
					name: "locale",
					description: "Locale of the user for dates, numbers and currencies.",
					value: (z) => userCreateShape(z).locale
				}),
				enterprise: attribute({
					name: "enterprise",
					wireName: "EnterpriseUser",
					type: "complex",
					description: "Enterprise data of a user; each attribute becomes a custom profile field.",
					extension: enterpriseUserExtension,
					subAttributes: enterpriseUserAttributes,
					value: (z) => userCreateShape(z).enterprise,
					change: enterpriseUserChangeSchema
				}),
				profile: attribute({
					name: "profile",
					wireName: "Profile",
					type: "complex",
					description: "Profile fields of this service in addition to the standard ones.",
					extension: profileExtension,
					subAttributes: profileAttributes,
					value: (z) => userCreateShape(z).profile,
					change: profileChangeSchema
				}),
				groups: attribute({
					name: "groups",
					type: "complex",
					multiValued: true,
					description: "Groups that the user belongs to.",
					mutability: "readOnly",
					subAttributes: {
						value: attribute({
							name: "value",
							description: "Identifier of the group.",
							mutability: "readOnly",
							value: oncePerZod((z) => z.string({ error: "groups_invalid" }))
						}),
						display: attribute({
							name: "display",
							description: "Name of the group.",
							mutability: "readOnly",
							value: oncePerZod((z) => z.string({ error: "groups_invalid" }))
						})
					},
					value: oncePerZod((z) => z.array(userGroupSchema(z), { error: "groups_invalid" })),
					change: oncePerZod((z) => z.array(userGroupChangeSchema(z), { error: "groups_invalid" }))
				}),
				guest: attribute({
					name: "guest",
					wireName: "Guest",
					type: "complex",
					description: "Makes the user a multi-channel guest.",
					extension: guestExtension,
					subAttributes: guestAttributes,
					value: (z) => userCreateShape(z).guest,
					change: guestChangeSchema
				})
			},
			create: userCreateSchema,
			filterable: {
				userName: {
					type: "string",
					caseExact: false,
					aliases: []
				},
				email: {
					type: "string",
					caseExact: false,
					aliases: ["emails"]
				},
				restricted: {
					type: "boolean",
					caseExact: false,
					aliases: []
				},
				ultra_restricted: {
					type: "boolean",
					caseExact: false,
					aliases: []
				}
			},
			situations: {
				idMissing: "missing_user_id",
				idMalformed: "cannot_decode_user_id",
				resourceUnknown: "no_such_user",
				locked: "too_many_requests"
			},
			ignored: [
				"id",
				"externalId",
				"meta",
				"groups",
				"profileUrl"
			]
		},
		Group: groupDefinition
	},
	errors: scimErrors,
	situations: scimSituations,
	errorDetail: "code",
	errorStatus: "integer",
	unknownAttributes: "refuse",
	ignoredPaths: "ignore",
	limits: {
		defaultCount: 10,
		maxCount: 1e3,
		maxBodyDepth: 64,
		maxBodyBytes: 16777216,
		maxBodyMembers: 1e6,
		maxBodyBytesInFlight: 134217728
	},
	facts: scimFacts
};
// ../../packages/service/src/values/stock.ts
const methodNames = Object.keys(webapi.methods);
const { maxBodyDepth: maxManifestDepth } = webapi.limits;
const { User: userResource, Group: groupResource } = scim.resources;
// ../../packages/service/src/apps/sockets/socket-path.ts
const socketPath = appDefaults.socketPath;
// ../../packages/service/src/conversations/files/paths.ts
const uploadPath = "/upload/v1";
const privatePath = "/files-pri";
const publicPath = "/files-pub";
function listCsvPath({ workspaceId, id }) {
	return `${privatePath}/${workspaceId}-${id}/csv/list`;
}
// ../../packages/service/src/due/rest.ts
const maxSleepMs = 2 ** 31 - 1;
function createRest(clock) {
	let resting;
	let begun = Promise.withResolvers();
	const end = () => {
		if (resting === void 0) return;
		const ended = resting;
		resting = void 0;
		begun = Promise.withResolvers();
		ended.abort();
	};
	return {
		until: async (atMs) => {
			const controller = new AbortController();
			const ended = aborted(controller.signal);
			const waitMs = Math.min(atMs - clock.now().getTime(), maxSleepMs);
			const slept = Number.isFinite(atMs) ? clock.sleep(waitMs, controller.signal).catch(() => ended) : ended;
			resting = controller;
			begun.resolve();
			await Promise.race([slept, ended]);
			end();
		},
		end,
		begun: () => begun.promise
	};
}
function aborted(signal) {
	return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
// ../../packages/service/src/due/run-pass.ts
const retryMs = 1e4;
async function runPass(pass) {
	const bound = {
		...pass,
		store: bindStore(pass),
		onError: reportOf(pass)
	};
	const nowMs = pass.clock.now().getTime();
	let nextMs;
	for (const subject of pass.subjects) {
		const foundMs = await runSubject(subject, nowMs, bound);
		nextMs = Math.min(nextMs ?? Number.POSITIVE_INFINITY, foundMs ?? Number.POSITIVE_INFINITY);
	}
	return nextMs === void 0 || !Number.isFinite(nextMs) ? void 0 : nextMs;
}
async function runSubject(subject, nowMs, pass) {
	const { store, ids, clock, onError } = pass;
	try {
		const firstMs = await subject.nextDue(store);
		if (firstMs === void 0 || firstMs > nowMs) return firstMs;
		await subject.runDue({
			store,
			ids,
			nowMs: () => clock.now().getTime(),
			onError
		});
		const leftMs = await subject.nextDue(store);
		return leftMs === void 0 ? void 0 : Math.max(leftMs, leftMs <= nowMs ? nowMs + retryMs : leftMs);
	} catch (error) {
		onError(error);
		return nowMs + retryMs;
	}
}
function reportOf({ onError, isVoid }) {
	return (error) => {
		if (!isVoid()) onError(error);
	};
}
function bindStore({ store, isVoid }) {
	return {
		...store,
		commit: (batch) => {
			if (isVoid()) return Promise.reject(new Error("The store was replaced or closed."));
			return store.commit(batch);
		}
	};
}
// ../../packages/service/src/due/create-loop.ts
function createLoop(options) {
	const { clock, lookEveryMs = Number.POSITIVE_INFINITY } = options;
	const nowMs = () => clock.now().getTime();
	const rest = createRest(clock);
	let nextMs;
	let lookMs = nowMs() + lookEveryMs;
	let era = 0;
	let isOpen = true;
	let isWorking = false;
	const plan = (atMs) => {
		if (nextMs !== void 0 && nextMs <= atMs) return;
		nextMs = atMs;
		rest.end();
	};
	const work = async () => {
		while (isOpen) {
			const dueMs = Math.min(nextMs ?? Number.POSITIVE_INFINITY, lookMs);
			if (dueMs > nowMs()) {
				await rest.until(dueMs);
				continue;
			}
			const begun = era;
			nextMs = void 0;
			isWorking = true;
			const foundMs = await runPass({
				...options,
				isVoid: () => era !== begun
			});
			isWorking = false;
			lookMs = nowMs() + lookEveryMs;
			if (era === begun && foundMs !== void 0) plan(foundMs);
		}
	};
	const change = (to) => {
		era += 1;
		to();
		rest.end();
	};
	const ended = work();
	return {
		plan,
		nextMs: () => isWorking ? 0 : nextMs,
		restart: (atMs) => change(() => {
			nextMs = atMs;
		}),
		settled: () => Promise.race([rest.begun(), ended]),
		close: () => {
			change(() => {
				isOpen = false;
			});
			return ended;
		}
	};
}
// ../../packages/service/src/do-not-disturb/do-not-disturb.ts
const doNotDisturb = defineDocument()({
	name: "doNotDisturb",
	table: "do_not_disturb",
	key: ["user_id"],
	columns: {
		user_id: text((it) => it.userId),
		due: maybeInteger((it) => it.snoozedUntil === void 0 ? void 0 : millisecondsOf(it.snoozedUntil))
	},
	lists: { due: {
		by: [],
		order: ["due"],
		where: "due is not null"
	} },
	sample: (seed) => ({
		userId: `U${1 + seed % 4}`,
		version: 1 + seed % 3,
		...seed % 2 === 0 && { schedule: {
			from: "22:00",
			until: "08:00"
		} },
		...seed % 3 === 0 && { snoozedUntil: "2026-01-02T03:04:05.006Z" }
	})
});
// ../../packages/service/src/files/file.ts
const files = defineDocument()({
	name: "file",
	table: "files",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		workspace_id: text((it) => it.workspaceId),
		owner_id: text((it) => it.ownerId),
		listed: maybeInteger((it) => it.deleted === void 0 ? millisecondsOf(it.created) : void 0),
		kind: text((it) => it.kind ?? "other"),
		size: integer((it) => it.size),
		is_public: flag((it) => it.isPublic === true),
		content: maybeText((it) => it.content),
		unswept: maybeInteger((it) => sweepMsOf(it))
	},
	lists: {
		of_workspace: {
			by: ["workspace_id"],
			order: ["listed"],
			where: "listed is not null"
		},
		by_content: {
			by: ["content"],
			where: "content is not null"
		},
		unswept: {
			by: [],
			order: ["unswept"],
			where: "unswept is not null"
		}
	},
	sample: (seed) => ({
		id: `F1${1 + seed % 2}`,
		version: 1 + seed % 3,
		created: "2026-01-02T03:04:05.006Z",
		workspaceId: "T1",
		ownerId: "U1",
		name: `${seed}.txt`,
		mimetype: "text/plain",
		size: 1
	})
});
function sweepMsOf({ deleted, unswept }) {
	return unswept === true && deleted !== void 0 ? millisecondsOf(deleted) : void 0;
}
function publicNameOf({ workspaceId, id, publicSecret = "0000000000" }) {
	return `${workspaceId}-${id}-${publicSecret}`;
}
// ../../packages/service/src/files/file-upload.ts
const uploadLifetimeMs = 36e5;
const keptMs = 864e5;
const fileUploads = defineDocument()({
	name: "fileUpload",
	table: "file_uploads",
	key: ["id"],
	isPrivate: true,
	columns: {
		id: text((it) => it.id),
		secret: text((it) => it.secretHash),
		due: integer((it) => dueMsOf$1(it)),
		content: maybeText((it) => it.arrived?.hash)
	},
	lists: {
		by_secret: { by: ["secret"] },
		due: {
			by: [],
			order: ["due"]
		},
		by_content: {
			by: ["content"],
			where: "content is not null"
		}
	},
	secret: ["secretHash"],
	sample: (seed) => ({
		id: `F2${1 + seed % 2}`,
		version: 1 + seed % 3,
		created: "2026-01-02T03:04:05.006Z",
		expires: "2026-01-02T04:04:05.006Z",
		secretHash: `${seed}`.padStart(64, "0"),
		workspaceId: "T1",
		ownerId: "U1",
		name: `${seed}.txt`,
		length: 1
	})
});
function expiryMsOf$1({ expires }) {
	return millisecondsOf(expires);
}
function dueMsOf$1(upload) {
	return expiryMsOf$1(upload) + keptMs;
}
// ../../packages/service/src/lazily.ts
function lazily(load) {
	let loading;
	let loaded;
	const loadAndRun = async (args) => {
		loading ??= load();
		loaded = await loading;
		return loaded(...args);
	};
	return (...args) => loaded?.(...args) ?? loadAndRun(args);
}
// ../../packages/service/src/lists/exports/export-age.ts
const minuteMs = 6e4;
const dayMs = 1440 * minuteMs;
function keptSince(nowMs) {
	return toInstant$1(nowMs - serviceLimits.exportDays.value * dayMs);
}
function expiryMsOf({ created }) {
	return millisecondsOf(created) + serviceLimits.exportDays.value * dayMs + 1;
}
function stateOf$1({ created, state }, nowMs) {
	if (created < keptSince(nowMs)) return "expired";
	const isAbandoned = nowMs - millisecondsOf(created) > serviceLimits.exportMinutes.value * minuteMs;
	return state === "running" && isAbandoned ? "failed" : state;
}
// ../../packages/service/src/lists/exports/list-export.ts
const listExports = defineDocument()({
	name: "listExport",
	table: "list_exports",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		list_id: text((it) => it.listId, {
			document: "list",
			onRemove: "remove"
		}),
		created: text((it) => it.created)
	},
	lists: {
		of_list: {
			by: ["list_id"],
			order: ["created"]
		},
		oldest: {
			by: [],
			order: ["created"]
		}
	},
	sample: (seed) => ({
		id: `Le${1 + seed % 2}`,
		version: 1 + seed % 3,
		created: `2026-01-02T03:04:05.00${seed % 3}Z`,
		listId: "F1",
		requestedBy: "U1",
		format: "csv",
		includeArchived: false,
		includeThreads: false,
		includeAttachments: false,
		state: "running",
		fileName: "list.csv",
		parts: 0
	})
});
const listExportParts = defineDocument()({
	name: "listExportPart",
	table: "list_export_parts",
	key: ["export_id", "part"],
	columns: {
		export_id: text((it) => it.exportId, {
			document: "listExport",
			onRemove: "remove"
		}),
		part: integer((it) => it.part)
	},
	lists: {},
	sample: (seed) => ({
		exportId: `Le${1 + seed % 2}`,
		part: seed % 3,
		text: `part ${seed}`
	})
});
// ../../packages/service/src/reminders/reminder.ts
const reminders = defineDocument()({
	name: "reminder",
	table: "reminders",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		workspace_id: text((it) => it.workspaceId, {
			document: "workspace",
			onRemove: "remove"
		}),
		user_id: text((it) => it.userId),
		other_creator_id: maybeText((it) => it.creatorId === it.userId ? void 0 : it.creatorId),
		created: integer((it) => millisecondsOf(it.created)),
		due: maybeInteger((it) => isPending(it) ? it.time : void 0)
	},
	lists: {
		due: {
			by: [],
			order: ["due", "created"],
			where: "due is not null"
		},
		of_user: {
			by: ["workspace_id", "user_id"],
			order: ["created"]
		},
		of_other_creator: {
			by: ["workspace_id", "other_creator_id"],
			order: ["created"],
			where: "other_creator_id is not null"
		}
	},
	sample: (seed) => ({
		id: `Rm${1 + seed % 7}`,
		version: 1 + seed % 3,
		workspaceId: "T1",
		creatorId: `U${1 + seed % 2}`,
		userId: `U${1 + seed % 3}`,
		created: `2026-01-02T03:04:0${seed % 5}.006Z`,
		text: "later",
		time: 178e7 + seed % 4,
		...seed % 4 === 0 && { passed: true }
	})
});
function isPending({ completed, passed }) {
	return completed === void 0 && passed === void 0;
}
// ../../packages/service/src/scheduled-messages/scheduled-message.ts
const order = ["post_at", "created"];
const scheduledMessages = defineDocument()({
	name: "scheduledMessage",
	table: "scheduled_messages",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		workspace_id: text((it) => it.workspaceId, {
			document: "workspace",
			onRemove: "remove"
		}),
		channel_id: text((it) => it.message.channelId, {
			document: "channel",
			onRemove: "remove"
		}),
		app_id: text((it) => it.appId),
		user_id: text((it) => it.userId),
		post_at: integer((it) => it.postAt),
		created: integer((it) => millisecondsOf(it.created))
	},
	lists: {
		due: {
			by: [],
			order
		},
		of_app: {
			by: ["workspace_id", "app_id"],
			order
		},
		of_user: {
			by: [
				"workspace_id",
				"app_id",
				"user_id"
			],
			order
		},
		in_channel: {
			by: ["channel_id"],
			order
		},
		of_app_in: {
			by: ["channel_id", "app_id"],
			order
		},
		of_user_in: {
			by: [
				"channel_id",
				"app_id",
				"user_id"
			],
			order
		}
	},
	sample: (seed) => ({
		id: `Q${1 + seed % 7}`,
		version: 1 + seed % 3,
		workspaceId: "T1",
		appId: `A${seed % 2}`,
		userId: `U${1 + seed % 3}`,
		authorId: `U${1 + seed % 3}`,
		created: `2026-01-02T03:04:0${seed % 5}.006Z`,
		postAt: 178e7 + seed % 4,
		message: {
			channelId: "C1",
			userId: `U${1 + seed % 3}`,
			text: "later"
		}
	})
});
// ../../packages/service/src/store/name-key.ts
function nameKey$1(name) {
	return toStorable(foldCase(name));
}
function toStorable(text) {
	return text.toWellFormed().replaceAll("\0", "\ufffd");
}
// ../../packages/service/src/users/home-of.ts
function homeOf({ organizationId, memberships }) {
	return organizationId ?? memberships[0]?.workspaceId ?? "";
}
// ../../packages/service/src/users/user.ts
const users = defineDocument()({
	name: "user",
	table: "users",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		home: text((it) => homeOf(it)),
		created: text((it) => it.created),
		user_name: text((it) => nameKey$1(it.userName)),
		display_name: text((it) => it.displayName),
		active: flag((it) => it.active),
		restricted: flag((it) => it.guest?.kind === "multi"),
		ultra_restricted: flag((it) => it.guest?.kind === "single"),
		workspaces: text((it) => ` ${it.memberships.map(({ workspaceId }) => workspaceId).join(" ")} `),
		roles: maybeText((it) => printRoles(it)),
		due: maybeInteger((it) => dueMsOf(it))
	},
	lists: {
		by_user_name: {
			by: ["user_name"],
			unique: true
		},
		in_order: {
			by: ["home"],
			order: ["created"],
			covers: [
				"user_name",
				"restricted",
				"ultra_restricted",
				"workspaces"
			]
		},
		apart: {
			by: [],
			where: "active = 0 or restricted = 1 or ultra_restricted = 1"
		},
		deactivated: {
			by: ["home"],
			order: ["created"],
			where: "active = 0"
		},
		guests: {
			by: ["home"],
			order: ["created"],
			where: "restricted = 1 or ultra_restricted = 1"
		},
		administering: {
			by: ["home"],
			order: ["created"],
			where: "roles is not null"
		},
		due: {
			by: [],
			order: ["due"],
			where: "due is not null"
		}
	},
	secret: ["passwordHash"],
	sample: (seed) => ({
		id: `U${1 + seed % 4}`,
		version: 1 + seed % 3,
		created: "2026-01-02T03:04:05.006Z",
		updated: "2026-01-02T03:04:05.006Z",
		kind: "person",
		memberships: [{
			workspaceId: "T1",
			role: "member"
		}],
		active: seed % 5 !== 0,
		forgotten: false,
		has2fa: false,
		userName: `u${1 + seed % 4}`,
		displayName: `User ${seed}`,
		name: {},
		emails: [`u${1 + seed % 4}@example.com`],
		timezone: "America/Los_Angeles",
		hasProfileFields: false,
		...seed % 3 === 0 && { status: {
			text: "Out",
			emoji: ":sun:",
			expiration: `2026-01-02T03:04:0${seed % 10}.006Z`
		} }
	})
});
function printRoles({ organizationId, organizationRole, memberships }) {
	const texts = [...organizationId === void 0 || organizationRole === void 0 ? [] : [[organizationId, organizationRole]], ...memberships.map(({ workspaceId, role }) => [workspaceId, role])].flatMap(([id, role]) => role === "member" ? [] : ` ${id}:${role} `);
	return texts.length === 0 ? void 0 : texts.join("");
}
function dueMsOf({ active, guest, status }) {
	const [account, text] = [active ? guest?.expiration : void 0, status?.expiration];
	if (account === void 0) return text === void 0 ? void 0 : millisecondsOf(text);
	return Math.min(millisecondsOf(account), text === void 0 ? Number.POSITIVE_INFINITY : millisecondsOf(text));
}
// ../../packages/service/src/due-subjects.ts
const sweepMs = 36e5;
const dueSubjects = [
	{
		nextDue: async (store) => {
			const [next] = await store.list(scheduledMessages, "due", {}, { limit: 1 });
			return next && next.postAt * 1e3;
		},
		runDue: lazily(async () => (await import("./post-due.js")).postDue)
	},
	{
		nextDue: async (store) => {
			const [next] = await store.list(users, "due", {}, { limit: 1 });
			return next && dueMsOf(next);
		},
		runDue: lazily(async () => (await import("./end-due2.js")).endDue)
	},
	{
		nextDue: async (store) => {
			const [next] = await store.list(doNotDisturb, "due", {}, { limit: 1 });
			return next?.snoozedUntil === void 0 ? void 0 : millisecondsOf(next.snoozedUntil);
		},
		runDue: lazily(async () => (await import("./end-due.js")).endDue)
	},
	{
		nextDue: async (store) => {
			const [next] = await store.list(reminders, "due", {}, { limit: 1 });
			return next && next.time * 1e3;
		},
		runDue: lazily(async () => (await import("./remind-due.js")).remindDue)
	},
	{
		nextDue: async (store) => {
			const [[upload], [deleted]] = await Promise.all([store.list(fileUploads, "due", {}, { limit: 1 }), store.list(files, "unswept", {}, { limit: 1 })]);
			const known = [upload && fileUploads.columns.due.of(upload), deleted && sweepMsOf(deleted)].filter((time) => time !== void 0);
			return known.length === 0 ? void 0 : Math.ceil(Math.min(...known) / sweepMs) * sweepMs;
		},
		runDue: lazily(async () => (await import("./sweep-due.js")).sweepDue)
	},
	{
		nextDue: async (store) => {
			const [oldest] = await store.list(listExports, "oldest", {}, { limit: 1 });
			return oldest && expiryMsOf(oldest);
		},
		runDue: lazily(async () => (await import("./sweep-due2.js")).sweepDue)
	}
];
// ../../packages/service/src/create-due-loop.ts
function createDueLoop(options) {
	return createLoop({
		...options,
		subjects: dueSubjects
	});
}
// ../../packages/service/src/around/rate-limit.ts
function createScimRateLimit(options) {
	if (options.mode === "off") return (_exchange, next) => next();
	return (exchange, next) => limit(options, async () => budgetsOf(exchange, options.definition), next);
}
function createWebapiRateLimit(options) {
	if (options.mode === "off") return (_exchange, next) => next();
	return (exchange, next) => {
		const { definition, context } = exchange;
		const { caller } = context;
		if (caller === void 0) return next();
		const { rates } = definition.facts;
		return limit(options, () => methodBudgetsOf({
			...exchange,
			caller,
			rates
		}, options.store), next);
	};
}
async function limit({ store, clock, mode }, budgets, next) {
	const spent = await countCall(await budgets(), store.rates, clock);
	if (spent === void 0) return next();
	const { error, because, retryAfterSeconds } = spent;
	if (mode === "enforce") return {
		ok: false,
		error,
		because,
		retryAfterSeconds
	};
	const outcome = await next();
	return outcome.ok ? {
		...outcome,
		retryAfterSeconds
	} : outcome;
}
async function countCall(budgets, rates, clock) {
	const nowMs = clock.now().getTime();
	const taken = await rates.takeAll(budgets.map(({ key, perMinute, burst }) => ({
		key,
		perMinute,
		burst,
		nowMs
	})));
	const spent = budgets[taken.findIndex(({ ok }) => !ok)];
	if (spent === void 0) return void 0;
	const { key, perMinute, burst, error } = spent;
	const because = {
		rule: "rates",
		found: key,
		wanted: `${perMinute} a minute, ${burst} at once`
	};
	const waitMs = Math.max(...taken.filter(({ ok }) => !ok).map(({ retryAfterMs }) => retryAfterMs));
	return {
		error,
		because,
		retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1e3))
	};
}
function budgetsOf({ operation, resourceType, context }, { resources: served, facts }) {
	const { organization, workspace } = context.caller;
	const directory = organization?.id ?? workspace.id;
	const isDiscovery = !Object.hasOwn(served, resourceType);
	return Object.entries(facts.rates.tiers).flatMap(([name, tier]) => {
		const { operations, resources, discovery, perMinute, burst, error } = tier;
		return (isDiscovery ? discovery : includes(resources, resourceType)) && includes(operations, operation) ? [{
			key: `scim ${name} ${directory}`,
			perMinute,
			burst,
			error
		}] : [];
	});
}
async function methodBudgetsOf(exchange, store) {
	return Promise.all(exchange.rates.map(async ({ tier, per, perMinute, burst, error }) => {
		return {
			key: [
				"webapi",
				tier,
				...await Promise.all(per.map((part) => partOf(part, exchange, store)))
			].join(" "),
			perMinute,
			burst,
			error
		};
	}));
}
async function partOf(part, { method, arguments: args, caller }, { channels }) {
	switch (part) {
		case "method": return method;
		case "workspace": return caller.workspace.id;
		case "organization": return caller.organization?.id ?? caller.workspace.id;
		case "app": return caller.app?.id ?? "";
		case "token": return caller.token.hash;
		case "channel": return conversationOf("channel" in args && typeof args.channel === "string" ? args.channel : "", caller, channels);
	}
}
async function conversationOf(named, { workspace, user }, channels) {
	const sent = named.slice(0, serviceLimits.channelName.value + 1);
	if (idPatterns.user.test(sent)) return dmBetween([sent, user?.id ?? ""]);
	const found = idPatterns.dm.test(sent) ? await channels.get(sent) : await channels.byName(workspace.id, sent.replace(/^#/, ""));
	return found?.dmUserIds === void 0 ? found?.id ?? sent : dmBetween(found.dmUserIds);
}
function dmBetween(userIds) {
	return userIds.toSorted().join("+");
}
function includes(list, word) {
	return list.includes(word);
}
// ../../packages/service/src/directory/plan.ts
function isAtLeast(plan, least) {
	return plans.indexOf(plan) >= plans.indexOf(least);
}
// ../../packages/service/src/directory/role.ts
function roleIn(user, target) {
	if (target.kind === "organization") return user.organizationId === target.id ? user.organizationRole : void 0;
	return user.memberships.find((membership) => membership.workspaceId === target.id)?.role;
}
function hasRole(role, least) {
	return role !== void 0 && roles.indexOf(role) >= roles.indexOf(least);
}
function isAdministrator(role) {
	return hasRole(role, leastRoles.administer);
}
function isOwner(role) {
	return hasRole(role, leastRoles.own);
}
function isPrimaryOwner(role) {
	return hasRole(role, leastRoles.ownPrimarily);
}
function rolesOf(user) {
	const ofWorkspaces = user.memberships.map(({ role }) => role);
	return user.organizationRole === void 0 ? ofWorkspaces : [user.organizationRole, ...ofWorkspaces];
}
function mayChange(user, role) {
	return isOwner(role) || !rolesOf(user).some(isOwner);
}
// ../../packages/service/src/directory/requirement.ts
function holds$1(requirement, caller) {
	const { plan, role, feature, generation, token, organization } = requirement;
	if (plan !== void 0 && !isAtLeast(planOf(requirement, caller), plan)) return false;
	if (role !== void 0 && !hasRole(callerRole(requirement, caller), role)) return false;
	if (feature !== void 0 && caller.workspace.disabledFeatures.includes(feature)) return false;
	if (generation !== void 0 && caller.app?.generation !== generation) return false;
	if (token !== void 0 && caller.tokenType !== token) return false;
	return organization === void 0 || caller.token.installation.target.kind === "organization";
}
function planOf({ of }, { organization, workspace }) {
	return of === "organization" && organization !== void 0 ? organization.plan : workspace.plan;
}
function callerRole({ of }, { user, organization, workspace }) {
	const target = of === "organization" && organization !== void 0 ? {
		kind: "organization",
		id: organization.id
	} : {
		kind: "workspace",
		id: workspace.id
	};
	return user === void 0 ? void 0 : roleIn(user, target);
}
// ../../packages/service/src/around/requirements.ts
const checkRequirements = (exchange, next) => {
	const { method, definition, context } = exchange;
	const { caller } = context;
	if (caller === void 0) return next();
	const { requires = [], argumentRequires } = definition.facts;
	if (requires.length === 0 && argumentRequires === void 0) return next();
	const failed = [...requires, ...askedByArguments(exchange, argumentRequires)].find((requirement) => !holds$1(requirement, caller));
	if (failed === void 0) return next();
	const { error, ...wanted } = failed;
	const because = {
		rule: "web-api#additional-codes-per-method",
		found: method,
		wanted: JSON.stringify(wanted)
	};
	return Promise.resolve({
		ok: false,
		error,
		because
	});
};
function askedByArguments({ arguments: sent }, asked = {}) {
	return Object.entries(sent).flatMap(([argument, value]) => (asked[argument] ?? []).filter(({ values }) => values === void 0 || values.some((each) => each === value)));
}
// ../../packages/service/src/store/store-unavailable.ts
const brand$1 = Symbol.for("@rollcall/service/StoreUnavailable");
var StoreUnavailable = class StoreUnavailable extends Error {
	name = "StoreUnavailable";
	static [Symbol.hasInstance](value) {
		if (this !== StoreUnavailable) return super[Symbol.hasInstance](value);
		return typeof value === "object" && value !== null && brand$1 in value;
	}
	get [brand$1]() {
		return true;
	}
};
// ../../packages/service/src/around/unavailable-store.ts
const scimStoreUnavailable = (_exchange, next) => next().catch(refuseScim);
const webapiStoreUnavailable = (_exchange, next) => next().catch(refuseWebapi);
function orScimUnavailable(work) {
	return work.catch(refuseScim);
}
function orWebapiUnavailable(work) {
	return isPromise(work) ? work.catch(refuseWebapi) : work;
}
function refuseScim(error) {
	return {
		ok: false,
		error: "database_query_failure",
		because: reasonOf(error)
	};
}
function refuseWebapi(error) {
	return {
		ok: false,
		error: "service_unavailable",
		because: reasonOf(error)
	};
}
function reasonOf(error) {
	if (!(error instanceof StoreUnavailable)) throw error;
	return {
		rule: "database",
		found: error.message,
		wanted: "a database that answers"
	};
}
// ../../packages/service/src/locks/release-lock.ts
const askAgainMs = 1e3;
async function releaseLock(options, lock) {
	if (!await isReleased(options, lock)) releaseLater(options, lock);
}
function releaseLater(options, lock) {
	const { locks, clock } = options;
	const one = {
		lock,
		untilMs: clock.now().getTime() + lock.leaseMs
	};
	const others = pending.get(locks);
	if (others === void 0) {
		const all = new Set([one]);
		pending.set(locks, all);
		releaseAll(options, all).catch(() => void 0);
	} else if (others.size < maxPending) others.add(one);
}
const maxPending = 1e3;
const pending = new WeakMap();
async function releaseAll(options, all) {
	const { locks, clock } = options;
	try {
		while (all.size > 0) {
			await clock.sleep(askAgainMs);
			for (const one of all) {
				if (clock.now().getTime() < one.untilMs && !await isReleased(options, one.lock)) break;
				all.delete(one);
			}
		}
	} finally {
		pending.delete(locks);
	}
}
async function isReleased({ locks }, { key, holder }) {
	try {
		await locks.release({
			key,
			holder
		});
		return true;
	} catch (error) {
		if (error instanceof StoreUnavailable) return false;
		throw error;
	}
}
// ../../packages/service/src/locks/hold-lock.ts
const graceMs = 6e4;
async function holdLock({ locks, clock, ids, updateTimeMs }, key, run) {
	const lock = {
		key,
		holder: ids.uuid(),
		leaseMs: updateTimeMs + graceMs
	};
	if (!await acquire({
		locks,
		clock
	}, lock)) return { held: false };
	try {
		const [result] = await Promise.all([run(), updateTimeMs > 0 ? clock.sleep(updateTimeMs) : void 0]);
		return {
			held: true,
			result
		};
	} finally {
		await releaseLock({
			locks,
			clock
		}, lock);
	}
}
async function acquire(options, lock) {
	try {
		return await options.locks.acquire({
			...lock,
			nowMs: options.clock.now().getTime()
		});
	} catch (error) {
		if (error instanceof StoreUnavailable) releaseLater(options, lock);
		throw error;
	}
}
// ../../packages/service/src/around/update-lock.ts
function createUpdateLock({ definition, ...options }) {
	return (exchange, next) => {
		const key = keyOf$1(exchange);
		return key === void 0 ? next() : holdLock(options, key, next).then((done) => done.held ? done.result : refuse$4(exchange, definition));
	};
}
function keyOf$1({ operation, resourceType, id }) {
	switch (operation) {
		case "get":
		case "find":
		case "insert": return;
		case "replace":
		case "change":
		case "remove": return id === void 0 ? void 0 : `scim ${resourceType} ${id}`;
	}
}
function refuse$4({ resourceType, id }, definition) {
	return {
		ok: false,
		error: situationCode(definition, "locked", resourceType),
		because: {
			rule: "scim-provisioning#errors",
			found: id,
			wanted: "one update at a time"
		}
	};
}
// ../../packages/service/src/check-options.ts
const needed = {
	store: [["commit", "close"], "a store, such as createMapStore() of @rollcall/service/store/map"],
	clock: [["now", "sleep"], "an object with the functions now() and sleep()"],
	ids: [[
		"id",
		"orderedId",
		"uuid",
		"secret"
	], "an object with the functions id(), orderedId(), uuid() and secret()"]
};
const rateModes = [
	"off",
	"observe",
	"enforce"
];
function checkOptions$1(options) {
	const given = members(options);
	for (const [name, [functions, what]] of Object.entries(needed)) {
		const value = members(given[name]);
		const missing = functions.filter((each) => typeof value[each] !== "function");
		if (missing.length === functions.length) fail(`the option ${name}: ${what}, not ${describe$3(given[name])}`);
		if (missing.length > 0) fail(`the option ${name}: ${what}; it lacks ${missing.join(", ")}`);
	}
	const { definitions, siteUrl, rateMode, updateTimeMs } = given;
	const { scim, webapi } = members(definitions);
	if (scim === void 0 || webapi === void 0) fail("the option definitions: the sets that are served, such as { scim, webapi } of @rollcall/api");
	if (typeof siteUrl !== "string" || !/^https?:\/\/[^/]/.test(siteUrl) || siteUrl.endsWith("/")) fail(`the option siteUrl: an address without a slash at its end, such as https://acme.example, not ${describe$3(siteUrl)}`);
	if (rateMode !== void 0 && !rateModes.some((each) => each === rateMode)) fail(`one of ${rateModes.join(", ")} as the option rateMode, not ${describe$3(rateMode)}`);
	if (updateTimeMs !== void 0 && !(typeof updateTimeMs === "number" && updateTimeMs >= 0)) fail(`a number of milliseconds as the option updateTimeMs, not ${describe$3(updateTimeMs)}`);
}
function members(value) {
	return Object(value);
}
function describe$3(value) {
	if (value === void 0 || value === null) return String(value);
	if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return JSON.stringify(value);
	return Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
}
function fail(what) {
	throw new TypeError(`createService needs ${what}.`);
}
// ../../packages/service/src/api/api-test.ts
function createApiTest() {
	return async (sent) => {
		const fields = Object.keys(sent).length === 0 ? {} : { args: { ...sent } };
		return sent.error === void 0 ? {
			ok: true,
			...fields
		} : {
			ok: false,
			error: sent.error,
			...fields
		};
	};
}
// ../../packages/service/src/directory/to-bot-id.ts
function toBotId(userId) {
	return `${idPrefixes.bot}${userId.slice(idPrefixes.user.length)}`;
}
function toBotUserId(botId) {
	return idPatterns.bot.test(botId) ? `${idPrefixes.user}${botId.slice(idPrefixes.bot.length)}` : void 0;
}
// ../../packages/service/src/api/auth-test.ts
function createAuthTest({ siteUrl }) {
	return async (_sent, { caller, now }) => {
		const { user, organization, workspace, token, app } = caller;
		if (token.kind === "app") return {
			ok: true,
			...app !== void 0 && {
				app_id: app.id,
				app_name: app.name
			}
		};
		return {
			ok: true,
			url: `${siteUrl}/`,
			team: workspace.name,
			...user !== void 0 && { user: user.userName },
			team_id: workspace.id,
			...user !== void 0 && { user_id: user.id },
			...user?.kind === "bot" && { bot_id: toBotId(user.id) },
			...organization !== void 0 && { enterprise_id: organization.id },
			is_enterprise_install: token.installation.target.kind === "organization",
			...token.expires !== void 0 && { expires_in: secondsUntil(token.expires, now.getTime()) }
		};
	};
}
function secondsUntil(instant, nowMs) {
	return Math.floor((millisecondsOf(instant) - nowMs) / 1e3);
}
// ../../packages/service/src/handler-loaders.ts
const handlerLoaders = {
	"admin.analytics.messages.activity": async () => (await import("./admin.analytics.messages.activity.js")).createMessagesActivity,
	"admin.analytics.messages.metadata": async () => (await import("./admin.analytics.messages.metadata.js")).createMessagesMetadata,
	"admin.apps.approve": async () => (await import("./admin.apps.approve.js")).createApprove,
	"admin.apps.approved.list": async () => (await import("./admin.apps.approved.list.js")).createListApproved,
	"admin.apps.clearResolution": async () => (await import("./admin.apps.clearResolution.js")).createClearResolution,
	"admin.apps.requests.cancel": async () => (await import("./admin.apps.requests.cancel.js")).createCancelRequest,
	"admin.apps.requests.list": async () => (await import("./admin.apps.requests.list.js")).createListRequests,
	"admin.apps.restrict": async () => (await import("./admin.apps.restrict.js")).createRestrict,
	"admin.apps.restricted.list": async () => (await import("./admin.apps.restricted.list.js")).createListRestricted,
	"admin.apps.uninstall": async () => (await import("./admin.apps.uninstall.js")).createUninstallApp,
	"admin.conversations.archive": async () => (await import("./admin.conversations.archive.js")).createAdminArchive,
	"admin.conversations.create": async () => (await import("./admin.conversations.create.js")).createAdminCreate,
	"admin.conversations.createForObjects": async () => (await import("./admin.conversations.createForObjects.js")).createCreateForObjects,
	"admin.conversations.delete": async () => (await import("./admin.conversations.delete.js")).createAdminDelete,
	"admin.conversations.search": async () => (await import("./admin.conversations.search.js")).createSearchChannels,
	"admin.conversations.setTeams": async () => (await import("./admin.conversations.setTeams.js")).createSetTeams,
	"admin.conversations.getTeams": async () => (await import("./admin.conversations.getTeams.js")).createGetTeams,
	"admin.conversations.invite": async () => (await import("./admin.conversations.invite.js")).createAdminInvite,
	"admin.conversations.rename": async () => (await import("./admin.conversations.rename.js")).createAdminRename,
	"admin.conversations.unarchive": async () => (await import("./admin.conversations.unarchive.js")).createAdminUnarchive,
	"admin.functions.list": async () => (await import("./admin.functions.list.js")).createListFunctions,
	"admin.teams.admins.list": async () => (await import("./admin.teams.admins.list.js")).createListTeamAdmins,
	"admin.teams.create": async () => (await import("./admin.teams.create.js")).createAdminTeamsCreate,
	"admin.teams.list": async () => (await import("./admin.teams.list.js")).createAdminTeamsList,
	"admin.teams.owners.list": async () => (await import("./admin.teams.owners.list.js")).createListTeamOwners,
	"admin.usergroups.addChannels": async () => (await import("./admin.usergroups.addChannels.js")).createAddDefaultChannels,
	"admin.usergroups.listChannels": async () => (await import("./admin.usergroups.listChannels.js")).createListDefaultChannels,
	"admin.users.assign": async () => (await import("./admin.users.assign.js")).createAssign,
	"admin.users.invite": async () => (await import("./admin.users.invite.js")).createAdminUsersInvite,
	"admin.users.list": async () => (await import("./admin.users.list.js")).createAdminUsersList,
	"admin.roles.addAssignments": async () => (await import("./admin.roles.addAssignments.js")).createAddAssignments,
	"admin.roles.listAssignments": async () => (await import("./admin.roles.listAssignments.js")).createListAssignments,
	"admin.roles.removeAssignments": async () => (await import("./admin.roles.removeAssignments.js")).createRemoveAssignments,
	"admin.users.getExpiration": async () => (await import("./admin.users.getExpiration.js")).createGetExpiration,
	"admin.users.remove": async () => (await import("./admin.users.remove.js")).createRemoveMember,
	"admin.users.session.reset": async () => (await import("./admin.users.session.reset.js")).createSessionReset,
	"admin.users.setAdmin": async () => (await import("./admin.users.setAdmin.js")).createSetAdmin,
	"admin.users.setExpiration": async () => (await import("./admin.users.setExpiration.js")).createSetExpiration,
	"admin.users.setOwner": async () => (await import("./admin.users.setOwner.js")).createSetOwner,
	"admin.users.setRegular": async () => (await import("./admin.users.setRegular.js")).createSetRegular,
	"agents.sessions.rename": async () => (await import("./agents.sessions.rename.js")).createRenameSession,
	"agents.sessions.setStatus": async () => (await import("./agents.sessions.setStatus.js")).createSetSessionStatus,
	"apps.connections.open": async () => (await import("./apps.connections.open.js")).createOpenConnection,
	"apps.event.authorizations.list": async () => (await import("./apps.event.authorizations.list.js")).createListAuthorizations,
	"apps.manifest.create": async () => (await import("./apps.manifest.create.js")).createCreateManifest,
	"apps.manifest.delete": async () => (await import("./apps.manifest.delete.js")).createDeleteManifest,
	"apps.manifest.export": async () => (await import("./apps.manifest.export.js")).createExportManifest,
	"apps.manifest.update": async () => (await import("./apps.manifest.update.js")).createUpdateManifest,
	"apps.manifest.validate": async () => (await import("./apps.manifest.validate.js")).createValidateManifest,
	"apps.uninstall": async () => (await import("./apps.uninstall.js")).createUninstall,
	"assistant.threads.setStatus": async () => (await import("./assistant.threads.setStatus.js")).createSetAssistantStatus,
	"assistant.threads.setSuggestedPrompts": async () => (await import("./assistant.threads.setSuggestedPrompts.js")).createSetSuggestedPrompts,
	"assistant.threads.setTitle": async () => (await import("./assistant.threads.setTitle.js")).createSetAssistantTitle,
	"auth.revoke": async () => (await import("./auth.revoke.js")).createRevoke,
	"auth.teams.list": async () => (await import("./auth.teams.list.js")).createListTeams,
	"bookmarks.add": async () => (await import("./bookmarks.add.js")).createAddBookmark,
	"bookmarks.edit": async () => (await import("./bookmarks.edit.js")).createEditBookmark,
	"bookmarks.list": async () => (await import("./bookmarks.list.js")).createListBookmarks,
	"bookmarks.remove": async () => (await import("./bookmarks.remove.js")).createRemoveBookmark,
	"bots.info": async () => (await import("./bots.info.js")).createBotsInfo,
	"canvases.access.delete": async () => (await import("./canvases.access.delete.js")).createDeleteCanvasAccess,
	"canvases.access.set": async () => (await import("./canvases.access.set.js")).createSetCanvasAccess,
	"canvases.create": async () => (await import("./canvases.create.js")).createCreateCanvas,
	"canvases.delete": async () => (await import("./canvases.delete.js")).createDeleteCanvas,
	"canvases.edit": async () => (await import("./canvases.edit.js")).createEditCanvas,
	"chat.delete": async () => (await import("./chat.delete.js")).createDeleteMessage,
	"chat.getPermalink": async () => (await import("./chat.getPermalink.js")).createGetPermalink,
	"chat.meMessage": async () => (await import("./chat.meMessage.js")).createMeMessage,
	"chat.postEphemeral": async () => (await import("./chat.postEphemeral.js")).createPostEphemeral,
	"chat.postMessage": async () => (await import("./chat.postMessage.js")).createPostMessage,
	"chat.appendStream": async () => (await import("./chat.appendStream.js")).createAppendStream,
	"chat.startStream": async () => (await import("./chat.startStream.js")).createStartStream,
	"chat.stopStream": async () => (await import("./chat.stopStream.js")).createStopStream,
	"chat.unfurl": async () => {
		const { createUnfurl } = await import("./chat.unfurl.js");
		return async (options) => createUnfurl({
			...options,
			posting: await options.definitionOf("chat.postMessage")
		});
	},
	"chat.update": async () => (await import("./chat.update.js")).createUpdateMessage,
	"chat.deleteScheduledMessage": async () => (await import("./chat.deleteScheduledMessage.js")).createDeleteScheduledMessage,
	"chat.scheduleMessage": async () => {
		const { createScheduleMessage } = await import("./chat.scheduleMessage.js");
		return async (options) => createScheduleMessage({
			...options,
			posting: await options.definitionOf("chat.postMessage")
		});
	},
	"chat.scheduledMessages.list": async () => (await import("./chat.scheduledMessages.list.js")).createScheduledMessagesList,
	"conversations.archive": async () => (await import("./conversations.archive.js")).createArchiveConversation,
	"canvases.sections.lookup": async () => (await import("./canvases.sections.lookup.js")).createLookupSections,
	"conversations.canvases.create": async () => (await import("./conversations.canvases.create.js")).createCreateChannelCanvas,
	"conversations.close": async () => (await import("./conversations.close.js")).createCloseConversation,
	"conversations.create": async () => (await import("./conversations.create.js")).createCreateConversation,
	"conversations.history": async () => (await import("./conversations.history.js")).createConversationHistory,
	"conversations.info": async () => (await import("./conversations.info.js")).createConversationInfo,
	"conversations.invite": async () => (await import("./conversations.invite.js")).createInviteToConversation,
	"conversations.join": async () => (await import("./conversations.join.js")).createJoinConversation,
	"conversations.kick": async () => (await import("./conversations.kick.js")).createKickFromConversation,
	"conversations.leave": async () => (await import("./conversations.leave.js")).createLeaveConversation,
	"conversations.list": async () => (await import("./conversations.list.js")).createListConversations,
	"conversations.mark": async () => (await import("./conversations.mark.js")).createMarkConversation,
	"conversations.members": async () => (await import("./conversations.members.js")).createConversationMembers,
	"conversations.rename": async () => (await import("./conversations.rename.js")).createRenameConversation,
	"conversations.open": async () => (await import("./conversations.open.js")).createOpenConversation,
	"conversations.replies": async () => (await import("./conversations.replies.js")).createConversationReplies,
	"conversations.setPurpose": async () => (await import("./conversations.setPurpose.js")).createSetPurpose,
	"conversations.setTopic": async () => (await import("./conversations.setTopic.js")).createSetTopic,
	"conversations.unarchive": async () => (await import("./conversations.unarchive.js")).createUnarchiveConversation,
	"dnd.endDnd": async () => (await import("./dnd.endDnd.js")).createEndDnd,
	"dnd.endSnooze": async () => (await import("./dnd.endSnooze.js")).createEndSnooze,
	"dnd.info": async () => (await import("./dnd.info.js")).createDndInfo,
	"dnd.setSnooze": async () => (await import("./dnd.setSnooze.js")).createSetSnooze,
	"dnd.teamInfo": async () => (await import("./dnd.teamInfo.js")).createDndTeamInfo,
	"emoji.list": async () => (await import("./emoji.list.js")).createEmojiList,
	"files.completeUploadExternal": async () => {
		const { createCompleteUpload } = await import("./files.completeUploadExternal.js");
		return async (options) => createCompleteUpload({
			...options,
			posting: await options.definitionOf("chat.postMessage")
		});
	},
	"files.delete": async () => (await import("./files.delete.js")).createDeleteFile,
	"files.getUploadURLExternal": async () => (await import("./files.getUploadURLExternal.js")).createBeginUpload,
	"files.info": async () => (await import("./document-files.js")).createInfoOfFile,
	"files.list": async () => (await import("./document-files.js")).createListOfFiles,
	"files.revokePublicURL": async () => (await import("./files.revokePublicURL.js")).createRevokePublicUrl,
	"files.sharedPublicURL": async () => (await import("./files.sharedPublicURL.js")).createSharePublicUrl,
	"functions.completeError": async () => (await import("./functions.completeError.js")).createCompleteError,
	"functions.completeSuccess": async () => (await import("./functions.completeSuccess.js")).createCompleteSuccess,
	"functions.distributions.permissions.add": async () => (await import("./functions.distributions.permissions.add.js")).createAddFunctionPermissions,
	"functions.distributions.permissions.list": async () => (await import("./functions.distributions.permissions.list.js")).createListFunctionPermissions,
	"functions.distributions.permissions.remove": async () => (await import("./functions.distributions.permissions.remove.js")).createRemoveFunctionPermissions,
	"functions.distributions.permissions.set": async () => (await import("./functions.distributions.permissions.set.js")).createSetFunctionPermissions,
	"oauth.v2.access": async () => (await import("./oauth.v2.access.js")).createAccess,
	"oauth.v2.exchange": async () => (await import("./oauth.v2.exchange.js")).createExchange,
	"oauth.v2.user.access": async () => (await import("./oauth.v2.user.access.js")).createUserAccess,
	"openid.connect.token": async () => (await import("./openid.connect.token.js")).createOpenidToken,
	"openid.connect.userInfo": async () => (await import("./openid.connect.userInfo.js")).createUserInfo,
	"pins.add": async () => (await import("./pins.add.js")).createAddPin,
	"pins.list": async () => (await import("./pins.list.js")).createListPins,
	"pins.remove": async () => (await import("./pins.remove.js")).createRemovePin,
	"reactions.add": async () => (await import("./reactions.add.js")).createAddReaction,
	"reactions.get": async () => (await import("./reactions.get.js")).createGetReactions,
	"reactions.list": async () => (await import("./reactions.list.js")).createListReactions,
	"reactions.remove": async () => (await import("./reactions.remove.js")).createRemoveReaction,
	"reminders.add": async () => (await import("./reminders.add.js")).createAddReminder,
	"reminders.complete": async () => (await import("./reminders.complete.js")).createCompleteReminder,
	"reminders.delete": async () => (await import("./reminders.delete.js")).createDeleteReminder,
	"reminders.info": async () => (await import("./reminders.info.js")).createReminderInfo,
	"reminders.list": async () => (await import("./reminders.list.js")).createListReminders,
	"search.messages": async () => (await import("./search.messages.js")).createSearchMessages,
	"svcLists.access.delete": async () => (await import("./svcLists.access.delete.js")).createDeleteListAccess,
	"svcLists.access.set": async () => (await import("./svcLists.access.set.js")).createSetListAccess,
	"svcLists.create": async () => (await import("./svcLists.create.js")).createCreateList,
	"svcLists.download.get": async () => (await import("./svcLists.download.get.js")).createGetDownload,
	"svcLists.download.start": async () => (await import("./svcLists.download.start.js")).createStartDownload,
	"svcLists.items.create": async () => (await import("./svcLists.items.create.js")).createCreateListItem,
	"svcLists.items.delete": async () => (await import("./svcLists.items.delete.js")).createDeleteListItem,
	"svcLists.items.deleteMultiple": async () => (await import("./svcLists.items.deleteMultiple.js")).createDeleteListItems,
	"svcLists.items.info": async () => (await import("./svcLists.items.info.js")).createListItemInfo,
	"svcLists.items.list": async () => (await import("./svcLists.items.list.js")).createListItems,
	"svcLists.items.update": async () => (await import("./svcLists.items.update.js")).createUpdateListItems,
	"svcLists.update": async () => (await import("./svcLists.update.js")).createUpdateList,
	"team.info": async () => (await import("./team.info.js")).createTeamInfo,
	"team.profile.get": async () => (await import("./team.profile.get.js")).createTeamProfileGet,
	"usergroups.create": async () => (await import("./usergroups.create.js")).createCreateUserGroup,
	"usergroups.list": async () => (await import("./usergroups.list.js")).createListUserGroups,
	"usergroups.disable": async () => (await import("./usergroups.disable.js")).createDisableUserGroup,
	"usergroups.enable": async () => (await import("./usergroups.enable.js")).createEnableUserGroup,
	"usergroups.update": async () => (await import("./usergroups.update.js")).createUpdateUserGroup,
	"usergroups.users.list": async () => (await import("./usergroups.users.list.js")).createListUserGroupUsers,
	"usergroups.users.update": async () => (await import("./usergroups.users.update.js")).createUpdateUserGroupUsers,
	"tooling.tokens.rotate": async () => (await import("./tooling.tokens.rotate.js")).createRotate,
	"users.conversations": async () => (await import("./users.conversations.js")).createUsersConversations,
	"users.getPresence": async () => (await import("./users.getPresence.js")).createGetPresence,
	"users.identity": async () => (await import("./users.identity.js")).createIdentity,
	"users.info": async () => (await import("./users.info.js")).createUsersInfo,
	"users.list": async () => (await import("./users.list.js")).createUsersList,
	"users.lookupByEmail": async () => (await import("./users.lookupByEmail.js")).createLookupByEmail,
	"users.profile.get": async () => (await import("./users.profile.get.js")).createProfileGet,
	"users.profile.set": async () => (await import("./users.profile.set.js")).createProfileSet,
	"users.setPresence": async () => (await import("./users.setPresence.js")).createSetPresence,
	"views.open": async () => (await import("./views.open.js")).createOpenView,
	"views.publish": async () => (await import("./views.publish.js")).createPublishView,
	"views.push": async () => (await import("./views.push.js")).createPushView,
	"views.update": async () => (await import("./views.update.js")).createUpdateView
};
// ../../packages/service/src/create-handlers.ts
function createHandlers(options) {
	const { methods } = options.definitions.webapi;
	const definitionOf = (name) => loadMethod(methods[name]);
	const late = Object.entries(handlerLoaders).map(([name, load]) => {
		const [key, loadCreate] = [name, load];
		return [name, lazily(async () => {
			const [create, definition] = await Promise.all([loadCreate(), definitionOf(key)]);
			return create({
				...options,
				definition,
				definitionOf
			});
		})];
	});
	return {
		...Object.fromEntries(late),
		"api.test": createApiTest(),
		"auth.test": createAuthTest(options)
	};
}
// ../../packages/service/src/decisions/run-serially.ts
const lastRuns = new WeakMap();
async function runSerially(owner, key, run) {
	const waiting = lastRuns.get(owner) ?? new Map();
	lastRuns.set(owner, waiting);
	const before = waiting.get(key);
	const { promise, resolve } = Promise.withResolvers();
	waiting.set(key, promise);
	try {
		await before;
		return await run();
	} finally {
		if (waiting.get(key) === promise) waiting.delete(key);
		resolve();
	}
}
// ../../packages/service/src/decisions/decide.ts
const maxAttempts = 25;
async function decide(store, decision) {
	const first = await tryOnce(store, decision, 1);
	return first.ok ? first.answer : runSerially(store, subjectOf(first.failed), () => retryDecision(store, decision));
}
async function retryDecision(store, decision) {
	for (let attempt = 2;; attempt += 1) {
		const outcome = await tryOnce(store, decision, attempt);
		if (outcome.ok) return outcome.answer;
		if (attempt === maxAttempts) throw new Error(`Still expected ${JSON.stringify(outcome.failed)} after ${maxAttempts} attempts`);
	}
}
async function tryOnce(store, decision, attempt) {
	const decided = await decision(attempt);
	if (decided.kind === "answer") return {
		ok: true,
		answer: decided.answer
	};
	const committed = await store.commit(decided.batch);
	if (committed.ok) return {
		ok: true,
		answer: decided.answer(committed)
	};
	const refusal = decided.refuse?.(committed.failed);
	return refusal === void 0 ? {
		ok: false,
		failed: committed.failed
	} : {
		ok: true,
		answer: refusal
	};
}
function subjectOf(failed) {
	return failed.kind === "version" ? `${failed.document} ${JSON.stringify(failed.key)}` : JSON.stringify(failed);
}
// ../../packages/service/src/decisions/refusal.ts
function refuse$3(error, because) {
	return {
		ok: false,
		error,
		because
	};
}
function createRefuse(rule) {
	return (error, found, wanted) => refuse$3(error, {
		rule,
		found,
		...wanted !== void 0 && { wanted }
	});
}
function accept(value) {
	return {
		ok: true,
		value
	};
}
// ../../packages/service/src/paging/to-slice.ts
function toSlice({ startIndex, count, sortOrder }) {
	return {
		offset: startIndex - 1,
		limit: count,
		order: sortOrder
	};
}
// ../../packages/service/src/groups/find-named-groups.ts
const schema = { attributes: { displayName: {
	type: "string",
	caseExact: false
} } };
async function findNamedGroups(filter, { offset, limit, order }, { groups }) {
	const names = new Map(namesIn$1(filter).map((name) => [nameKey$1(name), name]));
	const named = await Promise.all([...names.values()].map((name) => groups.byName(name)));
	const selects = compileFilter(filter, schema);
	const found = named.filter((group) => group !== void 0).filter(selects);
	const ascending = found.toSorted(byCreation);
	return {
		items: (order === "ascending" ? ascending : ascending.reverse()).slice(offset, offset + limit),
		total: found.length
	};
}
function namesIn$1(filter) {
	switch (filter.kind) {
		case "and":
		case "or": return filter.operands.flatMap(namesIn$1);
		case "compare":
			if (filter.operator === "eq" && typeof filter.value === "string") return [filter.value];
			throw refused$1(filter.operator);
		case "not":
		case "present":
		case "valuePath": throw refused$1(filter.kind);
	}
}
function refused$1(found) {
	return new ScimRefusedError("filterOperatorUnfit", {
		rule: "scim-provisioning#filter-users-v11-only-v20-does-not-apply-it",
		found,
		wanted: "displayName compared by eq"
	});
}
function byCreation(one, other) {
	if (one.created !== other.created) return one.created < other.created ? -1 : 1;
	return one.id < other.id ? -1 : 1;
}
// ../../packages/service/src/groups/display-name.ts
const rule$13 = "scim-provisioning#group";
function readGroupName(sent) {
	const name = sent.trim();
	return name === "" ? refuse$3(groupCodes.displayName.empty, {
		rule: rule$13,
		found: sent,
		wanted: "a name"
	}) : accept(name);
}
function refuseTakenName(name) {
	return refuse$3(groupCodes.displayName.duplicate, {
		rule: rule$13,
		found: name,
		wanted: "a name that no other group has"
	});
}
// ../../packages/service/src/groups/join-group.ts
function joinGroup({ id: groupId, connectedWorkspaceIds: workspaceIds }, userIds) {
	return [{
		kind: "addGroupMembers",
		groupId,
		userIds
	}, ...workspaceIds.length === 0 ? [] : [{
		kind: "connectMembers",
		groupId,
		workspaceIds,
		userIds
	}]];
}
// ../../packages/service/src/groups/group-edit.ts
function editGroup(group, changes) {
	const members = {
		isCleared: false,
		added: new Set(),
		removed: new Set(),
		joining: new Set(),
		leaving: new Set()
	};
	let { displayName } = group;
	for (const change of changes) {
		if (change.attribute === "members") {
			const refusal = editMembers(members, change);
			if (refusal !== void 0) return refusal;
			continue;
		}
		const name = readGroupName(change.kind === "remove" ? "" : change.value);
		if (!name.ok) return name;
		displayName = name.value;
	}
	return accept({
		group: {
			...group,
			displayName
		},
		writes: toWrites(group, members),
		joining: [...members.joining],
		leaving: [...members.leaving]
	});
}
function editMembers(edit, change) {
	const sent = change.kind === "remove" ? change.values ?? [] : change.value;
	const ids = idsOf$1(sent);
	if (ids.length < sent.length) return refuse$3("invalid_attribute_format", {
		rule: "scim-provisioning#group",
		found: sent.find(({ value }) => value === void 0),
		wanted: "a user ID in every element"
	});
	if (change.kind === "replace" || change.kind === "remove" && change.values === void 0) {
		edit.isCleared = true;
		edit.added.clear();
		edit.removed.clear();
	}
	const [into, outOf, named] = change.kind === "remove" ? [
		edit.removed,
		edit.added,
		edit.leaving
	] : [
		edit.added,
		edit.removed,
		edit.joining
	];
	for (const id of ids) {
		into.add(id);
		outOf.delete(id);
		named.add(id);
	}
}
function toWrites(group, { isCleared, added, removed }) {
	const groupId = group.id;
	return [
		...isCleared ? [{
			kind: "clearGroupMembers",
			groupId
		}] : [],
		...removed.size === 0 || isCleared ? [] : [{
			kind: "removeGroupMembers",
			groupId,
			userIds: [...removed]
		}],
		...added.size === 0 ? [] : joinGroup(group, [...added])
	];
}
function idsOf$1(members) {
	return members.flatMap(({ value }) => value === void 0 ? [] : [value]);
}
// ../../packages/service/src/groups/removal.ts
function refuseRemoval({ kind, linkedChannelIds }) {
	if (kind !== "idp" || linkedChannelIds.length === 0) return void 0;
	return refuse$3("idp_group_linked_to_channels", {
		rule: "scim-provisioning#states-and-transitions",
		found: linkedChannelIds,
		wanted: "a group without linked channels"
	});
}
// ../../packages/service/src/messages/system-message.ts
const pinSubtype = "pinned_item";
function systemMessage({ id: channelId }, userId, event, nowMs) {
	return {
		kind: "insertMessage",
		message: {
			channelId,
			subtype: event.kind === "pin" ? pinSubtype : `${channelId.startsWith("G") ? "group" : "channel"}_${event.kind}`,
			userId,
			...contentOf(event, userId)
		},
		nowMs
	};
}
function contentOf(event, userId) {
	const text = systemMessageDefaults[event.kind];
	switch (event.kind) {
		case "join": {
			const { inviterId } = event;
			return {
				text: fill$1(text, { user: userId }),
				...inviterId !== void 0 && { inviterId }
			};
		}
		case "pin": return {
			text: fill$1(text, { user: userId }),
			item: event.item
		};
		case "leave": return { text: fill$1(text, { user: userId }) };
		case "topic": return {
			text: fill$1(text, { text: event.text }),
			topic: event.text
		};
		case "purpose": return {
			text: fill$1(text, { text: event.text }),
			purpose: event.text
		};
		case "name": {
			const { oldName, name } = event;
			return {
				text: fill$1(text, {
					oldName,
					name
				}),
				oldName,
				name
			};
		}
		case "archive":
		case "unarchive": return { text };
	}
}
function fill$1(text, values) {
	return text.replaceAll(/\{(\w+)\}/g, (place, name) => values[name] ?? place);
}
// ../../packages/service/src/conversations/joining/join-together.ts
async function joinTogether(channelIds, joiners, store) {
	if (joiners.userIds.length === 0) return {
		expect: [],
		writes: []
	};
	const joining = await Promise.all(channelIds.toSorted().map((id) => joinChannel(id, joiners, store)));
	return {
		expect: joining.flatMap(({ expect }) => expect),
		writes: joining.flatMap(({ writes }) => writes)
	};
}
async function joinChannel(channelId, joiners, { channels }) {
	const [channel, members] = await Promise.all([channels.get(channelId), channels.membersAmong(channelId, joiners.userIds)]);
	const known = new Set(members);
	const userIds = joiners.userIds.filter((id) => !known.has(id));
	if (channel === void 0 || channel.deleted === true || userIds.length === 0) return {
		expect: [],
		writes: []
	};
	const join = {
		kind: "addChannelMembers",
		channelId,
		userIds
	};
	if (!isAnnounced(channel, userIds)) return {
		expect: [],
		writes: [join]
	};
	return {
		expect: [{
			kind: "openChannel",
			id: channelId
		}, ...userIds.map((userId) => ({
			kind: "channelStranger",
			channelId,
			userId
		}))],
		writes: [join, ...userIds.map((userId) => systemMessage(channel, userId, { kind: "join" }, joiners.nowMs))]
	};
}
function isAnnounced({ archived, deleted, postingSuspended }, userIds) {
	return !archived && deleted !== true && !postingSuspended && userIds.length <= serviceLimits.announcedJoins.value;
}
// ../../packages/service/src/groups/maximum-members.ts
function maximumMembers(group) {
	return limitOf(group).value;
}
function refuseFull(group) {
	const { value, error } = limitOf(group);
	return refuse$3(error, {
		rule: "scim-provisioning#limits",
		found: group.kind,
		wanted: `at most ${value} members`
	});
}
function limitOf({ kind }) {
	switch (kind) {
		case "idp": return serviceLimits.idpGroupMembers;
		case "user": return serviceLimits.userGroupMembers;
	}
}
// ../../packages/service/src/directory/is-active.ts
function isActive(user, nowMs) {
	return user.active && !isExpired(user, nowMs);
}
function isExpired(user, nowMs) {
	const expiration = user.guest?.expiration;
	return expiration !== void 0 && millisecondsOf(expiration) <= nowMs;
}
// ../../packages/service/src/directory/is-foreign.ts
function isForeign(user, { organization, workspace }) {
	return homeOf(user) !== (organization ?? workspace).id;
}
function isForeignWorkspace(one, { organization, workspace }) {
	return (one.organizationId ?? one.id) !== (organization ?? workspace).id;
}
// ../../packages/service/src/groups/may-join.ts
const rule$12 = "scim-provisioning#group";
async function refuseUnknownMembers(users, ids) {
	const exceptions = await findExceptions(users, ids);
	const unknown = ids.find((id) => exceptions.has(id) && exceptions.get(id) === void 0);
	return unknown === void 0 ? void 0 : refuseUnknown(unknown);
}
async function admitMembers(store, { ids, groupId, nowMs, home }) {
	const { users } = store;
	const [exceptions, foreign] = await Promise.all([findExceptions(users, ids), findForeign(store, ids, home)]);
	if (foreign !== void 0) return refuseUnknown(foreign);
	const unfit = [];
	for (const [id, user] of exceptions) {
		if (user === void 0) return refuseUnknown(id);
		if (!isActive(user, nowMs) || user.guest?.kind === "single") unfit.push(id);
	}
	if (unfit.length === 0) return accept(ids);
	const groups = groupId === void 0 ? new Map() : await users.groupsOf(unfit);
	const found = unfit.find((id) => groups.get(id)?.some((group) => group.id === groupId) !== true);
	if (found !== void 0) return refuse$3(groupCodes.members.unfit, {
		rule: rule$12,
		found,
		wanted: "an active member or multi-channel guest"
	});
	const staying = new Set(unfit);
	return accept(ids.filter((id) => !staying.has(id)));
}
async function findExceptions(users, ids) {
	return ids.length === 0 ? new Map() : users.exceptionsAmong(ids);
}
async function findForeign({ users, organizations }, ids, home) {
	if (ids.length === 0) return void 0;
	const workspaces = await organizations.workspaces();
	const isOwn = ({ id, organizationId }) => (organizationId ?? id) === (home.organization ?? home.workspace).id;
	if (workspaces.every(isOwn)) return void 0;
	return (await users.getMany(ids)).find((user) => isForeign(user, home))?.id;
}
function refuseUnknown(id) {
	return refuse$3(groupCodes.members.unknown, {
		rule: rule$12,
		found: id,
		wanted: "an existing user"
	});
}
// ../../packages/service/src/groups/too-many-users.ts
function refuseTooManyUsers(...named) {
	const { value: most, error } = groupLimits.members.maxItems;
	const users = new Set();
	for (const ids of named) for (const id of ids) users.add(id);
	if (users.size <= most) return void 0;
	return refuse$3(error, {
		rule: "scim-provisioning#limits",
		found: users.size,
		wanted: `at most ${most} users a call`
	});
}
// ../../packages/service/src/groups/settle-group.ts
async function settleGroup(edit, context) {
	const joining = await settleMembers(edit, context);
	if (!joining.ok) return {
		kind: "answer",
		answer: joining
	};
	const { store, nowMs } = context;
	const group = versioned(edit, context.before);
	const put = group === context.before ? [] : [{
		kind: "put",
		document: "group",
		value: group
	}];
	if (put.length === 0 && edit.writes.length === 0) return {
		kind: "answer",
		answer: accept(group)
	};
	const channels = await joinTogether(group.linkedChannelIds, {
		userIds: joining.value,
		nowMs
	}, store);
	return {
		kind: "commit",
		batch: {
			expect: [...expectationsOf(group, joining.value, context.before), ...channels.expect],
			writes: [
				...put,
				...edit.writes,
				...channels.writes
			]
		},
		answer: () => accept(group),
		refuse: (failed) => refuseFailed(failed, group)
	};
}
async function settleMembers({ joining, leaving }, { store, nowMs, home, before }) {
	const refusal = refuseTooManyUsers(joining, leaving);
	if (refusal !== void 0) return refusal;
	const admitted = await admitMembers(store, {
		ids: joining,
		groupId: before?.id,
		nowMs,
		home
	});
	if (!admitted.ok) return admitted;
	return await refuseUnknownMembers(store.users, leaving) ?? admitted;
}
function versioned({ group }, before) {
	if (before === void 0) return group;
	return group.displayName === before.displayName ? before : {
		...group,
		version: before.version + 1
	};
}
function expectationsOf(group, joining, before) {
	const isRenamed = group.displayName !== before?.displayName;
	const except = before === void 0 ? {} : { except: before.id };
	return [
		...before === void 0 ? [] : [{
			kind: "version",
			document: "group",
			key: { id: before.id },
			version: before.version
		}],
		...isRenamed ? [{
			kind: "freeGroupName",
			name: group.displayName,
			...except
		}] : [],
		...joining.length === 0 ? [] : [{
			kind: "mayJoin",
			userIds: joining
		}, {
			kind: "membersAtMost",
			groupId: group.id,
			atMost: maximumMembers(group)
		}]
	];
}
function refuseFailed(failed, group) {
	switch (failed.kind) {
		case "freeGroupName": return refuseTakenName(group.displayName);
		case "membersAtMost": return refuseFull(group);
		default: return;
	}
}
// ../../packages/service/src/groups/to-resource.ts
function toGroupResource(group, members) {
	return {
		id: group.id,
		displayName: group.displayName,
		meta: { created: printWithOffset(group.created) },
		members: members.map(({ id, displayName }) => ({
			value: id,
			display: displayName
		}))
	};
}
// ../../packages/service/src/groups/member-table.ts
function createMemberTable(members) {
	const state = {
		rows: new Map(),
		named: new Map(),
		evaluations: 0
	};
	for (const member of members) add$1(state, member);
	return {
		add: (member) => add$1(state, member),
		remove: (id) => remove$2(state, id),
		clear: () => {
			state.rows.clear();
			state.named.clear();
		},
		matching: (where) => findMatching(state, where),
		evaluations: () => state.evaluations
	};
}
const { subAttributes: parts = {} } = groupResource.attributes.members;
const attributes = Object.fromEntries(Object.entries(parts).map(([name, { type, caseExact }]) => [name, {
	type,
	caseExact
}]));
function add$1({ rows, named }, member) {
	if (rows.has(member.id)) return;
	rows.set(member.id, member);
	if (member.displayName === void 0) return;
	const name = foldCase(member.displayName);
	const same = named.get(name);
	if (same === void 0) named.set(name, new Set([member.id]));
	else same.add(member.id);
}
function remove$2({ rows, named }, id) {
	const name = foldCase(rows.get(id)?.displayName ?? "");
	const same = named.get(name);
	same?.delete(id);
	if (same?.size === 0) named.delete(name);
	rows.delete(id);
}
function findMatching(state, where) {
	if (where === void 0) return [...state.rows.keys()];
	const matches = compileFilter(where, { attributes });
	const ids = candidatesOf(state, where) ?? state.rows.keys();
	const matching = [];
	for (const id of ids) {
		state.evaluations += 1;
		if (matches({
			value: id,
			display: state.rows.get(id)?.displayName
		})) matching.push(id);
	}
	return matching;
}
function candidatesOf(state, where) {
	switch (where.kind) {
		case "and": return where.operands.flatMap((operand) => candidatesOf(state, operand) ?? []).sort((one, other) => one.size - other.size)[0];
		case "or": {
			const found = where.operands.map((operand) => candidatesOf(state, operand));
			return found.includes(void 0) ? void 0 : new Set(found.flatMap((ids) => [...ids ?? []]));
		}
		case "compare":
			if (where.operator !== "eq" || typeof where.value !== "string") return void 0;
			if (where.attribute.name === "display") return state.named.get(foldCase(where.value)) ?? new Set();
			if (where.attribute.name !== "value") return void 0;
			return new Set(state.rows.has(where.value) ? [where.value] : []);
		case "not":
		case "present":
		case "valuePath": return;
	}
}
// ../../packages/service/src/groups/to-set-change.ts
async function toSetChanges(groupId, changes, readers) {
	const named = changes.map(nameMembers);
	if (!named.includes(void 0)) return accept(named.flatMap((change) => change ?? []));
	const writing = changes.flatMap(idsWritten);
	const refusal = refuseTooManyUsers(writing);
	if (refusal !== void 0) return refusal;
	const before = (await readers.groups.membersOf([groupId])).get(groupId) ?? [];
	const names = await namesOf(writing, readers.users);
	return resolveChanges(changes, createMemberTable(before), names);
}
function resolveChanges(changes, table, names) {
	const resolved = [];
	for (const change of changes) {
		if (change.attribute !== "members") {
			resolved.push(change);
			continue;
		}
		for (const step of toSteps(change, table)) {
			applyStep(step, table, names);
			resolved.push(step);
		}
		const refusal = refuseLongSearch(table);
		if (refusal !== void 0) return refusal;
	}
	return accept(resolved);
}
function nameMembers(change) {
	if (change.attribute !== "members" || change.where === void 0 && change.subAttribute === void 0) return change;
	if (change.kind !== "remove" || change.where === void 0 || change.subAttribute !== void 0) return void 0;
	const ids = idsOf(change.where);
	return ids === void 0 ? void 0 : remove$1(ids);
}
function toSteps(change, table) {
	const named = nameMembers(change);
	if (named !== void 0) return [named];
	const matching = table.matching(change.where);
	return change.kind === "remove" ? [remove$1(matching)] : replaceMatching(matching, change);
}
function replaceMatching(matching, change) {
	const { kind, where, subAttribute, value } = change;
	const described = where === void 0 ? void 0 : describedBy(where);
	if (matching.length === 0) return [add(value.map((sent) => sent.value ?? described))];
	const sent = value.findLast((element) => element.value !== void 0)?.value;
	if (sent === void 0 && !(kind === "replace" && subAttribute === void 0)) return [];
	return [remove$1(matching), add([sent ?? described])];
}
function applyStep(step, table, names) {
	if (step.attribute !== "members") return;
	if (step.kind === "replace" || step.kind === "remove" && step.values === void 0) table.clear();
	for (const { value: id } of (step.kind === "remove" ? step.values : step.value) ?? []) {
		if (id === void 0) continue;
		if (step.kind === "remove") table.remove(id);
		else table.add({
			id,
			...names.has(id) && { displayName: names.get(id) ?? "" }
		});
	}
}
function refuseLongSearch(table) {
	const { value: most, error } = serviceLimits.membersTried;
	if (table.evaluations() <= most) return void 0;
	return refuse$3(error, {
		rule: "scim-provisioning#limits",
		found: table.evaluations(),
		wanted: `at most ${most} members`
	});
}
async function namesOf(ids, users) {
	const found = ids.length === 0 ? [] : await users.getMany([...new Set(ids)]);
	return new Map(found.map(({ id, displayName }) => [id, displayName]));
}
function idsWritten(change) {
	if (change.attribute !== "members" || change.kind === "remove") return [];
	const described = change.where === void 0 ? void 0 : describedBy(change.where);
	return [...change.value.map(({ value }) => value), described].filter((id) => id !== void 0);
}
function add(ids) {
	return {
		kind: "add",
		attribute: "members",
		value: ids.map((value) => value === void 0 ? {} : { value })
	};
}
function remove$1(ids) {
	return {
		kind: "remove",
		attribute: "members",
		values: ids.map((value) => ({ value }))
	};
}
function idsOf(where) {
	if (where.kind === "compare") return where.attribute.name === "value" && where.operator === "eq" && typeof where.value === "string" ? [String(where.value)] : void 0;
	if (where.kind !== "or") return void 0;
	const ids = where.operands.map(idsOf);
	return ids.includes(void 0) ? void 0 : ids.flatMap((each) => each ?? []);
}
function describedBy(where) {
	if (where.kind === "and") return where.operands.map(describedBy).findLast((id) => id !== void 0);
	return where.kind === "compare" ? idsOf(where)?.[0] : void 0;
}
// ../../packages/service/src/groups/scim.ts
function createGroupBackend(options) {
	const { store } = options;
	const answer = async (made) => made.ok ? {
		ok: true,
		resource: await showGroup(made.value, store)
	} : made;
	const change = (id, changes, { now, caller }) => updateGroup(store, id, (before) => changeGroup(before, changes, {
		store,
		nowMs: now.getTime(),
		home: caller
	}));
	return {
		get: async (id) => {
			const group = await store.groups.get(id);
			return group === void 0 ? void 0 : showGroup(group, store);
		},
		find: (query) => findGroups$1(query, store),
		insert: async (sent, context) => answer(await insertGroup(sent, options, context)),
		replace: async (id, sent, context) => answer(await change(id, wholeOf(sent), context)),
		change: async (id, changes, context) => {
			const made = await change(id, changes, context);
			return made.ok ? void 0 : made;
		},
		remove: async (id) => {
			const removed = await updateGroup(store, id, async (before) => removeGroup$1(before));
			return removed.ok ? void 0 : removed;
		}
	};
}
function wholeOf({ displayName, members }) {
	return [{
		kind: "replace",
		attribute: "displayName",
		value: displayName
	}, {
		kind: "replace",
		attribute: "members",
		value: members ?? []
	}];
}
function insertGroup(sent, { store, ids }, { caller, now }) {
	const { organization, workspace } = caller;
	const blank = {
		id: ids.id(idPrefixes.group),
		version: 1,
		created: toInstant$1(now.getTime()),
		displayName: "",
		...organization === void 0 ? {
			kind: "user",
			workspaceId: workspace.id
		} : {
			kind: "idp",
			organizationId: organization.id
		},
		linkedChannelIds: [],
		connectedWorkspaceIds: []
	};
	const { displayName, members = [] } = sent;
	const edit = editGroup(blank, [{
		kind: "replace",
		attribute: "displayName",
		value: displayName
	}, {
		kind: "add",
		attribute: "members",
		value: members
	}]);
	if (!edit.ok) return edit;
	return decide(store, () => settleGroup(edit.value, {
		store,
		nowMs: now.getTime(),
		home: caller
	}));
}
async function changeGroup(before, changes, context) {
	const named = await toSetChanges(before.id, changes, context.store);
	const edit = named.ok ? editGroup(before, named.value) : named;
	return edit.ok ? settleGroup(edit.value, {
		...context,
		before
	}) : {
		kind: "answer",
		answer: edit
	};
}
function removeGroup$1(before) {
	const refusal = refuseRemoval(before);
	if (refusal !== void 0) return {
		kind: "answer",
		answer: refusal
	};
	const { id, version } = before;
	return {
		kind: "commit",
		batch: {
			expect: [{
				kind: "version",
				document: "group",
				key: { id },
				version
			}],
			writes: [{
				kind: "remove",
				document: "group",
				key: { id }
			}]
		},
		answer: () => accept(before)
	};
}
function updateGroup(store, id, rule) {
	return decide(store, async () => {
		const before = await store.groups.get(id);
		if (before !== void 0) return rule(before);
		return {
			kind: "answer",
			answer: refuse$3("no_such_group", {
				rule: "scim-provisioning#errors",
				found: id,
				wanted: "an existing group"
			})
		};
	});
}
async function findGroups$1(query, store) {
	const slice = toSlice(query);
	const { filter } = query;
	const { items, total } = filter === void 0 ? await store.groups.find(slice) : await findNamedGroups(filter, slice, store);
	const members = items.length === 0 ? new Map() : await store.groups.membersOf(items.map(({ id }) => id));
	return {
		resources: items.map((group) => toGroupResource(group, members.get(group.id) ?? [])),
		totalResults: total
	};
}
async function showGroup(group, store) {
	return toGroupResource(group, (await store.groups.membersOf([group.id])).get(group.id) ?? []);
}
// ../../packages/service/src/interactivity/hooks-url.ts
const hooksPath = "/hooks";
function hooksUrlOf(siteUrl, world) {
	return `${siteUrl}${hooksPath}${world === void 0 ? "" : `/~${world}`}`;
}
// ../../packages/service/src/values/message-ts.ts
function printTs(microseconds) {
	const seconds = Math.floor(microseconds / 1e6);
	return `${String(seconds).padStart(10, "0")}.${String(microseconds - seconds * 1e6).padStart(6, "0")}`;
}
function secondsOfTs(ts) {
	return Number(ts.split(".")[0]);
}
function readTs(ts) {
	const dot = ts.indexOf(".");
	const microseconds = Number(ts.slice(0, dot)) * 1e6 + Number(ts.slice(dot + 1));
	return isExact(ts) || printTs(microseconds) === ts ? microseconds : void 0;
}
function isExact(ts) {
	return /^\d{10}\.\d{6}$/.test(ts) && ts < "9007199254";
}
// ../../packages/service/src/messages/ephemerals/ephemerals.ts
const maxKept = 1e3;
function createEphemerals() {
	const kept = new Map();
	return {
		show: (userId, draft, nowMs) => {
			let ts = ephemeralTs(nowMs);
			for (let at = 1; kept.has(keyOf(draft.channelId, ts)); at += 1) ts = ephemeralTs(nowMs, at);
			kept.set(keyOf(draft.channelId, ts), {
				userId,
				message: {
					...draft,
					ts
				}
			});
			const [oldest] = kept.keys();
			if (kept.size > maxKept && oldest !== void 0) kept.delete(oldest);
			return ts;
		},
		get: ({ channelId, userId, ts }) => {
			const found = kept.get(keyOf(channelId, ts));
			return found?.userId === userId ? found : void 0;
		},
		list: (channelId, userId) => [...kept.values()].filter((each) => each.userId === userId && each.message.channelId === channelId).toSorted((one, other) => one.message.ts < other.message.ts ? -1 : 1),
		replace: (ephemeral) => {
			const { channelId, ts } = ephemeral.message;
			if (kept.get(keyOf(channelId, ts))?.userId === ephemeral.userId) kept.set(keyOf(channelId, ts), ephemeral);
		},
		remove: ({ channelId, userId, ts }) => {
			if (kept.get(keyOf(channelId, ts))?.userId === userId) kept.delete(keyOf(channelId, ts));
		},
		clear: () => kept.clear()
	};
}
const nobodySees = {
	show: (_userId, _draft, nowMs) => ephemeralTs(nowMs),
	get: () => void 0,
	list: () => [],
	replace: () => {},
	remove: () => {},
	clear: () => {}
};
function keyOf(channelId, ts) {
	return `${channelId} ${ts}`;
}
function ephemeralTs(nowMs, at = 0) {
	return printTs(nowMs * 1e3 + 500 + at);
}
// ../../packages/service/src/tokens/is-allowed-peer.ts
let loading;
async function isAllowedPeer(peer, allowed) {
	loading ??= import("./matches-address.js");
	const { matchesAddress } = await loading;
	return matchesAddress(peer, allowed);
}
// ../../packages/service/src/tokens/scopes-of.ts
const known$2 = new WeakMap();
function scopesOf(token) {
	const made = known$2.get(token) ?? new Set(token.scopes);
	known$2.set(token, made);
	return made;
}
// ../../packages/service/src/tokens/workspaces-of.ts
function workspacesOf({ token, user, organization }) {
	const { target, workspaceIds } = token.installation;
	if (target.kind === "workspace") return [target.id];
	const own = user?.memberships.map(({ workspaceId }) => workspaceId) ?? [];
	const granted = workspaceIds === void 0 ? own : own.filter((id) => workspaceIds.includes(id));
	const byDefault = organization === void 0 ? [] : [organization.defaultWorkspaceId];
	const others = workspaceIds === void 0 || workspaceIds.length === 0 ? byDefault : workspaceIds;
	return [...granted, ...others];
}
// ../../packages/service/src/tokens/token-state.ts
function readTokenState(store, hash) {
	return after$1(store.tokens.resolve(hash), (resolved) => resolved === void 0 || !equalHashes(resolved.token.hash, hash) ? void 0 : stateOf(resolved, store));
}
const known$1 = new WeakMap();
function stateOf(resolved, store) {
	const { token, workspace } = resolved;
	if ((workspace === void 0 || workspace.deleted) && token.installation.target.kind === "organization") return inActiveWorkspace(resolved, store);
	const state = known$1.get(resolved) ?? toState(resolved, workspace);
	known$1.set(resolved, state);
	return state;
}
function toState({ token, user, app, organization }, workspace) {
	return {
		token,
		user,
		app,
		organization,
		workspace
	};
}
async function inActiveWorkspace(resolved, store) {
	return toState(resolved, await findActiveWorkspace(store, resolved.token, workspacesOf(resolved)) ?? resolved.workspace);
}
function findInvalidity(state, nowMs) {
	const { token, user, app, workspace } = state;
	if (token.uninstalled === true) return "uninstalled";
	if (token.revoked) return "revoked";
	if (token.expires !== void 0 && millisecondsOf(token.expires) <= nowMs) return "expired";
	if (token.userId !== void 0 && (user === void 0 || !isActive(user, nowMs))) return "userDeactivated";
	if (workspace === void 0 || workspace.deleted) return "workspaceDeleted";
	if (token.appId !== void 0 && (app === void 0 || app.deleted)) return "appDeleted";
}
async function findActiveWorkspace({ organizations }, { installation: { workspaceIds } }, wanted) {
	const all = await organizations.workspaces();
	const isAny = workspaceIds === void 0 || workspaceIds.length === 0;
	const active = all.filter(({ id, deleted }) => !deleted && (isAny || workspaceIds.includes(id)));
	const best = wanted.find((id) => active.some((workspace) => workspace.id === id));
	return active.find(({ id }) => id === best) ?? active[0];
}
// ../../packages/service/src/tokens/authenticate-scim.ts
const rule$11 = "scim-provisioning#authentication";
const acceptedKinds = new Set(scimAccess.tokens);
const { scopes: neededScopes, installerRole: neededRole, plan: leastPlan, errors } = scimAccess;
function createScimAuthentication({ store, clock, hash = hashToken }) {
	return async (bearer, connection) => {
		const state = await readTokenState(store, hash(bearer));
		if (state === void 0) return invalid$1("a token that was never issued");
		const admitted = await admitToScim(state, {
			nowMs: clock.now().getTime(),
			peer: connection.remoteAddress
		}, store);
		return admitted.ok ? {
			ok: true,
			caller: admitted.value
		} : admitted;
	};
}
async function admitToScim(state, call, store) {
	const { token, user, organization } = state;
	const refusal = refuseToken(state, call.nowMs);
	if (refusal !== void 0) return refusal;
	const { allowedAddresses } = token.installation;
	if (allowedAddresses.length > 0 && !await isAllowedPeer(call.peer, allowedAddresses)) return invalid$1(`the address ${call.peer}`);
	const installer = await admitInstaller(state, call.nowMs, store);
	if (!installer.ok) return installer;
	const target = refuseTarget(state);
	if (target !== void 0) return target;
	const workspace = await findHome(state, store);
	if (user === void 0 || workspace === void 0) return invalid$1("a token without a user or a workspace");
	return accept({
		tokenType: token.kind,
		scopes: scopesOf(token),
		token,
		user,
		installerRole: installer.value,
		...organization !== void 0 && { organization },
		workspace
	});
}
function refuseToken(state, nowMs) {
	const { token } = state;
	const end = findInvalidity(state, nowMs);
	if (end !== void 0) return invalid$1(`an invalid token: ${end}`);
	if (!acceptedKinds.has(token.kind)) return invalid$1(`a ${token.kind} token`);
	if (!neededScopes.every((scope) => token.scopes.includes(scope))) return invalid$1(`a token with the scopes ${token.scopes.join(",")}`);
}
async function admitInstaller({ token, user }, nowMs, store) {
	const { installerId, installerRole, target } = token.installation;
	if (!hasRole(installerRole, neededRole)) return invalid$1(`installed by a ${installerRole}`);
	const installer = user?.id === installerId ? user : await store.users.get(installerId);
	const role = installer === void 0 || !isActive(installer, nowMs) ? void 0 : roleIn(installer, target);
	if (role !== void 0 && hasRole(role, neededRole)) return accept(role);
	return refuse$3(errors.installer, {
		rule: rule$11,
		found: installerId,
		wanted: atLeast(neededRole)
	});
}
async function findHome({ organization, workspace }, store) {
	const home = organization?.defaultWorkspaceId;
	return home === void 0 || home === workspace?.id ? workspace : store.organizations.workspace(home);
}
function refuseTarget({ token, organization, workspace }) {
	const { target } = token.installation;
	if (organization !== void 0 && target.kind === "workspace") return refuse$3(errors.target, {
		rule: rule$11,
		found: target.id,
		wanted: "an installation on the organization"
	});
	const plan = organization?.plan ?? workspace?.plan;
	if (plan === void 0 || isAtLeast(plan, leastPlan)) return void 0;
	return refuse$3(errors.plan, {
		rule: "scim-provisioning#what-the-service-does",
		found: plan
	});
}
function invalid$1(found) {
	const kinds = scimAccess.tokens.join(" or ");
	return refuse$3(errors.token, {
		rule: rule$11,
		found,
		wanted: `a valid ${kinds} token with the scopes ${neededScopes.join(",")}, installed by ${atLeast(neededRole)}`
	});
}
function atLeast(role) {
	return `a user with the role ${role} or a higher one`;
}
// ../../packages/service/src/organizations/organization.ts
const reservedActions = [
	"create_channels",
	"archive_channels",
	"remove_members",
	"describe_channels",
	"pin_messages"
];
const discoverabilities = [
	"open",
	"closed",
	"invite_only",
	"unlisted",
	"hidden"
];
const organizations = defineDocument()({
	name: "organization",
	table: "organizations",
	key: ["id"],
	columns: { id: text((it) => it.id) },
	lists: { all: { by: [] } },
	sample: (seed) => ({
		id: "E1",
		version: 1 + seed % 3,
		created: sampleCreated,
		name: "Acme",
		plan: "enterprise",
		defaultWorkspaceId: "T1",
		primaryOwnerId: "U1",
		userRules: sampleRules
	})
});
const workspaces = defineDocument()({
	name: "workspace",
	table: "workspaces",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		organization_id: maybeText((it) => it.organizationId)
	},
	lists: { all: { by: [] } },
	sample: (seed) => ({
		id: `T${1 + seed % 2}`,
		version: 1 + seed % 3,
		created: sampleCreated,
		name: "Acme",
		domain: "acme",
		plan: "enterprise",
		primaryOwnerId: "U1",
		userRules: sampleRules,
		disabledFeatures: [],
		requires2fa: false,
		postingSuspended: false,
		deleted: false,
		networks: {},
		restrictedApps: []
	})
});
const sampleCreated = "2026-01-02T03:04:05.006Z";
const sampleRules = {
	identityManager: false,
	usersMayChangeDisplayName: false
};
// ../../packages/service/src/values/secrets/sealer.ts
const plainSealer = {
	seal: (text) => text,
	open: (text) => text
};
// ../../packages/service/src/tokens/caller-of.ts
function callerOf({ token, user, app, organization, workspace, executionId }) {
	if (workspace === void 0) return void 0;
	return {
		tokenType: token.kind,
		scopes: scopesOf(token),
		token,
		...user !== void 0 && { user },
		...app !== void 0 && { app },
		...organization !== void 0 && { organization },
		workspace,
		...executionId !== void 0 && { executionId }
	};
}
// ../../packages/service/src/directory/belongs-to-any.ts
async function belongsToAny(user, workspaceIds, { users }) {
	if (user.memberships.some(({ workspaceId }) => workspaceIds.includes(workspaceId))) return true;
	if (user.organizationId === void 0 || workspaceIds.length === 0) return false;
	return (await users.connectedWorkspaces(user.id)).some((id) => workspaceIds.includes(id));
}
// ../../packages/service/src/directory/is-granted.ts
function isGranted({ installation }, workspaceId) {
	const { target, workspaceIds } = installation;
	if (target.kind === "workspace") return target.id === workspaceId;
	return workspaceIds === void 0 || workspaceIds.includes(workspaceId);
}
async function reachesUser({ token }, user, store) {
	const { target, workspaceIds } = token.installation;
	if (target.kind === "workspace" || workspaceIds === void 0 || user.id === token.userId) return true;
	return user.memberships.length === 0 || belongsToAny(user, workspaceIds, store);
}
async function reachesOwner(caller, ownerId, { organizations }) {
	const { target, workspaceIds } = caller.token.installation;
	if (target.kind === "workspace" || workspaceIds === void 0) return true;
	if (ownerId === target.id || workspaceIds.includes(ownerId)) return true;
	const workspace = await organizations.workspace(ownerId);
	return workspace === void 0 || isForeignWorkspace(workspace, caller);
}
// ../../packages/service/src/functions/executions/function-execution.ts
const functionExecutions = defineDocument()({
	name: "functionExecution",
	table: "function_executions",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		app_id: text((it) => it.appId, {
			document: "app",
			onRemove: "remove"
		})
	},
	lists: {},
	sample: (seed) => ({
		id: `Fx${1 + seed % 5}`,
		version: 1 + seed % 2,
		created: "2026-01-02T03:04:05.006Z",
		workspaceId: "T1",
		appId: `A${1 + seed % 3}`,
		functionId: `Fn${1 + seed % 3}`,
		userId: `U${1 + seed % 2}`,
		workflowExecutionId: `Wx${seed}`,
		inputs: { who: `U${seed}` },
		...seed % 3 === 0 && { end: {
			kind: "failed",
			at: "2026-01-02T03:05:05.006Z",
			error: "no"
		} }
	})
});
// ../../packages/service/src/tokens/token.ts
const tokens = defineDocument()({
	name: "token",
	table: "tokens",
	key: ["hash"],
	columns: {
		hash: text((it) => it.hash),
		kind: text((it) => it.kind),
		user_id: maybeText((it) => it.userId),
		app_id: maybeText((it) => it.appId),
		revoked: flag((it) => it.revoked),
		scopes: text((it) => ` ${it.scopes.join(" ")} `),
		expires_ms: maybeInteger((it) => it.expires === void 0 ? void 0 : millisecondsOf(it.expires)),
		target_id: text((it) => it.installation.target.id),
		granted: maybeText(({ installation: { workspaceIds } }) => workspaceIds && ` ${workspaceIds.join(" ")} `)
	},
	lists: {
		of_user: { by: ["user_id"] },
		of_app: {
			by: ["app_id"],
			where: "revoked = 0"
		}
	},
	secret: ["hash"],
	sample: (seed) => ({
		hash: `h${1 + seed % 3}`,
		kind: seed % 5 === 0 ? "user" : "bot",
		created: "2026-01-02T03:04:05.006Z",
		userId: `U${1 + seed % 2}`,
		appId: `A${1 + seed % 2}`,
		scopes: ["chat:write", ...seed % 2 === 0 ? ["channels:history", "channels:read"] : ["reactions:read"]],
		revoked: seed % 3 === 0,
		installation: {
			target: {
				kind: "workspace",
				id: "T1"
			},
			installerId: "U1",
			installerRole: "owner",
			channelManager: false,
			allowedAddresses: []
		}
	})
});
// ../../packages/service/src/tokens/workflow-token.ts
function workflowTokenOf(executionId, { signingSecret, prefix }) {
	return `${prefix}${executionId}-${proofOf(executionId, signingSecret)}`;
}
async function readWorkflowTokenState(store, token, sealer) {
	const { id, proof } = form$1.exec(token)?.groups ?? {};
	if (id === void 0 || proof === void 0) return void 0;
	const execution = await store.get(functionExecutions, { id });
	if (execution === void 0) return void 0;
	const { signingSecret } = await openCredentials(store, sealer, execution.appId) ?? {};
	if (signingSecret === void 0 || !equalHashes(proof, proofOf(id, signingSecret))) return void 0;
	const bot = await findBotToken(store, execution);
	const state = bot && await readTokenState(store, bot.hash);
	if (state === void 0) return void 0;
	const workspace = await store.organizations.workspace(execution.workspaceId);
	return {
		...state,
		workspace,
		executionId: id,
		token: {
			...state.token,
			...execution.tokenRevoked && { revoked: true },
			expires: endOf(execution, state.token.expires)
		}
	};
}
const form$1 = /(?<id>Fx[A-Z0-9]+)-(?<proof>[0-9a-f]{64})$/;
function proofOf(executionId, signingSecret) {
	return hashToken(`${signingSecret} ${executionId} ${signingSecret}`);
}
function endOf({ created, end }, expires) {
	const lastMs = millisecondsOf(created) + serviceLimits.workflowTokenMinutes.value * 6e4;
	const ends = [end?.at, expires].flatMap((each) => each === void 0 ? [] : [millisecondsOf(each)]);
	return toInstant$1(Math.min(lastMs, ...ends));
}
async function findBotToken(store, { appId, workspaceId }) {
	const all = readInTurn(tokens, (page) => store.list(tokens, "of_app", { app_id: appId }, page));
	for await (const token of all) if (token.kind === "bot" && isGranted(token, workspaceId)) return token;
}
// ../../packages/service/src/tokens/authenticate-webapi.ts
const rule$10 = "web-api#codes-listed-by-every-method";
function createWebapiAuthentication({ store, clock, hash = hashToken, sealer = plainSealer }) {
	const admit = (state, call) => {
		if (state === void 0) return refuse$2("invalid_auth", "a token that was never issued");
		const refusal = refuseInvalid(state, clock.now().getTime());
		if (refusal !== void 0) return refusal;
		if (!isRestricted(state, call)) return refuseWorkspace(state) ?? admitToWebapi(state);
		return refusePeer(state, call).then((refused) => refused ?? refuseWorkspace(state) ?? admitToWebapi(state));
	};
	return (token, call) => after$1(readTokenState(store, hash(token)), (state) => state === void 0 ? readWorkflowTokenState(store, token, sealer).then((step) => admit(step, call)) : admit(state, call));
}
const admitted = new WeakMap();
function admitToWebapi(state) {
	const admission = admitted.get(state) ?? toAdmission(state);
	admitted.set(state, admission);
	return admission;
}
function toAdmission(state) {
	const caller = callerOf(state);
	return caller === void 0 ? refuse$2("invalid_auth", "a token without a workspace") : {
		ok: true,
		caller
	};
}
function refuseInvalid(state, nowMs) {
	const end = findInvalidity(state, nowMs);
	switch (end) {
		case void 0: return;
		case "expired": return refuse$2("token_expired", state.token.expires);
		case "revoked": return refuse$2("token_revoked", end);
		case "userDeactivated":
		case "workspaceDeleted": return refuse$2(state.token.kind === "bot" ? "account_inactive" : "token_revoked", end);
		case "uninstalled":
		case "appDeleted": return refuseWithoutApp(state, end);
	}
}
function refuseWithoutApp({ token }, end) {
	switch (token.kind) {
		case "bot": return refuse$2("account_inactive", end);
		case "user":
		case "app": return refuse$2("token_revoked", end);
		case "configuration": return;
	}
}
function isRestricted(state, call) {
	return state.token.installation.allowedAddresses.length > 0 || networksOf(state, call) !== void 0;
}
async function refusePeer(state, call) {
	const peer = call.connection.remoteAddress;
	const { allowedAddresses } = state.token.installation;
	if (allowedAddresses.length > 0 && !await isAllowedPeer(peer, allowedAddresses)) return refuse$2("invalid_auth", peer);
	const networks = networksOf(state, call);
	if (networks !== void 0 && !await isAllowedPeer(peer, networks)) return refuse$2("accesslimited", peer);
}
function networksOf({ workspace }, { method }) {
	return workspace?.networks[method] ?? workspace?.networks["*"];
}
function refuseWorkspace({ user, workspace }) {
	switch (workspace?.migration) {
		case "login": return refuse$2("org_login_required", workspace.id);
		case "joining": return refuse$2("team_added_to_org", workspace.id);
		case void 0:
	}
	return workspace?.requires2fa === true && user?.kind === "person" && !user.has2fa ? refuse$2("two_factor_setup_required", user.id) : void 0;
}
function refuse$2(error, found) {
	return {
		ok: false,
		error,
		because: {
			rule: rule$10,
			found
		}
	};
}
// ../../packages/service/src/users/account/modification.ts
const rule$9 = "scim-provisioning#errors";
function refuseModification(user, caller) {
	if (user.forgotten) return refuse$3("cannot_modify_gdpr", {
		rule: rule$9,
		found: user.id
	});
	if (mayChange(user, caller.installerRole)) return void 0;
	return refuse$3("cannot_modify_owner", {
		rule: rule$9,
		found: caller.installerRole,
		wanted: "a token that an owner installed"
	});
}
// ../../packages/service/src/users/emails/emails.ts
const rule$8 = "scim-provisioning#users";
const codes$2 = userCodes.emails;
const missing = userCodes["emails.value"].missing;
function readEmails(sent) {
	const entries = withValues(sent);
	if (entries.length < sent.length) return refuseMissing(sent);
	const primary = entries[primaryIndex(entries)]?.value;
	if (primary === void 0) return refuse$3(codes$2.empty, {
		rule: rule$8,
		found: sent,
		wanted: "an address"
	});
	return accept(withSecondary(primary, entries.find(({ value }) => !same(value, primary))?.value));
}
function addEmails(current, sent, isPrimaryRemoved = false) {
	const entries = withValues(sent);
	if (entries.length < sent.length) return refuseMissing(sent);
	if (entries.length === 0) return accept(current);
	const primary = (current.length === 0 || isPrimaryRemoved ? firstChoice(entries, current) : claimant(entries))?.value ?? current[0] ?? "";
	const other = entries.find(({ value }) => !same(value, primary))?.value;
	return accept(withSecondary(primary, other ?? keptSecondary(primary, current, isPrimaryRemoved)));
}
function appendEmails(current, sent, isPrimaryRemoved = false) {
	const [first, second] = current;
	if (first === void 0 || isPrimaryRemoved) return addEmails(current, sent, isPrimaryRemoved);
	const entries = withValues(sent);
	if (entries.length < sent.length) return refuseMissing(sent);
	const stored = (value) => current.find((address) => same(address, value)) ?? value;
	const marked = entries.find((entry) => entry.primary === true);
	const primary = marked === void 0 ? first : stored(marked.value);
	const other = entries.find(({ value }) => !same(value, primary));
	if (other !== void 0) return accept([primary, stored(other.value)]);
	return accept(withSecondary(primary, same(primary, first) ? second : first));
}
function removeEmails(current, values) {
	if (values === void 0) return {
		emails: current.slice(0, 1),
		isPrimaryRemoved: false
	};
	const isNamed = (address, index) => values.some((entry) => entry.value === void 0 ? meansPrimary(entry) === (index === 0) : same(entry.value, address));
	return {
		emails: current.filter((address, index) => index === 0 || !isNamed(address, index)),
		isPrimaryRemoved: current.slice(0, 1).some(isNamed)
	};
}
function namesPrimary(sent) {
	return sent.some(({ primary }) => primary !== false);
}
function refusePrimaryRemoval(emails) {
	return refuse$3(codes$2.removePrimary, {
		rule: rule$8,
		found: emails[0],
		wanted: "another primary address to replace it"
	});
}
function refuseMissing(sent) {
	return refuse$3(missing, {
		rule: rule$8,
		found: sent,
		wanted: "an address in every entry"
	});
}
function keptSecondary(primary, [first, second], isPrimaryRemoved) {
	if (second === void 0 || !same(second, primary)) return second;
	return isPrimaryRemoved ? void 0 : first;
}
function meansPrimary({ primary, type }) {
	return primary ?? type?.toLowerCase() === "work";
}
function firstChoice(entries, current) {
	const open = current.length === 0 ? entries : entries.filter(({ primary }) => primary !== false);
	return open[primaryIndex(open)];
}
function claimant(entries) {
	const open = entries.filter(({ primary }) => primary === void 0);
	return entries.find(({ primary }) => primary === true) ?? open.find(({ type }) => type?.toLowerCase() === "work") ?? open.find(({ type }) => type === void 0);
}
function withValues(sent) {
	return sent.flatMap((entry) => entry.value === void 0 ? [] : [{
		...entry,
		value: entry.value
	}]);
}
function primaryIndex(entries) {
	const marked = entries.findIndex((entry) => entry.primary === true);
	if (marked >= 0) return marked;
	const open = (entry) => entry.primary === void 0;
	const work = entries.findIndex((entry) => open(entry) && entry.type?.toLowerCase() === "work");
	if (work >= 0) return work;
	return Math.max(0, entries.findIndex(open));
}
function withSecondary(primary, secondary) {
	return secondary === void 0 || same(primary, secondary) ? [primary] : [primary, secondary];
}
function same(one, other) {
	return one.toLowerCase() === other.toLowerCase();
}
// ../../packages/service/src/users/account/guest.ts
const rule$7 = "scim-provisioning#multi-channel-guest-extension";
function readGuest(user, sent) {
	const roles = rolesOf(user);
	if (user.kind === "bot" || roles.some(isAdministrator)) return refuse$3(guestCodes.type.forbidden, {
		rule: rule$7,
		found: [user.kind, ...roles],
		wanted: "a plain member"
	});
	const kind = sent.type ?? user.guest?.kind;
	if (kind === void 0) return refuse$3(guestCodes.type.missing, {
		rule: rule$7,
		found: sent,
		wanted: "the type multi"
	});
	const ofWorkspaces = user.guest?.expirations === void 0 ? {} : { expirations: user.guest.expirations };
	if (sent.expiration === void 0) {
		const kept = sent.type === void 0 ? user.guest?.expiration : void 0;
		return accept({
			kind,
			...kept !== void 0 && { expiration: kept },
			...ofWorkspaces
		});
	}
	const expiration = readInstant$1(sent.expiration);
	if (expiration !== void 0) return accept({
		kind,
		expiration,
		...ofWorkspaces
	});
	return refuse$3(guestCodes.expiration.invalid, {
		rule: rule$7,
		found: sent.expiration,
		wanted: "an ISO 8601 date-time"
	});
}
// ../../packages/service/src/values/reserved-word.ts
function isReservedWord(text) {
	return reservedWords.has(text.trim().toLowerCase());
}
// ../../packages/service/src/users/names/emoji.ts
const pattern = "\\p{RGI_Emoji}|[\\p{Extended_Pictographic}--[\u00a9\u00ae\u2122\u203c\u2049\u3030\u303d\u3297\u3299\u2194-\u21a9\u25aa\u25ab\u25b6\u25c0]]|\\p{Regional_Indicator}|[0-9\\#*]\\u20E3";
let emoji$1;
const high = /[\u2000-\uFFFF]/;
function hasEmoji(text) {
	if (!high.test(text)) return false;
	emoji$1 ??= new RegExp(pattern, "v");
	return emoji$1.test(text);
}
// ../../packages/service/src/users/names/display-name.ts
const rule$6 = "scim-provisioning#user-attributes-mapping-to-profile-fields";
const codes$1 = userCodes.displayName;
const { value: maxLength$3, error: tooLong } = userLimits.displayName.maxLength;
const plain$1 = /^[\w .'-]+$/;
function readDisplayName(sent) {
	const text = sent.trim().normalize("NFC");
	if (text === "") return accept(void 0);
	if (text.startsWith("@")) return refuse$3(codes$1.startsWithAt, {
		rule: rule$6,
		found: sent
	});
	if (hasEmoji(text)) return refuse$3(codes$1.emoji, {
		rule: rule$6,
		found: sent,
		wanted: "no emoji"
	});
	if (!plain$1.test(text) && !/^[\p{L}\p{M}\p{Nd} ._'-]+$/u.test(text)) return refuse$3(codes$1.specials, {
		rule: rule$6,
		found: sent,
		wanted: "letters, digits, spaces and . _ - '"
	});
	const length = [...text].length;
	if (length > maxLength$3) return refuse$3(tooLong, {
		rule: rule$6,
		found: length,
		wanted: `at most ${maxLength$3} characters`
	});
	if (isReservedWord(text)) return refuse$3(codes$1.reserved, {
		rule: rule$6,
		found: text,
		wanted: "no reserved word"
	});
	return accept(text);
}
// ../../packages/service/src/users/names/name.ts
const rule$5 = "scim-provisioning#user-attributes-mapping-to-profile-fields";
const codes = userCodes.name;
function mergeName(current, sent) {
	const refusal = refuseText(sent);
	if (refusal !== void 0) return refusal;
	const parts = partsOf(sent);
	if (parts === void 0) return refuse$3(codes.disagree, {
		rule: rule$5,
		found: sent,
		wanted: "a full name that agrees with the parts"
	});
	return accept(withoutBlanks({
		...current,
		...parts
	}));
}
function refuseNameless(name) {
	if (!isNameless(name)) return void 0;
	return refuse$3(codes.blank, {
		rule: rule$5,
		found: name,
		wanted: "a given name or a family name"
	});
}
function isNameless(name) {
	return name.givenName === void 0 && name.familyName === void 0;
}
function isEmptyName(sent) {
	return [
		sent.formatted,
		sent.givenName,
		sent.familyName
	].every((text) => (text ?? "") === "");
}
function blankName(part) {
	switch (part) {
		case "givenName":
		case "familyName":
		case "honorificPrefix": return { [part]: "" };
		default: return {
			givenName: "",
			familyName: "",
			honorificPrefix: ""
		};
	}
}
function isNaming(sent) {
	return sent.formatted !== void 0 || sent.givenName !== void 0 || sent.familyName !== void 0;
}
function refuseText(sent) {
	for (const text of [
		sent.formatted,
		sent.givenName,
		sent.familyName,
		sent.honorificPrefix
	]) {
		if (text === void 0) continue;
		if (hasEmoji(text)) return refuse$3(codes.emoji, {
			rule: rule$5,
			found: text,
			wanted: "no emoji"
		});
		if (isReservedWord(text)) return refuse$3(codes.reserved, {
			rule: rule$5,
			found: text,
			wanted: "no reserved word"
		});
	}
}
function partsOf(sent) {
	const { formatted, ...parts } = sent;
	if (formatted === void 0) return parts;
	if (blank(formatted)) return {
		givenName: "",
		familyName: "",
		...parts
	};
	const full = words(formatted);
	const prefix = words(parts.honorificPrefix ?? "");
	return (prefix !== "" && full.startsWith(`${prefix} `) ? reconcile(full.slice(prefix.length + 1), parts) : void 0) ?? reconcile(full, parts);
}
function reconcile(full, parts) {
	const given = words(parts.givenName ?? "");
	const family = words(parts.familyName ?? "");
	if (given === "" && family === "") return {
		...parts,
		...split(full)
	};
	if (given !== "" && family !== "") return full === `${given} ${family}` ? parts : void 0;
	if (given !== "") {
		if (full === given) return parts;
		return full.startsWith(`${given} `) ? {
			...parts,
			familyName: full.slice(given.length + 1)
		} : void 0;
	}
	if (full === family) return parts;
	return full.endsWith(` ${family}`) ? {
		...parts,
		givenName: full.slice(0, -family.length - 1)
	} : void 0;
}
function split(full) {
	const at = full.lastIndexOf(" ");
	return at < 0 ? {
		givenName: full,
		familyName: ""
	} : {
		givenName: full.slice(0, at),
		familyName: full.slice(at + 1)
	};
}
function withoutBlanks(name) {
	return {
		...!blank(name.givenName) && { givenName: words(name.givenName ?? "") },
		...!blank(name.familyName) && { familyName: words(name.familyName ?? "") },
		...!blank(name.honorificPrefix) && { honorificPrefix: words(name.honorificPrefix ?? "") }
	};
}
function words(text) {
	return text.trim().replaceAll(/\s+/g, " ");
}
function blank(text) {
	return text === void 0 || text.trim() === "";
}
// ../../packages/service/src/values/user-names/email-address.ts
const address$1 = new RegExp(userLimits["emails.value"].pattern.value, "u");
function localPartOf(text) {
	return address$1.test(text) ? text.slice(0, text.indexOf("@")) : void 0;
}
// ../../packages/service/src/users/names/user-name.ts
const rule$4 = "scim-provisioning#user-attributes-mapping-to-profile-fields";
const maxLength$2 = userLimits.userName.maxLength.value;
function readUserName(sent, attribute) {
	const codes = userCodes[attribute];
	const tooLong = userLimits[attribute].maxLength.error;
	const text = sent.trim().normalize("NFC");
	if (text === "") return refuse$3(codes.empty, {
		rule: rule$4,
		found: sent,
		wanted: "letters or digits"
	});
	if (hasEmoji(text)) return refuse$3(codes.emoji, {
		rule: rule$4,
		found: sent,
		wanted: "no emoji"
	});
	const local = localPartOf(text);
	const name = convert(local ?? text);
	if (local === void 0 && name.length > maxLength$2) return refuse$3(tooLong, {
		rule: rule$4,
		found: name,
		wanted: `at most ${maxLength$2} characters`
	});
	const refusal = attribute === "userName" ? refuseNoName(name) : void 0;
	if (refusal !== void 0) return refusal;
	const stored = local === void 0 ? name : name.slice(0, serviceLimits.userNameFromEmail.value);
	if (isReservedWord(stored)) return refuse$3(codes.reserved, {
		rule: rule$4,
		found: stored,
		wanted: "no reserved word"
	});
	return accept({
		kind: local === void 0 ? "plain" : "derived",
		name: stored
	});
}
function refuseNoName(name) {
	if (/[a-z0-9]/.test(name)) return void 0;
	return refuse$3(userCodes.userName.invalid, {
		rule: rule$4,
		found: name,
		wanted: "a letter or a digit"
	});
}
function convert(text) {
	return text.toLowerCase().replaceAll(/[^a-z0-9._-]/gu, "_");
}
// ../../packages/service/src/users/profile/profile-fields.ts
function hasProfileData(user) {
	return user.name.honorificPrefix !== void 0 || user.address !== void 0 || user.primaryPhone !== void 0 || user.mobilePhone !== void 0 || user.userType !== void 0 || user.role !== void 0 || user.preferredLanguage !== void 0 || user.locale !== void 0 || user.startDate !== void 0 || Object.keys(user.enterprise ?? {}).length > 0;
}
const enterpriseTexts = [
	"employeeNumber",
	"costCenter",
	"organization",
	"division",
	"department"
];
// ../../packages/service/src/users/changes/user-draft.ts
function draftOf(user) {
	return {
		user,
		isNamed: false,
		isNameEmpty: false,
		isPrimaryRemoved: false,
		isGuestChanged: false
	};
}
function without(object, ...keys) {
	if (!keys.some((key) => key in object)) return object;
	const dropped = new Set(keys);
	return Object.fromEntries(Object.entries(object).filter(([key]) => !dropped.has(key)));
}
// ../../packages/service/src/users/changes/apply-enterprise.ts
function applyEnterprise(draft, change) {
	if (change.kind === "remove") return removeEnterprise(draft, change.subAttribute);
	const sent = change.value;
	const texts = enterpriseTexts.flatMap((name) => {
		const text = sent[name]?.trim();
		return text === void 0 ? [] : [[name, text]];
	});
	const merged = {
		...draft.user.enterprise,
		...Object.fromEntries(texts)
	};
	const blanks = enterpriseTexts.filter((name) => merged[name] === "");
	const manager = sent.manager?.managerId?.trim() ?? "";
	return {
		...withEnterprise(draft, without(merged, ...blanks)),
		...manager !== "" && { managerReference: manager }
	};
}
function removeEnterprise(draft, subAttribute) {
	if (subAttribute === void 0) return {
		...without(draft, "managerReference"),
		user: without(draft.user, "enterprise")
	};
	const enterprise = draft.user.enterprise ?? {};
	const text = enterpriseTexts.find((name) => name === subAttribute);
	if (text !== void 0) return withEnterprise(draft, without(enterprise, text));
	return withEnterprise(without(draft, "managerReference"), without(enterprise, "managerId"));
}
function withEnterprise(draft, enterprise) {
	return {
		...draft,
		user: {
			...draft.user,
			enterprise
		}
	};
}
// ../../packages/service/src/users/photos/photos.ts
function readPhotos(sent) {
	const chosen = sent.find((entry) => entry.primary === true) ?? sent[0];
	return chosen?.value?.trim() === "" ? void 0 : chosen?.value;
}
function appendPhotos(current, sent) {
	if (current === void 0) return readPhotos(sent);
	const isNew = ({ value = "", primary }) => primary !== false && value.trim() !== "" && value !== current;
	return readPhotos(sent.filter(isNew)) ?? current;
}
function removePhotos(current, values) {
	if (values === void 0) return void 0;
	return values.some((entry) => entry.value === current) ? void 0 : current;
}
// ../../packages/service/src/users/profile/addresses.ts
const addressFields = [
	"streetAddress",
	"locality",
	"region",
	"postalCode",
	"country"
];
function readAddresses$1(sent) {
	const chosen = sent.find((entry) => entry.primary === true) ?? sent[0];
	if (chosen === void 0) return void 0;
	const fields = addressFields.flatMap((field) => {
		const text = chosen[field]?.trim() ?? "";
		return text === "" ? [] : [[field, text]];
	});
	if (fields.length === 0) return void 0;
	const primary = chosen.primary === void 0 ? {} : { primary: chosen.primary };
	return {
		...Object.fromEntries(fields),
		...primary
	};
}
function appendAddresses(current, sent) {
	if (current === void 0) return readAddresses$1(sent);
	const isNew = (entry) => entry.primary !== false && addressFields.some((field) => !isAsSent(entry[field], current[field]));
	return readAddresses$1(sent.filter(isNew)) ?? current;
}
function isAsSent(sent, stored) {
	const text = sent?.trim() ?? "";
	return text === "" || text === stored;
}
function removeAddresses(current, values) {
	if (current === void 0 || values === void 0) return void 0;
	const isEqual = (entry) => addressFields.every((field) => (entry[field]?.trim() ?? "") === (current[field] ?? ""));
	return values.some(isEqual) ? void 0 : current;
}
// ../../packages/service/src/users/profile/phone-numbers.ts
function readPhoneNumbers(current, sent) {
	return setNumbers({}, current, sent);
}
function addPhoneNumbers(current, sent) {
	return setNumbers(current, current, sent);
}
function appendPhoneNumbers(current, sent) {
	const entries = withoutRepeats(sent);
	const slotOf = createSlotOf(entries);
	const stored = new Set([current.primaryPhone, current.mobilePhone]);
	const meant = new Set(entries.filter(({ value }) => !stored.has(value)).map(slotOf));
	return entries.reduce((numbers, entry) => appendNumber(numbers, entry, {
		slot: slotOf(entry),
		meant
	}), current);
}
function withoutRepeats(sent) {
	const entries = new Map();
	for (const entry of sent) {
		const value = entry.value?.trim() ?? "";
		if (value !== "" && (entry.primary === true || !entries.has(value))) entries.set(value, {
			...entry,
			value
		});
	}
	return [...entries.values()];
}
function appendNumber(numbers, { value: number = "", primary }, { slot, meant }) {
	const { primaryPhone, mobilePhone } = numbers;
	const isMarked = primary === true;
	if (number === primaryPhone || number === mobilePhone && !isMarked) return numbers;
	const marked = {
		primaryPhone: number,
		...primaryPhone !== void 0 && { mobilePhone: primaryPhone }
	};
	if (number === mobilePhone) return marked;
	const other = slot === "primaryPhone" ? "mobilePhone" : "primaryPhone";
	if (!(numbers[slot] !== void 0 && numbers[other] === void 0 && !meant.has(other))) return {
		...numbers,
		[slot]: number
	};
	return isMarked ? marked : {
		...numbers,
		[other]: number
	};
}
function setNumbers(start, shown, sent) {
	const isSentBack = ({ value, type, primary }) => value === shown.mobilePhone && type === "mobile" && primary === void 0;
	const given = sent.flatMap((entry) => {
		const { value = "" } = entry;
		return value === "" ? [] : [{
			...entry,
			value: value.trim(),
			...isSentBack(entry) && { type: "work" }
		}];
	});
	const slotOf = createSlotOf(given);
	const numbers = { ...start };
	for (const entry of given) if (entry.value === "") delete numbers[slotOf(entry)];
	else numbers[slotOf(entry)] = entry.value;
	return numbers;
}
function removePhoneNumbers(current, values) {
	if (values === void 0) return {};
	const slotOf = createSlotOf(values);
	const isRemoved = (slot) => values.some((entry) => entry.value === void 0 ? slotOf(entry) === slot : entry.value.trim() === current[slot]);
	return {
		...current.primaryPhone !== void 0 && !isRemoved("primaryPhone") && { primaryPhone: current.primaryPhone },
		...current.mobilePhone !== void 0 && !isRemoved("mobilePhone") && { mobilePhone: current.mobilePhone }
	};
}
function createSlotOf(all) {
	const isMarked = all.some(({ primary }) => primary === true);
	return ({ primary, type }) => {
		if (isMarked) return primary === true ? "primaryPhone" : "mobilePhone";
		if (primary === false) return "primaryPhone";
		return type?.toLowerCase() === "work" ? "mobilePhone" : "primaryPhone";
	};
}
// ../../packages/service/src/users/profile/roles.ts
function readRoles(sent) {
	const chosen = sent.find((entry) => isTrue(entry.primary)) ?? sent[0];
	const value = chosen?.value?.trim() ?? "";
	if (chosen === void 0 || value === "") return void 0;
	return {
		value,
		...chosen.primary !== void 0 && { primary: isTrue(chosen.primary) }
	};
}
function appendRoles(current, sent) {
	if (current === void 0) return readRoles(sent);
	const isNew = ({ value = "", primary }) => (primary === void 0 || isTrue(primary)) && value.trim() !== "" && value.trim() !== current.value;
	return readRoles(sent.filter(isNew)) ?? current;
}
function removeRoles(current, values) {
	if (values === void 0) return void 0;
	return values.some((entry) => entry.value?.trim() === current?.value) ? void 0 : current;
}
function isTrue(primary) {
	return typeof primary === "string" ? primary.toLowerCase() === "true" : primary === true;
}
// ../../packages/service/src/users/changes/apply-value.ts
function applyValue(user, change, form) {
	const isAppended = change.kind === "add" && form === "operations";
	switch (change.attribute) {
		case "phoneNumbers": return {
			...without(user, "primaryPhone", "mobilePhone"),
			...phonesAfter(user, change, isAppended)
		};
		case "addresses": {
			const address = addressAfter(user, change, isAppended);
			return {
				...without(user, "address"),
				...address !== void 0 && { address }
			};
		}
		case "roles": {
			const role = roleAfter(user, change, isAppended);
			return {
				...without(user, "role"),
				...role !== void 0 && { role }
			};
		}
		case "photos": {
			const photo = photoAfter(user, change, isAppended);
			return {
				...without(user, "photo"),
				...photo !== void 0 && { photo }
			};
		}
		case "profile": {
			const startDate = change.kind === "remove" ? void 0 : change.value.startDate ?? user.startDate;
			return {
				...without(user, "startDate"),
				...startDate !== void 0 && { startDate }
			};
		}
	}
}
function addressAfter({ address }, change, isAppended) {
	if (change.kind === "remove") return removeAddresses(address, change.values);
	if (isAppended) return appendAddresses(address, change.value);
	return keeps$1(change, addressFields) ? address : readAddresses$1(change.value);
}
function roleAfter({ role }, change, isAppended) {
	if (change.kind === "remove") return removeRoles(role, change.values);
	if (isAppended) return appendRoles(role, change.value);
	return keeps$1(change, ["value"]) ? role : readRoles(change.value);
}
function photoAfter({ photo }, change, isAppended) {
	if (change.kind === "remove") return removePhotos(photo, change.values);
	if (isAppended) return appendPhotos(photo, change.value);
	return keeps$1(change, ["value"]) ? photo : readPhotos(change.value);
}
function keeps$1({ kind, value }, names) {
	return kind === "add" && !value.some((element) => names.some((name) => name in element));
}
function phonesAfter(user, change, isAppended) {
	const current = {
		...user.primaryPhone !== void 0 && { primaryPhone: user.primaryPhone },
		...user.mobilePhone !== void 0 && { mobilePhone: user.mobilePhone }
	};
	switch (change.kind) {
		case "add": return isAppended ? appendPhoneNumbers(current, change.value) : addPhoneNumbers(current, change.value);
		case "replace": return readPhoneNumbers(current, change.value);
		case "remove": return removePhoneNumbers(current, change.values);
	}
}
// ../../packages/service/src/users/changes/apply-change.ts
const rule$3 = "scim-provisioning#users";
function applyChange(draft, change, form) {
	switch (change.attribute) {
		case "userName":
		case "nickName": return applyUserName(draft, change);
		case "displayName": return applyDisplayName(draft, change);
		case "name": return applyName(draft, change);
		case "emails": return applyEmails(draft, change, form);
		case "guest": return applyGuest(draft, change);
		case "active": return accept(change.kind === "remove" ? draft : {
			...draft,
			active: change.value
		});
		case "enterprise": return accept(applyEnterprise(draft, change));
		case "profileUrl": return accept(draft);
		case "password": return refuse$3(userCodes.password.update, {
			rule: rule$3,
			found: "password",
			wanted: "an attribute that can be changed"
		});
		case "title":
		case "timezone":
		case "userType":
		case "preferredLanguage":
		case "locale": return applyText(draft, change);
		case "phoneNumbers":
		case "addresses":
		case "roles":
		case "photos":
		case "profile": return accept({
			...draft,
			user: applyValue(draft.user, change, form)
		});
	}
}
function applyUserName(draft, change) {
	const { userName } = draft.user;
	if (userName !== "" && change.kind !== "remove" && change.value === userName) return accept({
		...draft,
		[change.attribute]: {
			kind: "plain",
			name: userName
		}
	});
	const wanted = readUserName(change.kind === "remove" ? "" : change.value, change.attribute);
	return wanted.ok ? accept({
		...draft,
		[change.attribute]: wanted.value
	}) : wanted;
}
function applyDisplayName(draft, change) {
	if (change.kind !== "remove" && change.value === draft.user.displayName) return accept(draft);
	const read = readDisplayName(change.kind === "remove" ? "" : change.value);
	return read.ok ? accept(withUser(draft, { displayName: read.value ?? "" })) : read;
}
function applyName(draft, change) {
	const isCleared = change.kind === "remove";
	const sent = isCleared ? blankName(change.subAttribute) : change.value;
	const name = mergeName(draft.user.name, sent);
	if (!name.ok) return name;
	const named = withUser(draft, { name: name.value });
	if (!isNaming(sent)) return accept(named);
	return accept({
		...named,
		isNamed: !isCleared,
		isNameEmpty: isEmptyName(sent)
	});
}
function applyEmails(draft, change, form) {
	if (change.kind === "remove") return removeFrom(draft, change.values);
	if (change.kind === "replace" && change.value.length === 0) {
		if (draft.user.kind === "bot") return accept(withUser(draft, { emails: [] }));
		if (form !== "whole") return removeFrom(draft, void 0);
		return refuse$3(userCodes.emails.empty, {
			rule: rule$3,
			found: change.value,
			wanted: "an address"
		});
	}
	const isAdded = change.kind === "add";
	const emails = isAdded ? (form === "operations" ? appendEmails : addEmails)(draft.user.emails, change.value, draft.isPrimaryRemoved) : readEmails(change.value);
	if (!emails.ok) return emails;
	const isPrimaryRemoved = draft.isPrimaryRemoved && isAdded && !namesPrimary(change.value);
	return accept({
		...withUser(draft, { emails: emails.value }),
		isPrimaryRemoved
	});
}
function removeFrom(draft, values) {
	const { emails, isPrimaryRemoved } = removeEmails(draft.user.emails, values);
	return accept({
		...withUser(draft, { emails }),
		isPrimaryRemoved: draft.isPrimaryRemoved || isPrimaryRemoved
	});
}
function applyGuest(draft, change) {
	const { user } = draft;
	if (change.kind === "remove") {
		if (change.subAttribute !== "expiration") {
			const isGuestChanged = draft.isGuestChanged || user.guest !== void 0;
			return accept({
				...draft,
				user: without(user, "guest"),
				isGuestChanged
			});
		}
		return accept(withUser(draft, user.guest === void 0 ? {} : { guest: { kind: user.guest.kind } }));
	}
	const guest = readGuest(user, change.value);
	if (!guest.ok) return guest;
	const isAdded = user.guest === void 0 || change.value.type !== void 0;
	return accept({
		...withUser(draft, { guest: guest.value }),
		isGuestChanged: draft.isGuestChanged || isAdded
	});
}
function applyText(draft, change) {
	const { attribute } = change;
	const text = change.kind === "remove" ? "" : change.value.trim();
	if (attribute === "title" && hasEmoji(text)) return refuse$3(userCodes.title.emoji, {
		rule: rule$3,
		found: text,
		wanted: "no emoji"
	});
	if (attribute === "timezone") return accept(withUser(draft, { timezone: text }));
	const rest = without(draft.user, attribute);
	return accept({
		...draft,
		user: text === "" ? rest : {
			...rest,
			[attribute]: text
		}
	});
}
function withUser(draft, part) {
	return {
		...draft,
		user: {
			...draft.user,
			...part
		}
	};
}
// ../../packages/service/src/users/changes/to-list-change.ts
function toListChange(user, change) {
	const { attribute } = change;
	if (!isPartial(change) || !isList(attribute)) return change;
	const unconditioned = withoutCondition(attribute, change);
	if (unconditioned !== void 0) return unconditioned;
	const before = elementsOf(user, attribute);
	const { [attribute]: after = [] } = applyChanges({ [attribute]: before }, [change], userResource);
	return (change.kind === "remove" ? toRemoval : toWrite)({
		user,
		attribute,
		before,
		after,
		change
	});
}
function withoutCondition(attribute, change) {
	const { where, subAttribute, kind } = change;
	if (where !== void 0 || kind === "remove") return void 0;
	if (subAttribute === "primary" && (attribute === "emails" || attribute === "phoneNumbers")) return {
		kind: "add",
		attribute,
		value: []
	};
	if (kind !== "add" || subAttribute !== "value") return void 0;
	return {
		kind: "add",
		attribute,
		value: change.value
	};
}
function toRemoval({ user, attribute, before, after, change }) {
	if (attribute !== "emails") return {
		kind: "replace",
		attribute,
		value: withoutMark(user, attribute, after, change)
	};
	const kept = new Set(after.map(({ value }) => value));
	return {
		kind: "remove",
		attribute,
		values: before.filter(({ value }) => !kept.has(value))
	};
}
function toWrite({ user, attribute, before, after, change }) {
	const made = after.slice(before.length);
	if (made.length === 0) return {
		kind: "replace",
		attribute,
		value: withoutMark(user, attribute, after, change)
	};
	if (attribute !== "emails") return {
		kind: "add",
		attribute,
		value: made
	};
	return {
		kind: "replace",
		attribute,
		value: [
			...after.slice(0, 1),
			...made,
			...after.slice(1, before.length)
		]
	};
}
function withoutMark({ address }, attribute, after, change) {
	const isSaid = address?.primary !== void 0 || change.kind !== "remove" && isMarked(change.value);
	return attribute !== "addresses" || isSaid ? after : after.map(({ primary: _primary, ...rest }) => rest);
}
function isMarked(value) {
	return Array.isArray(value) && value.some((element) => "primary" in element);
}
function isPartial(change) {
	return change.where !== void 0 || change.subAttribute !== void 0;
}
function isList(attribute) {
	return [
		"emails",
		"phoneNumbers",
		"addresses",
		"roles",
		"photos"
	].includes(attribute);
}
function elementsOf(user, attribute) {
	const { primaryPhone, mobilePhone, address, role, photo } = user;
	switch (attribute) {
		case "emails": return user.emails.map((value, index) => ({
			value,
			primary: index === 0,
			type: index === 0 ? "work" : "home"
		}));
		case "phoneNumbers": return [...primaryPhone === void 0 ? [] : [{
			value: primaryPhone,
			type: "mobile",
			primary: true
		}], ...mobilePhone === void 0 ? [] : [{
			value: mobilePhone,
			type: "work"
		}]];
		case "addresses": return address === void 0 ? [] : [{
			type: "work",
			primary: true,
			...address
		}];
		case "roles": return role === void 0 ? [] : [{
			primary: true,
			...role
		}];
		case "photos": return photo === void 0 ? [] : [{
			value: photo,
			type: userDefaults.photoType,
			primary: true
		}];
	}
}
// ../../packages/service/src/users/changes/apply-changes.ts
function applyUserChanges(draft, changes, form = "operations") {
	let current = draft;
	for (const change of changes) {
		const next = applyChange(current, toListChange(current.user, change), form);
		if (!next.ok) return next;
		current = next.value;
	}
	return current.isPrimaryRemoved ? refusePrimaryRemoval(current.user.emails) : accept(current);
}
// ../../packages/service/src/users/names/own-display-name.ts
function refuseOwnDisplayName(user, changes) {
	const change = changes.find(({ attribute }) => attribute === "displayName");
	if (change?.attribute !== "displayName") return void 0;
	const sent = change.kind === "remove" ? "" : change.value;
	if (sent === user.displayName) return void 0;
	return refuse$3(userCodes.displayName.ownedByUser, {
		rule: "scim-provisioning#errors",
		found: sent,
		wanted: "no displayName, because users set it themselves"
	});
}
// ../../packages/service/src/directory/settled-user.ts
function toSettled(user, { before, isActivityChanged }) {
	const revoke = isActivityChanged ? [{
		kind: "revokeUserTokens",
		userId: user.id
	}] : [];
	const put = {
		kind: "put",
		document: "user",
		value: user
	};
	const version = before?.version ?? 0;
	return {
		user,
		expect: [{
			kind: "version",
			document: "user",
			key: { id: user.id },
			version
		}],
		writes: [put, ...revoke]
	};
}
// ../../packages/service/src/values/is-data-url.ts
function isDataUrl(text) {
	return /^data:/i.test(text);
}
// ../../packages/service/src/values/picture.ts
function pictureOf(subject, siteUrl) {
	const hash = avatarHash(subject);
	const { id, photo } = subject;
	return {
		hash,
		url: photo !== void 0 && !isDataUrl(photo) ? () => photo : (size) => `${siteUrl}/photos/${id}-${hash}-${size}`
	};
}
function photoUrl(subject, siteUrl) {
	return pictureOf(subject, siteUrl).url("original");
}
function avatarHash(subject) {
	return fingerprint(`${subject.id} ${subject.photo ?? ""}`);
}
function colorOf(subject) {
	return fingerprint(subject.id).slice(0, 6);
}
function fingerprint(text) {
	let one = 2166136261;
	let other = 16777619;
	for (let index = 0; index < text.length; index += 1) {
		one = Math.imul(one ^ text.charCodeAt(index), 16777619);
		other = Math.imul(other ^ text.charCodeAt(index), 2246822507);
	}
	return (toHex(one) + toHex(other)).slice(0, 12);
}
const byteToHex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
function toHex(bits) {
	return `${byteToHex[bits >>> 24]}${byteToHex[bits >>> 16 & 255]}${byteToHex[bits >>> 8 & 255]}${byteToHex[bits & 255]}`;
}
// ../../packages/service/src/users/account/deactivation.ts
const rule$2 = "scim-provisioning#states-and-transitions";
function refuseDeactivation(user) {
	if (user.kind === "bot") return refuse$3(userCodes.active.bot, {
		rule: rule$2,
		found: user.id,
		wanted: "a user who is not a bot"
	});
	const owned = user.memberships.find((membership) => isPrimaryOwner(membership.role));
	if (isPrimaryOwner(user.organizationRole) || owned !== void 0 && user.organizationId === void 0) return refuse$3(userCodes.active.primaryOwner, {
		rule: rule$2,
		found: user.id,
		wanted: "a user who is not the primary owner"
	});
	if (owned === void 0) return void 0;
	return refuse$3(userCodes.active.workspacePrimaryOwner, {
		rule: rule$2,
		found: owned.workspaceId,
		wanted: "a user who is not the primary owner of a workspace"
	});
}
// ../../packages/service/src/users/emails/email-taken.ts
const rule$1 = "scim-provisioning#users";
async function refuseTakenEmails(users, emails, except) {
	const holder = await findEmailHolder(users, emails, except);
	if (holder === void 0) return void 0;
	return refuse$3(userCodes.emails.duplicate, {
		rule: rule$1,
		found: holder.emails,
		wanted: "addresses that no other user has"
	});
}
async function findEmailHolder(users, emails, except) {
	return (await Promise.all(emails.map((address) => users.byEmail(address)))).find((holder) => holder !== void 0 && holder.id !== except);
}
// ../../packages/service/src/values/user-names/numbered-name.ts
const maxLength$1 = userLimits.userName.maxLength.value;
function numberedName(stem, taken, skip = 0) {
	let found;
	let skipped = 0;
	for (let number = 2;; number += 1) {
		const name = `${stem}${number}`;
		if (name.length > maxLength$1) return found;
		if (taken.has(name)) continue;
		found = name;
		if (skipped === skip) return found;
		skipped += 1;
	}
}
// ../../packages/service/src/users/names/username-taken.ts
const rule = "scim-provisioning#user-attributes-mapping-to-profile-fields";
async function settleUserName(store, wanted, { current, skip, isFree = false }) {
	const { name, kind } = wanted;
	if (current !== void 0 && keeps(current.userName, wanted)) return accept(current.userName);
	const refusal = refuseNoName(name);
	if (refusal !== void 0) return refusal;
	if (isFree || !await isTaken(store, name, current?.id)) return accept(name);
	if (kind === "plain") return refuse$3(userCodes.userName.duplicate, {
		rule,
		found: name,
		wanted: "a name that no user and no channel has"
	});
	const taken = new Set(await store.users.namesLike(name));
	for (;;) {
		const numbered = numberedName(name, taken, skip);
		if (numbered === void 0) return refuse$3(userCodes.userName.truncation, {
			rule,
			found: name,
			wanted: "room for a number"
		});
		if (!await store.channels.nameTaken(numbered)) return accept(numbered);
		taken.add(numbered);
	}
}
function keeps(current, { kind, name }) {
	if (current === name) return true;
	return kind === "derived" && current.startsWith(name) && /^\d+$/.test(current.slice(name.length));
}
async function isTaken(store, name, except) {
	const holder = await store.users.nameHolder(name);
	return holder !== void 0 && (holder.userId === void 0 || holder.userId !== except);
}
// ../../packages/service/src/users/profile/manager.ts
async function resolveManager(users, reference, home) {
	const manager = (userResource.idPattern?.test(reference) === true ? await users.get(reference) : void 0) ?? await users.byEmail(reference) ?? await users.byUserName(reference);
	if (manager !== void 0 && !isForeign(manager, home)) return accept(manager.id);
	return refuse$3(enterpriseUserCodes["manager.managerId"].unknown, {
		rule: "scim-provisioning#user-request-body-shape-v11",
		found: reference,
		wanted: "the ID, an email address or the userName of a user of the directory"
	});
}
// ../../packages/service/src/users/settle-user.ts
async function settleUser(draft, context) {
	const { store, before, skip, isFree = false } = context;
	const blank = refuseBlankName(draft, before);
	if (blank !== void 0) return blank;
	const taken = isFree ? void 0 : await refuseTakenEmails(store.users, newEmails(draft.user, before), before?.id);
	if (taken !== void 0) return taken;
	const wanted = draft.userName ?? draft.nickName;
	const userName = wanted === void 0 ? accept(draft.user.userName) : await settleUserName(store, wanted, {
		skip,
		isFree,
		...before !== void 0 && { current: before }
	});
	if (!userName.ok) return userName;
	const manager = await settleManager(draft, context);
	if (!manager.ok) return manager;
	return settleActivity(fill(named$2({
		...draft.user,
		userName: userName.value,
		...manager.value
	}, draft, context), context), draft, context);
}
function refuseBlankName({ user, isNamed, isNameEmpty }, before) {
	const isSentBack = isNameEmpty && before !== void 0 && isNameless(before.name);
	return isNamed && !isSentBack ? refuseNameless(user.name) : void 0;
}
function named$2(user, draft, { fillsName }) {
	const displayName = user.displayName === "" ? user.userName : user.displayName;
	const isFilled = fillsName && !draft.isNamed && isNameless(user.name);
	return {
		...user,
		displayName,
		...isFilled && { name: {
			...user.name,
			givenName: displayName
		} }
	};
}
async function settleManager({ user, managerReference }, { store, caller }) {
	if (managerReference === void 0) return accept({});
	const manager = await resolveManager(store.users, managerReference, caller);
	return manager.ok ? accept({ enterprise: {
		...user.enterprise,
		managerId: manager.value
	} }) : manager;
}
function fill(user, { siteUrl, nowMs, before }) {
	return {
		...withStoredPhoto(user, siteUrl, before),
		version: (before?.version ?? 0) + 1,
		updated: toInstant$1(nowMs),
		timezone: user.timezone === "" ? userDefaults.timezone : user.timezone,
		hasProfileFields: user.hasProfileFields || hasProfileData(user)
	};
}
function withStoredPhoto(user, siteUrl, before) {
	if (before === void 0 || user.photo !== photoUrl(before, siteUrl)) return user;
	return {
		...without(user, "photo"),
		...before.photo !== void 0 && { photo: before.photo }
	};
}
function settleActivity(user, draft, { nowMs, before, activeByDefault }) {
	const wasActive = before === void 0 || isActive(before, nowMs);
	const active = draft.active ?? activeByDefault(wasActive, draft);
	if (wasActive && !active) {
		const refusal = refuseDeactivation(user);
		if (refusal !== void 0) return refusal;
	}
	const guest = active && !wasActive && !draft.isGuestChanged && isExpired(user, nowMs) && user.guest !== void 0 && user.guest !== void 0 ? { guest: { kind: user.guest.kind } } : {};
	const after = {
		...user,
		active,
		...guest
	};
	return accept(toSettled(after, {
		isActivityChanged: before !== void 0 && wasActive !== isActive(after, nowMs),
		...before !== void 0 && { before }
	}));
}
function newEmails({ emails }, before) {
	return emails.filter((address) => before?.emails.includes(address) !== true);
}
// ../../packages/service/src/users/change-user.ts
async function changeUser(before, changes, context) {
	const { caller } = context;
	const { usersMayChangeDisplayName } = (caller.organization ?? caller.workspace).userRules;
	const refusal = refuseModification(before, caller) ?? (usersMayChangeDisplayName ? refuseOwnDisplayName(before, changes) : void 0);
	if (refusal !== void 0) return refusal;
	if (changes.length === 0) return accept({
		user: before,
		expect: [],
		writes: []
	});
	const draft = applyUserChanges(draftOf(before), changes, context.form);
	if (!draft.ok) return draft;
	return settleUser(draft.value, {
		...context,
		before,
		fillsName: false,
		activeByDefault: (wasActive, { isGuestChanged }) => wasActive || isGuestChanged
	});
}
// ../../packages/service/src/users/changes/to-changes.ts
function toChanges(resource) {
	return Object.entries(resource).map(([attribute, value]) => ({
		kind: "replace",
		attribute,
		value
	}));
}
// ../../packages/service/src/users/account/password.ts
const iterations = 21e4;
const encoder = new TextEncoder();
async function hashPassword(password, ids) {
	const salt = ids.secret(16);
	const key = await crypto.subtle.importKey("raw", encoder.encode(password), "PBKDF2", false, ["deriveBits"]);
	const parameters = {
		name: "PBKDF2",
		hash: "SHA-256",
		salt: encoder.encode(salt),
		iterations
	};
	const bits = await crypto.subtle.deriveBits(parameters, key, 256);
	return `pbkdf2-sha256$${iterations}$${salt}$${bytesToHex(new Uint8Array(bits))}`;
}
// ../../packages/service/src/users/insert-user.ts
async function insertUser(sent, context, isFree) {
	const { password, profileUrl, ...resource } = sent;
	const draft = applyUserChanges(draftOf(createBlankUser(context, profileUrl?.trim() ?? "")), toChanges(resource), "whole");
	if (!draft.ok) return draft;
	const settled = await settleUser(draft.value, {
		...context,
		isFree,
		fillsName: true,
		activeByDefault: () => true
	});
	if (!settled.ok) return await refuseExisting(draft.value, context.store) ?? settled;
	return accept(await addPassword(settled.value, password, context));
}
function createBlankUser({ id, nowMs, caller, guest }, profileUrl) {
	const { organization, workspace } = caller;
	const now = toInstant$1(nowMs);
	return {
		id,
		version: 0,
		created: now,
		updated: now,
		kind: "person",
		...organization !== void 0 && { organizationId: organization.id },
		memberships: [{
			workspaceId: workspace.id,
			role: userDefaults.role
		}],
		active: true,
		forgotten: false,
		has2fa: false,
		userName: "",
		displayName: "",
		name: {},
		emails: [],
		...profileUrl !== "" && { profileUrl },
		timezone: "",
		hasProfileFields: false,
		...guest !== void 0 && { guest }
	};
}
async function refuseExisting({ user, userName }, store) {
	const [named, addressed] = await Promise.all([userName === void 0 ? void 0 : store.users.byUserName(userName.name), findEmailHolder(store.users, user.emails)]);
	if (named === void 0 || named.id !== addressed?.id) return void 0;
	return refuse$3("user_creation_failed", {
		rule: "scim-provisioning#errors",
		found: named.id,
		wanted: "an unused userName and email address"
	});
}
async function addPassword(settled, password, { ids, caller }) {
	const { identityManager } = (caller.organization ?? caller.workspace).userRules;
	if (password === void 0 || identityManager) return settled;
	const user = {
		...settled.user,
		passwordHash: await hashPassword(password, ids)
	};
	const withPassword = (write) => write.kind === "put" && write.document === "user" ? {
		...write,
		value: user
	} : write;
	return {
		...settled,
		user,
		writes: settled.writes.map(withPassword)
	};
}
// ../../packages/service/src/profile-fields/profile-field.ts
function createProfileField(home, name, nowMs) {
	return {
		home,
		name,
		version: 1,
		created: toInstant$1(nowMs),
		locked: true,
		hidden: false
	};
}
function profileFieldId(name) {
	return `${idPrefixes.profileField}${name.toUpperCase()}`;
}
const profileFields = defineDocument()({
	name: "profileField",
	table: "profile_fields",
	key: ["home", "name"],
	columns: {
		home: text((it) => it.home),
		name: text((it) => it.name)
	},
	lists: { of_home: { by: ["home"] } },
	sample: (seed) => ({
		home: `E${1 + seed % 2}`,
		name: profileFieldNames[seed % 3] ?? "title",
		version: 1 + seed % 3,
		created: "2026-01-02T03:04:05.006Z",
		locked: seed % 2 === 0,
		hidden: seed % 5 === 0
	})
});
// ../../packages/service/src/users/profile/profile-values.ts
const values$1 = {
	addresses: ({ address }) => address,
	city: ({ address }) => address?.locality,
	costCenter: ({ enterprise }) => enterprise?.costCenter,
	country: ({ address }) => address?.country,
	department: ({ enterprise }) => enterprise?.department,
	division: ({ enterprise }) => enterprise?.division,
	employeeId: ({ enterprise }) => enterprise?.employeeNumber,
	honorificPrefix: ({ name }) => name.honorificPrefix,
	locale: ({ locale }) => locale,
	manager: ({ enterprise }) => enterprise?.managerId,
	organization: ({ enterprise }) => enterprise?.organization,
	phone: ({ primaryPhone, mobilePhone }) => primaryPhone ?? mobilePhone,
	preferredLanguage: ({ preferredLanguage }) => preferredLanguage,
	roles: ({ role }) => role,
	title: ({ title }) => title,
	userType: ({ userType }) => userType,
	zipCode: ({ address }) => address?.postalCode
};
function hasValue(user, field) {
	return values$1[field](user) !== void 0;
}
// ../../packages/service/src/users/profile/sync-profile-fields.ts
async function syncProfileFields(settling, changes, { store, nowMs, caller }) {
	const home = (caller.organization ?? caller.workspace).id;
	const sent = findSent(changes);
	if (sent.length === 0) return settling;
	const [settled, existing] = await Promise.all([settling, readFields(store, home, sent)]);
	if (!settled.ok) return settled;
	const { user, expect, writes } = settled.value;
	const fields = sent.filter((name) => hasValue(user, name)).flatMap((name) => {
		const field = existing.find((one) => one.name === name);
		if (field === void 0) return [createProfileField(home, name, nowMs)];
		return field.locked ? [] : [{
			...field,
			version: field.version + 1,
			locked: true
		}];
	});
	return accept({
		user,
		expect: [...expect, ...fields.map(({ name, version }) => hasVersion(profileFields, {
			home,
			name
		}, version - 1))],
		writes: [...writes, ...fields.map((field) => put$1(profileFields, field))]
	});
}
const paths = Map.groupBy(profileFieldNames.map((name) => {
	const [attribute = "", ...parts] = profileFieldFacts[name].attribute.split(".");
	return {
		name,
		attribute,
		parts
	};
}), ({ attribute }) => attribute);
function findSent(changes) {
	const sent = new Set();
	for (const change of changes) {
		if (change.kind === "remove") continue;
		for (const { name, parts } of paths.get(change.attribute) ?? []) if (reaches(change.value, parts)) sent.add(name);
	}
	return sent.size < 2 ? [...sent] : profileFieldNames.filter((name) => sent.has(name));
}
async function readFields(store, home, names) {
	const [name, ...others] = names;
	if (name === void 0 || others.length > 0) return store.list(profileFields, "of_home", { home }, { limit: profileFieldNames.length });
	const field = await store.get(profileFields, {
		home,
		name
	});
	return field === void 0 ? [] : [field];
}
function reaches(value, [part, ...parts]) {
	if (Array.isArray(value)) return value.some((each) => reaches(each, part === void 0 ? [] : [part, ...parts]));
	if (part === void 0) return true;
	return typeof value === "object" && value !== null && part in value && reaches(Reflect.get(value, part), parts);
}
// ../../packages/service/src/users/replace-user.ts
async function replaceUser(before, sent, context) {
	const { caller } = context;
	const { password, profileUrl: _sentBack, ...resource } = sent;
	const changes = toChanges(resource);
	const { usersMayChangeDisplayName } = (caller.organization ?? caller.workspace).userRules;
	const refusal = refuseModification(before, caller) ?? (password === void 0 ? void 0 : refuse$3(userCodes.password.update, { rule: "scim-provisioning#users" })) ?? (usersMayChangeDisplayName ? refuseOwnDisplayName(before, changes) : void 0);
	if (refusal !== void 0) return refusal;
	const keepsName = usersMayChangeDisplayName || resource.displayName !== void 0;
	const { primaryPhone, mobilePhone } = resource.phoneNumbers === void 0 ? {} : before;
	const draft = applyUserChanges(draftOf({
		...blankUser(before),
		displayName: keepsName ? before.displayName : "",
		...primaryPhone !== void 0 && { primaryPhone },
		...mobilePhone !== void 0 && { mobilePhone }
	}), changes, "whole");
	if (!draft.ok) return draft;
	return settleUser(draft.value, {
		...context,
		before,
		fillsName: true,
		activeByDefault: (wasActive) => wasActive
	});
}
function blankUser(user) {
	const rest = without(user, "title", "photo", "address", "primaryPhone", "mobilePhone", "userType", "role", "preferredLanguage", "locale", "enterprise", "startDate", "guest");
	const guest = user.guest?.kind === "single" ? { guest: user.guest } : {};
	return {
		...rest,
		...guest,
		name: {},
		emails: [],
		timezone: ""
	};
}
// ../../packages/service/src/users/profile/profile-url.ts
function profileUrlOf(userName, siteUrl) {
	return `${siteUrl}${userDefaults.profilePath.replace("{userName}", userName)}`;
}
// ../../packages/service/src/users/representation/to-resource.ts
function toUserResource(user, surroundings) {
	const { siteUrl, nowMs, groups } = surroundings;
	const { name } = user;
	return {
		id: user.id,
		externalId: "",
		meta: { created: printWithOffset(user.created) },
		userName: user.userName,
		nickName: user.userName,
		name: {
			givenName: name.givenName ?? "",
			familyName: name.familyName ?? "",
			...user.hasProfileFields && { honorificPrefix: name.honorificPrefix ?? null }
		},
		displayName: user.displayName,
		profileUrl: user.profileUrl ?? profileUrlOf(user.userName, siteUrl),
		title: user.title ?? "",
		timezone: user.timezone,
		active: isActive(user, nowMs),
		emails: user.emails.map((value, index) => ({
			value,
			primary: index === 0
		})),
		photos: [{
			value: photoUrl(user, siteUrl),
			type: userDefaults.photoType
		}],
		...user.hasProfileFields && profileFieldsOf(user),
		groups: groups.map(({ id, displayName }) => ({
			value: id,
			display: displayName
		})),
		...user.guest?.kind === "multi" && { guest: toGuestBlock(user.guest) }
	};
}
function profileFieldsOf(user) {
	return {
		addresses: [toAddress(user)],
		phoneNumbers: [{
			value: user.mobilePhone ?? null,
			type: "mobile"
		}, {
			value: user.primaryPhone ?? null,
			primary: true
		}],
		userType: user.userType ?? null,
		roles: [{
			value: user.role?.value ?? null,
			primary: true
		}],
		preferredLanguage: user.preferredLanguage ?? null,
		locale: user.locale ?? null,
		enterprise: toEnterpriseBlock(user),
		profile: { startDate: user.startDate ?? null }
	};
}
function toAddress({ address }) {
	const [streetAddress, locality, region, postalCode, country] = addressFields.map((field) => address?.[field] ?? null);
	return {
		streetAddress: streetAddress ?? null,
		locality: locality ?? null,
		region: region ?? null,
		postalCode: postalCode ?? null,
		country: country ?? null,
		...address?.primary !== void 0 && { primary: address.primary }
	};
}
function toEnterpriseBlock({ enterprise }) {
	const [employeeNumber, costCenter, organization, division, department] = enterpriseTexts.map((name) => enterprise?.[name] ?? null);
	const managerId = enterprise?.managerId;
	return {
		employeeNumber: employeeNumber ?? null,
		costCenter: costCenter ?? null,
		organization: organization ?? null,
		division: division ?? null,
		department: department ?? null,
		manager: managerId === void 0 ? null : { managerId }
	};
}
function toGuestBlock({ expiration }) {
	return {
		type: "multi",
		...expiration !== void 0 && { expiration: printWithOffset(expiration) }
	};
}
// ../../packages/service/src/users/scim.ts
function createUserBackend(options) {
	const { store, due } = options;
	const answer = (made, context) => {
		if (!made.ok) return made;
		const dueMs = dueMsOf(made.value.user);
		if (dueMs !== void 0) due.plan(dueMs);
		return {
			ok: true,
			resource: show(made.value, options, context)
		};
	};
	const update = (id, update) => updateUser({
		id,
		options,
		...update
	});
	return {
		get: async (id, context) => {
			const found = await readOwn(store, id, context.caller);
			return found && show(found, options, context);
		},
		find: (query, context) => findUsers$1(query, options, context),
		insert: async (sent, context) => answer(await createUser(sent, options, context), context),
		replace: async (id, sent, context) => {
			const rule = (before, changing) => replaceUser(before, sent, changing);
			const made = await update(id, {
				context,
				changes: toChanges(sent),
				rule
			});
			return answer(made, context);
		},
		change: async (id, changes, context) => {
			const rule = (before, changing) => changeUser(before, changes, changing);
			const made = await update(id, {
				context,
				changes,
				rule
			});
			return answer(made, context);
		},
		remove: async (id, context) => {
			const rule = (before, changing) => changeUser(before, [deactivate], changing);
			const made = await update(id, {
				context,
				changes: [deactivate],
				rule
			});
			return made.ok ? void 0 : made;
		}
	};
}
function createUser(sent, options, { now, caller }) {
	const { store, ids } = options;
	const changes = toChanges(sent);
	const context = {
		...options,
		nowMs: now.getTime(),
		caller
	};
	const firstTurn = sent.password === void 0 ? 0 : 1;
	let id;
	return decide(store, async (attempt) => {
		const turn = firstTurn + attempt - 1;
		const skip = skipOf(turn, ids);
		if (id === void 0 || turn > 1) id = ids.orderedId(idPrefixes.user);
		const inserting = {
			...context,
			skip,
			id
		};
		const assumed = turn === 0 ? await insertUser(sent, inserting, true) : void 0;
		return toDecision(await syncProfileFields(assumed?.ok === true ? assumed : await insertUser(sent, inserting, false), changes, context), []);
	});
}
const deactivate = {
	kind: "replace",
	attribute: "active",
	value: false
};
function updateUser({ id, options, context, changes, rule }) {
	const { store, siteUrl, ids } = options;
	const { patch, caller, now } = context;
	const common = {
		store,
		siteUrl,
		nowMs: now.getTime(),
		caller,
		...patch !== void 0 && { form: patch }
	};
	return decide(store, async (attempt) => {
		const before = await readOwn(store, id, context.caller);
		if (before !== void 0) return toDecision(await syncProfileFields(rule(before.user, {
			...common,
			skip: skipOf(attempt, ids)
		}), changes, common), before.groups);
		return {
			kind: "answer",
			answer: refuse$3("no_such_user", {
				rule: "scim-provisioning#errors",
				found: id,
				wanted: "an existing user"
			})
		};
	});
}
function skipOf(attempt, ids) {
	return attempt <= 1 ? 0 : Number.parseInt(ids.secret(2), 16) % 2 ** Math.min(attempt + 2, 12);
}
function toDecision(settled, groups) {
	if (!settled.ok) return {
		kind: "answer",
		answer: settled
	};
	const { user, expect, writes } = settled.value;
	const shown = accept({
		user,
		groups
	});
	if (writes.length === 0) return {
		kind: "answer",
		answer: shown
	};
	return {
		kind: "commit",
		batch: {
			expect,
			writes
		},
		answer: () => shown
	};
}
async function readOwn(store, id, caller) {
	const found = await store.users.withGroups(id);
	return found === void 0 || isForeign(found.user, caller) ? void 0 : found;
}
async function findUsers$1(query, options, context) {
	const { organization, workspace } = context.caller;
	const { filter } = query;
	const slice = {
		...toSlice(query),
		home: (organization ?? workspace).id,
		...filter !== void 0 && { filter }
	};
	const { items, total } = await options.store.users.find(slice);
	return {
		resources: await showUsers(items, options, context),
		totalResults: total
	};
}
async function showUsers(users, options, context) {
	if (users.length === 0) return [];
	const groups = await options.store.users.groupsOf(users.map(({ id }) => id));
	return users.map((user) => show({
		user,
		groups: groups.get(user.id) ?? []
	}, options, context));
}
function show({ user, groups }, { siteUrl }, { now }) {
	return toUserResource(user, {
		siteUrl,
		nowMs: now.getTime(),
		groups
	});
}
// ../../packages/service/src/values/secrets/token-prefixes.ts
const standardPrefixes = tokenPrefixes;
// ../../packages/service/src/create-service.ts
function createService(options) {
	checkOptions$1(options);
	const { definitions, store, clock, ids, siteUrl, rateMode: mode = "off", updateTimeMs = 0 } = options;
	const { due = { plan: () => {} }, sealer = plainSealer, ephemerals = nobodySees } = options;
	const { tokenPrefixes = standardPrefixes, hooksUrl = hooksUrlOf(siteUrl) } = options;
	const { issuer = siteUrl, machineNow = () => clock.now().getTime(), keyHolder = {}, worldPrefix = "" } = options;
	const { allowsHttp = async () => false } = options;
	const handlerOptions = {
		definitions,
		store,
		clock,
		ids,
		sealer,
		tokenPrefixes,
		siteUrl,
		hooksUrl,
		issuer,
		machineNow,
		keyHolder,
		worldPrefix,
		updateTimeMs,
		due,
		ephemerals
	};
	const authentication = {
		store,
		clock,
		...options.sha256 && { hash: options.sha256 }
	};
	const authenticateScim = createScimAuthentication(authentication);
	const authenticateWebapi = createWebapiAuthentication({
		...authentication,
		sealer
	});
	return {
		scim: {
			backends: {
				User: createUserBackend({
					store,
					ids,
					siteUrl,
					due
				}),
				Group: createGroupBackend({
					store,
					ids
				})
			},
			authenticate: (bearer, connection) => orScimUnavailable(authenticateScim(bearer, connection)),
			around: [
				scimStoreUnavailable,
				createScimRateLimit({
					definition: definitions.scim,
					store,
					clock,
					mode
				}),
				createUpdateLock({
					definition: definitions.scim,
					locks: store.locks,
					clock,
					ids,
					updateTimeMs
				})
			]
		},
		webapi: {
			handlers: createHandlers(handlerOptions),
			authenticate: (token, call) => orWebapiUnavailable(authenticateWebapi(token, call)),
			around: [
				webapiStoreUnavailable,
				createWebapiRateLimit({
					store,
					clock,
					mode
				}),
				checkRequirements
			]
		},
		hooks: async () => {
			const { createHooks } = await import("./create-hooks.js");
			const { authenticate, ...hooks } = await createHooks({
				...options,
				...handlerOptions
			});
			return {
				...hooks,
				authenticate: (path) => orWebapiUnavailable(authenticate(path)),
				around: [webapiStoreUnavailable, createWebapiRateLimit({
					store,
					clock,
					mode
				})]
			};
		},
		installs: async () => (await import("./create-installs.js")).createInstalls({
			store,
			clock,
			ids,
			allowsHttp
		}),
		openid: async () => {
			const { createOpenid } = await import("./create-openid.js");
			const apiUrl = `${siteUrl}${definitions.webapi.mount}`;
			return createOpenid({
				store,
				sealer,
				clock,
				issuer,
				siteUrl,
				apiUrl,
				holder: keyHolder
			});
		},
		openExport: lazily(async () => {
			const { createOpenExport } = await import("./open-export.js");
			return createOpenExport({
				definition: await loadMethod(definitions.webapi.methods["svcLists.download.start"]),
				store,
				clock,
				authenticate: authenticateWebapi
			});
		}),
		openListFile: lazily(async () => {
			const { createOpenListFile } = await import("./open-list-file.js");
			return createOpenListFile({
				definition: await loadMethod(definitions.webapi.methods["svcLists.download.get"]),
				store,
				clock,
				siteUrl,
				authenticate: authenticateWebapi
			});
		}),
		openDownload: lazily(async () => {
			const { createOpenDownload } = await import("./open-download.js");
			return createOpenDownload({
				store,
				authenticate: authenticateWebapi
			});
		}),
		receiveUpload: lazily(async () => {
			const { createReceiveUpload } = await import("./receive-upload.js");
			return createReceiveUpload({
				store,
				clock
			});
		})
	};
}
// ../../packages/service/src/messages/permalink.ts
const archivesPath = "/archives";
function permalinkOf({ channelId, ts, threadTs }, siteUrl) {
	const page = `${siteUrl}${archivesPath}/${channelId}/p${ts.replace(".", "")}`;
	return threadTs === void 0 ? page : `${page}?thread_ts=${threadTs}&cid=${channelId}`;
}
// ../../packages/service/src/apps/subscription-column.ts
function subscriptionsOf(app) {
	const { delivery, botEvents, userEvents } = eventSubscriptions(app);
	if (app.deleted || app.switchedOff !== void 0 || delivery.kind === "none") return [];
	return [...botEvents.map((name) => ({
		kind: "bot",
		name
	})), ...userEvents.map((name) => ({
		kind: "user",
		name
	}))];
}
function eventsColumn(app) {
	const all = subscriptionsOf(app).map(({ kind, name }) => `${kind}:${name}`);
	return all.length === 0 ? void 0 : ` ${all.join(" ")} `;
}
function namesInEventsColumn(column) {
	return column.split(" ").flatMap((each) => each === "" ? [] : each.slice(each.indexOf(":") + 1));
}
// ../../packages/service/src/apps/app.ts
const apps = defineDocument()({
	name: "app",
	table: "apps",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		manager_app_id: maybeText((it) => it.deleted ? void 0 : it.managerAppId),
		client_id: maybeText((it) => it.deleted ? void 0 : it.clientId),
		events: maybeText((it) => eventsColumn(it))
	},
	lists: {
		of_manager: { by: ["manager_app_id"] },
		of_client: {
			by: ["client_id"],
			where: "client_id is not null"
		},
		subscribed: {
			by: [],
			where: "events is not null"
		},
		all: { by: [] }
	},
	sample: (seed) => ({
		id: `A${1 + seed % 3}`,
		version: 1 + seed % 4,
		created: "2026-01-02T03:04:05.006Z",
		name: `App ${seed}`,
		ownerId: "T1",
		generation: "granular",
		collaboratorIds: [],
		...seed % 5 < 2 && { managerAppId: `A${1 + seed % 2}` },
		deleted: seed % 7 === 0,
		...seed % 3 !== 1 && { clientId: `client${seed % 4}` },
		manifest: { settings: { event_subscriptions: sampleSubscriptions(seed) } }
	})
});
function sampleSubscriptions(seed) {
	const some = sampleEvents.filter((_, at) => (seed >> at % 8) % 2 === 1);
	return {
		request_url: "https://app.example",
		bot_events: some,
		user_events: some.slice(0, seed % 4)
	};
}
const sampleEvents = [
	"message.channels",
	"member_joined_channel",
	"reaction_added",
	"channel_rename",
	"user_change",
	"app_mention",
	"message.im",
	"channel_left"
];
// ../../packages/service/src/installs/rotation/refresh-token.ts
const refreshTokens = defineDocument()({
	name: "refreshToken",
	table: "refresh_tokens",
	key: ["hash"],
	columns: {
		hash: text((it) => it.hash),
		user_id: maybeText((it) => it.userId),
		app_id: maybeText((it) => it.appId, {
			document: "app",
			onRemove: "remove"
		}),
		target_id: text((it) => it.installation.target.id)
	},
	lists: {
		of_user: { by: ["user_id"] },
		of_app: { by: ["app_id"] }
	},
	secret: ["hash", "replaces"],
	sample: (seed) => ({
		hash: `h${seed % 5}`,
		version: 1,
		created: "2026-01-02T03:04:05.006Z",
		kind: seed % 2 === 0 ? "bot" : "user",
		userId: `U${1 + seed % 2}`,
		appId: `A${1 + seed % 2}`,
		scopes: ["chat:write"],
		installation: {
			target: {
				kind: "workspace",
				id: "T1"
			},
			installerId: "U1",
			installerRole: "owner",
			channelManager: false,
			allowedAddresses: []
		},
		...seed % 3 === 0 && {
			replaces: `h${seed}`,
			isPublic: true
		}
	})
});
// ../../packages/service/src/sign-in/paths.ts
const signInPath = signInDefaults.authorizePath;
const signInKeysPath = signInDefaults.keysPath;
const openidConfigurationPath = signInDefaults.discoveryPath;
// ../../packages/service/src/telling/stamp-commits.ts
function createStamp(clock, ids) {
	return {
		atMs: clock.now().getTime(),
		eventId: ids.id(idPrefixes.event)
	};
}
function stampCommits(store, { clock, ids, onTold }) {
	const commit = async (batch) => {
		if (store.events.subscribed().size === 0) return store.commit(batch);
		const stamp = batch.stamp ?? createStamp(clock, ids);
		const committed = await store.commit({
			...batch,
			stamp
		});
		if (committed.ok && committed.toldApps !== void 0) onTold(committed.toldApps);
		return committed;
	};
	return {
		...store,
		commit
	};
}
// ../../packages/service/src/values/id-characters.ts
const idAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
function toId(prefix, bytes) {
	let id = prefix;
	for (const byte of bytes) id += idAlphabet[byte % 32];
	return id;
}
// ../../packages/service/src/views/view.ts
const views = defineDocument()({
	name: "view",
	table: "views",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		workspace_id: text((it) => it.workspaceId, {
			document: "workspace",
			onRemove: "remove"
		}),
		app_id: text((it) => it.appId, {
			document: "app",
			onRemove: "remove"
		}),
		user_id: text((it) => it.userId),
		stack_id: maybeText((it) => it.content.type === "modal" ? it.rootId : void 0, {
			document: "viewStack",
			onRemove: "remove"
		})
	},
	lists: { of_stack: { by: ["stack_id"] } },
	sample: (seed) => ({
		id: `V${1 + seed % 4}`,
		version: 1 + seed % 3,
		workspaceId: "T1",
		appId: `A${1 + seed % 3}`,
		userId: `U${1 + seed % 2}`,
		content: seed % 2 === 0 ? {
			type: "home",
			blocks: [{
				type: "divider",
				block_id: `b${seed}`
			}]
		} : {
			type: "modal",
			title: {
				type: "plain_text",
				text: `Modal ${seed}`
			},
			blocks: []
		},
		values: {},
		hash: `1780000000.${seed % 5}`,
		rootId: `V${1 + seed % 4}`,
		...seed % 3 === 0 && { previousId: "V1" },
		...seed % 3 === 1 && { channelId: "C1" }
	})
});
// ../../packages/service/src/views/triggers/trigger.ts
const triggers = defineDocument()({
	name: "trigger",
	table: "triggers",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		app_id: text((it) => it.appId, {
			document: "app",
			onRemove: "remove"
		}),
		expires: maybeInteger((it) => it.expires === void 0 ? void 0 : millisecondsOf(it.expires))
	},
	lists: { expiring: {
		by: [],
		order: ["expires"],
		where: "expires is not null"
	} },
	sample: (seed) => ({
		id: `1780000000.${seed % 7}.a1b2`,
		version: 1 + seed % 2,
		workspaceId: "T1",
		appId: `A${1 + seed % 3}`,
		userId: `U${1 + seed % 2}`,
		...seed % 3 > 0 && { expires: `2026-01-02T03:04:0${seed % 5}.006Z` },
		...seed % 2 === 0 && { exchanged: true },
		...seed % 3 === 1 && { channelId: "C1" }
	})
});
// ../../packages/server-adapters/src/hosts/host-name.ts
function hostNameOf(text) {
	const url = text.includes("://") ? text : `http://${text}`;
	if (!URL.canParse(url)) return void 0;
	const { hostname, username, password } = new URL(url);
	return username === "" && password === "" ? hostname.replace(/\.$/, "") : void 0;
}
// ../../packages/server-adapters/src/hosts/loopback.ts
const address = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i;
function isLoopbackAddress(text) {
	return address.test(text);
}
function isLoopbackHost(name) {
	return name === "localhost" || name.endsWith(".localhost") || isLoopbackAddress(name.replace(/^\[(.*)\]$/, "$1"));
}
// src/errors/start-error.ts
var StartError = class extends Error {
	name = "StartError";
};
// src/options/server-options.ts
const defaultHost = "127.0.0.1";
// src/addresses/trusted-proxies.ts
const named$1 = {
	loopback: ["127.0.0.0/8", "::1/128"],
	private: [
		"10.0.0.0/8",
		"172.16.0.0/12",
		"192.168.0.0/16",
		"fc00::/7"
	]
};
function readTrustedProxies(entries) {
	const list = new BlockList();
	for (const range of entries.flatMap((entry) => named$1[entry] ?? [entry])) addRange(list, range);
	return (address) => isIP(address) > 0 && list.check(address, familyOf(address));
}
function addRange(list, range) {
	const [address = "", bits, ...rest] = range.split("/");
	const maxBits = isIP(address) === 6 ? 128 : 32;
	const prefix = bits === void 0 ? maxBits : Number(bits);
	const isPrefix = bits === void 0 || /^\d{1,3}$/.test(bits) && prefix <= maxBits;
	if (isIP(address) === 0 || !isPrefix || rest.length > 0) throw new StartError(`a trusted proxy must be an address, a range such as 10.0.0.0/8, loopback or private, not ${JSON.stringify(range)}`);
	list.addSubnet(address, prefix, familyOf(address));
}
function familyOf(address) {
	return isIP(address) === 6 ? "ipv6" : "ipv4";
}
// src/addresses/choose-addresses.ts
function readAddresses(options) {
	const { siteUrl, host = defaultHost, trustProxy = [], controlHosts = [] } = options;
	for (const name of controlHosts) checkHostName(name);
	if (options.issuer !== void 0 && !URL.canParse(options.issuer)) throw new StartError(`the issuer is not a URL: ${JSON.stringify(options.issuer)}`);
	const trusting = trustProxy.length === 0 ? {} : { trustsProxy: readTrustedProxies(trustProxy) };
	if (siteUrl !== void 0) {
		if (!URL.canParse(siteUrl)) throw new StartError(`the site URL is not a URL: ${JSON.stringify(siteUrl)}`);
		const site = siteUrl.replace(/\/+$/, "");
		const client = {
			...trusting,
			origin: new URL(site).origin
		};
		return () => ({
			siteUrl: site,
			locations: "site",
			client,
			isUnnamed: false
		});
	}
	const isOnlyHere = isLoopbackHost(host);
	return (url) => ({
		siteUrl: url,
		locations: "request",
		client: {
			...trusting,
			...!isOnlyHere && { origin: url }
		},
		isUnnamed: !isOnlyHere && trustProxy.length === 0
	});
}
function checkHostName(name) {
	if (hostNameOf(name) === name.toLowerCase().replace(/\.$/, "")) return;
	throw new StartError(`a control host must be a name or an address without a port, such as rollcall.test, not ${JSON.stringify(name)}`);
}
// ../../packages/server-adapters/src/connection-reset.ts
const brand = Symbol.for("@rollcall/server-adapters/ConnectionReset");
var ConnectionReset = class ConnectionReset extends Error {
	name = "ConnectionReset";
	static [Symbol.hasInstance](value) {
		if (this !== ConnectionReset) return super[Symbol.hasInstance](value);
		return typeof value === "object" && value !== null && brand in value;
	}
	get [brand]() {
		return true;
	}
};
// ../../packages/server-adapters/src/check-handler.ts
function checkHandler(name, handler) {
	if (typeof handler === "function") return;
	const hint = typeof handler === "object" && handler !== null && "fetch" in handler ? "; pass its function fetch instead" : "";
	throw new TypeError(`${name} needs a handler: a function that takes a Request and resolves with a Response, not ${describe$2(handler)}${hint}.`);
}
function describe$2(value) {
	if (value === void 0 || value === null) return String(value);
	if (value instanceof Promise) return "a promise of one; await it first";
	return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
// ../../packages/server-adapters/src/plain/plain-answer.ts
function toResponse(answer) {
	if (isResponse(answer)) return answer;
	const { status, headers, body = null } = answer;
	return new Response(body, {
		status,
		headers
	});
}
function isResponse(answer) {
	return "bodyUsed" in answer;
}
// ../../packages/server-adapters/src/plain/plain-request.ts
function toRequest(plain) {
	if (plain instanceof Request) return plain;
	const { url, method, headers, signal } = plain;
	if (method === "TRACE") return Object.defineProperty(new Request(url, {
		headers: [...headers],
		signal
	}), "method", { value: method });
	return new Request(url, {
		method,
		headers: [...headers],
		signal,
		body: plain.body,
		...half
	});
}
const half = { duplex: "half" };
// ../../packages/server-adapters/src/plain/to-fetch-handler.ts
function toFetchHandler(plain) {
	const serve = async (request, connection = {}) => toResponse(await plain(request, connection));
	return Object.assign(serve, { plain });
}
function toPlainHandler(handler) {
	return handler.plain ?? ((request, connection) => handler(toRequest(request), connection));
}
// ../../packages/server-adapters/src/text-answer.ts
function textAnswer(status, text) {
	return {
		status,
		headers: { "content-type": "text/plain; charset=utf-8" },
		body: `${text}\n`
	};
}
// ../../packages/server-adapters/src/mount.ts
function mount(handlers, fallback) {
	if (fallback !== void 0) checkHandler("The fallback of mount", fallback);
	for (const [prefix, handler] of Object.entries(handlers)) {
		checkHandler(`${prefix} of mount`, handler);
		if (!/^(?:\/[^/]+)+$/.test(prefix)) throw new TypeError(`A prefix of mount must be a path like /api, not ${JSON.stringify(prefix)}.`);
	}
	const mounted = Object.entries(handlers).sort(([one], [other]) => other.length - one.length).map(([prefix, handler]) => ({
		prefix,
		serve: toPlainHandler(handler)
	}));
	const serveOthers = fallback === void 0 ? answerNotFound : toPlainHandler(fallback);
	return toFetchHandler((request, connection) => {
		const { url } = request;
		const start = pathStart(url);
		for (const { prefix, serve } of mounted) if (url.startsWith(prefix, start) && endsSegment(url, start + prefix.length)) return serve(request, connection);
		return serveOthers(request, connection);
	});
}
async function answerNotFound() {
	return textAnswer(404, "Not Found");
}
function pathStart(url) {
	const host = url.indexOf("://") + 3;
	const slash = url.indexOf("/", host);
	if (slash === -1) return url.length;
	const query = url.indexOf("?", host);
	return query !== -1 && query < slash ? url.length : slash;
}
function endsSegment(url, at) {
	const next = url[at];
	return next === void 0 || next === "/" || next === "?" || next === "#";
}
// ../../packages/server-adapters/src/node/close-unless-whole.ts
const lingerMs = 500;
async function closeUnlessWhole(incoming, outgoing) {
	if (incoming.complete) return;
	await new Promise((resolve) => setImmediate(resolve));
	if (incoming.complete || incoming.destroyed) return;
	outgoing.shouldKeepAlive = false;
	const { socket } = incoming;
	if (socket.readableEnded) return;
	const close = socket.destroySoon.bind(socket);
	socket.destroySoon = () => {
		const timer = setTimeout(close, lingerMs);
		incoming.once("close", () => {
			clearTimeout(timer);
			close();
		});
		incoming.resume();
	};
}
// ../../packages/server-adapters/src/node/has-body.ts
function hasBody({ headers }) {
	return headers["transfer-encoding"] !== void 0 || Number(headers["content-length"] ?? 0) > 0;
}
// ../../packages/server-adapters/src/node/fail-body.ts
var BodyCutError = class extends Error {
	name = "BodyCutError";
	constructor() {
		super("The client stopped sending before the end of the body.");
	}
};
function failBody(incoming, outgoing, error) {
	outgoing.shouldKeepAlive = false;
	incoming.on("error", ignore$3).emit("error", error);
	incoming.removeAllListeners("data").resume();
	incoming.on("newListener", (name) => {
		if (name === "data") process.nextTick(() => incoming.emit("error", error));
	});
}
const expected = new WeakMap();
function expectBody(incoming, outgoing) {
	const { socket } = incoming;
	expected.set(socket, () => failBody(incoming, outgoing, new BodyCutError()));
	incoming.once("end", () => expected.delete(socket));
}
function cutBody(socket) {
	const cut = expected.get(socket);
	expected.delete(socket);
	cut?.();
	return cut !== void 0;
}
function ignore$3() {}
// ../../packages/server-adapters/src/node/limit-body-wait.ts
var BodyTimeoutError = class extends Error {
	name = "BodyTimeoutError";
	constructor(timeoutMs) {
		super(`No data of the body arrived for ${timeoutMs} ms.`);
	}
};
function limitBodyWait(incoming, outgoing, timeoutMs) {
	if (incoming.complete || !hasBody(incoming)) return;
	const timeoutBeforeMs = incoming.socket.timeout ?? 0;
	outgoing.on("timeout", ignore$2);
	expectBody(incoming, outgoing);
	incoming.setTimeout(timeoutMs, () => {
		failBody(incoming, outgoing, new BodyTimeoutError(timeoutMs));
		incoming.socket.setTimeout(timeoutMs);
	});
	incoming.once("end", () => incoming.socket.setTimeout(timeoutBeforeMs));
}
function ignore$2() {}
// ../../packages/server-adapters/src/node/node-defaults.ts
const nodeDefaults = {
	maxHeaderBytes: 131072,
	headersTimeoutMs: 6e4,
	bodyTimeoutMs: 3e4,
	requestTimeoutMs: 3e5,
	keepAliveTimeoutMs: 75e3,
	stopTimeoutMs: 1e4
};
// ../../packages/server-adapters/src/node/incoming-body.ts
function takeArrived(incoming) {
	if (!incoming.complete || incoming.readableFlowing !== null || incoming.readableDidRead) return void 0;
	const chunk = incoming.read();
	if (Buffer.isBuffer(chunk) && chunk.buffer instanceof ArrayBuffer) return chunk;
	return toBytes(chunk === null ? [] : [chunk], incoming.readableEncoding);
}
function readBody(incoming) {
	return new Promise((resolve, reject) => {
		if (incoming.readableDidRead || incoming.destroyed) return reject(incoming.errored ?? brokenOff());
		const chunks = [];
		incoming.on("data", (chunk) => chunks.push(chunk)).once("end", () => resolve(toBytes(chunks, incoming.readableEncoding))).once("error", reject).once("close", () => {
			if (!incoming.readableEnded) reject(brokenOff());
		});
	});
}
function createBodyStream(incoming, onBegin) {
	let reader;
	return new ReadableStream({ async pull(controller) {
		if (reader === void 0) {
			onBegin();
			const arrived = takeArrived(incoming);
			if (arrived !== void 0) {
				if (arrived.length > 0) controller.enqueue(arrived);
				return controller.close();
			}
			reader = Readable.toWeb(incoming).getReader();
		}
		const { done, value } = await reader.read();
		if (done) controller.close();
		else controller.enqueue(value);
	} }, { highWaterMark: 0 });
}
function toBytes(chunks, encoding) {
	const parts = chunks.map((chunk) => typeof chunk === "string" ? Buffer.from(chunk, encoding ?? "utf8") : chunk);
	const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}
function brokenOff() {
	return new Error("Client connection prematurely closed.");
}
// ../../packages/server-adapters/src/node/node-headers.ts
var NodeHeaders = class {
	#raw;
	constructor(raw) {
		this.#raw = raw;
	}
	get(name) {
		const raw = this.#raw;
		const wanted = name.toLowerCase();
		let value = null;
		for (let at = 0; at < raw.length; at += 2) {
			const each = raw[at];
			if (each === void 0 || each.length !== wanted.length || each.toLowerCase() !== wanted) continue;
			const one = raw[at + 1] ?? "";
			value = value === null ? one : `${value}${wanted === "cookie" ? "; " : ", "}${one}`;
		}
		return value;
	}
	*[Symbol.iterator]() {
		for (let at = 0; at < this.#raw.length; at += 2) yield [this.#raw[at] ?? "", this.#raw[at + 1] ?? ""];
	}
};
// ../../packages/server-adapters/src/node/node-request.ts
var NodeRequest = class {
	method;
	url;
	headers;
	#incoming;
	#outgoing;
	#gone;
	#stream;
	#isRead = false;
	constructor(url, incoming, outgoing) {
		this.method = incoming.method ?? "GET";
		this.url = url;
		this.headers = new NodeHeaders(incoming.rawHeaders);
		this.#incoming = incoming;
		this.#outgoing = outgoing;
	}
	get signal() {
		this.#gone ??= abortWhenGone(this.#incoming, this.#outgoing);
		return this.#gone.signal;
	}
	get body() {
		this.#stream ??= this.#hasBody ? createBodyStream(this.#incoming, () => this.#begin()) : null;
		return this.#stream;
	}
	get bodyUsed() {
		return this.#isRead;
	}
	takeBody() {
		if (this.#isRead || this.#stream !== void 0) return void 0;
		const arrived = this.#hasBody ? takeArrived(this.#incoming) : new Uint8Array();
		this.#isRead = arrived !== void 0;
		return arrived;
	}
	async arrayBuffer() {
		const arrived = this.takeBody();
		if (arrived !== void 0) return ownBuffer(arrived);
		if (this.#stream) throw new TypeError("The body of the request is already a stream.");
		this.#begin();
		return (await readBody(this.#incoming)).buffer;
	}
	get #hasBody() {
		return this.method !== "GET" && this.method !== "HEAD";
	}
	#begin() {
		if (this.#isRead) throw new TypeError("The body of the request has already been read.");
		this.#isRead = true;
	}
};
function ownBuffer(bytes) {
	return bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : new Uint8Array(bytes).buffer;
}
function abortWhenGone(incoming, outgoing) {
	const gone = new AbortController();
	const check = () => {
		if (incoming.errored) gone.abort(String(incoming.errored));
		else if (!outgoing.writableFinished) gone.abort("Client connection prematurely closed.");
	};
	if (outgoing.closed) check();
	else outgoing.once("close", check);
	return gone;
}
// ../../packages/server-adapters/src/node/read-url.ts
const plainTarget = /^\/[!#$&-;=?-[\]_a-z~]*$/;
const dotSegment = /\/\.\.?(?:[/?#]|$)/;
const plainHost = /^[a-z0-9._-]+(?::(?:[1-9]\d{3}|[1-5]\d{4}|6[0-4]\d{3}))?$/;
function readUrl({ url: target = "", headers, socket }) {
	if (/^https?:\/\//.test(target)) return hasBackslash(target) ? void 0 : hrefOf(target);
	if (!target.startsWith("/")) return void 0;
	const host = headers.host || "localhost";
	const url = `${"encrypted" in socket ? "https" : "http"}://${host}${target}`;
	if (plainHost.test(host) && plainTarget.test(target) && !dotSegment.test(target)) return url;
	return hasBackslash(target) || !isHost(host, url) ? void 0 : hrefOf(url);
}
function hasBackslash(target) {
	const at = target.indexOf("\\");
	const query = target.indexOf("?");
	return at !== -1 && (query === -1 || at < query);
}
function hrefOf(url) {
	return URL.parse(url)?.href;
}
function isHost(host, url) {
	return URL.parse(url)?.hostname === host.replace(/:\d+$/, "").toLowerCase();
}
// ../../packages/server-adapters/src/node/turn-writes.ts
function createTurnWrites() {
	let served = 0;
	let begun = 0;
	let isCrowded = false;
	let isPlanned = false;
	let waiting = [];
	const endTurn = () => {
		const due = waiting;
		isCrowded = begun > 1 || due.length > 1;
		isPlanned = false;
		begun = 0;
		served -= due.length;
		waiting = [];
		for (const write of due) write();
	};
	const planEnd = () => {
		if (!isPlanned) setImmediate(endTurn);
		isPlanned = true;
	};
	return {
		begin() {
			served += 1;
			begun += 1;
			planEnd();
		},
		write(write) {
			if (served === 1 && !isCrowded) {
				served = 0;
				write();
				return;
			}
			waiting.push(write);
			planEnd();
		}
	};
}
// ../../packages/server-adapters/src/node/write-response.ts
async function writeResponse(response, outgoing, onError) {
	if (outgoing.destroyed) return await response.body?.cancel();
	outgoing.statusCode = response.status;
	outgoing.setHeaders(response.headers);
	if (response.body === null) return void outgoing.end();
	const reader = response.body.getReader();
	outgoing.once("close", () => void reader.cancel().catch(() => void 0));
	try {
		await writeChunks(reader, outgoing);
	} catch (error) {
		if (error instanceof ConnectionReset) return void outgoing.destroy();
		if (!clientLeft(error)) onError(error);
		breakOff(outgoing);
	}
}
function clientLeft(error) {
	return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";
}
function breakOff(outgoing) {
	if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
	for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
	outgoing.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end("Internal Server Error\n");
}
async function writeChunks(reader, outgoing) {
	const first = await reader.read();
	if (first.done) return void outgoing.end();
	const second = reader.read();
	if (await endsAtOnce(second)) {
		if (!outgoing.hasHeader("content-length")) outgoing.setHeader("content-length", first.value.byteLength);
		outgoing.end(first.value);
		return;
	}
	await pipeline(allChunks(first.value, second, reader), outgoing);
}
async function endsAtOnce(next) {
	return (await Promise.race([next, new Promise((resolve) => setImmediate(resolve, void 0))]))?.done === true;
}
async function* allChunks(first, second, reader) {
	yield first;
	for (let next = await second; !next.done; next = await reader.read()) yield next.value;
}
// ../../packages/server-adapters/src/node/write-answer.ts
async function writeAnswer(answer, outgoing, onError) {
	if (isResponse(answer)) return writeResponse(answer, outgoing, onError);
	if (outgoing.destroyed) return;
	try {
		writePlain(answer, outgoing);
	} catch (error) {
		onError(error);
		breakOff(outgoing);
	}
}
function writePlain({ status, headers, body }, outgoing) {
	if (body !== void 0) {
		const length = typeof body === "string" ? Buffer.byteLength(body) : body.byteLength;
		outgoing.writeHead(status, {
			...headers,
			"content-length": length
		}).end(body);
		return;
	}
	outgoing.statusCode = status;
	for (const name in headers) outgoing.setHeader(name, headers[name] ?? "");
	outgoing.end();
}
// ../../packages/server-adapters/src/node/create-node-listener.ts
function createNodeListener(handler, options = {}) {
	checkHandler("createNodeListener", handler);
	const { onError = ignore$1, bodyTimeoutMs = nodeDefaults.bodyTimeoutMs } = options;
	const serve = toPlainHandler(handler);
	const fail = (error, { socket }) => {
		if (error instanceof ConnectionReset) socket.resetAndDestroy();
		else onError(error);
		return failed;
	};
	const writes = createTurnWrites();
	const exchange = async (incoming, outgoing) => {
		const url = readUrl(incoming);
		limitBodyWait(incoming, outgoing, bodyTimeoutMs);
		let answer = invalid;
		try {
			if (url !== void 0) answer = await serve(new NodeRequest(url, incoming, outgoing), connectionOf(incoming));
		} catch (error) {
			answer = fail(error, incoming);
		}
		if (!incoming.complete && hasBody(incoming)) await closeUnlessWhole(incoming, outgoing);
		writes.write(() => void writeAnswer(answer, outgoing, onError));
	};
	return (incoming, outgoing) => {
		writes.begin();
		if (hasBody(incoming)) setImmediate(exchange, incoming, outgoing);
		else exchange(incoming, outgoing);
	};
}
const invalid = textAnswer(400, "Bad Request");
const failed = textAnswer(500, "Internal Server Error");
const mapped = /^::ffff:(?=\d+\.)/i;
function connectionOf({ socket }) {
	const { remoteAddress } = socket;
	if (remoteAddress === void 0) return {};
	return { remoteAddress: remoteAddress.startsWith("::") ? remoteAddress.replace(mapped, "") : remoteAddress };
}
function ignore$1() {}
// ../../packages/server-adapters/src/node/node-http.ts
const { createServer: createServer$1, STATUS_CODES } = process.getBuiltinModule("node:http");
// ../../packages/server-adapters/src/node/answer-client-errors.ts
function answerClientErrors(server) {
	server.on("clientError", (error, socket) => {
		if (error.code === "HPE_INVALID_EOF_STATE" && cutBody(socket)) return;
		if (error.code === "ECONNRESET" || !socket.writable || hasBegun(socket)) socket.destroy(error);
		else socket.end(problem(statusOf(error)), () => socket.destroy());
	});
}
function hasBegun(socket) {
	const message = Reflect.get(socket, "_httpMessage");
	return typeof message === "object" && message !== null && Reflect.get(message, "headersSent") === true;
}
function statusOf({ code }) {
	switch (code) {
		case "HPE_HEADER_OVERFLOW": return 431;
		case "HPE_CHUNK_EXTENSIONS_OVERFLOW": return 413;
		case "ERR_HTTP_REQUEST_TIMEOUT": return 408;
		default: return 400;
	}
}
function problem(status) {
	const title = STATUS_CODES[status];
	const body = JSON.stringify({
		title,
		status
	});
	return [
		`HTTP/1.1 ${status} ${title}`,
		"content-type: application/problem+json",
		`content-length: ${Buffer.byteLength(body)}`,
		"connection: close",
		"",
		body
	].join("\r\n");
}
// ../../packages/server-adapters/src/node/close-server.ts
function trackRunning(server) {
	const answers = new Set();
	let isKept = true;
	server.prependListener("request", (_incoming, outgoing) => {
		answers.add(outgoing);
		outgoing.once("close", () => answers.delete(outgoing));
		if (!isKept) outgoing.shouldKeepAlive = false;
	});
	return {
		answers,
		keepNone: () => {
			isKept = false;
			for (const outgoing of answers) outgoing.shouldKeepAlive = false;
		}
	};
}
const turnsToRead = 3;
const silenceMs = 1e3;
async function closeServer(server, { running, upgraded }, options = {}) {
	const { drainMs = 0, timeoutMs = nodeDefaults.stopTimeoutMs, onCut = () => void 0 } = options;
	running.keepNone();
	if (drainMs > 0) await setTimeout$1(drainMs);
	await setImmediate$1();
	const stopped = new Promise((resolve) => Server.prototype.close.call(server, () => resolve()));
	for (let turn = 0; turn < turnsToRead; turn += 1) await setImmediate$1();
	server.close(() => void 0);
	const ended = upgraded?.close(timeoutMs);
	const waiting = new AbortController();
	const cut = cutConnections(server, running.answers, {
		timeoutMs,
		onCut,
		signal: waiting.signal
	});
	await ended;
	await stopped;
	waiting.abort();
	await cut;
}
const lookMs = 50;
async function cutConnections(server, answers, cutting) {
	const { timeoutMs, onCut, signal } = cutting;
	const deadline = performance.now() + timeoutMs;
	let busyAt = performance.now();
	while (!signal.aborted) {
		const now = performance.now();
		if (answers.size > 0) busyAt = now;
		server.closeIdleConnections();
		if (now >= deadline && answers.size > 0) onCut(answers.size);
		if (now >= deadline || now - busyAt >= silenceMs) return server.closeAllConnections();
		await setTimeout$1(Math.min(lookMs, deadline - now), void 0, { signal }).catch(() => void 0);
	}
}
// ../../packages/server-adapters/src/node/upgrades/serve-upgrades.ts
function serveUpgrades(server, handler) {
	const open = new Set();
	server.on("upgrade", (request, socket, head) => {
		socket.on("error", () => void 0);
		const upgrade = {
			request,
			socket,
			head
		};
		if (!isFor(handler.path, request)) return void serveLater(server, upgrade);
		open.add(socket);
		socket.once("close", () => open.delete(socket));
		handler.handle(upgrade);
	});
	return { close: async (timeoutMs) => {
		const waiting = new AbortController();
		const late = setTimeout$1(timeoutMs, void 0, { signal: waiting.signal }).catch(() => void 0);
		await Promise.race([handler.close(), late]);
		waiting.abort();
		for (const socket of open) socket.destroy();
	} };
}
function isFor(path, { url = "", headers }) {
	return headers.upgrade?.toLowerCase().trim() === "websocket" && url.replace(/[?#].*$/s, "") === path;
}
async function serveLater(server, upgrade) {
	const { serveAgain } = await import("./serve-again.js");
	serveAgain(server, upgrade);
}
// ../../packages/server-adapters/src/node/serve-node.ts
async function serveNode(handler, options = {}) {
	checkHandler("serveNode", handler);
	const { port = 0, host = "127.0.0.1" } = options;
	const server = createServer$1(toServerOptions(options), createNodeListener(handler, options));
	answerClientErrors(server);
	const running = trackRunning(server);
	const upgraded = options.upgrades && serveUpgrades(server, options.upgrades);
	server.listen(port, host);
	await once(server, "listening");
	const address = server.address();
	const takenPort = typeof address === "object" && address !== null ? address.port : port;
	let closed;
	return {
		url: `http://${reachableHost(host)}:${takenPort}`,
		port: takenPort,
		close: (closeOptions) => {
			closed ??= closeServer(server, {
				running,
				...upgraded && { upgraded }
			}, closeOptions);
			return closed;
		}
	};
}
const maxCheckMs = 3e4;
function toServerOptions(options) {
	const { maxHeaderBytes, headersTimeoutMs, requestTimeoutMs, keepAliveTimeoutMs } = {
		...nodeDefaults,
		...options
	};
	const headersMs = requestTimeoutMs > 0 ? Math.min(headersTimeoutMs || requestTimeoutMs, requestTimeoutMs) : headersTimeoutMs;
	return {
		maxHeaderSize: maxHeaderBytes,
		headersTimeout: headersMs,
		requestTimeout: requestTimeoutMs,
		keepAliveTimeout: keepAliveTimeoutMs,
		connectionsCheckingInterval: Math.min(maxCheckMs, Math.ceil(headersMs / 2) || maxCheckMs)
	};
}
function reachableHost(host) {
	if (host === "0.0.0.0") return "127.0.0.1";
	if (host === "::") return "[::1]";
	return isIPv6(host) ? `[${host}]` : host;
}
// src/addresses/resolve-client.ts
function resolveClient(handler, { trustsProxy, origin }) {
	if (trustsProxy === void 0 && origin === void 0) return handler;
	const direct = origin === void 0 ? {} : { origin };
	const serve = toPlainHandler(handler);
	return toFetchHandler((request, connection) => {
		const { remoteAddress } = connection;
		if (!(remoteAddress !== void 0 && trustsProxy?.(remoteAddress) === true)) return serve(request, {
			...connection,
			...direct
		});
		const seen = {
			...direct,
			...forwardedOrigin(request),
			...forwardedAddress(request, remoteAddress, trustsProxy)
		};
		return serve(request, seen);
	});
}
function forwardedAddress({ headers }, peer, trustsProxy) {
	let client = peer;
	for (const entry of listOf$1(headers.get("x-forwarded-for")).toReversed()) {
		const address = withoutPort(entry);
		if (isIP(address) === 0) return {};
		client = address;
		if (!trustsProxy(client)) break;
	}
	return { remoteAddress: client };
}
function forwardedOrigin({ headers, url }) {
	const host = listOf$1(headers.get("x-forwarded-host")).at(-1);
	const scheme = listOf$1(headers.get("x-forwarded-proto")).at(-1)?.toLowerCase();
	if (host === void 0 && scheme === void 0) return {};
	const text = `${scheme === "http" || scheme === "https" ? scheme : "http"}://${host ?? new URL(url).host}`;
	if (!URL.canParse(text)) return {};
	return { origin: new URL(text).origin };
}
function listOf$1(header) {
	return (header ?? "").split(",").map((entry) => entry.trim()).filter((entry) => entry !== "");
}
function withoutPort(entry) {
	const [, v6, v4] = /^\[([^\]]*)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(entry) ?? [];
	return v6 ?? v4 ?? entry;
}
// src/delivery/serve-sockets.ts
function serveSockets(service, onError) {
	const accept = async (upgrade) => {
		const { acceptSocket } = await import("./accept-socket.js");
		await acceptSocket(service, upgrade, onError);
	};
	return {
		path: socketPath,
		handle: (upgrade) => void accept(upgrade).catch(onError),
		close: () => service.then((sockets) => sockets.closeSockets()).catch(onError)
	};
}
// src/http/create-local-fetch.ts
function createLocalFetch(handler, url) {
	return (input, init) => {
		return handler(new Request(input instanceof Request ? input : new URL(input, url), init), { remoteAddress: "127.0.0.1" });
	};
}
// src/errors/describe-system-error.ts
function describeSystemError(error) {
	if (!(error instanceof Error)) return "unknown reason";
	const errno = "errno" in error && typeof error.errno === "number" ? error.errno : void 0;
	return (errno === void 0 ? void 0 : getSystemErrorMap().get(errno)?.[1]) ?? error.message;
}
// src/http/listen.ts
async function listen(handler, options) {
	let serve = async (request, connection) => toPlainHandler(await handler)(request, connection);
	handler.then((ready) => {
		serve = toPlainHandler(ready);
	}, () => void 0);
	return serveNode(toFetchHandler((request, connection) => serve(request, connection)), options).catch((error) => {
		throw new StartError(`cannot listen on ${`${options.host ?? "127.0.0.1"}:${options.port ?? 0}`}: ${describeSystemError(error)}`, { cause: error });
	});
}
// src/log/log.ts
const silentLog = {
	info: ignore,
	warn: ignore,
	error: ignore
};
function ignore() {}
// src/metrics/open-metrics.ts
const metricsPath = "/metrics";
async function openMetrics({ port, host = "127.0.0.1" }) {
	const { createMetrics } = await import("./create-metrics.js");
	const metrics = createMetrics();
	const node = await listen(Promise.resolve(createMetricsHandler(metrics)), {
		port,
		host
	});
	return {
		metrics,
		url: `${node.url}${metricsPath}`,
		close: () => node.close({ timeoutMs: 1e3 })
	};
}
function createMetricsHandler({ print, mediaType }) {
	return async ({ url, method }) => {
		if (new URL(url).pathname !== metricsPath) return new Response("Not Found\n", { status: 404 });
		if (method !== "GET" && method !== "HEAD") return new Response("Method Not Allowed\n", {
			status: 405,
			headers: { allow: "GET, HEAD" }
		});
		const headers = {
			"content-type": mediaType,
			"cache-control": "no-store"
		};
		return new Response(method === "HEAD" ? null : await print(), { headers });
	};
}
// ../../packages/service/src/agent-sessions/agent-session.ts
function agentSessionId({ channelId, threadTs }) {
	return threadTs === void 0 ? channelId : `${channelId} ${threadTs}`;
}
const agentSessions = defineDocument()({
	name: "agentSession",
	table: "agent_sessions",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		channel_id: text((it) => it.channelId, {
			document: "channel",
			onRemove: "remove"
		}),
		thread_ts: maybeInteger((it) => it.threadTs === void 0 ? void 0 : readTs(it.threadTs))
	},
	lists: { by_thread: {
		by: ["thread_ts"],
		order: ["channel_id"],
		where: "thread_ts is not null"
	} },
	sample: (seed) => {
		const place = {
			channelId: `C${1 + seed % 2}`,
			...seed % 3 !== 0 && { threadTs: `1767225600.${String(seed % 2).padStart(6, "0")}` }
		};
		return {
			id: agentSessionId(place),
			version: 1 + seed % 3,
			created: "2026-01-02T03:04:05.006Z",
			...place,
			title: `Session ${seed}`,
			agents: [{
				appId: "A1",
				status: "active",
				stopButton: false,
				identity: {}
			}]
		};
	}
});
// ../../packages/service/src/channels/dm-key.ts
function dmKey(userIds) {
	return [...userIds].sort().join(" ");
}
// ../../packages/service/src/channels/placed.ts
function placesOf({ workspaceId, sharedWith = [] }) {
	return sharedWith.length === 0 ? [workspaceId] : [...new Set([workspaceId, ...sharedWith])];
}
function isIn$1({ workspaceId, sharedWith }, id) {
	return workspaceId === id || sharedWith?.includes(id) === true;
}
// ../../packages/service/src/approvals/app-request.ts
const appRequests = defineDocument()({
	name: "appRequest",
	table: "app_requests",
	key: [
		"app_id",
		"target_id",
		"user_id"
	],
	columns: {
		app_id: text((it) => it.appId, {
			document: "app",
			onRemove: "remove"
		}),
		target_id: text((it) => it.targetId),
		user_id: text((it) => it.userId),
		id: text((it) => it.id),
		open: flag((it) => it.status === "open"),
		newest: integer((it) => -millisecondsOf(it.created))
	},
	lists: {
		of_id: { by: ["id"] },
		of_app: {
			by: ["app_id", "target_id"],
			where: "open = 1"
		},
		of_target: {
			by: ["target_id"],
			order: ["newest"],
			where: "open = 1"
		}
	},
	sample: (seed) => ({
		id: `Ar${seed}`,
		version: 1 + seed % 3,
		created: `2026-01-02T03:04:05.00${seed % 5}Z`,
		appId: `A${1 + seed % 3}`,
		targetId: seed % 2 === 0 ? "T1" : "E1",
		userId: `U${1 + seed % 3}`,
		message: seed % 2 === 0 ? "Please" : "",
		status: seed % 3 === 0 ? "approved" : "open",
		botScopes: ["chat:write"],
		userScopes: seed % 4 === 0 ? ["search:read"] : []
	})
});
// ../../packages/service/src/approvals/app-resolution.ts
const appResolutions = defineDocument()({
	name: "appResolution",
	table: "app_resolutions",
	key: ["target_id", "app_id"],
	columns: {
		target_id: text((it) => it.targetId),
		app_id: text((it) => it.appId, {
			document: "app",
			onRemove: "remove"
		}),
		status: text((it) => it.status),
		newest: integer((it) => -millisecondsOf(it.updated))
	},
	lists: { of_target: {
		by: ["target_id", "status"],
		order: ["newest"]
	} },
	sample: (seed) => ({
		appId: `A${1 + seed % 3}`,
		targetId: seed % 2 === 0 ? "T1" : "E1",
		version: 1 + seed % 3,
		status: seed % 3 === 0 ? "restricted" : "approved",
		updated: `2026-01-02T03:04:05.00${seed % 5}Z`,
		resolverId: "U1",
		botScopes: seed % 2 === 0 ? ["chat:write"] : [],
		userScopes: seed % 4 === 0 ? ["search:read"] : []
	})
});
// ../../packages/service/src/bookmarks/bookmark.ts
const bookmarks = defineDocument()({
	name: "bookmark",
	table: "bookmarks",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		channel_id: text((it) => it.channelId, {
			document: "channel",
			onRemove: "remove"
		}),
		rank: text((it) => it.rank)
	},
	lists: { of_channel: {
		by: ["channel_id"],
		order: ["rank"]
	} },
	sample: (seed) => ({
		id: `Bk${1 + seed % 4}`,
		version: 1 + seed % 3,
		channelId: `C${1 + seed % 3}`,
		created: "2026-01-02T03:04:05.006Z",
		title: `Bookmark ${seed}`,
		link: "https://acme.example/",
		rank: seed % 2 === 0 ? "g" : "h",
		lastUpdatedBy: {
			userId: "U1",
			workspaceId: "T1"
		}
	})
});
const bookmarkShelves = defineDocument()({
	name: "bookmarkShelf",
	table: "bookmark_shelves",
	key: ["channel_id"],
	columns: { channel_id: text((it) => it.channelId, {
		document: "channel",
		onRemove: "remove"
	}) },
	lists: {},
	sample: (seed) => ({
		channelId: `C${1 + seed % 3}`,
		version: 1 + seed % 3,
		count: seed % 4,
		lastRank: "g"
	})
});
// ../../packages/service/src/canvases/canvas.ts
const canvases = defineDocument()({
	name: "canvas",
	table: "canvases",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		workspace_id: text((it) => it.workspaceId),
		owner_id: text((it) => it.ownerId),
		listed: maybeInteger((it) => it.deleted === void 0 ? millisecondsOf(it.created) : void 0),
		channel_id: maybeText((it) => it.channelId),
		shared_with: maybeText((it) => it.access.length === 0 ? void 0 : JSON.stringify(it.access.map(({ subject }) => subject.id)))
	},
	lists: { of_workspace: {
		by: ["workspace_id"],
		order: ["listed"],
		where: "listed is not null"
	} },
	sample: (seed) => ({
		id: `F2${1 + seed % 2}`,
		version: 1 + seed % 3,
		created: "2026-01-02T03:04:05.006Z",
		workspaceId: "T1",
		ownerId: "U1",
		title: `Canvas ${seed}`,
		access: [],
		sections: [{
			id: "Sec1",
			markdown: "# Plan",
			gap: "\n"
		}]
	})
});
// ../../packages/service/src/channels/conversation-type.ts
const conversationTypes = [
	"public_channel",
	"private_channel",
	"mpim",
	"im"
];
function typeOf({ kind }) {
	switch (kind) {
		case "public": return "public_channel";
		case "private":
		case "session": return "private_channel";
		case "mpim":
		case "im": return kind;
	}
}
// ../../packages/service/src/channels/channel.ts
const channels = defineDocument()({
	name: "channel",
	table: "channels",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		workspace_id: text((it) => it.workspaceId),
		name_key: maybeText((it) => it.name === void 0 ? void 0 : nameKey$1(it.name)),
		dm_key: maybeText((it) => it.dmUserIds === void 0 ? void 0 : dmKey(it.dmUserIds)),
		archived: flag((it) => it.archived),
		created: text((it) => it.created),
		type: maybeText((it) => it.deleted === true ? void 0 : typeOf(it))
	},
	counters: [
		"last_ts",
		"message_count",
		"member_count",
		"last_place"
	],
	lists: {
		by_name: {
			by: ["workspace_id", "name_key"],
			unique: true
		},
		by_dm: {
			by: ["workspace_id", "dm_key"],
			unique: true
		},
		by_type: { by: ["workspace_id", "type"] }
	},
	sample: (seed) => ({
		id: `C${1 + seed % 3}`,
		version: 1 + seed % 3,
		created: "2026-01-02T03:04:05.006Z",
		kind: "public",
		workspaceId: "T1",
		name: `channel-c${1 + seed % 3}`,
		archived: seed % 5 === 0,
		postingSuspended: false
	})
});
// ../../packages/service/src/emoji/emoji.ts
const emoji = defineDocument()({
	name: "emoji",
	table: "emoji",
	key: ["home", "name"],
	columns: {
		home: text((it) => it.home),
		name: text((it) => it.name)
	},
	lists: { of_home: { by: ["home"] } },
	sample: (seed) => ({
		home: `E${1 + seed % 2}`,
		name: `party-${seed % 3}`,
		version: 1 + seed % 3,
		created: "2026-01-02T03:04:05.006Z",
		shows: seed % 2 === 0 ? { url: "https://pictures.example/party.png" } : { aliasOf: "tada" }
	})
});
// ../../packages/service/src/functions/app-function.ts
function isDistributed({ kind }) {
	return kind === "everyone" || kind === "named_entities";
}
const appFunctions = defineDocument()({
	name: "function",
	table: "functions",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		app_id: text((it) => it.appId),
		callback_id: text((it) => it.callbackId),
		created: text((it) => it.created),
		distributed: flag((it) => it.distributed)
	},
	lists: { of_app: { by: ["app_id", "callback_id"] } },
	sample: (seed) => ({
		id: `Fn${1 + seed % 3}`,
		version: 1 + seed % 3,
		created: `2026-01-02T03:04:05.00${seed % 3}Z`,
		updated: "2026-01-02T03:04:05.006Z",
		appId: `A${1 + seed % 2}`,
		callbackId: seed % 2 === 0 ? "one" : "two",
		title: `Function ${seed}`,
		description: "",
		type: "app",
		inputParameters: [],
		outputParameters: [],
		distribution: { kind: "everyone" },
		distributed: seed % 3 !== 0
	})
});
// ../../packages/service/src/groups/group.ts
const groups = defineDocument()({
	name: "group",
	table: "groups",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		created: text((it) => it.created),
		name_key: text((it) => nameKey$1(it.displayName)),
		workspace_id: maybeText((it) => it.workspaceId),
		handle_key: maybeText((it) => it.handle === void 0 ? void 0 : nameKey$1(it.handle)),
		connected_to: maybeText((it) => it.connectedWorkspaceIds.length === 0 ? void 0 : ` ${it.connectedWorkspaceIds.join(" ")} `),
		disabled: flag((it) => it.disabled !== void 0)
	},
	counters: ["member_count"],
	lists: {
		by_name: {
			by: ["name_key"],
			unique: true
		},
		by_creation: {
			by: [],
			order: ["created"]
		},
		of_workspace: {
			by: ["workspace_id"],
			order: ["created"],
			where: "workspace_id is not null"
		},
		connected: {
			by: [],
			order: ["created"],
			covers: ["connected_to"],
			where: "connected_to is not null"
		}
	},
	sample: (seed) => ({
		id: `S${1 + seed % 3}`,
		version: 1 + seed % 3,
		created: "2026-01-02T03:04:05.006Z",
		kind: "idp",
		displayName: `Group S${1 + seed % 3}`,
		linkedChannelIds: [],
		connectedWorkspaceIds: []
	})
});
// ../../packages/service/src/installs/codes/oauth-code.ts
const oauthCodes = defineDocument()({
	name: "oauthCode",
	table: "oauth_codes",
	key: ["hash"],
	columns: {
		hash: text((it) => it.hash),
		app_id: text((it) => it.appId, {
			document: "app",
			onRemove: "remove"
		}),
		expires: integer((it) => millisecondsOf(it.expires))
	},
	lists: { expiring: {
		by: [],
		order: ["expires"]
	} },
	secret: [
		"hash",
		"challenge",
		"nonce"
	],
	isPrivate: true,
	sample: (seed) => ({
		hash: `h${seed % 7}`,
		version: 1,
		created: "2026-01-02T03:04:05.006Z",
		expires: `2026-01-02T03:14:0${seed % 5}.006Z`,
		form: seed % 3 === 0 ? "signIn" : "app",
		appId: `A${1 + seed % 3}`,
		userId: `U${1 + seed % 2}`,
		target: {
			kind: "workspace",
			id: "T1"
		},
		botScopes: seed % 2 === 0 ? ["chat:write"] : [],
		userScopes: seed % 2 === 0 ? [] : ["search:read"],
		...seed % 4 === 1 && {
			redirectUri: "https://app.example/back",
			challenge: `c${seed}`
		}
	})
});
// ../../packages/service/src/interactivity/message-values.ts
const messageValues = defineDocument()({
	name: "messageValues",
	table: "message_values",
	key: [
		"channel_id",
		"ts",
		"user_id"
	],
	columns: {
		channel_id: text((it) => it.channelId, {
			document: "channel",
			onRemove: "remove"
		}),
		ts: text((it) => it.ts),
		user_id: text((it) => it.userId)
	},
	lists: {},
	sample: (seed) => ({
		channelId: "C1",
		ts: `1767225600.00000${seed % 4}`,
		userId: `U${1 + seed % 2}`,
		version: 1 + seed % 3,
		values: { b: { a: {
			type: "users_select",
			selected_user: seed % 2 === 0 ? null : "U1"
		} } }
	})
});
// ../../packages/service/src/interactivity/response-urls/response-url.ts
const responseUrls = defineDocument()({
	name: "responseUrl",
	table: "response_urls",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		app_id: text((it) => it.appId, {
			document: "app",
			onRemove: "remove"
		}),
		expires: integer((it) => millisecondsOf(it.expires))
	},
	lists: { expiring: {
		by: [],
		order: ["expires"]
	} },
	secret: ["secretHash"],
	isPrivate: true,
	sample: (seed) => ({
		id: `${178e10 + seed % 7}`,
		version: 1 + seed % 2,
		kind: seed % 2 === 0 ? "commands" : "actions",
		workspaceId: "T1",
		appId: `A${1 + seed % 3}`,
		userId: `U${1 + seed % 2}`,
		channelId: "C1",
		...seed % 2 === 1 && { message: {
			ts: "1767225600.000001",
			isEphemeral: seed % 3 === 0
		} },
		secretHash: `h${seed}`,
		expires: `2026-01-02T03:04:0${seed % 5}.006Z`,
		uses: seed % 6
	})
});
// ../../packages/service/src/invitations/invitation.ts
const invitations = defineDocument()({
	name: "invitation",
	table: "invitations",
	key: ["workspace_id", "email"],
	columns: {
		workspace_id: text((it) => it.workspaceId),
		email: text((it) => nameKey$1(it.email))
	},
	lists: { of_email: { by: ["email"] } },
	sample: (seed) => ({
		workspaceId: `T${1 + seed % 2}`,
		email: `u${1 + seed % 4}@example.com`,
		version: 1 + seed % 3,
		created: "2026-01-02T03:04:05.006Z",
		inviterId: "U1",
		channelIds: ["C1"],
		...seed % 2 === 0 && {
			realName: `User ${seed}`,
			customMessage: "Welcome"
		},
		...seed % 3 === 0 && { guest: {
			kind: "multi",
			expiration: "2026-02-02T03:04:05.006Z"
		} }
	})
});
// ../../packages/service/src/lists/list.ts
const lists = defineDocument()({
	name: "list",
	table: "lists",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		workspace_id: text((it) => it.workspaceId),
		owner_id: text((it) => it.ownerId),
		listed: integer((it) => millisecondsOf(it.created))
	},
	lists: { of_workspace: {
		by: ["workspace_id"],
		order: ["listed"]
	} },
	sample: (seed) => ({
		id: `F${1 + seed % 2}`,
		version: 1 + seed % 3,
		created: "2026-01-02T03:04:05.006Z",
		workspaceId: "T1",
		ownerId: "U1",
		name: `List ${seed}`
	})
});
// ../../packages/service/src/lists/rows/list-row.ts
const listRows = defineDocument()({
	name: "listRow",
	table: "list_rows",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		list_id: text((it) => it.listId, {
			document: "list",
			onRemove: "remove"
		}),
		parent_id: text((it) => it.parentId ?? ""),
		place: integer((it) => it.place),
		archived: flag((it) => it.archived),
		created: text((it) => it.created)
	},
	lists: {
		in_order: {
			by: ["list_id", "parent_id"],
			order: ["place"]
		},
		by_age: {
			by: ["list_id", "archived"],
			order: ["created"]
		}
	},
	sample: (seed) => ({
		id: `Rec${1 + seed % 4}`,
		version: 1 + seed % 3,
		listId: `F${1 + seed % 2}`,
		...seed % 5 === 0 && { parentId: "Rec1" },
		place: seed % 4 - 1,
		archived: false,
		created: "2026-01-02T03:04:05.006Z",
		createdBy: "U1",
		edited: "2026-01-02T03:04:05.006Z",
		editedBy: "U1",
		cells: {}
	})
});
// ../../packages/service/src/lists/rows/removed-list-row.ts
const removedListRows = defineDocument()({
	name: "removedListRow",
	table: "removed_list_rows",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		list_id: text((it) => it.listId, {
			document: "list",
			onRemove: "remove"
		})
	},
	lists: {},
	sample: (seed) => ({
		id: `Rec${1 + seed % 4}`,
		version: 1,
		listId: `F${1 + seed % 2}`,
		removed: "2026-01-02T03:04:05.006Z"
	})
});
// ../../packages/service/src/messages/author-of.ts
function authorOf({ userId, authorId }) {
	return userId ?? authorId;
}
// ../../packages/service/src/messages/message.ts
const messages = defineDocument()({
	name: "message",
	table: "messages",
	key: ["channel_id", "ts"],
	columns: {
		channel_id: text((it) => it.channelId, {
			document: "channel",
			onRemove: "remove"
		}),
		ts: integer((it) => readTs(it.ts) ?? 0),
		app_id: maybeText((it) => it.appId),
		client_msg_id: maybeText((it) => it.clientMsgId),
		author_id: maybeText(authorColumn),
		thread_ts: maybeInteger(threadColumn),
		replier_id: maybeText(replierColumn),
		history_ts: maybeInteger((it) => isInHistory(it) ? readTs(it.ts) : void 0),
		pinned: maybeInteger(pinnedColumn)
	},
	lists: {
		by_client_msg_id: {
			by: [
				"app_id",
				"client_msg_id",
				"author_id",
				"channel_id"
			],
			order: ["ts"],
			where: "client_msg_id is not null"
		},
		in_thread: {
			by: ["channel_id", "thread_ts"],
			order: ["ts"],
			covers: ["replier_id"],
			where: "thread_ts is not null"
		},
		in_history: {
			by: ["channel_id"],
			order: ["history_ts"],
			where: "history_ts is not null"
		},
		of_pins: {
			by: ["channel_id"],
			order: ["pinned"],
			where: "pinned is not null"
		}
	},
	sample: (seed) => ({
		channelId: "C1",
		ts: `1767225600.${String(seed % 3).padStart(6, "0")}`,
		userId: "U1",
		text: "hello"
	})
});
function authorColumn(message) {
	return message.clientMsgId === void 0 ? void 0 : authorOf(message);
}
function threadColumn({ threadTs, deleted }) {
	return threadTs === void 0 || deleted === true ? void 0 : readTs(threadTs);
}
function replierColumn(message) {
	return threadColumn(message) === void 0 ? void 0 : message.userId ?? message.botId ?? message.authorId ?? "";
}
function isInHistory({ threadTs, replyBroadcast, deleted }) {
	return deleted !== true && (threadTs === void 0 || replyBroadcast === true);
}
function isOfService({ subtype }) {
	return subtype !== void 0 && !writtenSubtypes.has(subtype);
}
function pinnedColumn({ pinned, deleted }) {
	return pinned === void 0 || deleted === true ? void 0 : readTs(pinned.ts);
}
// ../../packages/service/src/values/dates/is-date.ts
function isDate(text) {
	return /^\d{4}-\d{2}-\d{2}$/.test(text) && readInstant$1(`${text}T00:00:00Z`) !== void 0;
}
// ../../packages/service/src/profile-fields/custom-field.ts
const customFieldTypes = [
	"text",
	"date",
	"link",
	"user",
	"options_list"
];
const customFields = defineDocument()({
	name: "customField",
	table: "custom_fields",
	key: ["id"],
	columns: {
		id: text((it) => it.id),
		home: text((it) => it.home),
		place: integer((it) => it.place)
	},
	lists: { of_home: {
		by: ["home"],
		order: ["place"]
	} },
	sample: (seed) => ({
		id: `Xf${1 + seed % 4}`,
		version: 1 + seed % 3,
		home: `E${1 + seed % 2}`,
		created: "2026-01-02T03:04:05.006Z",
		name: `Field ${seed}`,
		label: `Field ${seed}`,
		hint: "",
		type: seed % 2 === 0 ? "text" : "options_list",
		...seed % 2 === 1 && { options: ["S", "M"] },
		place: seed % 5,
		locked: seed % 3 === 0,
		hidden: seed % 5 === 0
	})
});
function wantedValue({ type, options = [] }, value) {
	switch (type) {
		case "date": return isDate(value) ? void 0 : "a date such as 2026-01-31";
		case "link": return /^https?:\/\//i.test(value) && URL.canParse(value) ? void 0 : "an http or https URL";
		case "options_list": return options.includes(value) ? void 0 : `one of ${options.join(", ")}`;
		case "text":
		case "user": return;
	}
}
// ../../packages/service/src/record-channels/crm.ts
function recordKey(crmOrgId, objectId) {
	return `${crmOrgId}/${objectId}`;
}
const crmOrganizations = defineDocument()({
	name: "crmOrganization",
	table: "crm_organizations",
	key: ["id"],
	columns: { id: text((it) => it.id) },
	lists: {},
	sample: (seed) => ({
		id: `O${1 + seed % 2}`,
		version: 1 + seed % 3,
		recordChannels: []
	})
});
const crmRecords = defineDocument()({
	name: "record",
	table: "crm_records",
	key: ["id"],
	columns: { id: text((it) => it.id) },
	lists: {},
	sample: (seed) => ({
		id: recordKey("O1", `R${1 + seed % 2}`),
		version: 1 + seed % 3,
		crmOrgId: "O1",
		objectId: `R${1 + seed % 2}`,
		objectType: "Account",
		name: `Record ${seed}`,
		teamIds: []
	})
});
// ../../packages/service/src/roles/role-assignment.ts
function placeOf({ created, roleId, entityId, userId }) {
	return [
		created,
		roleId,
		entityId,
		userId
	].join(" ");
}
const roleAssignments = defineDocument()({
	name: "roleAssignment",
	table: "role_assignments",
	key: [
		"role_id",
		"entity_id",
		"user_id"
	],
	columns: {
		role_id: text((it) => it.roleId),
		entity_id: text((it) => it.entityId),
		user_id: text((it) => it.userId),
		place: text(placeOf)
	},
	lists: {
		of_user: { by: ["user_id"] },
		in_order: {
			by: [],
			order: ["place"]
		}
	},
	sample: (seed) => ({
		roleId: seed % 2 === 0 ? "Rl0A" : "Rl05",
		entityId: seed % 3 === 0 ? "E1" : "T1",
		userId: `U${1 + seed % 3}`,
		version: 1,
		created: `2026-01-02T03:04:05.00${seed % 5}Z`
	})
});
// ../../packages/service/src/views/app-home.ts
const appHomes = defineDocument()({
	name: "appHome",
	table: "app_homes",
	key: ["app_id", "user_id"],
	columns: {
		app_id: text((it) => it.appId),
		user_id: text((it) => it.userId),
		view_id: text((it) => it.viewId, {
			document: "view",
			onRemove: "remove"
		})
	},
	lists: {},
	sample: (seed) => ({
		appId: `A${1 + seed % 3}`,
		userId: `U${1 + seed % 2}`,
		version: 1,
		viewId: `V${1 + seed % 4}`
	})
});
// ../../packages/service/src/views/view-name.ts
const viewNames = defineDocument()({
	name: "viewName",
	table: "view_names",
	key: [
		"workspace_id",
		"app_id",
		"external_id"
	],
	columns: {
		workspace_id: text((it) => it.workspaceId),
		app_id: text((it) => it.appId),
		external_id: text((it) => it.externalId),
		view_id: text((it) => it.viewId, {
			document: "view",
			onRemove: "remove"
		})
	},
	lists: {},
	sample: (seed) => ({
		workspaceId: "T1",
		appId: `A${1 + seed % 3}`,
		externalId: `view-${seed % 4}`,
		version: 1 + seed % 3,
		viewId: `V${1 + seed % 4}`
	})
});
// ../../packages/service/src/views/view-stack.ts
const viewStacks = defineDocument()({
	name: "viewStack",
	table: "view_stacks",
	key: ["root_id"],
	columns: {
		root_id: text((it) => it.rootId),
		workspace_id: text((it) => it.workspaceId, {
			document: "workspace",
			onRemove: "remove"
		}),
		app_id: text((it) => it.appId, {
			document: "app",
			onRemove: "remove"
		}),
		user_id: text((it) => it.userId),
		turn: integer((it) => it.turn)
	},
	lists: { of_user: {
		by: ["user_id"],
		order: ["turn"]
	} },
	sample: (seed) => ({
		rootId: `V${1 + seed % 4}`,
		version: 1 + seed % 3,
		workspaceId: "T1",
		appId: `A${1 + seed % 3}`,
		userId: `U${1 + seed % 2}`,
		viewIds: [`V${1 + seed % 4}`],
		turn: seed % 5
	})
});
// ../../packages/service/src/documents.ts
const documents = {
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
	signingKey: signingKeys
};
// ../../packages/service/src/expectations.ts
function isAboutOutcome({ kind }) {
	return outcomeKinds.has(kind);
}
const outcomeKinds = new Set([
	"mayJoin",
	"membersAtMost",
	"channelMembersWithin",
	"messagesAtMost",
	"pinsAtMost",
	"managedAppsAtMost"
]);
// ../../packages/service/src/files/sweep-contents.ts
function sweepContents({ contents, files }, nowMs) {
	return contents.sweep(nowMs - keptMs, files.usedContents);
}
// ../../packages/service/src/organizations/is-empty.ts
async function isEmpty(store) {
	return (await store.organizations.workspaces()).length === 0;
}
// ../../packages/service/src/service-store.ts
function answerTo(_batch, committed) {
	return committed;
}
// ../../packages/service/src/store/compare-text.ts
function compareText(one, other) {
	const length = Math.min(one.length, other.length);
	for (let at = 0; at < length; at += 1) {
		const [unit, otherUnit] = [one.charCodeAt(at), other.charCodeAt(at)];
		if (unit !== otherUnit) return rank(unit) - rank(otherUnit);
	}
	return one.length - other.length;
}
function rank(unit) {
	return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
}
// ../../packages/service/src/store/memory-contents.ts
const maxBytes = 67108864;
function createMemoryContents() {
	const contents = new Map();
	return {
		maxBytes,
		async write(chunks, nowMs) {
			const bytes = await join$1(chunks);
			const hash = bytesToHex(sha256(bytes));
			const known = contents.get(hash);
			contents.set(hash, {
				bytes: known?.bytes ?? bytes,
				writtenMs: Math.max(known?.writtenMs ?? nowMs, nowMs)
			});
			return {
				hash,
				size: bytes.length
			};
		},
		async read(hash, range) {
			const bytes = contents.get(hash)?.bytes;
			return bytes === void 0 ? void 0 : chunksOf(bytes.subarray(range?.start, range?.end));
		},
		async sweep(beforeMs, findUsed) {
			const old = () => [...contents].flatMap(([hash, { writtenMs }]) => writtenMs < beforeMs ? [hash] : []);
			const used = await findUsed(old());
			for (const hash of old()) if (!used.has(hash)) contents.delete(hash);
		}
	};
}
async function join$1(chunks) {
	const all = [];
	for await (const chunk of chunks) all.push(chunk.slice());
	const bytes = new Uint8Array(all.reduce((size, { length }) => size + length, 0));
	let at = 0;
	for (const chunk of all) {
		bytes.set(chunk, at);
		at += chunk.length;
	}
	return bytes;
}
async function* chunksOf(bytes) {
	const size = 65536;
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
// ../../packages/service/src/store/memory-locks.ts
function createMemoryLocks() {
	const held = new Map();
	return {
		async acquire({ key, holder, leaseMs, nowMs }) {
			const other = held.get(key);
			if (other !== void 0 && other.holder !== holder && other.untilMs > nowMs) return false;
			held.set(key, {
				holder,
				untilMs: nowMs + leaseMs
			});
			return true;
		},
		async release({ key, holder }) {
			if (held.get(key)?.holder === holder) held.delete(key);
		}
	};
}
// ../../packages/service/src/store/rate-bucket.ts
const callCost = 6e4;
const clockSkewMs = 1e4;
function takeFromBucket(bucket, take) {
	const debt = owed(bucket, take) + callCost;
	const atMs = bucket === void 0 ? take.nowMs : Math.max(countedAtMs(bucket, take.nowMs), take.nowMs);
	return debt <= take.burst * 6e4 ? {
		debt,
		atMs
	} : void 0;
}
function taken(bucket, take) {
	const remaining = Math.floor((take.burst * callCost - bucket.debt) / callCost);
	return {
		ok: true,
		remaining,
		retryAfterMs: remaining > 0 ? 0 : waitMs(bucket, take)
	};
}
function refused(bucket, take) {
	return {
		ok: false,
		remaining: 0,
		retryAfterMs: waitMs(bucket, take)
	};
}
function owed(bucket, { nowMs, perMinute }) {
	if (bucket === void 0) return 0;
	return Math.max(0, bucket.debt - Math.max(0, nowMs - countedAtMs(bucket, nowMs)) * perMinute);
}
function isAhead({ atMs }, nowMs) {
	return atMs > nowMs + clockSkewMs;
}
function countedAtMs(bucket, nowMs) {
	return isAhead(bucket, nowMs) ? nowMs : bucket.atMs;
}
function waitMs(bucket, take) {
	const missing = Math.max(0, owed(bucket, take) + callCost - take.burst * callCost);
	return Math.max(0, countedAtMs(bucket, take.nowMs) - take.nowMs) + Math.ceil(missing / take.perMinute);
}
// ../../packages/service/src/store/memory-rates.ts
const pruneAbove = 1e4;
function createMemoryRates() {
	const buckets = new Map();
	let pruneAt = pruneAbove;
	const look = (take) => ({
		take,
		next: takeFromBucket(buckets.get(take.key), take)
	});
	const keep = ({ take, next }) => {
		const { key, perMinute, burst } = take;
		if (next !== void 0) buckets.set(key, {
			...next,
			key,
			perMinute,
			burst,
			fullAtMs: fullAtMs(next, take)
		});
		if (buckets.size <= pruneAt) return;
		for (const [key, { fullAtMs }] of buckets) if (fullAtMs <= take.nowMs) buckets.delete(key);
		pruneAt = Math.max(pruneAbove, buckets.size * 2);
	};
	const setBack = ({ key, nowMs }) => {
		const bucket = buckets.get(key);
		if (bucket === void 0 || !isAhead(bucket, nowMs)) return;
		buckets.set(key, {
			...bucket,
			atMs: nowMs,
			fullAtMs: fullAtMs({
				...bucket,
				atMs: nowMs
			}, bucket)
		});
	};
	const answer = ({ take, next }) => next === void 0 ? refused(buckets.get(take.key) ?? {
		debt: 0,
		atMs: take.nowMs
	}, take) : taken(next, take);
	const takeAll = (takes) => {
		const looks = takes.map(look);
		if (looks.every(({ next }) => next !== void 0)) looks.forEach(keep);
		else takes.forEach(setBack);
		return looks.map(answer);
	};
	return {
		async take(take) {
			const looked = look(take);
			keep(looked);
			if (looked.next === void 0) setBack(take);
			return answer(looked);
		},
		takeAll: async (takes) => takeAll(takes),
		buckets: (nowMs) => [...buckets.values()].map((bucket) => toUsed(bucket, nowMs)).filter(isUsed).toSorted(byKey),
		clear: () => buckets.clear()
	};
}
function toUsed({ key, perMinute, burst, ...bucket }, nowMs) {
	return {
		key,
		perMinute,
		burst,
		used: Math.ceil(owed(bucket, {
			nowMs,
			perMinute
		}) / callCost)
	};
}
function isUsed({ used }) {
	return used > 0;
}
function byKey(one, other) {
	return one.key < other.key ? -1 : 1;
}
function fullAtMs(bucket, { perMinute }) {
	return bucket.atMs + bucket.debt / perMinute;
}
// ../../packages/service/src/store/memory-sockets.ts
function createMemorySockets() {
	const tickets = new Map();
	return {
		async issue(ticket, nowMs) {
			for (const { hash, untilMs } of tickets.values()) if (untilMs <= nowMs) tickets.delete(hash);
			tickets.set(ticket.hash, ticket);
		},
		async redeem(hash, nowMs) {
			const ticket = tickets.get(hash);
			tickets.delete(hash);
			return ticket !== void 0 && ticket.untilMs > nowMs ? ticket.appId : void 0;
		}
	};
}
// ../../packages/service/src/tokens/knows-token.ts
async function knowsToken(store, token) {
	return await store.tokens.byHash(hashToken(token)) !== void 0;
}
// ../../packages/service/src/users/filters/user-filter.ts
function toStorableFilter(filter) {
	switch (filter.kind) {
		case "and":
		case "or": return {
			...filter,
			operands: mapOperands(filter.operands)
		};
		case "not": return {
			...filter,
			operand: toStorableFilter(filter.operand)
		};
		case "compare": return typeof filter.value === "string" ? {
			...filter,
			value: toStorable(filter.value)
		} : filter;
		case "present":
		case "valuePath": return filter;
	}
}
function mapOperands([first, second, ...others]) {
	return [
		toStorableFilter(first),
		toStorableFilter(second),
		...others.map(toStorableFilter)
	];
}
// ../../packages/service/src/users/filters/user-predicate.ts
function toUserPredicate(filter) {
	const schema = { attributes: userResource.filterable };
	const selects = compileFilter(toStorableFilter(filter), schema);
	return (user) => selects(toFiltered(user));
}
function toFiltered({ userName, emails, guest }) {
	return {
		userName: nameKey$1(userName),
		email: emails.map(nameKey$1),
		restricted: guest?.kind === "multi",
		ultra_restricted: guest?.kind === "single"
	};
}
// src/http/load-handler.ts
function loadHandler(load) {
	let loading;
	return async (request, connection) => {
		loading ??= load();
		return (await loading)(request, connection);
	};
}
// src/docs/docs-mount.ts
const docsMount = "/docs";
// src/http/refuse-verb.ts
function refuseVerb(method) {
	if (method === "GET" || method === "HEAD") return void 0;
	return new Response("Method Not Allowed\n", {
		status: 405,
		headers: { allow: "GET, HEAD" }
	});
}
// src/home/serve-home.ts
const headers$1 = {
	"content-type": "text/html; charset=utf-8",
	"cache-control": "no-cache",
	"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	"x-content-type-options": "nosniff"
};
function createHome(protocols, docs) {
	let text;
	return async ({ method }) => {
		const refusal = refuseVerb(method);
		if (refusal !== void 0) return refusal;
		const { renderHome } = await import("./render-home.js");
		text ??= renderHome(protocols, docs);
		return new Response(method === "HEAD" ? null : text, { headers: headers$1 });
	};
}
const filesPath = "/console";
function consoleMounts({ served, guardConsole, others }) {
	const home = createHome(served, docsMount);
	if (guardConsole === void 0) return { ["/"]: home };
	const page = loadHandler(async () => (await import("./serve-console.js")).createConsole(served, home));
	const files = loadHandler(async () => (await import("./serve-console.js")).createConsoleFiles(filesPath, others));
	return {
		["/"]: guardConsole(page, home),
		[filesPath]: guardConsole(files, others)
	};
}
// src/home/at-root.ts
function atRoot(home, others) {
	const [serveHome, serveOthers] = [toPlainHandler(home), toPlainHandler(others)];
	return toFetchHandler((request, connection) => isRoot(request.url) ? serveHome(request, connection) : serveOthers(request, connection));
}
function isRoot(url) {
	const next = url[url.indexOf("/", url.indexOf("://") + 3) + 1];
	return next === void 0 || next === "?" || next === "#";
}
// src/http/health.ts
const serveHealthz = async () => Response.json({ status: "ok" });
function createReadyz(store, stopping) {
	return async () => {
		if (stopping?.aborted === true) return notReady("stopping");
		return await store.ready() ? Response.json({ status: "ready" }) : notReady("unavailable");
	};
}
function notReady(status) {
	return Response.json({ status }, {
		status: 503,
		headers: { "retry-after": "1" }
	});
}
// src/http/content-disposition.ts
function contentDisposition(type, name) {
	const shown = Array.from(name.toWellFormed()).slice(0, maxCharacters).join("");
	return `${type}; filename="${shown.replaceAll(/[^\x20-\x7e]|["\\%/]/g, "_")}"; filename*=UTF-8''${encodeName(shown)}`;
}
const maxCharacters = 255;
function encodeName(name) {
	return encodeURIComponent(name).replaceAll(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
}
// src/http/send-export.ts
const mediaTypes = {
	csv: "text/csv; charset=utf-8; header=present",
	json: "application/json; charset=utf-8"
};
function sendExport({ job, text }, method) {
	const headers = {
		"content-type": mediaTypes[job.format],
		"content-disposition": `attachment; filename*=UTF-8''${encodeName(job.fileName)}`,
		"cache-control": "private, no-store",
		"x-content-type-options": "nosniff"
	};
	return new Response(method === "HEAD" ? null : toStream(text()), { headers });
}
function toStream(parts) {
	const encoder = new TextEncoder();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await parts.next();
			if (done === true) controller.close();
			else controller.enqueue(encoder.encode(value));
		},
		async cancel() {
			await parts.return(void 0);
		}
	});
}
// src/http/serve-exports.ts
const exportsMount = "/exports";
function createExports(openExport, noToken) {
	return async (request, connection = {}) => {
		const id = new URL(request.url).pathname.slice(9);
		if (request.method !== "GET" && request.method !== "HEAD") return plain(405, { allow: "GET, HEAD" });
		const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
		if (token === void 0) return refuse$1(noToken);
		try {
			const opened = await openExport({
				id,
				token,
				connection
			});
			switch (opened.kind) {
				case "refused": return refuse$1(opened.error);
				case "absent": return plain(404);
				case "running": return plain(202, { "retry-after": "1" });
				case "failed": return plain(410);
				case "done": return sendExport(opened, request.method);
			}
		} catch (error) {
			if (error instanceof StoreUnavailable) return plain(503, { "retry-after": "1" });
			throw error;
		}
	};
}
function refuse$1(error) {
	return Response.json({
		ok: false,
		error
	}, {
		status: 401,
		headers: { "www-authenticate": "Bearer" }
	});
}
const reasons$1 = {
	202: "The export is still running\n",
	404: "Not Found\n",
	405: "Method Not Allowed\n",
	410: "The export has failed\n",
	503: "Service Unavailable\n"
};
function plain(status, headers = {}) {
	return new Response(reasons$1[status], {
		status,
		headers
	});
}
// src/http/serve-photos.ts
const photosMount = "/photos";
const names$2 = /^([A-Z0-9]+)-([0-9a-f]+)-(?:original|\d+)$/;
const headers = {
	"cache-control": "public, max-age=31536000, immutable",
	"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
	"x-content-type-options": "nosniff"
};
function createPhotos(store) {
	return async ({ url, method }) => {
		const name = new URL(url).pathname.slice(8);
		const [, id, hash] = names$2.exec(name) ?? [];
		const subject = id !== void 0 && (method === "GET" || method === "HEAD") ? await orUnavailable(findSubject(id, store)) : void 0;
		if (subject === "unavailable") return new Response("Service Unavailable\n", {
			status: 503,
			headers: { "retry-after": "1" }
		});
		const photo = subject === void 0 || avatarHash(subject) !== hash ? void 0 : toPhoto(subject);
		if (photo === void 0) return new Response("Not Found\n", { status: 404 });
		return new Response(photo.bytes, { headers: {
			"content-type": photo.mediaType,
			...headers
		} });
	};
}
async function findSubject(id, { users, organizations }) {
	const user = await users.get(id);
	if (user !== void 0) return {
		...user,
		title: user.displayName
	};
	const workspace = await organizations.workspace(id);
	if (workspace === void 0) return void 0;
	return {
		id,
		title: workspace.name,
		...workspace.icon !== void 0 && { photo: workspace.icon }
	};
}
function orUnavailable(reading) {
	return reading.catch((error) => {
		if (error instanceof StoreUnavailable) return "unavailable";
		throw error;
	});
}
function toPhoto(subject) {
	return subject.photo !== void 0 && isDataUrl(subject.photo) ? readDataUrl(subject.photo) : drawPhoto(subject);
}
function readDataUrl(url) {
	const parts = /^data:(image\/[a-z0-9.+-]+)((?:;[^;,]*)*),(.*)$/is.exec(url);
	if (parts === null) return void 0;
	const [, mediaType = "", parameters = "", content = ""] = parts;
	const bytes = /;base64$/i.test(parameters) ? Buffer.from(content, "base64") : percentDecoded(content);
	return {
		mediaType: mediaType.toLowerCase(),
		bytes: new Uint8Array(bytes)
	};
}
function percentDecoded(text) {
	const bytes = text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1");
}
function drawPhoto(subject) {
	const [letter = ""] = Array.from(subject.title.toUpperCase()).filter((each) => /[\p{L}\p{N}]/u.test(each));
	return {
		mediaType: "image/svg+xml",
		bytes: [
			"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\">",
			`<rect width="512" height="512" fill="#${colorOf(subject)}"/>`,
			`<text x="256" y="352" font-family="sans-serif" font-size="280" text-anchor="middle" fill="#fff">${letter}</text>`,
			"</svg>"
		].join("")
	};
}
// src/metrics/count-requests.ts
function countRequests(handlers, { answered }) {
	return Object.fromEntries(Object.entries(handlers).map(([route, serve]) => [route, async (request, connection) => {
		const since = performance.now();
		const response = await serve(request, connection);
		const { status } = response;
		answered({
			protocol: "site",
			route,
			status,
			isGone: false,
			ms: performance.now() - since
		});
		return response;
	}]));
}
// src/oauth/oauth-mounts.ts
function oauthMounts({ installs, guardPages, worldPrefix }) {
	const page = (form) => loadHandler(async () => {
		if (guardPages === void 0) return (await import("./forbid-pages.js")).createForbidden(form);
		const [{ createAuthorize }, { refusePage }] = await Promise.all([import("./serve-authorize.js"), import("./page.js")]);
		return guardPages(createAuthorize(form, {
			load: installs,
			worldPrefix
		}), (sentence) => refusePage(form, {
			status: 403,
			sentence
		}));
	});
	return {
		[authorizePath]: page("app"),
		[userAuthorizePath]: page("user"),
		[signInPath]: page("signIn")
	};
}
// src/openid/openid-mounts.ts
function openidMounts(load) {
	const document = (name) => loadHandler(async () => (await import("./serve-openid.js")).createOpenidDocuments(load)[name]);
	return {
		[openidConfigurationPath]: document("configuration"),
		[signInKeysPath]: document("keys")
	};
}
// src/stock.ts
const serviceDefinitions = {
	scim,
	webapi,
	rename: (text) => text
};
// src/mounts.ts
function createMounts({ scim, webapi, hooks, ...mounted }) {
	const { store, openExport, openListFile, openDownload, receiveUpload, installs, openid } = mounted;
	const { guardPages, guardConsole, worldPrefix } = mounted;
	const { definitions, metrics, stopping } = mounted;
	const archives = loadHandler(async () => (await import("./serve-archives2.js")).createArchives(definitions.webapi.mount));
	const ownHandlers = {
		...consoleMounts({
			served: protocolsOf("", definitions),
			guardConsole,
			others: scim
		}),
		"/healthz": serveHealthz,
		"/readyz": createReadyz(store, stopping),
		[photosMount]: createPhotos(store),
		...oauthMounts({
			installs,
			guardPages,
			worldPrefix
		}),
		...openidMounts(openid),
		[socketPath]: loadHandler(async () => (await import("./serve-socket-path.js")).serveSocketPath),
		[archivesPath]: guardConsole?.(opensPermalinks(archives), archives) ?? archives,
		[exportsMount]: createExports(openExport, definitions.webapi.situations.noToken),
		[uploadPath]: loadHandler(async () => (await import("./serve-uploads.js")).createUploads(receiveUpload, uploadPath)),
		[privatePath]: loadHandler(async () => (await import("./serve-files.js")).createPrivateFiles({
			openDownload,
			openListFile
		}, privatePath)),
		[publicPath]: loadHandler(async () => (await import("./serve-files.js")).createPublicFiles(openDownload, publicPath)),
		[docsMount]: loadHandler(async () => (await import("./serve-docs.js")).createDocs(definitions.rename))
	};
	const { ["/"]: home = scim, ...handlers } = metrics === void 0 ? ownHandlers : countRequests(ownHandlers, metrics);
	return mount({
		...handlers,
		[definitions.webapi.mount]: webapi,
		[hooksPath]: hooks
	}, atRoot(home, scim));
}
function opensPermalinks(archives) {
	return loadHandler(async () => (await import("./open-permalink.js")).openPermalink(archives));
}
function addressesOf(url, definitions = serviceDefinitions) {
	return [...protocolsOf(url, definitions), {
		name: "Reference",
		url: `${url}${docsMount}`
	}];
}
function protocolsOf(url, { scim, webapi }) {
	return [...Object.entries(scim.versions).map(([version, { segment }]) => ({
		name: `SCIM ${version}`,
		url: `${url}${scim.mount}/${segment}`
	})), {
		name: "Web API",
		url: `${url}${webapi.mount}`
	}];
}
// ../../packages/checked-yaml/src/near-miss.ts
function nearMiss(word, known) {
	const sent = word.toLowerCase();
	let best;
	let bestDistance = Math.max(1, Math.floor(sent.length / 3)) + 1;
	for (const candidate of known) {
		const distance = editDistance(sent, candidate.toLowerCase());
		if (distance >= bestDistance || distance >= candidate.length) continue;
		best = candidate;
		bestDistance = distance;
	}
	return best;
}
function didYouMean(word, known) {
	const meant = nearMiss(word, known);
	return meant === void 0 ? "" : `; did you mean ${JSON.stringify(meant)}?`;
}
function editDistance(a, b) {
	let beforeLast = [];
	let last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) row.push(cell(a, b, i, j, {
			row,
			last,
			beforeLast
		}));
		beforeLast = last;
		last = row;
	}
	return last[b.length] ?? 0;
}
function cell(a, b, i, j, rows) {
	const replaced = (rows.last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
	const distance = Math.min((rows.last[j] ?? 0) + 1, (rows.row[j - 1] ?? 0) + 1, replaced);
	return i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? Math.min(distance, (rows.beforeLast[j - 2] ?? 0) + 1) : distance;
}
// ../../packages/checked-yaml/src/replace-words.ts
function createWordReplacer(words) {
	if (words.size === 0) return (name) => name;
	const pattern = [...words.keys()].flatMap((word) => [`(?<![A-Za-z0-9])${word}`, capitalized(word)]).join("|");
	const found = new RegExp(`(?:${pattern})(?![a-z0-9])`, "g");
	return (name) => name.replace(found, (match) => words.get(match) ?? capitalized(words.get(match.toLowerCase()) ?? match));
}
function capitalized(word) {
	return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
// src/options/check-options.ts
const sorts = {
	number: {
		what: "a number",
		fits: (value) => typeof value === "number" && value >= 0
	},
	text: {
		what: "a text",
		fits: (value) => typeof value === "string"
	},
	flag: {
		what: "true or false",
		fits: (value) => typeof value === "boolean"
	},
	object: {
		what: "an object",
		fits: (value) => typeof value === "object" && value !== null
	},
	list: {
		what: "a list",
		fits: (value) => Array.isArray(value)
	},
	function: {
		what: "a function",
		fits: (value) => typeof value === "function"
	},
	words: {
		what: "a list of words",
		fits: isWords
	},
	wordsOrFlag: {
		what: "true or a list of words",
		fits: (value) => value === true || isWords(value)
	},
	rateMode: {
		what: "off, observe or enforce",
		fits: (value) => value === "off" || value === "observe" || value === "enforce"
	}
};
const known = {
	port: "number",
	host: "text",
	memory: "flag",
	data: "text",
	database: "text",
	databaseConnections: "number",
	secretKey: "text",
	tokenPrefixes: "object",
	world: "text",
	apps: "words",
	events: "text",
	socket: "flag",
	rateMode: "rateMode",
	updateTimeMs: "number",
	siteUrl: "text",
	issuer: "text",
	trustProxy: "words",
	control: "flag",
	controlToken: "text",
	coverageFolder: "text",
	controlHosts: "words",
	deliverTo: "words",
	seed: "number",
	clock: "object",
	definitions: "object",
	documents: "list",
	handlers: "function",
	backends: "function",
	logger: "object",
	wireWords: "object",
	observed: "wordsOrFlag",
	maxHeaderBytes: "number",
	headersTimeoutMs: "number",
	requestTimeoutMs: "number",
	bodyTimeoutMs: "number",
	keepAliveTimeoutMs: "number",
	maxBodyBytes: "number",
	metrics: "object"
};
function checkOptions(options) {
	if (typeof options !== "object" || options === null) throw new StartError(`createServer takes an object of options, such as { memory: true }, not ${describe$1(options)}`);
	for (const [name, value] of Object.entries(options)) {
		if (!isKnown(name)) throw unknown(name);
		const { what, fits } = sorts[known[name]];
		if (value !== void 0 && !fits(value)) throw new StartError(`The option ${name} must be ${what}, not ${describe$1(value)}`);
	}
}
function checkHandlerOptions(options) {
	const { requestLog } = Object(options);
	const { newRequestId } = Object(requestLog);
	if (typeof newRequestId === "function") return;
	throw new TypeError(`createServiceHandler needs the option requestLog, created by createRequestLog(), not ${describe$1(requestLog)}.`);
}
function unknown(name) {
	return new StartError(`createServer has no option ${JSON.stringify(name)}${didYouMean(name, Object.keys(known))}`);
}
function isKnown(name) {
	return Object.hasOwn(known, name);
}
function isWords(value) {
	return Array.isArray(value) && value.every((each) => typeof each === "string");
}
function describe$1(value) {
	if (value === null || value === void 0) return String(value);
	if (typeof value === "number" || typeof value === "boolean") return String(value);
	return Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
}
// src/secrets/remember-hashes.ts
const maxRemembered$2 = 500;
const maxLength = 200;
function rememberHashes(hash) {
	const known = new Map();
	return (text) => {
		const last = known.get(text);
		if (last !== void 0) return last;
		const made = hash(text);
		if (text.length > maxLength) return made;
		if (known.size >= maxRemembered$2) known.clear();
		known.set(text, made);
		return made;
	};
}
// src/create-service-handler.ts
function createServiceHandler(options) {
	checkHandlerOptions(options);
	const { definitions = serviceDefinitions, handlers: createHandlers, backends: createBackends, requestLog, scimAround = [], webapiAround = [], maxBodyBytes, metrics, stopping, locations = "site", guardPages, guardConsole, repeatedHash, ...serviceOptions } = options;
	const store = metrics?.watchStore(options.store, definitions) ?? options.store;
	const sha256 = rememberHashes((text) => hash("sha256", text));
	const service = createService({
		...serviceOptions,
		definitions,
		store,
		sha256: (text) => repeatedHash?.(text) ?? sha256(text)
	});
	const { clock, ids, siteUrl } = options;
	const parts = {
		store,
		clock,
		ids,
		siteUrl,
		definitions
	};
	const { backends } = service.scim;
	const common = {
		clock: options.clock,
		newRequestId: requestLog.newRequestId,
		onError: requestLog.failed,
		...maxBodyBytes !== void 0 && { maxBodyBytes }
	};
	return createMounts({
		store,
		definitions,
		...metrics && { metrics },
		...stopping && { stopping },
		scim: createScimHandler({
			definition: definitions.scim,
			...service.scim,
			...createBackends && { backends: createBackends({
				...parts,
				backends
			}) },
			...common,
			...locations === "site" && { baseUrl: `${options.siteUrl}${definitions.scim.mount}` },
			around: [...scimAround, ...service.scim.around],
			onAnswer: requestLog.scimAnswered
		}),
		webapi: createMethodHandler({
			definition: definitions.webapi,
			...service.webapi,
			handlers: {
				...service.webapi.handlers,
				...createHandlers?.(parts)
			},
			...common,
			around: [...webapiAround, ...service.webapi.around],
			onAnswer: requestLog.methodAnswered
		}),
		openExport: service.openExport,
		openListFile: service.openListFile,
		hooks: loadHandler(async () => {
			const { createHookHandler } = await import("./serve-hooks.js");
			return createHookHandler(service.hooks, (definition, { handlers, authenticate, around }) => createMethodHandler({
				definition,
				handlers,
				authenticate,
				...common,
				around: [...webapiAround, ...around],
				onAnswer: requestLog.methodAnswered
			}));
		}),
		openDownload: service.openDownload,
		receiveUpload: service.receiveUpload,
		installs: service.installs,
		openid: service.openid,
		worldPrefix: options.worldPrefix ?? "",
		...guardPages && { guardPages },
		...guardConsole && { guardConsole }
	});
}
// src/delivery/unverified-url.ts
function unverifiedUrl(app) {
	const { delivery } = eventSubscriptions(app);
	return app.deleted || delivery.kind !== "http" || delivery.isVerified ? void 0 : delivery.url;
}
// src/delivery/watch-addresses.ts
function watchAddresses(store, onUnverified) {
	const commit = async (batch) => {
		const committed = await store.commit(batch);
		const ids = (committed.ok ? batch.writes.flatMap((write) => write.kind === "put" && write.document === "app" ? [write.value] : []) : []).flatMap((app) => unverifiedUrl(app) === void 0 ? [] : [app.id]);
		if (ids.length > 0) onUnverified(ids);
		return committed;
	};
	return {
		...store,
		commit
	};
}
// src/delivery/open-delivery.ts
function openDelivery(options) {
	let dispatching;
	const open = async () => {
		const { openDispatcher } = await import("./open-dispatcher.js");
		return openDispatcher(options);
	};
	const whenOpen = (use) => {
		dispatching ??= open();
		dispatching.then(use, options.onError);
	};
	const notify = (appIds) => whenOpen((dispatcher) => dispatcher.notify(appIds));
	const verify = (appIds) => whenOpen((dispatcher) => dispatcher.verify(appIds));
	const stopping = new AbortController();
	const looking = lookForRest(options, stopping.signal).then((isWaiting) => isWaiting && notify(), options.onError);
	return {
		store: watchAddresses(stampCommits(options.store, {
			clock: options.clock,
			ids: options.ids,
			onTold: notify
		}), verify),
		notify,
		idle: async () => (await dispatching)?.idle(),
		ask: async (appId, question) => {
			dispatching ??= open();
			return (await dispatching).ask(appId, question);
		},
		connect: async (ticket, upgrade) => {
			dispatching ??= open();
			return (await dispatching).connect(ticket, upgrade);
		},
		socketsOf: async (appId) => (await dispatching)?.socketsOf(appId) ?? 0,
		closeSockets: async () => (await dispatching)?.closeSockets(),
		close: async () => {
			stopping.abort();
			await looking;
			await (await dispatching)?.close();
		}
	};
}
async function lookForRest({ store, clock, lookEveryMs, onError }, signal) {
	while (!signal.aborted) {
		if (await store.events.nextDue().catch(onError) !== void 0) return true;
		if (lookEveryMs === void 0) return false;
		await clock.sleep(lookEveryMs, signal).catch(() => void 0);
	}
	return false;
}
// src/delivery/watch-deliveries.ts
function watchDeliveries(metrics, watch) {
	if (metrics === void 0) return watch;
	return (delivery) => {
		const end = watch?.(delivery);
		return (settlement) => {
			end?.(settlement);
			metrics.attempted({
				event: delivery.event.type,
				...toCounted(settlement)
			});
		};
	};
}
function toCounted(settlement) {
	switch (settlement.kind) {
		case "withdrawn": return { result: settlement.kind };
		case "delivered": return {
			result: settlement.kind,
			ms: settlement.attempt.durationMs
		};
		case "retry":
		case "given_up": {
			const { reason, durationMs: ms } = settlement.attempt;
			return {
				result: settlement.kind === "retry" ? "retried" : settlement.kind,
				reason,
				ms
			};
		}
	}
}
// src/composition/common-parts.ts
function commonOf({ handlers, backends, rateMode, updateTimeMs, maxBodyBytes, issuer, deliverTo }, { definitions, addresses, metrics, stopping, sealer, tokenPrefixes }) {
	return {
		definitions,
		sealer,
		tokenPrefixes,
		keyHolder: {},
		machineNow: () => Date.now(),
		allowsHttp: async (host) => {
			if (deliverTo === void 0 || deliverTo.length === 0) return false;
			const { createTargetPolicy } = await import("./src2.js");
			return createTargetPolicy({
				kinds: [],
				hosts: deliverTo
			}).allows(isIP(host) === 0 ? "0.0.0.0" : host, host);
		},
		...issuer !== void 0 && { issuer: issuer.replace(/\/+$/, "") },
		locations: addresses.locations,
		...handlers !== void 0 && { handlers },
		...backends !== void 0 && { backends },
		...rateMode !== void 0 && { rateMode },
		...updateTimeMs !== void 0 && { updateTimeMs },
		...maxBodyBytes !== void 0 && { maxBodyBytes },
		...metrics && { metrics },
		...stopping && { stopping }
	};
}
function deliveryOf(store, { definitions, sealer, tokenPrefixes }) {
	return {
		workflowPrefix: tokenPrefixes.workflow,
		wireWord: definitions.rename?.("svc") ?? "svc",
		credentialsOf: (appId) => openCredentials(store, sealer, appId)
	};
}
function watching({ metrics }, watch) {
	const both = watchDeliveries(metrics, watch);
	return both === void 0 ? {} : { watch: both };
}
// src/log/request-log.ts
function createRequestLog(logger, uuid, { metrics, scim = serviceDefinitions.scim } = {}) {
	const begun = new Map();
	const write = (route, { requestId, status, error, because, aborted }) => {
		const since = begun.get(requestId) ?? performance.now();
		begun.delete(requestId);
		const ms = Math.round((performance.now() - since) * 100) / 100;
		const code = error === void 0 ? {} : { code: error };
		const reason = because?.rule === "database" ? { reason: because.found } : {};
		if (aborted) logger.info({
			requestId,
			route,
			ms
		}, "client gone");
		else logger[status >= 500 ? "error" : "info"]({
			requestId,
			route,
			status,
			...code,
			...reason,
			ms
		}, "answered");
		return {
			status,
			...code,
			isGone: aborted === true,
			ms
		};
	};
	return {
		newRequestId: () => {
			const requestId = uuid();
			begun.set(requestId, performance.now());
			return requestId;
		},
		scimAnswered: (answer) => {
			const line = write(scimRoute(answer, scim), answer);
			metrics?.answered({
				...scimPlace(answer),
				...line
			});
		},
		methodAnswered: (answer) => {
			const line = write(answer.method ?? "unknown method", answer);
			metrics?.answered({
				...methodPlace(answer),
				...line
			});
		},
		failed: (err, requestId) => {
			metrics?.failed();
			logger.error({
				requestId,
				err
			}, "defect");
		}
	};
}
function scimPlace({ version, route }) {
	return {
		protocol: "scim",
		version,
		...route && { route: `${route.verb} ${route.path}` }
	};
}
function methodPlace({ method }) {
	return {
		protocol: "webapi",
		...method !== void 0 && { route: method }
	};
}
function scimRoute({ version, route }, scim) {
	if (route === void 0) return "unknown endpoint";
	return `${route.verb} ${scim.mount}/${scim.versions[version]?.segment}${route.path}`;
}
// src/machine/ordered-id.ts
const counterBits = 28;
const maxStart = 2 ** 27;
function createNextId(nowSeconds = () => Math.floor(Date.now() / 1e3)) {
	let second = 0;
	let count = 0;
	return () => {
		const now = nowSeconds();
		if (now > second) {
			second = now;
			count = randomInt(maxStart);
		}
		count += 1;
		return toCharacters(second >>> 2) + toCharacters((second & 3) * 2 ** counterBits + count);
	};
}
function toCharacters(bits) {
	let text = "";
	for (let rest = bits; text.length < 6; rest = Math.floor(rest / 32)) text = idAlphabet[rest % 32] + text;
	return text;
}
// src/machine/random-ids.ts
const nextId = createNextId();
const pool = new Uint8Array(4096);
let used = pool.length;
function nextBytes() {
	if (used + 12 > pool.length) {
		randomFillSync(pool);
		used = 0;
	}
	used += 12;
	return pool.subarray(used - 12, used);
}
const randomIds = {
	id: (prefix) => toId(prefix, nextBytes()),
	orderedId: (prefix) => `${prefix}${nextId()}`,
	uuid: () => randomUUID(),
	secret: (bytes) => randomBytes(bytes).toString("hex")
};
// src/machine/system-clock.ts
const systemClock = {
	now: () => new Date(),
	sleep: (ms, signal) => {
		const options = signal === void 0 ? {} : { signal };
		return ms === 0 ? setImmediate$1(void 0, options) : setTimeout$1(ms, void 0, options);
	}
};
const backgroundClock = {
	now: systemClock.now,
	sleep: (ms, signal) => setTimeout$1(ms, void 0, {
		ref: false,
		...signal && { signal }
	})
};
// src/composition/compose-service.ts
const lookEveryMs = 1e4;
const pollMs$1 = 200;
function composeService(options, opening, { isShared = false } = {}) {
	const parts = {
		clock: systemClock,
		ids: randomIds
	};
	const { logger } = opening;
	const requestLog = createRequestLog(logger, randomIds.uuid, {
		...opening.metrics && { metrics: opening.metrics },
		scim: opening.definitions.scim
	});
	const onError = (err) => {
		if (err instanceof StoreUnavailable) logger.warn({ err }, postponed);
		else requestLog.failed(err, "time");
	};
	const compose = (store, siteUrl, dueMs) => {
		const delivery = openDelivery({
			...deliveryOf(store, opening),
			...watching(opening),
			store,
			clock: backgroundClock,
			ids: randomIds,
			siteUrl,
			onError,
			targets: { hosts: options.deliverTo ?? [] },
			isLimited: () => options.rateMode === "enforce",
			...isShared && {
				lookEveryMs,
				pollMs: pollMs$1
			}
		});
		const due = createDueLoop({
			store: delivery.store,
			ids: randomIds,
			clock: backgroundClock,
			onError,
			...isShared && { lookEveryMs }
		});
		due.plan(dueMs);
		return {
			serve: createServiceHandler({
				...commonOf(options, opening),
				...parts,
				siteUrl,
				requestLog,
				due,
				store: delivery.store
			}),
			sockets: delivery,
			close: async () => {
				await due.close();
				await delivery.close();
			}
		};
	};
	return {
		...parts,
		compose
	};
}
const postponed = "the database is unavailable; what is due is done when it is back";
// src/composition/choose-composition.ts
async function chooseComposition(options, opening) {
	if (options.control === false) return composeService(options, opening);
	const { composeDouble } = await import("./compose-double.js");
	const common = commonOf(options, opening);
	return composeDouble(options, {
		...opening,
		serve: (world, siteUrl) => createServiceHandler({
			...common,
			...world,
			siteUrl
		}),
		openDelivery: (world, siteUrl) => openDelivery({
			...deliveryOf(world.store, opening),
			...world,
			...watching(opening, world.watch),
			siteUrl,
			targets: {
				kinds: ["loopback"],
				hosts: options.deliverTo ?? []
			},
			endsAtOnce: true,
			holdMs: longMs,
			isLimited: () => world.rateMode() === "enforce",
			switchesOff: true,
			onError: (err) => opening.logger.error({ err }, undelivered)
		})
	});
}
const longMs = 864e5;
const undelivered = "events are not sent until the database is back";
// src/options/check-combinations.ts
function checkSeed({ seed, control, memory }) {
	if (seed === void 0) return;
	if (control === false) throw new StartError("a seed needs the control plane");
	if (memory !== true) throw new StartError("a seed needs a server in memory: after a restart it would make the same identifiers again");
}
function checkDatabase({ memory, data, seed, clock, control, controlToken, controlHosts }) {
	const [other] = Object.entries({
		memory: memory === true || void 0,
		data,
		seed,
		clock,
		control: control || void 0,
		controlToken,
		controlHosts
	}).find(([, value]) => value !== void 0) ?? [];
	if (other !== void 0) throw new StartError(`a server on PostgreSQL cannot have the option ${other}`);
}
// src/options/token-prefixes.ts
function choosePrefixes(given = {}) {
	const kinds = Object.keys(standardPrefixes);
	for (const [kind, prefix] of Object.entries(given)) {
		if (!kinds.includes(kind)) throw new StartError(`unknown kind of token ${JSON.stringify(kind)}: the kinds are ${kinds.join(", ")}${didYouMean(kind, kinds)}`);
		if (typeof prefix !== "string" || !/^[\w.-]{1,40}$/.test(prefix)) throw new StartError(`the prefix of ${kind} tokens must consist of letters, digits, ".", "_" and "-", not ${JSON.stringify(prefix)}`);
	}
	return {
		...standardPrefixes,
		...given
	};
}
// src/secrets/create-sealer.ts
const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
const form = /^sealed:1:([0-9a-f]{8}):([\w-]+)$/;
var UnsealError = class extends Error {
	name = "UnsealError";
	keyName;
	constructor(keyName, options) {
		super("A stored credential of an app cannot be opened with the server's secret key.", options);
		this.keyName = keyName;
	}
};
function createSealer(keyFor) {
	return {
		seal: (text, about) => {
			const key = keyFor("seal");
			return key === void 0 ? void 0 : seal(text, about, key);
		},
		open: (sealed, about) => {
			const [, keyName, encoded] = form.exec(sealed) ?? [];
			if (keyName === void 0 || encoded === void 0) return sealed;
			const key = keyFor("open");
			if (key === void 0 || nameKey(key) !== keyName) throw new UnsealError(keyName);
			return open$2(Buffer.from(encoded, "base64url"), {
				about,
				key,
				keyName
			});
		}
	};
}
function seal(text, about, key) {
	const nonce = randomBytes(nonceBytes);
	const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
	const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
	return `sealed:1:${nameKey(key)}:${Buffer.concat([
		nonce,
		cipher.getAuthTag(),
		encrypted
	]).toString("base64url")}`;
}
function open$2(bytes, { about, key, keyName }) {
	const [tagAt, textAt] = [nonceBytes, 28];
	try {
		const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, tagAt), { authTagLength: tagBytes }).setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(tagAt, textAt));
		return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString("utf8");
	} catch (error) {
		throw new UnsealError(keyName, { cause: error });
	}
}
function nameKey(key) {
	return createHash("sha256").update("rollcall secret key").update(key).digest("hex").slice(0, 8);
}
// src/secrets/parse-key.ts
function parseKey(text) {
	return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, "hex") : void 0;
}
// src/secrets/key-file.ts
function keyFile(folder) {
	return join(folder, "secret.key");
}
function readKeyFile(folder) {
	const path = keyFile(folder);
	const text = readText(path);
	if (text === void 0) return void 0;
	const key = parseKey(text.trim());
	if (key === void 0) throw new StartError(`the file ${path} has no secret key; restore it from a backup`);
	return key;
}
function makeKeyFile(folder) {
	const path = keyFile(folder);
	const key = randomBytes(32);
	try {
		writeFileSync(path, `${key.toString("hex")}\n`, {
			mode: 384,
			flag: "wx",
			flush: true
		});
	} catch (error) {
		throw new StartError(`cannot write the secret key ${path}: ${describeSystemError(error)}`, { cause: error });
	}
	return key;
}
function readText(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return void 0;
		throw new StartError(`cannot read the secret key ${path}: ${describeSystemError(error)}`, { cause: error });
	}
}
// src/secrets/check-sealed.ts
async function checkSealed(store, sealer, options) {
	try {
		await tryOpening(store, sealer);
	} catch (error) {
		if (!(error instanceof UnsealError)) throw error;
		throw new StartError(describe(error, options), { cause: error });
	}
}
function describe({ keyName }, { data = ".rollcall", database, secretKey }) {
	const sealed = `the credentials of apps in this database are sealed with the secret key ${keyName}`;
	if (secretKey !== void 0) return `${sealed}, not with the given one; pass that key with --secret-key`;
	if (database !== void 0) return `${sealed}; pass that key with --secret-key or ROLLCALL_SECRET_KEY`;
	return `${sealed}, which is not in ${keyFile(data)}; restore that file, or pass the key with --secret-key`;
}
// src/secrets/choose-sealer.ts
function chooseSealer({ memory, data, database, secretKey }) {
	const given = secretKey === void 0 ? void 0 : readKey(secretKey);
	if (memory === true) return plainSealer;
	if (given !== void 0) return createSealer(() => given);
	return database === void 0 ? createFolderSealer(data ?? ".rollcall") : createSealer(() => void 0);
}
function createFolderSealer(folder) {
	let key;
	return createSealer((use) => {
		key ??= readKeyFile(folder) ?? (use === "seal" ? makeKeyFile(folder) : void 0);
		return key;
	});
}
function readKey(text) {
	const key = parseKey(text);
	if (key === void 0) throw new StartError("the secret key must be 64 hexadecimal digits, as `openssl rand -hex 32` prints them; it is not shown here");
	return key;
}
// ../../packages/storage/src/storage-error.ts
var StorageError = class extends Error {
	name = "StorageError";
	kind;
	constructor(kind, message, options) {
		super(message, options);
		this.kind = kind;
	}
};
// ../../packages/storage/src/contents/content-folder.ts
function contentFolder(file) {
	return `${file}.files`;
}
// ../../packages/storage/src/contents/max-content-bytes.ts
const maxContentBytes = 1073741824;
// ../../packages/storage/src/contents/late-contents.ts
function createLateContents(folder) {
	let contents;
	const load = async () => {
		const { createFolderContents } = await import("./folder-contents.js");
		contents ??= createFolderContents(folder);
		return contents;
	};
	return {
		maxBytes: maxContentBytes,
		write: async (chunks, nowMs) => (await load()).write(chunks, nowMs),
		read: async (hash, range) => (await load()).read(hash, range),
		sweep: async (beforeMs, findUsed) => (await load()).sweep(beforeMs, findUsed)
	};
}
// ../../packages/storage/src/sql/events/late-telling.ts
function createLateTelling({ subscribed, loadWrites }) {
	let loaded;
	const load = async () => {
		const [{ createTelling }, eventWrites] = await Promise.all([import("./tell-events.js"), loadWrites()]);
		loaded = (batch) => createTelling(batch, {
			subscribed: subscribed(),
			eventWrites
		});
	};
	return {
		prepare: ({ stamp }) => stamp === void 0 || loaded !== void 0 ? void 0 : load(),
		current: () => loaded
	};
}
// ../../packages/storage/src/sql/statements/statement.ts
function namedStatement(name) {
	return textStatement(({ texts, name: database }) => {
		const text = texts[name];
		if (text === void 0) throw new Error(`The statement "${name}" is not compiled for ${database}.`);
		return text;
	});
}
function textStatement(write) {
	return { prepare: (dialect) => {
		const { sql, names } = write(dialect);
		return {
			sql,
			reads: isRead(sql),
			values: (args) => names.map((name) => dialect.toDriver(Reflect.get(args, name)))
		};
	} };
}
function singleUseStatement(write) {
	return {
		prepare: (dialect) => {
			const { texts, values } = write(dialect);
			const sql = texts.reduce((before, text, place) => `${before}${dialect.mark(place)}${text}`);
			return {
				sql,
				reads: isRead(sql),
				values: () => values.map(dialect.toDriver)
			};
		},
		isSingleUse: true
	};
}
const longList = 1e3;
function overList(written) {
	const replanned = {
		...written,
		isSingleUse: true
	};
	return ({ length }) => length < longList ? written : replanned;
}
function createTexts(dialect) {
	const prepared = new Map();
	return (statement) => {
		const known = prepared.get(statement);
		if (known !== void 0) return known;
		const text = statement.prepare(dialect);
		if (statement.isSingleUse !== true) prepared.set(statement, text);
		return text;
	};
}
function isRead(sql) {
	return sql.startsWith("select");
}
// ../../packages/storage/src/sql/statements/compiled.ts
function compiled(name) {
	return namedStatement(name);
}
// ../../packages/storage/src/sql/statements/document-text.ts
function toText(document) {
	return JSON.stringify(document);
}
function parseDocument(text) {
	return JSON.parse(text);
}
function parseDocuments(texts) {
	return parseDocument(`[${texts.join(",")}]`);
}
// ../../packages/storage/src/sql/statements/document-statements.ts
const selectDocument = once$1((document) => textStatement((dialect) => {
	const marks = createMarks(dialect);
	return {
		sql: `select document from ${document.table} where ${equal(document.key, marks.mark)}`,
		names: marks.names
	};
}));
const lockVersion = once$1((document) => textStatement((dialect) => {
	const marks = createMarks(dialect);
	const lock = dialect.rowLocks ? " for update" : "";
	return {
		sql: `select version from ${document.table} where ${equal(document.key, marks.mark)}${lock}`,
		names: marks.names
	};
}));
const upsertDocument = once$1((document) => textStatement((dialect) => {
	const others = columnNames(document).filter((name) => !document.key.includes(name));
	const { sql, names } = insertInto(document, dialect);
	const updates = others.map((name) => `${name} = excluded.${name}`).join(", ");
	return {
		sql: `${sql} on conflict (${document.key.join(", ")}) do update set ${updates}`,
		names
	};
}));
const insertDocument = once$1((document) => textStatement((dialect) => insertInto(document, dialect)));
const replaceDocument = once$1((document) => textStatement((dialect) => {
	const { mark, names } = createMarks(dialect);
	return {
		sql: updateSet(document, mark),
		names
	};
}));
const formerVersion = "former version";
const replaceVersion = once$1((document) => textStatement((dialect) => {
	const { mark, names } = createMarks(dialect);
	return {
		sql: `${updateSet(document, mark)} and version = ${mark(formerVersion)}`,
		names
	};
}));
function selectList$1(document, list, isFirst) {
	return listStatements(document)(`${list} ${isFirst}`, () => writeList(document, list, isFirst));
}
function toRow(document, value) {
	const cells = {};
	for (const [name, { of }] of Object.entries(document.columns)) cells[name] = of(value);
	cells["version"] = "version" in value ? Number(value.version) : 1;
	cells["document"] = toText(value);
	return cells;
}
function columnNames({ columns }) {
	return [
		...Object.keys(columns),
		"version",
		"document"
	];
}
function insertInto(document, dialect) {
	const { mark, names } = createMarks(dialect);
	const columns = columnNames(document);
	const values = columns.map(mark);
	return {
		sql: `insert into ${document.table} (${columns.join(", ")}) values (${values.join(", ")})`,
		names
	};
}
function updateSet(document, mark) {
	const values = columnNames(document).filter((name) => !document.key.includes(name)).map((name) => `${name} = ${mark(name)}`).join(", ");
	return `update ${document.table} set ${values} where ${equal(document.key, mark)}`;
}
function writeList({ table, key, lists }, list, isFirst) {
	const { by, order = [], where } = lists[list] ?? { by: [] };
	const position = [...new Set([...order, ...key])];
	return textStatement((dialect) => {
		const { mark, names } = createMarks(dialect);
		const conditions = [
			...by.map((name) => `${name} = ${mark(`by ${name}`)}`),
			...where === void 0 ? [] : [`(${where})`],
			...isFirst ? [] : [`(${position.join(", ")}) > (${position.map((name) => mark(`after ${name}`)).join(", ")})`]
		];
		return {
			sql: `${`select document from ${table}${conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`} order by ${position.join(", ")}`} limit ${mark("limit")}`,
			names
		};
	});
}
function equal(columns, mark) {
	return columns.map((name) => `${name} = ${mark(name)}`).join(" and ");
}
function createMarks(dialect) {
	const names = [];
	const mark = (name) => dialect.mark(names.push(name));
	return {
		mark,
		names
	};
}
function once$1(make) {
	const made = new WeakMap();
	return (document) => {
		const known = made.get(document);
		if (known !== void 0) return known;
		const fresh = make(document);
		made.set(document, fresh);
		return fresh;
	};
}
const listStatements = once$1(() => {
	const made = new Map();
	return (name, make) => {
		const statement = made.get(name) ?? make();
		made.set(name, statement);
		return statement;
	};
});
// ../../packages/storage/src/sql/statements/steps.ts
function* rowsOf(statement, args) {
	const { rows } = yield {
		statement,
		args
	};
	return rows;
}
function* firstOf(statement, args) {
	return (yield* rowsOf(statement, args))[0];
}
function* changedBy(statement, args) {
	return (yield {
		statement,
		args
	}).changed;
}
function* execute(statement, args) {
	yield {
		statement,
		args,
		isUnawaited: true
	};
}
function* together(works) {
	const each = works.map((work) => ({
		work,
		next: work.next()
	}));
	for (;;) {
		const running = each.flatMap((one) => one.next.done ? [] : [{
			one,
			step: one.next.value
		}]);
		const [first, ...others] = running.map(({ step: { statement, args } }) => ({
			statement,
			args
		}));
		if (first === void 0) return each.flatMap(({ next }) => next.done ? [next.value] : []);
		const { along = [], ...own } = yield others.length === 0 ? first : {
			...first,
			along: others
		};
		for (const [at, result] of [own, ...along].entries()) {
			const one = running[at]?.one;
			if (one !== void 0) one.next = one.work.next(result);
		}
	}
}
function runAtOnce(steps, run) {
	const runAll = (step) => step.along === void 0 ? run(step) : {
		...run(step),
		along: step.along.map(run)
	};
	let next = steps.next();
	while (!next.done) {
		const outcome = attempt(runAll, next.value);
		next = "error" in outcome ? steps.throw(outcome.error) : steps.next(outcome.result);
	}
	return next.value;
}
const unseen = {
	rows: [],
	changed: 0
};
async function runInTurn(steps, run, unawaited = [], first = steps.next()) {
	const runAll = async (step) => {
		const [own, ...along] = await Promise.all([step, ...step.along ?? []].map(run));
		return {
			...own ?? unseen,
			along
		};
	};
	let next = first;
	while (!next.done) {
		const running = next.value.along === void 0 ? run(next.value) : runAll(next.value);
		if (next.value.isUnawaited) {
			running.catch(() => void 0);
			unawaited.push(running);
			next = steps.next(unseen);
			continue;
		}
		const outcome = await running.then((result) => ({ result }), (error) => ({ error }));
		next = "error" in outcome ? steps.throw(outcome.error) : steps.next(outcome.result);
	}
	return next.value;
}
function attempt(run, step) {
	try {
		return { result: run(step) };
	} catch (error) {
		return { error };
	}
}
// ../../packages/storage/src/sql/filler.ts
const part = {
	exportId: "filler",
	part: 0
};
const sizes = {
	small: 64,
	large: 65536
};
const remove = compiled("lists.removeExportPart");
function* putFiller(size) {
	const text = randomBytes(sizes[size]).toString("base64").slice(0, sizes[size]);
	yield* changedBy(upsertDocument(documents.listExportPart), toRow(documents.listExportPart, {
		...part,
		text
	}));
}
function* removeFiller() {
	yield* changedBy(remove, {
		id: part.exportId,
		part: part.part
	});
}
// ../../packages/storage/src/sql/statements/reading.ts
function firstRow(reading, statement, args) {
	return reading.first(statement, args);
}
async function oneDocument(reading, statement, args, read = parseDocument) {
	const row = await reading.first(statement, args);
	return row === void 0 ? void 0 : read(row.document);
}
async function allDocuments(reading, statement, args) {
	return parseDocuments(await reading.texts(statement, args));
}
// ../../packages/storage/src/sql/statements/among.ts
function among$1(dialect, place) {
	const mark = dialect.mark(place);
	return dialect.name === "postgres" ? `= any(${mark}::text[])` : `in (select list.value from json_each(${mark}) as list)`;
}
// ../../packages/storage/src/sql/statements/named.ts
function named(write) {
	return textStatement((dialect) => {
		const names = [];
		return {
			sql: write((name) => {
				names.push(name);
				return dialect.mark(names.length);
			}, dialect),
			names
		};
	});
}
// ../../packages/storage/src/sql/files/file-statements.ts
const insertShares = textStatement((dialect) => ({
	sql: `insert into file_shares (file_id, channel_id, ts)
      select distinct list.value, ${castText(dialect, 1)}, ${castInteger(dialect, 2)} from ${listOf(dialect, 3)} as list
      where true on conflict do nothing`,
	names: [
		"channelId",
		"ts",
		"fileIds"
	]
}));
const deleteShares = named((param) => `delete from file_shares where channel_id = ${param("channelId")} and ts = ${param("ts")}`);
const selectUsed = textStatement((dialect) => ({
	sql: `select content from files where content ${among$1(dialect, 1)}
      union select content from file_uploads where content ${among$1(dialect, 2)}`,
	names: ["hashes", "hashes"]
}));
function castText({ mark }, place) {
	return `cast(${mark(place)} as text)`;
}
function castInteger({ mark }, place) {
	return `cast(${mark(place)} as bigint)`;
}
function listOf({ name, mark }, place) {
	return name === "sqlite" ? `json_each(${mark(place)})` : `(select unnest(${mark(place)}::text[]) as value)`;
}
// ../../packages/storage/src/sql/files/findings.ts
function findings() {
	return import("./find-files.js");
}
// ../../packages/storage/src/sql/files/file-reader.ts
const selectFile = selectDocument(documents.file);
const selectMany$1 = compiled("files.many");
function createFileReader(reading) {
	return {
		get: (id) => oneDocument(reading, selectFile, { id }),
		getMany: (ids) => allDocuments(reading, selectMany$1, { ids }),
		find: async (slice) => (await findings()).findFiles(reading, slice),
		sharesOf: async (ids) => (await findings()).findShares(reading, ids),
		bytesIn: async (workspaceId) => (await findings()).countBytes(reading, workspaceId),
		usedContents: async (hashes) => new Set((await reading.rows(selectUsed, { hashes })).map(({ content }) => content))
	};
}
// ../../packages/storage/src/sql/search/late-search.ts
function createLateSearch(reading) {
	let loaded;
	const load = async () => (await import("./search-reader.js")).createSearchReader(reading);
	return { async messages(slice) {
		loaded ??= load();
		return (await loaded).messages(slice);
	} };
}
// ../../packages/storage/src/sql/statements/read-memory.ts
const generationSize = 1e3;
function createReadMemory({ changes, isSmall }) {
	let recent = new Map();
	let older = new Map();
	const keep = (key, known) => {
		if (recent.size >= generationSize) {
			older = recent;
			recent = new Map();
		}
		recent.set(key, known);
	};
	return { async find(key, read) {
		const last = recent.get(key) ?? older.get(key);
		const now = changes();
		if (last !== void 0 && now !== void 0 && last.changes === now) {
			if (!recent.has(key)) keep(key, last);
			return last.value;
		}
		const value = await read(last?.value);
		if (value !== void 0 && isSmall(value)) keep(key, {
			changes: now,
			value
		});
		return value;
	} };
}
// ../../packages/storage/src/sql/statements/document-memory.ts
const maxTextLength$1 = 1e4;
function createDocumentMemory(reading, table) {
	const memory = createReadMemory({
		changes: () => reading.documentChangesOf(table),
		isSmall: ({ text }) => text.length <= maxTextLength$1
	});
	return { find: async (key, statement, args) => {
		return (await memory.find(key, async (last) => {
			const text = (await reading.first(statement, args))?.document;
			if (text === void 0) return void 0;
			return last?.text === text ? last : {
				text,
				document: parseDocument(text)
			};
		}))?.document;
	} };
}
// ../../packages/storage/src/sql/readers/agent-session-reader.ts
const selectSession = selectDocument(documents.agentSession);
const selectChannels = compiled("channels.withThread");
function createAgentSessionReader(reading) {
	return {
		get: (id) => oneDocument(reading, selectSession, { id }),
		async channelsWithThread(userId, threadTs) {
			const ts = readTs(threadTs);
			return ts === void 0 ? [] : allDocuments(reading, selectChannels, {
				userId,
				ts
			});
		}
	};
}
// ../../packages/storage/src/sql/statements/is-in.ts
function isIn(channel, workspace, again) {
	return `(${channel}.workspace_id = ${workspace} or exists (select 1 from channel_shares s
    where s.channel_id = ${channel}.id and s.workspace_id = ${again}))`;
}
// ../../packages/storage/src/sql/readers/conversation-statements.ts
const seen = "select c.document, c.member_count, m.last_read, m.is_open";
const selectSeen = textStatement(({ mark }) => ({
	sql: `${seen} from channels c left join channel_members m on m.channel_id = c.id and m.user_id = ${mark(1)} where c.id = ${mark(2)}`,
	names: ["userId", "id"]
}));
const selectShare = textStatement(({ mark }) => ({
	sql: `select channel_id from channel_shares where workspace_id = ${mark(1)} limit 1`,
	names: ["workspaceId"]
}));
const slice = [
	"userId",
	"workspaceId",
	"type",
	"from"
];
const selectOfWorkspace$1 = textStatement(({ mark }) => ({
	sql: `${ofWorkspace(seen, mark)} order by c.id limit ${mark(5)}`,
	names: [...slice, "limit"]
}));
const selectInWorkspace = textStatement(({ name, mark }) => {
	const own = ofWorkspace(`${seen}, c.id as id`, mark);
	const shared = `${seen}, s.channel_id as id from channel_shares s join channels c on c.id = s.channel_id
    left join channel_members m on m.channel_id = s.channel_id and m.user_id = ${mark(5)}
    where s.workspace_id = ${mark(6)} and s.type = ${mark(7)} and s.channel_id >= ${mark(8)}`;
	if (name === "sqlite") return {
		sql: `${own} union all ${shared} order by id limit ${mark(9)}`,
		names: [
			...slice,
			...slice,
			"limit"
		]
	};
	const cut = (text, column, place) => `(${text} order by ${column} limit ${mark(place)})`;
	return {
		sql: `${cut(own, "c.id", 9)} union all ${cut(shared, "s.channel_id", 10)} order by id limit ${mark(11)}`,
		names: [
			...slice,
			...slice,
			"limit",
			"limit",
			"limit"
		]
	};
});
const selectOfMember = textStatement((dialect) => ({
	sql: `${ofMember(dialect)} order by m.channel_id limit ${dialect.mark(6)}`,
	names: [
		"userId",
		"type",
		"from",
		"workspaceId",
		"workspaceId",
		"limit"
	]
}));
const selectOfBoth = textStatement((dialect) => ({
	sql: `${ofMember(dialect)}
    and exists (select 1 from channel_members o where o.channel_id = m.channel_id and o.user_id = ${dialect.mark(6)})
    order by m.channel_id limit ${dialect.mark(7)}`,
	names: [
		"userId",
		"type",
		"from",
		"workspaceId",
		"workspaceId",
		"otherId",
		"limit"
	]
}));
const selectMembers$1 = textStatement(({ mark }) => ({
	sql: `select user_id, place from channel_members where channel_id = ${mark(1)} and place >= ${mark(2)} order by place limit ${mark(3)}`,
	names: [
		"channelId",
		"from",
		"limit"
	]
}));
const selectMembersAmong = textStatement((dialect) => ({
	sql: `select user_id from channel_members where channel_id = ${dialect.mark(1)} and user_id ${among$1(dialect, 2)}`,
	names: ["channelId", "userIds"]
}));
function ofWorkspace(selected, mark) {
	return `${selected} from channels c left join channel_members m on m.channel_id = c.id and m.user_id = ${mark(1)}
    where c.workspace_id = ${mark(2)} and c.type = ${mark(3)} and c.id >= ${mark(4)}`;
}
function ofMember({ name, mark }) {
	return `${seen} from channel_members m ${name === "sqlite" ? "cross join" : "join"} channels c on c.id = m.channel_id
    where m.user_id = ${mark(1)} and m.type = ${mark(2)} and m.channel_id >= ${mark(3)}
      and ${isIn("c", mark(4), mark(5))}`;
}
// ../../packages/storage/src/sql/readers/conversation-reader.ts
function createConversationReader(reading) {
	const changes = () => reading.changesOf(["channel_shares"]);
	const sharing = createReadMemory({
		changes,
		isSmall: () => true
	});
	const isSharing = async (workspaceId) => await reading.first(selectShare, { workspaceId }) !== void 0;
	const mayShare = async (workspaceId) => changes() === void 0 || await sharing.find(workspaceId, () => isSharing(workspaceId)) === true;
	return {
		async seenBy(id, userId) {
			const row = await reading.first(selectSeen, {
				id,
				userId
			});
			return row === void 0 ? void 0 : toSeen(row);
		},
		async find(slice, userId) {
			const statement = await mayShare(slice.workspaceId) ? selectInWorkspace : selectOfWorkspace$1;
			return (await reading.rows(statement, toArgs$1(slice, userId))).map(toSeen);
		},
		ofMember: async (slice, userId) => (await reading.rows(selectOfMember, toArgs$1(slice, userId))).map(toSeen),
		ofBoth: async (slice, userId, otherId) => (await reading.rows(selectOfBoth, {
			...toArgs$1(slice, userId),
			otherId
		})).map(toSeen),
		async members(channelId, slice) {
			return (await reading.rows(selectMembers$1, {
				channelId,
				...slice
			})).map(({ user_id: userId, place }) => ({
				userId,
				place
			}));
		},
		membersAmong: async (channelId, userIds) => (await reading.rows(selectMembersAmong, {
			channelId,
			userIds
		})).map(({ user_id }) => user_id)
	};
}
function toArgs$1(slice, userId) {
	return {
		...slice,
		userId
	};
}
function toSeen({ document, member_count: memberCount, last_read: lastRead, is_open: isOpen }) {
	const channel = parseDocument(document);
	if (lastRead === null) return {
		channel,
		memberCount
	};
	return {
		channel,
		memberCount,
		membership: {
			lastReadTs: printTs(lastRead),
			open: isOpen === 1
		}
	};
}
// ../../packages/storage/src/sql/readers/searched-channels/channel-search-statements.ts
const pages$1 = new Map();
const counts = new Map();
function selectSearched(slice) {
	const form = `${formOf(slice)} ${slice.order} ${slice.direction} ${slice.after !== void 0}`;
	return findOrMake(pages$1, form, () => selectPage$3(slice));
}
function countSearched(search) {
	return findOrMake(counts, formOf(search), () => named((mark, dialect) => `select count(*) as total from channels c where ${conditionsOf(search, dialect, mark)}`));
}
function findOrMake(known, form, make) {
	const found = known.get(form);
	if (found !== void 0) return found;
	const made = make();
	known.set(form, made);
	return made;
}
function formOf({ anyOf, withPrivate, name, connectedIds }) {
	const traits = [...new Set(anyOf)].toSorted();
	return [
		withPrivate,
		name !== "",
		connectedIds.length > 0,
		...traits
	].join();
}
const values = {
	name: "c.name_key",
	created: "c.created",
	member_count: "(case when c.archived = 1 then -1 else c.member_count end)"
};
function selectPage$3({ order, direction, after, ...search }) {
	const [by, beyond] = direction === "ascending" ? ["asc", ">"] : ["desc", "<"];
	const value = values[order];
	return named((mark, dialect) => {
		return `select c.id, c.document, c.member_count from channels c where ${conditionsOf(search, dialect, mark)}${after === void 0 ? "" : ` and (${value}, c.id) ${beyond} (${mark("value")}, ${mark("id")})`}
    order by ${value} ${by}, c.id ${by} limit ${mark("limit")}`;
	});
}
function conditionsOf({ anyOf, withPrivate, name, connectedIds }, dialect, mark) {
	const at = dialect.name === "sqlite" ? "instr" : "strpos";
	const isIn = (list) => `(c.workspace_id ${among(dialect, mark(list))} or ${shares(`s.workspace_id ${among(dialect, mark(list))}`)})`;
	const traits = [...new Set(anyOf)].toSorted();
	return [
		withPrivate ? "c.type in ('public_channel', 'private_channel')" : "c.type = 'public_channel'",
		isIn("workspaceIds"),
		...connectedIds.length === 0 ? [] : [isIn("connectedIds")],
		...name === "" ? [] : [`${at}(c.name_key, ${mark("name")}) > 0`],
		...traits.length === 0 ? [] : [`(${traits.map((trait) => conditionOf(trait, dialect, mark)).join(" or ")})`]
	].join(" and ");
}
function conditionOf(trait, dialect, mark) {
	const isOwn = (column) => `${column} ${among(dialect, mark("ownIds"))}`;
	const isExternal = () => `(not (${isOwn("c.workspace_id")}) or ${shares(`not (${isOwn("s.workspace_id")})`)})`;
	const own = () => `((case when ${isOwn("c.workspace_id")} then 1 else 0 end) +
      (select count(*) from channel_shares s where s.channel_id = c.id and ${isOwn("s.workspace_id")}))`;
	const isPrivate = "c.type = 'private_channel'";
	switch (trait) {
		case "archived": return "c.archived = 1";
		case "exclude_archived": return "c.archived = 0";
		case "exclude_org_shared": return `${own()} < 2`;
		case "external_shared": return isExternal();
		case "external_shared_archived": return `(${isExternal()} and c.archived = 1)`;
		case "external_shared_exclude": return `not ${isExternal()}`;
		case "external_shared_private": return `(${isExternal()} and ${isPrivate})`;
		case "multi_workspace": return `${own()} > 1`;
		case "org_wide": return `(${own()} > 1 and ${own()} = ${mark("ownCount")})`;
		case "private": return isPrivate;
		case "private_exclude": return "c.type = 'public_channel'";
		case "private_exclude_archived": return `(${isPrivate} and c.archived = 0)`;
	}
}
function shares(condition) {
	return `exists (select 1 from channel_shares s where s.channel_id = c.id and ${condition})`;
}
function among({ name }, mark) {
	return name === "postgres" ? `= any(${mark}::text[])` : `in (select list.value from json_each(${mark}) as list)`;
}
// ../../packages/storage/src/sql/readers/searched-channels/search-channels.ts
function createChannelSearch(reading) {
	return {
		async search(slice) {
			const { value, id } = slice.after ?? {
				value: "",
				id: ""
			};
			const args = {
				...argsOf(slice),
				value,
				id,
				limit: slice.limit
			};
			return (await reading.rows(selectSearched(slice), args)).map(({ document, member_count: memberCount }) => ({
				channel: parseDocument(document),
				memberCount
			}));
		},
		async countSearched(search) {
			const row = await reading.first(countSearched(search), argsOf(search));
			return Number(row?.total ?? 0);
		}
	};
}
function argsOf({ workspaceIds, ownIds, connectedIds, name }) {
	return {
		workspaceIds,
		ownIds,
		connectedIds,
		ownCount: ownIds.length,
		name: nameKey$1(name)
	};
}
// ../../packages/storage/src/sql/readers/channel-reader.ts
const selectChannel = selectDocument(documents.channel);
const selectByName$1 = compiled("channels.byName");
const selectHolder$1 = compiled("names.ofChannels");
const selectDm = compiled("channels.dm");
const selectMember = compiled("channels.member");
const selectShared = compiled("channels.shared");
function createChannelReader(reading) {
	const known = createDocumentMemory(reading, documents.channel.table);
	const changes = () => reading.changesOf(["channel_members"]);
	const members = createReadMemory({
		changes,
		isSmall: () => true
	});
	return {
		...createConversationReader(reading),
		...createChannelSearch(reading),
		get: (id) => known.find(id, selectChannel, { id }),
		byName(workspaceId, channelName) {
			const name = nameKey$1(channelName);
			return known.find(`${workspaceId} ${name}`, selectByName$1, {
				workspaceId,
				name
			});
		},
		nameTaken: async (name) => await firstRow(reading, selectHolder$1, { name: nameKey$1(name) }) !== void 0,
		dm: (workspaceId, ...userIds) => oneDocument(reading, selectDm, {
			workspaceId,
			dm: dmKey(userIds)
		}),
		isMember: async (channelId, userId) => await members.find(`${channelId} ${userId}`, async () => await firstRow(reading, selectMember, {
			channelId,
			userId
		}) !== void 0) === true,
		shareChannel: async (one, other) => await firstRow(reading, selectShared, {
			one,
			other
		}) !== void 0
	};
}
// ../../packages/storage/src/sql/readers/function-reader.ts
const selectFunction = selectDocument(documents.function);
const selectByCallback = compiled("apps.functionByCallback");
const selectPage$2 = compiled("apps.functionPage");
function createFunctionReader(reading) {
	return {
		get: (id) => oneDocument(reading, selectFunction, { id }),
		byCallback: (appId, callbackId) => oneDocument(reading, selectByCallback, {
			appId,
			callbackId
		}),
		find: ({ appIds, undistributedOf, after = {
			created: "",
			id: ""
		}, limit }) => allDocuments(reading, selectPage$2, {
			appIds,
			undistributedOf,
			...after,
			limit
		})
	};
}
// ../../packages/storage/src/sql/readers/find-groups.ts
const statements = {
	ascending: compiled("groups.ascending"),
	descending: compiled("groups.descending")
};
async function findGroups(reading, { order, offset, limit }) {
	const rows = await reading.rows(statements[order], {
		offset,
		limit
	});
	return {
		items: rows.flatMap(({ document }) => document === null ? [] : [parseDocument(document)]),
		total: rows[0]?.total ?? 0
	};
}
// ../../packages/storage/src/sql/readers/group-statements.ts
const selectOfWorkspace = textStatement(({ mark }) => ({
	sql: `select document, member_count, created, id from groups
    where workspace_id is not null and workspace_id = ${mark(1)} and disabled <= ${mark(2)}
    union all
    select document, member_count, created, id from groups
    where connected_to is not null and connected_to like ${mark(3)} and disabled <= ${mark(4)}
    order by created, id`,
	names: [
		"workspaceId",
		"disabled",
		"pattern",
		"disabled"
	]
}));
// ../../packages/storage/src/sql/readers/group-reader.ts
const selectGroup = selectDocument(documents.group);
const selectByName = compiled("groups.byName");
const selectByHandle = compiled("groups.byHandle");
const selectMembers = compiled("groups.members");
const selectCount = compiled("groups.memberCount");
const selectConnections$1 = compiled("connectedMembers.workspacesOfGroup");
function createGroupReader(reading) {
	return {
		get: (id) => oneDocument(reading, selectGroup, { id }),
		byName: (displayName) => oneDocument(reading, selectByName, { name: nameKey$1(displayName) }),
		byHandle: (handle) => oneDocument(reading, selectByHandle, { name: nameKey$1(handle) }),
		find: (slice) => findGroups(reading, slice),
		async membersOf(ids) {
			const rows = await reading.rows(selectMembers, { ids });
			const byGroup = Map.groupBy(rows, (row) => row.group_id);
			return new Map([...byGroup].map(([groupId, members]) => [groupId, members.map(({ id, display_name: displayName }) => ({
				id,
				displayName
			}))]));
		},
		async ofWorkspace(workspaceId, { withDisabled }) {
			const args = {
				workspaceId,
				pattern: `% ${workspaceId} %`,
				disabled: withDisabled ? 1 : 0
			};
			return (await reading.rows(selectOfWorkspace, args)).map(({ document, member_count: memberCount }) => ({
				group: parseDocument(document),
				memberCount
			}));
		},
		countMembers: async (groupId) => (await firstRow(reading, selectCount, { groupId }))?.member_count ?? 0,
		connectionsOf: async (id) => (await reading.rows(selectConnections$1, { id })).map(({ workspace_id: workspaceId }) => workspaceId)
	};
}
// ../../packages/storage/src/sql/readers/list-reader.ts
const selectList = selectDocument(documents.list);
const selectExport = selectDocument(documents.listExport);
const selectAccess = compiled("lists.access");
const selectRows = compiled("lists.rows");
const selectLastPlace = compiled("lists.lastPlace");
const selectParents = compiled("lists.parents");
const selectNewest$1 = compiled("lists.newest");
const countRows = compiled("lists.count");
const selectSlice = compiled("lists.slice");
const selectPart = selectDocument(documents.listExportPart);
const beforeAll = {
	place: Number.MIN_SAFE_INTEGER,
	id: ""
};
const afterAll$1 = {
	created: "~",
	id: ""
};
function createListReader(reading) {
	return {
		get: (id) => oneDocument(reading, selectList, { id }),
		findSeen: async (page) => (await findings()).findSeenLists(reading, page),
		accessOf: async (id) => (await reading.rows(selectAccess, { id })).map(toAccess),
		async rows(listId, ids) {
			return (await allDocuments(reading, selectRows, { ids })).filter((row) => row.listId === listId);
		},
		findRows: ({ listId, parentId = "", after: { place, id } = beforeAll, limit }) => allDocuments(reading, selectSlice, {
			listId,
			parentId,
			place,
			id,
			limit
		}),
		newestRows: ({ listId, archived, after: { created, id } = afterAll$1, limit }) => allDocuments(reading, selectNewest$1, {
			listId,
			archived: archived ? 1 : 0,
			created,
			id,
			limit
		}),
		async countRows(listId) {
			const [rows, archived] = await Promise.all([0, 1].map((flag) => countOf(reading, listId, flag)));
			return {
				rows: rows ?? 0,
				archived: archived ?? 0
			};
		},
		lastPlace: async (listId, parentId = "") => (await firstRow(reading, selectLastPlace, {
			listId,
			parentId
		}))?.place,
		parentsAmong: async (listId, ids) => new Set((await reading.rows(selectParents, {
			listId,
			ids
		})).map((row) => row.parent_id)),
		export: (id) => oneDocument(reading, selectExport, { id }),
		exportPart: async (id, part) => (await oneDocument(reading, selectPart, {
			export_id: id,
			part
		}))?.text
	};
}
function toAccess(row) {
	return {
		subject: {
			kind: row.subject_kind,
			id: row.subject_id
		},
		level: row.level
	};
}
async function countOf(reading, listId, archived) {
	return Number((await firstRow(reading, countRows, {
		listId,
		archived
	}))?.count ?? 0);
}
// ../../packages/storage/src/sql/commit/message-count.ts
const messageCount = compiled("channels.messageCount");
// ../../packages/storage/src/sql/statements/parse-memory.ts
const maxDocuments = 500;
const maxTextLength = 1e4;
function createParseMemory() {
	const known = new Map();
	return (key, text) => {
		const last = known.get(key);
		if (last?.text === text) return last.document;
		const document = parseDocument(text);
		if (text.length > maxTextLength) return document;
		if (known.size >= maxDocuments) known.clear();
		known.set(key, {
			text,
			document
		});
		return document;
	};
}
// ../../packages/storage/src/sql/readers/history-statements.ts
const selectHistory = history("asc");
const selectHistoryBackward = history("desc");
const countHistory = textStatement(({ mark }) => ({
	sql: `select cast(count(*) as integer) as count from messages where channel_id = ${mark(1)} and history_ts > ${mark(2)}`,
	names: ["channelId", "ts"]
}));
const countWritten = textStatement((dialect) => {
	const subtype = dialect.name === "postgres" ? "document::jsonb ->> 'subtype'" : "document ->> '$.subtype'";
	return {
		sql: `select cast(count(*) as integer) as count from messages
      where channel_id = ${dialect.mark(1)} and history_ts > ${dialect.mark(2)} and coalesce(${subtype}, 'me_message') ${among$1(dialect, 3)}`,
		names: [
			"channelId",
			"ts",
			"subtypes"
		]
	};
});
const selectReplies = textStatement(({ mark }) => ({
	sql: `select document from messages where channel_id = ${mark(1)} and thread_ts = ${mark(2)} and ts >= ${mark(3)} and ts <= ${mark(4)} order by ts limit ${mark(5)}`,
	names: [
		"channelId",
		"threadTs",
		"oldest",
		"latest",
		"limit"
	]
}));
const selectRepliers = textStatement(({ mark }) => ({
	sql: `select thread_ts, replier_id, cast(count(*) as integer) as count, min(ts) as first, max(ts) as latest from messages
    where channel_id = ${mark(1)} and thread_ts >= ${mark(2)} and thread_ts <= ${mark(3)}
    group by thread_ts, replier_id order by thread_ts, first`,
	names: [
		"channelId",
		"oldest",
		"latest"
	]
}));
const selectPins = textStatement(({ mark }) => ({
	sql: `select document from messages where channel_id = ${mark(1)} and pinned is not null order by pinned desc, ts desc limit ${mark(2)}`,
	names: ["channelId", "limit"]
}));
const countPins = textStatement(({ mark }) => ({
	sql: `select cast(count(*) as integer) as count from messages where channel_id = ${mark(1)} and pinned is not null`,
	names: ["channelId"]
}));
function history(order) {
	return textStatement(({ mark }) => ({
		sql: `select document from messages where channel_id = ${mark(1)} and history_ts >= ${mark(2)} and history_ts <= ${mark(3)} order by history_ts ${order} limit ${mark(4)}`,
		names: [
			"channelId",
			"oldest",
			"latest",
			"limit"
		]
	}));
}
// ../../packages/storage/src/sql/readers/history-reader.ts
function createHistoryReader(reading) {
	const findPage = createFindPage(reading);
	return {
		async history(channelId, { order, limit, ...stretch }) {
			const between = microseconds(stretch);
			if (between === void 0) return [];
			return findPage(order === "newestFirst" ? selectHistoryBackward : selectHistory, {
				channelId,
				...between,
				limit
			});
		},
		async countAfter(channelId, after) {
			const ts = readTs(after);
			return ts === void 0 ? 0 : (await firstRow(reading, countHistory, {
				channelId,
				ts
			}))?.count ?? 0;
		},
		async countWrittenAfter(channelId, after) {
			const ts = readTs(after);
			if (ts === void 0) return 0;
			return (await firstRow(reading, countWritten, {
				channelId,
				ts,
				subtypes
			}))?.count ?? 0;
		},
		async replies(channelId, parent, { limit, ...stretch }) {
			const [threadTs, between] = [readTs(parent), microseconds(stretch)];
			if (threadTs === void 0 || between === void 0) return [];
			return findPage(selectReplies, {
				channelId,
				threadTs,
				...between,
				limit
			});
		},
		async repliers(channelId, stretch) {
			const between = microseconds(stretch);
			if (between === void 0) return [];
			return (await reading.rows(selectRepliers, {
				channelId,
				...between
			})).map(({ thread_ts: threadTs, replier_id: id, count, first, latest }) => {
				return {
					threadTs: printTs(threadTs),
					id,
					count,
					first: printTs(first),
					latest: printTs(latest)
				};
			});
		},
		pins: (channelId, limit) => allDocuments(reading, selectPins, {
			channelId,
			limit
		}),
		countPins: async (channelId) => (await firstRow(reading, countPins, { channelId }))?.count ?? 0
	};
}
const maxRemembered$1 = 200;
function createFindPage(reading) {
	const read = createParseMemory();
	return async (statement, args) => {
		const texts = await reading.texts(statement, args);
		return texts.length > maxRemembered$1 ? parseDocuments(texts) : texts.map((text) => read(text, text));
	};
}
const subtypes = [...writtenSubtypes];
function microseconds({ oldest, latest }) {
	const [from, to] = [readTs(oldest), readTs(latest)];
	return from === void 0 || to === void 0 ? void 0 : {
		oldest: from,
		latest: to
	};
}
// ../../packages/storage/src/sql/readers/message-events.ts
const selectEvents = compiled("messages.events");
async function findMessageEvents(reading, channelId, { oldest, latest }) {
	const [from, to] = [readTs(oldest), readTs(latest)];
	if (from === void 0 || to === void 0) return [];
	return (await reading.rows(selectEvents, {
		channelId,
		oldest: from,
		latest: to
	})).map(toEvent);
}
function toEvent({ channel_id: channelId, ts, kind, user_id: userId, detail }) {
	const common = {
		channelId,
		ts: printTs(ts),
		userId
	};
	switch (kind) {
		case "view": return {
			...common,
			kind: "view",
			client: detail
		};
		case "reaction": return {
			...common,
			kind: "reaction",
			name: detail
		};
		case "share": return {
			...common,
			kind: "share"
		};
		case "click": return {
			...common,
			kind: "click"
		};
	}
}
// ../../packages/storage/src/sql/readers/message-reader.ts
const selectMessage = compiled("messages.get");
const selectByClientMsgId = compiled("messages.byClientMsgId");
const selectLatest = compiled("messages.latest");
const selectWindow = compiled("messages.window");
function createMessageReader(reading) {
	return {
		...createHistoryReader(reading),
		async get(channelId, ts) {
			const microseconds = readTs(ts);
			return microseconds === void 0 ? void 0 : oneDocument(reading, selectMessage, {
				channelId,
				ts: microseconds
			});
		},
		byClientMsgId: (key) => oneDocument(reading, selectByClientMsgId, key),
		async window(channelId, { limit, ...stretch }) {
			const [oldest, latest] = [readTs(stretch.oldest), readTs(stretch.latest)];
			if (oldest === void 0 || latest === void 0) return [];
			return allDocuments(reading, selectWindow, {
				channelId,
				oldest,
				latest,
				limit
			});
		},
		events: (channelId, stretch) => findMessageEvents(reading, channelId, stretch),
		latest: (channelId, limit) => allDocuments(reading, selectLatest, {
			channelId,
			limit
		}),
		count: async (workspaceId) => (await firstRow(reading, messageCount, { workspaceId }))?.count ?? 0
	};
}
// ../../packages/storage/src/sql/readers/reaction-statements.ts
const selectReactions = written(({ arg, among }) => `select ts, name, user_id, count from (
    select ts, name, user_id, cast(count(*) over (partition by ts, name) as integer) as count,
      row_number() over (partition by ts, name order by place, user_id) as nth,
      min(place) over (partition by ts, name) as first
    from reactions where exists (select 1 from reactions where channel_id = ${arg("channelId")}
        and ts >= ${arg("oldest")} and ts <= ${arg("latest")})
      and channel_id = ${arg("channelId")} and ts ${among("timestamps")}) as each
    where nth <= ${arg("usersAtMost")} or user_id = ${arg("viewerId")} order by ts, first, name, nth`);
const selectAnyReaction = written(({ arg }) => `select ts from reactions where channel_id = ${arg("channelId")} limit 1`);
const selectRoom = written(({ arg }) => {
	const ofMessage = (row = "reactions") => `${row}.channel_id = ${arg("channelId")} and ${row}.ts = ${arg("ts")}`;
	return `select
    (select cast(count(*) as integer) from reactions where ${`${ofMessage()} and user_id = ${arg("userId")}`} and name = ${arg("name")}) as is_own,
    (select cast(count(*) as integer) from reactions where ${ofMessage()} and user_id = ${arg("userId")}) as own_count,
    case when exists (select 1 from reactions where ${ofMessage()} and name = ${arg("name")}) then 0
      else (with recursive used(name) as (
        select min(name) from reactions where ${ofMessage()}
        union all
        select (select min(r.name) from reactions r where ${ofMessage("r")} and r.name > used.name)
          from used where used.name is not null)
        select cast(count(used.name) as integer) from used) end as other_emoji`;
});
const lockMessage = written(({ arg, lock }) => `select ts from messages where channel_id = ${arg("channelId")} and ts = ${arg("ts")}
    and (history_ts is not null or thread_ts is not null)${lock}`);
const lockReaction = written(({ arg, lock }) => `select name from reactions where channel_id = ${arg("channelId")} and ts = ${arg("ts")}
    and name = ${arg("name")} and user_id = ${arg("userId")}${lock}`);
const insertReactions = written(({ arg, each, text }) => `insert into reactions (channel_id, ts, name, user_id, place)
    select m.channel_id, m.ts, ${arg("name")}${text}, users.id,
      coalesce((select max(r.place) from reactions r where r.channel_id = m.channel_id and r.ts = m.ts), 0) + each.place
    from ${each("userIds")} join users on users.id = each.value
      join messages m on m.channel_id = ${arg("channelId")} and m.ts = ${arg("ts")} where true
    on conflict (channel_id, ts, name, user_id) do nothing`);
const deleteReaction = written(({ arg }) => `delete from reactions where channel_id = ${arg("channelId")} and ts = ${arg("ts")}
    and name = ${arg("name")} and user_id = ${arg("userId")}`);
const selectReacted = written((writer) => `select m.document from (select distinct r.ts, r.channel_id from ${reactedBy(writer)}
    and r.ts <= ${writer.arg("fromTs")} and (r.ts < ${writer.arg("fromTs")} or r.channel_id <= ${writer.arg("fromChannelId")})
    order by r.ts desc, r.channel_id desc limit ${writer.arg("limit")} offset ${writer.arg("offset")}) as p
    ${writer.join} messages m on m.channel_id = p.channel_id and m.ts = p.ts order by p.ts desc, p.channel_id desc`);
const countReacted = written((writer) => `select cast(count(*) as integer) as count from (
    select distinct r.ts, r.channel_id from ${reactedBy(writer)}) as each`);
function reactedBy({ arg, join }) {
	return `reactions r ${join} channels c on c.id = r.channel_id ${join} messages t on t.channel_id = r.channel_id and t.ts = r.ts
    where r.user_id = ${arg("userId")} and ${isIn("c", arg("workspaceId"), arg("workspaceId"))} and c.type is not null
    and (t.history_ts is not null or t.thread_ts is not null)
    and ((c.type = 'public_channel' and ${arg("seesPublic")} = 1)
      or exists (select 1 from channel_members m where m.channel_id = r.channel_id and m.user_id = ${arg("viewerId")}))`;
}
function written(write) {
	return textStatement((dialect) => writeText(dialect, write));
}
function writeText(dialect, write) {
	const names = [];
	const isPostgres = dialect.name === "postgres";
	const mark = (name) => dialect.mark(names.push(name));
	const numbers = new Set([
		"ts",
		"oldest",
		"latest",
		"fromTs",
		"seesPublic",
		"limit",
		"offset",
		"usersAtMost"
	]);
	const arg = (name) => `${mark(name)}${isPostgres && numbers.has(name) ? "::bigint" : ""}`;
	return {
		sql: write({
			arg,
			among: (name) => isPostgres ? `= any(${mark(name)}::bigint[])` : `in (select list.value from json_each(${mark(name)}) as list)`,
			each: (name) => isPostgres ? `unnest(${mark(name)}::text[]) with ordinality as each(value, place)` : `(select value, key + 1 as place from json_each(${mark(name)})) as each`,
			text: isPostgres ? "::text" : "",
			join: isPostgres ? "join" : "cross join",
			lock: dialect.rowLocks ? " for update" : ""
		}),
		names
	};
}
// ../../packages/storage/src/sql/readers/channels-without-reactions.ts
function createChannelsWithoutReactions(reading) {
	const known = new Set();
	let knownAt;
	return async (channelId) => {
		const changes = reading.changesOf(tables);
		if (changes === void 0) return false;
		if (changes !== knownAt) known.clear();
		knownAt = changes;
		if (known.has(channelId)) return true;
		if (await reading.first(selectAnyReaction, { channelId }) !== void 0) return false;
		if (reading.changesOf(tables) === changes) known.add(channelId);
		return true;
	};
}
const tables = ["reactions"];
// ../../packages/storage/src/sql/readers/reaction-reader.ts
function createReactionReader(reading) {
	const hasNone = createChannelsWithoutReactions(reading);
	return {
		async of(channelId, timestamps, view) {
			if (await hasNone(channelId)) return [];
			const times = timestamps.flatMap((ts) => readTs(ts) ?? []);
			if (times.length === 0) return [];
			const stretch = {
				oldest: Math.min(...times),
				latest: Math.max(...times)
			};
			return grouped(await reading.rows(selectReactions, {
				channelId,
				...stretch,
				timestamps: times,
				...view
			}));
		},
		async room({ ts, ...reaction }) {
			return toRoom(await firstRow(reading, selectRoom, {
				...reaction,
				ts: readTs(ts) ?? -1
			}));
		},
		async by({ from, offset, limit, ...selection }) {
			const fromTs = from === void 0 ? Number.MAX_SAFE_INTEGER : readTs(from.ts) ?? -1;
			const fromChannelId = from?.channelId ?? "";
			return allDocuments(reading, selectReacted, {
				...toArgs(selection),
				fromTs,
				fromChannelId,
				offset,
				limit
			});
		},
		countBy: async (selection) => (await firstRow(reading, countReacted, toArgs(selection)))?.count ?? 0
	};
}
function toRoom(row) {
	return {
		isOwn: row?.is_own === 1,
		ownCount: row?.own_count ?? 0,
		otherEmoji: row?.other_emoji ?? 0
	};
}
function toArgs({ userId, workspaceId, viewerId, seesPublic }) {
	return {
		userId,
		workspaceId,
		viewerId,
		seesPublic: seesPublic ? 1 : 0
	};
}
function grouped(rows) {
	const found = [];
	for (const { ts: microseconds, name, user_id: userId, count } of rows) {
		const ts = printTs(microseconds);
		const last = found.at(-1);
		if (last?.ts === ts && last.name === name) last.userIds.push(userId);
		else found.push({
			ts,
			name,
			userIds: [userId],
			count
		});
	}
	return found;
}
// ../../packages/storage/src/sql/readers/record-reader.ts
const selectOrganization$1 = selectDocument(documents.crmOrganization);
const selectRecord = selectDocument(documents.record);
function createRecordReader(reading) {
	return {
		organization: (id) => oneDocument(reading, selectOrganization$1, { id }),
		get: (crmOrgId, objectId) => oneDocument(reading, selectRecord, { id: recordKey(crmOrgId, objectId) })
	};
}
// ../../packages/storage/src/sql/readers/role-reader.ts
const selectNewest = compiled("roles.newest");
const selectOldest = compiled("roles.oldest");
const selectAmong = compiled("roles.among");
const afterAll = "~";
function createRoleReader(reading) {
	return {
		find: ({ roleIds, entityIds, order, after, limit }) => order === "newestFirst" ? allDocuments(reading, selectNewest, {
			roleIds,
			entityIds,
			place: after ?? afterAll,
			limit
		}) : allDocuments(reading, selectOldest, {
			roleIds,
			entityIds,
			place: after ?? "",
			limit
		}),
		among: ({ roleIds, entityIds, userIds }) => allDocuments(reading, selectAmong, {
			roleIds,
			entityIds,
			userIds
		})
	};
}
// ../../packages/storage/src/sql/readers/token-reader.ts
const selectToken = compiled("tokens.byHash");
const selectActing = compiled("tokens.acting");
const selectActingAmong = overList(compiled("tokens.actingAmong"));
const selectWorkspace$1 = selectDocument(documents.workspace);
const selectResolved = compiled("tokens.resolved");
const resolvedTables = [
	"tokens",
	"users",
	"apps",
	"organizations",
	"workspaces"
];
const maxRemembered = 500;
function createTokenReader(reading, { onSubscriptions }) {
	const known = new Map();
	const acting = createReadMemory({
		changes: () => reading.changesOf(["tokens"]),
		isSmall: () => true
	});
	const readAgain = async (hash, last, changes) => {
		const row = await reading.first(selectResolved, {
			hash,
			workspaceId: last?.workspaceId ?? ""
		});
		if (row === void 0) return void 0;
		await onSubscriptions?.(row.subscriptions ?? 0);
		const found = last !== void 0 && isSame(last.row, row) ? last : await toRemembered(reading, row, last?.workspaceId);
		if (known.size >= maxRemembered) known.clear();
		known.set(hash, {
			...found,
			changes
		});
		return found.resolved;
	};
	return {
		async byHash(hash) {
			const row = await reading.first(selectToken, { hash });
			return row === void 0 ? void 0 : toToken(row);
		},
		actsAs: async (appId, userId) => await acting.find(`${appId} ${userId}`, async () => await reading.first(selectActing, {
			appId,
			userId
		}) !== void 0) === true,
		async actsAsAmong(appId, ids) {
			if (ids.length === 0) return new Set();
			const rows = await reading.rows(selectActingAmong(ids), {
				appId,
				ids
			});
			return new Set(rows.flatMap(({ user_id: userId }) => userId ?? []));
		},
		resolve(hash) {
			const last = known.get(hash);
			const changes = reading.changesOf(resolvedTables);
			return last?.changes !== void 0 && last.changes === changes ? last.resolved : readAgain(hash, last, changes);
		}
	};
}
function toToken({ document, revoked }) {
	return {
		...parseDocument(document),
		revoked: revoked === 1
	};
}
async function toRemembered(reading, row, asked) {
	const known = {
		token: toToken(row),
		...row.user !== null && { user: parseDocument(row.user) },
		...row.app !== null && { app: parseDocument(row.app) },
		...row.organization !== null && { organization: parseDocument(row.organization) }
	};
	const [workspaceId = ""] = workspacesOf(known);
	const workspace = workspaceId === asked ? row.workspace : (await reading.first(selectWorkspace$1, { id: workspaceId }))?.document ?? null;
	const resolved = {
		...known,
		...workspace !== null && { workspace: parseDocument(workspace) }
	};
	return {
		row: {
			...row,
			workspace
		},
		resolved,
		workspaceId
	};
}
function isSame(one, other) {
	return one.document === other.document && one.revoked === other.revoked && one.user === other.user && one.app === other.app && one.organization === other.organization && one.workspace === other.workspace;
}
// ../../packages/storage/src/sql/directory/user-condition.ts
const columns = {
	userName: {
		sql: "users.user_name",
		holds: "foldedText"
	},
	email: {
		from: "user_emails",
		where: "user_emails.user_id = users.id",
		columns: { value: {
			sql: "user_emails.address",
			holds: "foldedText"
		} }
	},
	restricted: {
		sql: "(users.restricted = 1)",
		holds: "boolean"
	},
	ultra_restricted: {
		sql: "(users.ultra_restricted = 1)",
		holds: "boolean"
	}
};
function toUserCondition(filter, { name: dialect }) {
	const template = toSql(toStorableFilter(filter), {
		columns,
		dialect
	});
	if (template === void 0) throw new Error("The filter is too large for a statement.");
	return template;
}
// ../../packages/storage/src/sql/readers/find-filtered-users.ts
const selectByUserName = compiled("users.byUserName");
const selectByEmail = compiled("users.byEmail");
async function findFilteredUsers(reading, slice) {
	const { offset, limit, filter } = slice;
	const lookUp = toLookUp(filter);
	if (lookUp !== void 0) {
		const found = await oneDocument(reading, lookUp.statement, lookUp);
		const all = found !== void 0 && homeOf(found) === slice.home && toUserPredicate(filter)(found) ? [found] : [];
		return {
			items: all.slice(offset, offset + limit),
			total: all.length
		};
	}
	const total = (await firstRow(reading, countMatching(slice), {}))?.count ?? 0;
	return {
		items: offset < total && limit > 0 ? await allDocuments(reading, selectMatching(slice), {}) : [],
		total
	};
}
function toLookUp(filter) {
	if (filter.kind === "and") return filter.operands.map(toLookUp).find((each) => each !== void 0);
	if (filter.kind !== "compare" || filter.operator !== "eq" || typeof filter.value !== "string") return void 0;
	const key = nameKey$1(filter.value);
	switch (filter.attribute.name) {
		case "userName": return {
			statement: selectByUserName,
			key
		};
		case "email": return {
			statement: selectByEmail,
			key
		};
		case "restricted":
		case "ultra_restricted": return;
	}
}
function countMatching({ home, filter }) {
	return singleUseStatement((dialect) => {
		const { texts, values } = matching("count(*) as count", filter, dialect);
		return {
			texts,
			values: [home, ...values]
		};
	});
}
function selectMatching({ home, filter, order, offset, limit }) {
	const direction = order === "ascending" ? "asc" : "desc";
	return singleUseStatement((dialect) => {
		const { texts, values } = matching("document", filter, dialect);
		const last = `${texts.at(-1)} order by created ${direction}, id ${direction} limit `;
		return {
			texts: [
				...texts.slice(0, -1),
				last,
				" offset ",
				""
			],
			values: [
				home,
				...values,
				limit,
				offset
			]
		};
	});
}
function matching(columns, filter, dialect) {
	const { strings, parameters } = toUserCondition(filter, dialect);
	const [first, ...others] = strings;
	return {
		texts: [
			`select ${columns} from users where home = `,
			` and ${first}`,
			...others
		],
		values: parameters
	};
}
// ../../packages/storage/src/sql/directory/mark-distance.ts
const markDistance = 1e3;
// ../../packages/storage/src/sql/directory/page-marks.ts
const anyPlace = Number.MAX_SAFE_INTEGER;
const shareMarks = compiled("userMarks.share");
const takeMarks = compiled("userMarks.take");
const moveMarks = compiled("userMarks.move");
const selectMark = compiled("userMarks.at");
const countFrom = compiled("userMarks.countFrom");
const selectNext = compiled("userMarks.next");
const insertMark = compiled("userMarks.insert");
function startOf(home) {
	return {
		home,
		created: "",
		id: "",
		place: 0
	};
}
function* enter(position) {
	yield* execute(shareMarks, {});
	yield* execute(moveMarks, {
		...position,
		by: 1
	});
}
function* leave(position) {
	yield* execute(shareMarks, {});
	yield* execute(moveMarks, {
		...position,
		by: -1
	});
}
function* setMarks(home) {
	if ((yield* firstOf(takeMarks, {})) === void 0) return;
	let mark = (yield* firstOf(selectMark, {
		home,
		place: anyPlace
	})) ?? startOf(home);
	const count = (yield* firstOf(countFrom, mark))?.count ?? 0;
	for (let more = Math.floor(count / markDistance) - 1; more > 0; more -= 1) {
		const next = yield* firstOf(selectNext, mark);
		if (next === void 0) return;
		mark = {
			home,
			...next,
			place: mark.place + markDistance
		};
		yield* changedBy(insertMark, mark);
	}
}
// ../../packages/storage/src/sql/readers/find-users.ts
const maxUnmarked = 2 * markDistance;
const selectFrom = compiled("users.slice");
async function findUsers(reading, { filter, ...slice }) {
	if (filter !== void 0) return findFilteredUsers(reading, {
		...slice,
		filter
	});
	const { home, order } = slice;
	const total = await countAll(reading, home);
	const { place, limit } = cut(slice, total);
	if (limit <= 0) return {
		items: [],
		total
	};
	const mark = await readMark(reading, home, place);
	const items = await allDocuments(reading, selectFrom, {
		...mark,
		skip: place - mark.place,
		limit
	});
	return {
		items: order === "ascending" ? items : items.toReversed(),
		total
	};
}
function cut({ offset, limit, order }, total) {
	const count = Math.min(limit, total - offset);
	return {
		place: order === "ascending" ? offset : total - offset - count,
		limit: count
	};
}
async function countAll(reading, home) {
	const mark = await readMark(reading, home, anyPlace);
	const unmarked = (await firstRow(reading, countFrom, mark))?.count ?? 0;
	if (unmarked > maxUnmarked) await reading.keep(() => setMarks(home));
	return mark.place + unmarked;
}
async function readMark(reading, home, place) {
	return await firstRow(reading, selectMark, {
		home,
		place
	}) ?? startOf(home);
}
// ../../packages/storage/src/sql/readers/listed-users/seen-user-statements.ts
const selectSeenUsers = {
	all: {
		everywhere: selectPage$1("all", false),
		granted: selectPage$1("all", true)
	},
	few: {
		everywhere: selectPage$1("few", false),
		granted: selectPage$1("few", true)
	},
	many: {
		everywhere: selectPage$1("many", false),
		granted: selectPage$1("many", true)
	}
};
const countAcquainted = textStatement(({ mark }) => ({
	sql: `select cast(coalesce(sum(c.member_count), 0) as bigint) as count
      from channel_members m join channels c on c.id = m.channel_id where m.user_id = ${mark(1)}`,
	names: ["guestId"]
}));
function selectPage$1(acquainted, isGranted) {
	return textStatement((dialect) => {
		const names = [];
		const mark = (name) => dialect.mark(names.push(name));
		return {
			sql: [
				`select users.id, users.document from ${acquainted === "few" ? fromAcquainted(dialect, mark) : "users"}`,
				`where users.home = ${mark("home")} and (users.created, users.id) >= (${mark("created")}, ${mark("id")})`,
				...acquainted === "many" ? [`and ${isAcquainted(mark)}`] : [],
				...isGranted ? [`and ${isGrantedTo(dialect, mark)}`] : [],
				`order by users.created, users.id limit ${mark("limit")}`
			].join("\n    "),
			names
		};
	});
}
function fromAcquainted({ name, textType }, mark) {
	return `(
      select cast(${mark("guestId")} as ${textType.split(" ")[0]}) as user_id
      union select theirs.user_id from channel_members mine
      join channel_members theirs on theirs.channel_id = mine.channel_id where mine.user_id = ${mark("guestId")}
    ) as acquainted ${name === "sqlite" ? "cross join" : "join"} users on users.id = acquainted.user_id`;
}
function isAcquainted(mark) {
	return `(users.id = ${mark("guestId")} or (
      select 1 from channel_members mine
      join channel_members theirs on theirs.channel_id = mine.channel_id and theirs.user_id = users.id
      where mine.user_id = ${mark("guestId")} limit 1
    ) = 1)`;
}
function isGrantedTo({ name }, mark) {
	const [list, position] = name === "sqlite" ? [() => `json_each(${mark("workspaceIds")})`, "instr"] : [() => `(select unnest(${mark("workspaceIds")}::text[]) as value)`, "strpos"];
	return `(users.id = ${mark("userId")} or users.workspaces = '  '
      or exists (select 1 from ${list()} as list where ${position}(users.workspaces, ' ' || list.value || ' ') > 0)
      or exists (
        select 1 from connected_members connected join ${list()} as list on list.value = connected.workspace_id
        where connected.user_id = users.id
      ))`;
}
// ../../packages/storage/src/sql/readers/listed-users/administered-user-statements.ts
const pages = new Map();
function selectAdministered(slice) {
	const { active, workspaceId, onlyGuests, roles, granted } = slice;
	const isGranted = granted !== void 0;
	const form = [
		active,
		workspaceId !== void 0,
		onlyGuests,
		roles?.anyOf,
		isGranted
	].join();
	const known = pages.get(form);
	if (known !== void 0) return known;
	const made = selectPage(slice);
	pages.set(form, made);
	return made;
}
function selectPage({ active, workspaceId, onlyGuests, roles, granted }) {
	return named((mark, dialect) => {
		const at = dialect.name === "sqlite" ? "instr" : "strpos";
		return `select users.id, users.document from users
    where ${[
			`users.home = ${mark("home")} and (users.created, users.id) >= (${mark("created")}, ${mark("id")})`,
			`users.active = ${active ? 1 : 0}`,
			...onlyGuests === void 0 ? [] : ["(users.restricted = 1 or users.ultra_restricted = 1)"],
			...roles === void 0 ? [] : ["users.roles is not null"],
			...roles === void 0 ? [] : [anyOf(roles.anyOf.map((role) => holds(at, mark("place"), role)))],
			...workspaceId === void 0 ? [] : [anyOf([`${at}(users.workspaces, ' ' || ${mark("workspaceId")} || ' ') > 0`, `exists (select 1 from connected_members connected
        where connected.user_id = users.id and connected.workspace_id = ${mark("workspaceId")})`])],
			...granted === void 0 ? [] : [isGrantedTo(dialect, mark)]
		].join("\n      and ")}
    order by users.created, users.id limit ${mark("limit")}`;
	});
}
function holds(at, place, role) {
	return `${at}(users.roles, ' ' || ${place} || ':${role} ') > 0`;
}
function anyOf(conditions) {
	return `(${conditions.join(" or ")})`;
}
// ../../packages/storage/src/sql/readers/listed-users/find-administered-users.ts
async function findAdministeredUsers(reading, slice, read) {
	const { home, limit, workspaceId = "", roles, granted, from: { created, id } = {
		created: "",
		id: ""
	} } = slice;
	return (await reading.rows(selectAdministered(slice), {
		home,
		created,
		id,
		limit,
		workspaceId,
		place: roles?.of ?? "",
		workspaceIds: granted?.workspaceIds ?? [],
		userId: granted?.userId ?? ""
	})).map((row) => read(row.id, row.document));
}
// ../../packages/storage/src/sql/readers/listed-users/find-seen-users.ts
const maxAcquainted = 5e3;
async function findSeenUsers(reading, slice, read) {
	const { home, limit, guestId, granted, from: { created, id } = {
		created: "",
		id: ""
	} } = slice;
	const acquainted = guestId === void 0 ? "all" : await acquaintedOf(guestId, reading);
	const statement = selectSeenUsers[acquainted][granted === void 0 ? "everywhere" : "granted"];
	return (await reading.rows(statement, {
		home,
		created,
		id,
		limit,
		guestId: guestId ?? "",
		workspaceIds: granted?.workspaceIds ?? [],
		userId: granted?.userId ?? ""
	})).map((row) => read(row.id, row.document));
}
async function acquaintedOf(guestId, reading) {
	const { count } = await firstRow(reading, countAcquainted, { guestId }) ?? { count: 0 };
	return count <= maxAcquainted ? "few" : "many";
}
// ../../packages/storage/src/sql/readers/user-reader.ts
const selectUser = selectDocument(documents.user);
const selectWithGroups = compiled("users.withGroups");
const selectMany = compiled("users.many");
const selectExceptions = compiled("users.exceptions");
const selectGroups = compiled("groups.ofUsers");
const selectGroupsOfOne = compiled("groups.ofUser");
const selectConnected = compiled("connectedMembers.workspacesOfUser");
const selectConnections = overList(compiled("connectedMembers.workspacesOfUsers"));
const selectConnectedAmong = overList(compiled("connectedMembers.among"));
const selectHolder = compiled("names.holder");
const selectNames = compiled("names.between");
function createUserReader(reading) {
	const known = createDocumentMemory(reading, documents.user.table);
	const readSeen = createParseMemory();
	return {
		get: (id) => known.find(id, selectUser, { id }),
		withGroups: createReadWithGroups(reading),
		getMany: (ids) => allDocuments(reading, selectMany, { ids }),
		byUserName: (userName) => oneDocument(reading, selectByUserName, { key: nameKey$1(userName) }),
		byEmail: (address) => oneDocument(reading, selectByEmail, { key: nameKey$1(address) }),
		find: (slice) => findUsers(reading, slice),
		seen: (slice) => findSeenUsers(reading, slice, readSeen),
		administered: (slice) => findAdministeredUsers(reading, slice, readSeen),
		async exceptionsAmong(ids) {
			const rows = await reading.rows(selectExceptions, { ids });
			return new Map(rows.map(({ id, document }) => [id, document === null ? void 0 : parseDocument(document)]));
		},
		groupsOf: (ids) => groupsOf(reading, ids),
		connectedWorkspaces: async (id) => (await reading.rows(selectConnected, { id })).map(({ workspace_id: workspaceId }) => workspaceId),
		async connectionsOf(ids) {
			if (ids.length === 0) return new Map();
			const byUser = Map.groupBy(await reading.rows(selectConnections(ids), { ids }), (row) => row.user_id);
			return new Map([...byUser].map(([id, rows]) => [id, rows.map((row) => row.workspace_id)]));
		},
		async connectedAmong(ids, workspaceId) {
			if (ids.length === 0) return new Set();
			const rows = await reading.rows(selectConnectedAmong(ids), {
				ids,
				workspaceId
			});
			return new Set(rows.map(({ user_id: userId }) => userId));
		},
		async nameHolder(name) {
			const row = await firstRow(reading, selectHolder, { name: nameKey$1(name) });
			return row === void 0 || row.holder_id === null ? row && {} : { userId: row.holder_id };
		},
		async namesLike(stem) {
			const from = nameKey$1(stem);
			return (await reading.rows(selectNames, {
				from,
				below: `${from}:`
			})).map(({ name }) => name).filter((name) => /^\d*$/.test(name.slice(from.length)));
		}
	};
}
const maxGroups = 20;
function createReadWithGroups(reading) {
	const memory = createReadMemory({
		changes: () => reading.changesOf([
			"users",
			"group_members",
			"groups"
		]),
		isSmall: ({ text, found }) => text.length <= 1e4 && found.groups.length <= maxGroups
	});
	return async (id) => {
		return (await memory.find(id, async (last) => {
			const row = await firstRow(reading, selectWithGroups, { id });
			if (row === void 0) return void 0;
			const groups = row.joined ? (await groupsOf(reading, [id])).get(id) : void 0;
			const user = last?.text === row.document ? last.found.user : parseDocument(row.document);
			return {
				text: row.document,
				found: {
					user,
					groups: groups ?? []
				}
			};
		}))?.found;
	};
}
async function groupsOf(reading, ids) {
	const [id, ...others] = ids;
	if (id === void 0) return new Map();
	if (others.length === 0) {
		const groups = (await reading.rows(selectGroupsOfOne, { id })).flatMap(({ document }) => document === null ? [] : [parseDocument(document)]);
		return groups.length === 0 ? new Map() : new Map([[id, groups.toSorted(byName)]]);
	}
	const byUser = Map.groupBy(await reading.rows(selectGroups, { ids }), (row) => row.user_id);
	return new Map([...byUser].map(([user, rows]) => [user, rows.map((row) => parseDocument(row.document))]));
}
function byName(one, other) {
	return compareText(nameKey$1(one.displayName), nameKey$1(other.displayName));
}
// ../../packages/storage/src/sql/readers/create-readers.ts
const selectOrganization = compiled("organizations.get");
const selectWorkspace = selectDocument(documents.workspace);
const selectWorkspaces = compiled("organizations.workspaces");
const selectApp = selectDocument(documents.app);
const selectCanvas = selectDocument(documents.canvas);
function createReaders(reading, tokens = {}) {
	const known = {
		organizations: createDocumentMemory(reading, documents.organization.table),
		workspaces: createDocumentMemory(reading, documents.workspace.table)
	};
	return {
		organizations: {
			get: () => known.organizations.find("", selectOrganization, {}),
			workspace: (id) => known.workspaces.find(id, selectWorkspace, { id }),
			workspaces: () => allDocuments(reading, selectWorkspaces, {})
		},
		users: createUserReader(reading),
		groups: createGroupReader(reading),
		tokens: createTokenReader(reading, tokens),
		apps: { get: (id) => oneDocument(reading, selectApp, { id }) },
		channels: createChannelReader(reading),
		messages: createMessageReader(reading),
		reactions: createReactionReader(reading),
		search: createLateSearch(reading),
		functions: createFunctionReader(reading),
		records: createRecordReader(reading),
		lists: createListReader(reading),
		canvases: {
			get: (id) => oneDocument(reading, selectCanvas, { id }),
			findSeen: async (page) => (await findings()).findSeenCanvases(reading, page)
		},
		agentSessions: createAgentSessionReader(reading),
		roles: createRoleReader(reading),
		files: createFileReader(reading)
	};
}
// ../../packages/storage/src/sql/readers/document-reader.ts
function createDocumentReader(reading) {
	return {
		get: (document, key) => oneDocument(reading, selectDocument(document), key),
		list: (document, list, given, { limit, after }) => allDocuments(reading, selectList$1(document, list, after === void 0), {
			...prefixed("by", given),
			...after !== void 0 && prefixed("after", after),
			limit
		})
	};
}
function prefixed(prefix, cells) {
	return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [`${prefix} ${name}`, cell]));
}
// ../../packages/storage/src/write-health.ts
const trustMs = 5e3;
function createWriteHealth(options) {
	const { probe, ask, nowMs = () => performance.now() } = options;
	let state = "healthy";
	let wroteMs = Number.NEGATIVE_INFINITY;
	let running;
	const wrote = () => {
		wroteMs = nowMs();
	};
	const probeOnce = async () => {
		try {
			if (state === "healthy" && nowMs() - wroteMs < trustMs) {
				await ask();
				return true;
			}
			await probe(state === "healthy" ? "small" : "large");
		} catch {
			if (state === "healthy") state = "failing";
			return false;
		}
		if (state === "broken") return false;
		state = "healthy";
		wrote();
		return true;
	};
	return {
		wrote,
		failed(isPermanent = false) {
			if (state !== "broken") state = isPermanent ? "broken" : "failing";
		},
		renewed() {
			state = "failing";
		},
		async check() {
			if (state === "broken") return false;
			running ??= probeOnce().finally(() => {
				running = void 0;
			});
			return running;
		}
	};
}
// ../../packages/storage/src/sql/writes/group-members.ts
const lockGroup = compiled("groups.lock");
const insertMembers$2 = overList(compiled("groups.insertMembers"));
const deleteMembers$2 = compiled("groups.removeMembers");
const deleteAllMembers = compiled("groups.removeAllMembers");
const countMembers$1 = compiled("groups.countMembers");
const deleteGroup = compiled("groups.remove");
const releaseHandle$1 = compiled("names.releaseOfGroup");
const memberWrites = {
	*add({ groupId, userIds }) {
		yield* execute(lockGroup, { groupId });
		const each = [...new Set(userIds)];
		const more = yield* changedBy(insertMembers$2(each), {
			groupId,
			userIds: each
		});
		if (more > 0) yield* execute(countMembers$1, {
			groupId,
			more
		});
	},
	*remove({ groupId, userIds }) {
		yield* execute(lockGroup, { groupId });
		const fewer = yield* changedBy(deleteMembers$2, {
			groupId,
			userIds
		});
		if (fewer > 0) yield* execute(countMembers$1, {
			groupId,
			more: -fewer
		});
	}
};
function* clearGroupMembers({ groupId }) {
	yield* execute(lockGroup, { groupId });
	const fewer = yield* changedBy(deleteAllMembers, { groupId });
	if (fewer > 0) yield* execute(countMembers$1, {
		groupId,
		more: -fewer
	});
}
function* removeGroup({ id: groupId }) {
	yield* execute(lockGroup, { groupId });
	yield* execute(deleteAllMembers, { groupId });
	yield* execute(releaseHandle$1, { groupId });
	yield* execute(deleteGroup, { groupId });
}
// ../../packages/storage/src/sql/search/note-change.ts
const noteChange = textStatement(({ mark }) => ({
	sql: `insert into search_changes (channel_id, ts, version) values (${mark(1)}, ${mark(2)}, ${mark(3)}) on conflict do nothing`,
	names: [
		"channelId",
		"ts",
		"version"
	]
}));
// ../../packages/storage/src/sql/writes/change-message.ts
function* changeMessage({ message, formerFileIds = [] }, guard) {
	const row = toRow(documents.message, message);
	if (guard?.kind === "version") {
		if ((yield* changedBy(replaceVersion(documents.message), {
			...row,
			["former version"]: guard.version
		})) !== 1) return guard;
	} else yield* execute(replaceDocument(documents.message), row);
	const { channelId, fileIds = [], deleted } = message;
	if (formerFileIds.length > 0) yield* execute(deleteShares, {
		channelId,
		ts: row.ts
	});
	if (fileIds.length > 0 && deleted !== true) yield* execute(insertShares, {
		channelId,
		ts: row.ts,
		fileIds
	});
	return yield* execute(noteChange, {
		channelId,
		ts: row.ts,
		version: row.version
	});
}
// ../../packages/storage/src/sql/writes/channel-members.ts
const takePlaces = textStatement((dialect) => ({
	sql: `update channels set last_place = last_place + ${number(dialect, 1)} where id = ${dialect.mark(2)} returning last_place, type`,
	names: ["count", "channelId"]
}));
const insertMembers$1 = textStatement((dialect) => {
	const { mark } = dialect;
	const isPostgres = dialect.name === "postgres";
	const each = isPostgres ? `unnest(${mark(4)}::text[]) with ordinality as each(value, place)` : `(select value, key + 1 as place from json_each(${mark(4)})) as each`;
	const text = isPostgres ? "::text" : "";
	return {
		sql: `insert into channel_members (channel_id, user_id, type, place, last_read, is_open)
      select ${mark(1)}${text}, users.id, ${mark(2)}${text}, ${number(dialect, 3)} + each.place, 0, 1
      from ${each} join users on users.id = each.value where true
      on conflict (channel_id, user_id) do nothing`,
		names: [
			"channelId",
			"type",
			"after",
			"userIds"
		]
	};
});
const deleteMembers$1 = textStatement((dialect) => ({
	sql: `delete from channel_members where channel_id = ${dialect.mark(1)} and user_id ${among$1(dialect, 2)}`,
	names: ["channelId", "userIds"]
}));
const countMembers = textStatement((dialect) => ({
	sql: `update channels set member_count = member_count + ${number(dialect, 1)} where id = ${dialect.mark(2)}`,
	names: ["more", "channelId"]
}));
const uncountEverywhere = compiled("channels.uncountMember");
const deleteEverywhere = compiled("channels.removeMember");
const updateMembership = textStatement((dialect) => ({
	sql: `update channel_members
    set last_read = coalesce(${number(dialect, 1)}, last_read), is_open = coalesce(${number(dialect, 2)}, is_open)
    where channel_id = ${dialect.mark(3)} and user_id = ${dialect.mark(4)}`,
	names: [
		"lastRead",
		"open",
		"channelId",
		"userId"
	]
}));
const openAll = textStatement(({ mark }) => ({
	sql: `update channel_members set is_open = 1 where channel_id = ${mark(1)} and is_open = 0`,
	names: ["channelId"]
}));
function* addChannelMembers({ channelId, userIds }) {
	const each = [...new Set(userIds)];
	const places = yield* firstOf(takePlaces, {
		channelId,
		count: each.length
	});
	if (places === void 0) return;
	const after = places.last_place - each.length;
	const more = yield* changedBy(insertMembers$1, {
		channelId,
		userIds: each,
		type: places.type ?? "",
		after
	});
	if (more > 0) yield* execute(countMembers, {
		channelId,
		more
	});
}
function* removeChannelMembers({ channelId, userIds }) {
	yield* changedBy(takePlaces, {
		channelId,
		count: 0
	});
	const fewer = yield* changedBy(deleteMembers$1, {
		channelId,
		userIds
	});
	if (fewer > 0) yield* execute(countMembers, {
		channelId,
		more: -fewer
	});
}
function* leaveChannels({ userId }) {
	yield* changedBy(uncountEverywhere, { userId });
	yield* changedBy(deleteEverywhere, { userId });
}
function* changeMembership({ channelId, userId, lastReadTs, open }) {
	const lastRead = lastReadTs === void 0 ? null : readTs(lastReadTs) ?? 0;
	yield* execute(updateMembership, {
		channelId,
		userId,
		lastRead,
		open: open === void 0 ? null : open ? 1 : 0
	});
}
function* openForMembers({ channelId }) {
	yield* execute(openAll, { channelId });
}
function number(dialect, place) {
	return dialect.name === "postgres" ? `${dialect.mark(place)}::bigint` : dialect.mark(place);
}
// ../../packages/storage/src/sql/writes/connected-members.ts
const insertMembers = overList(compiled("connectedMembers.insert"));
const deleteMembers = compiled("connectedMembers.remove");
function* connectMembers({ groupId, workspaceIds, userIds }) {
	const [workspaces, users] = [[...new Set(workspaceIds)], [...new Set(userIds)]];
	yield* execute(insertMembers(users), {
		groupId,
		workspaceIds: workspaces,
		userIds: users
	});
}
function* disconnectGroup({ groupId, workspaceId }) {
	yield* execute(deleteMembers, {
		groupId,
		workspaceId
	});
}
// ../../packages/storage/src/sql/writes/insert-message.ts
const nextTs = compiled("channels.nextTs");
function* insertMessage({ message, nowMs }, whileOpen) {
	const { channelId } = message;
	const maxArchived = whileOpen ? 0 : 1;
	const next = yield* firstOf(nextTs, {
		channelId,
		now: Math.round(nowMs * 1e3),
		maxArchived
	});
	if (next === void 0) return void 0;
	const ts = printTs(next.last_ts);
	yield* execute(insertDocument(documents.message), toRow(documents.message, {
		...message,
		ts
	}));
	const { fileIds = [] } = message;
	if (fileIds.length > 0) yield* execute(insertShares, {
		channelId,
		ts: next.last_ts,
		fileIds
	});
	return ts;
}
// ../../packages/storage/src/sql/writes/list-access.ts
const upsertAccess = compiled("lists.putAccess");
const deleteAccess = compiled("lists.removeAccess");
function* grantListAccess(listId, access) {
	const latest = new Map(access.map((entry) => [`${entry.subject.kind} ${entry.subject.id}`, entry]));
	const grants = Map.groupBy(latest.values(), ({ subject, level }) => `${subject.kind} ${level}`);
	for (const [first, ...more] of grants.values()) {
		if (first === void 0) continue;
		const ids = [first, ...more].map(({ subject }) => subject.id);
		yield* changedBy(upsertAccess, {
			listId,
			kind: first.subject.kind,
			level: first.level,
			ids
		});
	}
}
function* revokeListAccess(listId, subjects) {
	for (const [kind, group] of Map.groupBy(subjects, (subject) => subject.kind)) yield* changedBy(deleteAccess, {
		listId,
		kind,
		ids: group.map(({ id }) => id)
	});
}
// ../../packages/storage/src/sql/events/subscriptions.ts
const selectSubscriptions = named(() => "select events from apps where events is not null");
const selectVersion = named(() => "select version from subscription_version");
const countVersion = named(() => `insert into subscription_version (id, version) values (1, 1)
    on conflict (id) do update set version = subscription_version.version + 1`);
function namesIn(rows) {
	return new Set(rows.flatMap(({ events }) => namesInEventsColumn(events)));
}
// ../../packages/storage/src/sql/writes/claim-name.ts
const claim = compiled("names.claim");
const release = compiled("names.release");
const claimForChannel = compiled("names.claimForChannel");
const countDown = compiled("names.countDown");
const releaseUnused = compiled("names.releaseUnused");
function* takeName$1(name, holderId, former) {
	if ((yield* changedBy(claim, {
		name,
		holderId
	})) === 0) return false;
	if (former !== void 0) yield* changedBy(release, {
		name: former,
		holderId
	});
	return true;
}
function* takeChannelName(name) {
	return (yield* changedBy(claimForChannel, { name })) > 0;
}
function* releaseChannelName(name) {
	yield* changedBy(countDown, { name });
	yield* changedBy(releaseUnused, { name });
}
// ../../packages/storage/src/sql/statements/unique-violation.ts
var UniqueViolation = class extends Error {
	name = "UniqueViolation";
};
// ../../packages/storage/src/sql/writes/unless-taken.ts
function* unlessTaken(steps, taken) {
	try {
		yield* steps;
		return;
	} catch (error) {
		if (error instanceof UniqueViolation) return taken;
		throw error;
	}
}
// ../../packages/storage/src/sql/writes/put-channel.ts
const lockName = compiled("channels.lockName");
const idOfName = compiled("channels.idOfName");
const share = compiled("channels.share");
const unshare = compiled("channels.unshare");
const updateTypes = textStatement(({ mark }) => ({
	sql: `update channel_members set type = ${mark(1)} where channel_id = ${mark(2)}`,
	names: ["type", "id"]
}));
function* putChannel(channel) {
	const { id } = channel;
	const row = toRow(documents.channel, channel);
	const stored = yield* firstOf(lockName, { id });
	const before = stored?.name_key ?? null;
	const type = row.type ?? "";
	if (stored !== void 0 && stored.type !== row.type) yield* execute(updateTypes, {
		id,
		type
	});
	const [, ...shares] = placesOf(channel);
	const wasShared = (stored?.shared_with ?? null) !== null;
	if (row.name_key !== before || shares.length > 0) {
		const taken = row.name_key === null ? void 0 : yield* takeName(channel, row.name_key);
		if (taken !== void 0) return taken;
		if (before !== null) yield* releaseChannelName(before);
	}
	const taken = yield* unlessTaken(changedBy(upsertDocument(documents.channel), row), takenIn(channel, channel.workspaceId));
	if (taken !== void 0) return taken;
	if (wasShared) yield* execute(unshare, { id });
	for (const workspaceId of shares) yield* execute(share, {
		channelId: id,
		workspaceId,
		type,
		name: row.name_key
	});
}
function* takeName(channel, name) {
	if (!(yield* takeChannelName(name))) return takenIn(channel, channel.workspaceId);
	for (const workspaceId of placesOf(channel)) {
		const holder = yield* firstOf(idOfName, {
			workspaceId,
			name
		});
		if (holder !== void 0 && holder.id !== channel.id) return takenIn(channel, workspaceId);
	}
}
function takenIn({ id, name, dmUserIds }, workspaceId) {
	if (dmUserIds !== void 0) return {
		kind: "freeDm",
		workspaceId,
		userIds: dmUserIds
	};
	return {
		kind: "freeChannelName",
		workspaceId,
		name: name ?? "",
		except: id
	};
}
// ../../packages/storage/src/sql/writes/put-group.ts
const releaseHandle = compiled("names.releaseOfGroup");
const lockHandle = compiled("groups.lockHandle");
function* putGroup(group) {
	const { id: except, displayName: name, handle } = group;
	const row = toRow(documents.group, group);
	if (handle === void 0) yield* execute(releaseHandle, { groupId: except });
	const before = handle === void 0 ? void 0 : yield* firstOf(lockHandle, { groupId: except });
	const isTaken = {
		kind: "freeGroupName",
		name,
		except
	};
	const taken = yield* unlessTaken(changedBy(upsertDocument(documents.group), row), isTaken);
	const former = before?.handle_key ?? void 0;
	if (taken !== void 0 || handle === void 0 || row.handle_key === null || row.handle_key === former) return taken;
	return (yield* takeName$1(row.handle_key, except, former)) ? void 0 : {
		kind: "freeHandle",
		name: handle,
		except
	};
}
// ../../packages/storage/src/sql/writes/put-user.ts
const lockUser = lockVersion(documents.user);
const lockBefore = compiled("users.lock");
const deleteEmail = compiled("users.removeEmail");
const insertEmail = compiled("users.insertEmail");
function* putUser(user, replaces) {
	const { id, userName, emails } = user;
	if (replaces === void 0) yield* firstOf(lockUser, { id });
	const before = replaces === 0 ? [] : yield* rowsOf(lockBefore, { id });
	if (replaces !== void 0 && (before[0]?.version ?? 0) !== replaces) return versionOf$1(id, replaces);
	const row = toRow(documents.user, user);
	const former = before[0]?.user_name;
	if (former !== row.user_name && !(yield* takeName$1(row.user_name, id, former))) {
		if (replaces === 0 && (yield* firstOf(lockUser, { id })) !== void 0) return versionOf$1(id, 0);
		return {
			kind: "freeUserName",
			name: userName,
			except: id
		};
	}
	const taken = replaces === 0 ? yield* insertAs(row) : yield* execute(upsertDocument(documents.user), row);
	if (taken !== void 0) return taken;
	yield* updatePosition(before[0], row);
	return yield* putEmails(id, emails, new Set(before.flatMap(({ address }) => address ?? [])));
}
function* putEmails(id, emails, had) {
	const wanted = new Map(emails.toReversed().map((address) => [nameKey$1(address), address]));
	for (const address of had) if (!wanted.has(address)) yield* changedBy(deleteEmail, { address });
	for (const [key, address] of [...wanted].toReversed()) {
		if (had.has(key)) continue;
		const taken = {
			kind: "freeEmail",
			address,
			except: id
		};
		const failed = yield* unlessTaken(changedBy(insertEmail, {
			address: key,
			userId: id
		}), taken);
		if (failed !== void 0) return failed;
	}
}
function insertAs(row) {
	return unlessTaken(changedBy(insertDocument(documents.user), row), versionOf$1(row.id, 0));
}
function versionOf$1(id, version) {
	return {
		kind: "version",
		document: "user",
		key: { id },
		version
	};
}
function* updatePosition(before, { home, created, id }) {
	if (before?.home === home && before.created === created) return;
	if (before !== void 0) yield* leave({
		home: before.home,
		created: before.created,
		id
	});
	yield* enter({
		home,
		created,
		id
	});
}
// ../../packages/storage/src/sql/writes/put-document.ts
function putDocument(write, guard, set) {
	switch (write.document) {
		case "user": return putUser(write.value, guard?.kind === "version" ? guard.version : void 0);
		case "channel": return putChannel(write.value);
		case "group": return putGroup(write.value);
		case "app": return putApp(write.value);
		default: return putPlain(documentNamed(set, write.document), write.value);
	}
}
function documentNamed(set, name) {
	const document = set[name];
	if (document === void 0) throw new Error(`The store has no documents named "${name}".`);
	return document;
}
function* putApp(app) {
	yield* execute(countVersion, {});
	return yield* putPlain(documents.app, app);
}
function* putPlain(document, value) {
	return yield* execute(upsertDocument(document), toRow(document, value));
}
// ../../packages/storage/src/sql/statements/message-event-detail.ts
function detailOf(event) {
	switch (event.kind) {
		case "view": return event.client;
		case "reaction": return event.name;
		case "share":
		case "click": return "";
	}
}
// ../../packages/storage/src/sql/writes/record-message-events.ts
const insertEvents = compiled("messages.insertEvents");
function* recordMessageEvents({ events }) {
	const groups = Map.groupBy(events, (event) => JSON.stringify([
		event.channelId,
		event.ts,
		event.kind,
		detailOf(event)
	]));
	for (const [first, ...others] of groups.values()) {
		const ts = first && readTs(first.ts);
		if (first === void 0 || ts === void 0) continue;
		const userIds = [first, ...others].map(({ userId }) => userId);
		const { channelId, kind } = first;
		if (kind === "reaction") yield* changedBy(insertReactions, {
			channelId,
			ts,
			name: first.name,
			userIds
		});
		else yield* changedBy(insertEvents, {
			channelId,
			ts,
			kind,
			detail: detailOf(first),
			userIds
		});
	}
}
function* removeReaction({ channelId, ts: sent, userId, name }) {
	const ts = readTs(sent);
	if (ts !== void 0) yield* changedBy(deleteReaction, {
		channelId,
		ts,
		userId,
		name
	});
}
// ../../packages/storage/src/sql/writes/remove-document.ts
const sideTables$1 = {
	list: {
		table: "list_access",
		column: "list_id"
	},
	channel: {
		table: "channel_shares",
		column: "channel_id"
	}
};
function* removeDocument(write, set) {
	if (write.document === "group") return yield* removeGroup(write.key);
	const document = documentNamed(set, write.document);
	const key = write.key;
	for (const statement of deletionsOf(document, set)) yield* execute(statement, key);
}
const made = new WeakMap();
function deletionsOf(document, set) {
	const known = made.get(set) ?? new Map();
	made.set(set, known);
	const statements = known.get(document) ?? writeDeletions(document, set);
	known.set(document, statements);
	return statements;
}
function writeDeletions(document, set) {
	const condition = (mark) => document.key.map((column, at) => `${column} = ${mark(at + 1)}`).join(" and ");
	return deletions(document, set, condition).map((write) => textStatement((dialect) => ({
		sql: write((place) => dialect.mark(place)),
		names: document.key
	})));
}
function deletions({ name, table, key }, set, where) {
	const [column] = key;
	const sideTable = sideTables$1[name];
	const keys = (mark) => `select ${column} from ${table} where ${where(mark)}`;
	return [
		...Object.values(set).flatMap((other) => Object.entries(other.columns).flatMap(([reference, { references }]) => {
			if (references?.document !== name || references.onRemove !== "remove") return [];
			return deletions(other, set, (mark) => `${reference} in (${keys(mark)})`);
		})),
		...sideTable === void 0 ? [] : [(mark) => `delete from ${sideTable.table} where ${sideTable.column} in (${keys(mark)})`],
		(mark) => `delete from ${table} where ${where(mark)}`
	];
}
// ../../packages/storage/src/sql/writes/remove-list-exports.ts
const deleteParts = compiled("lists.removeOldExportParts");
const deleteExports = compiled("lists.removeOldExports");
function* removeListExports(write) {
	yield* changedBy(deleteParts, write);
	yield* changedBy(deleteExports, write);
}
// ../../packages/storage/src/sql/writes/revoke-installations.ts
const revokeAll$1 = compiled("tokens.revokeOfInstallations");
const removeRefresh$1 = compiled("tokens.removeRefreshOfInstallations");
function* revokeInstallations(write) {
	yield* changedBy(revokeAll$1, {
		appId: write.appId,
		targetIds: write.targetIds
	});
	yield* changedBy(removeRefresh$1, {
		appId: write.appId,
		targetIds: write.targetIds
	});
}
// ../../packages/storage/src/sql/writes/revoke-user-tokens.ts
const revokeAll = compiled("tokens.revokeOfUser");
const removeRefresh = compiled("tokens.removeRefreshOfUser");
function* revokeUserTokens({ userId }) {
	yield* changedBy(revokeAll, { userId });
	yield* changedBy(removeRefresh, { userId });
}
// ../../packages/storage/src/sql/commit/apply-write.ts
function* applyWrite({ write, guard }, writing) {
	switch (write.kind) {
		case "put": return yield* putDocument(write, guard, writing.documents);
		case "remove": return yield* none$1(removeDocument(write, writing.documents));
		case "insertMessage": return yield* post(write, guard !== void 0, writing.made);
		case "changeMessage": return yield* changeMessage(write, guard);
		case "recordMessageEvents": return yield* none$1(recordMessageEvents(write));
		case "removeReaction": return yield* none$1(removeReaction(write));
		case "revokeUserTokens": return yield* none$1(revokeUserTokens(write));
		case "revokeInstallations": return yield* none$1(revokeInstallations(write));
		case "removeListExports": return yield* none$1(removeListExports(write));
		case "addGroupMembers": return yield* none$1(writing.members.add(write));
		case "removeGroupMembers": return yield* none$1(writing.members.remove(write));
		case "clearGroupMembers": return yield* none$1(clearGroupMembers(write));
		case "connectMembers": return yield* none$1(connectMembers(write));
		case "disconnectGroup": return yield* none$1(disconnectGroup(write));
		case "addChannelMembers": return yield* none$1(addChannelMembers(write));
		case "removeChannelMembers": return yield* none$1(removeChannelMembers(write));
		case "leaveChannels": return yield* none$1(leaveChannels(write));
		case "changeMembership": return yield* none$1(changeMembership(write));
		case "openForMembers": return yield* none$1(openForMembers(write));
		case "grantListAccess": return yield* none$1(grantListAccess(write.listId, write.access));
		case "revokeListAccess": return yield* none$1(revokeListAccess(write.listId, write.subjects));
	}
}
function* post(write, whileOpen, made) {
	const { channelId } = write.message;
	const ts = yield* insertMessage(write, whileOpen);
	if (ts === void 0) return {
		kind: "openChannel",
		id: channelId
	};
	made.push({
		channelId,
		ts
	});
}
function* none$1(steps) {
	yield* steps;
}
// ../../packages/storage/src/sql/directory/count-joining.ts
const countJoining = overList(compiled("users.countJoining"));
// ../../packages/storage/src/sql/commit/check-reaction.ts
function* checkReaction({ ts: sent, ...expectation }) {
	const { channelId, userId, name } = expectation;
	const ts = readTs(sent);
	if (ts === void 0) return false;
	if (expectation.kind === "hasReacted") return (yield* firstOf(lockReaction, {
		channelId,
		ts,
		userId,
		name
	})) !== void 0;
	if ((yield* firstOf(lockMessage, {
		channelId,
		ts
	})) === void 0) return false;
	const { isOwn, ownCount, otherEmoji } = toRoom(yield* firstOf(selectRoom, {
		channelId,
		ts,
		userId,
		name
	}));
	return !isOwn && ownCount < expectation.ownAtMost && otherEmoji < expectation.emojiAtMost;
}
// ../../packages/storage/src/sql/commit/check-expectation.ts
const lockWorkspace = lockVersion(documents.workspace);
const lockApp = lockVersion(documents.app);
const lockSession = lockVersion(documents.agentSession);
const holderOfName = compiled("names.holder");
const userOfEmail = compiled("users.emailHolder");
const groupOfName = compiled("groups.idOfName");
const channelOfName = compiled("channels.idOfName");
const channelOfDm = compiled("channels.idOfDm");
const lockChannel = compiled("channels.lock");
const channelMember = compiled("channels.member");
const channelMemberCount = compiled("channels.memberCount");
const lockChannelMember = compiled("channels.lockMember");
const messageOfClientMsgId = compiled("messages.tsOfClientMsgId");
const replyCount = compiled("messages.replyCount");
const memberCount = compiled("groups.memberCount");
const managedAppCount = compiled("apps.managedCount");
function* checkExpectation(expectation, set) {
	switch (expectation.kind) {
		case "version": {
			const { document, key, version } = expectation;
			return ((yield* firstOf(lockVersion(documentNamed(set, document)), key))?.version ?? 0) === version;
		}
		case "freeUserName":
		case "freeHandle": {
			const holder = yield* firstOf(holderOfName, { name: nameKey$1(expectation.name) });
			return holder === void 0 || holder.holder_id !== null && holder.holder_id === expectation.except;
		}
		case "freeEmail": return free(yield* firstOf(userOfEmail, { address: nameKey$1(expectation.address) }), expectation.except);
		case "freeGroupName": return free(yield* firstOf(groupOfName, { name: nameKey$1(expectation.name) }), expectation.except);
		case "freeChannelName": return yield* checkChannelName(expectation);
		case "freeDm": {
			const { workspaceId, userIds } = expectation;
			return (yield* firstOf(channelOfDm, {
				workspaceId,
				dm: dmKey(userIds)
			})) === void 0;
		}
		case "mayJoin": {
			const userIds = [...new Set(expectation.userIds)];
			return (yield* firstOf(countJoining(userIds), { userIds }))?.count === userIds.length;
		}
		case "openChannel": return (yield* firstOf(lockChannel, { id: expectation.id }))?.archived === 0;
		case "channelMember": return (yield* firstOf(lockChannelMember, expectation)) !== void 0;
		case "channelStranger":
			yield* firstOf(lockChannel, { id: expectation.channelId });
			return (yield* firstOf(channelMember, expectation)) === void 0;
		case "channelMembersWithin": {
			const { channelId: id, atLeast, atMost = Number.MAX_SAFE_INTEGER } = expectation;
			const count = (yield* firstOf(channelMemberCount, { id }))?.member_count ?? 0;
			return count >= atLeast && count <= atMost;
		}
		case "freeAgentSession":
			yield* firstOf(lockChannel, { id: expectation.channelId });
			return (yield* firstOf(lockSession, { id: agentSessionId(expectation) })) === void 0;
		case "freeClientMsgId":
			yield* firstOf(lockChannel, { id: expectation.channelId });
			return (yield* firstOf(messageOfClientMsgId, {
				...expectation,
				since: readTs(expectation.since) ?? 0
			})) === void 0;
		case "replyCount": {
			const { channelId, threadTs, count } = expectation;
			yield* firstOf(lockChannel, { id: channelId });
			return ((yield* firstOf(replyCount, {
				channelId,
				threadTs: readTs(threadTs) ?? -1
			}))?.count ?? 0) === count;
		}
		case "pinsAtMost": return yield* checkPins(expectation);
		case "mayReact":
		case "hasReacted": return yield* checkReaction(expectation);
		case "membersAtMost": return ((yield* firstOf(memberCount, expectation))?.member_count ?? 0) <= expectation.atMost;
		case "messagesAtMost": return yield* checkMessageCount(expectation);
		case "managedAppsAtMost": return yield* checkManagedApps(expectation);
	}
}
function* checkChannelName(expectation) {
	const { workspaceId, except } = expectation;
	const name = nameKey$1(expectation.name);
	const holder = yield* firstOf(holderOfName, { name });
	if (holder !== void 0 && holder.holder_id !== null) return false;
	return free(yield* firstOf(channelOfName, {
		workspaceId,
		name
	}), except);
}
function* checkMessageCount(expectation) {
	const { workspaceId, atMost } = expectation;
	if ((yield* firstOf(lockWorkspace, { id: workspaceId })) === void 0) return false;
	return ((yield* firstOf(messageCount, { workspaceId }))?.count ?? 0) <= atMost;
}
function* checkPins({ channelId, atMost }) {
	yield* firstOf(lockChannel, { id: channelId });
	return ((yield* firstOf(countPins, { channelId }))?.count ?? 0) <= atMost;
}
function* checkManagedApps(expectation) {
	const { managerAppId, atMost } = expectation;
	if ((yield* firstOf(lockApp, { id: managerAppId })) === void 0) return false;
	return ((yield* firstOf(managedAppCount, { managerAppId }))?.count ?? 0) <= atMost;
}
function free(holder, except) {
	if (holder === void 0) return true;
	return ("id" in holder ? holder.id : holder.user_id) === except;
}
// ../../packages/storage/src/sql/commit/lock-order.ts
const first = [
	"user",
	"group",
	"channel"
];
const names$1 = [...first, ...Object.keys(documents).filter((name) => !first.includes(name))];
function byLockOrder(one, other) {
	const [[rank, id], [otherRank, otherId]] = [lockOf(one), lockOf(other)];
	if (rank !== otherRank) return rank - otherRank;
	return id < otherId ? -1 : Number(id > otherId);
}
function lockOf(expectation) {
	switch (expectation.kind) {
		case "version": return [rankOf(expectation.document), Object.values(expectation.key).join(" ")];
		case "openChannel": return [rankOf("channel"), expectation.id];
		case "channelMember":
		case "channelStranger":
		case "channelMembersWithin":
		case "freeAgentSession":
		case "freeClientMsgId":
		case "replyCount":
		case "pinsAtMost": return [rankOf("channel"), expectation.channelId];
		case "mayReact":
		case "hasReacted": return [rankOf("message"), `${expectation.channelId} ${expectation.ts}`];
		case "managedAppsAtMost": return [rankOf("app"), expectation.managerAppId];
		case "messagesAtMost": return [rankOf("workspace"), expectation.workspaceId];
		case "freeUserName":
		case "freeEmail":
		case "freeGroupName":
		case "freeHandle":
		case "freeChannelName":
		case "freeDm":
		case "mayJoin":
		case "membersAtMost": return [0, ""];
	}
}
function rankOf(document) {
	const rank = names$1.indexOf(document);
	return rank < 0 ? names$1.length + 1 : rank + 1;
}
// ../../packages/storage/src/sql/commit/plan-batch.ts
function planBatch({ expect, writes }) {
	if (expect.length === 0) return {
		expect,
		writes: writes.map((write) => ({ write }))
	};
	const places = firstPlaces(writes);
	const held = new Map();
	return {
		expect: expect.filter((expectation) => {
			const place = placeOfCheck(expectation, expect, places);
			if (place === void 0 || held.has(place)) return true;
			held.set(place, expectation);
			return false;
		}),
		writes: writes.map((write, place) => {
			const guard = held.get(place);
			return guard === void 0 ? { write } : {
				write,
				guard
			};
		})
	};
}
function firstPlaces(writes) {
	const users = new Map();
	const messages = new Map();
	const channels = new Map();
	const putBefore = new Set();
	for (const [place, write] of writes.entries()) if (write.kind === "insertMessage") {
		const { channelId } = write.message;
		if (!putBefore.has(channelId) && !channels.has(channelId)) channels.set(channelId, place);
	} else if (write.kind === "changeMessage") {
		const key = nameOfMessage(keyOf$3(documents.message, write.message));
		if (!messages.has(key)) messages.set(key, place);
	} else if (write.kind === "put" && write.document === "user") {
		if (!users.has(write.value.id)) users.set(write.value.id, place);
	} else if (write.kind === "put" && write.document === "channel") putBefore.add(write.value.id);
	return {
		users,
		messages,
		channels
	};
}
function placeOfCheck(expectation, expect, places) {
	if (expectation.kind === "version" && expectation.document === "user") return places.users.get(expectation.key.id);
	if (expectation.kind === "version" && expectation.document === "message") return expectation.version === 0 ? void 0 : places.messages.get(nameOfMessage(expectation.key));
	if (expectation.kind !== "openChannel") return void 0;
	const { id } = expectation;
	return expect.some((other) => other !== expectation && isAboutChannel(other, id)) ? void 0 : places.channels.get(id);
}
function nameOfMessage({ channel_id: channelId, ts }) {
	return `${channelId} ${ts}`;
}
function isAboutChannel(expectation, id) {
	switch (expectation.kind) {
		case "version": return expectation.document === "channel" && expectation.key.id === id;
		case "openChannel": return expectation.id === id;
		case "channelMember":
		case "channelStranger":
		case "freeAgentSession":
		case "freeClientMsgId":
		case "replyCount": return expectation.channelId === id;
		case "mayReact":
		case "hasReacted":
		case "freeUserName":
		case "freeEmail":
		case "freeGroupName":
		case "freeHandle":
		case "freeChannelName":
		case "freeDm":
		case "mayJoin":
		case "membersAtMost":
		case "channelMembersWithin":
		case "messagesAtMost":
		case "pinsAtMost":
		case "managedAppsAtMost": return false;
	}
}
// ../../packages/storage/src/sql/commit/commit-steps.ts
function* commitSteps(batch, { documents, createTelling, members = memberWrites }) {
	const plan = planBatch(batch);
	const telling = createTelling?.(batch);
	const before = yield* firstFailed(plan.expect.filter((each) => !isAboutOutcome(each)), documents);
	if (before !== void 0) return yield* refuse(before, plan, {
		batch,
		documents,
		done: 0
	});
	if (telling !== void 0) yield* telling.before();
	const messages = [];
	for (const [at, planned] of plan.writes.entries()) {
		const failed = yield* applyWrite(planned, {
			made: messages,
			documents,
			members
		});
		if (failed !== void 0) return yield* refuse(failed, plan, {
			batch,
			documents,
			done: at + 1
		});
	}
	const after = yield* firstFailed(plan.expect.filter(isAboutOutcome), documents);
	if (after !== void 0) return {
		ok: false,
		failed: after
	};
	const toldApps = telling === void 0 ? [] : yield* telling.after(messages);
	return {
		ok: true,
		messages,
		...toldApps.length > 0 && { toldApps }
	};
}
function* refuse(failed, plan, { batch, documents, done }) {
	const pending = plan.writes.slice(done).flatMap(({ guard }) => guard ?? []);
	if (pending.length === 0) return {
		ok: false,
		failed
	};
	const places = new Map(batch.expect.map((expectation, place) => [expectation, place]));
	const place = places.get(failed) ?? batch.expect.length;
	return {
		ok: false,
		failed: (yield* firstFailed(pending.filter((each) => (places.get(each) ?? 0) < place), documents)) ?? failed
	};
}
function* firstFailed(expectations, documents) {
	if (expectations.length === 0) return void 0;
	const inOrder = expectations.toSorted(byLockOrder);
	const held = yield* together(inOrder.map((each) => checkExpectation(each, documents)));
	const failed = new Set(inOrder.filter((_, at) => held[at] !== true));
	return expectations.find((expectation) => failed.has(expectation));
}
// ../../packages/storage/src/sqlite/file-owner.ts
function ownFile(file) {
	const stats = statSync(file);
	if (stats.isFIFO()) throw new StorageError("notADatabase", `${file} is not a SQLite database.`);
	const { dev, ino } = stats;
	const key = `${dev}:${ino}`;
	const owned = ownedFiles();
	if (owned.has(key)) throw inUse(file, "another store of this process");
	owned.add(key);
	return () => owned.delete(key);
}
function inUse(file, owner, options) {
	return new StorageError("inUse", `The database ${file} is in use by ${owner}; stop that process, or use another file.`, options);
}
const ofProcess = Symbol.for("@rollcall/storage/ownedFiles");
function ownedFiles() {
	const known = Reflect.get(globalThis, ofProcess);
	if (known instanceof Set) return known;
	const owned = new Set();
	Reflect.set(globalThis, ofProcess, owned);
	return owned;
}
// ../../packages/storage/src/sqlite/sqlite-errors.ts
function toStorageError(error, file) {
	if (error instanceof StorageError || !(error instanceof Error)) return error;
	const options = { cause: error };
	if (!(error instanceof Database.SqliteError)) {
		const reason = "code" in error ? reasons[String(error.code)] : void 0;
		if (reason === void 0) return error;
		return new StorageError("unreadable", `The database ${file} cannot be opened: ${reason}.`, options);
	}
	if (error.code.startsWith("SQLITE_BUSY")) return inUse(file, "another process", options);
	if (error.code === "SQLITE_NOTADB") return new StorageError("notADatabase", `${file} is not a SQLite database.`, options);
	if (error.code.startsWith("SQLITE_CORRUPT")) return new StorageError("notADatabase", `The database ${file} is damaged.`, options);
	return new StorageError("unreadable", `The database ${file} cannot be read and written: ${error.message}.`, options);
}
function toRuntimeError(error) {
	return error instanceof Database.SqliteError && /^SQLITE_(IOERR|FULL|READONLY|CANTOPEN|BUSY|NOMEM|CORRUPT|NOTADB)/.test(error.code) ? new StoreUnavailable(`The database is unavailable: ${error.message}`, { cause: error }) : error;
}
function isDamage({ cause }) {
	return cause instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(cause.code);
}
const reasons = {
	EACCES: "permission is denied",
	EPERM: "permission is denied",
	EROFS: "the file system is read-only",
	EISDIR: "it is a folder",
	ENOTDIR: "a part of its path is not a folder",
	EEXIST: "a part of its path is not a folder",
	ENOENT: "its folder does not exist and cannot be created",
	ENOSPC: "the disk is full"
};
// ../../packages/storage/src/sqlite/shared-transaction.ts
function createSharedTransaction(db, connection, { documents, telling }) {
	const command = createCommands(db);
	const undo = (text) => {
		command(text);
		connection.changed();
	};
	const run = (batch) => {
		const outcome = settle(() => ({ committed: runAtOnce(commitSteps(batch, {
			documents,
			createTelling: telling.current()
		}), connection.run) }));
		if (!db.inTransaction) throw "error" in outcome ? outcome.error : new Error("The transaction was rolled back.");
		return outcome;
	};
	const runAlone = (batch) => {
		command("begin immediate");
		const outcome = run(batch);
		if (isKept(outcome)) command("commit");
		else undo("rollback");
		return [outcome];
	};
	const runInSavepoint = (batch) => {
		command("savepoint one");
		const outcome = run(batch);
		if (!isKept(outcome)) undo("rollback to one");
		command("release one");
		return outcome;
	};
	const runTogether = (batches) => {
		command("begin immediate");
		const outcomes = batches.map(runInSavepoint);
		command("commit");
		return outcomes;
	};
	return (batches) => {
		const [first, ...others] = batches;
		try {
			return first !== void 0 && others.length === 0 ? runAlone(first) : runTogether(batches);
		} catch (error) {
			if (db.inTransaction) db.exec("rollback");
			connection.changed();
			return batches.map(() => ({ error: toRuntimeError(error) }));
		}
	};
}
function createCommands(db) {
	const prepared = new Map();
	return (text) => {
		const known = prepared.get(text) ?? db.prepare(text);
		prepared.set(text, known);
		known.run();
	};
}
function isKept(outcome) {
	return "committed" in outcome && outcome.committed.ok;
}
function settle(work) {
	try {
		return work();
	} catch (error) {
		return { error };
	}
}
// ../../packages/storage/src/sqlite/commit-queue.ts
const maxCommits = 256;
const maxTurns = 8;
function createCommitQueue(open, connection, options) {
	const waiting = [];
	let transact;
	const gather = (seen, turns) => {
		setImmediate(() => {
			const arrived = waiting.length;
			if (arrived > seen && arrived < maxCommits && turns < maxTurns) gather(arrived, turns + 1);
			else flush();
		});
	};
	const flush = () => {
		const now = waiting.splice(0, maxCommits);
		if (now.length === 0) return;
		if (waiting.length > 0) setImmediate(flush);
		transact ??= createSharedTransaction(open(), connection, options);
		const outcomes = transact(now.map(({ batch }) => batch));
		options.onTransaction({ commits: now.length });
		for (const [index, outcome] of outcomes.entries()) if ("error" in outcome) now[index]?.reject(outcome.error);
		else now[index]?.resolve(outcome.committed);
	};
	return {
		commit: (batch) => new Promise((resolve, reject) => {
			if (waiting.length === 0) gather(0, 1);
			waiting.push({
				batch,
				resolve,
				reject
			});
		}),
		drain() {
			while (waiting.length > 0) flush();
		}
	};
}
// ../../packages/storage/src/sqlite/image/image-history.ts
const versionsOf = new WeakMap();
function createImageHistory() {
	let current;
	let others = {};
	let tables = new Map();
	const fresh = new Set();
	return {
		current: () => current,
		equals(image) {
			const known = versionsOf.get(image);
			if (known === void 0) versionsOf.set(image, {
				others,
				tables: new Map(tables)
			});
			else {
				others = known.others;
				tables = new Map(known.tables);
			}
			fresh.clear();
			current = image;
		},
		changed(table) {
			current = void 0;
			if (fresh.has(table)) return;
			fresh.add(table);
			tables.set(table, {});
		},
		differs(image, table) {
			const known = versionsOf.get(image);
			return known === void 0 || (known.tables.get(table) ?? known.others) !== (tables.get(table) ?? others);
		}
	};
}
// ../../packages/storage/src/sql/migrations/conversations.ts
const conversations = [
	`update channels set document = replace(document, '"kind":"dm"', '"kind":"im"') where dm_key is not null`,
	"alter table channels add column type {text}",
	"alter table channels add column created {text} not null default ''",
	"alter table channels add column member_count bigint not null default 0",
	"alter table channels add column last_place bigint not null default 0",
	"create index channels_by_type on channels (workspace_id, type, id)",
	"drop index channel_members_of_user",
	"alter table channel_members add column type {text} not null default ''",
	"alter table channel_members add column place bigint not null default 0",
	"alter table channel_members add column last_read bigint not null default 0",
	"alter table channel_members add column is_open bigint not null default 1",
	`update channel_members set type = (
    select case
      when document like '%"deleted":true%' then ''
      when document like '%"kind":"public"%' then 'public_channel'
      when document like '%"kind":"im"%' then 'im'
      else 'private_channel'
    end from channels where id = channel_members.channel_id)`,
	`update channel_members set place = placed.place from (
    select channel_id, user_id, row_number() over (partition by channel_id order by user_id) as place
    from channel_members) as placed
    where placed.channel_id = channel_members.channel_id and placed.user_id = channel_members.user_id`,
	`update channels set
    member_count = (select count(*) from channel_members where channel_id = channels.id),
    last_place = (select count(*) from channel_members where channel_id = channels.id)`,
	"create index channel_members_of_user on channel_members (user_id, type, channel_id)",
	"create index channel_members_in_order on channel_members (channel_id, place, user_id)",
	"alter table workspaces add column organization_id {text}",
	{ refill: "workspaces" },
	"alter table apps add column events {text}",
	"create index apps_subscribed on apps (id) where events is not null",
	"alter table apps add column client_id {text}",
	"create index apps_of_client on apps (client_id, id) where client_id is not null",
	{ refill: "apps" },
	"alter table tokens add column kind {text} not null default ''",
	"alter table tokens add column scopes {text} not null default ''",
	"alter table tokens add column expires_ms bigint",
	"alter table tokens add column target_id {text} not null default ''",
	"alter table tokens add column granted {text}",
	"create index tokens_of_app on tokens (app_id, hash) where revoked = 0",
	{ refill: "tokens" },
	"alter table messages add column thread_ts bigint",
	"alter table messages add column replier_id {text}",
	"alter table messages add column history_ts bigint",
	"alter table messages add column pinned bigint",
	"create index messages_in_thread on messages (channel_id, thread_ts, ts, replier_id) where thread_ts is not null",
	"create index messages_in_history on messages (channel_id, history_ts, ts) where history_ts is not null",
	"create index messages_of_pins on messages (channel_id, pinned, ts) where pinned is not null",
	"alter table users add column workspaces {text} not null default ''",
	"drop index users_in_order",
	"create index users_in_order on users (home, created, id, user_name, restricted, ultra_restricted, workspaces)",
	"alter table users add column due bigint",
	"create index users_due on users (due, id) where due is not null",
	"alter table users add column roles {text}",
	"create index users_deactivated on users (home, created, id) where active = 0",
	"create index users_guests on users (home, created, id) where restricted = 1 or ultra_restricted = 1",
	"create index users_administering on users (home, created, id) where roles is not null",
	"alter table names rename column user_id to holder_id",
	"alter table groups add column workspace_id {text}",
	"alter table groups add column handle_key {text}",
	"alter table groups add column connected_to {text}",
	"alter table groups add column disabled bigint not null default 0",
	"create index groups_of_workspace on groups (workspace_id, created, id) where workspace_id is not null",
	"create index groups_connected on groups (created, id, connected_to) where connected_to is not null",
	{ refill: "groups" },
	`create table reactions (
  channel_id {text} not null,
  ts bigint not null,
  name {text} not null,
  user_id {text} not null,
  place bigint not null,
  primary key (channel_id, ts, name, user_id)
)`,
	"create index reactions_of_user on reactions (user_id, ts, channel_id, name)",
	"create index reactions_in_order on reactions (channel_id, ts, place)",
	`insert into reactions (channel_id, ts, name, user_id, place)
    select channel_id, ts, detail, user_id, row_number() over (partition by channel_id, ts order by user_id, detail)
    from message_events where kind = 'reaction'`,
	"delete from message_events where kind = 'reaction'",
	`update channels set document = (
    select '{"canvas":{"id":"' || own.id || '","empty":'
      || case when own.document like '%"sections":[]%' then 'true' else 'false' end || '},' || substr(channels.document, 2)
    from canvases as own where own.id = (
      select min(id) from canvases where document like '%"channelId":"' || channels.id || '"%'))
    where exists (select 1 from canvases where document like '%"channelId":"' || channels.id || '"%')`,
	"alter table files add column workspace_id {text} not null default ''",
	"alter table files add column owner_id {text} not null default ''",
	"alter table files add column listed bigint",
	"alter table files add column kind {text} not null default 'other'",
	"alter table files add column size bigint not null default 0",
	"alter table files add column is_public bigint not null default 0",
	"alter table files add column content {text}",
	"alter table files add column unswept bigint",
	"create index files_of_workspace on files (workspace_id, listed, id) where listed is not null",
	"create index files_by_content on files (content, id) where content is not null",
	"create index files_unswept on files (unswept, id) where unswept is not null",
	{ refill: "files" },
	`create table file_shares (
  file_id {text} not null,
  channel_id {text} not null,
  ts bigint not null,
  primary key (file_id, channel_id, ts)
)`,
	"create index file_shares_of_message on file_shares (channel_id, ts, file_id)",
	`insert into file_shares (file_id, channel_id, ts)
    select files.id, messages.channel_id, messages.ts from messages
    join files on messages.document like '%"fileIds":[%"' || files.id || '"%'
    where messages.document like '%"fileIds":[%'`,
	"alter table list_rows add column archived bigint not null default 0",
	"alter table list_rows add column created {text} not null default ''",
	"create index list_rows_by_age on list_rows (list_id, archived, created, id)",
	{ refill: "list_rows" },
	"alter table lists add column workspace_id {text} not null default ''",
	"alter table lists add column owner_id {text} not null default ''",
	"alter table lists add column listed bigint not null default 0",
	"create index lists_of_workspace on lists (workspace_id, listed, id)",
	{ refill: "lists" },
	"alter table canvases add column workspace_id {text} not null default ''",
	"alter table canvases add column owner_id {text} not null default ''",
	"alter table canvases add column listed bigint",
	"alter table canvases add column channel_id {text}",
	"alter table canvases add column shared_with {text}",
	"create index canvases_of_workspace on canvases (workspace_id, listed, id) where listed is not null",
	{ refill: "canvases" },
	{ refill: "channels" },
	{ refill: "messages" },
	{ refill: "users" }
];
// ../../packages/storage/src/sql/side-tables.ts
const sideTables = {
	user_emails: {
		columns: {
			address: "text",
			user_id: "text"
		},
		key: 1,
		indexes: { of_user: ["user_id", "address"] }
	},
	user_marks: {
		columns: {
			home: "text",
			created: "text",
			id: "text",
			place: "integer"
		},
		key: 3,
		indexes: { by_place: ["home", "place"] },
		initialRows: [[
			"",
			"",
			"",
			0
		]]
	},
	names: {
		columns: {
			name: "text",
			holder_id: "text?",
			channels: "integer"
		},
		key: 1
	},
	group_members: {
		columns: {
			group_id: "text",
			user_id: "text"
		},
		key: 2,
		indexes: { of_user: ["user_id", "group_id"] }
	},
	connected_members: {
		columns: {
			user_id: "text",
			workspace_id: "text",
			group_id: "text"
		},
		key: 3,
		indexes: { of_group: [
			"group_id",
			"workspace_id",
			"user_id"
		] }
	},
	channel_members: {
		columns: {
			channel_id: "text",
			user_id: "text",
			type: "text",
			place: "integer",
			last_read: "integer",
			is_open: "integer"
		},
		key: 2,
		indexes: {
			of_user: [
				"user_id",
				"type",
				"channel_id"
			],
			in_order: [
				"channel_id",
				"place",
				"user_id"
			]
		}
	},
	channel_shares: {
		columns: {
			channel_id: "text",
			workspace_id: "text",
			type: "text",
			name_key: "text?"
		},
		key: 2,
		indexes: {
			by_type: [
				"workspace_id",
				"type",
				"channel_id"
			],
			by_name: ["workspace_id", "name_key"]
		}
	},
	reactions: {
		columns: {
			channel_id: "text",
			ts: "integer",
			name: "text",
			user_id: "text",
			place: "integer"
		},
		key: 4,
		indexes: {
			of_user: [
				"user_id",
				"ts",
				"channel_id",
				"name"
			],
			in_order: [
				"channel_id",
				"ts",
				"place"
			]
		}
	},
	file_shares: {
		columns: {
			file_id: "text",
			channel_id: "text",
			ts: "integer"
		},
		key: 3,
		indexes: { of_message: [
			"channel_id",
			"ts",
			"file_id"
		] }
	},
	message_events: {
		columns: {
			channel_id: "text",
			ts: "integer",
			kind: "text",
			user_id: "text",
			detail: "text"
		},
		key: 5
	},
	message_terms: {
		columns: {
			channel_id: "text",
			ts: "integer",
			place: "integer",
			term: "text"
		},
		key: 3,
		indexes: { by_term: [
			"term",
			"channel_id",
			"ts",
			"place"
		] },
		isTransient: true
	},
	search_places: {
		columns: {
			channel_id: "text",
			ts: "integer"
		},
		key: 1,
		isTransient: true
	},
	search_changes: {
		columns: {
			channel_id: "text",
			ts: "integer",
			version: "integer"
		},
		key: 3,
		isTransient: true
	},
	subscription_version: {
		columns: {
			id: "integer",
			version: "integer"
		},
		key: 1,
		isTransient: true
	},
	deliveries: {
		columns: {
			app_id: "text",
			due_ms: "integer",
			place: "integer",
			event_id: "text",
			line: "text",
			token: "text",
			held_ms: "integer",
			attempts: "integer",
			reason: "text?",
			document: "text"
		},
		key: 4,
		isTransient: true,
		isPassing: true
	},
	senders: {
		columns: {
			app_id: "text",
			holder: "text",
			until_ms: "integer",
			connected: "integer"
		},
		key: 1,
		isTransient: true,
		isPassing: true
	},
	socket_tickets: {
		columns: {
			hash: "text",
			app_id: "text",
			until_ms: "integer"
		},
		key: 1,
		isTransient: true,
		isPassing: true
	},
	contents: {
		columns: {
			hash: "text",
			size: "integer",
			written_ms: "integer"
		},
		key: 1,
		isTransient: true,
		isPassing: true
	},
	content_parts: {
		columns: {
			hash: "text",
			part: "integer",
			bytes: "bytes"
		},
		key: 2,
		isTransient: true,
		isPassing: true
	},
	list_access: {
		columns: {
			list_id: "text",
			subject_kind: "text",
			subject_id: "text",
			level: "text"
		},
		key: 3
	},
	locks: {
		columns: {
			key: "text",
			holder: "text",
			until_ms: "integer"
		},
		key: 1,
		isTransient: true
	},
	rates: {
		columns: {
			key: "text",
			debt: "integer",
			at_ms: "integer"
		},
		key: 1,
		indexes: { by_time: ["at_ms"] },
		isTransient: true
	}
};
const passingTables = Object.entries(sideTables).flatMap(([name, { isPassing }]) => isPassing === true ? [name] : []);
// ../../packages/storage/src/sql/schema.ts
function schemaOf(documents) {
	return [...Object.values(documents).flatMap(tableOf), ...Object.entries(sideTables).flatMap(([name, table]) => sideTableOf(name, table))];
}
function tableOf({ table, key, columns, counters, lists }) {
	const lines = [
		...Object.entries(columns).map(([name, { holds }]) => columnOf(name, holds)),
		...counters.map((name) => `${columnOf(name, "integer")} default 0`),
		columnOf("version", "integer"),
		columnOf("document", "text"),
		`primary key (${key.join(", ")})`
	];
	const indexes = Object.entries(lists).flatMap(([name, { by, order = [], covers = [], unique, where }]) => {
		const names = unique ? by : [...new Set([
			...by,
			...order,
			...key,
			...covers
		])];
		if (where === void 0 && covers.length === 0 && names.join() === key.join()) return [];
		const condition = where === void 0 ? "" : ` where ${where}`;
		return [`create ${unique ? "unique " : ""}index ${table}_${name} on ${table} (${names.join(", ")})${condition}`];
	});
	return [createTable(table, lines), ...indexes];
}
function sideTableOf(table, { columns, key, indexes = {}, initialRows = [] }) {
	const names = Object.keys(columns);
	return [
		createTable(table, [...Object.entries(columns).map(([name, holds]) => columnOf(name, holds)), `primary key (${names.slice(0, key).join(", ")})`]),
		...Object.entries(indexes).map(([name, by]) => `create index ${table}_${name} on ${table} (${by.join(", ")})`),
		...initialRows.map((row) => `insert into ${table} (${names.join(", ")}) values (${row.map(literal).join(", ")})`)
	];
}
function createTable(name, lines) {
	return `create table ${name} (\n${lines.map((line) => `  ${line}`).join(",\n")}\n)`;
}
function columnOf(name, holds) {
	if (holds === "bytes") return `${name} bytea not null`;
	return `${name} ${holds.startsWith("text") ? "{text}" : "bigint"}${holds.endsWith("?") ? "" : " not null"}`;
}
function literal(value) {
	return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
// ../../packages/storage/src/sql/migrations.ts
const migrations = [conversations];
function versionAfter(steps) {
	return 3 + steps.length;
}
const presentVersion = versionAfter(migrations);
function upgradeFrom({ version, tables, documents, textType, steps }) {
	const written = (text) => text.replaceAll("{text}", textType);
	if (version === 0) return {
		statements: schemaOf(documents).map(written),
		refills: []
	};
	const missed = steps.slice(version - 3).flat();
	const refills = missed.flatMap((step) => typeof step === "string" ? [] : [step.refill]);
	const statements = missed.filter((step) => typeof step === "string");
	const made = new Set(missed.flatMap((step) => /^create table (\w+)/.exec(String(step))?.[1] ?? []));
	const isMissing = (table) => !tables.has(table) && !made.has(table);
	const missing = [...Object.values(documents).flatMap((document) => isMissing(document.table) ? tableOf(document) : []), ...Object.entries(sideTables).flatMap(([name, table]) => isMissing(name) ? sideTableOf(name, table) : [])];
	return {
		statements: [...statements, ...missing].map(written),
		refills: [...new Set(refills)]
	};
}
// ../../packages/storage/src/sql/version-refusal.ts
function versionRefusal(name, version, presentVersion) {
	const versions = `its tables have version ${version}, and this one`;
	if (version > presentVersion) return new StorageError("newerVersion", `${name} was written by a newer version of Rollcall (${versions} knows ${presentVersion}); start that version, or use another database.`);
	if (version === 0 || version >= 3) return void 0;
	return new StorageError("olderVersion", `${name} was written before the first release of Rollcall (${versions} reads 3 and later); use another database.`);
}
// ../../packages/storage/src/sqlite/check-header.ts
const applicationId = 1383033964;
const magic = "SQLite format 3\0";
const headerBytes = 100;
const pagesOffset = 28;
const versionOffset = 60;
const applicationOffset = 68;
function checkHeader(file, presentVersion) {
	const header = readHeader(file);
	if (header.length === 0 || isBlank(header)) return;
	const refusal = versionRefusal(file, checkHeaderBytes(header, file), presentVersion);
	if (refusal !== void 0) throw refusal;
}
function isBlank(header) {
	return header.length === headerBytes && header.toString("latin1", 0, 16) === magic && header.readUInt32BE(pagesOffset) <= 1 && header.readUInt32BE(versionOffset) === 0 && header.readUInt32BE(applicationOffset) === 0;
}
function checkHeaderBytes(header, name) {
	if (header.length < headerBytes || header.toString("latin1", 0, 16) !== magic) throw new StorageError("notADatabase", `${name} is not a SQLite database.`);
	if (header.readUInt32BE(applicationOffset) !== 1383033964) throw foreign(name);
	return header.readUInt32BE(versionOffset);
}
function foreign(name) {
	return new StorageError("notADatabase", `${name} is a database of another program.`);
}
function readHeader(file) {
	const descriptor = openSync(file, "r");
	try {
		const header = Buffer.alloc(headerBytes);
		return header.subarray(0, readSync(descriptor, header, 0, headerBytes, 0));
	} finally {
		closeSync(descriptor);
	}
}
// ../../packages/storage/src/sqlite/image/open-image.ts
function isPresentImage(image) {
	return versionOf(image) === presentVersion;
}
function openImage(image) {
	checkImage(image);
	return new Database(toBuffer(image));
}
function checkImage(image) {
	const version = versionOf(image);
	if (version !== presentVersion) throw new StorageError("otherVersion", `the image has tables of version ${version}, but this version of Rollcall has ${presentVersion}; make a new image.`);
}
function versionOf(image) {
	return checkHeaderBytes(toBuffer(image), "the image");
}
function toBuffer(image) {
	return Buffer.from(image.buffer, image.byteOffset, image.byteLength);
}
// ../../packages/storage/src/sqlite/image/tables-of.ts
function tablesOf(db, isWanted = () => true) {
	const names = db.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name").pluck().all();
	const columnsOf = db.prepare("select name, pk from pragma_table_info(?) order by cid");
	return names.filter(isWanted).map((name) => {
		const columns = columnsOf.all(name);
		const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk);
		return {
			name,
			columns: columns.map((column) => column.name),
			key: key.map((column) => column.name)
		};
	});
}
// ../../packages/storage/src/sqlite/image/restore-image.ts
function restoreImage(db, image, differs) {
	const source = openImage(image);
	try {
		db.transaction(() => {
			forgetPassing(db);
			for (const { name, columns } of tablesOf(source, (table) => !passingTables.includes(table) && differs(table))) {
				db.exec(`delete from "${name}"`);
				const values = columns.map(() => "?").join(", ");
				const insert = db.prepare(`insert into "${name}" values (${values})`);
				for (const row of source.prepare(`select * from "${name}"`).raw().iterate()) insert.run(row);
			}
		}).immediate();
	} finally {
		source.close();
	}
}
function forgetPassing(db) {
	for (const table of passingTables) db.exec(`delete from "${table}"`);
}
// ../../packages/storage/src/sqlite/image/take-image.ts
const formatOffsets = [18, 19];
const rollbackJournal = 1;
function takeImage(db) {
	const image = db.serialize();
	for (const offset of formatOffsets) image[offset] = rollbackJournal;
	return image;
}
// ../../packages/storage/src/sql/refill.ts
const batchSize = 500;
const createRefills = "create table if not exists refills (table_name {text} primary key, position {text} not null)";
function beginRefill(table) {
	return `insert into refills (table_name, position) values ('${table}', '') on conflict (table_name) do nothing`;
}
const selectPending = textStatement(() => ({
	sql: "select table_name from refills order by table_name",
	names: []
}));
const lockPosition = textStatement((dialect) => ({
	sql: `select position from refills where table_name = ${dialect.mark(1)}${dialect.rowLocks ? " for update" : ""}`,
	names: ["table"]
}));
const movePosition = textStatement((dialect) => ({
	sql: `update refills set position = ${dialect.mark(1)} where table_name = ${dialect.mark(2)}`,
	names: ["position", "table"]
}));
const endRefill = textStatement((dialect) => ({
	sql: `delete from refills where table_name = ${dialect.mark(1)}`,
	names: ["table"]
}));
function* pendingRefills(documents) {
	const names = new Set((yield* rowsOf(selectPending, {})).map((row) => row.table_name));
	return Object.values(documents).filter(({ table }) => names.has(table));
}
function* refillBatch(document) {
	const { table } = document;
	const begun = yield* firstOf(lockPosition, { table });
	if (begun === void 0) return false;
	const rows = yield* rowsOf(selectBatch(document, begun.position === ""), toPosition(document, begun.position));
	const update = updateColumns(document);
	for (const row of rows) yield* execute(update, toRow(document, parseDocument(String(row["document"]))));
	const last = rows.at(-1);
	if (last === void 0 || rows.length < batchSize) {
		yield* execute(endRefill, { table });
		return false;
	}
	yield* execute(movePosition, {
		table,
		position: JSON.stringify(document.key.map((column) => last[column]))
	});
	return true;
}
function selectBatch(document, isFirst) {
	const { table, key } = document;
	return textStatement((dialect) => {
		const marks = key.map((_, at) => dialect.mark(at + 1));
		const after = isFirst ? "" : ` where (${key.join(", ")}) > (${marks.join(", ")})`;
		return {
			sql: `select ${key.join(", ")}, document from ${table}${after} order by ${key.join(", ")} limit ${batchSize}`,
			names: isFirst ? [] : key
		};
	});
}
function toPosition({ key }, position) {
	if (position === "") return {};
	const values = parseDocument(position);
	return Object.fromEntries(key.map((column, at) => [column, values[at] ?? null]));
}
function updateColumns(document) {
	const { table, key } = document;
	const names = columnNames(document).filter((name) => name !== "document" && !key.includes(name));
	return textStatement((dialect) => {
		const sets = names.map((name, at) => `${name} = ${dialect.mark(at + 1)}`);
		const where = key.map((name, at) => `${name} = ${dialect.mark(names.length + at + 1)}`);
		return {
			sql: `update ${table} set ${sets.join(", ")} where ${where.join(" and ")}`,
			names: [...names, ...key]
		};
	});
}
// ../../packages/storage/src/generated/sqlite-texts.ts
const sqliteTexts = {
	"apps.functionByCallback": {
		sql: "select \"document\" from \"functions\" where \"app_id\" = +? and \"callback_id\" = +? order by \"created\", \"id\" limit 1",
		names: ["appId", "callbackId"]
	},
	"apps.functionPage": {
		sql: "select \"document\" from \"functions\" where \"app_id\" in (select list.value from json_each(+?) as list) and (\"distributed\" = 1 or \"app_id\" in (select \"list\".\"value\" from json_each(+?) as \"list\")) and (\"created\" > +? or (\"created\" = +? and \"id\" > +?)) order by \"created\", \"id\" limit +?",
		names: [
			"appIds",
			"undistributedOf",
			"created",
			"created",
			"id",
			"limit"
		]
	},
	"apps.managedCount": {
		sql: "select count(*) as \"count\" from \"apps\" where \"manager_app_id\" = +?",
		names: ["managerAppId"]
	},
	"channels.byName": {
		sql: "select \"document\" from \"channels\" where \"workspace_id\" = +? and \"name_key\" = +? union all select \"channels\".\"document\" from \"channel_shares\" inner join \"channels\" on \"channels\".\"id\" = \"channel_shares\".\"channel_id\" where \"channel_shares\".\"workspace_id\" = +? and \"channel_shares\".\"name_key\" = +?",
		names: [
			"workspaceId",
			"name",
			"workspaceId",
			"name"
		]
	},
	"channels.dm": {
		sql: "select \"document\" from \"channels\" where \"workspace_id\" = +? and \"dm_key\" = +?",
		names: ["workspaceId", "dm"]
	},
	"channels.idOfDm": {
		sql: "select \"id\" from \"channels\" where \"workspace_id\" = +? and \"dm_key\" = +?",
		names: ["workspaceId", "dm"]
	},
	"channels.idOfName": {
		sql: "select \"id\" from \"channels\" where \"workspace_id\" = +? and \"name_key\" = +? union all select \"channel_id\" as \"id\" from \"channel_shares\" where \"workspace_id\" = +? and \"name_key\" = +?",
		names: [
			"workspaceId",
			"name",
			"workspaceId",
			"name"
		]
	},
	"channels.lock": {
		sql: "select \"archived\" from \"channels\" where \"id\" = +?",
		names: ["id"]
	},
	"channels.lockMember": {
		sql: "select \"user_id\" from \"channel_members\" where \"channel_id\" = +? and \"user_id\" = +?",
		names: ["channelId", "userId"]
	},
	"channels.lockName": {
		sql: "select \"name_key\", \"type\", (select \"workspace_id\" from \"channel_shares\" where \"channel_shares\".\"channel_id\" = \"channels\".\"id\" limit 1) as \"shared_with\" from \"channels\" where \"id\" = +?",
		names: ["id"]
	},
	"channels.member": {
		sql: "select \"user_id\" from \"channel_members\" where \"channel_id\" = +? and \"user_id\" = +?",
		names: ["channelId", "userId"]
	},
	"channels.memberCount": {
		sql: "select \"member_count\" from \"channels\" where \"id\" = +?",
		names: ["id"]
	},
	"channels.messageCount": {
		sql: "select cast(sum(\"message_count\") as bigint) as \"count\" from \"channels\" where \"workspace_id\" = +?",
		names: ["workspaceId"]
	},
	"channels.nextTs": {
		sql: "update \"channels\" set \"last_ts\" = case when \"last_ts\" >= +? then \"last_ts\" + 1 else cast(+? as bigint) end, \"message_count\" = \"message_count\" + 1 where \"id\" = +? and \"archived\" <= +? returning \"last_ts\"",
		names: [
			"now",
			"now",
			"channelId",
			"maxArchived"
		]
	},
	"channels.removeMember": {
		sql: "delete from \"channel_members\" where \"user_id\" = +?",
		names: ["userId"]
	},
	"channels.share": {
		sql: "insert into \"channel_shares\" (\"channel_id\", \"workspace_id\", \"type\", \"name_key\") values (+?, +?, +?, +?)",
		names: [
			"channelId",
			"workspaceId",
			"type",
			"name"
		]
	},
	"channels.shared": {
		sql: "select \"mine\".\"channel_id\" from \"channel_members\" as \"mine\" inner join \"channel_members\" as \"theirs\" on \"theirs\".\"channel_id\" = \"mine\".\"channel_id\" where \"mine\".\"user_id\" = +? and \"theirs\".\"user_id\" = +? limit 1",
		names: ["one", "other"]
	},
	"channels.uncountMember": {
		sql: "update \"channels\" set \"member_count\" = \"member_count\" - 1 where \"id\" in (select \"channel_id\" from \"channel_members\" where \"user_id\" = +?)",
		names: ["userId"]
	},
	"channels.unshare": {
		sql: "delete from \"channel_shares\" where \"channel_id\" = +?",
		names: ["id"]
	},
	"channels.withThread": {
		sql: "select \"channels\".\"document\" from \"channel_members\" inner join \"channels\" on \"channels\".\"id\" = \"channel_members\".\"channel_id\" where \"channel_members\".\"user_id\" = +? and (exists (select \"messages\".\"ts\" from \"messages\" where \"messages\".\"channel_id\" = \"channels\".\"id\" and \"messages\".\"ts\" = +?) or exists (select \"agent_sessions\".\"id\" from \"agent_sessions\" where \"agent_sessions\".\"channel_id\" = \"channels\".\"id\" and \"agent_sessions\".\"thread_ts\" = +?)) order by \"channels\".\"id\"",
		names: [
			"userId",
			"ts",
			"ts"
		]
	},
	"connectedMembers.among": {
		sql: "select distinct \"user_id\" from \"connected_members\" where \"user_id\" in (select list.value from json_each(+?) as list) and \"workspace_id\" = +?",
		names: ["ids", "workspaceId"]
	},
	"connectedMembers.insert": {
		sql: "insert into \"connected_members\" (\"user_id\", \"workspace_id\", \"group_id\") select \"users\".\"id\" as \"user_id\", \"workspace\".\"value\" as \"workspace_id\", cast(+? as text) as \"group_id\" from \"users\" inner join json_each(+?) as \"workspace\" on true where \"users\".\"id\" in (select list.value from json_each(+?) as list) order by \"users\".\"id\" on conflict (\"user_id\", \"workspace_id\", \"group_id\") do nothing",
		names: [
			"groupId",
			"workspaceIds",
			"userIds"
		]
	},
	"connectedMembers.remove": {
		sql: "delete from \"connected_members\" where \"group_id\" = +? and \"workspace_id\" = +?",
		names: ["groupId", "workspaceId"]
	},
	"connectedMembers.workspacesOfGroup": {
		sql: "select distinct \"workspace_id\" from \"connected_members\" where \"group_id\" = +? order by \"workspace_id\"",
		names: ["id"]
	},
	"connectedMembers.workspacesOfUser": {
		sql: "select distinct \"workspace_id\" from \"connected_members\" where \"user_id\" = +? order by \"workspace_id\"",
		names: ["id"]
	},
	"connectedMembers.workspacesOfUsers": {
		sql: "select distinct \"user_id\", \"workspace_id\" from \"connected_members\" where \"user_id\" in (select list.value from json_each(+?) as list) order by \"user_id\", \"workspace_id\"",
		names: ["ids"]
	},
	"database.ping": {
		sql: "select 1 as \"one\"",
		names: []
	},
	"files.many": {
		sql: "select \"document\" from \"files\" where \"id\" in (select list.value from json_each(+?) as list)",
		names: ["ids"]
	},
	"groups.ascending": {
		sql: "with \"slice\" as (select \"created\", \"id\", \"document\" from \"groups\" order by \"created\" asc, \"id\" asc limit +? offset +?) select \"total\", \"document\" from (select count(*) as \"total\" from \"groups\") as \"counted\" left join \"slice\" on true order by \"created\" asc, \"id\" asc",
		names: ["limit", "offset"]
	},
	"groups.byHandle": {
		sql: "select \"document\" from \"names\" inner join \"groups\" on \"groups\".\"id\" = \"names\".\"holder_id\" where \"name\" = +?",
		names: ["name"]
	},
	"groups.byName": {
		sql: "select \"document\" from \"groups\" where \"name_key\" = +?",
		names: ["name"]
	},
	"groups.countMembers": {
		sql: "update \"groups\" set \"member_count\" = \"member_count\" + +? where \"id\" = +?",
		names: ["more", "groupId"]
	},
	"groups.descending": {
		sql: "with \"slice\" as (select \"created\", \"id\", \"document\" from \"groups\" order by \"created\" desc, \"id\" desc limit +? offset +?) select \"total\", \"document\" from (select count(*) as \"total\" from \"groups\") as \"counted\" left join \"slice\" on true order by \"created\" desc, \"id\" desc",
		names: ["limit", "offset"]
	},
	"groups.idOfName": {
		sql: "select \"id\" from \"groups\" where \"name_key\" = +?",
		names: ["name"]
	},
	"groups.insertMembers": {
		sql: "insert into \"group_members\" (\"group_id\", \"user_id\") select \"groups\".\"id\" as \"group_id\", \"users\".\"id\" as \"user_id\" from \"groups\", \"users\" where \"groups\".\"id\" = +? and \"users\".\"id\" in (select list.value from json_each(+?) as list) on conflict (\"group_id\", \"user_id\") do nothing",
		names: ["groupId", "userIds"]
	},
	"groups.lock": {
		sql: "select \"id\" from \"groups\" where \"id\" = +?",
		names: ["groupId"]
	},
	"groups.lockHandle": {
		sql: "select \"handle_key\" from \"groups\" where \"id\" = +?",
		names: ["groupId"]
	},
	"groups.memberCount": {
		sql: "select \"member_count\" from \"groups\" where \"id\" = +?",
		names: ["groupId"]
	},
	"groups.members": {
		sql: "select \"group_id\", \"users\".\"id\", \"display_name\" from \"group_members\" inner join \"users\" on \"users\".\"id\" = \"group_members\".\"user_id\" where \"group_id\" in (select list.value from json_each(+?) as list) order by \"created\", \"users\".\"id\"",
		names: ["ids"]
	},
	"groups.ofUser": {
		sql: "select (select \"document\" from \"groups\" where \"groups\".\"id\" = \"group_members\".\"group_id\") as \"document\" from \"group_members\" where \"user_id\" = +?",
		names: ["id"]
	},
	"groups.ofUsers": {
		sql: "select \"user_id\", \"document\" from \"group_members\" inner join \"groups\" on \"groups\".\"id\" = \"group_members\".\"group_id\" where \"user_id\" in (select list.value from json_each(+?) as list) order by \"name_key\"",
		names: ["ids"]
	},
	"groups.remove": {
		sql: "delete from \"groups\" where \"id\" = +?",
		names: ["groupId"]
	},
	"groups.removeAllMembers": {
		sql: "delete from \"group_members\" where \"group_id\" = +?",
		names: ["groupId"]
	},
	"groups.removeMembers": {
		sql: "delete from \"group_members\" where \"group_id\" = +? and \"user_id\" in (select list.value from json_each(+?) as list)",
		names: ["groupId", "userIds"]
	},
	"lists.access": {
		sql: "select \"subject_kind\", \"subject_id\", \"level\" from \"list_access\" where \"list_id\" = +? order by \"subject_kind\", \"subject_id\"",
		names: ["id"]
	},
	"lists.count": {
		sql: "select count(*) as \"count\" from \"list_rows\" where \"list_id\" = +? and \"archived\" = +?",
		names: ["listId", "archived"]
	},
	"lists.lastPlace": {
		sql: "select \"place\" from \"list_rows\" where \"list_id\" = +? and \"parent_id\" = +? order by \"place\" desc limit 1",
		names: ["listId", "parentId"]
	},
	"lists.newest": {
		sql: "select \"document\" from \"list_rows\" where \"list_id\" = +? and \"archived\" = +? and \"created\" <= +? and (\"created\" < +? or \"id\" < +?) order by \"created\" desc, \"id\" desc limit +?",
		names: [
			"listId",
			"archived",
			"created",
			"created",
			"id",
			"limit"
		]
	},
	"lists.parents": {
		sql: "select distinct \"parent_id\" from \"list_rows\" where \"list_id\" = +? and \"parent_id\" in (select list.value from json_each(+?) as list)",
		names: ["listId", "ids"]
	},
	"lists.putAccess": {
		sql: "insert into \"list_access\" (\"list_id\", \"subject_kind\", \"subject_id\", \"level\") select \"lists\".\"id\" as \"list_id\", +? as \"subject_kind\", \"list\".\"value\" as \"subject_id\", +? as \"level\" from \"lists\" inner join json_each(+?) as \"list\" on true where \"lists\".\"id\" = +? on conflict (\"list_id\", \"subject_kind\", \"subject_id\") do update set \"level\" = \"excluded\".\"level\"",
		names: [
			"kind",
			"level",
			"ids",
			"listId"
		]
	},
	"lists.removeAccess": {
		sql: "delete from \"list_access\" where \"list_id\" = +? and \"subject_kind\" = +? and \"subject_id\" in (select list.value from json_each(+?) as list)",
		names: [
			"listId",
			"kind",
			"ids"
		]
	},
	"lists.removeExportPart": {
		sql: "delete from \"list_export_parts\" where \"export_id\" = +? and \"part\" = +?",
		names: ["id", "part"]
	},
	"lists.removeOldExportParts": {
		sql: "delete from \"list_export_parts\" where \"export_id\" in (select \"id\" from \"list_exports\" where \"list_id\" = +? and \"created\" < +?)",
		names: ["listId", "before"]
	},
	"lists.removeOldExports": {
		sql: "delete from \"list_exports\" where \"list_id\" = +? and \"created\" < +?",
		names: ["listId", "before"]
	},
	"lists.rows": {
		sql: "select \"document\" from \"list_rows\" where \"id\" in (select list.value from json_each(+?) as list)",
		names: ["ids"]
	},
	"lists.slice": {
		sql: "select \"document\" from \"list_rows\" where \"list_id\" = +? and \"parent_id\" = +? and \"place\" >= +? and (\"place\" > +? or \"id\" > +?) order by \"place\", \"id\" limit +?",
		names: [
			"listId",
			"parentId",
			"place",
			"place",
			"id",
			"limit"
		]
	},
	"messages.byClientMsgId": {
		sql: "select \"document\" from \"messages\" where \"app_id\" = +? and \"client_msg_id\" = +? and \"author_id\" = +? and \"channel_id\" = +? order by \"ts\" desc limit 1",
		names: [
			"appId",
			"clientMsgId",
			"authorId",
			"channelId"
		]
	},
	"messages.events": {
		sql: "select \"channel_id\", \"ts\", \"kind\", \"user_id\", \"detail\" from \"message_events\" where \"channel_id\" = +? and \"ts\" >= +? and \"ts\" <= +? union all select \"channel_id\", \"ts\", 'reaction' as \"kind\", \"user_id\", \"name\" as \"detail\" from \"reactions\" where \"channel_id\" = +? and \"ts\" >= +? and \"ts\" <= +? order by \"ts\", \"kind\", \"user_id\", \"detail\"",
		names: [
			"channelId",
			"oldest",
			"latest",
			"channelId",
			"oldest",
			"latest"
		]
	},
	"messages.get": {
		sql: "select \"document\" from \"messages\" where \"channel_id\" = +? and \"ts\" = +?",
		names: ["channelId", "ts"]
	},
	"messages.insertEvents": {
		sql: "insert into \"message_events\" (\"channel_id\", \"ts\", \"kind\", \"user_id\", \"detail\") select \"messages\".\"channel_id\", \"messages\".\"ts\", +? as \"kind\", \"users\".\"id\" as \"user_id\", +? as \"detail\" from \"messages\" inner join \"users\" on true where \"messages\".\"channel_id\" = +? and \"messages\".\"ts\" = +? and \"users\".\"id\" in (select list.value from json_each(+?) as list) on conflict (\"channel_id\", \"ts\", \"kind\", \"user_id\", \"detail\") do nothing",
		names: [
			"kind",
			"detail",
			"channelId",
			"ts",
			"userIds"
		]
	},
	"messages.latest": {
		sql: "select \"document\" from \"messages\" where \"channel_id\" = +? order by \"ts\" desc limit +?",
		names: ["channelId", "limit"]
	},
	"messages.replyCount": {
		sql: "select count(*) as \"count\" from \"messages\" where \"channel_id\" = +? and \"thread_ts\" = +?",
		names: ["channelId", "threadTs"]
	},
	"messages.tsOfClientMsgId": {
		sql: "select \"ts\" from \"messages\" where \"app_id\" = +? and \"client_msg_id\" = +? and \"author_id\" = +? and \"channel_id\" = +? and \"ts\" >= +? limit 1",
		names: [
			"appId",
			"clientMsgId",
			"authorId",
			"channelId",
			"since"
		]
	},
	"messages.window": {
		sql: "select \"document\" from \"messages\" where \"channel_id\" = +? and \"ts\" >= +? and \"ts\" <= +? order by \"ts\" limit +?",
		names: [
			"channelId",
			"oldest",
			"latest",
			"limit"
		]
	},
	"names.between": {
		sql: "select \"name\" from \"names\" where \"name\" >= +? and \"name\" < +? order by \"name\"",
		names: ["from", "below"]
	},
	"names.claim": {
		sql: "insert into \"names\" (\"name\", \"holder_id\", \"channels\") values (+?, +?, 0) on conflict (\"name\") do update set \"holder_id\" = \"excluded\".\"holder_id\" where \"names\".\"channels\" = 0 and \"names\".\"holder_id\" = +?",
		names: [
			"name",
			"holderId",
			"holderId"
		]
	},
	"names.claimForChannel": {
		sql: "insert into \"names\" (\"name\", \"holder_id\", \"channels\") values (+?, null, 1) on conflict (\"name\") do update set \"channels\" = \"names\".\"channels\" + 1 where \"names\".\"holder_id\" is null",
		names: ["name"]
	},
	"names.countDown": {
		sql: "update \"names\" set \"channels\" = \"channels\" - 1 where \"name\" = +?",
		names: ["name"]
	},
	"names.holder": {
		sql: "select \"holder_id\" from \"names\" where \"name\" = +?",
		names: ["name"]
	},
	"names.ofChannels": {
		sql: "select \"name\" from \"names\" where \"name\" = +? and \"channels\" > 0",
		names: ["name"]
	},
	"names.release": {
		sql: "delete from \"names\" where \"name\" = +? and \"holder_id\" = +?",
		names: ["name", "holderId"]
	},
	"names.releaseOfGroup": {
		sql: "delete from \"names\" where \"name\" = (select \"handle_key\" from \"groups\" where \"id\" = +?) and \"holder_id\" = +?",
		names: ["groupId", "groupId"]
	},
	"names.releaseUnused": {
		sql: "delete from \"names\" where \"name\" = +? and \"channels\" = 0 and \"holder_id\" is null",
		names: ["name"]
	},
	"organizations.get": {
		sql: "select \"document\" from \"organizations\" order by \"id\" limit 1",
		names: []
	},
	"organizations.workspaces": {
		sql: "select \"document\" from \"workspaces\" order by \"id\"",
		names: []
	},
	"roles.among": {
		sql: "select \"document\" from \"role_assignments\" where \"role_id\" in (select list.value from json_each(+?) as list) and \"entity_id\" in (select list.value from json_each(+?) as list) and \"user_id\" in (select list.value from json_each(+?) as list)",
		names: [
			"roleIds",
			"entityIds",
			"userIds"
		]
	},
	"roles.newest": {
		sql: "select \"document\" from \"role_assignments\" where \"place\" < +? and ((not exists (select \"list\".\"value\" from json_each(+?) as \"list\") or \"role_id\" in (select list.value from json_each(+?) as list)) and (not exists (select \"list\".\"value\" from json_each(+?) as \"list\") or \"entity_id\" in (select list.value from json_each(+?) as list))) order by \"place\" desc limit +?",
		names: [
			"place",
			"roleIds",
			"roleIds",
			"entityIds",
			"entityIds",
			"limit"
		]
	},
	"roles.oldest": {
		sql: "select \"document\" from \"role_assignments\" where \"place\" > +? and ((not exists (select \"list\".\"value\" from json_each(+?) as \"list\") or \"role_id\" in (select list.value from json_each(+?) as list)) and (not exists (select \"list\".\"value\" from json_each(+?) as \"list\") or \"entity_id\" in (select list.value from json_each(+?) as list))) order by \"place\" asc limit +?",
		names: [
			"place",
			"roleIds",
			"roleIds",
			"entityIds",
			"entityIds",
			"limit"
		]
	},
	"tokens.acting": {
		sql: "select \"revoked\" from \"tokens\" where \"user_id\" = +? and \"app_id\" = +? and \"revoked\" = 0 limit 1",
		names: ["userId", "appId"]
	},
	"tokens.actingAmong": {
		sql: "select distinct \"user_id\" from \"tokens\" where \"user_id\" in (select list.value from json_each(+?) as list) and \"app_id\" = +? and \"revoked\" = 0",
		names: ["ids", "appId"]
	},
	"tokens.byHash": {
		sql: "select \"document\", \"revoked\" from \"tokens\" where \"hash\" = +?",
		names: ["hash"]
	},
	"tokens.removeRefreshOfInstallations": {
		sql: "delete from \"refresh_tokens\" where \"app_id\" = +? and \"target_id\" in (select list.value from json_each(+?) as list)",
		names: ["appId", "targetIds"]
	},
	"tokens.removeRefreshOfUser": {
		sql: "delete from \"refresh_tokens\" where \"user_id\" = +?",
		names: ["userId"]
	},
	"tokens.resolved": {
		sql: "select \"document\", \"revoked\", (select \"users\".\"document\" from \"users\" where \"users\".\"id\" = \"tokens\".\"user_id\") as \"user\", (select \"apps\".\"document\" from \"apps\" where \"apps\".\"id\" = \"tokens\".\"app_id\") as \"app\", (select \"organizations\".\"document\" from \"organizations\" order by \"id\" limit 1) as \"organization\", (select \"workspaces\".\"document\" from \"workspaces\" where \"workspaces\".\"id\" = +?) as \"workspace\", (select \"subscription_version\".\"version\" from \"subscription_version\") as \"subscriptions\" from \"tokens\" where \"hash\" = +?",
		names: ["workspaceId", "hash"]
	},
	"tokens.revokeOfInstallations": {
		sql: "update \"tokens\" set \"revoked\" = 1, \"document\" = replace(document, '\"revoked\":false', '\"revoked\":true,\"uninstalled\":true') where \"app_id\" = +? and \"kind\" in ('bot', 'user') and \"target_id\" in (select list.value from json_each(+?) as list) and \"revoked\" = 0",
		names: ["appId", "targetIds"]
	},
	"tokens.revokeOfUser": {
		sql: "update \"tokens\" set \"revoked\" = 1, \"document\" = replace(document, '\"revoked\":false', '\"revoked\":true') where \"user_id\" = +? and \"revoked\" = 0",
		names: ["userId"]
	},
	"userMarks.at": {
		sql: "select * from \"user_marks\" where \"home\" = +? and \"place\" <= +? order by \"place\" desc limit 1",
		names: ["home", "place"]
	},
	"userMarks.countFrom": {
		sql: "select count(*) as \"count\" from \"users\" where \"home\" = +? and (\"created\", \"id\") >= (+?, +?)",
		names: [
			"home",
			"created",
			"id"
		]
	},
	"userMarks.insert": {
		sql: "insert into \"user_marks\" (\"home\", \"created\", \"id\", \"place\") values (+?, +?, +?, +?)",
		names: [
			"home",
			"created",
			"id",
			"place"
		]
	},
	"userMarks.move": {
		sql: "update \"user_marks\" set \"place\" = \"place\" + +? where \"home\" = +? and (\"created\", \"id\") > (+?, +?)",
		names: [
			"by",
			"home",
			"created",
			"id"
		]
	},
	"userMarks.next": {
		sql: "select \"created\", \"id\" from \"users\" where \"home\" = +? and (\"created\", \"id\") >= (+?, +?) order by \"created\", \"id\" limit 1 offset 1000",
		names: [
			"home",
			"created",
			"id"
		]
	},
	"userMarks.share": {
		sql: "select \"place\" from \"user_marks\" where \"home\" = ''",
		names: []
	},
	"userMarks.take": {
		sql: "select \"place\" from \"user_marks\" where \"home\" = ''",
		names: []
	},
	"users.byEmail": {
		sql: "select \"document\" from \"user_emails\" inner join \"users\" on \"users\".\"id\" = \"user_emails\".\"user_id\" where \"address\" = +?",
		names: ["key"]
	},
	"users.byUserName": {
		sql: "select \"document\" from \"users\" where \"user_name\" = +?",
		names: ["key"]
	},
	"users.countJoining": {
		sql: "select (select count(*) as \"count\" from \"users\" where \"id\" in (select list.value from json_each(+?) as list)) - (select count(*) from users indexed by users_apart where id in (select value from json_each(+?) as list) and (active = 0 or restricted = 1 or ultra_restricted = 1) and (active = 0 or ultra_restricted = 1)) as \"count\"",
		names: ["userIds", "userIds"]
	},
	"users.emailHolder": {
		sql: "select \"user_id\" from \"user_emails\" where \"address\" = +?",
		names: ["address"]
	},
	"users.exceptions": {
		sql: "select \"list\".\"value\" as \"id\", null as \"document\" from json_each(+?) as \"list\" where not exists (select \"users\".\"id\" from \"users\" where \"users\".\"id\" = \"list\".\"value\") union all select id, document from users indexed by users_apart where id in (select value from json_each(+?) as list) and (active = 0 or restricted = 1 or ultra_restricted = 1)",
		names: ["ids", "ids"]
	},
	"users.insertEmail": {
		sql: "insert into \"user_emails\" (\"address\", \"user_id\") values (+?, +?)",
		names: ["address", "userId"]
	},
	"users.lock": {
		sql: "select \"users\".\"id\", \"version\", \"home\", \"created\", \"user_name\", \"address\" from \"users\" left join \"user_emails\" on \"user_emails\".\"user_id\" = \"users\".\"id\" where \"users\".\"id\" = +?",
		names: ["id"]
	},
	"users.many": {
		sql: "select \"document\" from \"users\" where \"id\" in (select list.value from json_each(+?) as list)",
		names: ["ids"]
	},
	"users.removeEmail": {
		sql: "delete from \"user_emails\" where \"address\" = +?",
		names: ["address"]
	},
	"users.slice": {
		sql: "select \"document\" from \"users\" where \"home\" = +? and (\"created\", \"id\") >= (+?, +?) order by \"created\", \"id\" limit +? offset +?",
		names: [
			"home",
			"created",
			"id",
			"limit",
			"skip"
		]
	},
	"users.withGroups": {
		sql: "select \"document\", exists (select \"group_id\" from \"group_members\" where \"user_id\" = \"users\".\"id\") as \"joined\" from \"users\" where \"id\" = +?",
		names: ["id"]
	}
};
// ../../packages/storage/src/sqlite/sqlite-dialect.ts
const mark = "+?";
const sqliteDialect = {
	name: "sqlite",
	texts: sqliteTexts,
	textType: "text",
	rowLocks: false,
	mark: () => mark,
	toDriver: (value) => Array.isArray(value) ? JSON.stringify(value) : value,
	isUniqueViolation: (error) => error instanceof Database.SqliteError && (error.code === "SQLITE_CONSTRAINT_UNIQUE" || error.code === "SQLITE_CONSTRAINT_PRIMARYKEY")
};
// ../../packages/storage/src/sqlite/sqlite-connection.ts
function createSqliteConnection(open, { onUnavailable = () => void 0, onWrite = () => void 0 } = {}) {
	const report = (error) => {
		const reported = toRuntimeError(error);
		if (reported instanceof StoreUnavailable) onUnavailable(reported);
		return reported;
	};
	const prepared = new Map();
	const changes = new Map();
	const documentChanges = new Map();
	let othersChanges = 0;
	const prepare = (statement) => {
		const known = prepared.get(statement);
		if (known !== void 0) return known;
		const text = statement.prepare(sqliteDialect);
		const driver = open().prepare(text.sql);
		const made = {
			text,
			driver,
			changes: driver.readonly ? void 0 : changedTable(text.sql),
			isOfDocument: isOfDocument(text.sql)
		};
		if (statement.isSingleUse !== true) prepared.set(statement, made);
		return made;
	};
	const run = ({ statement, args }) => {
		try {
			const { text, driver, changes: table, isOfDocument: isChanged } = prepare(statement);
			const values = text.values(args);
			if (table !== void 0) {
				changes.set(table, (changes.get(table) ?? 0) + 1);
				if (isChanged) documentChanges.set(table, (documentChanges.get(table) ?? 0) + 1);
				onWrite(table);
			}
			if (!driver.reader) return {
				rows: [],
				changed: driver.run(...values).changes
			};
			const rows = driver.all(...values);
			return {
				rows,
				changed: rows.length
			};
		} catch (error) {
			throw sqliteDialect.isUniqueViolation(error) ? new UniqueViolation("a row with this key exists", { cause: error }) : report(error);
		}
	};
	return {
		run,
		changed() {
			othersChanges += 1;
		},
		changesOf(tables) {
			let sum = othersChanges;
			for (const table of tables) sum += changes.get(table) ?? 0;
			return sum;
		},
		documentChangesOf: (table) => othersChanges + (documentChanges.get(table) ?? 0),
		rows: async (statement, args) => run({
			statement,
			args
		}).rows,
		texts: async (statement, args) => {
			try {
				const { text, driver } = prepare(statement);
				try {
					return driver.pluck(true).all(...text.values(args));
				} finally {
					driver.pluck(false);
				}
			} catch (error) {
				throw report(error);
			}
		},
		first: async (statement, args) => {
			try {
				const { text, driver } = prepare(statement);
				return driver.get(...text.values(args));
			} catch (error) {
				throw report(error);
			}
		},
		keep: async (steps) => open().transaction(() => runAtOnce(steps(), run)).immediate()
	};
}
function changedTable(sql) {
	const table = /^(?:insert into|update|delete from) "?(\w+)"?/.exec(sql)?.[1];
	if (table === void 0) throw new Error(`The statement does not begin with the table that it changes: ${sql}`);
	return table;
}
function isOfDocument(sql) {
	return !sql.startsWith("update") || /\bdocument\b/.test(sql);
}
// ../../packages/storage/src/sqlite/finish-refills.ts
function finishRefills(db, { documents, onRefill }) {
	if (db.prepare("select 1 from sqlite_schema where name = 'refills'").get() === void 0) return;
	const { run } = createSqliteConnection(() => db);
	for (const document of runAtOnce(pendingRefills(documents), run)) {
		const next = db.transaction(() => runAtOnce(refillBatch(document), run));
		while (next.immediate()) onRefill?.(document.table);
	}
	db.exec("drop table refills");
}
// ../../packages/storage/src/sqlite/open-sqlite.ts
const cacheKibibytes = 16384;
function openSqliteImage(image, { documents, reindex }) {
	const db = openImage(image);
	prepareMemory(db, "the image", { documents });
	if (reindex) db.exec("reindex");
	forgetPassing(db);
	return {
		db,
		close: () => db.close()
	};
}
function openSqlite$1(file, options) {
	if (file === void 0) {
		const db = new Database(":memory:");
		prepareMemory(db, "the database in memory", options);
		return {
			db,
			close: () => db.close()
		};
	}
	let releaseFile = () => {};
	let db;
	const close = () => {
		db?.close();
		releaseFile();
	};
	try {
		if (!existsSync(file)) createFile(file);
		releaseFile = ownFile(file);
		checkHeader(file, versionAfter(options.steps ?? migrations));
		db = new Database(file, { timeout: 0 });
		prepare(db, file, options);
		return {
			db,
			close
		};
	} catch (error) {
		close();
		throw toStorageError(error, file);
	}
}
function createFile(file) {
	makeFolder(dirname(file));
	closeSync(openSync(file, "a", 384));
}
function makeFolder(folder) {
	if (existsSync(folder)) return;
	makeFolder(dirname(folder));
	mkdirSync(folder);
}
function prepareMemory(db, name, options) {
	db.pragma("locking_mode = exclusive");
	db.pragma("temp_store = memory");
	db.pragma(`cache_size = -${cacheKibibytes}`);
	db.transaction(() => migrate(db, name, options)).immediate();
	finishRefills(db, options);
}
function prepare(db, name, options) {
	db.pragma("locking_mode = exclusive");
	db.pragma("journal_mode = wal");
	db.pragma("synchronous = full");
	db.pragma("fullfsync = on");
	db.pragma("checkpoint_fullfsync = on");
	db.pragma("temp_store = memory");
	db.pragma(`cache_size = -${cacheKibibytes}`);
	db.transaction(() => migrate(db, name, options)).immediate();
	finishRefills(db, options);
	db.pragma("wal_checkpoint(truncate)");
	db.pragma(`user_version = ${versionAfter(options.steps ?? migrations)}`);
}
function migrate(db, name, { documents, steps = migrations }) {
	const presentVersion = versionAfter(steps);
	const version = Number(db.pragma("user_version", { simple: true }));
	const refusal = versionRefusal(name, version, presentVersion);
	if (refusal !== void 0) throw refusal;
	const tables = new Set(db.prepare("select name from sqlite_schema where type = 'table'").pluck().all());
	if (version === 0 && tables.size > 0) throw foreign(name);
	const { textType } = sqliteDialect;
	const { statements, refills } = upgradeFrom({
		version,
		tables,
		documents,
		textType,
		steps
	});
	for (const text of statements) db.exec(text);
	if (refills.length > 0) db.exec(createRefills.replaceAll("{text}", textType));
	for (const table of refills) db.exec(beginRefill(table));
	if (version === presentVersion) return;
	db.pragma(`application_id = ${applicationId}`);
	db.pragma(`user_version = ${presentVersion}`);
}
// ../../packages/storage/src/sql/events/any-delivery.ts
const selectAnyDelivery = named(() => "select 1 as found from deliveries limit 1");
// ../../packages/storage/src/sqlite/sqlite-events.ts
function createSqliteEvents(connection, isOpen) {
	let known;
	let deliveries;
	const load = async () => {
		const { createSqliteDeliveries } = await import("./sqlite-deliveries.js");
		deliveries ??= createSqliteDeliveries(connection);
		return deliveries;
	};
	const isWaiting = async () => isOpen() && await connection.first(selectAnyDelivery, {}) !== void 0;
	return {
		subscribed() {
			const changes = connection.documentChangesOf(documents.app.table);
			if (changes === void 0) return none;
			if (known?.changes !== changes) {
				const rows = connection.run({
					statement: selectSubscriptions,
					args: {}
				}).rows;
				known = {
					changes,
					names: namesIn(rows)
				};
			}
			return known.names;
		},
		refresh: async () => void 0,
		receivers: async (audience, slice) => (await load()).receivers(audience, slice),
		take: async (options) => (await load()).take(options),
		settle: async (settled) => (await load()).settle(settled),
		release: async (keys, nowMs) => (await load()).release(keys, nowMs),
		resend: async (again, nowMs) => (await load()).resend(again, nowMs),
		waiting: async (limit) => await isWaiting() ? (await load()).waiting(limit) : [],
		nextDue: async () => await isWaiting() ? (await load()).nextDue() : void 0,
		renewed: () => deliveries?.renewed()
	};
}
const none = new Set();
// ../../packages/storage/src/sqlite/create-sqlite-store.ts
const selectOne = compiled("database.ping");
function createSqliteStore(options) {
	const { documents: documents$1 = documents } = options;
	const { db, close, history, isOpen } = open$1(options, documents$1);
	const connection = createSqliteConnection(db, {
		onUnavailable: (error) => health.failed(isDamage(error)),
		onWrite: history.changed
	});
	const health = createWriteHealth({
		ask: () => connection.rows(selectOne, {}),
		probe: (size) => Promise.all([connection.keep(() => putFiller(size)), connection.keep(removeFiller)])
	});
	const rates = createMemoryRates();
	const events = createSqliteEvents(connection, isOpen);
	const telling = createLateTelling({
		subscribed: events.subscribed,
		loadWrites: async () => {
			const { createEventWrites } = await import("./create-event-writes.js");
			return createEventWrites(connection);
		}
	});
	const queue = createCommitQueue(db, connection, {
		documents: documents$1,
		telling,
		onTransaction: (transaction) => options.onTransaction?.(transaction)
	});
	return {
		...createReaders(connection),
		...createDocumentReader(connection),
		locks: createMemoryLocks(),
		rates,
		events,
		sockets: createMemorySockets(),
		contents: options.contents ?? contentsOf(options),
		commit: async (batch) => {
			const loading = telling.prepare(batch);
			if (loading !== void 0) await loading;
			if (!db().open) throw new Error("The store is closed.");
			const committed = await queue.commit(batch).catch((error) => {
				if (error instanceof StoreUnavailable) health.failed(isDamage(error));
				throw error;
			});
			if (committed.ok) health.wrote();
			return answerTo(batch, committed);
		},
		ready: () => health.check(),
		image() {
			queue.drain();
			const image = history.current() ?? takeImage(db());
			history.equals(image);
			return image;
		},
		restore(image) {
			queue.drain();
			if (history.current() !== image) restoreImage(db(), image, (table) => history.differs(image, table));
			else if (isOpen()) forgetPassing(db());
			history.equals(image);
			connection.changed();
			events.renewed();
			rates.clear();
			health.renewed();
		},
		async close() {
			queue.drain();
			close();
			connection.changed();
		}
	};
}
function contentsOf(options) {
	return "file" in options ? createLateContents(contentFolder(options.file)) : createMemoryContents();
}
function open$1(options, documents) {
	const history = createImageHistory();
	if ("file" in options || options.image === void 0) {
		const { db, close } = openSqlite$1("file" in options ? options.file : void 0, { documents });
		return {
			db: () => db,
			close,
			history,
			isOpen: () => true
		};
	}
	const { image, reindex = false } = options;
	checkImage(image);
	if (!reindex) history.equals(image);
	let opened;
	let isClosed = false;
	const db = () => {
		if (isClosed && opened === void 0) throw new Error("The store is closed.");
		opened ??= openSqliteImage(image, {
			documents,
			reindex
		});
		return opened.db;
	};
	const close = () => {
		isClosed = true;
		opened?.close();
	};
	return {
		db,
		close,
		history,
		isOpen: () => opened !== void 0
	};
}
// src/store/database-file.ts
function databaseFile(folder) {
	return join(folder, "rollcall.db");
}
// src/store/open-sqlite.ts
function openMemory(documents, image) {
	return createSqliteStore({
		documents,
		memory: true,
		...image && {
			image,
			reindex: true
		}
	});
}
function openSqlite(documents, folder = ".rollcall") {
	try {
		return createSqliteStore({
			documents,
			file: databaseFile(folder)
		});
	} catch (error) {
		if (!(error instanceof StorageError)) throw error;
		throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
	}
}
// src/store/to-document-set.ts
function toDocumentSet(more = []) {
	const all = [...Object.values(documents), ...more];
	for (const member of ["name", "table"]) {
		const values = all.map((document) => document[member]);
		const twice = values.find((value, index) => values.indexOf(value) !== index);
		if (twice !== void 0) throw new StartError(`two documents have the ${member} ${JSON.stringify(twice)}`);
	}
	return Object.fromEntries(all.map((document) => [document.name, document]));
}
// src/worlds/lock-world.ts
const key = "world";
const leaseMs = 6e4;
async function lockWorld({ locks }, now, work) {
	const holder = randomIds.uuid();
	const acquire = () => locks.acquire({
		key,
		holder,
		leaseMs,
		nowMs: now().getTime()
	});
	if (!await acquire()) return { locked: false };
	const renewing = setInterval(() => void acquire().catch(() => false), leaseMs / 4);
	try {
		return {
			locked: true,
			result: await work()
		};
	} finally {
		clearInterval(renewing);
		await locks.release({
			key,
			holder
		}).catch(() => void 0);
	}
}
// src/worlds/begin-world.ts
const pollMs = 100;
async function beginWorld(store, { clock, load, onWait }) {
	let isWaiting = false;
	const begin = async () => {
		if (!await isEmpty(store)) return false;
		await load();
		return true;
	};
	while (await isEmpty(store)) {
		const begun = await lockWorld(store, () => clock.now(), begin);
		if (begun.locked) return begun.result;
		if (!isWaiting) onWait();
		isWaiting = true;
		await clock.sleep(pollMs);
	}
	return false;
}
// src/worlds/demo/demo-due.ts
const demoDueMs = Date.parse("2099-12-31T00:00:00Z");
// src/machine/package-file.ts
function packageFile(path) {
	let folder = new URL("../", import.meta.url);
	while (!existsSync(new URL("package.json", folder))) folder = new URL("../", folder);
	return new URL(path, folder);
}
function builtFile(name) {
	return import.meta.url.endsWith(".ts") ? void 0 : packageFile(`dist/${name}`);
}
// src/worlds/demo/blanks.ts
const timeForms = {
	instant: (us) => Buffer.from(new Date(Math.floor(us / 1e3)).toISOString()),
	ts: (us) => Buffer.from(printTs(us)),
	integer: (us) => {
		const bytes = Buffer.alloc(8);
		bytes.writeBigInt64BE(BigInt(us));
		return bytes;
	},
	milliseconds: (us) => {
		const bytes = Buffer.alloc(6);
		bytes.writeIntBE(Math.floor(us / 1e3), 0, 6);
		return bytes;
	}
};
function fits({ statedMs }, nowMs) {
	return nowMs >= Date.UTC(2002) && nowMs < Date.UTC(2200) && nowMs > statedMs + marginMs;
}
const marginMs = 1e3;
function fillBlanks(image, blanks, { ids, nowMs }) {
	for (const { prefix, places } of blanks.ids) {
		const characters = ids.id(prefix).slice(prefix.length);
		for (const place of places) image.write(characters, place, "latin1");
	}
	for (const { form, sinceUs, places } of blanks.times) {
		const bytes = timeForms[form](nowMs * 1e3 + sinceUs);
		for (const place of places) image.set(bytes, place);
	}
	for (const list of blanks.lists) sort(image, list);
}
function sort(image, { place, length, mark }) {
	const ids = image.toString("latin1", place, place + length).split(mark);
	image.write(ids.toSorted().join(mark), place, "latin1");
}
// src/worlds/demo/demo-tokens.ts
function toDemoTokens({ tokens = [], users = [] }) {
	return tokens.map(({ token, kind, user, app }) => {
		const holder = users.find(({ userName }) => userName === user);
		const title = holder?.title === void 0 ? "" : `, ${holder.title}`;
		return {
			token,
			kind,
			description: `${kind} token of ${user ?? app ?? "an app"}${title}`
		};
	});
}
// src/worlds/demo/demo-world.ts
async function readDemoWorld() {
	return JSON.parse(await readFile(packageFile("worlds/demo.json"), "utf8"));
}
// src/worlds/demo/demo-image.ts
const imageName = "demo-world.db";
const factsName = "demo-world.json";
function readDemoImage(filling) {
	const facts = readFacts();
	const file = builtFile(imageName);
	if (facts === void 0 || file === void 0 || !fits(facts.blanks, filling.nowMs)) return void 0;
	const image = readFileSync(file);
	if (!isPresentImage(image)) return void 0;
	fillBlanks(image, facts.blanks, filling);
	return image;
}
async function readDemoTokens() {
	return readFacts()?.tokens ?? toDemoTokens(await readDemoWorld());
}
function readFacts() {
	const file = builtFile(factsName);
	return file && JSON.parse(readFileSync(file, "utf8"));
}
// src/worlds/load-first-world.ts
async function loadFirstWorld(store, world, options) {
	const { loadWorld, statesCredentials } = await import("./world3.js");
	if (world !== void 0 && statesCredentials(world) && options.sealer?.seal("", "") === void 0) throw new StartError("the world states credentials of apps, which a database keeps sealed; pass a key with --secret-key or ROLLCALL_SECRET_KEY");
	await loadWorld(store, world ?? await readDemoWorld(), options);
}
// src/worlds/open-environments.ts
async function openEnvironments(store, sealer, { apps = [], control, database }) {
	const isControlled = control !== false && database === void 0;
	if (!isControlled && apps.length === 0) return [];
	const found = await readEnvironments(store, sealer);
	if (apps.length === 0) return found;
	const { readManifestFile } = await import("./read-manifest.js");
	const named = [];
	for (const path of apps) {
		const { name } = (await readManifestFile(path)).display_information;
		const app = found.find((one) => one.name.toLowerCase() === name.toLowerCase());
		if (app === void 0) throw new StartError(`the database has no installed app ${JSON.stringify(name)} of ${basename(path)}: apps are installed in an empty database; remove the database, or use another one or --memory`);
		named.push(app);
	}
	return isControlled ? found : named;
}
// src/open-service.ts
async function openService(options, opening) {
	checkSeed(options);
	const secrets = {
		sealer: chooseSealer(options),
		tokenPrefixes: choosePrefixes(options.tokenPrefixes)
	};
	const { database } = options;
	const documents = toDocumentSet(options.documents);
	if (database === void 0) {
		const composition = await chooseComposition(options, {
			...opening,
			documents,
			...secrets
		});
		const isStock = opening.world === void 0 && options.documents === void 0;
		const { clock, ids } = composition;
		const readImage = () => isStock ? readDemoImage({
			ids,
			nowMs: clock.now().getTime()
		}) : void 0;
		const store = options.memory === true ? openMemory(documents, readImage()) : openSqlite(documents, options.data);
		opening.metrics?.setDatabase("sqlite");
		const restore = async () => {
			const image = readImage();
			if (image === void 0) return false;
			const demo = openMemory(documents, image);
			store.restore(demo.image());
			await demo.close();
			return true;
		};
		return serveOver(store, composition, {
			options,
			opening,
			...secrets,
			restore
		});
	}
	checkDatabase(options);
	const { databaseConnections: connections } = options;
	const { logger } = opening;
	const { openPostgres } = await import("./open-postgres.js");
	const store = await openPostgres({
		url: database,
		logger,
		documents,
		...connections !== void 0 && { connections }
	});
	opening.metrics?.setDatabase("postgres", () => store.poolUse());
	return serveOver(store, composeService(options, {
		...opening,
		...secrets
	}, { isShared: true }), {
		options,
		opening,
		...secrets
	});
}
async function serveOver(store, { clock, ids, compose }, { options, opening, sealer, tokenPrefixes, restore = async () => false }) {
	try {
		const { siteUrl } = opening.addresses;
		let dueMs = 0;
		const isNew = await beginWorld(store, {
			clock,
			load: async () => {
				if (await restore()) dueMs = demoDueMs;
				else await loadFirstWorld(store, opening.world, {
					clock,
					ids,
					siteUrl,
					sealer,
					tokenPrefixes
				});
			},
			onWait: () => opening.logger.warn(waiting)
		});
		if (!isNew && options.memory !== true) await checkSealed(store, sealer, options);
		if (!isNew) await sweepContents(store, clock.now().getTime());
		if (!isNew && options.world !== void 0) opening.logger.warn({ world: options.world }, notLoaded);
		const demoTokens = isNew && options.world !== void 0 ? [] : await knownTokens(store);
		const environments = await openEnvironments(store, sealer, options);
		const { close = async () => void 0, ...composed } = compose(store, siteUrl, dueMs);
		return {
			...composed,
			demoTokens,
			environments,
			close: () => close().then(() => store.close())
		};
	} catch (error) {
		await store.close();
		if (!(error instanceof StoreUnavailable)) throw error;
		throw new StartError(error.message.replace(/\.$/, ""), { cause: error });
	}
}
const waiting = "another process is loading a world into the database; waiting until it is done, or for up to a minute if it was killed";
const notLoaded = "the world was not loaded, because the database already contains one; remove the database, or use another one";
async function knownTokens(store) {
	const tokens = await readDemoTokens();
	const known = await Promise.all(tokens.map(({ token }) => knowsToken(store, token)));
	return tokens.filter((_, index) => known[index]);
}
// src/overlays/observed.ts
const overlays = {
	"v2-auth-errors-as-v1": onV2((v2) => ({
		...v2,
		errorShapes: {
			...v2.errorShapes,
			401: "1.1"
		}
	})),
	"v2-plural-config": (definitions) => {
		const { "1.1": v1, ...others } = definitions.scim.versions;
		if (v1 === void 0) return definitions;
		const plural = v1.routes.filter(servesConfiguration).map((route) => ({
			...route,
			isOpen: true
		}));
		const routes = [...v1.routes.filter((route) => !servesConfiguration(route)), ...plural];
		const scim = {
			...definitions.scim,
			versions: {
				...others,
				"1.1": {
					...v1,
					routes
				}
			}
		};
		return onV2((v2) => ({
			...v2,
			routes: [...v2.routes, ...plural]
		}))({
			...definitions,
			scim
		});
	},
	"nested-schemas": ({ scim, webapi }) => ({
		scim: {
			...scim,
			nestedSchemas: "accept"
		},
		webapi
	}),
	"v2-guest-urn": ({ scim, webapi }) => {
		const { User } = scim.resources;
		const { guest } = User.attributes;
		const attributes = {
			...User.attributes,
			guest: {
				...guest,
				extension: withAlias(guest.extension)
			}
		};
		return {
			scim: {
				...scim,
				resources: {
					...scim.resources,
					User: {
						...User,
						attributes
					}
				}
			},
			webapi
		};
	},
	"skip-unknown-paths": ({ scim, webapi }) => ({
		scim: {
			...scim,
			unknownPaths: "skip"
		},
		webapi
	}),
	"group-filter": ({ scim, webapi }) => {
		const { Group } = scim.resources;
		const { type, caseExact } = Group.attributes.displayName;
		const filterable = { displayName: {
			type,
			caseExact,
			aliases: []
		} };
		return {
			scim: {
				...scim,
				resources: {
					...scim.resources,
					Group: {
						...Group,
						filterable
					}
				}
			},
			webapi
		};
	},
	"v2-filter": onV2((v2) => {
		const { capabilities } = v2;
		return {
			...v2,
			capabilities: {
				...capabilities,
				filter: {
					...capabilities.filter,
					supported: true
				}
			}
		};
	}),
	"schemas-optional": ({ scim, webapi }) => ({
		scim: {
			...scim,
			missingSchemas: "accept"
		},
		webapi
	}),
	"token-in-query": ({ scim, webapi }) => ({
		scim,
		webapi: {
			...webapi,
			tokenInQuery: true
		}
	}),
	"session-warning": ({ scim, webapi }) => ({
		scim,
		webapi: {
			...webapi,
			remarks: [...webapi.remarks ?? [], stopEventWarning]
		}
	}),
	"clamp-limit": ({ scim, webapi }) => ({
		scim,
		webapi: {
			...webapi,
			pageSizes: "clamp"
		}
	})
};
const names = Object.keys(observedSwitches);
function toSwitches(observed) {
	const asked = observed === true ? names : observed;
	const unknown = asked.find((name) => !isSwitch(name));
	if (unknown !== void 0) throw new StartError(`unknown observed switch ${JSON.stringify(unknown)}${didYouMean(unknown, names)}; the switches are ${names.join(", ")}`);
	return names.filter(isSwitch).filter((name) => asked.includes(name));
}
function withObserved(served, observed) {
	const { scim, webapi } = toSwitches(observed).reduce((changed, name) => overlays[name](changed), served);
	return scim === served.scim && webapi === served.webapi ? served : {
		...served,
		scim,
		webapi
	};
}
function isSwitch(name) {
	return Object.hasOwn(observedSwitches, name);
}
function onV2(change) {
	return ({ scim, webapi }) => {
		const { "2.0": v2, ...others } = scim.versions;
		const versions = v2 === void 0 ? others : {
			...others,
			"2.0": change(v2)
		};
		return {
			scim: {
				...scim,
				versions
			},
			webapi
		};
	};
}
function withAlias(extension) {
	const { urns, aliases } = extension ?? {};
	const { "2.0": own } = urns ?? {};
	const [alias, ...others] = aliases?.["2.0"] ?? [];
	if (extension === void 0 || own === void 0 || alias === void 0) throw new Error("The guest extension has one URN in 2.0.");
	const swapped = {
		urns: {
			...urns,
			"2.0": alias
		},
		aliases: {
			...aliases,
			"2.0": [own, ...others]
		}
	};
	return {
		...extension,
		...swapped
	};
}
function servesConfiguration({ serves }) {
	return serves.kind === "discovery" && serves.document === "serviceProviderConfig";
}
// src/overlays/wire-words.ts
async function withWireWords(served, words) {
	const replaced = checkWords(words);
	if (replaced.size === 0) return served;
	const rename = createRename(words);
	const loaded = await loadMethods(served.webapi);
	try {
		return {
			...served,
			scim: renameWire(served.scim, rename),
			webapi: renameWire$1(loaded, rename)
		};
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new StartError(`the wire words ${[...replaced].map(([word, by]) => `${word}=${by}`).join(", ")} clash: ${error.message.replace(/\.$/, "")}`, { cause: error });
	}
}
function createRename(words) {
	return createWordReplacer(checkWords(words));
}
function checkWords(words) {
	const given = Object.entries(words).filter(([, by]) => by !== void 0);
	for (const [word, by] of given) {
		if (!isWireWord(word)) {
			const known = wireWords.join(" and ");
			throw new StartError(`unknown wire word ${JSON.stringify(word)}: the wire words are ${known}${didYouMean(word, wireWords)}`);
		}
		if (!/^[a-z][a-z0-9]*$/.test(by)) throw new StartError(`the replacement of the wire word ${word} must consist of lowercase letters and digits, and begin with a letter, not ${JSON.stringify(by)}`);
	}
	return new Map(given.filter(([word, by]) => word !== by));
}
function isWireWord(word) {
	return wireWords.includes(word);
}
// src/service-definitions.ts
async function createDefinitions({ wireWords = {}, observed = [] }, sets = serviceDefinitions) {
	const { scim, webapi } = await withWireWords(withObserved(sets, observed), wireWords);
	const rename = createRename(wireWords);
	return scim === serviceDefinitions.scim && webapi === serviceDefinitions.webapi ? serviceDefinitions : {
		scim,
		webapi,
		rename
	};
}
// src/create-server.ts
async function createServer(options = {}) {
	checkOptions(options);
	const logger = options.logger ?? silentLog;
	const definitions = await createDefinitions(options, {
		...serviceDefinitions,
		...options.definitions
	});
	const addressesAt = readAddresses(options);
	const world = await readFirstWorld(options);
	const handler = Promise.withResolvers();
	const sockets = Promise.withResolvers();
	for (const { promise } of [handler, sockets]) promise.catch(() => void 0);
	const onError = (err) => logger.error({ err }, "defect");
	const node = await listen(handler.promise, {
		...options,
		port: options.port ?? 0,
		host: options.host ?? "127.0.0.1",
		onError,
		upgrades: serveSockets(sockets.promise, onError)
	});
	const stopping = new AbortController();
	let counting;
	try {
		if (options.metrics !== void 0) counting = await openMetrics(options.metrics);
		const counted = counting && { metrics: counting.metrics };
		const addresses = addressesAt(node.url);
		if (addresses.isUnnamed) logger.warn({ url: node.url }, unnamed);
		const service = await openService(options, {
			logger,
			...world && { world },
			definitions,
			addresses,
			stopping: stopping.signal,
			...counted
		});
		const serve = resolveClient(service.serve, addresses.client);
		handler.resolve(serve);
		sockets.resolve(service.sockets);
		const fetch = createLocalFetch(serve, node.url);
		return {
			...service.control,
			url: node.url,
			hooksUrl: hooksUrlOf(node.url),
			fetch,
			demoTokens: service.demoTokens,
			environments: service.environments,
			...counting && { metricsUrl: counting.url },
			close: createClose({
				node,
				service,
				stopping,
				...counting && { counting }
			})
		};
	} catch (error) {
		handler.reject(error);
		sockets.resolve(noSockets);
		await Promise.all([node.close({ timeoutMs: 0 }), counting?.close()]);
		throw error;
	}
}
const noSockets = {
	connect: async () => false,
	closeSockets: async () => void 0
};
const unnamed = "other machines can reach this server, but its public URL is unknown; locations begin with this address; set --site-url to change it";
async function readFirstWorld(options) {
	const { world: path, apps = [], events, socket } = options;
	const stated = path === void 0 ? void 0 : await (await import("./read-world.js")).readWorld(path);
	if (apps.length === 0 && events === void 0 && socket !== true) return stated;
	const { addApps } = await import("./add-apps.js");
	return addApps(stated, options);
}
function createClose({ node, service, stopping, counting }) {
	let closed;
	return (options) => {
		stopping.abort();
		closed ??= node.close(options).then(() => service.close()).then(() => counting?.close());
		return closed;
	};
}
// ../../packages/double/src/build-world.ts
function buildWorld({ organization = false, plan = "enterprise" } = {}) {
	const parts = createParts(organization, plan);
	const { add, nth } = createAdder(parts);
	const builder = {
		workspace: ({ domain, ...given }) => {
			ownAlso(parts.users, domain);
			return add("workspaces", {
				name: domain,
				...given,
				domain
			}, domain);
		},
		user: ({ userName = nth("users", "user"), ...given } = {}) => {
			const emails = [`${userName}@example.com`];
			return add("users", {
				emails,
				workspaces: { main: "member" },
				...given,
				userName
			}, userName);
		},
		bot: ({ userName = nth("users", "bot"), bot_of: app = builder.app(), ...given } = {}) => add("users", {
			workspaces: { main: "member" },
			...given,
			userName,
			bot_of: app
		}, userName),
		app: ({ name = nth("apps", "App "), ...given } = {}) => add("apps", {
			...given,
			name
		}, name),
		channel: ({ name = nth("channels", "channel"), members, ...given } = {}) => {
			const joined = members ?? parts.users.filter(isMember).map(toName);
			return add("channels", {
				kind: "public",
				members: joined,
				...given,
				name
			}, name);
		},
		group: ({ displayName = nth("groups", "Group "), ...given } = {}) => add("groups", {
			...given,
			displayName
		}, displayName),
		list: ({ name = nth("lists", "List "), owner = "main.owner", ...given } = {}) => add("lists", {
			...given,
			name,
			owner
		}, name),
		token: ({ user = "main.owner", ...given } = {}) => {
			const app = parts.users.find(({ userName }) => userName === user)?.bot_of;
			const kind = given.kind ?? (app === void 0 ? "user" : "bot");
			const token = given.token ?? nth("tokens", `${kind}-token-`);
			const installation = {
				installer: "main.owner",
				...organization && { channel_manager: true }
			};
			return add("tokens", {
				scopes: allScopes,
				installation,
				user,
				...app && { app },
				...given,
				kind,
				token
			}, token);
		},
		toJSON: () => {
			const whole = organization ? { organization: {
				name: "Organization",
				plan,
				default_workspace: "main"
			} } : {};
			const filled = Object.entries(parts).filter(([, items]) => items.length > 0);
			return {
				kind: "world",
				...whole,
				...Object.fromEntries(filled)
			};
		}
	};
	return builder;
}
function createParts(organization, plan) {
	return {
		workspaces: [{
			name: "Main",
			domain: "main",
			...organization ? {} : { plan }
		}],
		users: [createOwner(organization)],
		apps: [],
		channels: [],
		groups: [],
		lists: [],
		tokens: []
	};
}
function createAdder(parts) {
	return {
		add: (section, item, name) => {
			parts[section].push(item);
			return name;
		},
		nth: (section, word) => `${word}${parts[section].length + 1}`
	};
}
function createOwner(organization) {
	return {
		userName: "main.owner",
		emails: ["main.owner@example.com"],
		workspaces: { main: "primary_owner" },
		...organization && { organization_role: "primary_owner" }
	};
}
function ownAlso(users, domain) {
	const [owner, ...others] = users;
	if (owner === void 0) return;
	users.splice(0, users.length, {
		...owner,
		workspaces: {
			...owner.workspaces,
			[domain]: "primary_owner"
		}
	}, ...others);
}
function isMember({ guest, active }) {
	return guest === void 0 && active !== false;
}
function toName({ userName }) {
	return userName;
}
const allScopes = [...scimAccess.scopes, ...webapiScopes];
// ../../packages/double/src/control/control-error.ts
var ControlError = class extends Error {
	name = "ControlError";
	code;
	refusal;
	constructor(method, refusal) {
		const fields = { ...refusal };
		super(`${method} answered ${String(fields["error"])}: ${explain(fields).join("\n")}`);
		this.code = String(fields["error"]);
		this.refusal = fields;
	}
};
function explain({ detail, problems, declared, response_metadata: metadata }) {
	const messages = typeof metadata === "object" && metadata !== null && "messages" in metadata ? metadata.messages : [];
	const lines = [
		detail,
		...list(problems),
		...list(messages).map(toPlain)
	].filter((line) => line !== void 0);
	const names = list(declared);
	return names.length === 0 || String(detail).endsWith("?") ? lines : [...lines, `Declared: ${names.join(", ")}.`];
}
function toPlain(message) {
	return String(message).replace(/^\[ERROR\] /, "").replace(/ \[json-pointer:\/(.*)\]$/, (_, path) => ` (${path.replaceAll("/", ".")})`);
}
function list(value) {
	return Array.isArray(value) ? value : [];
}
// ../../packages/double/src/coverage/check-coverage.ts
function checkCoverage(report, demands) {
	const { methods = {}, codes = [], events = [], acts = [], atLeast = {} } = demands;
	return [
		...Object.entries(methods).flatMap(([method, wanted]) => checkMethod(report, method, wanted ?? [])),
		...checkCodes(report, codes),
		...events.flatMap((event) => checkEvent(report, event)),
		...acts.flatMap((act) => checkAct(report, act)),
		...Object.entries(atLeast).flatMap(([part, percent]) => checkTotal(report, part, percent ?? 0))
	];
}
function checkMethod({ methods }, name, wanted) {
	const found = methods.find(({ method }) => method === name);
	if (found === void 0) return [`There is no method ${name}${hint(name, methods.map(({ method }) => method))}`];
	if (found.calls === 0) return [`${name} was never called.`];
	const declared = [...found.codes, ...found.missing_codes];
	return wanted.flatMap((code) => {
		if (found.codes.includes(code)) return [];
		if (declared.includes(code)) return [`${name} never answered ${code}.`];
		return [`${name} does not declare the code ${code}${hint(code, declared)}`];
	});
}
function checkCodes({ methods, routes }, wanted) {
	const seen = new Set([...methods, ...routes].flatMap(({ codes }) => codes));
	return wanted.filter((code) => !seen.has(code)).map((code) => `No call was answered ${code}.`);
}
function checkEvent({ events }, name) {
	const found = events.find(({ event }) => event === name);
	if (found === void 0) return [`There is no event ${name}${hint(name, events.map(({ event }) => event))}`];
	return found.deliveries > 0 ? [] : [`No app has acknowledged ${name}. ${found.how}`];
}
function checkAct({ acts }, name) {
	const found = acts.find(({ act }) => act === name);
	if (found === void 0) return [`There is no act ${name}${hint(name, acts.map(({ act }) => act))}`];
	return found.times > 0 ? [] : [`Nobody has done ${name}.`];
}
function checkTotal({ totals }, part, percent) {
	const names = Object.keys(totals);
	const [, total] = Object.entries(totals).find(([name]) => name === part) ?? [];
	if (total === void 0) return [`Coverage has no part ${part}${hint(part, names)}`];
	const { seen, declared } = total;
	const reached = declared === 0 ? 100 : Math.floor(1e3 * seen / declared) / 10;
	if (reached >= percent) return [];
	return [`${reached} % of the ${part.replace("_", " ")} were exercised (${seen} of ${declared}); ${percent} % are required.`];
}
function hint(name, known) {
	return didYouMean(name, known) || ".";
}
// ../../packages/double/src/coverage/create-coverage.ts
function createCoverage(definitions) {
	const tallies = new Map();
	const [deliveries, acts] = [new Map(), new Map()];
	const counts = {
		tallies,
		deliveries,
		acts
	};
	const tallyOf = (key) => {
		const counted = tallies.get(key);
		if (counted !== void 0) return counted;
		const tally = {
			calls: 0,
			arguments: new Set(),
			codes: new Set()
		};
		tallies.set(key, tally);
		return tally;
	};
	const coverage = {
		add: ({ method, definition, version, route, arguments: sent, code }) => {
			const key = method ?? (route === void 0 ? void 0 : `${version} ${route}`);
			if (key === void 0) return;
			const tally = tallyOf(key);
			tally.calls += 1;
			if (method !== void 0) {
				for (const name in sent) if (!tally.arguments.has(name) && declares(definition, name)) tally.arguments.add(name);
			}
			if (code !== void 0) tally.codes.add(code);
		},
		addDeliveries: (event, times) => void deliveries.set(event, (deliveries.get(event) ?? 0) + times),
		addActs: (act, times) => void acts.set(act, (acts.get(act) ?? 0) + times),
		merge: ({ methods, routes, ...report }) => {
			const rows = [...methods.map((row) => ({
				...row,
				key: row.method
			})), ...routes.map((row) => ({
				...row,
				key: `${row.version} ${row.route}`,
				arguments: []
			}))];
			for (const { key, calls, arguments: sent, codes } of rows.filter((row) => row.calls > 0)) {
				const tally = tallyOf(key);
				tally.calls += calls;
				for (const name of sent) tally.arguments.add(name);
				for (const code of codes) tally.codes.add(code);
			}
			for (const { event, deliveries: times } of report.events) coverage.addDeliveries(event, times);
			for (const { act, times } of report.acts) coverage.addActs(act, times);
		},
		report: async () => {
			const { writeReport } = await import("./write-report.js");
			return writeReport(counts, definitions);
		}
	};
	return coverage;
}
function declares(definition, name) {
	return definition === void 0 || Object.values(definition.argumentTable).some(({ wireName }) => wireName === name);
}
// ../../packages/double/src/coverage/cover-journal.ts
async function coverJournal$1(entries, sets) {
	const coverage = createCoverage(sets);
	for (const entry of entries) count(coverage, entry);
	return coverage.report();
}
function count(coverage, entry) {
	const { protocol, method, ok, delivery } = entry;
	if (delivery !== void 0) {
		const { event, result, rate_limited } = delivery;
		if (result === "delivered" && rate_limited !== true) coverage.addDeliveries(event, 1);
		return;
	}
	if (protocol !== "people") coverage.add(entry);
	else if (ok === true && method !== void 0) coverage.addActs(method, 1);
}
// ../../packages/double/src/coverage/merge-coverage.ts
async function mergeCoverage$1(reports, sets) {
	const coverage = createCoverage(sets);
	for (const report of reports) coverage.merge(report);
	return coverage.report();
}
// ../../packages/double/src/coverage/coverage-folder.ts
const ending = ".coverage.json";
async function writeCoverage(folder, report) {
	await mkdir(folder, { recursive: true });
	const path = join(folder, `${crypto.randomUUID()}${ending}`);
	await writeFile(`${path}.new`, JSON.stringify(report));
	await rename(`${path}.new`, path);
}
async function readCoverage$1(folder, sets) {
	const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
	const reports = [];
	for (const name of names) reports.push(JSON.parse(await readFile(join(folder, name), "utf8")));
	return reports.length === 0 ? void 0 : mergeCoverage$1(reports, sets);
}
// ../../packages/double/src/journal/print-entry.ts
function printEntryLine(entry) {
	const { delivery } = entry;
	if (delivery !== void 0) return printDeliveryLine(entry, delivery);
	const { status, code, fault, aborted } = entry;
	const answered = [status, code].filter((part) => part !== void 0).join(" ");
	const notes = [fault === void 0 ? [] : `fault ${fault}`, aborted === true ? "the client had disconnected" : []].flat();
	return `${entry.at} ${printCall(entry)} \u2192 ${answered}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}
function printEntry(entry) {
	const { because, arguments: sent, user, app, changes } = entry;
	const caller = [user, app === void 0 ? void 0 : `app ${app}`].filter((part) => part !== void 0);
	return `${[
		printEntryLine(entry),
		`  request   ${entry.request_id} in world ${entry.world}, ${entry.duration_ms} ms`,
		...caller.length === 0 ? [] : [`  ${entry.delivery === void 0 ? "caller  " : "receiver"}  ${caller.join(", ")}`],
		...sent === void 0 ? [] : [`  arguments ${JSON.stringify(sent)}`],
		...because === void 0 ? [] : printReason(because),
		...entry.delivery === void 0 ? [] : printAttempt(entry.delivery),
		...changes.flatMap(printChange)
	].join("\n")}\n`;
}
function printDeliveryLine({ at, app, status, code, fault }, delivery) {
	const { event, event_id: eventId, attempt, result, next_at: next, rate_limited, switched_off } = delivery;
	const answered = [...status === 0 ? [] : [status], ...code === void 0 ? [] : [code]].join(" ");
	const notes = [
		fault === void 0 ? [] : `fault ${fault}`,
		attempt === 1 ? [] : `attempt ${attempt}`,
		result === "delivered" ? [] : result.replace("_", " "),
		next === void 0 ? [] : `next ${next}`,
		rate_limited === true ? "rate limited" : [],
		switched_off === true ? "subscriptions switched off" : []
	].flat();
	return `${at} event ${event} ${eventId} to ${app} \u2192 ${[...answered === "" ? [] : [answered], ...notes.length === 0 ? [] : [`(${notes.join(", ")})`]].join(" ")}`;
}
function printAttempt({ request, answer, detail }) {
	return [
		...detail === void 0 ? [] : [`  detail    ${detail}`],
		...request === void 0 ? [] : [`  sent to   ${request.url}`, ...printHeaders(request.headers)],
		...request === void 0 ? [] : [`  body      ${JSON.stringify(request.body)}`],
		...answer === void 0 ? [] : [`  answer    ${answer.status} ${JSON.stringify(answer.body)}`]
	];
}
function printHeaders(headers) {
	return Object.entries(headers).map(([name, value]) => `            ${name}: ${value}`);
}
function printCall({ method, version, route, id, protocol }) {
	if (method !== void 0) return method;
	if (route === void 0) return protocol === "scim" ? `SCIM ${version ?? ""} (no such endpoint)` : "(no such method)";
	return `SCIM ${version} ${id === void 0 ? route : route.replace("{id}", id)}`;
}
function printReason({ rule, found, wanted }) {
	return [
		`  because   ${rule}`,
		...found === void 0 ? [] : [`  found     ${JSON.stringify(found)}`],
		...wanted === void 0 ? [] : [`  wanted    ${wanted}`]
	];
}
function printChange({ kind, id, before, after }) {
	const title = `  changed   ${kind}${id === void 0 ? "" : ` ${id}`}`;
	if (before === void 0 || after === void 0) return [title, ...after === void 0 ? [] : [`            ${JSON.stringify(after)}`]];
	return [title, ...[...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
		const [was, is] = [JSON.stringify(before[name]), JSON.stringify(after[name])];
		return was === is ? [] : [`            ${name}: ${was ?? "nothing"} \u2192 ${is ?? "nothing"}`];
	})];
}
// src/double.ts
function coverJournal(entries) {
	return coverJournal$1(entries, serviceDefinitions);
}
function mergeCoverage(reports) {
	return mergeCoverage$1(reports, serviceDefinitions);
}
function readCoverage(folder) {
	return readCoverage$1(folder, serviceDefinitions);
}
// src/log/describe-error.ts
function describeError(error) {
	if (!(error instanceof Error)) return {
		type: typeof error,
		message: "the thrown value is not an Error"
	};
	return {
		type: error.name,
		message: error.message,
		...error.stack === void 0 ? {} : { stack: error.stack },
		...error.cause === void 0 ? {} : { cause: describeError(error.cause) }
	};
}
// src/log/write-to-stderr.ts
function writeToStderr(pino, level) {
	const options = {
		level,
		base: null,
		serializers: { err: describeError }
	};
	if (!process.stderr.isTTY) return pino(options, pino.destination({
		fd: 2,
		sync: true
	}));
	return pino(options, loadPretty()({
		destination: 2,
		sync: true,
		singleLine: true,
		translateTime: "SYS:HH:MM:ss.l"
	}));
}
function loadPretty() {
	return createRequire(import.meta.url)("pino-pretty");
}
// src/log/create-logger.ts
function createLogger(level) {
	return writeToStderr(createRequire(import.meta.url)("pino"), level);
}
// src/log/log-levels.ts
const logLevels = [
	"silent",
	"fatal",
	"error",
	"warn",
	"info",
	"debug",
	"trace"
];
// src/worlds/world-file.ts
async function exportWorldFile(options) {
	const { exportFile } = await import("./transfer-world.js");
	return exportFile(options);
}
async function importWorldFile(options) {
	const { importFile } = await import("./transfer-world.js");
	return importFile(options);
}
// src/log/open-log.ts
async function openLog(level) {
	if (level === "silent") return silentLog;
	const { pino } = await import("./pino.js").then((m) => __toESM(m.default, 1));
	return writeToStderr(pino, level);
}
// src/machine/release-memory.ts
const settledMs = 250;
async function releaseMemory() {
	await setTimeout$1(settledMs, void 0, { ref: false });
	const collect = globalThis.gc ?? exposeCollection();
	if (typeof collect === "function") collect({
		type: "major",
		execution: "sync",
		flavor: "last-resort"
	});
}
function exposeCollection() {
	setFlagsFromString("--expose-gc");
	try {
		return runInNewContext("gc");
	} finally {
		setFlagsFromString("--no-expose-gc");
	}
}
export { firstRow as $, newWebhookSecret as $a, toBytes$1 as $i, insertUser as $n, signInDefaults as $o, isAdministrator as $r, pinnedColumn as $t, takeImage as A, loadMethod as Aa, publicPath as Ai, toResponse as An, canvasElements as Ao, readTs as Ar, refuseVerb as At, commitSteps as B, toWireNames as Ba, readSchemas as Bi, createStamp as Bn, messageDefaults as Bo, joinGroup as Br, viewNames as Bt, databaseFile as C, FilterTypeError as Ca, uploadLifetimeMs as Ci, agentSessionId as Cn, keyOf$3 as Co, organizations as Cr, createServiceHandler as Ct, createRefills as D, loadMethods as Da, doNotDisturb as Di, toFetchHandler as Dn, adminScopes as Do, readTokenState as Dr, serviceDefinitions as Dt, beginRefill as E, webapiScopes as Ea, sweepMsOf as Ei, mount as En, stopEventWarning as Eo, findInvalidity as Er, addressesOf as Et, presentVersion as F, demandIn as Fa, matchRoute as Fi, isLoopbackHost as Fn, homeElements as Fo, isForeignWorkspace as Fr, compareText as Ft, selectVersion as G, eventSubscriptions as Ga, asSent as Gi, subscriptionsOf as Gn, plans as Go, createHandlers as Gr, customFieldTypes as Gt, UniqueViolation as H, createNameCompiler as Ha, refuseUnknownParts as Hi, signInPath as Hn, modalBlocks as Ho, createRefuse as Hr, placeOf as Ht, upgradeFrom as I, exactlyOneOf as Ia, runOperation as Ii, hostNameOf as In, idPatterns as Io, isActive as Ir, answerTo as It, createReaders as J, authorizeUrl as Ja, openCursor as Ji, standardPrefixes as Jn, reminderDefaults as Jo, holdLock as Jr, isDate as Jt, createWriteHealth as K, requestUrlOf as Ka, readValue as Ki, archivesPath as Kn, profileFieldFacts as Ko, toBotId as Kr, customFields as Kt, versionAfter as L, forbiddenWhen as La, checkMediaType as Li, triggers as Ln, idPrefixes as Lo, isExpired as Lr, sweepContents as Lt, openImage as M, allOrNone as Ma, socketPath as Mi, defaultHost as Mn, features as Mo, hooksPath as Mr, isAhead as Mt, versionRefusal as N, atLeastOneOf as Na, maxManifestDepth as Ni, StartError as Nn, generations as No, hooksUrlOf as Nr, refused as Nt, pendingRefills as O, createMethodHandler as Oa, listCsvPath as Oi, toPlainHandler as On, agentSessionDefaults as Oo, createEphemerals as Or, sendExport as Ot, migrations as P, atMostOneOf as Pa, methodNames as Pi, isLoopbackAddress as Pn, homeBlocks as Po, isForeign as Pr, taken as Pt, allDocuments as Q, newWebhook as Qa, writeElement as Qi, profileFields as Qn, serviceLimits as Qo, hasRole as Qr, messages as Qt, sideTables as R, oneGroupOf as Ra, readJsonBody as Ri, views as Rn, listDefaults as Ro, joinTogether as Rr, documents as Rt, lockWorld as S, foldCase as Sa, keptMs as Si, placesOf as Sn, hasVersion as So, discoverabilities as Sr, unverifiedUrl as St, openSqlite$1 as T, quote$1 as Ta, publicNameOf as Ti, nodeDefaults as Tn, remove$5 as To, workspaces as Tr, nearMiss as Tt, namesIn as U, oncePerZod as Ua, asDefined as Ui, refreshTokens as Un, modalElements as Uo, refuse$3 as Ur, roleAssignments as Ut, planBatch as V, compileFields as Va, readMembers as Vi, signInKeysPath as Vn, messageElements as Vo, accept as Vr, appHomes as Vt, selectSubscriptions as W, light as Wa, asRemoved as Wi, apps as Wn, observedSwitches as Wo, decide as Wr, recordKey as Wt, named as X, readEnvironment as Xa, readPaging as Xi, createProfileField as Xn, roles as Xo, checkRequirements as Xr, isInHistory as Xt, isIn as Y, userAuthorizePath as Ya, signNeighbours as Yi, hasValue as Yn, reservedChannelNames as Yo, StoreUnavailable as Yr, authorColumn as Yt, among$1 as Z, webhooks as Za, viewFor as Zi, profileFieldId as Zn, scimAccess as Zo, holds$1 as Zr, isOfService as Zt, createServer as _, memberOf as _a, keptSince as _i, bookmarkShelves as _n, toInstant$1 as _o, reachesOwner as _r, contentFolder as _t, logLevels as a, runAround as aa, isAtLeast as ai, lists as an, hexToBytes as ao, hasProfileData as ar, runInTurn as at, readDemoWorld as b, resolveAttribute as ba, expiryMsOf$1 as bi, appRequests as bn, appCredentials as bo, callerOf as br, randomIds as bt, mergeCoverage as c, addressOf as ca, users as ci, messageValues as cn, readInTurn as co, mergeName as cr, parseDocument as ct, printEntryLine as d, loadOnce as da, scheduledMessages as di, appFunctions as dn, signingKeyPlace as do, isReservedWord as dr, createTexts as dt, receiveBody as ea, isOwner as ei, replierColumn as en, placeOf$2 as eo, numberedName as er, systemRoles as es, putFiller as et, writeCoverage as f, findAttribute as fa, isPending as fi, isDistributed as fn, signingKeys as fo, findBotToken as fr, overList as ft, buildWorld as g, listOf$2 as ga, expiryMsOf as gi, canvases as gn, secondsOf as go, isGranted as gr, maxContentBytes as gt, ControlError as h, isObject as ha, listExports as hi, conversationTypes as hn, readInstant$1 as ho, functionExecutions as hr, createLateTelling as ht, importWorldFile as i, checkId as ia, rolesOf as ii, listRows as in, bytesToHex as io, without as ir, writtenSubtypes as is, rowsOf as it, tablesOf as j, argumentMessage as ja, uploadPath as ji, ConnectionReset as jn, channelDefaults as jo, secondsOfTs as jr, docsMount as jt, refillBatch as k, rootIssues as ka, privatePath as ki, isResponse as kn, appDefaults as ko, printTs as kr, contentDisposition as kt, readCoverage as l, answerRefusal as la, homeOf as li, oauthCodes as ln, openCredentials as lo, readDisplayName as lr, toText as lt, checkCoverage as m, isDateTime as ma, listExportParts as mi, channels as mn, printSeconds as mo, tokens as mr, textStatement as mt, openLog as n, inOrder as na, mayChange as ni, authorOf as nn, hashToken as no, pictureOf as nr, userDefaults as ns, execute as nt, createLogger as o, accept$1 as oa, createDueLoop as oi, invitations as on, utf8ToBytes as oo, readUserName as or, selectDocument as ot, createCoverage as p, keysOf as pa, reminders as pi, emoji as pn, millisecondsOf as po, workflowTokenOf as pr, singleUseStatement as pt, createDocumentReader as q, authorizePath as qa, findResources as qi, permalinkOf as qn, profileFieldNames as qo, toBotUserId as qr, wantedValue as qt, exportWorldFile as r, findBackend as ra, roleIn as ri, removedListRows as rn, sha256 as ro, toSettled as rr, userLimits as rs, firstOf as rt, coverJournal as s, refuse$5 as sa, dueMsOf as si, responseUrls as sn, readAll$1 as so, localPartOf as sr, toRow as st, releaseMemory as t, readBytes as ta, isPrimaryOwner as ti, threadColumn as tn, equalHashes as to, colorOf as tr, tokenKinds as ts, changedBy as tt, printEntry as u, urns as ua, nameKey$1 as ui, groups as un, sharedSlot as uo, hasEmoji as ur, compiled as ut, createDefinitions as v, toElementSchema as va, stateOf$1 as vi, bookmarks as vn, zoneAt as vo, reachesUser as vr, StorageError as vt, createSqliteStore as w, explain$2 as wa, files as wi, describeSystemError as wn, put$1 as wo, reservedActions as wr, didYouMean as wt, packageFile as x, toElementSchema$1 as xa, fileUploads as xi, isIn$1 as xn, places as xo, plainSealer as xr, createRequestLog as xt, toSwitches as y, compileFilter as ya, lazily as yi, appResolutions as yn, zoneOffsetSeconds as yo, belongsToAny as yr, systemClock as yt, toStorageError as z, requiredWhen as za, parseBody as zi, toId as zn, memberSubtypes as zo, systemMessage as zr, viewStacks as zt };
