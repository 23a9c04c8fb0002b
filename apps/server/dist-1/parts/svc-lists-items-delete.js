import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/svc-lists-items-delete.ts
const svcListsItemsDeleteArgumentsShape = oncePerZod((z) => ({
	list_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const svcListsItemsDeleteArgumentsSchema = oncePerZod((z) => z.object(svcListsItemsDeleteArgumentsShape(z), { error: "invalid_arguments" }));
const svcListsItemsDeleteResponseShape = oncePerZod(() => ({}));
const svcListsItemsDeleteMethod = {
	wireName: "svcLists.items.delete",
	verb: "POST",
	description: "Deletes a row of a List, with its subtasks.",
	tokens: ["bot", "user"],
	scopes: ["lists:write"],
	argumentTable: {
		list_id: {
			wireName: "list_id",
			form: "string"
		},
		id: {
			wireName: "id",
			form: "string"
		}
	},
	arguments: svcListsItemsDeleteArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(svcListsItemsDeleteResponseShape(z), { error: "internal_error" })),
	errors: {
		list_not_found: {
			wireName: "list_not_found",
			status: 200,
			meaning: "The List does not exist."
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
export { svcListsItemsDeleteMethod };
