import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/functions-complete-error.ts
const functionsCompleteErrorArgumentsShape = oncePerZod((z) => ({
	function_execution_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	error: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" })
}));
const functionsCompleteErrorArgumentsSchema = oncePerZod((z) => z.object(functionsCompleteErrorArgumentsShape(z), { error: "invalid_arguments" }));
const functionsCompleteErrorResponseShape = oncePerZod(() => ({}));
const functionsCompleteErrorMethod = {
	wireName: "functions.completeError",
	verb: "POST",
	description: "Ends a step of a workflow that failed, with the reason.",
	tokens: ["bot"],
	scopes: [],
	argumentTable: {
		function_execution_id: {
			wireName: "function_execution_id",
			form: "string"
		},
		error: {
			wireName: "error",
			form: "string"
		}
	},
	arguments: functionsCompleteErrorArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(functionsCompleteErrorResponseShape(z), { error: "internal_error" })),
	errors: {
		execution_not_in_running_state: {
			wireName: "execution_not_in_running_state",
			status: 200,
			meaning: "The step is not running."
		},
		function_execution_not_found: {
			wireName: "function_execution_not_found",
			status: 200,
			meaning: "The run does not exist."
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
		}]
	}
};
export { functionsCompleteErrorMethod };
