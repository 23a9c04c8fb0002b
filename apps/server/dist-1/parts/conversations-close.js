import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/conversations-close.ts
const conversationsCloseArgumentsShape = oncePerZod((z) => ({ channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const conversationsCloseArgumentsSchema = oncePerZod((z) => z.object(conversationsCloseArgumentsShape(z), { error: "invalid_arguments" }));
const conversationsCloseResponseShape = oncePerZod((z) => ({
	no_op: z.boolean({ error: "internal_error" }).exactOptional(),
	already_closed: z.boolean({ error: "internal_error" }).exactOptional()
}));
const conversationsCloseMethod = {
	wireName: "conversations.close",
	verb: "POST",
	description: "Hides a direct or group conversation from the caller's sidebar until its next message.",
	tokens: ["bot", "user"],
	scopes: [],
	anyScopes: {
		bot: ["mpim:write", "im:write"],
		user: ["mpim:write", "im:write"]
	},
	argumentTable: { channel: {
		wireName: "channel",
		form: "string"
	} },
	arguments: conversationsCloseArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(conversationsCloseResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		external_channel_migrating: {
			wireName: "external_channel_migrating",
			status: 200,
			meaning: "The channel is being migrated to another organization."
		},
		method_not_supported_for_channel_type: {
			wireName: "method_not_supported_for_channel_type",
			status: 200,
			meaning: "The method does not support conversations of this kind."
		},
		not_permitted: {
			wireName: "not_permitted",
			status: 200,
			meaning: "The conversation cannot be closed."
		},
		user_does_not_own_channel: {
			wireName: "user_does_not_own_channel",
			status: 200,
			meaning: "The direct conversation belongs to other users."
		}
	},
	facts: {
		subject: "direct-conversations",
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
				mpim: ["mpim:write"],
				im: ["im:write"]
			},
			user: {
				mpim: ["mpim:write"],
				im: ["im:write"]
			}
		}
	}
};
export { conversationsCloseMethod };
