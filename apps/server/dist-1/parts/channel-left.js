import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/channel-left.ts
const channelLeftEventShape = oncePerZod((z) => ({
	type: z.enum(["channel_left"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_left"
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
const channelLeftEvent = {
	wireName: "channel_left",
	description: "The user left a public channel.",
	payload: oncePerZod((z) => z.strictObject(channelLeftEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { channelLeftEvent };
