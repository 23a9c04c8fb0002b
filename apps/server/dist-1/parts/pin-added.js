import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as pinnedItemSchema } from "./pinned-item.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/pin-added.ts
const pinAddedEventPinnedInfoShape = oncePerZod((z) => ({
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
const pinAddedEventPinnedInfoSchema = oncePerZod((z) => z.strictObject(pinAddedEventPinnedInfoShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const pinAddedEventShape = oncePerZod((z) => ({
	type: z.enum(["pin_added"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of pin_added"
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
	pinned_info: pinAddedEventPinnedInfoSchema(z),
	event_ts: timestampSchema(z)
}));
const pinAddedEvent = {
	wireName: "pin_added",
	description: "A message was pinned to a conversation.",
	payload: oncePerZod((z) => z.strictObject(pinAddedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) })),
	payloadTable: { item: {
		wireName: "item",
		type: "PinnedItem"
	} }
};
export { pinAddedEvent };
