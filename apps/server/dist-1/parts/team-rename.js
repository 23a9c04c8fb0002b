import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/team-rename.ts
const teamRenameEventShape = oncePerZod((z) => ({
	type: z.enum(["team_rename"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of team_rename"
	}) }),
	name: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) })
}));
const teamRenameEvent = {
	wireName: "team_rename",
	description: "The workspace was renamed.",
	reason: "The service has no method that changes a workspace.",
	payload: oncePerZod((z) => z.strictObject(teamRenameEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { teamRenameEvent };
