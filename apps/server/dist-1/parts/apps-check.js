import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/types/manifest-finding.ts
const manifestFindingShape = oncePerZod((z) => ({
	line: z.int({ error: "invalid_arguments" }),
	column: z.int({ error: "invalid_arguments" }),
	message: z.string({ error: "invalid_arguments" })
}));
const manifestFindingSchema = oncePerZod((z) => z.strictObject(manifestFindingShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/apps-check.ts
const appsCheckArgumentsShape = oncePerZod((z) => ({
	manifest: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	app: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const appsCheckArgumentsSchema = oncePerZod((z) => z.strictObject(appsCheckArgumentsShape(z), { error: "invalid_arguments" }));
const appsCheckResponseShape = oncePerZod((z) => ({ findings: z.array(z.lazy(() => manifestFindingSchema(z)), { error: "internal_error" }) }));
const appsCheckMethod = {
	wireName: "apps.check",
	verb: "GET",
	description: "Checks a manifest, and changes nothing.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		manifest: {
			wireName: "manifest",
			form: "string"
		},
		app: {
			wireName: "app",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: appsCheckArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsCheckResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "apps",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { appsCheckMethod };
