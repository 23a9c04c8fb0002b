import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/member-left-channel.ts
const memberLeftChannelEventShape = oncePerZod((z) => ({
	type: z.enum(["member_left_channel"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of member_left_channel"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_type: z.enum(["C", "G"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of C, G"
	}) }),
	team: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const memberLeftChannelEvent = {
	wireName: "member_left_channel",
	description: "A user left a conversation or was removed.",
	payload: oncePerZod((z) => z.strictObject(memberLeftChannelEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { memberLeftChannelEvent };
