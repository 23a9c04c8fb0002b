import { Ia as exactlyOneOf, Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/canvases-access-delete.ts
const canvasesAccessDeleteArgumentsShape = oncePerZod((z) => ({
	canvas_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	channel_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1, { error: "invalid_arguments" }).exactOptional(),
	user_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1, { error: "invalid_arguments" }).exactOptional()
}));
const canvasesAccessDeleteArgumentsSchema = oncePerZod((z) => z.object(canvasesAccessDeleteArgumentsShape(z), { error: "invalid_arguments" }).superRefine(exactlyOneOf(["channel_ids", "user_ids"], "invalid_parameters")));
const canvasesAccessDeleteResponseShape = oncePerZod((z) => ({ failed_to_update_user_ids: z.array(z.string({ error: "internal_error" }), { error: "internal_error" }).exactOptional() }));
const canvasesAccessDeleteMethod = {
	wireName: "canvases.access.delete",
	verb: "POST",
	description: "Removes the access of a user or a channel to a canvas.",
	tokens: ["bot", "user"],
	scopes: ["canvases:write"],
	argumentTable: {
		canvas_id: {
			wireName: "canvas_id",
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
	arguments: canvasesAccessDeleteArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(canvasesAccessDeleteResponseShape(z), { error: "internal_error" })),
	errors: {
		canvas_disabled_user_team: {
			wireName: "canvas_disabled_user_team",
			status: 200,
			meaning: "Canvases are not available in the workspace."
		},
		canvas_not_found: {
			wireName: "canvas_not_found",
			status: 200,
			meaning: "The canvas does not exist, or its access cannot be removed."
		},
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		invalid_parameters: {
			wireName: "invalid_parameters",
			status: 200,
			meaning: "Exactly one of channels and users is required."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not remove the access."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The user does not exist."
		}
	},
	facts: {
		subject: "canvases",
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
			feature: "canvases",
			error: "canvas_disabled_user_team"
		}],
		limits: {
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
export { canvasesAccessDeleteMethod };
