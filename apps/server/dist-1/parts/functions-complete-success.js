import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/functions-complete-success.ts
const functionsCompleteSuccessArgumentsShape = oncePerZod((z) => ({
	function_execution_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	outputs: z.record(z.string(), z.unknown(), { error: "invalid_arguments" })
}));
const functionsCompleteSuccessArgumentsSchema = oncePerZod((z) => z.object(functionsCompleteSuccessArgumentsShape(z), { error: "invalid_arguments" }));
const functionsCompleteSuccessResponseShape = oncePerZod(() => ({}));
const functionsCompleteSuccessMethod = {
	wireName: "functions.completeSuccess",
	verb: "POST",
	description: "Completes a step of a workflow with its outputs.",
	tokens: ["bot"],
	scopes: [],
	argumentTable: {
		function_execution_id: {
			wireName: "function_execution_id",
			form: "string"
		},
		outputs: {
			wireName: "outputs",
			form: "object"
		}
	},
	arguments: functionsCompleteSuccessArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(functionsCompleteSuccessResponseShape(z), { error: "internal_error" })),
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
		},
		parameter_validation_failed: {
			wireName: "parameter_validation_failed",
			status: 200,
			meaning: "The outputs are not valid."
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
export { functionsCompleteSuccessMethod };
