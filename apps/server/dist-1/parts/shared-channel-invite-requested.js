import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/shared-channel-invite-requested.ts
const sharedChannelInviteRequestedEventShape = oncePerZod((z) => ({
	type: z.enum(["shared_channel_invite_requested"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of shared_channel_invite_requested"
	}) }),
	channel: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	actor: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	is_external_limited: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	target_users: z.array(z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	teams_in_channel: z.array(z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) })
}));
const sharedChannelInviteRequestedEvent = {
	wireName: "shared_channel_invite_requested",
	description: "A user asked for an invitation to a shared channel.",
	reason: "The service has no invitations to shared channels.",
	payload: oncePerZod((z) => z.strictObject(sharedChannelInviteRequestedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { sharedChannelInviteRequestedEvent };
