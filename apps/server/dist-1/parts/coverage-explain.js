import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/code-coverage.ts
const codeCoverageShape = oncePerZod((z) => ({
	code: z.string({ error: "invalid_arguments" }),
	answered: z.boolean({ error: "invalid_arguments" }),
	common: z.boolean({ error: "invalid_arguments" }),
	status: z.int({ error: "invalid_arguments" }),
	meaning: z.string({ error: "invalid_arguments" }),
	when: z.string({ error: "invalid_arguments" }).exactOptional(),
	fault_only: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const codeCoverageSchema = oncePerZod((z) => z.strictObject(codeCoverageShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/coverage-explain.ts
const coverageExplainArgumentsShape = oncePerZod((z) => ({ method: z.string({ error: "invalid_arguments" }).exactOptional() }));
const coverageExplainArgumentsSchema = oncePerZod((z) => z.strictObject(coverageExplainArgumentsShape(z), { error: "invalid_arguments" }));
const coverageExplainResponseShape = oncePerZod((z) => ({ codes: z.array(z.lazy(() => codeCoverageSchema(z)), { error: "internal_error" }) }));
const coverageExplainMethod = {
	wireName: "coverage.explain",
	verb: "GET",
	description: "Returns the codes that a method, or SCIM, can answer, with what brings each about and whether it has been answered.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { method: {
		wireName: "method",
		form: "string"
	} },
	arguments: coverageExplainArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(coverageExplainResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "coverage",
		rates: [],
		requires: []
	}
};
export { coverageExplainMethod };
