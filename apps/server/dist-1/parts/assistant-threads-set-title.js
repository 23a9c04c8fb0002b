import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/assistant-threads-set-title.ts
const assistantThreadsSetTitleArgumentsShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	thread_ts: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(200, { error: "invalid_arguments" })
}));
const assistantThreadsSetTitleArgumentsSchema = oncePerZod((z) => z.object(assistantThreadsSetTitleArgumentsShape(z), { error: "invalid_arguments" }));
const assistantThreadsSetTitleResponseShape = oncePerZod(() => ({}));
const assistantThreadsSetTitleMethod = {
	wireName: "assistant.threads.setTitle",
	verb: "POST",
	description: "Sets the title of a thread with an assistant.",
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
		title: {
			wireName: "title",
			form: "string"
		}
	},
	arguments: assistantThreadsSetTitleArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(assistantThreadsSetTitleResponseShape(z), { error: "internal_error" })),
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
		limits: { title: {
			minLength: { value: 1 },
			maxLength: { value: 200 }
		} }
	}
};
export { assistantThreadsSetTitleMethod };
