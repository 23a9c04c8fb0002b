import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/assistant-thread-started.ts
const assistantThreadStartedEventAssistantThreadContextShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "must be a string" }).exactOptional(),
	team_id: z.string({ error: "must be a string" }).exactOptional(),
	enterprise_id: z.string({ error: "must be a string" }).exactOptional()
}));
const assistantThreadStartedEventAssistantThreadContextSchema = oncePerZod((z) => z.strictObject(assistantThreadStartedEventAssistantThreadContextShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const assistantThreadStartedEventAssistantThreadShape = oncePerZod((z) => ({
	user_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	context: assistantThreadStartedEventAssistantThreadContextSchema(z),
	channel_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	thread_ts: timestampSchema(z)
}));
const assistantThreadStartedEventAssistantThreadSchema = oncePerZod((z) => z.strictObject(assistantThreadStartedEventAssistantThreadShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const assistantThreadStartedEventShape = oncePerZod((z) => ({
	type: z.enum(["assistant_thread_started"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of assistant_thread_started"
	}) }),
	assistant_thread: assistantThreadStartedEventAssistantThreadSchema(z),
	event_ts: timestampSchema(z)
}));
const assistantThreadStartedEvent = {
	wireName: "assistant_thread_started",
	description: "A user opened a thread with an assistant.",
	reason: "Only an act of a person brings it about, `people.openAssistant` of the control plane.",
	payload: oncePerZod((z) => z.strictObject(assistantThreadStartedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { assistantThreadStartedEvent };
