import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/agent-session-title-changed.ts
const agentSessionTitleChangedEventShape = oncePerZod((z) => ({
	type: z.enum(["agent_session_title_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of agent_session_title_changed"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	team_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	thread_ts: timestampSchema(z).exactOptional(),
	title: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	previous_title: z.string({ error: "must be a string" }).exactOptional(),
	event_ts: timestampSchema(z)
}));
const agentSessionTitleChangedEvent = {
	wireName: "agent_session_title_changed",
	description: "A user renamed the session of an agent.",
	reason: "Only an act of a person brings it about, `people.renameSession` of the control plane. Renaming by the app itself is not this event.",
	payload: oncePerZod((z) => z.strictObject(agentSessionTitleChangedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { agentSessionTitleChangedEvent };
