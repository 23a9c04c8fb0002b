import { Ua as oncePerZod } from "./server.js";
import { t as journalEntrySchema } from "./journal-entry.js";
// ../../packages/double/src/generated/control/methods/journal-repeat.ts
const journalRepeatArgumentsShape = oncePerZod((z) => ({ request_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const journalRepeatArgumentsSchema = oncePerZod((z) => z.strictObject(journalRepeatArgumentsShape(z), { error: "invalid_arguments" }));
const journalRepeatResponseShape = oncePerZod((z) => ({ entry: journalEntrySchema(z) }));
const journalRepeatMethod = {
	wireName: "journal.repeat",
	verb: "POST",
	description: "Repeats a Web API or SCIM call from the journal with the same arguments and token, and returns the new exchange.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { request_id: {
		wireName: "request_id",
		form: "string"
	} },
	arguments: journalRepeatArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(journalRepeatResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "journal",
		rates: [],
		requires: []
	}
};
export { journalRepeatMethod };
