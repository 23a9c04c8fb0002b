import { Ua as oncePerZod } from "./server.js";
import { t as fileSchema } from "./file.js";
import { t as listItemSchema } from "./list-item.js";
// ../../packages/api/src/generated/webapi/methods/svc-lists-items-info.ts
const svcListsItemsInfoArgumentsShape = oncePerZod((z) => ({
	list_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	include_is_subscribed: z.boolean({ error: "invalid_arguments" }).exactOptional()
}));
const svcListsItemsInfoArgumentsSchema = oncePerZod((z) => z.object(svcListsItemsInfoArgumentsShape(z), { error: "invalid_arguments" }));
const svcListsItemsInfoResponseShape = oncePerZod((z) => ({
	list: fileSchema(z),
	record: listItemSchema(z),
	parent_task: listItemSchema(z).exactOptional(),
	subtasks: z.array(z.lazy(() => listItemSchema(z)), { error: "internal_error" })
}));
const svcListsItemsInfoMethod = {
	wireName: "svcLists.items.info",
	verb: "POST",
	description: "Returns a row of a List, with its subtasks.",
	tokens: ["bot", "user"],
	scopes: ["lists:read"],
	argumentTable: {
		list_id: {
			wireName: "list_id",
			form: "string"
		},
		id: {
			wireName: "id",
			form: "string"
		},
		include_is_subscribed: {
			wireName: "include_is_subscribed",
			form: "boolean"
		}
	},
	arguments: svcListsItemsInfoArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(svcListsItemsInfoResponseShape(z), { error: "internal_error" })),
	errors: {
		list_not_found: {
			wireName: "list_not_found",
			status: 200,
			meaning: "The List does not exist."
		},
		record_deleted: {
			wireName: "record_deleted",
			status: 200,
			meaning: "The row is deleted."
		},
		record_not_found: {
			wireName: "record_not_found",
			status: 200,
			meaning: "The row does not exist."
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
		}]
	}
};
export { svcListsItemsInfoMethod };
