import { Ua as oncePerZod } from "./server.js";
import { t as appSchema } from "./app.js";
// ../../packages/double/src/generated/control/types/app-installation.ts
const appInstallationShape = oncePerZod((z) => ({
	place: z.string({ error: "invalid_arguments" }),
	installer: z.string({ error: "invalid_arguments" }),
	at: z.string({ error: "invalid_arguments" }),
	bot: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const appInstallationSchema = oncePerZod((z) => z.strictObject(appInstallationShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/app-place.ts
const appPlaceShape = oncePerZod((z) => ({
	id: z.string({ error: "invalid_arguments" }),
	kind: z.enum(["workspace", "organization"], { error: "invalid_arguments" }),
	name: z.string({ error: "invalid_arguments" }),
	domain: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const appPlaceSchema = oncePerZod((z) => z.strictObject(appPlaceShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/types/app-token.ts
const appTokenShape = oncePerZod((z) => ({
	kind: z.string({ error: "invalid_arguments" }),
	token: z.string({ error: "invalid_arguments" }).exactOptional(),
	user: z.string({ error: "invalid_arguments" }).exactOptional(),
	scopes: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }),
	place: z.string({ error: "invalid_arguments" }),
	created: z.string({ error: "invalid_arguments" }),
	expires: z.string({ error: "invalid_arguments" }).exactOptional()
}));
const appTokenSchema = oncePerZod((z) => z.strictObject(appTokenShape(z), { error: "invalid_arguments" }));
// ../../packages/double/src/generated/control/methods/apps-get.ts
const appsGetArgumentsShape = oncePerZod((z) => ({
	app: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const appsGetArgumentsSchema = oncePerZod((z) => z.strictObject(appsGetArgumentsShape(z), { error: "invalid_arguments" }));
const appManifestShape = oncePerZod(() => ({}));
const appManifestSchema = oncePerZod((z) => z.looseObject(appManifestShape(z), { error: "internal_error" }));
const appsGetResponseShape = oncePerZod((z) => ({
	app: appSchema(z),
	created: z.string({ error: "internal_error" }),
	owner: z.string({ error: "internal_error" }),
	manifest: appManifestSchema(z),
	places: z.array(z.lazy(() => appPlaceSchema(z)), { error: "internal_error" }),
	installations: z.array(z.lazy(() => appInstallationSchema(z)), { error: "internal_error" }),
	tokens: z.array(z.lazy(() => appTokenSchema(z)), { error: "internal_error" }),
	sockets: z.int({ error: "internal_error" })
}));
const appsGetMethod = {
	wireName: "apps.get",
	verb: "GET",
	description: "Returns an app with its manifest, where it is installed, and the tokens that can be used.",
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
	arguments: appsGetArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsGetResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "apps",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { appsGetMethod };
