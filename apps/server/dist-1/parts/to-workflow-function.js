import { go as secondsOf } from "./server.js";
// ../../packages/service/src/functions/to-workflow-function.ts
function toWorkflowFunction(one) {
	return {
		id: one.id,
		callback_id: one.callbackId,
		title: one.title,
		description: one.description,
		type: one.type,
		input_parameters: one.inputParameters.map(toParameter),
		output_parameters: one.outputParameters.map(toParameter),
		app_id: one.appId,
		date_created: secondsOf(one.created),
		date_updated: secondsOf(one.updated),
		date_deleted: one.deleted === void 0 ? 0 : secondsOf(one.deleted)
	};
}
function toParameter({ type, name, description, title, isRequired }) {
	return {
		type,
		name,
		description,
		title,
		is_required: isRequired
	};
}
export { toWorkflowFunction as t };
