import { Ua as oncePerZod } from "./server.js";
import { t as journalEntrySchema } from "./journal-entry.js";
// ../../packages/double/src/generated/control/methods/journal-wait.ts
const journalWaitArgumentsShape = oncePerZod((z) => ({
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
	timeout_ms: z.int({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }).max(12e4, { error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const journalWaitArgumentsSchema = oncePerZod((z) => z.strictObject(journalWaitArgumentsShape(z), { error: "invalid_arguments" }));
const journalWaitResponseShape = oncePerZod((z) => ({ entry: journalEntrySchema(z) }));
const journalWaitMethod = {
	wireName: "journal.wait",
	verb: "GET",
	description: "Returns the first exchange that matches, as soon as there is one.",
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
		timeout_ms: {
			wireName: "timeout_ms",
			form: "integer"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: journalWaitArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(journalWaitResponseShape(z), { error: "internal_error" })),
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
			timeout_ms: {
				min: { value: 0 },
				max: { value: 12e4 }
			},
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { journalWaitMethod };
