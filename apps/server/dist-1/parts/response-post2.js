import { Ua as oncePerZod } from "./server.js";
// ../../packages/api/src/generated/hooks/methods/response-post.ts
const responsePostArgumentsShape = oncePerZod((z) => ({
	text: z.string({ error: "invalid_payload" }).exactOptional(),
	blocks: z.unknown().exactOptional(),
	attachments: z.unknown().exactOptional(),
	metadata: z.unknown().exactOptional(),
	response_type: z.enum(["ephemeral", "in_channel"], { error: "invalid_payload" }).exactOptional(),
	thread_ts: z.string({ error: "invalid_payload" }).exactOptional(),
	replace_original: z.unknown().exactOptional(),
	delete_original: z.unknown().exactOptional(),
	payload: z.unknown().exactOptional()
}));
const responsePostArgumentsSchema = oncePerZod((z) => z.object(responsePostArgumentsShape(z), { error: "invalid_payload" }));
const responsePostResponseShape = oncePerZod(() => ({}));
const responsePostResponseSchema = oncePerZod((z) => z.strictObject(responsePostResponseShape(z), { error: "rollup_error" }));
const responsePostMethod = {
	wireName: "response.post",
	verb: "POST",
	description: "Answers an act of a user at the address that the act had sent: `POST /hooks/commands/T\u2026/<id>/<24 characters>`, or `/hooks/actions/\u2026`.",
	tokens: [],
	scopes: [],
	argumentTable: {
		text: {
			wireName: "text",
			form: "string"
		},
		blocks: {
			wireName: "blocks",
			form: "object"
		},
		attachments: {
			wireName: "attachments",
			form: "object"
		},
		metadata: {
			wireName: "metadata",
			form: "object"
		},
		response_type: {
			wireName: "response_type",
			form: "string"
		},
		thread_ts: {
			wireName: "thread_ts",
			form: "string"
		},
		replace_original: {
			wireName: "replace_original",
			form: "object"
		},
		delete_original: {
			wireName: "delete_original",
			form: "object"
		},
		payload: {
			wireName: "payload",
			form: "object"
		}
	},
	arguments: responsePostArgumentsSchema,
	response: responsePostResponseSchema,
	errors: {
		expired_url: {
			wireName: "expired_url",
			status: 404,
			meaning: "The address has expired."
		},
		used_url: {
			wireName: "used_url",
			status: 404,
			meaning: "The address was used up."
		}
	},
	facts: {
		subject: "interactivity",
		rates: [{
			tier: "hook",
			perMinute: 60,
			burst: 10,
			per: ["token"],
			error: "rate_limited"
		}],
		requires: [],
		limits: { response_type: { oneOf: { value: ["ephemeral", "in_channel"] } } }
	}
};
export { responsePostMethod as n, responsePostResponseSchema as r, responsePostArgumentsSchema as t };
