import { Ia as exactlyOneOf, Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/svc-lists-access-set.ts
const svcListsAccessSetArgumentsShape = oncePerZod((z) => ({
	list_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	access_level: z.enum([
		"read",
		"write",
		"owner"
	], { error: "invalid_arguments" }),
	channel_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1, { error: "invalid_arguments" }).exactOptional(),
	user_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1, { error: "invalid_arguments" }).exactOptional()
}));
const svcListsAccessSetArgumentsSchema = oncePerZod((z) => z.object(svcListsAccessSetArgumentsShape(z), { error: "invalid_arguments" }).superRefine(exactlyOneOf(["channel_ids", "user_ids"], "invalid_parameters")));
const svcListsAccessSetResponseShape = oncePerZod(() => ({}));
const svcListsAccessSetMethod = {
	wireName: "svcLists.access.set",
	verb: "POST",
	description: "Sets the access of a user or a channel to a List.",
	tokens: ["bot", "user"],
	scopes: ["lists:write"],
	argumentTable: {
		list_id: {
			wireName: "list_id",
			form: "string"
		},
		access_level: {
			wireName: "access_level",
			form: "string"
		},
		channel_ids: {
			wireName: "channel_ids",
			form: "list"
		},
		user_ids: {
			wireName: "user_ids",
			form: "list"
		}
	},
	arguments: svcListsAccessSetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(svcListsAccessSetResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		failed_to_update_user_ids: {
			wireName: "failed_to_update_user_ids",
			status: 200,
			meaning: "The access of the user cannot be set."
		},
		invalid_parameters: {
			wireName: "invalid_parameters",
			status: 200,
			meaning: "Exactly one of channels and users is required."
		},
		list_not_found: {
			wireName: "list_not_found",
			status: 200,
			meaning: "The List does not exist."
		},
		lists_disabled_user_team: {
			wireName: "lists_disabled_user_team",
			status: 200,
			meaning: "Lists are not available in the workspace."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not set the access."
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
			tier: "tier-50",
			perMinute: 50,
			burst: 50,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [{
			plan: "entry",
			error: "lists_disabled_user_team"
		}, {
			feature: "lists",
			error: "lists_disabled_user_team"
		}],
		limits: {
			access_level: { oneOf: { value: [
				"read",
				"write",
				"owner"
			] } },
			channel_ids: {
				minItems: { value: 1 },
				maxItems: { value: 1 }
			},
			user_ids: {
				minItems: { value: 1 },
				maxItems: { value: 1 }
			}
		}
	}
};
export { svcListsAccessSetMethod };
