import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/bucket.ts
const bucketShape = oncePerZod((z) => ({
	key: z.string({ error: "invalid_arguments" }),
	used: z.int({ error: "invalid_arguments" }),
	per_minute: z.int({ error: "invalid_arguments" }),
	burst: z.int({ error: "invalid_arguments" })
}));
const bucketSchema = oncePerZod((z) => z.strictObject(bucketShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/limits-list.ts
const limitsListArgumentsShape = oncePerZod((z) => ({ world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional() }));
const limitsListArgumentsSchema = oncePerZod((z) => z.strictObject(limitsListArgumentsShape(z), { error: "invalid_arguments" }));
const limitsListResponseShape = oncePerZod((z) => ({
	mode: z.enum([
		"off",
		"observe",
		"enforce"
	], { error: "internal_error" }),
	buckets: z.array(z.lazy(() => bucketSchema(z)), { error: "internal_error" })
}));
const limitsListMethod = {
	wireName: "limits.list",
	verb: "GET",
	description: "Lists the rate limit budgets that are partly or fully used.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { world: {
		wireName: "world",
		form: "string",
		patternMessage: "expected a name such as blue or test-2"
	} },
	arguments: limitsListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(limitsListResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "limit",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { limitsListMethod };
