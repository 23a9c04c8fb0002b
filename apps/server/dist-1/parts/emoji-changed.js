import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/emoji-changed.ts
const emojiAddedEventShape = oncePerZod((z) => ({
	type: z.enum(["emoji_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of emoji_changed"
	}) }),
	subtype: z.enum(["add"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of add"
	}) }),
	name: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	value: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const emojiAddedEventSchema = oncePerZod((z) => z.strictObject(emojiAddedEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const emojiRemovedEventShape = oncePerZod((z) => ({
	type: z.enum(["emoji_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of emoji_changed"
	}) }),
	subtype: z.enum(["remove"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of remove"
	}) }),
	names: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	event_ts: timestampSchema(z)
}));
const emojiRemovedEventSchema = oncePerZod((z) => z.strictObject(emojiRemovedEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const emojiRenamedEventShape = oncePerZod((z) => ({
	type: z.enum(["emoji_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of emoji_changed"
	}) }),
	subtype: z.enum(["rename"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of rename"
	}) }),
	old_name: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	new_name: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	value: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const emojiRenamedEventSchema = oncePerZod((z) => z.strictObject(emojiRenamedEventShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const emojiChangedEvent = {
	wireName: "emoji_changed",
	description: "The custom emoji of the workspace changed.",
	reason: "The service has no method that changes custom emoji.",
	payload: oncePerZod((z) => z.discriminatedUnion("subtype", [
		emojiAddedEventSchema(z),
		emojiRemovedEventSchema(z),
		emojiRenamedEventSchema(z)
	], { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		noCase: "must be one of add, remove, rename"
	}) }))
};
export { emojiChangedEvent };
