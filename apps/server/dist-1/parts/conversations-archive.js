import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/conversations-archive.ts
const conversationsArchiveArgumentsShape = oncePerZod((z) => ({ channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const conversationsArchiveArgumentsSchema = oncePerZod((z) => z.object(conversationsArchiveArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsArchiveResponseShape = oncePerZod(() => ({}));
const conversationsArchiveMethod = {
	wireName: "conversations.archive",
	verb: "POST",
	description: "Archives a channel.",
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
	arguments: conversationsArchiveArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsArchiveResponseShape(z), { error: "internal_error" })),
	errors: {
		already_archived: {
			wireName: "already_archived",
			status: 200,
			meaning: "The channel is archived already."
		},
		cant_archive_general: {
			wireName: "cant_archive_general",
			status: 200,
			meaning: "The general channel cannot be archived."
		},
		cant_archive_required: {
			wireName: "cant_archive_required",
			status: 200,
			meaning: "A mandatory channel cannot be archived."
		},
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
		not_in_channel: {
			wireName: "not_in_channel",
			status: 200,
			meaning: "The caller is not a member of the channel."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not archive the channel."
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
export { conversationsArchiveMethod };
