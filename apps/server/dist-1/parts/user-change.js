import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
import { i as userSchema } from "./people.js";
// ../../packages/api/src/generated/events/payloads/user-change.ts
const userChangeEventShape = oncePerZod((z) => ({
	type: z.enum(["user_change"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of user_change"
	}) }),
	user: userSchema(z),
	cache_ts: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	event_ts: timestampSchema(z)
}));
const userChangeEvent = {
	wireName: "user_change",
	description: "A user changed. Custom profile fields do not count.",
	payload: oncePerZod((z) => z.strictObject(userChangeEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { userChangeEvent };
