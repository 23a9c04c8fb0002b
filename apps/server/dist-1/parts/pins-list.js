import { Ua as oncePerZod } from "./server.js";
import { t as pinnedItemSchema } from "./pinned-item.js";
// ../../packages/api/src/generated/webapi/methods/pins-list.ts
const pinsListArgumentsShape = oncePerZod((z) => ({ channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const pinsListArgumentsSchema = oncePerZod((z) => z.object(pinsListArgumentsShape(z), { error: "invalid_arguments" }));
const pinsListResponseShape = oncePerZod((z) => ({ items: z.array(z.lazy(() => pinnedItemSchema(z)), { error: "internal_error" }) }));
const pinsListMethod = {
	wireName: "pins.list",
	verb: "GET",
	description: "Lists the pinned messages of a conversation.",
	tokens: ["bot", "user"],
	scopes: ["pins:read"],
	argumentTable: { channel: {
		wireName: "channel",
		form: "string"
	} },
	arguments: pinsListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(pinsListResponseShape(z), { error: "internal_error" })),
	responseTable: { items: {
		wireName: "items",
		type: "PinnedItem"
	} },
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The conversation does not exist, or the caller does not see it."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not list pins."
		}
	},
	facts: {
		subject: "pins",
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
		requires: []
	}
};
export { pinsListMethod };
