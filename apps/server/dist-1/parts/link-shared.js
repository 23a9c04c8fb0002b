import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/link-shared.ts
const linkSharedEventLinkShape = oncePerZod((z) => ({
	domain: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	url: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) })
}));
const linkSharedEventLinkSchema = oncePerZod((z) => z.strictObject(linkSharedEventLinkShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const linkSharedEventShape = oncePerZod((z) => ({
	type: z.enum(["link_shared"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of link_shared"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	is_bot_user_member: z.boolean({ error: issueMessage({
		missing: "must be given",
		invalid: "must be true or false"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	message_ts: timestampSchema(z),
	thread_ts: timestampSchema(z).exactOptional(),
	links: z.array(linkSharedEventLinkSchema(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	unfurl_id: z.string({ error: "must be a string" }).exactOptional(),
	source: z.enum(["composer", "conversations_history"], { error: issueMessage({
		missing: "must be a string",
		invalid: "must be one of composer, conversations_history"
	}) }).exactOptional(),
	user_locale: z.string({ error: "must be a string" }).exactOptional(),
	event_ts: timestampSchema(z)
}));
const linkSharedEvent = {
	wireName: "link_shared",
	description: "A message contains links of domains that the app has registered.",
	payload: oncePerZod((z) => z.strictObject(linkSharedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { linkSharedEvent };
