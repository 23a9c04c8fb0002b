import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/app-uninstalled.ts
const appUninstalledEventShape = oncePerZod((z) => ({ type: z.enum(["app_uninstalled"], { error: issueMessage({
	missing: "must be given",
	invalid: "must be one of app_uninstalled"
}) }) }));
const appUninstalledEvent = {
	wireName: "app_uninstalled",
	description: "The last token of the app in the workspace was revoked.",
	payload: oncePerZod((z) => z.strictObject(appUninstalledEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { appUninstalledEvent };
