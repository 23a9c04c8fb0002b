import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
// ../../packages/double/src/generated/control/methods/people-install.ts
const peopleInstallArgumentsShape = oncePerZod((z) => ({
	person: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	app: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }).min(1, { error: "invalid_arguments" }),
	organization: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	bot_scopes: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	user_scopes: z.array(z.string({ error: "invalid_arguments" }), { error: "invalid_arguments" }).exactOptional(),
	channel: z.string({ error: "invalid_arguments" }).exactOptional(),
	note: z.string({ error: "invalid_arguments" }).exactOptional(),
	exchange: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const peopleInstallArgumentsSchema = oncePerZod((z) => z.strictObject(peopleInstallArgumentsShape(z), { error: "invalid_arguments" }));
const peopleInstallResponseShape = oncePerZod((z) => ({
	app: z.string({ error: "internal_error" }),
	request: z.string({ error: "internal_error" }).exactOptional(),
	code: z.string({ error: "internal_error" }).exactOptional(),
	bot: z.string({ error: "internal_error" }).exactOptional(),
	bot_token: z.string({ error: "internal_error" }).exactOptional(),
	bot_refresh_token: z.string({ error: "internal_error" }).exactOptional(),
	user_token: z.string({ error: "internal_error" }).exactOptional(),
	user_refresh_token: z.string({ error: "internal_error" }).exactOptional(),
	webhook_url: z.string({ error: "internal_error" }).exactOptional(),
	deliveries: z.array(z.lazy(() => deliverySchema(z)), { error: "internal_error" })
}));
const peopleInstallMethod = {
	wireName: "people.install",
	verb: "POST",
	description: "Installs an app as a person does on its page, and exchanges the code.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		person: {
			wireName: "person",
			form: "string"
		},
		workspace: {
			wireName: "workspace",
			form: "string"
		},
		app: {
			wireName: "app",
			form: "string"
		},
		organization: {
			wireName: "organization",
			form: "boolean"
		},
		bot_scopes: {
			wireName: "bot_scopes",
			form: "list"
		},
		user_scopes: {
			wireName: "user_scopes",
			form: "list"
		},
		channel: {
			wireName: "channel",
			form: "string"
		},
		note: {
			wireName: "note",
			form: "string"
		},
		exchange: {
			wireName: "exchange",
			form: "boolean"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: peopleInstallArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(peopleInstallResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "people",
		rates: [],
		requires: [],
		limits: {
			person: { minLength: { value: 1 } },
			app: { minLength: { value: 1 } },
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { peopleInstallMethod };
