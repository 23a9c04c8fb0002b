import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/im-open.ts
const imOpenEventShape = oncePerZod((z) => ({
	type: z.enum(["im_open"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of im_open"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const imOpenEvent = {
	wireName: "im_open",
	description: "The user opened a direct conversation.",
	payload: oncePerZod((z) => z.strictObject(imOpenEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { imOpenEvent };
