import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/channel-shared.ts
const channelSharedEventShape = oncePerZod((z) => ({
	type: z.enum(["channel_shared"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_shared"
	}) }),
	connected_team_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const channelSharedEvent = {
	wireName: "channel_shared",
	description: "A channel was shared with another workspace or organization.",
	payload: oncePerZod((z) => z.strictObject(channelSharedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { channelSharedEvent };
