// ../../packages/api/src/generated/hooks/errors.ts
const commonErrors = {
	invalid_payload: {
		wireName: "invalid_payload",
		status: 400,
		meaning: "The body is not a message."
	},
	no_text: {
		wireName: "no_text",
		status: 400,
		meaning: "The message is empty."
	},
	rate_limited: {
		wireName: "rate_limited",
		status: 429,
		meaning: "The app posts too often.",
		retryAfterSeconds: 1
	},
	rollup_error: {
		wireName: "rollup_error",
		status: 500,
		meaning: "The service failed; nothing was posted."
	},
	service_unavailable: {
		wireName: "service_unavailable",
		status: 503,
		meaning: "The service is temporarily unavailable.",
		retryAfterSeconds: 5
	}
};
const webapiSituations = {
	unknownMethod: "invalid_payload",
	noToken: "invalid_payload",
	tokenKindRefused: "invalid_payload",
	scopeMissing: "invalid_payload",
	argumentsInvalid: "invalid_payload",
	argumentNameInvalid: "invalid_payload",
	arrayRefused: "invalid_payload",
	cursorInvalid: "invalid_payload",
	bodyTypeMissing: "invalid_payload",
	bodyTypeUnknown: "invalid_payload",
	charsetUnknown: "invalid_payload",
	bodyMalformed: "invalid_payload",
	bodyTooLarge: "invalid_payload",
	bodyTruncated: "invalid_payload",
	overloaded: "service_unavailable",
	rateLimited: "rate_limited",
	defect: "rollup_error"
};
// ../../packages/api/src/generated/hooks/webapi.ts
const webapi = {
	mount: "/hooks",
	methods: {
		"response.post": {
			wireName: "response.post",
			load: async () => (await import("./response-post.js")).responsePostMethod
		},
		"webhook.post": {
			wireName: "webhook.post",
			load: async () => (await import("./webhook-post.js")).webhookPostMethod
		}
	},
	situations: webapiSituations,
	verbRefused: "invalid_payload",
	errors: commonErrors,
	warnings: {},
	limits: {
		maxArgumentName: 128,
		maxArguments: 1e3,
		maxBodyDepth: 64,
		maxBodyBytes: 2097152,
		maxBodyMembers: 5e4,
		maxBodyBytesInFlight: 33554432
	}
};
export { commonErrors as n, webapiSituations as r, webapi as t };
