import { Ua as oncePerZod } from "./server.js";
import { t as appSchema } from "./app.js";
// ../../packages/double/src/generated/control/methods/apps-switch-on.ts
const appsSwitchOnArgumentsShape = oncePerZod((z) => ({
	app: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const appsSwitchOnArgumentsSchema = oncePerZod((z) => z.strictObject(appsSwitchOnArgumentsShape(z), { error: "invalid_arguments" }));
const appsSwitchOnResponseShape = oncePerZod((z) => ({ app: appSchema(z) }));
const appsSwitchOnMethod = {
	wireName: "apps.switchOn",
	verb: "POST",
	description: "Switches the subscriptions of an app on again, after too many deliveries have failed.",
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
	arguments: appsSwitchOnArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(appsSwitchOnResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "apps",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { appsSwitchOnMethod };
