import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/conversations-unarchive.ts
const conversationsUnarchiveArgumentsShape = oncePerZod((z) => ({ channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const conversationsUnarchiveArgumentsSchema = oncePerZod((z) => z.object(conversationsUnarchiveArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsUnarchiveResponseShape = oncePerZod(() => ({}));
const conversationsUnarchiveMethod = {
	wireName: "conversations.unarchive",
	verb: "POST",
	description: "Restores an archived channel, and makes the caller a member.",
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
	argumentTable: { channel: {
		wireName: "channel",
		form: "string"
	} },
	arguments: conversationsUnarchiveArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsUnarchiveResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		method_not_supported_for_channel_type: {
			wireName: "method_not_supported_for_channel_type",
			status: 200,
			meaning: "The method does not support conversations of this kind."
		},
		not_archived: {
			wireName: "not_archived",
			status: 200,
			meaning: "The channel is not archived."
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
export { conversationsUnarchiveMethod };
