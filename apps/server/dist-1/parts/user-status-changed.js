import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
import { i as userSchema } from "./people.js";
// ../../packages/api/src/generated/events/payloads/user-status-changed.ts
const userStatusChangedEventShape = oncePerZod((z) => ({
	type: z.enum(["user_status_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of user_status_changed"
	}) }),
	user: userSchema(z),
	cache_ts: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	event_ts: timestampSchema(z)
}));
const userStatusChangedEvent = {
	wireName: "user_status_changed",
	description: "The status of a user changed.",
	payload: oncePerZod((z) => z.strictObject(userStatusChangedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { userStatusChangedEvent };
