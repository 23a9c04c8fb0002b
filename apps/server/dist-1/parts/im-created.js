import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as conversationSchema } from "./conversation.js";
// ../../packages/api/src/generated/events/payloads/im-created.ts
const imCreatedEventShape = oncePerZod((z) => ({
	type: z.enum(["im_created"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of im_created"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: conversationSchema(z)
}));
const imCreatedEvent = {
	wireName: "im_created",
	description: "A direct conversation was created.",
	payload: oncePerZod((z) => z.strictObject(imCreatedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) })),
	payloadTable: { channel: {
		wireName: "channel",
		type: "Conversation"
	} }
};
export { imCreatedEvent };
