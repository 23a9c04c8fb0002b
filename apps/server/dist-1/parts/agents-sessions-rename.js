import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/agents-sessions-rename.ts
const agentsSessionsRenameArgumentsShape = oncePerZod((z) => ({
	title: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(200, { error: "invalid_arguments" }),
	channel_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	thread_ts: z.string({ error: "invalid_arguments" }).regex(/^\d{10}\.\d{6}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const agentsSessionsRenameArgumentsSchema = oncePerZod((z) => z.object(agentsSessionsRenameArgumentsShape(z), { error: "invalid_arguments" }));
const agentsSessionsRenameResponseShape = oncePerZod((z) => ({ title: z.string({ error: "internal_error" }) }));
const agentsSessionsRenameMethod = {
	wireName: "agents.sessions.rename",
	verb: "POST",
	description: "Changes the title of an agent session.",
	tokens: ["bot"],
	scopes: ["chat:write"],
	argumentTable: {
		title: {
			wireName: "title",
			form: "string"
		},
		channel_id: {
			wireName: "channel_id",
			form: "string"
		},
		thread_ts: {
			wireName: "thread_ts",
			form: "string"
		}
	},
	arguments: agentsSessionsRenameArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(agentsSessionsRenameResponseShape(z), { error: "internal_error" })),
	errors: {
		channel_not_found: {
			wireName: "channel_not_found",
			status: 200,
			meaning: "The channel does not exist."
		},
		feature_disabled: {
			wireName: "feature_disabled",
			status: 200,
			meaning: "Agents are not available in the workspace."
		},
		invalid_name: {
			wireName: "invalid_name",
			status: 200,
			meaning: "No channel name can be derived from the title."
		},
		is_archived: {
			wireName: "is_archived",
			status: 200,
			meaning: "The channel is archived."
		},
		name_taken: {
			wireName: "name_taken",
			status: 200,
			meaning: "The channel name is in use."
		},
		not_authorized: {
			wireName: "not_authorized",
			status: 200,
			meaning: "The app is not an agent of the session."
		},
		session_not_found: {
			wireName: "session_not_found",
			status: 200,
			meaning: "The session does not exist."
		},
		thread_ts_not_allowed: {
			wireName: "thread_ts_not_allowed",
			status: 200,
			meaning: "The session has no thread."
		},
		thread_ts_required: {
			wireName: "thread_ts_required",
			status: 200,
			meaning: "The session needs a thread."
		}
	},
	facts: {
		subject: "agent-sessions",
		rates: [{
			tier: "tier-50",
			perMinute: 50,
			burst: 50,
			per: [
				"method",
				"workspace",
				"app"
			],
			error: "ratelimited"
		}],
		requires: [{
			generation: "granular",
			error: "not_allowed_token_type"
		}, {
			feature: "agent_sessions",
			error: "feature_disabled"
		}],
		limits: {
			title: {
				minLength: { value: 1 },
				maxLength: { value: 200 }
			},
			thread_ts: { pattern: { value: "^\\d{10}\\.\\d{6}$" } }
		}
	}
};
export { agentsSessionsRenameMethod };
