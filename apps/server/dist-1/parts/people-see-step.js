import { Ua as oncePerZod } from "./server.js";
import { t as seenExecutionSchema } from "./seen-execution.js";
// ../../packages/double/src/generated/control/methods/people-see-step.ts
const peopleSeeStepArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	execution: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSeeStepArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSeeStepArgumentsShape(z), { error: "invalid_arguments" }));
const peopleSeeStepResponseShape = oncePerZod((z) => ({ execution: seenExecutionSchema(z) }));
const peopleSeeStepMethod = {
	wireName: "people.seeStep",
	verb: "GET",
	description: "Returns how a run of a step is going.",
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
		execution: {
			wireName: "execution",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleSeeStepArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSeeStepResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			execution: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleSeeStepMethod };
