import { K as postedAttachmentSchema, q as messageEditSchema, rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as botProfileSchema } from "./bot-profile.js";
import { t as fileSchema } from "./file.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/app-mention.ts
const appMentionEventShape = oncePerZod((z) => ({
	type: z.enum(["app_mention"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of app_mention"
	}) }),
	client_msg_id: z.string({ error: "must be a string" }).exactOptional(),
	user: z.string({ error: "must be a string" }).exactOptional(),
	text: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	blocks: z.array(z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: "must be a list" }).exactOptional(),
	ts: timestampSchema(z),
	team: z.string({ error: "must be a string" }).exactOptional(),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	thread_ts: timestampSchema(z).exactOptional(),
	bot_id: z.string({ error: "must be a string" }).exactOptional(),
	app_id: z.string({ error: "must be a string" }).exactOptional(),
	bot_profile: botProfileSchema(z).exactOptional(),
	attachments: z.array(z.lazy(() => postedAttachmentSchema(z)), { error: "must be a list" }).exactOptional(),
	files: z.array(z.lazy(() => fileSchema(z)), { error: "must be a list" }).exactOptional(),
	edited: messageEditSchema(z).exactOptional(),
	parent_user_id: z.string({ error: "must be a string" }).exactOptional(),
	username: z.string({ error: "must be a string" }).exactOptional(),
	subtype: z.string({ error: "must be a string" }).exactOptional(),
	event_ts: timestampSchema(z)
}));
const appMentionEvent = {
	wireName: "app_mention",
	description: "A message mentioned the app.",
	payload: oncePerZod((z) => z.strictObject(appMentionEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) })),
	payloadTable: {
		blocks: {
			wireName: "blocks",
			type: "Block"
		},
		attachments: {
			wireName: "attachments",
			type: "PostedAttachment"
		}
	}
};
export { appMentionEvent };
