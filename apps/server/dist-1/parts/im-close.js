import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/im-close.ts
const imCloseEventShape = oncePerZod((z) => ({
	type: z.enum(["im_close"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of im_close"
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
const imCloseEvent = {
	wireName: "im_close",
	description: "The user closed a direct conversation.",
	payload: oncePerZod((z) => z.strictObject(imCloseEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { imCloseEvent };
