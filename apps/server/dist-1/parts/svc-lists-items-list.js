import { Ua as oncePerZod } from "./server.js";
import { t as listItemSchema } from "./list-item.js";
// ../../packages/api/src/generated/webapi/methods/svc-lists-items-list.ts
const svcListsItemsListArgumentsShape = oncePerZod((z) => ({
	list_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	archived: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional()
}));
const svcListsItemsListArgumentsSchema = oncePerZod((z) => z.object(svcListsItemsListArgumentsShape(z), { error: "invalid_arguments" }));
const svcListsItemsListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const svcListsItemsListMetadataSchema = oncePerZod((z) => z.strictObject(svcListsItemsListMetadataShape(z), { error: "internal_error" }));
const svcListsItemsListResponseShape = oncePerZod((z) => ({
	items: z.array(z.lazy(() => listItemSchema(z)), { error: "internal_error" }),
	response_metadata: svcListsItemsListMetadataSchema(z).exactOptional()
}));
const svcListsItemsListMethod = {
	wireName: "svcLists.items.list",
	verb: "POST",
	description: "Lists the rows of a List, newest first.",
	tokens: ["bot", "user"],
	scopes: ["lists:read"],
	argumentTable: {
		list_id: {
			wireName: "list_id",
			form: "string"
		},
		archived: {
			wireName: "archived",
			form: "boolean"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer",
			range: {
				min: 1,
				max: 1e3
			}
		}
	},
	arguments: svcListsItemsListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(svcListsItemsListResponseShape(z), { error: "internal_error" })),
	errors: {
		archive_not_supported: {
			wireName: "archive_not_supported",
			status: 200,
			meaning: "The List has no archive."
		},
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		list_not_found: {
			wireName: "list_not_found",
			status: 200,
			meaning: "The List does not exist."
		},
		team_not_found: {
			wireName: "team_not_found",
			status: 200,
			meaning: "The workspace does not exist."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist."
		}
	},
	facts: {
		subject: "lists",
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
		requires: [{
			plan: "entry",
			error: "list_not_found"
		}, {
			feature: "lists",
			error: "list_not_found"
		}],
		limits: { limit: {
			min: { value: 1 },
			max: { value: 1e3 }
		} },
		paging: {
			defaultSize: 100,
			maxSize: 1e3,
			cursorError: "invalid_cursor"
		}
	}
};
export { svcListsItemsListMethod };
