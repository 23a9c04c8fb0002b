import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/im-history-changed.ts
const imHistoryChangedEventShape = oncePerZod((z) => ({
	type: z.enum(["im_history_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of im_history_changed"
	}) }),
	latest: timestampSchema(z),
	ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const imHistoryChangedEvent = {
	wireName: "im_history_changed",
	description: "Messages of a direct conversation were changed in bulk.",
	reason: "The service has no bulk changes of messages.",
	payload: oncePerZod((z) => z.strictObject(imHistoryChangedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { imHistoryChangedEvent };
