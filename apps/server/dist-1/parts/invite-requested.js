import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/invite-requested.ts
const inviteRequestedEventInviteRequestShape = oncePerZod((z) => ({
	id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	email: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	date_created: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	requester_ids: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	channel_ids: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	invite_type: z.enum([
		"full_member",
		"restricted",
		"ultra_restricted"
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of full_member, restricted, ultra_restricted"
	}) }),
	real_name: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	date_expire: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	request_reason: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	team: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) })
}));
const inviteRequestedEventInviteRequestSchema = oncePerZod((z) => z.strictObject(inviteRequestedEventInviteRequestShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const inviteRequestedEventShape = oncePerZod((z) => ({
	type: z.enum(["invite_requested"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of invite_requested"
	}) }),
	invite_request: inviteRequestedEventInviteRequestSchema(z)
}));
const inviteRequestedEvent = {
	wireName: "invite_requested",
	description: "A user asked an administrator to invite someone.",
	reason: "The service has no requests for invitations.",
	payload: oncePerZod((z) => z.strictObject(inviteRequestedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { inviteRequestedEvent };
