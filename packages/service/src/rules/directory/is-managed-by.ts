import type { App } from "../../model/app.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";

/** Whether the token belongs to the app's manager app, and that app is not deleted. */
export function isManagedBy({ managerAppId }: App, { token, app: manager }: WebapiCaller): boolean {
  return managerAppId !== undefined && managerAppId === token.appId && manager?.deleted === false;
}
