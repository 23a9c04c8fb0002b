import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/group-open.ts
const groupOpenEventShape = oncePerZod((z) => ({
	type: z.enum(["group_open"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of group_open"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) })
}));
const groupOpenEvent = {
	wireName: "group_open",
	description: "The user opened a group conversation.",
	payload: oncePerZod((z) => z.strictObject(groupOpenEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { groupOpenEvent };
