import type { WorkflowFunction, WorkflowParameter } from "@rollcall/api/webapi";
import type { AppFunction, FunctionParameter } from "../../model/app-function.js";
import { secondsOf } from "../../values/instant.js";

/** A function as the Web API shows it. */
export function toWorkflowFunction(one: AppFunction): WorkflowFunction {
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
    date_deleted: one.deleted === undefined ? 0 : secondsOf(one.deleted),
  };
}

function toParameter({ type, name, description, title, isRequired }: FunctionParameter): WorkflowParameter {
  return { type, name, description, title, is_required: isRequired };
}
