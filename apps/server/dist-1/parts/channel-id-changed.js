import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/channel-id-changed.ts
const channelIdChangedEventShape = oncePerZod((z) => ({
	type: z.enum(["channel_id_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_id_changed"
	}) }),
	old_channel_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	new_channel_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const channelIdChangedEvent = {
	wireName: "channel_id_changed",
	description: "A private channel was shared with another organization and has another identifier.",
	reason: "The service does not share channels with other organizations.",
	payload: oncePerZod((z) => z.strictObject(channelIdChangedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { channelIdChangedEvent };
