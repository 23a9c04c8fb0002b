import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as pinnedItemSchema } from "./pinned-item.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/pin-removed.ts
const pinRemovedEventPinnedInfoShape = oncePerZod((z) => ({
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	pinned_by: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	pinned_ts: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) })
}));
const pinRemovedEventPinnedInfoSchema = oncePerZod((z) => z.strictObject(pinRemovedEventPinnedInfoShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const pinRemovedEventShape = oncePerZod((z) => ({
	type: z.enum(["pin_removed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of pin_removed"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	item: pinnedItemSchema(z),
	item_user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	pin_count: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	pinned_info: pinRemovedEventPinnedInfoSchema(z),
	has_pins: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	event_ts: timestampSchema(z)
}));
const pinRemovedEvent = {
	wireName: "pin_removed",
	description: "A pin was removed from a conversation.",
	payload: oncePerZod((z) => z.strictObject(pinRemovedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) })),
	payloadTable: { item: {
		wireName: "item",
		type: "PinnedItem"
	} }
};
export { pinRemovedEvent };
