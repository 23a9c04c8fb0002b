import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/star-added.ts
const starAddedEventShape = oncePerZod((z) => ({
	type: z.enum(["star_added"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of star_added"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	item: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	event_ts: timestampSchema(z)
}));
const starAddedEvent = {
	wireName: "star_added",
	description: "The user saved something for later.",
	reason: "The service stores nothing that users save for later.",
	payload: oncePerZod((z) => z.strictObject(starAddedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { starAddedEvent };
