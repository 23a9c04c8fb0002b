import { Na as atLeastOneOf, Pa as atMostOneOf, Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/row-change.ts
const rowBeforeShape = oncePerZod(() => ({}));
const rowBeforeSchema = oncePerZod((z) => z.looseObject(rowBeforeShape(z), { error: "invalid_arguments" }));
const rowAfterShape = oncePerZod(() => ({}));
const rowAfterSchema = oncePerZod((z) => z.looseObject(rowAfterShape(z), { error: "invalid_arguments" }));
const rowChangeShape = oncePerZod((z) => ({
	table: z.string({ error: "invalid_arguments" }),
	key: z.array(z.unknown(), { error: "invalid_arguments" }),
	before: rowBeforeSchema(z).exactOptional(),
	after: rowAfterSchema(z).exactOptional()
}));
const rowChangeSchema = oncePerZod((z) => z.strictObject(rowChangeShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/world-diff.ts
const worldDiffArgumentsShape = oncePerZod((z) => ({
	from: z.string({ error: "invalid_arguments" }).exactOptional(),
	from_world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional(),
	to: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const worldDiffArgumentsSchema = oncePerZod((z) => z.strictObject(worldDiffArgumentsShape(z), { error: "invalid_arguments" }).superRefine(atLeastOneOf(["from", "from_world"], "invalid_arguments")).superRefine(atMostOneOf(["from", "from_world"], "invalid_arguments")));
const worldDiffResponseShape = oncePerZod((z) => ({ changes: z.array(z.lazy(() => rowChangeSchema(z)), { error: "internal_error" }) }));
const worldDiffMethod = {
	wireName: "world.diff",
	verb: "GET",
	description: "Compares two snapshots, a snapshot and the current state of a world, or two worlds.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		from: {
			wireName: "from",
			form: "string"
		},
		from_world: {
			wireName: "from_world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		},
		to: {
			wireName: "to",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: worldDiffArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(worldDiffResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "world",
		rates: [],
		requires: [],
		limits: {
			from_world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { worldDiffMethod };
