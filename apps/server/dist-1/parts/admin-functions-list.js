import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/workflow-parameter.ts
const workflowParameterShape = oncePerZod((z) => ({
	type: z.string({ error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	description: z.string({ error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" }),
	is_required: z.boolean({ error: "invalid_arguments" })
}));
const workflowParameterSchema = oncePerZod((z) => z.strictObject(workflowParameterShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/types/workflow-function.ts
const workflowFunctionShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	callback_id: z.string({ error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" }),
	description: z.string({ error: "invalid_arguments" }),
	type: z.string({ error: "invalid_arguments" }),
	input_parameters: z.array(z.lazy(() => workflowParameterSchema(z)), { error: "invalid_arguments" }),
	output_parameters: z.array(z.lazy(() => workflowParameterSchema(z)), { error: "invalid_arguments" }),
	app_id: z.string({ error: "invalid_arguments" }),
	date_created: z.int({ error: "invalid_arguments" }),
	date_updated: z.int({ error: "invalid_arguments" }),
	date_deleted: z.int({ error: "invalid_arguments" })
}));
const workflowFunctionSchema = oncePerZod((z) => z.strictObject(workflowFunctionShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/admin-functions-list.ts
const adminFunctionsListArgumentsShape = oncePerZod((z) => ({
	app_ids: z.array(z.string({ error: "invalid_arguments" }).regex(/^A[A-Z0-9]+$/u, { error: "invalid_arguments" }), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(50, { error: "invalid_arguments" }),
	team_id: z.string({ error: "invalid_arguments" }).regex(/^T[A-Z0-9]+$/u, { error: "invalid_arguments" }).exactOptional(),
	include_non_distributed_functions: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional()
}));
const adminFunctionsListArgumentsSchema = oncePerZod((z) => z.object(adminFunctionsListArgumentsShape(z), { error: "invalid_arguments" }));
const adminFunctionsListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const adminFunctionsListMetadataSchema = oncePerZod((z) => z.strictObject(adminFunctionsListMetadataShape(z), { error: "internal_error" }));
const adminFunctionsListResponseShape = oncePerZod((z) => ({
	functions: z.array(z.lazy(() => workflowFunctionSchema(z)), { error: "internal_error" }),
	response_metadata: adminFunctionsListMetadataSchema(z).exactOptional()
}));
const adminFunctionsListMethod = {
	wireName: "admin.functions.list",
	verb: "POST",
	description: "Lists the functions that apps offer to workflows, in order of creation.",
	tokens: ["user"],
	scopes: ["admin.workflows:read"],
	argumentTable: {
		app_ids: {
			wireName: "app_ids",
			form: "list"
		},
		team_id: {
			wireName: "team_id",
			form: "string"
		},
		include_non_distributed_functions: {
			wireName: "include_non_distributed_functions",
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
	arguments: adminFunctionsListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(adminFunctionsListResponseShape(z), { error: "internal_error" })),
	errors: {
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		not_allowed: {
			wireName: "not_allowed",
			status: 200,
			meaning: "The app's installation does not meet the method's requirements."
		},
		restricted_action: {
			wireName: "restricted_action",
			status: 200,
			meaning: "The caller may not list functions."
		}
	},
	facts: {
		subject: "functions",
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
			role: "admin",
			of: "organization",
			error: "restricted_action"
		}],
		limits: {
			app_ids: {
				pattern: { value: "^A[A-Z0-9]+$" },
				maxItems: { value: 50 }
			},
			team_id: { pattern: { value: "^T[A-Z0-9]+$" } },
			limit: {
				min: { value: 1 },
				max: { value: 1e3 }
			}
		},
		paging: {
			defaultSize: 100,
			maxSize: 1e3,
			cursorError: "invalid_cursor"
		}
	}
};
export { adminFunctionsListMethod };
