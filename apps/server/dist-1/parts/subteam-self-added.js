import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/subteam-self-added.ts
const subteamSelfAddedEventShape = oncePerZod((z) => ({
	type: z.enum(["subteam_self_added"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of subteam_self_added"
	}) }),
	subteam_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const subteamSelfAddedEvent = {
	wireName: "subteam_self_added",
	description: "The user was added to a user group.",
	payload: oncePerZod((z) => z.strictObject(subteamSelfAddedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { subteamSelfAddedEvent };
