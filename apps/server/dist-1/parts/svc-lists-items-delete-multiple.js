import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/svc-lists-items-delete-multiple.ts
const svcListsItemsDeleteMultipleArgumentsShape = oncePerZod((z) => ({
	list_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" })
}));
const svcListsItemsDeleteMultipleArgumentsSchema = oncePerZod((z) => z.object(svcListsItemsDeleteMultipleArgumentsShape(z), { error: "invalid_arguments" }));
const svcListsItemsDeleteMultipleResponseShape = oncePerZod(() => ({}));
const svcListsItemsDeleteMultipleMethod = {
	wireName: "svcLists.items.deleteMultiple",
	verb: "POST",
	description: "Deletes rows of a List, with their subtasks.",
	tokens: ["bot", "user"],
	scopes: ["lists:write"],
	argumentTable: {
		list_id: {
			wireName: "list_id",
			form: "string"
		},
		ids: {
			wireName: "ids",
			form: "list"
		}
	},
	arguments: svcListsItemsDeleteMultipleArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(svcListsItemsDeleteMultipleResponseShape(z), { error: "internal_error" })),
	errors: {
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
		limits: { ids: {
			minItems: { value: 1 },
			maxItems: { value: 100 }
		} }
	}
};
export { svcListsItemsDeleteMultipleMethod };
