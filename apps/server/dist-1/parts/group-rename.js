import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/group-rename.ts
const groupRenameEventChannelShape = oncePerZod((z) => ({
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
const groupRenameEventChannelSchema = oncePerZod((z) => z.strictObject(groupRenameEventChannelShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const groupRenameEventShape = oncePerZod((z) => ({
	type: z.enum(["group_rename"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of group_rename"
	}) }),
	channel: groupRenameEventChannelSchema(z),
	event_ts: timestampSchema(z)
}));
const groupRenameEvent = {
	wireName: "group_rename",
	description: "A private channel was renamed.",
	payload: oncePerZod((z) => z.strictObject(groupRenameEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { groupRenameEvent };
