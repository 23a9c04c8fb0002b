import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/reaction-added.ts
const reactionAddedEventItemShape = oncePerZod((z) => ({
	type: z.enum(["message"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	ts: timestampSchema(z)
}));
const reactionAddedEventItemSchema = oncePerZod((z) => z.strictObject(reactionAddedEventItemShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const reactionAddedEventShape = oncePerZod((z) => ({
	type: z.enum(["reaction_added"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of reaction_added"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	item: reactionAddedEventItemSchema(z),
	reaction: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	item_user: z.string({ error: "must be a string" }).exactOptional(),
	event_ts: timestampSchema(z)
}));
const reactionAddedEvent = {
	wireName: "reaction_added",
	description: "A user reacted to a message.",
	payload: oncePerZod((z) => z.strictObject(reactionAddedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { reactionAddedEvent };
