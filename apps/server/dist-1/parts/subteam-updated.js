import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
import { t as userGroupSchema } from "./user-group.js";
// ../../packages/api/src/generated/events/payloads/subteam-updated.ts
const subteamUpdatedEventShape = oncePerZod((z) => ({
	type: z.enum(["subteam_updated"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of subteam_updated"
	}) }),
	subteam: userGroupSchema(z),
	event_ts: timestampSchema(z)
}));
const subteamUpdatedEvent = {
	wireName: "subteam_updated",
	description: "A user group was changed, enabled or disabled.",
	payload: oncePerZod((z) => z.strictObject(subteamUpdatedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { subteamUpdatedEvent };
