import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/filter-problem.ts
const filterProblemShape = oncePerZod((z) => ({
	offset: z.int({ error: "invalid_arguments" }),
	message: z.string({ error: "invalid_arguments" }),
	explanation: z.string({ error: "invalid_arguments" })
}));
const filterProblemSchema = oncePerZod((z) => z.strictObject(filterProblemShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/scim-check-filter.ts
const scimCheckFilterArgumentsShape = oncePerZod((z) => ({
	version: z.enum(["1.1", "2.0"], { error: "invalid_arguments" }),
	filter: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" })
}));
const scimCheckFilterArgumentsSchema = oncePerZod((z) => z.strictObject(scimCheckFilterArgumentsShape(z), { error: "invalid_arguments" }));
const scimCheckFilterResponseShape = oncePerZod((z) => ({ problem: filterProblemSchema(z).exactOptional() }));
const scimCheckFilterMethod = {
	wireName: "scim.checkFilter",
	verb: "GET",
	description: "Finds the mistake in a filter, and where it is.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		version: {
			wireName: "version",
			form: "string"
		},
		filter: {
			wireName: "filter",
			form: "string"
		}
	},
	arguments: scimCheckFilterArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(scimCheckFilterResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "scim",
		rates: [],
		requires: [],
		limits: {
			version: { oneOf: { value: ["1.1", "2.0"] } },
			filter: { minLength: { value: 1 } }
		}
	}
};
export { scimCheckFilterMethod };
