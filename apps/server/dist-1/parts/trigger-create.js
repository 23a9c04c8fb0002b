import { Ua as oncePerZod } from "./server.js";
// ../../packages/double/src/generated/control/methods/trigger-create.ts
const triggerCreateArgumentsShape = oncePerZod((z) => ({
	app: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	user: z.string({ error: "invalid_arguments" }).regex(/\S/u, { error: "invalid_arguments" }),
	view: z.string({ error: "invalid_arguments" }).exactOptional(),
	workspace: z.string({ error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const triggerCreateArgumentsSchema = oncePerZod((z) => z.strictObject(triggerCreateArgumentsShape(z), { error: "invalid_arguments" }));
const triggerCreateResponseShape = oncePerZod((z) => ({ trigger_id: z.string({ error: "internal_error" }) }));
const triggerCreateMethod = {
	wireName: "trigger.create",
	verb: "POST",
	description: "Makes a trigger, as an act of a user does, that the app can exchange for a view.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		app: {
			wireName: "app",
			form: "string"
		},
		user: {
			wireName: "user",
			form: "string"
		},
		view: {
			wireName: "view",
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
	arguments: triggerCreateArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(triggerCreateResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "trigger",
		rates: [],
		requires: [],
		limits: { world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } } }
	}
};
export { triggerCreateMethod };
