import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/channel-created.ts
const channelCreatedEventChannelShape = oncePerZod((z) => ({
	id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	name: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	name_normalized: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	is_channel: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	is_group: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	is_im: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	is_mpim: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	is_private: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	is_archived: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	is_general: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	is_frozen: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	is_shared: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	is_org_shared: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	is_ext_shared: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	is_pending_ext_shared: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	created: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	creator: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	context_team_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) })
}));
const channelCreatedEventChannelSchema = oncePerZod((z) => z.strictObject(channelCreatedEventChannelShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const channelCreatedEventShape = oncePerZod((z) => ({
	type: z.enum(["channel_created"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_created"
	}) }),
	channel: channelCreatedEventChannelSchema(z),
	event_ts: timestampSchema(z)
}));
const channelCreatedEvent = {
	wireName: "channel_created",
	description: "A public channel was created.",
	payload: oncePerZod((z) => z.strictObject(channelCreatedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { channelCreatedEvent };
