import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/channel-unarchive.ts
const channelUnarchiveEventShape = oncePerZod((z) => ({
	type: z.enum(["channel_unarchive"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_unarchive"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const channelUnarchiveEvent = {
	wireName: "channel_unarchive",
	description: "A public channel was unarchived.",
	payload: oncePerZod((z) => z.strictObject(channelUnarchiveEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { channelUnarchiveEvent };
