import { Ua as oncePerZod } from "./server.js";
import { t as appEnvironmentSchema } from "./app-environment.js";
// ../../packages/double/src/generated/control/methods/apps-environment.ts
const appsEnvironmentArgumentsShape = oncePerZod((z) => ({
	app: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const appsEnvironmentArgumentsSchema = oncePerZod((z) => z.strictObject(appsEnvironmentArgumentsShape(z), { error: "invalid_arguments" }));
const appsEnvironmentResponseShape = oncePerZod((z) => ({ environment: appEnvironmentSchema(z) }));
const appsEnvironmentMethod = {
	wireName: "apps.environment",
	verb: "POST",
	description: "Returns what an app needs in its environment.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
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
	arguments: appsEnvironmentArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsEnvironmentResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "apps",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { appsEnvironmentMethod };
