import { Ua as oncePerZod } from "./server.js";
import { t as appSchema } from "./app.js";
import { t as appEnvironmentSchema } from "./app-environment.js";
// ../../packages/double/src/generated/control/methods/apps-install.ts
const appsInstallArgumentsShape = oncePerZod((z) => ({
	app: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	channel: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const appsInstallArgumentsSchema = oncePerZod((z) => z.strictObject(appsInstallArgumentsShape(z), { error: "invalid_arguments" }));
const appsInstallResponseShape = oncePerZod((z) => ({
	app: appSchema(z),
	environment: appEnvironmentSchema(z)
}));
const appsInstallMethod = {
	wireName: "apps.install",
	verb: "POST",
	description: "Installs an app in a workspace: makes its bot and its tokens, with the scopes of its manifest.",
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
		channel: {
			wireName: "channel",
			form: "string"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: appsInstallArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsInstallResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "apps",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { appsInstallMethod };
