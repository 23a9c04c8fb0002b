import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/assistant-thread-context-changed.ts
const assistantThreadContextChangedEventAssistantThreadContextShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "must be a string" }).exactOptional(),
	team_id: z.string({ error: "must be a string" }).exactOptional(),
	enterprise_id: z.string({ error: "must be a string" }).exactOptional()
}));
const assistantThreadContextChangedEventAssistantThreadContextSchema = oncePerZod((z) => z.strictObject(assistantThreadContextChangedEventAssistantThreadContextShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const assistantThreadContextChangedEventAssistantThreadShape = oncePerZod((z) => ({
	user_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	context: assistantThreadContextChangedEventAssistantThreadContextSchema(z),
	channel_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	thread_ts: timestampSchema(z)
}));
const assistantThreadContextChangedEventAssistantThreadSchema = oncePerZod((z) => z.strictObject(assistantThreadContextChangedEventAssistantThreadShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const assistantThreadContextChangedEventShape = oncePerZod((z) => ({
	type: z.enum(["assistant_thread_context_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of assistant_thread_context_changed"
	}) }),
	assistant_thread: assistantThreadContextChangedEventAssistantThreadSchema(z),
	event_ts: timestampSchema(z)
}));
const assistantThreadContextChangedEvent = {
	wireName: "assistant_thread_context_changed",
	description: "A user went to another conversation while a thread with an assistant was open.",
	reason: "Only an act of a person brings it about, `people.openAssistant` of the control plane.",
	payload: oncePerZod((z) => z.strictObject(assistantThreadContextChangedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { assistantThreadContextChangedEvent };
