import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/team-access-revoked.ts
const teamAccessRevokedEventShape = oncePerZod((z) => ({
	type: z.enum(["team_access_revoked"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of team_access_revoked"
	}) }),
	team_ids: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	event_ts: timestampSchema(z)
}));
const teamAccessRevokedEvent = {
	wireName: "team_access_revoked",
	description: "An installation on the organization was denied access to workspaces.",
	reason: "Only an act of a person brings it about, `people.revokeAccess` of the control plane.",
	payload: oncePerZod((z) => z.strictObject(teamAccessRevokedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { teamAccessRevokedEvent };
