import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/shared-channel-invite-accepted.ts
const sharedChannelInviteAcceptedEventShape = oncePerZod((z) => ({
	type: z.enum(["shared_channel_invite_accepted"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of shared_channel_invite_accepted"
	}) }),
	approval_required: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	invite: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	channel: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	teams_in_channel: z.array(z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	accepting_user: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	event_ts: timestampSchema(z)
}));
const sharedChannelInviteAcceptedEvent = {
	wireName: "shared_channel_invite_accepted",
	description: "An invitation to a shared channel was accepted.",
	reason: "The service has no invitations to shared channels.",
	payload: oncePerZod((z) => z.strictObject(sharedChannelInviteAcceptedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { sharedChannelInviteAcceptedEvent };
