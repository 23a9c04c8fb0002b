import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/group-close.ts
const groupCloseEventShape = oncePerZod((z) => ({
	type: z.enum(["group_close"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of group_close"
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
const groupCloseEvent = {
	wireName: "group_close",
	description: "The user closed a group conversation.",
	payload: oncePerZod((z) => z.strictObject(groupCloseEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { groupCloseEvent };
