import { Ua as oncePerZod } from "./server.js";
import { t as conversationSchema } from "./conversation.js";
// ../../packages/api/src/generated/webapi/methods/conversations-create.ts
const conversationsCreateArgumentsShape = oncePerZod((z) => ({
	name: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_name_required" }),
	is_private: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const conversationsCreateArgumentsSchema = oncePerZod((z) => z.object(conversationsCreateArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsCreateResponseShape = oncePerZod((z) => ({ channel: conversationSchema(z) }));
const conversationsCreateMethod = {
	wireName: "conversations.create",
	verb: "POST",
	description: "Creates a public or a private channel, with the caller as its only member.",
	tokens: ["bot", "user"],
	scopes: [],
	anyScopes: {
		bot: [
			"channels:manage",
			"channels:write",
			"groups:write",
			"mpim:write",
			"im:write"
		],
		user: [
			"channels:write",
			"groups:write",
			"mpim:write",
			"im:write"
		]
	},
	argumentTable: {
		name: {
			wireName: "name",
			form: "string"
		},
		is_private: {
			wireName: "is_private",
			form: "boolean"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: conversationsCreateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsCreateResponseShape(z), { error: "internal_error" })),
	responseTable: { channel: {
		wireName: "channel",
		type: "Conversation"
	} },
	errors: {
		cannot_create_channel: {
			wireName: "cannot_create_channel",
			status: 200,
			meaning: "The channel could not be created."
		},
		canvas_disabled_user_team: {
			wireName: "canvas_disabled_user_team",
			status: 200,
			meaning: "Canvases are not available in the workspace."
		},
		invalid_name: {
			wireName: "invalid_name",
			status: 200,
			meaning: "The name is reserved."
		},
		invalid_name_maxlength: {
			wireName: "invalid_name_maxlength",
			status: 200,
			meaning: "The name is too long."
		},
		invalid_name_punctuation: {
			wireName: "invalid_name_punctuation",
			status: 200,
			meaning: "The name consists of punctuation."
		},
		invalid_name_required: {
			wireName: "invalid_name_required",
			status: 200,
			meaning: "The name is empty."
		},
		invalid_name_specials: {
			wireName: "invalid_name_specials",
			status: 200,
			meaning: "The name has characters that names cannot have."
		},
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
		},
		name_taken: {
			wireName: "name_taken",
			status: 200,
			meaning: "The name is in use."
		},
		no_channel: {
			wireName: "no_channel",
			status: 200,
			meaning: "The name is missing."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not create channels."
		}
	},
	facts: {
		subject: "channel-settings",
		rates: [{
			tier: "tier-20",
			perMinute: 20,
			burst: 20,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [],
		kindScopes: {
			bot: {
				public: ["channels:manage", "channels:write"],
				private: ["groups:write"],
				mpim: ["mpim:write"],
				im: ["im:write"]
			},
			user: {
				public: ["channels:write"],
				private: ["groups:write"],
				mpim: ["mpim:write"],
				im: ["im:write"]
			}
		}
	}
};
export { conversationsCreateMethod };
