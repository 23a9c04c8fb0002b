import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/assistant-threads-set-suggested-prompts.ts
const suggestedPromptShape = oncePerZod((z) => ({
	title: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	message: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" })
}));
const suggestedPromptSchema = oncePerZod((z) => z.strictObject(suggestedPromptShape(z), { error: "invalid_arguments" }));
const assistantThreadsSetSuggestedPromptsArgumentsShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	thread_ts: z.string({ error: "invalid_arguments" }).exactOptional(),
	prompts: z.array(suggestedPromptSchema(z), { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(4, { error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const assistantThreadsSetSuggestedPromptsArgumentsSchema = oncePerZod((z) => z.object(assistantThreadsSetSuggestedPromptsArgumentsShape(z), { error: "invalid_arguments" }));
const assistantThreadsSetSuggestedPromptsResponseShape = oncePerZod(() => ({}));
const assistantThreadsSetSuggestedPromptsMethod = {
	wireName: "assistant.threads.setSuggestedPrompts",
	verb: "POST",
	description: "Offers prompts to the user of an assistant.",
	tokens: ["bot"],
	scopes: ["assistant:write"],
	argumentTable: {
		channel_id: {
			wireName: "channel_id",
			form: "string"
		},
		thread_ts: {
			wireName: "thread_ts",
			form: "string"
		},
		prompts: {
			wireName: "prompts",
			form: "objects"
		},
		title: {
			wireName: "title",
			form: "string"
		}
	},
	arguments: assistantThreadsSetSuggestedPromptsArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(assistantThreadsSetSuggestedPromptsResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		invalid_thread_ts: {
			wireName: "invalid_thread_ts",
			status: 200,
			meaning: "The thread does not exist."
		},
		message_not_found: {
			wireName: "message_not_found",
			status: 200,
			meaning: "The message does not exist."
		},
		not_agent_app: {
			wireName: "not_agent_app",
			status: 200,
			meaning: "The app is no assistant."
		}
	},
	facts: {
		subject: "agent-sessions",
		rates: [{
			tier: "tier-100",
			perMinute: 100,
			burst: 100,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [],
		limits: {
			prompts: { maxItems: { value: 4 } },
			"prompts.title": { minLength: { value: 1 } },
			"prompts.message": { minLength: { value: 1 } }
		}
	}
};
export { assistantThreadsSetSuggestedPromptsMethod };
