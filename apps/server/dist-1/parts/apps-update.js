import { Ua as oncePerZod } from "./server.js";
import { t as appSchema } from "./app.js";
// ../../packages/double/src/generated/control/methods/apps-update.ts
const appsUpdateArgumentsShape = oncePerZod((z) => ({
	app: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	manifest: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const appsUpdateArgumentsSchema = oncePerZod((z) => z.strictObject(appsUpdateArgumentsShape(z), { error: "invalid_arguments" }));
const appsUpdateResponseShape = oncePerZod((z) => ({ app: appSchema(z) }));
const appsUpdateMethod = {
	wireName: "apps.update",
	verb: "POST",
	description: "Replaces the manifest of an app. Its tokens keep their scopes until it is installed again.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		app: {
			wireName: "app",
			form: "string"
		},
		manifest: {
			wireName: "manifest",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: appsUpdateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsUpdateResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "apps",
		rates: [],
		requires: [],
		limits: {
			manifest: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { appsUpdateMethod };
