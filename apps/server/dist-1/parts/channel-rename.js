import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/channel-rename.ts
const channelRenameEventChannelShape = oncePerZod((z) => ({
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
	created: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	is_channel: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	is_mpim: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) })
}));
const channelRenameEventChannelSchema = oncePerZod((z) => z.strictObject(channelRenameEventChannelShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const channelRenameEventShape = oncePerZod((z) => ({
	type: z.enum(["channel_rename"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_rename"
	}) }),
	channel: channelRenameEventChannelSchema(z),
	event_ts: timestampSchema(z)
}));
const channelRenameEvent = {
	wireName: "channel_rename",
	description: "A public channel was renamed.",
	payload: oncePerZod((z) => z.strictObject(channelRenameEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { channelRenameEvent };
