import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/methods/agents-sessions-set-status.ts
const agentsSessionsSetStatusArgumentsShape = oncePerZod((z) => ({
	status: z.enum([
		"active",
		"processing",
		"suspended",
		"closed"
	], { error: issueMessage({
		missing: "invalid_arguments",
		invalid: "invalid_status"
	}) }),
	channel_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	thread_ts: z.string({ error: "invalid_arguments" }).regex(/^\d{10}\.\d{6}$/u, { error: "invalid_arguments" }).exactOptional(),
	title: z.string({ error: "invalid_arguments" }).max(200, { error: "invalid_arguments" }).exactOptional(),
	initiator_user_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	icon_emoji: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).nullable().exactOptional(),
	icon_url: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).nullable().exactOptional(),
	username: z.string({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(200, { error: "invalid_arguments" }).nullable().exactOptional()
}));
const agentsSessionsSetStatusArgumentsSchema = oncePerZod((z) => z.object(agentsSessionsSetStatusArgumentsShape(z), { error: "invalid_arguments" }));
const agentsSessionsSetStatusResponseShape = oncePerZod((z) => ({
	status: z.enum([
		"active",
		"processing",
		"suspended",
		"closed"
	], { error: "internal_error" }),
	agent_status: z.enum([
		"active",
		"processing",
		"suspended",
		"closed"
	], { error: "internal_error" }),
	title: z.string({ error: "internal_error" })
}));
const agentsSessionsSetStatusResponseSchema = oncePerZod((z) => z.strictObject(agentsSessionsSetStatusResponseShape(z), { error: "internal_error" }));
const agentsSessionsSetStatusMethod = {
	wireName: "agents.sessions.setStatus",
	verb: "POST",
	description: "Sets the status of an app's agent in a session, and creates the session if it does not exist.",
	tokens: ["bot"],
	scopes: ["chat:write"],
	argumentTable: {
		status: {
			wireName: "status",
			form: "string"
		},
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
		},
		initiator_user_id: {
			wireName: "initiator_user_id",
			form: "string"
		},
		icon_emoji: {
			wireName: "icon_emoji",
			form: "string",
			scope: "chat:write.customize",
			nullable: true
		},
		icon_url: {
			wireName: "icon_url",
			form: "string",
			scope: "chat:write.customize",
			nullable: true
		},
		username: {
			wireName: "username",
			form: "string",
			scope: "chat:write.customize",
			nullable: true
		}
	},
	arguments: agentsSessionsSetStatusArgumentsSchema,
	response: agentsSessionsSetStatusResponseSchema,
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
		invalid_status: {
			wireName: "invalid_status",
			status: 200,
			meaning: "The status is unknown."
		},
		not_authorized: {
			wireName: "not_authorized",
			status: 200,
			meaning: "The app may not have sessions in the channel."
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
		},
		user_not_found: {
			wireName: "user_not_found",
			status: 200,
			meaning: "The initiator does not exist."
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
			status: { oneOf: {
				value: [
					"active",
					"processing",
					"suspended",
					"closed"
				],
				error: "invalid_status"
			} },
			thread_ts: { pattern: { value: "^\\d{10}\\.\\d{6}$" } },
			title: { maxLength: { value: 200 } },
			icon_emoji: { minLength: { value: 1 } },
			icon_url: { minLength: { value: 1 } },
			username: {
				minLength: { value: 1 },
				maxLength: { value: 200 }
			}
		}
	}
};
export { agentsSessionsSetStatusMethod as n, agentsSessionsSetStatusResponseSchema as r, agentsSessionsSetStatusArgumentsSchema as t };
