import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/channel-archive.ts
const channelArchiveEventShape = oncePerZod((z) => ({
	type: z.enum(["channel_archive"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of channel_archive"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	is_moved: z.int({ error: "must be an integer" }).exactOptional(),
	event_ts: timestampSchema(z)
}));
const channelArchiveEvent = {
	wireName: "channel_archive",
	description: "A public channel was archived.",
	payload: oncePerZod((z) => z.strictObject(channelArchiveEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { channelArchiveEvent };
