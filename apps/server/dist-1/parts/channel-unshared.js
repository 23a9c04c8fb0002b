import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/channel-unshared.ts
const channelUnsharedEventShape = oncePerZod((z) => ({
	type: z.enum(["channel_unshared"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_unshared"
	}) }),
	previously_connected_team_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	is_ext_shared: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	event_ts: timestampSchema(z)
}));
const channelUnsharedEvent = {
	wireName: "channel_unshared",
	description: "A channel is no longer shared with another workspace or organization.",
	payload: oncePerZod((z) => z.strictObject(channelUnsharedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { channelUnsharedEvent };
