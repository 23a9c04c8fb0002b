import type { App } from "../../model/app.js";
import type { AppFunction } from "../../model/app-function.js";
import type { Store } from "../../model/service-store.js";
import { createRefuse, type Refused } from "../../store/refusal.js";

/** The name of a function in a call: by its identifier, or by the name that its app gives it. */
export interface FunctionName {
  readonly function_id?: string;
  readonly function_callback_id?: string;
  readonly function_app_id?: string;
}

/** A function that can be used, with its app. */
export interface FoundFunction {
  readonly ok: true;
  readonly appFunction: AppFunction;
  readonly app: App;
}

/**
 * Finds the function that a call names. An empty argument counts as absent, as in the rule that requires one of them.
 * @param rule section that the refusals follow
 */
export async function findFunction(
  { function_id = "", function_callback_id = "", function_app_id = "" }: FunctionName,
  { apps, functions }: Store,
  rule: string,
): Promise<FoundFunction | Refused<"app_not_found" | "function_not_found">> {
  const refuse = createRefuse<"app_not_found" | "function_not_found">(rule);
  const toFound = (appFunction: AppFunction | undefined, app: App | undefined, sent: string) =>
    appFunction === undefined || appFunction.deleted !== undefined || app === undefined || app.deleted
      ? refuse("function_not_found", sent, "a function that can be used")
      : ({ ok: true, appFunction, app } as const);
  if (function_id !== "") {
    const appFunction = await functions.get(function_id);
    return toFound(appFunction, await apps.get(appFunction?.appId ?? ""), function_id);
  }
  if (function_app_id === "") return refuse("function_not_found", function_callback_id, "the app of the function too");
  const app = await apps.get(function_app_id);
  if (app === undefined || app.deleted) return refuse("app_not_found", function_app_id, "an app that is not deleted");
  return toFound(await functions.byCallback(app.id, function_callback_id), app, function_callback_id);
}
