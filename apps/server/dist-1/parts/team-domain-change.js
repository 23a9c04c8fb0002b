import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/events/payloads/team-domain-change.ts
const teamDomainChangeEventShape = oncePerZod((z) => ({
	type: z.enum(["team_domain_change"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of team_domain_change"
	}) }),
	url: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	domain: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) })
}));
const teamDomainChangeEvent = {
	wireName: "team_domain_change",
	description: "The domain of the workspace changed.",
	reason: "The service has no method that changes a workspace.",
	payload: oncePerZod((z) => z.strictObject(teamDomainChangeEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { teamDomainChangeEvent };
