import { Ia as exactlyOneOf, Ua as oncePerZod } from "./server.js";
import { t as functionUserSchema } from "./function-user.js";
// ../../packages/api/src/generated/webapi/methods/functions-distributions-permissions-add.ts
const functionsDistributionsPermissionsAddArgumentsShape = oncePerZod((z) => ({
	function_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	function_callback_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	function_app_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	user_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" })
}));
const functionsDistributionsPermissionsAddArgumentsSchema = oncePerZod((z) => z.object(functionsDistributionsPermissionsAddArgumentsShape(z), { error: "invalid_arguments" }).superRefine(exactlyOneOf(["function_id", "function_callback_id"], "invalid_arguments")));
const functionsDistributionsPermissionsAddResponseShape = oncePerZod((z) => ({
	permission_type: z.enum([
		"everyone",
		"app_collaborators",
		"named_entities",
		"system"
	], { error: "internal_error" }),
	distribution_type: z.enum([
		"everyone",
		"app_collaborators",
		"named_entities",
		"system"
	], { error: "internal_error" }),
	users: z.array(z.lazy(() => functionUserSchema(z)), { error: "internal_error" }).exactOptional(),
	team_ids: z.array(z.string({ error: "internal_error" }), { error: "internal_error" }).exactOptional(),
	org_ids: z.array(z.string({ error: "internal_error" }), { error: "internal_error" }).exactOptional()
}));
const functionsDistributionsPermissionsAddMethod = {
	wireName: "functions.distributions.permissions.add",
	verb: "POST",
	description: "Adds users to those who may use a function.",
	tokens: ["configuration"],
	scopes: [],
	argumentTable: {
		function_id: {
			wireName: "function_id",
			form: "string"
		},
		function_callback_id: {
			wireName: "function_callback_id",
			form: "string"
		},
		function_app_id: {
			wireName: "function_app_id",
			form: "string"
		},
		user_ids: {
			wireName: "user_ids",
			form: "list"
		}
	},
	arguments: functionsDistributionsPermissionsAddArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(functionsDistributionsPermissionsAddResponseShape(z), { error: "internal_error" })),
	errors: {
		app_not_found: {
			wireName: "app_not_found",
			status: 200,
			meaning: "The app does not exist."
		},
		function_not_found: {
			wireName: "function_not_found",
			status: 200,
			meaning: "The function does not exist."
		},
		invalid_permission_type: {
			wireName: "invalid_permission_type",
			status: 200,
			meaning: "The permission has another type."
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "A user does not exist."
		}
	},
	facts: {
		subject: "functions",
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
			feature: "functions",
			error: "unknown_method"
		}],
		furtherScopes: { manager: "app_configurations:write" }
	}
};
export { functionsDistributionsPermissionsAddMethod };
