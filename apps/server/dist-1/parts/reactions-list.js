import { Ua as oncePerZod } from "./server.js";
import { t as pagingSchema } from "./paging.js";
import { t as messageSchema } from "./message.js";
// ../../packages/api/src/generated/webapi/types/reacted-item.ts
const reactedItemShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: "invalid_arguments" }),
	channel: z.string({ error: "invalid_arguments" }),
	message: messageSchema(z)
}));
const reactedItemSchema = oncePerZod((z) => z.strictObject(reactedItemShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/reactions-list.ts
const reactionsListArgumentsShape = oncePerZod((z) => ({
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	full: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	count: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional(),
	page: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional(),
	team_id: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const reactionsListArgumentsSchema = oncePerZod((z) => z.object(reactionsListArgumentsShape(z), { error: "invalid_arguments" }));
const reactionsListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const reactionsListMetadataSchema = oncePerZod((z) => z.strictObject(reactionsListMetadataShape(z), { error: "internal_error" }));
const reactionsListResponseShape = oncePerZod((z) => ({
	items: z.array(z.lazy(() => reactedItemSchema(z)), { error: "internal_error" }),
	paging: pagingSchema(z).exactOptional(),
	response_metadata: reactionsListMetadataSchema(z)
}));
const reactionsListMethod = {
	wireName: "reactions.list",
	verb: "GET",
	description: "Lists what a user reacted to, newest message first.",
	tokens: ["bot", "user"],
	scopes: ["reactions:read"],
	argumentTable: {
		user: {
			wireName: "user",
			form: "string"
		},
		full: {
			wireName: "full",
			form: "boolean"
		},
		count: {
			wireName: "count",
			form: "integer"
		},
		page: {
			wireName: "page",
			form: "integer"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		}
	},
	arguments: reactionsListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(reactionsListResponseShape(z), { error: "internal_error" })),
	responseTable: { items: {
		wireName: "items",
		type: "ReactedItem"
	} },
	errors: {
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		missing_argument: {
			wireName: "missing_argument",
			status: 200,
			meaning: "A required argument is missing."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist, or the caller does not see the user."
		}
	},
	facts: {
		subject: "reactions",
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
		limits: {
			count: {
				min: { value: 1 },
				max: { value: 1e3 }
			},
			page: {
				min: { value: 1 },
				max: { value: 100 }
			},
			limit: {
				min: { value: 0 },
				max: { value: 1e3 }
			}
		}
	}
};
export { reactionsListMethod };
