import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/people-see-activity.ts
const peopleSeeActivityArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	oldest_ts: z.string({ error: "invalid_arguments" }).exactOptional(),
	latest_ts: z.string({ error: "invalid_arguments" }).exactOptional(),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(100, { error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSeeActivityArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSeeActivityArgumentsShape(z), { error: "invalid_arguments" }));
const peopleSeeActivityResponseShape = oncePerZod((z) => ({
	activities: z.array(z.record(z.string(), z.unknown(), { error: "internal_error" }), { error: "internal_error" }),
	next_cursor: z.string({ error: "internal_error" }).exactOptional()
}));
const peopleSeeActivityMethod = {
	wireName: "people.seeActivity",
	verb: "GET",
	description: "Returns how many users saw and shared the messages of a channel, reacted to them and followed their links, as a person reads it.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		person: {
			wireName: "person",
			form: "string"
		},
		workspace: {
			wireName: "workspace",
			form: "string"
		},
		channel: {
			wireName: "channel",
			form: "string"
		},
		oldest_ts: {
			wireName: "oldest_ts",
			form: "string"
		},
		latest_ts: {
			wireName: "latest_ts",
			form: "string"
		},
		cursor: {
			wireName: "cursor",
			form: "string"
		},
		limit: {
			wireName: "limit",
			form: "integer"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleSeeActivityArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSeeActivityResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			channel: { minLength: { value: 1 } },
			limit: {
				min: { value: 1 },
				max: { value: 100 }
			},
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleSeeActivityMethod };
