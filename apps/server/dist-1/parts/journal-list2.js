import { Ua as oncePerZod } from "./server.js";
import { t as journalEntrySchema } from "./journal-entry.js";
// ../../packages/double/src/generated/control/methods/journal-list.ts
const journalListArgumentsShape = oncePerZod((z) => ({
	kind: z.enum([
		"call",
		"act",
		"delivery"
	], { error: "invalid_arguments" }).exactOptional(),
	app: z.string({ error: "invalid_arguments" }).exactOptional(),
	event: z.string({ error: "invalid_arguments" }).exactOptional(),
	method: z.string({ error: "invalid_arguments" }).exactOptional(),
	route: z.string({ error: "invalid_arguments" }).exactOptional(),
	code: z.string({ error: "invalid_arguments" }).exactOptional(),
	ok: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	token: z.string({ error: "invalid_arguments" }).exactOptional(),
	where: z.record(z.string(), z.unknown(), { error: "invalid_arguments" }).exactOptional(),
	after: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional()
}));
const journalListArgumentsSchema = oncePerZod((z) => z.strictObject(journalListArgumentsShape(z), { error: "invalid_arguments" }));
const journalListMetadataShape = oncePerZod((z) => ({ next_cursor: z.string({ error: "internal_error" }) }));
const journalListMetadataSchema = oncePerZod((z) => z.strictObject(journalListMetadataShape(z), { error: "internal_error" }));
const journalListResponseShape = oncePerZod((z) => ({
	entries: z.array(z.lazy(() => journalEntrySchema(z)), { error: "internal_error" }),
	response_metadata: journalListMetadataSchema(z).exactOptional()
}));
const journalListResponseSchema = oncePerZod((z) => z.strictObject(journalListResponseShape(z), { error: "internal_error" }));
const journalListMethod = {
	wireName: "journal.list",
	verb: "GET",
	description: "Lists exchanges, newest last.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		kind: {
			wireName: "kind",
			form: "string"
		},
		app: {
			wireName: "app",
			form: "string"
		},
		event: {
			wireName: "event",
			form: "string"
		},
		method: {
			wireName: "method",
			form: "string"
		},
		route: {
			wireName: "route",
			form: "string"
		},
		code: {
			wireName: "code",
			form: "string"
		},
		ok: {
			wireName: "ok",
			form: "boolean"
		},
		token: {
			wireName: "token",
			form: "string"
		},
		where: {
			wireName: "where",
			form: "object"
		},
		after: {
			wireName: "after",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
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
	arguments: journalListArgumentsSchema,
	response: journalListResponseSchema,
	errors: {},
	facts: {
		subject: "journal",
		rates: [],
		requires: [],
		limits: {
			kind: { oneOf: { value: [
				"call",
				"act",
				"delivery"
			] } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } },
			limit: {
				min: { value: 1 },
				max: { value: 1e3 }
			}
		},
		paging: {
			defaultSize: 100,
			maxSize: 1e3,
			cursorError: "invalid_arguments"
		}
	}
};
export { journalListResponseSchema as i, journalListMetadataSchema as n, journalListMethod as r, journalListArgumentsSchema as t };
