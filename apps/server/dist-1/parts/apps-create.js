import { Ua as oncePerZod } from "./server.js";
import { t as appSchema } from "./app.js";
import { t as appEnvironmentSchema } from "./app-environment.js";
// ../../packages/double/src/generated/control/methods/apps-create.ts
const appsCreateArgumentsShape = oncePerZod((z) => ({
	manifest: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	install: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	events: z.string({ error: "invalid_arguments" }).regex(/^https?:\/\//u, { error: "invalid_arguments" }).exactOptional(),
	socket: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	channel: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const appsCreateArgumentsSchema = oncePerZod((z) => z.strictObject(appsCreateArgumentsShape(z), { error: "invalid_arguments" }));
const appsCreateResponseShape = oncePerZod((z) => ({
	app: appSchema(z),
	environment: appEnvironmentSchema(z)
}));
const appsCreateMethod = {
	wireName: "apps.create",
	verb: "POST",
	description: "Creates an app from a manifest, with its credentials, and installs it on request.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		manifest: {
			wireName: "manifest",
			form: "string"
		},
		install: {
			wireName: "install",
			form: "boolean"
		},
		events: {
			wireName: "events",
			form: "string",
			patternMessage: "expected a URL such as http://localhost:3000/events"
		},
		socket: {
			wireName: "socket",
			form: "boolean"
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
	arguments: appsCreateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsCreateResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "apps",
		rates: [],
		requires: [],
		limits: {
			manifest: { minLength: { value: 1 } },
			events: { pattern: { value: "^https?://" } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { appsCreateMethod };
