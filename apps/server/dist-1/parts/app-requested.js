import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as appRequestSchema } from "./app-request.js";
// ../../packages/api/src/generated/events/payloads/app-requested.ts
const appRequestedEventShape = oncePerZod((z) => ({
	type: z.enum(["app_requested"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of app_requested"
	}) }),
	app_request: appRequestSchema(z)
}));
const appRequestedEvent = {
	wireName: "app_requested",
	description: "A user asked an administrator to approve an app.",
	payload: oncePerZod((z) => z.strictObject(appRequestedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { appRequestedEvent };
