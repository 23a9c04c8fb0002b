import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/subteam-self-removed.ts
const subteamSelfRemovedEventShape = oncePerZod((z) => ({
	type: z.enum(["subteam_self_removed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of subteam_self_removed"
	}) }),
	subteam_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const subteamSelfRemovedEvent = {
	wireName: "subteam_self_removed",
	description: "The user was removed from a user group.",
	payload: oncePerZod((z) => z.strictObject(subteamSelfRemovedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { subteamSelfRemovedEvent };
