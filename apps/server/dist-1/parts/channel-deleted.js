import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/channel-deleted.ts
const channelDeletedEventShape = oncePerZod((z) => ({
	type: z.enum(["channel_deleted"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_deleted"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	actor_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const channelDeletedEvent = {
	wireName: "channel_deleted",
	description: "A public channel was deleted.",
	payload: oncePerZod((z) => z.strictObject(channelDeletedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { channelDeletedEvent };
