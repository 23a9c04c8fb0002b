import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
import { t as userGroupSchema } from "./user-group.js";
// ../../packages/api/src/generated/events/payloads/subteam-created.ts
const subteamCreatedEventShape = oncePerZod((z) => ({
	type: z.enum(["subteam_created"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of subteam_created"
	}) }),
	subteam: userGroupSchema(z),
	event_ts: timestampSchema(z)
}));
const subteamCreatedEvent = {
	wireName: "subteam_created",
	description: "A user group was created.",
	payload: oncePerZod((z) => z.strictObject(subteamCreatedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { subteamCreatedEvent };
