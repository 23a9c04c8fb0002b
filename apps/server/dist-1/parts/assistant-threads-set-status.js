import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/assistant-threads-set-status.ts
const assistantThreadsSetStatusArgumentsShape = oncePerZod((z) => ({
	channel_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	thread_ts: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	status: z.string({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }),
	loading_messages: z.array(z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(50, { error: "invalid_arguments" }), { error: "invalid_arguments" }).max(10, { error: "invalid_arguments" }).exactOptional(),
	username: z.string({ error: "invalid_arguments" }).exactOptional(),
	icon_emoji: z.string({ error: "invalid_arguments" }).exactOptional(),
	icon_url: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const assistantThreadsSetStatusArgumentsSchema = oncePerZod((z) => z.object(assistantThreadsSetStatusArgumentsShape(z), { error: "invalid_arguments" }));
const assistantThreadsSetStatusResponseShape = oncePerZod(() => ({}));
const assistantThreadsSetStatusMethod = {
	wireName: "assistant.threads.setStatus",
	verb: "POST",
	description: "Shows what an assistant does in a thread, and sets the status of its session.",
	tokens: ["bot"],
	scopes: [],
	anyScopes: { bot: ["chat:write", "assistant:write"] },
	argumentTable: {
		channel_id: {
			wireName: "channel_id",
			form: "string"
		},
		thread_ts: {
			wireName: "thread_ts",
			form: "string"
		},
		status: {
			wireName: "status",
			form: "string"
		},
		loading_messages: {
			wireName: "loading_messages",
			form: "list"
		},
		username: {
			wireName: "username",
			form: "string",
			scope: "chat:write.customize"
		},
		icon_emoji: {
			wireName: "icon_emoji",
			form: "string",
			scope: "chat:write.customize"
		},
		icon_url: {
			wireName: "icon_url",
			form: "string",
			scope: "chat:write.customize"
		}
	},
	arguments: assistantThreadsSetStatusArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(assistantThreadsSetStatusResponseShape(z), { error: "internal_error" })),
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
		reserved_username: {
			wireName: "reserved_username",
			status: 200,
			meaning: "The name cannot be used."
		}
	},
	facts: {
		subject: "agent-sessions",
		rates: [{
			tier: "hundreds-a-minute",
			perMinute: 600,
			burst: 600,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [],
		limits: {
			status: { minLength: { value: 0 } },
			loading_messages: {
				minLength: { value: 1 },
				maxLength: { value: 50 },
				maxItems: { value: 10 }
			}
		},
		kindScopes: { bot: {
			public: ["chat:write", "assistant:write"],
			private: ["chat:write", "assistant:write"],
			mpim: ["chat:write", "assistant:write"],
			im: ["chat:write", "assistant:write"]
		} }
	}
};
export { assistantThreadsSetStatusMethod };
