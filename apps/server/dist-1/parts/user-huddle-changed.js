import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
import { i as userSchema } from "./people.js";
// ../../packages/api/src/generated/events/payloads/user-huddle-changed.ts
const userHuddleChangedEventShape = oncePerZod((z) => ({
	type: z.enum(["user_huddle_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of user_huddle_changed"
	}) }),
	user: userSchema(z),
	cache_ts: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	event_ts: timestampSchema(z)
}));
const userHuddleChangedEvent = {
	wireName: "user_huddle_changed",
	description: "A user joined or left a huddle.",
	reason: "The service has no huddles.",
	payload: oncePerZod((z) => z.strictObject(userHuddleChangedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { userHuddleChangedEvent };
