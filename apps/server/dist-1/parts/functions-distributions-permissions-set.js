import { Ia as exactlyOneOf, La as forbiddenWhen, Ua as oncePerZod } from "./server.js";
import { rt as issueMessage } from "./messages.js";
import { t as functionUserSchema } from "./function-user.js";
// ../../packages/api/src/generated/webapi/methods/functions-distributions-permissions-set.ts
const functionsDistributionsPermissionsSetArgumentsShape = oncePerZod((z) => ({
	function_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	function_callback_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	function_app_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	permission_type: z.enum([
		"everyone",
		"app_collaborators",
		"named_entities",
		"system"
	], { error: issueMessage({
		missing: "permission_type_required",
		invalid: "invalid_permission_type"
	}) }),
	user_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	team_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).max(50, { error: "invalid_arguments" }).exactOptional(),
	org_ids: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).max(50, { error: "invalid_arguments" }).exactOptional()
}));
const functionsDistributionsPermissionsSetArgumentsSchema = oncePerZod((z) => z.object(functionsDistributionsPermissionsSetArgumentsShape(z), { error: "invalid_arguments" }).superRefine(exactlyOneOf(["function_id", "function_callback_id"], "invalid_arguments")).superRefine(forbiddenWhen([
	"user_ids",
	"team_ids",
	"org_ids"
], { permission_type: [
	"everyone",
	"app_collaborators",
	"system"
] }, "invalid_permission_type")));
const functionsDistributionsPermissionsSetResponseShape = oncePerZod((z) => ({
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
const functionsDistributionsPermissionsSetMethod = {
	wireName: "functions.distributions.permissions.set",
	verb: "POST",
	description: "Sets who may use a function.",
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
		permission_type: {
			wireName: "permission_type",
			form: "string"
		},
		user_ids: {
			wireName: "user_ids",
			form: "list"
		},
		team_ids: {
			wireName: "team_ids",
			form: "list"
		},
		org_ids: {
			wireName: "org_ids",
			form: "list"
		}
	},
	arguments: functionsDistributionsPermissionsSetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(functionsDistributionsPermissionsSetResponseShape(z), { error: "internal_error" })),
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
		invalid_named_entities: {
			wireName: "invalid_named_entities",
			status: 200,
			meaning: "A workspace or organization is not valid."
		},
		invalid_permission_type: {
			wireName: "invalid_permission_type",
			status: 200,
			meaning: "The type of the permission is not valid."
		},
		permission_type_required: {
			wireName: "permission_type_required",
			status: 200,
			meaning: "The call does not say who may use the function."
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
		limits: {
			permission_type: { oneOf: {
				value: [
					"everyone",
					"app_collaborators",
					"named_entities",
					"system"
				],
				error: "invalid_permission_type"
			} },
			team_ids: { maxItems: { value: 50 } },
			org_ids: { maxItems: { value: 50 } }
		},
		furtherScopes: { manager: "app_configurations:write" }
	}
};
export { functionsDistributionsPermissionsSetMethod };
