import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/app-home-opened.ts
const appHomeOpenedEventShape = oncePerZod((z) => ({
	type: z.enum(["app_home_opened"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of app_home_opened"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	tab: z.enum(["home", "messages"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of home, messages"
	}) }),
	view: z.record(z.string(), z.unknown(), { error: "must be an object" }).exactOptional(),
	event_ts: timestampSchema(z)
}));
const appHomeOpenedEvent = {
	wireName: "app_home_opened",
	description: "A user opened the home of the app.",
	reason: "Only an act of a person brings it about, `people.openHome` of the control plane.",
	payload: oncePerZod((z) => z.strictObject(appHomeOpenedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { appHomeOpenedEvent };
