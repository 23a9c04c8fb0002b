import { Ua as oncePerZod } from "./server.js";
import { t as appSchema } from "./app.js";
// ../../packages/double/src/generated/control/methods/apps-uninstall.ts
const appsUninstallArgumentsShape = oncePerZod((z) => ({
	app: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const appsUninstallArgumentsSchema = oncePerZod((z) => z.strictObject(appsUninstallArgumentsShape(z), { error: "invalid_arguments" }));
const appsUninstallResponseShape = oncePerZod((z) => ({ app: appSchema(z) }));
const appsUninstallMethod = {
	wireName: "apps.uninstall",
	verb: "POST",
	description: "Uninstalls an app: revokes the tokens of its bot and its users. App-level tokens stay.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		app: {
			wireName: "app",
			form: "string"
		},
		workspace: {
			wireName: "workspace",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: appsUninstallArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsUninstallResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "apps",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { appsUninstallMethod };
