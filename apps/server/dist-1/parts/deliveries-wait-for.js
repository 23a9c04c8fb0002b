import { Ua as oncePerZod } from "./server.js";
import { t as deliverySchema } from "./delivery.js";
// ../../packages/double/src/generated/control/methods/deliveries-wait-for.ts
const deliveriesWaitForArgumentsShape = oncePerZod((z) => ({
	app: z.string({ error: "invalid_arguments" }).exactOptional(),
	event: z.string({ error: "invalid_arguments" }).exactOptional(),
	event_id: z.string({ error: "invalid_arguments" }).exactOptional(),
	ok: z.boolean({ error: "invalid_arguments" }).exactOptional(),
	after: z.string({ error: "invalid_arguments" }).exactOptional(),
	timeout_ms: z.int({ error: "invalid_arguments" }).min(0, { error: "invalid_arguments" }).max(12e4, { error: "invalid_arguments" }).exactOptional(),
	world: z.string({ error: "invalid_arguments" }).regex(/^[a-z][a-z0-9-]{0,31}$/u, { error: "invalid_arguments" }).exactOptional()
}));
const deliveriesWaitForArgumentsSchema = oncePerZod((z) => z.strictObject(deliveriesWaitForArgumentsShape(z), { error: "invalid_arguments" }));
const deliveriesWaitForResponseShape = oncePerZod((z) => ({ delivery: deliverySchema(z) }));
const deliveriesWaitForMethod = {
	wireName: "deliveries.waitFor",
	verb: "GET",
	description: "Returns the first delivery with an attempt that matches, as soon as there is one.",
	authentication: "none",
	tokens: [],
	scopes: [],
	otherArguments: "refuse",
	argumentTable: {
		app: {
			wireName: "app",
			form: "string"
		},
		event: {
			wireName: "event",
			form: "string"
		},
		event_id: {
			wireName: "event_id",
			form: "string"
		},
		ok: {
			wireName: "ok",
			form: "boolean"
		},
		after: {
			wireName: "after",
			form: "string"
		},
		timeout_ms: {
			wireName: "timeout_ms",
			form: "integer"
		},
		world: {
			wireName: "world",
			form: "string",
			patternMessage: "expected a name such as blue or test-2"
		}
	},
	arguments: deliveriesWaitForArgumentsSchema,
	response: oncePerZod((z) => z.strictObject(deliveriesWaitForResponseShape(z), { error: "internal_error" })),
	errors: {},
	facts: {
		subject: "deliveries",
		rates: [],
		requires: [],
		limits: {
			timeout_ms: {
				min: { value: 0 },
				max: { value: 12e4 }
			},
			world: { pattern: { value: "^[a-z][a-z0-9-]{0,31}$" } }
		}
	}
};
export { deliveriesWaitForMethod };
