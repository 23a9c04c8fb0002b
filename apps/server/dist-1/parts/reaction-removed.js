import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/reaction-removed.ts
const reactionRemovedEventItemShape = oncePerZod((z) => ({
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
const reactionRemovedEventItemSchema = oncePerZod((z) => z.strictObject(reactionRemovedEventItemShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const reactionRemovedEventShape = oncePerZod((z) => ({
	type: z.enum(["reaction_removed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of reaction_removed"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	item: reactionRemovedEventItemSchema(z),
	reaction: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	item_user: z.string({ error: "must be a string" }).exactOptional(),
	event_ts: timestampSchema(z)
}));
const reactionRemovedEvent = {
	wireName: "reaction_removed",
	description: "A user removed a reaction from a message.",
	payload: oncePerZod((z) => z.strictObject(reactionRemovedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { reactionRemovedEvent };
