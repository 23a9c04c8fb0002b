import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/star-removed.ts
const starRemovedEventShape = oncePerZod((z) => ({
	type: z.enum(["star_removed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of star_removed"
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
const starRemovedEvent = {
	wireName: "star_removed",
	description: "The user removed something saved for later.",
	reason: "The service stores nothing that users save for later.",
	payload: oncePerZod((z) => z.strictObject(starRemovedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { starRemovedEvent };
