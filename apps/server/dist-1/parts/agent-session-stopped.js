import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/agent-session-stopped.ts
const agentSessionStoppedEventShape = oncePerZod((z) => ({
	type: z.enum(["agent_session_stopped"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of agent_session_stopped"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	thread_ts: timestampSchema(z).exactOptional(),
	streaming_message_ts: z.array(z.lazy(() => timestampSchema(z)), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) }),
	event_ts: timestampSchema(z)
}));
const agentSessionStoppedEvent = {
	wireName: "agent_session_stopped",
	description: "A user stopped an agent while its session was processing.",
	reason: "Only an act of a person brings it about, `people.stop` of the control plane.",
	payload: oncePerZod((z) => z.strictObject(agentSessionStoppedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { agentSessionStoppedEvent };
