import { Da as loadMethods, Nr as hooksUrlOf, jt as docsMount, x as packageFile } from "./server.js";
import { n as prose, t as html } from "./html.js";
import { a as codeTable, c as documentNames, i as renderEntry, l as readDocumentText, n as renderDocument, o as renderCodes, r as _taggedTemplateLiteral, s as sharedCodesId, t as page } from "./render-page.js";
import { t as webapi } from "./webapi.js";
import { readFile } from "node:fs/promises";
// src/docs/examples/example.ts
const tokens = {
	admin: "svcp-demo-admin",
	member: "svcp-demo-member",
	bot: "svcb-demo-bot",
	app: "svca-demo-app",
	config: "svcc-demo-config"
};
const inAnHour = "{in an hour}";
// src/docs/examples/admin-examples.ts
const { admin: admin$1 } = tokens;
const adminExamples = {
	"admin.analytics.messages.activity": {
		token: admin$1,
		query: { channel: "CDEMOGENERAL" }
	},
	"admin.analytics.messages.metadata": {
		token: admin$1,
		query: { channel: "CDEMOGENERAL" }
	},
	"admin.apps.approve": {
		token: admin$1,
		form: {
			request_id: "ArDEMOFERRY",
			team_id: "TDEMOHQ"
		}
	},
	"admin.apps.approved.list": {
		token: admin$1,
		query: { team_id: "TDEMOHQ" }
	},
	"admin.apps.clearResolution": {
		token: admin$1,
		form: {
			app_id: "ADEMOOLD",
			team_id: "TDEMOLABS"
		}
	},
	"admin.apps.requests.cancel": {
		token: admin$1,
		form: {
			request_id: "ArDEMOOLD",
			team_id: "TDEMOHQ"
		}
	},
	"admin.apps.requests.list": {
		token: admin$1,
		query: { team_id: "TDEMOHQ" }
	},
	"admin.apps.restrict": {
		token: admin$1,
		form: {
			app_id: "ADEMOOLD",
			team_id: "TDEMOHQ"
		}
	},
	"admin.apps.restricted.list": {
		token: admin$1,
		query: { team_id: "TDEMOHQ" }
	},
	"admin.apps.uninstall": {
		token: admin$1,
		form: {
			app_id: "ADEMOOLD",
			team_ids: "TDEMOHQ"
		}
	},
	"admin.conversations.archive": {
		token: admin$1,
		form: { channel_id: "CDEMOLAUNCH" }
	},
	"admin.conversations.create": {
		token: admin$1,
		form: {
			name: "arrivals",
			is_private: "false",
			org_wide: "true"
		}
	},
	"admin.conversations.createForObjects": {
		token: admin$1,
		form: {
			object_id: "001D000000IRFmb",
			crm_org_id: "00D1N0000005Oa9"
		}
	},
	"admin.conversations.delete": {
		token: admin$1,
		form: { channel_id: "CDEMODRAFT" }
	},
	"admin.conversations.getTeams": {
		token: admin$1,
		form: { channel_id: "CDEMOTOWN" }
	},
	"admin.conversations.invite": {
		token: admin$1,
		form: {
			channel_id: "CDEMOLAUNCH",
			user_ids: "UDEMOANNIE"
		}
	},
	"admin.conversations.rename": {
		token: admin$1,
		form: {
			channel_id: "CDEMOLAUNCH",
			name: "lift-off"
		}
	},
	"admin.conversations.search": {
		token: admin$1,
		form: {
			query: "town",
			sort: "name",
			sort_dir: "asc"
		}
	},
	"admin.conversations.setTeams": {
		token: admin$1,
		form: {
			channel_id: "CDEMOTOWN",
			team_id: "TDEMOHQ"
		}
	},
	"admin.conversations.unarchive": {
		token: admin$1,
		form: { channel_id: "CDEMODRAFT" }
	},
	"admin.functions.list": {
		token: admin$1,
		form: { app_ids: "ADEMOROLL" }
	},
	"admin.roles.addAssignments": {
		token: admin$1,
		form: {
			role_id: "Rl0A",
			entity_ids: "TDEMOHQ",
			user_ids: "UDEMOANNIE"
		}
	},
	"admin.roles.listAssignments": {
		token: admin$1,
		query: { role_ids: "Rl0A" }
	},
	"admin.roles.removeAssignments": {
		token: admin$1,
		form: {
			role_id: "Rl0A",
			entity_ids: "TDEMOHQ",
			user_ids: "UDEMOANNIE"
		}
	},
	"admin.teams.admins.list": {
		token: admin$1,
		query: { team_id: "TDEMOHQ" }
	},
	"admin.teams.create": {
		token: admin$1,
		form: {
			team_domain: "depot",
			team_name: "Acme Depot",
			team_discoverability: "closed"
		}
	},
	"admin.teams.list": { token: admin$1 },
	"admin.teams.owners.list": {
		token: admin$1,
		query: { team_id: "TDEMOHQ" }
	},
	"admin.usergroups.addChannels": {
		token: admin$1,
		form: {
			usergroup_id: "SDEMOENGINEERS",
			channel_ids: "CDEMOLAUNCH"
		}
	},
	"admin.usergroups.listChannels": {
		token: admin$1,
		form: { usergroup_id: "SDEMOENGINEERS" }
	},
	"admin.users.assign": {
		token: admin$1,
		form: {
			team_id: "TDEMOHQ",
			user_id: "UDEMODOROTHY"
		}
	},
	"admin.users.getExpiration": {
		token: admin$1,
		query: { user_id: "UDEMOJOAN" }
	},
	"admin.users.invite": {
		token: admin$1,
		form: {
			team_id: "TDEMOHQ",
			email: "lynn@acme.example",
			channel_ids: "CDEMOGENERAL"
		}
	},
	"admin.users.list": {
		token: admin$1,
		form: { only_guests: "true" }
	},
	"admin.users.remove": {
		token: admin$1,
		form: {
			team_id: "TDEMOHQ",
			user_id: "UDEMOEDSGER"
		}
	},
	"admin.users.session.reset": {
		token: admin$1,
		form: { user_id: "UDEMOANNIE" }
	},
	"admin.users.setAdmin": {
		token: admin$1,
		form: {
			team_id: "TDEMOHQ",
			user_id: "UDEMOANNIE"
		}
	},
	"admin.users.setExpiration": {
		token: admin$1,
		form: {
			team_id: "TDEMOHQ",
			user_id: "UDEMOJOAN",
			expiration_ts: "4102444800"
		}
	},
	"admin.users.setOwner": {
		token: admin$1,
		form: {
			team_id: "TDEMOHQ",
			user_id: "UDEMOANNIE"
		}
	},
	"admin.users.setRegular": {
		token: admin$1,
		form: {
			team_id: "TDEMOHQ",
			user_id: "UDEMOEDSGER"
		}
	}
};
// src/docs/examples/agent-examples.ts
const { bot: bot$4 } = tokens;
const modal = {
	type: "modal",
	title: {
		type: "plain_text",
		text: "Roll call"
	},
	blocks: [{ type: "divider" }]
};
const agentExamples = {
	"agents.sessions.rename": {
		token: bot$4,
		form: {
			channel_id: "CDEMOSESSION",
			title: "Roll call of Monday"
		}
	},
	"agents.sessions.setStatus": {
		token: bot$4,
		form: {
			channel_id: "CDEMOSESSION",
			status: "processing"
		}
	},
	"assistant.threads.setStatus": {
		token: bot$4,
		form: {
			channel_id: "CDEMOGENERAL",
			thread_ts: "1590991200.000100",
			status: "is calling the roll"
		}
	},
	"assistant.threads.setSuggestedPrompts": {
		token: bot$4,
		json: {
			channel_id: "DDEMOBOT",
			prompts: [{
				title: "Who is there?",
				message: "Call the roll"
			}]
		}
	},
	"assistant.threads.setTitle": {
		token: bot$4,
		form: {
			channel_id: "DDEMOBOT",
			thread_ts: "1590991400.000400",
			title: "Roll call"
		}
	},
	"views.open": {
		token: bot$4,
		json: {
			trigger_id: "1780300000.1.de30",
			view: modal
		}
	},
	"views.publish": {
		token: bot$4,
		json: {
			user_id: "UDEMOJOAN",
			view: {
				type: "home",
				blocks: [{ type: "divider" }]
			}
		}
	},
	"views.push": {
		token: bot$4,
		json: {
			trigger_id: "1780300000.2.de30",
			view: modal
		}
	},
	"views.update": {
		token: bot$4,
		json: {
			external_id: "roll-call-of-today",
			view: modal
		}
	}
};
// src/docs/examples/app-examples.ts
const { member: member$3, bot: bot$3, app, config } = tokens;
const ferry = {
	client_id: "demo-ferry",
	client_secret: "demo-ferry-secret"
};
const manifest = { display_information: { name: "Greeter" } };
const appExamples = {
	"api.test": { form: { hello: "world" } },
	"apps.connections.open": {
		token: app,
		form: {}
	},
	"apps.event.authorizations.list": {
		token: app,
		form: { event_context: "1-agent_session_stopped-TDEMOHQ-CDEMOSESSION" }
	},
	"apps.manifest.create": {
		token: config,
		json: { manifest }
	},
	"apps.manifest.delete": {
		token: config,
		form: { app_id: "ADEMOOLD" }
	},
	"apps.manifest.export": {
		token: config,
		form: { app_id: "ADEMOROLL" }
	},
	"apps.manifest.update": {
		token: config,
		json: {
			app_id: "ADEMOOLD",
			manifest
		}
	},
	"apps.manifest.validate": {
		token: config,
		json: { manifest }
	},
	"apps.uninstall": {
		token: "svcp-demo-ferry",
		form: ferry
	},
	"auth.revoke": {
		token: bot$3,
		query: { test: "true" }
	},
	"auth.teams.list": {
		token: bot$3,
		form: { include_icon: "true" }
	},
	"auth.test": {
		token: bot$3,
		form: {}
	},
	"functions.completeError": {
		token: bot$3,
		form: {
			function_execution_id: "FxDEMOFAIL",
			error: "Nobody answers."
		}
	},
	"functions.completeSuccess": {
		token: bot$3,
		json: {
			function_execution_id: "FxDEMOALARM",
			outputs: {}
		}
	},
	"functions.distributions.permissions.add": {
		token: config,
		form: {
			function_callback_id: "call_engineers",
			function_app_id: "ADEMOROLL",
			user_ids: "UDEMOEDSGER"
		}
	},
	"functions.distributions.permissions.list": {
		token: config,
		form: {
			function_callback_id: "call_engineers",
			function_app_id: "ADEMOROLL"
		}
	},
	"functions.distributions.permissions.remove": {
		token: config,
		form: {
			function_callback_id: "call_engineers",
			function_app_id: "ADEMOROLL",
			user_ids: "UDEMOANNIE"
		}
	},
	"functions.distributions.permissions.set": {
		token: config,
		form: {
			function_callback_id: "call_engineers",
			function_app_id: "ADEMOROLL",
			permission_type: "everyone"
		}
	},
	"oauth.v2.access": { form: {
		...ferry,
		code: "demo-code",
		redirect_uri: "http://localhost:3000/oauth/callback"
	} },
	"oauth.v2.exchange": { form: {
		...ferry,
		token: "svcp-demo-ferry"
	} },
	"oauth.v2.user.access": { form: {
		...ferry,
		code: "demo-user-code"
	} },
	"openid.connect.token": { form: {
		...ferry,
		code: "demo-sign-in-code",
		redirect_uri: "http://localhost:3000/oauth/callback"
	} },
	"openid.connect.userInfo": { token: member$3 },
	"tooling.tokens.rotate": { form: { refresh_token: "svce-1-demo-config" } }
};
// src/docs/examples/content-examples.ts
const { member: member$2, bot: bot$2 } = tokens;
const contentExamples = {
	"bookmarks.add": {
		token: bot$2,
		form: {
			channel_id: "CDEMOGENERAL",
			title: "Handbook",
			type: "link",
			link: "https://handbook.example/",
			emoji: "books"
		}
	},
	"bookmarks.edit": {
		token: bot$2,
		form: {
			channel_id: "CDEMOGENERAL",
			bookmark_id: "BkDEMOPLAN",
			title: "Plan of next week"
		}
	},
	"bookmarks.list": {
		token: bot$2,
		query: { channel_id: "CDEMOGENERAL" }
	},
	"bookmarks.remove": {
		token: bot$2,
		form: {
			channel_id: "CDEMOGENERAL",
			bookmark_id: "BkDEMOPLAN"
		}
	},
	"canvases.access.delete": {
		token: bot$2,
		json: {
			canvas_id: "FDEMOCANVAS",
			channel_ids: ["CDEMOGENERAL"]
		}
	},
	"canvases.access.set": {
		token: bot$2,
		json: {
			canvas_id: "FDEMONOTES",
			access_level: "write",
			channel_ids: ["CDEMOGENERAL"]
		}
	},
	"canvases.create": {
		token: bot$2,
		json: {
			title: "Roll call",
			document_content: {
				type: "markdown",
				markdown: "# Who is here"
			}
		}
	},
	"canvases.delete": {
		token: bot$2,
		form: { canvas_id: "FDEMONOTES" }
	},
	"canvases.edit": {
		token: bot$2,
		json: {
			canvas_id: "FDEMOCANVAS",
			changes: [{
				operation: "insert_at_end",
				document_content: {
					type: "markdown",
					markdown: "Bring **cake**."
				}
			}]
		}
	},
	"canvases.sections.lookup": {
		token: bot$2,
		json: {
			canvas_id: "FDEMOCANVAS",
			criteria: { section_types: ["any_header"] }
		}
	},
	"emoji.list": {
		token: bot$2,
		query: { include_categories: "true" }
	},
	"files.completeUploadExternal": {
		token: bot$2,
		json: {
			files: [{
				id: "FDEMOUPLOAD",
				title: "Notes"
			}],
			channel_id: "CDEMOGENERAL",
			initial_comment: "The notes."
		}
	},
	"files.delete": {
		token: member$2,
		json: { file: "FDEMOOLD" }
	},
	"files.getUploadURLExternal": {
		token: bot$2,
		form: {
			filename: "notes.txt",
			length: "5"
		}
	},
	"files.info": {
		token: bot$2,
		query: { file: "FDEMOFILE" }
	},
	"files.list": {
		token: bot$2,
		query: { types: "pdfs" }
	},
	"files.revokePublicURL": {
		token: member$2,
		json: { file: "FDEMOFILE" }
	},
	"files.sharedPublicURL": {
		token: member$2,
		json: { file: "FDEMOFILE" }
	},
	"pins.add": {
		token: bot$2,
		form: {
			channel: "CDEMOGENERAL",
			timestamp: "1590991260.000200"
		}
	},
	"pins.list": {
		token: bot$2,
		query: { channel: "CDEMOGENERAL" }
	},
	"pins.remove": {
		token: bot$2,
		form: {
			channel: "CDEMOGENERAL",
			timestamp: "1590991200.000100"
		}
	},
	"svcLists.access.delete": {
		token: member$2,
		form: {
			list_id: "FDEMOLIST",
			channel_ids: "CDEMOGENERAL"
		}
	},
	"svcLists.access.set": {
		token: member$2,
		json: {
			list_id: "FDEMOLIST",
			access_level: "write",
			user_ids: ["UDEMOANNIE"]
		}
	},
	"svcLists.create": {
		token: bot$2,
		json: {
			name: "Errands",
			todo_mode: true
		}
	},
	"svcLists.download.get": {
		token: bot$2,
		form: {
			list_id: "FDEMOLIST",
			job_id: "LeDEMO"
		}
	},
	"svcLists.download.start": {
		token: bot$2,
		form: {
			list_id: "FDEMOLIST",
			format: "csv"
		}
	},
	"svcLists.items.create": {
		token: bot$2,
		json: {
			list_id: "FDEMOLIST",
			initial_fields: [{
				column_id: "ColSTATE",
				select: ["OptDOING"]
			}]
		}
	},
	"svcLists.items.delete": {
		token: bot$2,
		form: {
			list_id: "FDEMOLIST",
			id: "RecTICKETS"
		}
	},
	"svcLists.items.deleteMultiple": {
		token: bot$2,
		form: {
			list_id: "FDEMOLIST",
			ids: "RecPOSTER"
		}
	},
	"svcLists.items.info": {
		token: bot$2,
		form: {
			list_id: "FDEMOLIST",
			id: "RecCHECK"
		}
	},
	"svcLists.items.list": {
		token: bot$2,
		form: {
			list_id: "FDEMOLIST",
			limit: "10"
		}
	},
	"svcLists.items.update": {
		token: bot$2,
		json: {
			list_id: "FDEMOLIST",
			cells: [{
				row_id: "RecINVITE",
				column_id: "ColSTATE",
				select: ["OptDOING"]
			}]
		}
	},
	"svcLists.update": {
		token: bot$2,
		form: {
			id: "FDEMOLIST",
			name: "Launch list"
		}
	}
};
// src/docs/examples/conversation-examples.ts
const { member: member$1, bot: bot$1 } = tokens;
const conversationExamples = {
	"chat.appendStream": {
		token: bot$1,
		json: {
			channel: "DDEMOBOT",
			ts: "1590991600.000600",
			chunks: [{
				type: "markdown_text",
				text: " **Annie** and Joan."
			}, {
				type: "task_update",
				id: "roll",
				title: "Call the roll",
				status: "in_progress"
			}]
		}
	},
	"chat.delete": {
		token: member$1,
		form: {
			channel: "DDEMOBOT",
			ts: "1590991400.000400"
		}
	},
	"chat.deleteScheduledMessage": {
		token: bot$1,
		form: {
			channel: "CDEMOGENERAL",
			scheduled_message_id: "QDEMOCENTURY"
		}
	},
	"chat.getPermalink": {
		token: bot$1,
		query: {
			channel: "CDEMOGENERAL",
			message_ts: "1590991200.000100"
		}
	},
	"chat.meMessage": {
		token: bot$1,
		form: {
			channel: "CDEMOGENERAL",
			text: "calls the roll"
		}
	},
	"chat.postEphemeral": {
		token: bot$1,
		form: {
			channel: "CDEMOGENERAL",
			user: "UDEMOANNIE",
			text: "You are on the list."
		}
	},
	"chat.postMessage": {
		token: bot$1,
		form: {
			channel: "CDEMOGENERAL",
			text: "The roll is called at *nine*."
		}
	},
	"chat.scheduleMessage": {
		token: bot$1,
		form: {
			channel: "CDEMOGENERAL",
			post_at: inAnHour,
			text: "The roll is called in a minute."
		}
	},
	"chat.scheduledMessages.list": {
		token: bot$1,
		form: { channel: "CDEMOGENERAL" }
	},
	"chat.startStream": {
		token: bot$1,
		form: {
			channel: "DDEMOBOT",
			thread_ts: "1590991400.000400",
			markdown_text: "I look it up"
		}
	},
	"chat.stopStream": {
		token: bot$1,
		form: {
			channel: "DDEMOBOT",
			ts: "1590991600.000600",
			markdown_text: "Nobody else."
		}
	},
	"chat.unfurl": {
		token: bot$1,
		form: {
			channel: "CDEMOGENERAL",
			ts: "1590991200.000100",
			user_auth_url: "https://rollcall.example/sign-in"
		}
	},
	"chat.update": {
		token: bot$1,
		form: {
			channel: "CDEMOGENERAL",
			ts: "1590991320.000300",
			text: "It is booked from ten."
		}
	},
	"conversations.archive": {
		token: bot$1,
		form: { channel: "CDEMOLAUNCH" }
	},
	"conversations.canvases.create": {
		token: bot$1,
		json: {
			channel_id: "CDEMOLAUNCH",
			title: "Launch notes",
			document_content: {
				type: "markdown",
				markdown: "# Notes\n\nBring **cake**."
			}
		}
	},
	"conversations.close": {
		token: bot$1,
		form: { channel: "DDEMOBOT" }
	},
	"conversations.create": {
		token: bot$1,
		form: { name: "roll-call" }
	},
	"conversations.history": {
		token: bot$1,
		query: { channel: "CDEMOGENERAL" }
	},
	"conversations.info": {
		token: bot$1,
		query: {
			channel: "CDEMOGENERAL",
			include_num_members: "true"
		}
	},
	"conversations.invite": {
		token: bot$1,
		form: {
			channel: "CDEMOLAUNCH",
			users: "UDEMOANNIE"
		}
	},
	"conversations.join": {
		token: bot$1,
		form: { channel: "CDEMOGENERAL" }
	},
	"conversations.kick": {
		token: bot$1,
		form: {
			channel: "CDEMOLAUNCH",
			user: "UDEMOEDSGER"
		}
	},
	"conversations.leave": {
		token: bot$1,
		form: { channel: "CDEMOLAUNCH" }
	},
	"conversations.list": {
		token: bot$1,
		query: { types: "public_channel,private_channel" }
	},
	"conversations.mark": {
		token: bot$1,
		form: {
			channel: "CDEMOGENERAL",
			ts: "1590991200.000100"
		}
	},
	"conversations.members": {
		token: bot$1,
		query: { channel: "CDEMOGENERAL" }
	},
	"conversations.open": {
		token: bot$1,
		form: { users: "UDEMOANNIE,UDEMOJOAN" }
	},
	"conversations.rename": {
		token: bot$1,
		form: {
			channel: "CDEMOSESSION",
			name: "roll-call-notes"
		}
	},
	"conversations.replies": {
		token: bot$1,
		query: {
			channel: "CDEMOGENERAL",
			ts: "1590991200.000100"
		}
	},
	"conversations.setPurpose": {
		token: bot$1,
		form: {
			channel: "CDEMOLAUNCH",
			purpose: "Everything about the launch."
		}
	},
	"conversations.setTopic": {
		token: bot$1,
		form: {
			channel: "CDEMOLAUNCH",
			topic: "Ten days to go"
		}
	},
	"conversations.unarchive": {
		token: member$1,
		form: { channel: "CDEMODRAFT" }
	},
	"reactions.add": {
		token: bot$1,
		form: {
			channel: "CDEMOGENERAL",
			timestamp: "1590991200.000100",
			name: "tada"
		}
	},
	"reactions.get": {
		token: bot$1,
		query: {
			channel: "CDEMOGENERAL",
			timestamp: "1590991200.000100"
		}
	},
	"reactions.list": {
		token: bot$1,
		query: {
			user: "UDEMOANNIE",
			count: "10"
		}
	},
	"reactions.remove": {
		token: member$1,
		form: {
			channel: "CDEMOGENERAL",
			timestamp: "1590991200.000100",
			name: "eyes"
		}
	},
	"search.messages": {
		token: member$1,
		query: {
			query: "roll in:general",
			highlight: "true"
		}
	}
};
// src/docs/examples/people-examples.ts
const { member, bot } = tokens;
const peopleExamples = {
	"bots.info": {
		token: bot,
		query: { bot: "BDEMOROLL" }
	},
	"dnd.endDnd": {
		token: member,
		form: {}
	},
	"dnd.endSnooze": {
		token: member,
		form: {}
	},
	"dnd.info": {
		token: bot,
		query: { user: "UDEMOANNIE" }
	},
	"dnd.setSnooze": {
		token: member,
		form: { num_minutes: "60" }
	},
	"dnd.teamInfo": {
		token: bot,
		query: { users: "UDEMOANNIE,UDEMOJOAN" }
	},
	"reminders.add": {
		token: member,
		form: {
			text: "Answer the roll call",
			time: "tomorrow at 9am"
		}
	},
	"reminders.complete": {
		token: member,
		form: { reminder: "RmDEMOLAMP" }
	},
	"reminders.delete": {
		token: member,
		form: { reminder: "RmDEMOLAMP" }
	},
	"reminders.info": {
		token: member,
		query: { reminder: "RmDEMOLAMP" }
	},
	"reminders.list": {
		token: member,
		query: {}
	},
	"team.info": {
		token: bot,
		query: { domain: "labs" }
	},
	"team.profile.get": {
		token: bot,
		query: { visibility: "visible" }
	},
	"usergroups.create": {
		token: bot,
		form: {
			name: "Day Watch",
			channels: "CDEMOGENERAL"
		}
	},
	"usergroups.disable": {
		token: bot,
		form: { usergroup: "SDEMONIGHT" }
	},
	"usergroups.enable": {
		token: bot,
		form: { usergroup: "SDEMONIGHT" }
	},
	"usergroups.list": {
		token: bot,
		query: { include_users: "true" }
	},
	"usergroups.update": {
		token: bot,
		form: {
			usergroup: "SDEMONIGHT",
			description: "Those who watch at night."
		}
	},
	"usergroups.users.list": {
		token: bot,
		query: { usergroup: "SDEMONIGHT" }
	},
	"usergroups.users.update": {
		token: bot,
		form: {
			usergroup: "SDEMONIGHT",
			users: "UDEMOANNIE,UDEMOJOAN"
		}
	},
	"users.conversations": {
		token: bot,
		query: { types: "public_channel,im" }
	},
	"users.getPresence": {
		token: bot,
		query: { user: "UDEMOANNIE" }
	},
	"users.identity": { token: member },
	"users.info": {
		token: bot,
		query: { user: "UDEMOANNIE" }
	},
	"users.list": {
		token: bot,
		query: { limit: "3" }
	},
	"users.lookupByEmail": {
		token: bot,
		query: { email: "annie@acme.example" }
	},
	"users.profile.get": {
		token: bot,
		query: {
			user: "UDEMOANNIE",
			include_labels: "true"
		}
	},
	"users.profile.set": {
		token: member,
		json: { profile: {
			status_text: "Calling the roll",
			status_emoji: ":bell:",
			status_expiration: 0
		} }
	},
	"users.setPresence": {
		token: bot,
		form: { presence: "away" }
	}
};
// src/docs/examples/scim-examples.ts
const { admin } = tokens;
const urn = "urn:ietf:params:scim:schemas:core:2.0";
const scim1 = {
	user: "urn:scim:schemas:core:1.0",
	group: "urn:scim:schemas:core:1.0",
	change: (name, value) => ({
		schemas: ["urn:scim:schemas:core:1.0"],
		[name]: value
	})
};
const scim2 = {
	user: `${urn}:User`,
	group: `${urn}:Group`,
	change: (path, value) => ({
		schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
		Operations: [{
			op: "replace",
			path,
			value
		}]
	})
};
function scimExamples({ user, group, change }) {
	const annie = {
		userName: "annie.easley",
		name: {
			givenName: "Annie",
			familyName: "Easley"
		},
		emails: [{
			value: "annie@acme.example",
			primary: true
		}],
		title: "Senior engineer"
	};
	const ada = {
		userName: "ada.lovelace",
		emails: [{
			value: "ada@acme.example",
			primary: true
		}]
	};
	const members = [{ value: "UDEMOANNIE" }, { value: "UDEMOJOAN" }];
	return {
		serviceProviderConfig: { token: admin },
		resourceTypes: { token: admin },
		schemas: { token: admin },
		schema: {
			token: admin,
			parameter: "Users"
		},
		findUser: {
			token: admin,
			query: {
				startIndex: "1",
				count: "2"
			}
		},
		insertUser: {
			token: admin,
			json: {
				schemas: [user],
				...ada
			}
		},
		getUser: {
			token: admin,
			parameter: "UDEMOANNIE"
		},
		changeUser: {
			token: admin,
			parameter: "UDEMOANNIE",
			json: change("title", "Senior engineer")
		},
		replaceUser: {
			token: admin,
			parameter: "UDEMOANNIE",
			json: {
				schemas: [user],
				...annie
			}
		},
		removeUser: {
			token: admin,
			parameter: "UDEMOANNIE"
		},
		findGroup: {
			token: admin,
			query: { count: "2" }
		},
		insertGroup: {
			token: admin,
			json: {
				schemas: [group],
				displayName: "Day Watch",
				members
			}
		},
		getGroup: {
			token: admin,
			parameter: "SDEMOENGINEERS"
		},
		changeGroup: {
			token: admin,
			parameter: "SDEMOENGINEERS",
			json: change("displayName", "Engineers")
		},
		replaceGroup: {
			token: admin,
			parameter: "SDEMOENGINEERS",
			json: {
				schemas: [group],
				displayName: "Engineers",
				members
			}
		},
		removeGroup: {
			token: admin,
			parameter: "SDEMONIGHT"
		}
	};
}
// src/docs/examples/examples.ts
const webapiExamples = {
	...adminExamples,
	...appExamples,
	...contentExamples,
	...conversationExamples,
	...agentExamples,
	...peopleExamples
};
const examples = {
	"scim-v1": scimExamples(scim1),
	"scim-v2": scimExamples(scim2),
	"web-api": webapiExamples
};
// src/docs/render-hooks.ts
var _templateObject;
const hooksPage = "hooks";
async function renderHooks(mount, base) {
	const { methods, errors } = await loadMethods(webapi);
	const shared = rowsOf(errors);
	const entries = Object.values(methods).map(({ wireName, description, argumentTable, errors: own }) => {
		const rows = Object.values(argumentTable).filter((argument) => argument.wireName !== formField).map(({ wireName: key, form }) => html`<tr><td><code>${key}</code></td><td>${form === "object" ? "JSON" : form}</td></tr>\n`);
		return renderEntry(wireName, html`<span class="verb">POST</span> <code>${wireName}</code> ${prose(description)}`, html`<h4>Body</h4>
<p class="needs">In application/json, or as JSON in the field <code>${formField}</code> of a form.</p>
<table><tbody>\n${rows}</tbody></table>
${renderCodes(wireName, rowsOf(own), shared)}`);
	});
	const body = html(_templateObject || (_templateObject = _taggedTemplateLiteral([
		"<nav><a href=\"",
		"\">All documents</a><a href=\"#",
		"\">Common codes</a></nav>\n<h1>Hooks</h1>\n<p>Base address: <code>",
		"</code>. The address is the credential: no call has a token.</p>\n<section><h2>Addresses</h2>\n",
		"</section>\n<section><h2>Common codes</h2>\n",
		"</section>\n<script src=\"",
		"/reference.js\" defer><\/script>"
	], [
		"<nav><a href=\"",
		"\">All documents</a><a href=\"#",
		"\">Common codes</a></nav>\n<h1>Hooks</h1>\n<p>Base address: <code>",
		"</code>. The address is the credential: no call has a token.</p>\n<section><h2>Addresses</h2>\\n",
		"</section>\n<section><h2>Common codes</h2>\n",
		"</section>\n<script src=\"",
		"/reference.js\" defer><\/script>"
	])), mount, sharedCodesId, base, entries, renderEntry(sharedCodesId, html`Error codes that every address can answer.`, codeTable(sharedCodesId, shared)), mount);
	return page("Hooks", body);
}
const formField = "payload";
function rowsOf(errors) {
	return Object.values(errors).map(({ wireName, status = 200, meaning }) => ({
		code: wireName,
		status: String(status),
		meaning
	}));
}
// src/docs/serve-docs.ts
const headers = {
	"cache-control": "no-cache",
	"content-security-policy": "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	"x-content-type-options": "nosniff"
};
function createDocs(rename) {
	const texts = new Map();
	const textOf = (name) => {
		const text = texts.get(name) ?? readDocumentText(name).then(rename);
		texts.set(name, text);
		return text;
	};
	let script;
	return async ({ url, method }, { origin = new URL(url).origin } = {}) => {
		if (method !== "GET" && method !== "HEAD") return new Response("Method Not Allowed\n", {
			status: 405,
			headers: { allow: "GET, HEAD" }
		});
		const path = new URL(url).pathname.slice(docsMount.length).replace(/\/$/, "");
		if (path === "") return answer("text/html; charset=utf-8", await renderIndex(textOf));
		if (path === `/hooks`) return answer("text/html; charset=utf-8", await renderHooks(docsMount, hooksUrlOf(origin)));
		if (path === "/reference.js") {
			script ??= readFile(packageFile("assets/reference.js"), "utf8");
			return answer("text/javascript; charset=utf-8", await script);
		}
		const [, file, name] = /^\/(openapi\/)?([a-z0-9-]+)(?:\.json)?$/.exec(path) ?? [];
		const known = documentNames.find((each) => each === name);
		if (known === void 0 || file !== void 0 !== path.endsWith(".json")) return new Response("Not Found\n", { status: 404 });
		const text = await textOf(known);
		if (file !== void 0) return answer("application/json", text);
		const hourLater = String(Math.floor(Date.now() / 1e3) + 3600);
		const named = rename(JSON.stringify(examples[known])).replaceAll(inAnHour, hourLater);
		const page = {
			name: known,
			mount: docsMount,
			origin,
			examples: JSON.parse(named)
		};
		return answer("text/html; charset=utf-8", renderDocument(read(text), page));
	};
}
function answer(type, body) {
	return new Response(body, { headers: {
		...headers,
		"content-type": type
	} });
}
function read(text) {
	return JSON.parse(text);
}
async function renderIndex(textOf) {
	const items = (await Promise.all(documentNames.map(async (name) => ({
		name,
		...read(await textOf(name))
	})))).map(({ name, info, paths }) => html`<li><a href="${docsMount}/${name}">${info.title}</a>
(${Object.keys(paths).length} paths, <a href="${docsMount}/openapi/${name}.json">OpenAPI 3.1</a>)</li>\n`);
	const hooks = html`<li><a href="${docsMount}/${hooksPage}">Hooks</a></li>\n`;
	return page("API reference", html`<h1>API reference</h1>\n<ul>\n${items}${hooks}</ul>`);
}
export { createDocs };
