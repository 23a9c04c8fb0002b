import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/people-see-file.ts
const peopleSeeFileArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	file: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleSeeFileArgumentsSchema = oncePerZod((z) => z.strictObject(peopleSeeFileArgumentsShape(z), { error: "invalid_arguments" }));
const peopleSeeFileResponseShape = oncePerZod((z) => ({
	name: z.string({ error: "internal_error" }),
	mimetype: z.string({ error: "internal_error" }),
	size: z.int({ error: "internal_error" }),
	base64: z.string({ error: "internal_error" })
}));
const peopleSeeFileMethod = {
	wireName: "people.seeFile",
	verb: "GET",
	description: "Returns the bytes of a file that a person sees: of a List as CSV, of a canvas as Markdown.",
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
		file: {
			wireName: "file",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleSeeFileArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleSeeFileResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			file: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleSeeFileMethod };
