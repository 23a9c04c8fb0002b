import type { App } from "../apps/app.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";

/** Whether the token is that of the manager app, in use, which made the app. */
export function isManagedBy({ managerAppId }: App, { token, app: manager }: WebapiCaller): boolean {
  return managerAppId !== undefined && managerAppId === token.appId && manager?.deleted === false;
}
