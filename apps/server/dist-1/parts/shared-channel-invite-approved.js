import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/shared-channel-invite-approved.ts
const sharedChannelInviteApprovedEventShape = oncePerZod((z) => ({
	type: z.enum(["shared_channel_invite_approved"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of shared_channel_invite_approved"
	}) }),
	invite: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	channel: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	approving_team_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	teams_in_channel: z.array(z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	approving_user: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	event_ts: timestampSchema(z)
}));
const sharedChannelInviteApprovedEvent = {
	wireName: "shared_channel_invite_approved",
	description: "An invitation to a shared channel was approved by an administrator.",
	reason: "The service has no invitations to shared channels.",
	payload: oncePerZod((z) => z.strictObject(sharedChannelInviteApprovedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { sharedChannelInviteApprovedEvent };
