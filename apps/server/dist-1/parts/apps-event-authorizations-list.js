import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/webapi/types/event-authorization.ts
const eventAuthorizationShape = oncePerZod((z) => ({
	enterprise_id: z.string({ error: "invalid_arguments" }).nullable(),
	team_id: z.string({ error: "invalid_arguments" }).nullable(),
	user_id: z.string({ error: "invalid_arguments" }),
	is_bot: z.boolean({ error: "invalid_arguments" }),
	is_enterprise_install: z.boolean({ error: "invalid_arguments" })
}));
const eventAuthorizationSchema = oncePerZod((z) => z.strictObject(eventAuthorizationShape(z), { error: "invalid_arguments" }));
// ../../packages/api/src/generated/webapi/methods/apps-event-authorizations-list.ts
const appsEventAuthorizationsListArgumentsShape = oncePerZod((z) => ({
	event_context: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional()
}));
const appsEventAuthorizationsListArgumentsSchema = oncePerZod((z) => z.object(appsEventAuthorizationsListArgumentsShape(z), { error: "invalid_arguments" }));
const appsEventAuthorizationsListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const appsEventAuthorizationsListMetadataSchema = oncePerZod((z) => z.strictObject(appsEventAuthorizationsListMetadataShape(z), { error: "internal_error" }));
const appsEventAuthorizationsListResponseShape = oncePerZod((z) => ({
	authorizations: z.array(z.lazy(() => eventAuthorizationSchema(z)), { error: "internal_error" }),
	response_metadata: appsEventAuthorizationsListMetadataSchema(z).exactOptional()
}));
const appsEventAuthorizationsListMethod = {
	wireName: "apps.event.authorizations.list",
	verb: "POST",
	description: "Lists the installations of the app that see an event.",
	fieldTokenRefused: "invalid_auth",
	tokens: ["app"],
	scopes: ["authorizations:read"],
	argumentTable: {
		event_context: {
			wireName: "event_context",
			form: "string"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer",
			range: {
				min: 1,
				max: 1e3
			}
		}
	},
	arguments: appsEventAuthorizationsListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsEventAuthorizationsListResponseShape(z), { error: "internal_error" })),
	errors: {
		auth_mismatch: {
			wireName: "auth_mismatch",
			status: 200,
			meaning: "The event is not one of the app."
		},
		invalid_cursor: {
			wireName: "invalid_cursor",
			status: 200,
			meaning: "The cursor is not valid."
		},
		invalid_event_context: {
			wireName: "invalid_event_context",
			status: 200,
			meaning: "The event context is not valid."
		}
	},
	facts: {
		subject: "apps",
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
		limits: { limit: {
			min: { value: 1 },
			max: { value: 1e3 }
		} },
		paging: {
			defaultSize: 100,
			maxSize: 1e3,
			cursorError: "invalid_cursor"
		}
	}
};
export { appsEventAuthorizationsListMethod };
