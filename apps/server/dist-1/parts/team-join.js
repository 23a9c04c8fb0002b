import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { i as userSchema } from "./people.js";
// ../../packages/api/src/generated/events/payloads/team-join.ts
const teamJoinEventShape = oncePerZod((z) => ({
	type: z.enum(["team_join"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of team_join"
	}) }),
	user: userSchema(z)
}));
const teamJoinEvent = {
	wireName: "team_join",
	description: "A user joined the workspace.",
	payload: oncePerZod((z) => z.strictObject(teamJoinEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { teamJoinEvent };
