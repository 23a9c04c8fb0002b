import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/shared-channel-invite-received.ts
const sharedChannelInviteReceivedEventShape = oncePerZod((z) => ({
	type: z.enum(["shared_channel_invite_received"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of shared_channel_invite_received"
	}) }),
	invite: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	channel: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	event_ts: timestampSchema(z)
}));
const sharedChannelInviteReceivedEvent = {
	wireName: "shared_channel_invite_received",
	description: "The app was invited to a shared channel.",
	reason: "The service has no invitations to shared channels.",
	payload: oncePerZod((z) => z.strictObject(sharedChannelInviteReceivedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { sharedChannelInviteReceivedEvent };
