import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
import { i as userSchema } from "./people.js";
// ../../packages/api/src/generated/events/payloads/user-profile-changed.ts
const userProfileChangedEventShape = oncePerZod((z) => ({
	type: z.enum(["user_profile_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of user_profile_changed"
	}) }),
	user: userSchema(z),
	cache_ts: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	event_ts: timestampSchema(z)
}));
const userProfileChangedEvent = {
	wireName: "user_profile_changed",
	description: "The profile of a user changed.",
	payload: oncePerZod((z) => z.strictObject(userProfileChangedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { userProfileChangedEvent };
