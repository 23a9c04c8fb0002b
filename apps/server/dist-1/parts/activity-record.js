import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/activity-record.ts
const activityRecordArgumentsShape = oncePerZod((z) => ({
	channel: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	ts: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	user: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	kind: z.enum([
		"view",
		"share",
		"click",
		"reaction"
	], { error: "invalid_arguments" }),
	client: z.enum([
		"desktop",
		"mobile",
		"web"
	], { error: "invalid_arguments" }).exactOptional(),
	name: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const activityRecordArgumentsSchema = oncePerZod((z) => z.strictObject(activityRecordArgumentsShape(z), { error: "invalid_arguments" }));
const activityRecordResponseShape = oncePerZod(() => ({}));
const activityRecordMethod = {
	wireName: "activity.record",
	verb: "POST",
	description: "Records that a user saw, shared, clicked or reacted to a message.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		channel: {
			wireName: "channel",
			form: "string"
		},
		ts: {
			wireName: "ts",
			form: "string"
		},
		user: {
			wireName: "user",
			form: "string"
		},
		kind: {
			wireName: "kind",
			form: "string"
		},
		client: {
			wireName: "client",
			form: "string"
		},
		name: {
			wireName: "name",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: activityRecordArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(activityRecordResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "activity",
		rates: [],
		requires: [],
		limits: {
			kind: { oneOf: { value: [
				"view",
				"share",
				"click",
				"reaction"
			] } },
			client: { oneOf: { value: [
				"desktop",
				"mobile",
				"web"
			] } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { activityRecordMethod };
