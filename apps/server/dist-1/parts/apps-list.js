import { Ua as oncePerZod } from "./server.js";
import { t as appSchema } from "./app.js";
// ../../packages/double/src/generated/control/methods/apps-list.ts
const appsListArgumentsShape = oncePerZod((z) => ({ world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional() }));
const appsListArgumentsSchema = oncePerZod((z) => z.strictObject(appsListArgumentsShape(z), { error: "invalid_arguments" }));
const appsListResponseShape = oncePerZod((z) => ({ apps: z.array(z.lazy(() => appSchema(z)), { error: "internal_error" }) }));
const appsListMethod = {
	wireName: "apps.list",
	verb: "GET",
	description: "Lists apps, and how each receives events.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: { world: {
		wireName: "world",
		form: "string",
		patternMessage: "expected a name such as blue or test-2"
	} },
	arguments: appsListArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsListResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "apps",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { appsListMethod };
