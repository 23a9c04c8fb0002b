import { Ua as oncePerZod } from "./server.js";
import { t as journalEntrySchema } from "./journal-entry.js";
// ../../packages/double/src/generated/control/methods/journal-get.ts
const journalGetArgumentsShape = oncePerZod((z) => ({ request_id: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }) }));
const journalGetArgumentsSchema = oncePerZod((z) => z.strictObject(journalGetArgumentsShape(z), { error: "invalid_arguments" }));
const journalGetResponseShape = oncePerZod((z) => ({ entry: journalEntrySchema(z) }));
const journalGetMethod = {
	wireName: "journal.get",
	verb: "GET",
	description: "Returns everything about one exchange.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { request_id: {
		wireName: "request_id",
		form: "string"
	} },
	arguments: journalGetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(journalGetResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "journal",
		rates: [],
		requires: []
	}
};
export { journalGetMethod };
