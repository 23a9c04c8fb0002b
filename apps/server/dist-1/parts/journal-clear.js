import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/journal-clear.ts
const journalClearArgumentsShape = oncePerZod((z) => ({ world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional() }));
const journalClearArgumentsSchema = oncePerZod((z) => z.strictObject(journalClearArgumentsShape(z), { error: "invalid_arguments" }));
const journalClearResponseShape = oncePerZod((z) => ({ cleared: z.int({ error: "internal_error" }) }));
const journalClearMethod = {
	wireName: "journal.clear",
	verb: "POST",
	description: "Clears the journal of a world.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { world: {
		wireName: "world",
		form: "string",
		patternMessage: "expected a name such as blue or test-2"
	} },
	arguments: journalClearArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(journalClearResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "journal",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { journalClearMethod };
