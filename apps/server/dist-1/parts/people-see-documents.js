import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/seen-document.ts
const seenDocumentShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	title: z.string({ error: "invalid_arguments" }),
	owner: z.string({ error: "invalid_arguments" }),
	created: z.string({ error: "invalid_arguments" }),
	channel: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const seenDocumentSchema = oncePerZod((z) => z.strictObject(seenDocumentShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/people-see-documents.ts
const peopleSeeDocumentsArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	kind: z.enum(["list", "canvas"], { error: "invalid_arguments" }),
	cursor: z.string({ error: "invalid_arguments" }).exactOptional(),
	limit: z.int({ error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }).max(1e3, { error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSeeDocumentsArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSeeDocumentsArgumentsShape(z), { error: "invalid_arguments" }));
const peopleSeeDocumentsResponseShape = oncePerZod((z) => ({
	documents: z.array(z.lazy(() => seenDocumentSchema(z)), { error: "internal_error" }),
	next_cursor: z.string({ error: "internal_error" }).exactOptional()
}));
const peopleSeeDocumentsMethod = {
	wireName: "people.seeDocuments",
	verb: "GET",
	description: "Returns the Lists or the canvases that a person sees, newest first.",
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
		kind: {
			wireName: "kind",
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
	arguments: peopleSeeDocumentsArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSeeDocumentsResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			kind: { oneOf: { value: ["list", "canvas"] } },
			limit: {
				min: { value: 1 },
				max: { value: 1e3 }
			},
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleSeeDocumentsMethod };
