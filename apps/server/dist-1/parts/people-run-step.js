import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
import { t as seenExecutionSchema } from "./seen-execution.js";
// ../../packages/double/src/generated/control/methods/people-run-step.ts
const peopleRunStepArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	bot: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	step: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	inputs: z.record(z.string(), z.unknown(), { error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleRunStepArgumentsSchema = oncePerZod((z) => z.strictObject(peopleRunStepArgumentsShape(z), { error: "invalid_arguments" }));
const peopleRunStepResponseShape = oncePerZod((z) => ({
	execution: seenExecutionSchema(z),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleRunStepMethod = {
	wireName: "people.runStep",
	verb: "POST",
	description: "Runs a step of a workflow as a person.",
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
		bot: {
			wireName: "bot",
			form: "string"
		},
		step: {
			wireName: "step",
			form: "string"
		},
		inputs: {
			wireName: "inputs",
			form: "object"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleRunStepArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleRunStepResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			bot: { minLength: { value: 1 } },
			step: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleRunStepMethod };
