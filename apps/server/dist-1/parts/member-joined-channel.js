import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/member-joined-channel.ts
const memberJoinedChannelEventShape = oncePerZod((z) => ({
	type: z.enum(["member_joined_channel"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of member_joined_channel"
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
	event_ts: timestampSchema(z),
	inviter: z.string({ error: "must be a string" }).exactOptional(),
	enterprise: z.string({ error: "must be a string" }).exactOptional()
}));
const memberJoinedChannelEvent = {
	wireName: "member_joined_channel",
	description: "A user joined a conversation.",
	payload: oncePerZod((z) => z.strictObject(memberJoinedChannelEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { memberJoinedChannelEvent };
