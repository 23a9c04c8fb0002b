import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/subteam-members-changed.ts
const subteamMembersChangedEventShape = oncePerZod((z) => ({
	type: z.enum(["subteam_members_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of subteam_members_changed"
	}) }),
	subteam_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	team_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	date_previous_update: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	date_update: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	added_users: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	added_users_count: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	removed_users: z.array(z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	removed_users_count: z.int({ error: issueMessage({
		missing: "must be given",
		invalid: "must be an integer"
	}) }),
	event_ts: timestampSchema(z)
}));
const subteamMembersChangedEvent = {
	wireName: "subteam_members_changed",
	description: "The members of a user group changed.",
	payload: oncePerZod((z) => z.strictObject(subteamMembersChangedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { subteamMembersChangedEvent };
